"""HQ-10.4: rock falls on a square, whoever stands there leaps aside, and the square is blocked for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dice import SKULL, WHITE
from ..dungeon.squares import squares_of
from ..entities import MASTER
from . import dangers, fighting, looking
from .acts import Follows
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest

ROCK_DICE = 2


class WhereTo(Question["HeroQuest", Any]):
    """A free square adjacent to the one on which the rock falls."""

    name = "heroquest.dodge"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return [m.Dodge(square) for square in squares_of(aside(g, frame.square))]


def aside(g: HeroQuest, square: int) -> int:
    """Adjacent squares on which nothing and nobody is, and no danger that is known."""
    return g.around(square) & g.free & g.seen & ~g.pits & ~dangers.known(g)


class FallingRock(Procedure):
    square: int
    figure: int = 0
    """Who stands there; 0: nobody."""
    to: int = -1

    @step("HQ-10.4")
    def falls(self, g: HeroQuest) -> Procedure | None:
        """The skulls of two dice, and no defence."""
        figure = g.at(self.square)
        if figure is None:
            self.go_to("is_blocked")
            return None
        self.figure = figure.id
        skulls = g.throw("rock", (WHITE,) * ROCK_DICE, by=MASTER).count(SKULL)
        return Loses(figure=self.figure, n=skulls) if skulls else None

    @step("HQ-10.4", "HQ-10.17")
    def leaps_aside(self, g: HeroQuest) -> Asking | None:
        """The only free square, or the nearest one, is nobody's choice."""
        figure = g.at(self.square)
        if figure is None or figure.id != self.figure:
            self.figure = 0
            self.go_to("is_blocked")
            return None
        free = list(squares_of(aside(g, self.square)))
        if len(free) > 1:
            return ask(fighting.roller(figure), WhereTo, (self.square,))
        self.to = free[0] if free else looking.free_near(g, self.square, g.seen)
        self.go_to("is_blocked")
        return None

    @step("HQ-10.4")
    def has_chosen(self, g: HeroQuest) -> None:
        self.to = g.said(m.Dodge).to

    @step("HQ-10.4", "HQ-10.14")
    def is_blocked(self, g: HeroQuest) -> Follows:
        g.rubble |= 1 << self.square
        g.everybody_learns()
        g.unsettled = True
        if g.seen >> self.square & 1:
            g.tell("log.buried", ("HQ-10.4",), square=self.square)
        else:
            g.tell("log.rumbles", ("HQ-10.14",))
        figure = g.figure(self.figure)
        if figure is None or self.to < 0:
            return None
        figure.square, figure.pit = self.to, False
        g.tell("log.dodges", ("HQ-10.4",), figure=self.figure, square=self.to)
        g.moved += ((figure.id, self.square),)
        g.unsettled = True
        return None
