"""ST-110, ST-111, ST-115, ST-117 to ST-121, ST-285: spell tokens, the cast roll, the spells of enemies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask, ask_all
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import Enemy, Hero, Unit
from ..measuring import units_within
from ..space.measure import INCH
from . import aiming
from .aiming import Targets
from .effects import CarryOut
from .effects_body import gains_tokens
from .sighting import sees
from .stamina import MayPay, Pays
from .testing import result, succeeds, went
from .ties import one_of, ranks

if TYPE_CHECKING:
    from ..state import StarQuest

WORKS = 4
"""What a cast roll must show (ST-115)."""
PER_VALUE = 2
"""Stamina for each point of a spell that failed (ST-118, ST-190)."""
HINDERS = 18 * INCH


def gain_tokens(g: StarQuest) -> None:
    """At the start of a round, six at the most, also in Ambush (ST-110, ST-111, ST-293)."""
    for unit in (*g.heroes, *g.units.values()):
        n = values.any_has(g, unit, "caster")
        if n:
            gains_tokens(g, unit, n)


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


# --- enemies ------------------------------------------------------------------------------------------------


class MayHinder(Question["StarQuest", "EnemyCasts"]):
    """So many tokens off the roll; none: it is let through."""

    name = "starquest.hinder"

    def options(self, g: StarQuest, frame: EnemyCasts, seat: int) -> Sequence[Answer]:
        return [m.Hinder(n) for n in range(g.hero(seat).tokens + 1)]

    def price(self, g: StarQuest, frame: EnemyCasts, seat: int, answer: Answer) -> dict[str, int]:
        return {"tokens": answer.tokens} if isinstance(answer, m.Hinder) and answer.tokens else {}


class EnemyCasts(Procedure):
    """A random spell of its faction, with all its tokens; one that cannot be cast is none (ST-119 to ST-121)."""

    unit: int
    spell: str = ""
    targets: Targets = ()
    boost: int = 0

    @step("ST-119", "ST-228")
    def which_spell(self, g: StarQuest) -> None:
        unit = g.unit(self.unit)
        spells = () if unit is None else spells_of(g, unit)
        if unit is None or not spells or not unit.tokens or unit.shaken:
            self.leave()
            return
        self.spell = spells[g.roll("spell", len(spells), by=g.dice_of(unit)) - 1]
        value = g.lore.spells[self.spell].value
        self.boost = unit.tokens - value
        if self.boost < 0:
            self.leave()
            key, rules = "log.cannot-cast-tokens", ("ST-113", "ST-121")
            g.tell(key, rules, unit=self.unit, spell=self.spell, n=value, left=unit.tokens)
            return
        self.targets = nearest_targets(g, unit, self.spell)
        if not self.targets:
            self.leave()
            g.tell("log.cannot-cast-nobody", ("ST-115", "ST-121"), unit=self.unit, spell=self.spell)
            return
        unit.tokens = 0
        g.tell(
            "log.about-to-cast",
            ("ST-119", "ST-120"),
            unit=self.unit,
            spell=self.spell,
            targets=self.targets,
            n=self.boost,
        )

    @step("ST-117")
    def who_hinders_it(self, g: StarQuest) -> Asking | None:
        able = [hero.seat for hero in g.conscious if can_hinder(g, hero, g.sure(self.unit))]
        if not able:
            self.go_to("casts")
        return ask_all(able, MayHinder, (self.unit,))

    @step("ST-117")
    def is_hindered(self, g: StarQuest) -> None:
        for seat, answer in g.answers:
            if isinstance(answer, m.Hinder) and answer.tokens:
                g.hero(seat).tokens -= answer.tokens
                self.boost -= answer.tokens
                g.tell("log.hinders", ("ST-117",), seat=seat, enemy=self.unit, n=answer.tokens)

    @step("ST-119")
    def casts(self, g: StarQuest) -> Procedure:
        return Casting(unit=self.unit, spell=self.spell, targets=self.targets, modifier=self.boost)


def spells_of(g: StarQuest, unit: Unit) -> tuple[str, ...]:
    if not isinstance(unit, Enemy) or not values.any_has(g, unit, "caster"):
        return ()
    return g.lore.factions[g.lore.units[unit.kind].faction].spells


def can_hinder(g: StarQuest, hero: Hero, caster: Unit) -> bool:
    """A caster with tokens, in sight and within 18 inches; a Shaken one counters nothing (ST-117, ST-231)."""
    return bool(
        hero.tokens
        and not hero.shaken
        and values.any_has(g, hero, "caster")
        and units_within(g, hero, caster, HINDERS)
        and sees(g, hero, caster)
    )


def nearest_targets(g: StarQuest, unit: Unit, spell: str) -> Targets:
    """The nearest that it reaches, itself first if it helps; of equal ones a die decides (ST-276, ST-285)."""
    aim = aiming.of_spell(g, unit, g.lore.spells[spell])
    legal = [other for other in aim.who if aiming.why_out_of_reach(g, unit, aim, other) is None]
    chosen = [unit.id] if unit in legal else []
    for equal in ranks(g, unit, [other for other in legal if other is not unit]):
        while equal and len(chosen) < aim.most:
            other = one_of(g, equal, g.dice_of(unit))
            equal.remove(other)
            chosen.append(other.id)
    return tuple(chosen)
