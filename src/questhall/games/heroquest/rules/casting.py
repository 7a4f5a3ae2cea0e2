"""To cast a spell and to read a scroll (HQ-8.1, HQ-8.4, HQ-8.7, HQ-1.21, HQ-1.30)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..dice import MONSTER, SHIELD, WHITE
from ..entities import Hero, Monster
from . import aiming, base_spells
from .acts import AnyAct, HeroAct, Step
from .effects import CarryOut
from .effects_spells import gives_back, note
from .resisting import resistances, untouched
from .sets import SCROLLS_FROM

if TYPE_CHECKING:
    from ..state import HeroQuest

REGAINS_WHITE_FROM = 7
"""Mind points on the sheet (HQ-1.21)."""


# --- who casts ----------------------------------------------------------------------------------


def castable(g: HeroQuest, figure: Hero | Monster) -> list[str]:
    """What a figure has left, each spell once."""
    spells = list(dict.fromkeys(figure.spells))
    return base_spells.left(figure) + spells if isinstance(figure, Hero) else spells


def why_not_magic(g: HeroQuest, figure: Hero | Monster, spell: v.Spell) -> Refusal | None:
    """What keeps a figure from casting or reading, whatever it is."""
    if figure.has("no_cast") or g.shadows >> figure.square & 1:
        return Refusal("refusal.cannot-cast", ("HQ-8.1",))
    if spell.hostile and (figure.has("invisible") or figure.has("hidden")):
        return Refusal("refusal.cannot-attack", ("HQ-8.6",))
    return None


def why_not_caster(g: HeroQuest, figure: Hero | Monster, spell: str) -> Refusal | None:
    """HQ-8.4, and whether the spell is there."""
    if isinstance(figure, Hero):
        needs = g.lore.heroes[figure.kind].casts_from
        if not needs or figure.mind < needs:
            return Refusal("refusal.too-little-mind", ("HQ-8.4",), {"n": needs})
    if spell not in castable(g, figure):
        return Refusal("refusal.no-spell", ("HQ-1.13", "HQ-1.30", "HQ-8.11"))
    return None


def two_spells(g: HeroQuest, hero: Hero) -> bool:
    """By a draught for this turn, or by a wand always."""
    return hero.has("two_spells") or carries_power(g, hero, "two_spells")


def carries_power(g: HeroQuest, hero: Hero, power: str) -> bool:
    for thing in hero.bag:
        artifact = g.lore.things[thing]
        if isinstance(artifact, v.Artifact) and artifact.power == power and not_barred(hero, artifact):
            return True
    return False


def not_barred(hero: Hero, artifact: v.Artifact) -> bool:
    return hero.kind not in artifact.barred and (not artifact.only or hero.kind in artifact.only)


class Casts(AnyAct):
    move = m.Cast
    step = "act"

    def takes(self, g: HeroQuest, figure: Hero | Monster, answer: m.Cast) -> Step:
        """The second of two different spells in a turn takes nothing more."""
        if isinstance(figure, Hero) and len(figure.cast) == 1 and answer.spell not in figure.cast:
            return "free" if two_spells(g, figure) else "act"
        return "act"

    def candidates(self, g: HeroQuest, figure: Hero | Monster) -> Iterable[Answer]:
        spells = castable(g, figure)
        if not spells or (isinstance(figure, Hero) and figure.mind < g.lore.heroes[figure.kind].casts_from):
            return []
        return [
            m.Cast(spell, target, squares)
            for spell in spells
            for target, squares in aiming.aims(g, figure, g.lore.spells[spell])
        ]

    def why_not(self, g: HeroQuest, figure: Hero | Monster, answer: m.Cast) -> Refusal | None:
        refusal = why_not_caster(g, figure, answer.spell)
        if refusal is not None:
            return refusal
        spell = g.lore.spells[answer.spell]
        return (
            why_not_magic(g, figure, spell)
            or base_spells.why_not(g, figure, spell, answer.target)
            or aiming.why_not_aim(g, figure, spell, answer.target, answer.squares)
        )

    def carry_out(self, g: HeroQuest, figure: Hero | Monster, answer: m.Cast) -> Procedure:
        if isinstance(figure, Hero):
            figure.cast += (answer.spell,)
            if g.lore.spells[answer.spell].school == "base":
                return base_spells.BaseSpell(seat=figure.seat, spell=answer.spell, target=answer.target)
        return Casting(caster=figure.id, spell=answer.spell, target=answer.target, squares=answer.squares)


class Reads(HeroAct):
    """A scroll, whoever the hero is (HQ-8.7)."""

    move = m.Read
    step = "act"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [
            m.Read(spell, target, squares)
            for spell in dict.fromkeys(figure.scrolls)
            for target, squares in aiming.aims(g, figure, g.lore.spells[spell])
        ]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Read) -> Refusal | None:
        if figure.mind < SCROLLS_FROM:
            return Refusal("refusal.too-little-mind", ("HQ-8.7",), {"n": SCROLLS_FROM})
        if answer.spell not in figure.scrolls:
            return Refusal("refusal.no-scroll", ("HQ-8.7",))
        spell = g.lore.spells[answer.spell]
        return why_not_magic(g, figure, spell) or aiming.why_not_aim(g, figure, spell, answer.target, answer.squares)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Read) -> Procedure:
        return Casting(
            caster=figure.seat, spell=answer.spell, target=answer.target, squares=answer.squares, scroll=True
        )


# --- the spell -------------------------------------------------------------------------------------


class RegainOrNot(Question["HeroQuest", Any]):
    """HQ-1.21: he may roll."""

    name = "heroquest.regain"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Recall(frame.spell), m.Decline())


class Casting(Procedure):
    """A spell that needs no roll, or a scroll: it is spent, warded off by some, and works on the others."""

    caster: int
    spell: str
    target: int = 0
    squares: tuple[int, ...] = ()
    scroll: bool = False

    @step("HQ-8.1", "HQ-1.30", "HQ-8.7")
    def is_spoken(self, g: HeroQuest) -> list[Procedure] | None:
        caster = self.figure(g)
        if isinstance(caster, Hero) and self.scroll:
            caster.scrolls = without(caster.scrolls, self.spell)
            g.tell("log.reads", ("HQ-8.7",), seat=caster.seat, spell=self.spell)
        else:
            caster.spells = without(caster.spells, self.spell)
            g.tell("log.casts", ("HQ-8.1",), figure=caster.id, spell=self.spell)
            if isinstance(caster, Hero):
                note(caster, self.spell)
        g.unsettled = True
        frame = self.frame(g, caster)
        return resistances(g, self.caster, aiming.touched(g, g.lore.spells[self.spell].effects, frame))

    @step("HQ-1.11", "HQ-1.25", "HQ-19.12")
    def works(self, g: HeroQuest) -> Procedure | None:
        caster = g.figure(self.caster)
        if caster is None:
            return None
        spell = g.lore.spells[self.spell]
        frame = self.frame(g, caster)
        frame.spared = untouched(g, spell, self.caster, aiming.touched(g, spell.effects, frame))
        if self.target in frame.spared:
            g.tell("log.spell-fails", ("HQ-1.11",), spell=self.spell)
            return None
        return frame

    @step("HQ-1.21")
    def may_regain(self, g: HeroQuest) -> Asking | None:
        caster = g.figure(self.caster)
        if isinstance(caster, Hero) and not self.scroll and regains(g, caster, self.spell):
            return ask(caster.seat, RegainOrNot)
        self.leave()
        return None

    @step("HQ-1.21")
    def regain(self, g: HeroQuest) -> None:
        if isinstance(g.answers[0][1], m.Recall):
            hero = g.hero(self.caster)
            face = SHIELD if hero.full_mind >= REGAINS_WHITE_FROM else MONSTER
            if g.throw("regain", (WHITE,), seat=hero.seat).count(face):
                gives_back(g, hero, self.spell)

    def figure(self, g: HeroQuest) -> Hero | Monster:
        figure = g.figure(self.caster)
        assert figure is not None
        return figure

    def frame(self, g: HeroQuest, caster: Hero | Monster) -> CarryOut:
        return aiming.framed(g, caster, g.lore.spells[self.spell], self.target, self.squares)


def without(spells: tuple[str, ...], spell: str) -> tuple[str, ...]:
    """One of them less."""
    at = spells.index(spell)
    return spells[:at] + spells[at + 1 :]


def regains(g: HeroQuest, hero: Hero, spell: str) -> bool:
    """Spells of a set that was found are cast once and gone (HQ-8.11)."""
    return hero.upright and g.able(hero, "regain") and g.lore.spells[spell].school in hero.lores
