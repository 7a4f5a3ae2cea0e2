"""Dangerous ground (ST-93 to ST-96, ST-254, ST-255)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.dice import D6
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import Hero, Model, Unit
from ..space.legs import Leg
from ..space.measure import Point, leg, towards
from ..space.passed import goes_through, walked
from ..space.shapes import Outline, swept
from ..space.terrain import Spot
from . import routes
from .wounds import TakesWounds

if TYPE_CHECKING:
    from ..state import StarQuest

WOUNDS = "1"


class Braves(Procedure):
    """A model tests a dangerous piece: one die, or as many as its Tough; each 1 is a wound (ST-95, ST-96)."""

    unit: int
    model: int
    piece: int

    @step("ST-93", "ST-95", "ST-96")
    def rolls(self, g: StarQuest) -> Procedure | None:
        """Who died or fell unconscious by another piece tests no more."""
        unit = g.unit(self.unit)
        if unit is None or (isinstance(unit, Hero) and unit.down):
            return None
        if all(model.n != self.model for model in unit.models):
            return None
        g.braved += ((self.unit, self.model, self.piece),)
        kind = g.ground.pieces[self.piece].kind
        wounds = g.throw("danger", (D6,) * values.tough(g, unit), by=g.dice_of(unit)).count(WOUNDS)
        g.tell("log.danger", ("ST-93", "ST-96"), unit=self.unit, terrain=kind, n=wounds)
        return TakesWounds(unit=self.unit, n=wounds, model=self.model) if wounds else None


def where_it_stands(g: StarQuest, unit: Unit) -> list[Procedure]:
    """At the start of an activation each model in dangerous ground tests it, fliers too (ST-94, ST-133)."""
    r = values.radius(g, unit)
    return [
        Braves(unit=unit.id, model=model.n, piece=piece)
        for model in unit.models
        for piece in routes.in_danger(g.ground, model.spot, r)
        if (unit.id, model.n, piece) not in g.braved
    ]


def braved_by(g: StarQuest, unit: Unit, model: Model) -> tuple[int, ...]:
    """What a model has tested in this activation."""
    return tuple([piece for number, n, piece in g.braved if (number, n) == (unit.id, model.n)])


def entered(g: StarQuest, unit: Unit, here: Spot, way: Leg, known: Iterable[int]) -> tuple[int, Point] | None:
    """The first dangerous piece that a leg enters, of those that were not tested before, and where that is."""
    r = values.radius(g, unit)
    found = [
        (*where(piece.outline, here, way, r), n)
        for n, piece in enumerate(g.ground.pieces)
        if piece.dangerous and n not in known and goes_through(piece, r, here, way)
    ]
    if not found:
        return None
    _, point, n = min(found)
    return n, point


def where(shape: Outline, here: Spot, way: Leg, r: int) -> tuple[int, Point]:
    """How far along a leg the base enters an outline, and where it is then; of a jump, before or behind it."""
    for a, b in walked(here, way):
        if swept(shape, a, b, r):
            point = towards(a, b, reached(shape, a, b, r))
            return leg(here.point, point), point
    return 0, here.point


def reached(shape: Outline, a: Point, b: Point, r: int) -> int:
    """So far along a leg the base enters an outline."""
    low, high = 0, leg(a, b)
    while low < high:
        middle = (low + high) // 2
        if swept(shape, a, towards(a, b, middle), r):
            high = middle
        else:
            low = middle + 1
    return low
