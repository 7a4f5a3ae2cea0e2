"""Exact ties of the AI are decided by a die (ST-276, ruling 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from ..entities import Unit
from ..measuring import nearest_first

if TYPE_CHECKING:
    from ..state import StarQuest

T = TypeVar("T")


def one_of(g: StarQuest, equal: Sequence[T], by: int, key: str = "log.tie") -> T:
    """One of several that are exactly equal; the die is only rolled if there are several."""
    if len(equal) == 1:
        return equal[0]
    g.tell(key, ("ST-276",), n=len(equal))
    return equal[g.roll("tie", len(equal), by=by) - 1]


def ranks(g: StarQuest, unit: Unit, others: Sequence[Unit]) -> list[list[Unit]]:
    """Others by how far they are, the nearest first; those that are equally near stand together."""
    found: list[list[Unit]] = []
    last = -1
    for distance, other in nearest_first(g, unit, others):
        if distance == last:
            found[-1].append(other)
        else:
            found.append([other])
        last = distance
    return found
