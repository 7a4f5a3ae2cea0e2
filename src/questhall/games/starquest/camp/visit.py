"""ST-198: the camp between two missions, where heroes grow, and between two chapters heal and buy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero
from ..rules.acts import CAMP_ACTS, Act, Follows, options, why_not
from ..rules.sheets import healed, hero_of, sheet_of
from ..settings import Sheet
from .levels import levels_due

if TYPE_CHECKING:
    from ..state import StarQuest


class CampAct(Act):
    among = CAMP_ACTS


class WhatInCamp(Question["StarQuest", Any]):
    """Any: who asks knows nothing that is needed here."""

    name = "starquest.camp"

    def options(self, g: StarQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return options(g, g.hero(seat), CAMP_ACTS)

    def refuse(self, g: StarQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, g.hero(seat), answer, CAMP_ACTS)


class Camp(Procedure):
    """Everybody does what there is to do, until all are ready."""

    @step("ST-198")
    def opens(self, g: StarQuest) -> None:
        g.credits = g.settings.credits
        for hero, sheet in zip(g.heroes, g.settings.sheets, strict=False):
            hero.xp = sheet.xp
        g.tell("log.camp", ("ST-198",), n=g.credits)

    @step("ST-197", "ST-198")
    def a_chapter_has_ended(self, g: StarQuest) -> None:
        """Wounds are healed, injuries and whatever else troubles anybody end, and everybody may take a kit."""
        if not g.settings.shopping:
            return
        for hero in list(g.heroes):
            renewed(g, hero, healed(written(g, hero)))
        g.gifts = tuple([hero.seat for hero in g.heroes])
        g.tell("log.healed", ("ST-197", "ST-198"))

    @step("ST-198")
    def what_now(self, g: StarQuest) -> Asking | None:
        return ask_first([hero.seat for hero in g.heroes if hero.seat not in g.ready], WhatInCamp)

    @step("ST-198")
    def does_it(self, g: StarQuest) -> Follows:
        seat, answer = g.answers[0]
        follows = CAMP_ACTS[type(answer)].carry_out(g, g.hero(seat), answer)
        if len(g.ready) < len(g.heroes):
            self.go_to("what_now")
        return follows

    @step("ST-198")
    def sets_out(self, g: StarQuest) -> None:
        g.winner, g.how = "heroes", "camp"
        g.tell("log.ends-camp", ("ST-198",))


class BreaksCamp(CampAct):
    """With nothing left to be decided about oneself."""

    move = m.BreakCamp

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.BreakCamp(),)

    def why_not(self, g: StarQuest, hero: Hero, answer: m.BreakCamp) -> Refusal | None:
        return Refusal("refusal.level-waits", ("ST-198",)) if levels_due(hero) else None

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.BreakCamp) -> Follows:
        g.ready += (hero.seat,)
        g.tell("log.breaks-camp", ("ST-198",), seat=hero.seat)
        return None


def written(g: StarQuest, hero: Hero) -> Sheet:
    return sheet_of(g.lore, hero, hero.xp)


def renewed(g: StarQuest, hero: Hero, sheet: Sheet) -> None:
    """A hero whose sheet has changed."""
    fresh = g.heroes[hero.seat - 1] = hero_of(g, hero.seat, sheet)
    fresh.xp = sheet.xp
