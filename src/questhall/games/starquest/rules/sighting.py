"""Whom a unit sees, and what cover a target has from a model that shoots (ST-90, ST-91, ST-262 to ST-270)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..entities import Unit
from ..space import sight
from ..space.sight import Body

if TYPE_CHECKING:
    from ..state import StarQuest

MOSTLY = 5
"""So many of the nine points of a single model (ST-268)."""
COVER = 1
"""What it adds to Defense rolls (ST-92)."""


def third(g: StarQuest, one: Unit, other: Unit) -> tuple[Body, ...]:
    """Those who may stand between two units: neither of them hides itself (ST-266)."""
    return g.others(one.id, other.id)


def sees(g: StarQuest, one: Unit, other: Unit) -> bool:
    """A unit sees what one of its models sees (ST-263)."""
    others, theirs = third(g, one, other), g.bodies(other)
    return any(seen(g, body, theirs, others) for body in g.bodies(one))


def seen(g: StarQuest, body: Body, theirs: Sequence[Body], others: Sequence[Body]) -> bool:
    """Whether a body sees one of these."""
    return any(sight.sees(g.ground, body, their, others) for their in theirs)


def cover(g: StarQuest, shooter: Body, target: Unit, others: Sequence[Body], only_in: bool = False) -> int:
    """What cover adds to the Defense rolls of a target against the shots of one model: of a single model most of it
    is covered, of a group more than half of its models are, if only partly (ST-268); the last one of a group counts
    as a single model (ST-238). `only_in`: for indirect fire (ST-270)."""
    bodies = g.bodies(target)
    points = [sum(sight.covered_points(g.ground, shooter, body, others, only_in)) for body in bodies]
    if len(points) == 1:
        return COVER if points[0] >= MOSTLY else 0
    return COVER if 2 * sum([n > 0 for n in points]) > len(points) else 0
