"""To walk, square by square or to where one points, and to leave (HQ-B.4, HQ-B.11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dungeon.squares import squares_of
from ..entities import Figure, Hero, Monster
from . import events
from .acts import AnyAct, HeroAct
from .foreseeing import after_walk, into_danger
from .moving import Moving, destinations, ways, why_not_path, why_not_walk

if TYPE_CHECKING:
    from ..state import HeroQuest


class Walks(AnyAct):
    move = m.Walk
    step = "move"
    sure = True

    def candidates(self, g: HeroQuest, figure: Figure) -> Iterable[Answer]:
        """What is in reach is the domain of the question; here it is spelled out."""
        if figure.left <= 0:
            return []
        return [m.Walk(square) for square in squares_of(destinations(g, figure))]

    def why_not(self, g: HeroQuest, figure: Figure, answer: m.Walk) -> Refusal | None:
        return why_not_walk(g, figure, answer.to)

    def carry_out(self, g: HeroQuest, figure: Hero | Monster, answer: m.Walk) -> Procedure:
        return walk(g, figure, ways(g, figure).way_to(answer.to))

    def expects(self, g: HeroQuest, figure: Hero | Monster, answer: m.Walk) -> Sequence[tuple[Told, int]]:
        return after_walk(g, figure, answer.to)


class Paths(AnyAct):
    move = m.Path
    step = "move"

    def why_not(self, g: HeroQuest, figure: Figure, answer: m.Path) -> Refusal | None:
        if not answer.squares:
            return Refusal("refusal.here", ("HQ-B.4",), {"square": figure.square})
        return why_not_path(g, figure, answer.squares)

    def carry_out(self, g: HeroQuest, figure: Hero | Monster, answer: m.Path) -> Procedure:
        return walk(g, figure, answer.squares)

    def expects(self, g: HeroQuest, figure: Hero | Monster, answer: m.Path) -> Sequence[tuple[Told, int]]:
        return into_danger(g, figure, answer.squares)


class Leaves(HeroAct):
    """By the stairway, or by the way out that the quest names (HQ-B.11)."""

    move = m.Leave

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Leave()] if events.way_out(g) >> figure.square & 1 else []

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Leave) -> Refusal | None:
        if events.way_out(g) >> figure.square & 1:
            return None
        return Refusal("refusal.no-way-out", ("HQ-B.11",))

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Leave) -> Procedure | None:
        figure.state = "out"
        for friend in g.friends:
            if friend.led_by == figure.seat and events.way_out(g) >> friend.square & 1:
                events.brought_out(g, friend)
        g.tell("log.leaves", ("HQ-B.11",), seat=figure.seat)
        g.unsettled = True
        return None


# --- friends on the way ----------------------------------------------------------------------------


def walk(g: HeroQuest, figure: Hero | Monster, path: tuple[int, ...]) -> Procedure:
    """Friends let one pass; where the table has agreed so, they are asked (HQ-B.4)."""
    if g.settings.consent and g.side(figure):
        friends = [hero.seat for hero in g.upright if hero is not figure and hero.square in path[:-1]]
        if friends:
            return AsksLeave(figure=figure.id, path=path, friends=tuple(friends))
    return Moving(figure=figure.id, path=path)


class MayPass(Question["HeroQuest", Any]):
    name = "heroquest.may-pass"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Allow(), m.Decline())


class AsksLeave(Procedure):
    """Everybody on the way is asked before the first step; if anybody declines, nobody moves."""

    figure: int
    path: tuple[int, ...]
    friends: tuple[int, ...]

    @step("HQ-B.4")
    def asks(self, g: HeroQuest) -> Asking | None:
        if not self.friends:
            self.go_to("goes")
            return None
        return ask(self.friends[0], MayPass, (self.figure,))

    @step("HQ-B.4")
    def hears(self, g: HeroQuest) -> None:
        if isinstance(g.answers[0][1], m.Decline):
            g.tell("log.no-leave", ("HQ-B.4",), seat=self.friends[0], figure=self.figure)
            self.leave()
            return
        self.friends = self.friends[1:]
        self.go_to("asks")

    @step("HQ-B.4")
    def goes(self, g: HeroQuest) -> Procedure:
        return Moving(figure=self.figure, path=self.path)
