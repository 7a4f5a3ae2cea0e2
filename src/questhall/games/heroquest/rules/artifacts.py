"""Artifacts that are used (HQ-5.1, HQ-8.11): once, once in each quest, or for the magic of their bearer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero, Mark
from . import aiming
from .acts import HeroAct, Step
from .base_spells import SPELLS
from .carrying import lay_off
from .casting import not_barred
from .effects_spells import gives_back

if TYPE_CHECKING:
    from ..state import HeroQuest


def artifact_of(g: HeroQuest, thing: str) -> v.Artifact | None:
    found = g.lore.things.get(thing)
    return found if isinstance(found, v.Artifact) else None


def is_cloak(g: HeroQuest, hero: Hero, thing: str) -> bool:
    """Worn, and it makes invisible."""
    return any(gear.thing == thing and g.lore.armour(thing).unseen and not gear.dull for gear in hero.armour)


class Uses(HeroAct):
    move = m.Use

    def takes(self, g: HeroQuest, figure: Hero, answer: m.Use) -> Step:
        artifact = artifact_of(g, answer.thing)
        return "act" if artifact is not None and artifact.action else "free"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        found: list[Answer] = [m.Use(gear.thing) for gear in figure.armour if is_cloak(g, figure, gear.thing)]
        for thing in dict.fromkeys(figure.bag):
            artifact = artifact_of(g, thing)
            if artifact is not None and (artifact.effects or artifact.power in POWERS):
                found += [m.Use(thing, target, squares) for target, squares in aiming.aims(g, figure, artifact)]
        return found

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Use) -> Refusal | None:
        if figure.mind <= 0:
            return Refusal("refusal.no-mind", ("HQ-17.1",))
        if answer.thing in figure.used:
            return Refusal("refusal.once-a-quest", ("HQ-5.1",))
        if is_cloak(g, figure, answer.thing):
            return None
        artifact = artifact_of(g, answer.thing)
        if artifact is None or answer.thing not in figure.bag:
            return Refusal("refusal.not-carried", ("HQ-5.1",), {"thing": answer.thing})
        if not not_barred(figure, artifact):
            return Refusal("refusal.not-for-you", ("HQ-5.1",), {"thing": answer.thing})
        if artifact.power in POWERS:
            return POWERS[artifact.power].why_not(g, figure)
        if not artifact.effects:
            return Refusal("refusal.works-by-itself", ("HQ-5.1",), {"thing": answer.thing})
        return aiming.why_not_aim(g, figure, artifact, answer.target, answer.squares)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Use) -> Procedure | None:
        g.tell("log.uses", ("HQ-5.1",), seat=figure.seat, thing=answer.thing)
        artifact = artifact_of(g, answer.thing)
        if artifact is None:
            figure.used += (answer.thing,)
            figure.marks += (Mark("invisible", "caster_turn", 1, figure.seat),)
            return None
        if artifact.uses == "quest":
            figure.used += (answer.thing,)
        elif artifact.uses == "once":
            lay_off(g, figure, answer.thing)
        if artifact.power in POWERS:
            return POWERS[artifact.power].works(g, figure)
        return aiming.framed(g, figure, artifact, answer.target, answer.squares)


# --- powers that serve magicians -----------------------------------------------------------------


class Power:
    def why_not(self, g: HeroQuest, hero: Hero) -> Refusal | None:
        raise NotImplementedError

    def works(self, g: HeroQuest, hero: Hero) -> Procedure | None:
        raise NotImplementedError


class Echo(Power):
    """The spell that was cast last in this turn can be cast again."""

    def why_not(self, g: HeroQuest, hero: Hero) -> Refusal | None:
        return None if hero.cast else Refusal("refusal.nothing-cast", ("HQ-8.1",))

    def works(self, g: HeroQuest, hero: Hero) -> Procedure | None:
        spell = hero.cast[-1]
        if spell in SPELLS:
            left = [n + (i == SPELLS.index(spell)) for i, n in enumerate(hero.base)]
            hero.base = left[0], left[1], left[2]
            g.tell("log.regains", ("HQ-8.1",), seat=hero.seat, spell=spell)
        else:
            gives_back(g, hero, spell)
        return None


class Book(Power):
    """A set that was found is written down and stays (HQ-8.11)."""

    def why_not(self, g: HeroQuest, hero: Hero) -> Refusal | None:
        if hero.book:
            return Refusal("refusal.book-full", ("HQ-8.11",))
        return None if hero.sets else Refusal("refusal.no-set-to-write", ("HQ-8.11",))

    def works(self, g: HeroQuest, hero: Hero) -> Procedure | None:
        return WritesDown(seat=hero.seat)


POWERS: dict[str, Power] = {"double_spell": Echo(), "spell_book": Book()}


class WhichToWrite(Question["HeroQuest", "WritesDown"]):
    name = "heroquest.write"

    def options(self, g: HeroQuest, frame: WritesDown, seat: int) -> Sequence[Answer]:
        return [m.Study(lore) for lore in g.hero(frame.seat).sets]


class WritesDown(Procedure):
    seat: int

    @step("HQ-8.11")
    def which(self, g: HeroQuest) -> Asking:
        return ask(self.seat, WhichToWrite)

    @step("HQ-8.11")
    def stays(self, g: HeroQuest) -> None:
        hero, lore = g.hero(self.seat), g.said(m.Study).lore
        hero.sets = tuple([one for one in hero.sets if one != lore])
        hero.lores += (lore,)
        hero.book = lore
        g.tell("log.writes", ("HQ-8.11",), seat=self.seat, lore=lore)
