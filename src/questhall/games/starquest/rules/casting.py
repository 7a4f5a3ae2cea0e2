"""ST-110 to ST-118: spell tokens, and the spells of heroes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, ask
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import Hero
from . import aiming
from .acts import Act, Follows
from .aiming import Targets
from .effects import CarryOut
from .effects_body import gains_tokens
from .stamina import MayPay, Pays
from .testing import chance, result, succeeds, went

if TYPE_CHECKING:
    from ..state import StarQuest

WORKS = 4
"""What a cast roll must show (ST-115)."""
PER_VALUE = 2
"""Stamina for each point of a spell that failed (ST-118, ST-190)."""
WORTH_IT = 2
"""More tokens than these add nothing to the chance: a 1 always fails (ST-7)."""


def gain_tokens(g: StarQuest) -> None:
    """At the start of a round, six at the most, also in Ambush (ST-110, ST-111, ST-293)."""
    for unit in (*g.heroes, *g.units.values()):
        n = values.any_has(g, unit, "caster")
        if n:
            gains_tokens(g, unit, n)


class Casts(Act):
    """At any time before the first attack of the activation; each spell is tried once (ST-112, ST-114)."""

    move = m.Cast
    between = True

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        found: list[Answer] = []
        for name in hero.spells:
            spell = g.lore.spells[name]
            if why_not_spell(g, hero, name, 0) is None:
                boosts = range(min(WORTH_IT, hero.tokens - spell.value) + 1)
                choices = aiming.choices(g, hero, aiming.of_spell(g, hero, spell))
                found += [m.Cast(name, targets, boost) for targets in choices for boost in boosts]
        return found

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Cast) -> Refusal | None:
        refusal = why_not_spell(g, hero, answer.spell, answer.boost)
        if refusal is not None:
            return refusal
        return aiming.why_not(g, hero, aiming.of_spell(g, hero, g.lore.spells[answer.spell]), answer.targets)

    def price(self, g: StarQuest, hero: Hero, answer: m.Cast) -> dict[str, int]:
        return {"tokens": g.lore.spells[answer.spell].value + answer.boost}

    def expects(self, g: StarQuest, hero: Hero, answer: m.Cast) -> Sequence[tuple[Told, int]]:
        works = chance(WORKS, answer.boost)
        args = {"unit": hero.id, "spell": answer.spell}
        return [
            (Told("log.cast-works", ("ST-115",), args), works),
            (Told("log.cast-fails", ("ST-115",), args), 1000 - works),
        ]

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Cast) -> Follows:
        hero.tokens -= g.lore.spells[answer.spell].value + answer.boost
        hero.tried += (answer.spell,)
        hero.begun = True
        return Casting(unit=hero.id, spell=answer.spell, targets=answer.targets, modifier=answer.boost)


def why_not_spell(g: StarQuest, hero: Hero, name: str, boost: int) -> Refusal | None:
    """Apart from whom it is cast at."""
    if name not in hero.spells:
        return Refusal("refusal.no-such-spell", ("ST-112",))
    if hero.attacked:
        return Refusal("refusal.cast-comes-first", ("ST-112", "ST-229"))
    if name in hero.tried:
        return Refusal("refusal.spell-tried", ("ST-114",), {"spell": name})
    if boost < 0:
        return Refusal("refusal.not-now", ("ST-116",))
    n = g.lore.spells[name].value + boost
    if n > hero.tokens:
        return Refusal("refusal.no-tokens", ("ST-113", "ST-116"), {"n": n, "left": hero.tokens})
    return None


class Casting(Procedure):
    """The tokens are paid; one roll, and heroes may buy one that failed (ST-118)."""

    unit: int
    spell: str
    targets: Targets
    modifier: int
    """What tokens add to the roll, or take from it (ST-116, ST-117)."""

    @step("ST-115", "ST-6", "ST-7")
    def rolls(self, g: StarQuest) -> None:
        unit = g.sure(self.unit)
        g.tell("log.casts", ("ST-112",), unit=self.unit, spell=self.spell, targets=self.targets)
        rolled = g.roll("cast", by=g.dice_of(unit))
        g.passed = succeeds(rolled, WORKS, self.modifier)
        shown = result(rolled, self.modifier)
        g.tell("log.cast-roll", ("ST-115",), unit=self.unit, rolled=shown, value=WORKS, went=went(g.passed))
        if g.passed:
            self.go_to("takes_effect")
        elif not isinstance(unit, Hero):
            self.go_to("comes_to_nothing")

    @step("ST-118", "ST-190")
    def may_buy_it(self, g: StarQuest) -> Asking:
        return ask(self.unit, MayPay, (self.price(g),))

    @step("ST-118", "ST-190")
    def buys_it(self, g: StarQuest) -> Procedure | None:
        if not g.pays():
            self.go_to("comes_to_nothing")
            return None
        g.tell("log.cast-bought", ("ST-118",), seat=self.unit, spell=self.spell, n=self.price(g))
        self.go_to("takes_effect")
        return Pays(seat=self.unit, n=self.price(g))

    @step("ST-115")
    def comes_to_nothing(self, g: StarQuest) -> None:
        g.tell("log.cast-fails", ("ST-115",), unit=self.unit, spell=self.spell)
        self.leave()

    @step("ST-115")
    def takes_effect(self, g: StarQuest) -> Procedure:
        g.tell("log.cast-works", ("ST-115",), unit=self.unit, spell=self.spell)
        return CarryOut(origin=f"spell:{self.spell}", by=self.unit, targets=self.targets)

    def price(self, g: StarQuest) -> int:
        return PER_VALUE * g.lore.spells[self.spell].value
