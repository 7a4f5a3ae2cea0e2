"""Monsters that a hero leads: somebody who was found, a raised servant, a beast that has gone wild."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.domains import Squares

from .. import moves as m
from ..dungeon.squares import mask_of
from ..entities import MASTER
from ..lore import Lore
from ..view_figures import MonsterView
from . import prey as preys
from .level import Level
from .map import Map
from .memory import Memory
from .monster import MonsterMind

if TYPE_CHECKING:
    from questhall.kernel.situation import Situation

    from ..state import HeroQuest
    from ..view import View

BEHIND = 2
"""Steps that somebody who was found keeps behind the leader."""


def leads(now: Situation[View, HeroQuest], lore: Lore, level: Level, random: Random, memory: Memory) -> Answer:
    board = Map(now.view)
    me = board.monster(now.ask.about[0] if now.ask.about else now.view.acting)
    if me is None:
        return m.Rest()
    if me.attack > 0:
        prey = preys.of_heroes(board, but=me.id)
        mind = MonsterMind(now, board, lore, me, prey, level, random)
        if mind.acted:
            return m.Rest()
        answer = mind.fights() if not mind.front else None
        if answer is not None and not now.refuses(answer):
            return answer
        if me.led_by == MASTER:
            return m.Rest()
    return follows(now, board, me, memory.home(board))


def follows(now: Situation[View, HeroQuest], board: Map, me: MonsterView, out: int) -> Answer:
    """Near the leader, away from monsters; to the way out, when it is near."""
    domain = now.domain
    if me.took or not isinstance(domain, Squares) or not domain.squares:
        return m.Rest()
    reach = mask_of(domain.squares)
    foes = [foe for foe in board.foes if not foe.asleep]
    leader = board.hero(me.led_by) if 1 <= me.led_by <= len(board.view.heroes) else None
    here = 1 << me.square
    if reach & out:
        to = reach & out
    elif leader is None:
        return m.Rest()
    elif foes:
        to = safest(board, foes, reach | here, leader.square)
    else:
        near = board.rings(1 << leader.square, board.floor).within(BEHIND)
        home = board.rings(out, board.floor)
        to = home.nearest(near & (reach | here)) or board.rings(1 << leader.square, board.floor).nearest(reach | here)
    if not to or to & here:
        return m.Rest()
    answer = m.Walk((to & -to).bit_length() - 1)
    return m.Rest() if now.refuses(answer) else answer


def safest(board: Map, foes: list[MonsterView], reach: int, leader: int) -> int:
    """Where monsters need longest to come to, behind the heroes; of equal squares the one nearest to the leader."""
    coming = board.rings(mask_of([foe.square for foe in foes]), board.foes_pass | reach)
    left, found = reach, 0
    for ring in coming.rings:
        if left & ~ring == 0:
            break
        left &= ~ring
        found = left
    return board.rings(1 << leader, board.floor).nearest(found or reach)
