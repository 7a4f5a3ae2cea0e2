"""ST-60 to ST-71, ST-129 to ST-131, ST-162, ST-163, ST-236: morale at the end of an activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import Asking, ask
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import Hero, Unit
from ..measuring import units_far, units_within
from ..space.measure import INCH
from . import carrying
from .attacks import is_out
from .stamina import MayPay, Pays
from .testing import d3, succeeds
from .wounds import TakesWounds

if TYPE_CHECKING:
    from ..state import StarQuest

PRICE = 2
"""What it costs a hero to ignore that he is Shaken (ST-65, ST-188)."""
STEADFAST = 9
"""Enemies as tough as that are never Shaken (ST-71)."""
FEARLESS = 4
PRESENCE = 12 * INCH
"""Of a Villain (ST-162)."""


class MoraleTests(Procedure):
    """Of everybody who was wounded (g.wounded): the active unit first, then the nearest to it."""

    unit: int

    @step("ST-60", "ST-62", "ST-236")
    def everybody(self, g: StarQuest) -> list[Procedure]:
        hurt = [g.unit(number) for number in g.wounded]
        must = [unit for unit in hurt if unit is not None and must_test(g, unit)]
        active = g.unit(self.unit)
        if active is not None:
            must.sort(key=lambda unit: units_far(g, active, unit) if unit is not active else -1)
        return [MoraleTest(unit=unit.id) for unit in must]


class MoraleTest(Procedure):
    """Of one unit."""

    unit: int

    @step("ST-63", "ST-68")
    def tests(self, g: StarQuest) -> None:
        unit = g.unit(self.unit)
        if unit is None or is_out(unit):
            self.leave()
            return
        if unit.shaken:
            g.tell("log.still-shaken", ("ST-68",), unit=self.unit)
            self.leave()
            return
        if keeps_up(g, unit):
            self.leave()

    @step("ST-131")
    def is_fearless(self, g: StarQuest) -> None:
        unit = g.sure(self.unit)
        if not values.any_has(g, unit, "fearless"):
            return
        rolled = g.roll("fearless", by=g.dice_of(unit))
        unit.spend("fearless", "test")
        if rolled >= FEARLESS:
            g.tell("log.fearless", ("ST-131",), unit=self.unit, rolled=rolled)
            self.leave()

    @step("ST-65")
    def may_ignore_it(self, g: StarQuest) -> Asking | None:
        if isinstance(g.sure(self.unit), Hero):
            return ask(self.unit, MayPay, (PRICE,))
        self.go_to("is_shaken")
        return None

    @step("ST-65", "ST-188")
    def ignores_it(self, g: StarQuest) -> Procedure | None:
        if not g.pays():
            return None
        self.leave()
        g.tell("log.ignores-shaken", ("ST-65",), seat=self.unit, n=PRICE)
        return Pays(seat=self.unit, n=PRICE)

    @step("ST-64", "ST-71")
    def is_shaken(self, g: StarQuest) -> Procedure | None:
        unit = g.sure(self.unit)
        if not isinstance(unit, Hero) and values.tough(g, unit) >= STEADFAST:
            wounds = d3(g, "steadfast", g.dice_of(unit))
            g.tell("log.steadfast", ("ST-71",), unit=self.unit, n=wounds)
            return TakesWounds(unit=self.unit, n=wounds)
        unit.shaken = True
        g.unsettled = True
        g.tell("log.shaken", ("ST-64", "ST-66"), unit=self.unit)
        if isinstance(unit, Hero):
            carrying.drops(g, unit)
        return None


def must_test(g: StarQuest, unit: Unit) -> bool:
    """It has taken wounds in this activation, and half or less of it is left: of its models at the start of the
    mission, or, of a single model, of its Tough (ST-60, ST-61, ST-238). What Fear adds counts here alone (ST-227)."""
    if is_out(unit) or not unit.hurt:
        return False
    tough, feared, left = values.tough(g, unit), unit.feared, len(unit.models)
    if unit.size == 1:
        return 2 * (tough - unit.models[0].wounds - feared) <= tough
    for wounds in sorted([model.wounds for model in unit.models], reverse=True):
        feared -= tough - wounds
        left -= feared >= 0
    return 2 * left <= unit.size


def keeps_up(g: StarQuest, unit: Unit) -> bool:
    """The Quality test, for enemies on that of a Villain nearby if it is better."""
    value = values.quality(g, unit)
    villain = example(g, unit)
    if villain is not None:
        value = values.quality(g, villain)
        g.tell("log.example", ("ST-162",), unit=unit.id, enemy=villain.id, value=value)
    rolled = g.roll("morale", by=g.dice_of(unit))
    modifier = -1 if isinstance(unit, Hero) and "eye" in unit.injuries else 0
    passed = succeeds(rolled, value, modifier)
    g.tell("log.morale", ("ST-60", "ST-63"), unit=unit.id, value=value, rolled=rolled, modifier=modifier, passed=passed)
    return passed


def example(g: StarQuest, unit: Unit) -> Unit | None:
    """A Villain nearby on whose Quality an enemy tests, because it is better than its own (ST-162, ST-163)."""
    if isinstance(unit, Hero):
        return None
    best, found = values.quality(g, unit), None
    for other in g.units.values():
        better = values.quality(g, other) < best and not other.shaken and values.any_has(g, other, "villain")
        if better and units_within(g, unit, other, PRESENCE):
            best, found = values.quality(g, other), other
    return found
