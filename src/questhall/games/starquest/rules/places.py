"""Where the mission frame puts things: quarters, corners and the centre, by dice or as the players like (ST-195,
ST-196, ST-289, ST-290)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, TypeVar

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..plan import CENTRE, CORNERS, QUARTERS, Plan, near_corner, quarter
from ..reach import Reach, standing
from ..space.legs import JUMP, why_not_stand
from ..space.measure import INCH, Point, square
from ..space.terrain import Spot
from ..values import RADII
from .placing import offsets

if TYPE_CHECKING:
    from ..state import StarQuest

T = TypeVar("T")
MIDDLE = "centre"
SPEAKER = 1
"""The seat that answers for all players."""
HERO = RADII[32]
AROUND = 6 * INCH
"""So far around a point a place is looked for that can be reached."""


def any_of(g: StarQuest, purpose: str, things: Sequence[T]) -> T:
    """One of them, by a die with so many sides; where there is only one, nothing is rolled."""
    return things[g.roll(purpose, sides=len(things)) - 1] if len(things) > 1 else things[0]


# --- points -----------------------------------------------------------------------------------------------


def lying(g: StarQuest, p: Point) -> Spot:
    return lying_on(g.plan, p)


@lru_cache(maxsize=1024)
def lying_on(plan: Plan, p: Point) -> Spot:
    """A marker there. In impassable ground, or where it is too high for a jump, it moves to the nearest place that a
    hero reaches (ST-289)."""
    level = plan.ground.level_at(p, 0) or 0
    if why_not_stand(plan.ground, p, 0) is None and abs(level) <= JUMP:
        return Spot(*p, level)
    walk = walk_of(plan)
    return (walk.to(Spot(*p), AROUND) if walk is not None else None) or Spot(*p, level)


@lru_cache(maxsize=16)
def walk_of(plan: Plan) -> Reach | None:
    """What a hero reaches from the corner of the heroes; None: nobody could even stand there."""
    for x, y in offsets(AROUND):
        start = standing(plan.ground, (plan.corner[0] + x, plan.corner[1] + y), HERO)
        if start is not None:
            return Reach(plan.ground, HERO, start)
    return None


def centre_of(name: str) -> Point:
    """Of a quarter, or of the whole table."""
    return CENTRE if name == MIDDLE else quarter(corner_named(name))


def beside_corner(g: StarQuest, name: str) -> Point:
    """Near a corner; the heroes' own is where they come from, so that the centre takes its place."""
    corner = corner_named(name)
    return CENTRE if corner == g.plan.mission.corner else near_corner(corner)


def corner_named(name: str) -> v.TableCorner:
    return next(corner for corner in QUARTERS if corner == name)


def corners_by_distance(p: Point) -> list[v.TableCorner]:
    """The nearest first; of equal ones the order is always the same."""
    return sorted(QUARTERS, key=lambda name: square(CORNERS[name], p))


# --- by the die --------------------------------------------------------------------------------------------


class WhichQuarter(Question["StarQuest", "AtRandom"]):
    """The die leaves it to the players."""

    name = "starquest.quarter"

    def options(self, g: StarQuest, frame: AtRandom, seat: int) -> Sequence[Answer]:
        return [m.Quarter(name) for name in frame.free(g)]


class AtRandom(Procedure):
    """Something goes to a random quarter or corner: one of 1 to 4, and else where the players like. What has to lie
    apart from others of its kind is rolled for again."""

    purpose: ClassVar[str]
    chosen: str = ""

    @step("ST-290", "ST-196")
    def by_the_die(self, g: StarQuest) -> None:
        free = self.free(g)
        name = self.on_die(g.roll(self.purpose)) if len(free) > 1 else free[0]
        if name in free:
            self.chosen = name
            self.go_to("is_put")
        elif name:
            self.again()

    @step("ST-290")
    def which(self, g: StarQuest) -> Asking:
        return ask(SPEAKER, WhichQuarter)

    @step("ST-290")
    def as_they_like(self, g: StarQuest) -> None:
        self.chosen = g.said(m.Quarter).quarter

    @step("ST-289", "ST-290")
    def is_put(self, g: StarQuest) -> None:
        self.put(g)

    def on_die(self, rolled: int) -> str:
        """Nothing: the players choose."""
        return QUARTERS[rolled - 1] if rolled <= len(QUARTERS) else ""

    def free(self, g: StarQuest) -> list[str]:
        """Where it may go; somewhere it always may."""
        return list(QUARTERS)

    def put(self, g: StarQuest) -> None:
        raise NotImplementedError
