"""Blast: how many hits one hit becomes, and how they are spread (ST-106 to ST-109, ST-205, ST-214, ST-215)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Question

from .. import moves as m
from ..entities import Unit
from ..measuring import units_within, within
from ..space.measure import INCH

if TYPE_CHECKING:
    from ..state import StarQuest

AROUND = 3 * INCH


class Hits(Struct, frozen=True, gc=False):
    """Hits that are alike."""

    n: int
    ap: int = 0
    cover: int = 0


def struck(g: StarQuest, shooter: Unit, target: Unit) -> list[Unit]:
    """The target, and every other enemy of the shooter within 3 inches of one of its models; they need be neither in
    range nor in sight (ST-109, ST-214, ST-215)."""
    others = [unit for unit in g.foes_of(shooter) if unit is not target]
    return [target, *[unit for unit in others if units_within(g, target, unit, AROUND)]]


def times(g: StarQuest, blast: int, units: Sequence[Unit]) -> int:
    """What each hit becomes: X, but no more than there are models in the target, the first of these units, and within
    3 inches of it (ST-107, ST-108)."""
    bodies = g.bodies(units[0])
    count = len(bodies)
    for unit in units[1:]:
        count += sum([any(within(body, one, AROUND) for one in bodies) for body in g.bodies(unit)])
    return min(blast, count)


def splits(total: int, units: int) -> list[tuple[int, ...]]:
    """All ways to spread hits evenly: what is left over goes to different units (ST-109)."""
    each, over = divmod(total, units)
    return [tuple([each + (n in chosen) for n in range(units)]) for chosen in combinations(range(units), over)]


def dealt(hits: Sequence[Hits], shares: Sequence[int]) -> list[list[Hits]]:
    """The hits of each unit: dealt out one by one, the sharpest first, to those who take most first."""
    order = sorted(range(len(shares)), key=lambda n: -shares[n])
    counts: list[dict[tuple[int, int], int]] = [{} for _ in shares]
    turn = 0
    for some in sorted(hits, key=lambda one: -one.ap):
        for _ in range(some.n):
            key = some.ap, some.cover
            mine = counts[order[turn % len(order)]]
            mine[key] = mine.get(key, 0) + 1
            turn += 1
    return [[Hits(n, *key) for key, n in mine.items()] for mine in counts]


class HowToSplit(Question["StarQuest", Any]):
    """The players choose who takes what is left over, also of what an enemy fired (ST-109, ST-205). Any: the procedure
    that asks knows the units and how many hits there are."""

    name = "starquest.split"

    def options(self, g: StarQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return [m.Split(hits) for hits in splits(sum([some.n for some in frame.hits]), len(frame.units))]
