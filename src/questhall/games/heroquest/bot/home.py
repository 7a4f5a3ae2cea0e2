"""The way home: with what one came for, with somebody who was found, or because nothing else is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import mask_of
from . import care, crossing, finding
from .appraise import threat
from .map import FAR

if TYPE_CHECKING:
    from .hero import HeroMind

LONG = 12
"""Rounds without anything new after which nobody expects more."""
DESPAIR = 140
"""Rounds of nothing after which one gives up; after as many more one proposes it again."""
LATE = 150
"""The round in which one goes home, whatever is left."""


def flees(mind: HeroMind) -> Answer | None:
    """When hope is lost: half of the company lies there, nobody can heal, and what is left will not last two rounds."""
    if not mind.foes or not mind.level.careful:
        return None
    board = mind.board
    body = sum([hero.body for hero in board.upright])
    if 2 * len(board.upright) > len(board.view.heroes) and body > 3:
        return None
    if any(care.healing_potions(mind, hero) for hero in board.upright):
        return None
    against = sum([threat(foe) for foe in mind.foes])
    if against < mind.weights.hope * body:
        return None
    return leaves(mind)


def makes_off(mind: HeroMind) -> Answer | None:
    """Nothing more is to be done here: a fight that nobody has to win is left behind."""
    return leaves(mind) if mind.foes and is_done(mind) else None


def is_done(mind: HeroMind) -> bool:
    """The goal is met, or it is to get out elsewhere, and that place is found."""
    if not mind.level.wise:
        return False
    out = way_out(mind)
    return bool(out) and (mind.board.view.goal_met or not out & mind.board.stairs)


def leaves(mind: HeroMind) -> Answer | None:
    """By the nearest way out that one knows."""
    if mind.may(m.Leave()):
        return m.Leave()
    return mind.walk_towards(way_out(mind)) or crossing.gets_across(mind, [way_out(mind)])


def way_out(mind: HeroMind) -> int:
    """The stairway, unless it has turned out that nobody leaves by it; then what was found instead. The wise see it as
    soon as it comes to light."""
    memory, here = mind.memory, mind.me.square
    if mind.level.wise:
        memory.way_out = mask_of(mind.board.view.ways_out)
        memory.barred = not memory.way_out & mind.board.stairs
        return memory.way_out
    open_here = not mind.now.refuses(m.Leave())
    if mind.board.stairs >> here & 1 and not open_here:
        memory.barred = True
    if open_here:
        memory.way_out |= 1 << here
    return memory.home(mind.board)


def goes_home(mind: HeroMind) -> Answer | None:
    """The goal is met: everybody leaves. Whoever was found is brought to the stairway first."""
    board = mind.board
    out = way_out(mind)
    if board.view.goal_met or board.view.round >= LATE or is_done(mind):
        return leaves(mind)
    if out and leads_somebody(mind) and mind.memory.idle < LONG:
        return mind.walk_towards(out)
    if mind.memory.barred and out:
        return leaves(mind)
    return holds(mind)


def leads_somebody(mind: HeroMind) -> bool:
    """Whether somebody who was found can walk along."""
    board = mind.board
    found = [friend for friend in board.friends if friend.tag and not friend.asleep]
    if not found:
        return False
    walked = board.rings(board.hero_squares, board.floor).within(FAR)
    return any(walked >> friend.square & 1 for friend in found)


def holds(mind: HeroMind) -> Answer | None:
    """The aim may be to hold a room: when it is found and cleared, somebody stays there and the others come back."""
    room = mask_of(mind.board.view.held)
    if not room or finding.left_in(mind, room):
        return None
    if room >> mind.me.square & 1:
        return m.EndTurn()
    return mind.walk_towards(room & (mind.board.free | 1 << mind.me.square))


def gives_up(mind: HeroMind) -> Answer | None:
    """Nothing is left to do: rooms are searched once more, then one waits a while, then one leaves."""
    again = finding.looks_for_treasure(mind, most=40)
    if again is not None:
        return again
    if mind.board.view.round - mind.memory.news < LONG and not mind.daring:
        return None
    return leaves(mind)


def despairs(mind: HeroMind) -> Answer | None:
    """Whatever one dared has changed nothing: the others are asked whether it is over (HQ-B.11)."""
    stuck = mind.memory.stuck
    return m.GiveUp() if stuck and stuck % DESPAIR == 0 else None
