"""ST-297: the heroes may go home together, with what they have reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask_all
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero
from . import ending
from .acts import Act, Follows
from .onward import awake

if TYPE_CHECKING:
    from ..state import StarQuest

LONG = 20
"""Rounds after which it is offered although the primary objective is open; before, whoever wants it says so."""


class GoesHome(Act):
    """At any time of an activation, and it takes nothing out of it."""

    move = m.GoHome

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.GoHome(),) if g.primary_done or g.round > LONG else ()

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.GoHome) -> Follows:
        g.tell("log.wants-home", ("ST-297",), seat=hero.seat)
        return GoingHome(seat=hero.seat)


class HomeToo(Question["StarQuest", Any]):
    """Any: who asks knows nothing that is needed here."""

    name = "starquest.home"

    def options(self, g: StarQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.GoHome(), m.TakeOn())


class GoingHome(Procedure):
    """Only if all agree: an open secondary objective is given up, or the whole mission."""

    seat: int

    @step("ST-297")
    def asks_the_others(self, g: StarQuest) -> Asking | None:
        others = [hero.seat for hero in awake(g) if hero.seat != self.seat]
        if not others:
            self.go_to("all_go")
        return ask_all(others, HomeToo)

    @step("ST-297")
    def hears_them(self, g: StarQuest) -> None:
        against = [seat for seat, answer in g.answers if isinstance(answer, m.TakeOn)]
        if against:
            g.tell("log.stays", ("ST-297",), seat=against[0])
            self.leave()

    @step("ST-297")
    def all_go(self, g: StarQuest) -> None:
        if g.primary_done:
            ending.end(g, "heroes", "passed")
        else:
            ending.end(g, "enemies", "given_up")
