"""Monsters that a hero leads: somebody who was found, a raised servant, a beast that has gone wild."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.domains import Squares

from .. import moves as m
from ..dungeon.squares import mask_of, squares_of
from ..entities import MASTER
from ..lore import Lore
from ..view_figures import MonsterView
from . import prey as preys
from .level import Level
from .map import FAR, Map
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
    answer = follows(now, board, me, memory.home(board))
    return (level.wise and answer == m.Rest() and leaps(now, board, me)) or answer


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


def leaps(now: Situation[View, HeroQuest], board: Map, me: MonsterView) -> Answer | None:
    """Over a pit, or to its edge, when there is no other way to the leader (HQ-10.11)."""
    leader = board.hero(me.led_by) if 1 <= me.led_by <= len(board.view.heroes) else None
    domain = now.domain
    if leader is None or not isinstance(domain, Squares) or me.took:
        return None
    dry = board.floor & ~board.foe_squares & ~board.pits | 1 << me.square
    rings = board.rings(1 << leader.square, dry | board.pits)
    steps = rings.to(me.square)
    if steps in (0, FAR) or board.rings(1 << leader.square, dry).to(me.square) < FAR:
        return None
    pits = board.beside(me.square) & rings.rings[steps - 1] & board.pits
    edge = rings.nearest(mask_of(domain.squares) & board.spread(board.pits))
    answers: list[Answer] = [m.Jump(square) for square in squares_of(pits)]
    answers += [m.Walk(square) for square in squares_of(edge) if rings.to(square) < steps]
    return next((answer for answer in answers if not now.refuses(answer)), None)
