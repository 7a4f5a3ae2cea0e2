"""Dangerous ground (ST-93 to ST-96, ST-254, ST-255)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.dice import D6
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import Model, Unit
from ..space.legs import Leg
from ..space.measure import Point, leg, towards
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
        unit = g.unit(self.unit)
        if unit is None or all(model.n != self.model for model in unit.models):
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
        for piece in routes.stands_in(g.ground, model.spot, r)
        if (unit.id, model.n, piece) not in g.braved
    ]


def entered(g: StarQuest, unit: Unit, model: Model, way: Leg) -> tuple[int, Spot] | None:
    """The first dangerous piece that a leg enters and this model has not tested yet, and where that is."""
    r, here = values.radius(g, unit), model.spot
    found: list[tuple[int, int]] = []
    for n, piece in enumerate(g.ground.pieces):
        if piece.dangerous and (unit.id, model.n, n) not in g.braved and routes.crossed([piece], r, here, [way]):
            found.append((reached(piece.outline, here.point, way.end.point, r), n))
    if not found:
        return None
    length, n = min(found)
    return n, Spot(*towards(here.point, way.end.point, length), here.level)


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
