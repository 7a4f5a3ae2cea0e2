"""Verbs that cost time: the rest of a turn, or the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import vocabulary as v
from ..entities import Mark
from .effects import CarryOut, targets, verb
from .pits import ends_turn

if TYPE_CHECKING:
    from ..state import HeroQuest


@verb(v.EndTurn)
def turn_is_over(g: HeroQuest, effect: v.EndTurn, frame: CarryOut) -> None:
    for figure in targets(g, "target", frame):
        ends_turn(figure)


@verb(v.MissTurn)
def misses_turn(g: HeroQuest, effect: v.MissTurn, frame: CarryOut) -> None:
    """The next one; who misses one already misses another."""
    for figure in targets(g, effect.on, frame):
        missed = figure.total("misses") + 1
        figure.unmark("misses")
        figure.marks += (Mark("misses", "quest", missed, frame.caster),)
        g.tell("log.will-miss", ("HQ-8.1",), figure=figure.id)
