"""ST-55, ST-260: after a melee in which neither unit was destroyed the chargers step back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure, step

from ..entities import Hero, Model, Unit
from ..measuring import far
from ..space.measure import INCH, Point, root_up, square
from ..space.sight import Body
from .moving import Moves, model_of
from .sliding import slide

if TYPE_CHECKING:
    from ..state import StarQuest

BACK = INCH
ROUNDED = 3
"""Thousandths that a point of the grid may lie further away."""


class StepsBack(Procedure):
    """Each model of the charging unit straight away from the nearest enemy of that melee, the furthest first."""

    charger: int
    target: int
    waiting: tuple[int, ...] = ()

    @step("ST-55")
    def begins(self, g: StarQuest) -> None:
        units = self.both(g)
        if units is None:
            self.leave()
            return
        charger, target = units
        theirs = g.bodies(target)
        order = sorted(charger.models, key=lambda model: (-nearest(g, charger, model, theirs)[0], model.n))
        self.waiting = tuple([model.n for model in order])
        g.tell("log.steps-back", ("ST-55",), unit=self.charger, inches=BACK)

    @step("ST-55", "ST-260")
    def next_model(self, g: StarQuest) -> Procedure | None:
        units = self.both(g)
        if not self.waiting or units is None:
            self.leave()
            return None
        charger, target = units
        model = model_of(charger, self.waiting[0])
        self.waiting = self.waiting[1:]
        self.again()
        if model is None:
            return None
        enemy = nearest(g, charger, model, g.bodies(target))[1].point
        to = backwards(g, charger, model, enemy)
        if to == model.spot.point:
            return None
        return Moves(unit=self.charger, model=model.n, path=(to,), slides=True, anew=True)

    def both(self, g: StarQuest) -> tuple[Unit, Unit] | None:
        """If neither unit was destroyed; an unconscious hero is."""
        charger, target = g.unit(self.charger), g.unit(self.target)
        if charger is None or target is None:
            return None
        out = any(isinstance(unit, Hero) and not unit.conscious for unit in (charger, target))
        return None if out else (charger, target)


def nearest(g: StarQuest, unit: Unit, model: Model, theirs: list[Body]) -> tuple[int, Body]:
    body = g.body(unit, model)
    return min([(far(body, their), n, their) for n, their in enumerate(theirs)])[::2]


def backwards(g: StarQuest, unit: Unit, model: Model, enemy: Point) -> Point:
    """The first point of the grid that leaves an inch more; hindered, as far as it gets (ST-260)."""
    here = model.spot.point
    wanted = (root_up(square(here, enemy)) + BACK) ** 2
    found = slide(g, unit, model, enemy, here, BACK)
    for length in range(BACK, BACK + ROUNDED + 1):
        if found.drop is not None or square(found.spot.point, enemy) >= wanted:
            break
        found = slide(g, unit, model, enemy, here, length)
    return found.spot.point
