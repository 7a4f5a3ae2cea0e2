"""Poison: the Dwarf's constitution (HQ-1.12, HQ-1.26) and the antidotes against it (HQ-14.4, HQ-14.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.dice import Throw
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..dice import MONSTER, SHIELD, WHITE
from ..entities import Hero, Mark
from .acts import Follows
from .carrying import lay_off
from .effects import CarryOut, verb
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest

REPEATS_FROM, WHITE_SHIELDS_FROM = 8, 9
"""Body points on the sheet (HQ-1.12, HQ-1.24)."""


class Withstand(Question["HeroQuest", Any]):
    """HQ-1.12: he may roll."""

    name = "heroquest.constitution"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Withstand(), m.Decline())


class WithstandAgain(Question["HeroQuest", Any]):
    """HQ-1.12, HQ-18.1: once."""

    name = "heroquest.constitution-again"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Again(), m.Keep())


class Constitution(Procedure):
    """One die against one poison, and a monster shield keeps all harm away; `has_withstood` tells how it went."""

    seat: int
    thrown: Throw | None = None

    @step("HQ-1.12", "HQ-1.26")
    def may_roll(self, g: HeroQuest) -> Asking | None:
        if g.able(g.hero(self.seat), "constitution"):
            return ask(self.seat, Withstand)
        self.leave()
        return None

    @step("HQ-1.12")
    def rolls(self, g: HeroQuest) -> None:
        if isinstance(g.answers[0][1], m.Withstand):
            self.thrown = g.throw("constitution", (WHITE,), seat=self.seat)
        else:
            self.leave()

    @step("HQ-1.12", "HQ-18.1")
    def may_repeat(self, g: HeroQuest) -> Asking | None:
        """Nobody repeats a roll that has warded off."""
        if g.hero(self.seat).full_body >= REPEATS_FROM and not self.withstands(g):
            return ask(self.seat, WithstandAgain)
        self.go_to("result")
        return None

    @step("HQ-1.12", "HQ-18.1")
    def repeats(self, g: HeroQuest) -> None:
        if isinstance(g.answers[0][1], m.Again):
            assert self.thrown is not None
            self.thrown = g.repeat(self.thrown, (WHITE,))

    @step("HQ-1.12", "HQ-1.26")
    def result(self, g: HeroQuest) -> None:
        withstands = self.withstands(g)
        if withstands:
            g.hero(self.seat).marks += (Mark("withstood", "turn"),)
        g.tell("log.constitution" if withstands else "log.poison-works", ("HQ-1.12", "HQ-1.26"), seat=self.seat)

    def withstands(self, g: HeroQuest) -> bool:
        """With nine body points white shields ward off, in place of the monster shield."""
        assert self.thrown is not None
        return self.thrown.count(SHIELD if g.hero(self.seat).full_body >= WHITE_SHIELDS_FROM else MONSTER) > 0


def has_withstood(hero: Hero) -> bool:
    """How the roll just made has ended; it is asked once."""
    withstood = hero.has("withstood")
    hero.unmark("withstood")
    return withstood


def antidotes(g: HeroQuest, hero: Hero, body: int) -> list[str]:
    """The artifact prevents any harm by poison, the potion heals one that costs body points."""
    found = []
    for thing in dict.fromkeys(hero.bag):
        printed = g.lore.things[thing]
        prevents = isinstance(printed, v.Artifact) and printed.power == "antidote"
        if prevents or (isinstance(printed, v.Potion) and body and is_antidote(printed)):
            found.append(thing)
    return found if hero.mind > 0 else []


def is_antidote(potion: v.Potion) -> bool:
    return any(isinstance(effect, v.Cure) and effect.what == "poison" for effect in potion.effects)


class UseAntidote(Question["HeroQuest", Any]):
    name = "heroquest.antidote"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (*[m.Ward(thing) for thing in antidotes(g, g.hero(seat), frame.body)], m.Decline())


class Poisoned(Procedure):
    """A hero is poisoned: body points, a lasting injury, the weakness of the plague."""

    seat: int
    body: int = 0
    injury: str = ""
    wound: int = 0
    """What the blow itself costs by which the poison came: no cure keeps that, but it is one loss and one fall."""
    by: int = 0
    """The figure that struck it."""

    @step("HQ-1.12", "HQ-1.26")
    def constitution(self, g: HeroQuest) -> Procedure:
        return Constitution(seat=self.seat)

    @step("HQ-1.12", "HQ-14.4", "HQ-14.11")
    def has_an_antidote(self, g: HeroQuest) -> Asking | None:
        hero = g.hero(self.seat)
        if has_withstood(hero):
            self.body, self.injury = 0, ""
        elif hero.upright and antidotes(g, hero, self.body):
            return ask(self.seat, UseAntidote, (self.body,))
        self.go_to("suffers")
        return None

    @step("HQ-14.4", "HQ-14.11")
    def takes_it(self, g: HeroQuest) -> None:
        answer = g.answers[0][1]
        if not isinstance(answer, m.Ward):
            return
        lay_off(g, g.hero(self.seat), answer.thing)
        g.tell("log.antidote", ("HQ-14.4", "HQ-14.11"), seat=self.seat, thing=answer.thing)
        self.body = 0
        if isinstance(g.lore.things[answer.thing], v.Artifact):
            self.injury = ""

    @step("HQ-14.3", "HQ-14.4", "HQ-19.23")
    def suffers(self, g: HeroQuest) -> Procedure | None:
        hero = g.hero(self.seat)
        g.unsettled = True
        if self.injury and not hero.has(self.injury):
            hero.marks += (Mark(self.injury, "cured"),)
            plague = self.injury == "weakened"
            g.tell("log.weakened" if plague else "log.injured", ("HQ-19.23" if plague else "HQ-14.3",), seat=self.seat)
        if self.body:
            hero.marks += (Mark("poisoned", "cured", self.body),)
        lost = self.wound + self.body
        return Loses(figure=self.seat, n=lost, by=self.by) if lost else None


@verb(v.Poison)
def poisons(g: HeroQuest, effect: v.Poison, frame: CarryOut) -> Follows:
    hero = g.figure(frame.target)
    if not isinstance(hero, Hero) or not hero.present:
        return None
    return Poisoned(seat=hero.seat, body=effect.body, injury=effect.injury)
