"""ST-117, ST-119 to ST-121, ST-285: the spells of enemies, and heroes who hinder them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask_all
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import Enemy, Hero, Unit
from ..measuring import units_far, units_within
from ..space.measure import INCH
from . import aiming
from .aiming import Targets
from .casting import Casting
from .sighting import sees

if TYPE_CHECKING:
    from ..state import StarQuest

HINDERS = 18 * INCH


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
        self.targets = nearest_targets(g, unit, self.spell)
        self.boost = unit.tokens - g.lore.spells[self.spell].value
        if self.boost < 0 or not self.targets:
            g.tell("log.cannot-cast", ("ST-121",), unit=self.unit, spell=self.spell)
            self.leave()
            return
        unit.tokens = 0
        g.tell("log.about-to-cast", ("ST-119", "ST-120"), unit=self.unit, spell=self.spell, n=self.boost)

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
    rows = [(-1 if other is unit else units_far(g, unit, other), other.id) for other in legal]
    chosen: list[int] = []
    while rows and len(chosen) < aim.most:
        least = min(rows)[0]
        equal = [row for row in rows if row[0] == least]
        row = equal[g.roll("tie", len(equal), by=g.dice_of(unit)) - 1] if len(equal) > 1 else equal[0]
        rows.remove(row)
        chosen.append(row[1])
    return tuple(chosen)
