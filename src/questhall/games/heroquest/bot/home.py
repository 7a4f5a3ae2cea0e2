"""The way home: with what one came for, with somebody who was found, or because nothing else is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import squares_of
from . import care, crossing, finding
from .appraise import threat

if TYPE_CHECKING:
    from .hero import HeroMind

LONG = 12
"""Rounds without anything new after which nobody expects more."""
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
    if any([care.healing_potions(mind, hero) for hero in board.upright]):
        return None
    against = sum([threat(foe) for foe in mind.foes])
    if against < 0.75 * body:
        return None
    return leaves(mind)


def leaves(mind: HeroMind) -> Answer | None:
    """By the nearest way out that one knows."""
    if mind.may(m.Leave()):
        return m.Leave()
    here = mind.me.square
    if mind.board.stairs >> here & 1:
        mind.memory.shut.add(here)
    return mind.walk_towards(way_out(mind)) or crossing.gets_across(mind, [way_out(mind)])


def way_out(mind: HeroMind) -> int:
    if mind.memory.way_out:
        return mind.memory.way_out
    shut = any([square in mind.memory.shut for square in squares_of(mind.board.stairs)])
    return 0 if shut else mind.board.stairs


def goes_home(mind: HeroMind) -> Answer | None:
    """The goal is met: everybody leaves. Whoever was found is brought to the stairway first."""
    board = mind.board
    here = mind.me.square
    if not board.stairs >> here & 1 and not mind.now.refuses(m.Leave()):
        mind.memory.way_out |= 1 << here
    if board.view.goal_met or board.view.round >= LATE:
        return leaves(mind)
    if any([friend.tag and not friend.asleep for friend in board.friends]):
        return mind.walk_towards(way_out(mind))
    if mind.memory.way_out >> here & 1:
        return leaves(mind)
    if mind.memory.way_out and not [door for door in board.view.doors if not door.open and not door.locked]:
        return leaves(mind)
    return None


def gives_up(mind: HeroMind) -> Answer | None:
    """Nothing is left to do: rooms are searched once more, then one waits a while, then one leaves."""
    again = finding.looks_for_treasure(mind, most=40)
    if again is not None:
        return again
    if mind.board.view.round - mind.memory.news < LONG:
        return None
    return leaves(mind)
