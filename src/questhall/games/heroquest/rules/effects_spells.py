"""Spells that are lost and regained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import MASTER, Hero, Mark, Monster
from .effects import CarryOut, Named, fits, targets, verb

if TYPE_CHECKING:
    from ..state import HeroQuest

CAST = "spell:"
"""Before the spells that a hero has cast in this quest, among what was used."""


def note(hero: Hero, spell: str) -> None:
    hero.used += (f"{CAST}{spell}",)


def already_cast(g: HeroQuest, hero: Hero) -> list[str]:
    """Special spells that could come back, each once."""
    found = dict.fromkeys([one[len(CAST) :] for one in hero.used if one.startswith(CAST)])
    return [spell for spell in found if g.lore.spells[spell].school in ("special", "guild")]


def gives_back(g: HeroQuest, hero: Hero, spell: str) -> None:
    used = list(hero.used)
    if f"{CAST}{spell}" in used:
        used.remove(f"{CAST}{spell}")
    hero.used = tuple(used)
    hero.spells += (spell,)
    g.tell("log.regains", ("HQ-1.21",), seat=hero.seat, spell=spell)


# --- to lose one -----------------------------------------------------------------------------------


def hostile_marks(g: HeroQuest, figure: Hero | Monster) -> list[Mark]:
    """What enemies have cast on a figure and still lasts."""
    found = []
    for mark in figure.marks:
        caster = g.figure(mark.by) if mark.by else None
        ours = g.side(caster) if caster is not None else mark.by < 11
        if mark.by and mark.until != "cured" and ours != g.side(figure):
            found.append(mark)
    return found


@fits(v.LoseSpell)
def lose_fits(g: HeroQuest, effect: v.LoseSpell, caster: Hero | Monster, named: Named) -> Refusal | None:
    target = named.target
    if target is None:
        return Refusal("refusal.nobody", ("HQ-8.1",))
    if effect.lying:
        return None if hostile_marks(g, target) else Refusal("refusal.no-spell-lies", ("HQ-8.1",))
    return None if g.enemies(caster, target) else Refusal("refusal.friend", ("HQ-8.1",))


@verb(v.LoseSpell)
def lose_spell(g: HeroQuest, effect: v.LoseSpell, frame: CarryOut) -> None:
    for figure in targets(g, "target", frame):
        if effect.lying:
            hostile = hostile_marks(g, figure)
            figure.marks = tuple([mark for mark in figure.marks if mark not in hostile])
            g.tell("log.unbound", ("HQ-8.1",), figure=figure.id)
        else:
            loses_one(g, figure)


def loses_one(g: HeroQuest, figure: Hero | Monster) -> None:
    """By chance. What a monster could still cast is the game master's secret, and so is what it forgets."""
    spells = figure.spells
    drawn = g.draw(max(1, len(spells)))
    if isinstance(figure, Monster):
        g.tell("log.monster-forgets", ("HQ-8.1",), monster=figure.id, kind=figure.kind)
    if not spells:
        return
    lost = spells[drawn - 1]
    figure.spells = spells[: drawn - 1] + spells[drawn:]
    if isinstance(figure, Monster):
        g.tell("log.forgets", ("HQ-8.1",), only=(MASTER,), figure=figure.id, spell=lost)
    else:
        g.everybody_learns()
        g.tell("log.forgets", ("HQ-8.1",), figure=figure.id, spell=lost)


# --- to regain one --------------------------------------------------------------------------------------


@verb(v.RegainSpell)
def regain_spell(g: HeroQuest, effect: v.RegainSpell, frame: CarryOut) -> Procedure | None:
    for figure in targets(g, "target", frame):
        if isinstance(figure, Hero):
            return Remembers(seat=figure.seat)
    return None


class WhichSpell(Question["HeroQuest", "Remembers"]):
    name = "heroquest.remember"

    def options(self, g: HeroQuest, frame: Remembers, seat: int) -> Sequence[Answer]:
        return [m.Recall(spell) for spell in already_cast(g, g.hero(frame.seat))]


class Remembers(Procedure):
    seat: int

    @step("HQ-1.30")
    def which(self, g: HeroQuest) -> Asking | None:
        if not already_cast(g, g.hero(self.seat)):
            g.tell("log.remembers-nothing", ("HQ-1.30",), seat=self.seat)
            self.leave()
            return None
        return ask(self.seat, WhichSpell)

    @step("HQ-1.30")
    def comes_back(self, g: HeroQuest) -> None:
        gives_back(g, g.hero(self.seat), g.said(m.Recall).spell)
