"""Pits (HQ-10.3, HQ-10.10 to HQ-10.12): who falls in, who still finds room, and what lies behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.procedure import Procedure

from ..entities import Figure, Hero, Monster
from . import looking
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest

A_SQUARE_HOLDS = 2
"""Two in a pit, four in a double one (HQ-10.12)."""


def ends_turn(figure: Figure) -> None:
    """Nothing more in this turn."""
    figure.left = 0
    if "over" not in figure.took:
        figure.took += ("over",)


def whole_pit(g: HeroQuest, square: int) -> int:
    """All squares of the pit to which a square belongs."""
    number = g.plan.trapped.get(square, -1)
    return g.plan.traps[number].spots if number >= 0 else 1 << square


def is_full(g: HeroQuest, figure: Figure) -> bool:
    """Whether others fill the pit on whose square a figure is."""
    whole = whole_pit(g, figure.square)
    inside = [other for other in g.figures() if other.pit and whole >> other.square & 1 and other is not figure]
    return len(inside) >= A_SQUARE_HOLDS * whole.bit_count()


def falls_in(g: HeroQuest, figure: Hero | Monster, before: int) -> Procedure:
    """A body point, and the turn is over; if the pit is full, on its far side (HQ-10.12)."""
    ends_turn(figure)
    if is_full(g, figure):
        figure.square = across(g, figure, before)
        g.tell("log.pit-full", ("HQ-10.12",), figure=figure.id, square=figure.square)
    else:
        figure.pit = True
        g.tell("log.pit", ("HQ-10.3", "HQ-10.10"), figure=figure.id, square=figure.square)
    g.unsettled = True
    return Loses(figure=figure.id, n=1)


def across(g: HeroQuest, figure: Figure, before: int) -> int:
    """The square behind the pit; if nobody can stand there, the nearest free one."""
    behind = beyond(g, before, figure.square)
    if behind >= 0 and g.free & ~g.pits & (1 << behind):
        return behind
    near = looking.free_near(g, figure.square, g.seen)
    return near if near >= 0 else figure.square


def beyond(g: HeroQuest, start: int, over: int) -> int:
    """The first square straight behind a pit or a trap; -1: a wall is in the way (HQ-10.11)."""
    whole, here, there = whole_pit(g, over), start, over
    if here < 0 or not g.beside(here) >> over & 1:
        return -1
    while whole >> there & 1:
        here, there = there, there + over - start
        if there < 0 or not g.beside(here) >> there & 1:
            return -1
    return there
