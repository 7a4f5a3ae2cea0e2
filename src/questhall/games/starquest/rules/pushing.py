"""ST-76, ST-77, ST-271 to ST-273: pushing, and Shove."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero, Model, Unit
from ..measuring import far, units_within
from ..space.measure import INCH, Point
from . import ahead
from .acts import Act, Follows
from .falling import HURTS, Falls, MayFall
from .moving import Moves, model_of
from .sliding import Drop, slide
from .testing import AttributeTest

if TYPE_CHECKING:
    from ..state import StarQuest

NEAR = 3 * INCH
"""How near a unit must be to be shoved (ST-76)."""
SHOVED = 2 * INCH
"""ST-77."""


class Shoves(Act):
    """No sight is needed (ST-271)."""

    move = m.Shove
    slot = "skill"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return [m.Shove(target=unit.id) for unit in g.foes_of(hero) if units_within(g, hero, unit, NEAR)]

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Shove) -> Refusal | None:
        target = next((unit for unit in g.foes_of(hero) if unit.id == answer.target), None)
        if target is None:
            return Refusal("refusal.no-such-target", ("ST-76",))
        if not units_within(g, hero, target, NEAR):
            return Refusal("refusal.shove-too-far", ("ST-76",), {"unit": target.id, "most": NEAR})
        return None

    def expects(self, g: StarQuest, hero: Hero, answer: m.Shove) -> Sequence[tuple[Told, int]]:
        pushed = Told("log.pushed", ("ST-77",), {"unit": answer.target, "inches": SHOVED})
        return ahead.of_test(g, hero, "strength", pushed)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Shove) -> Follows:
        return Shoving(unit=hero.id, target=answer.target)


class Shoving(Procedure):
    unit: int
    target: int

    @step("ST-76")
    def tests_strength(self, g: StarQuest) -> Procedure:
        g.tell("log.shoves", ("ST-76",), unit=self.unit, target=self.target)
        return AttributeTest(unit=self.unit, attribute="strength", purpose="shove")

    @step("ST-77")
    def pushes(self, g: StarQuest) -> Procedure | None:
        return Pushed(unit=self.target, by=self.unit, inches=SHOVED) if g.passed else None


class Pushed(Procedure):
    """All models of a unit in the direction from whoever does it to the nearest of them, the furthest first."""

    unit: int
    by: int
    inches: int
    start: Point = (0, 0)
    through: Point = (0, 0)
    waiting: tuple[int, ...] = ()
    falling: Drop | None = None
    falls: int = 0
    """The model that goes over an edge."""

    @step("ST-77", "ST-271")
    def begins(self, g: StarQuest) -> None:
        unit, pusher = g.unit(self.unit), g.unit(self.by)
        if unit is None or pusher is None or not unit.models:
            self.leave()
            return
        body = g.bodies(pusher)[0]
        order = sorted(unit.models, key=lambda model: (far(g.body(unit, model), body), model.n))
        self.start, self.through = body.point, order[0].spot.point
        self.waiting = tuple([model.n for model in reversed(order)])
        g.tell("log.pushed", ("ST-77", "ST-271"), unit=self.unit, inches=self.inches)

    @step("ST-271", "ST-272")
    def next_model(self, g: StarQuest) -> Procedure | None:
        unit = g.unit(self.unit)
        if unit is None or not self.waiting:
            self.leave()
            return None
        model = model_of(unit, self.waiting[0])
        self.waiting = self.waiting[1:]
        self.falling = None
        if model is None:
            return None
        found = slide(g, unit, model, self.start, self.through, self.inches)
        self.falling, self.falls = found.drop, model.n
        return goes(unit, model, found.spot.point)

    @step("ST-178", "ST-273")
    def goes_over_the_edge(self, g: StarQuest) -> Procedure | None:
        """Flying does not save it; under 2 inches it is no fall."""
        self.go_to("next_model")
        unit, drop = g.unit(self.unit), self.falling
        if unit is None or drop is None or model_of(unit, self.falls) is None:
            return None
        kind = MayFall if drop.height >= HURTS else Falls
        return kind(
            unit=self.unit, piece=drop.piece, over=drop.over, level=drop.level, height=drop.height,
            model=self.falls, by=self.by,
        )  # fmt: skip


def goes(unit: Unit, model: Model, to: Point) -> Procedure | None:
    if to == model.spot.point:
        return None
    return Moves(unit=unit.id, model=model.n, path=(to,), slides=True, anew=True)
