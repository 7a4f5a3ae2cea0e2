"""Tests: one die against a value (ST-2 to ST-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import Asking, ask
from questhall.kernel.procedure import Procedure, step

from .. import values
from .. import vocabulary as v
from ..entities import Hero, Unit
from .stamina import MayPay, Pays

if TYPE_CHECKING:
    from ..state import StarQuest

BOUGHT = 2
"""What a failed attribute test costs (ST-5, ST-187)."""
INJURED: dict[str, v.Injury] = {"strength": "arm", "dexterity": "spine", "willpower": "spirit"}


def succeeds(rolled: int, value: int, modifier: int = 0) -> bool:
    """A 6 always does, a 1 never (ST-6, ST-7)."""
    return rolled != 1 and (rolled == 6 or rolled + modifier >= value)


def natural(value: int, modifier: int = 0) -> int:
    """The same, as the lowest face of the die that succeeds."""
    return min(6, max(2, value - modifier))


def attribute_modifier(unit: Unit, attribute: v.Attribute) -> int:
    """Impaired (ST-171), an injury (ST-197), what is lent."""
    injured = isinstance(unit, Hero) and INJURED[attribute] in unit.injuries
    return unit.total("attribute") - ("impaired" in unit.status) - injured


def chance(value: int, modifier: int = 0) -> int:
    """Of a test, in thousandths."""
    return (7 - natural(value, modifier)) * 1000 // 6


def attribute_chance(g: StarQuest, unit: Unit, attribute: v.Attribute) -> int:
    return chance(values.attribute(g, unit, attribute), attribute_modifier(unit, attribute))


def d3(g: StarQuest, purpose: str, by: int | None = None) -> int:
    """A D6 halved, rounded up (ST-207)."""
    return (g.roll(purpose, by=by) + 1) // 2


def went(passed: bool) -> str:
    return "passed" if passed else "failed"


def result(rolled: int, modifier: int) -> str:
    """A die and what is added to it, as everybody reads it."""
    return f"{rolled}{modifier:+d}" if modifier else str(rolled)


class AttributeTest(Procedure):
    """`g.passed` says how it went. Enemies test Quality instead (ruling 24) and buy nothing."""

    unit: int
    attribute: v.Attribute
    purpose: str
    value: int = 0
    """Another than the own, where a rule says so: Strider jumps on 2+ (ST-156)."""
    buyable: bool = True
    """A hero skill that fails follows ST-80 and not ST-5 (ST-230)."""

    @step("ST-2", "ST-4")
    def rolls(self, g: StarQuest) -> None:
        unit = g.sure(self.unit)
        value = self.value or values.attribute(g, unit, self.attribute)
        rolled = g.roll(self.purpose, by=g.dice_of(unit))
        modifier = attribute_modifier(unit, self.attribute)
        g.passed = succeeds(rolled, value, modifier)
        unit.spend("attribute", "test")
        g.tell(
            "log.test",
            ("ST-4",),
            unit=self.unit,
            attribute=self.attribute if isinstance(unit, Hero) else "quality",
            value=value,
            rolled=result(rolled, modifier),
            went=went(g.passed),
        )
        if g.passed or not self.buyable or not isinstance(unit, Hero) or not unit.conscious:
            self.leave()

    @step("ST-5")
    def may_buy_it(self, g: StarQuest) -> Asking:
        return ask(self.unit, MayPay, (BOUGHT,))

    @step("ST-5", "ST-187")
    def buys_it(self, g: StarQuest) -> Procedure | None:
        if not g.pays():
            self.leave()
            return None
        g.tell("log.test-bought", ("ST-5",), seat=self.unit, n=BOUGHT)
        return Pays(seat=self.unit, n=BOUGHT)

    @step("ST-5")
    def is_passed(self, g: StarQuest) -> None:
        g.passed = True
