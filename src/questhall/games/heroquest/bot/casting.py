"""Monsters that do magic: spells by what they are worth now (facts 11.2.6), the scream, the fight of minds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import distance
from . import odds
from .appraise import Appraisal

if TYPE_CHECKING:
    from .monster import MonsterMind

NEAR, FAR = 2, 6


def cast(mind: MonsterMind) -> Answer | None:
    """The best spell from here, if it is worth more than a blow; without one, a place from where there may be one."""
    screams = scream(mind)
    if not mind.me.spells and screams is None:
        return None
    best: tuple[float, Answer] = screams or (0.0, m.Rest())
    if mind.me.spells:
        appraisal = Appraisal(mind.board, mind.lore, mind.me, mind.weights)
        for option in mind.now.options:
            if isinstance(option, m.Cast):
                worth = appraisal.spell(mind.lore.spells[option.spell], option.target, option.squares)
                if not mind.level.magic and worth > 0:
                    return option
                if worth > best[0]:
                    best = worth, option
    if best[0] >= max(mind.weights.casting, blow_here(mind)):
        return best[1]
    return steps_into_sight(mind)


def blow_here(mind: MonsterMind) -> float:
    """What its weapon would do."""
    here = mind.board.beside(mind.me.square)
    found = [odds.useful(prey.blow(mind.me.attack), prey.body) for prey in mind.prey if here >> prey.square & 1]
    return max(found, default=0.0)


def scream(mind: MonsterMind) -> tuple[float, Answer] | None:
    """Everybody in the visible area defends with the mind (HQ-19.21)."""
    if "scream" not in mind.traits:
        return None
    here = mind.board.region(mind.me.square)
    worth = 0.0
    for prey in mind.prey:
        if here >> prey.square & 1:
            defence = ("white",) * max(0, prey.mind)
            worth += odds.useful(odds.wounds(("white",) * mind.me.attack, defence, prey.blocking), prey.body)
    return (worth, m.Special("scream")) if worth else None


def steps_into_sight(mind: MonsterMind) -> Answer | None:
    """A magician who sees nobody goes where he does, and keeps his distance."""
    if mind.kind.manner != "caster" or not mind.can_move or not mind.me.spells or not mind.prey:
        return None
    board = mind.board
    if any(board.line(mind.me.square, prey.square) for prey in mind.prey):
        return None
    width = board.width
    squares = [(cost, square) for square, cost in mind.costs.items()
               if NEAR <= min([distance(square, prey.square, width) for prey in mind.prey]) <= FAR]  # fmt: skip
    for _, square in sorted(squares)[:20]:
        if any(board.line(square, prey.square, board.in_the_way & ~(1 << mind.me.square)) for prey in mind.prey):
            return m.Walk(square) if square != mind.me.square else None
    return None
