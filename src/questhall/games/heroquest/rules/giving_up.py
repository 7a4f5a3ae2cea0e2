"""The heroes may give a quest up together (HQ-B.11): nobody who is still in the dungeon comes home."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask_all
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero
from . import ending
from .acts import Follows, HeroAct

if TYPE_CHECKING:
    from ..state import HeroQuest

LONG = 30
"""Rounds after which it is offered; before, whoever wants it says so."""


class GivesUp(HeroAct):
    move = m.GiveUp

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return (m.GiveUp(),) if g.round > LONG else ()

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.GiveUp) -> Follows:
        g.tell("log.wants-to-give-up", ("HQ-B.11",), seat=figure.seat)
        return GivingUp(seat=figure.seat)


class GiveUpToo(Question["HeroQuest", Any]):
    name = "heroquest.give-up"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Allow(), m.Decline())


class GivingUp(Procedure):
    """Only if all who stand agree."""

    seat: int

    @step("HQ-B.11")
    def asks_the_others(self, g: HeroQuest) -> Asking | None:
        others = [hero.seat for hero in g.upright if hero.seat != self.seat]
        if not others:
            self.go_to("it_is_over")
        return ask_all(others, GiveUpToo)

    @step("HQ-B.11")
    def hears_them(self, g: HeroQuest) -> None:
        against = [seat for seat, answer in g.answers if isinstance(answer, m.Decline)]
        if against:
            g.tell("log.goes-on", ("HQ-B.11",), seat=against[0])
            self.leave()

    @step("HQ-B.11")
    def it_is_over(self, g: HeroQuest) -> None:
        for hero in g.present:
            hero.state = "lost"
            g.deaths += 1
        ending.end(g, "master", "given-up")
