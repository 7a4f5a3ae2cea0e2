"""Monsters that fight from afar: two to five squares away, with a line, and out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import distance, mask_of
from . import odds
from .prey import Prey

if TYPE_CHECKING:
    from .monster import MonsterMind

MISSILES = {"sling": ("sling", 2, False), "throwing_stars": ("stars", 3, False), "fireball": ("fireball", 2, True)}
"""By trait: the special attack, its dice, and whether it may be aimed at an adjacent square."""
NEAR, FAR_ENOUGH = 2, 5
MOST_SQUARES = 24
"""So many places are looked at closely."""


def shoot(mind: MonsterMind) -> Answer | None:
    trait = next((trait for trait in MISSILES if trait in mind.traits), "")
    if not trait or not mind.prey:
        return None
    kind, dice, adjacent = MISSILES[trait]
    best: tuple[float, int, int] | None = None
    for square in places(mind):
        around = mind.board.around(square)
        for prey in mind.prey:
            if not adjacent and around >> prey.square & 1:
                continue
            worth = odds.useful(prey.blow(dice), prey.body) + exposure(mind, square)
            if prey.can_fall(dice):
                worth += 1.0
            if best is not None and worth <= best[0]:
                continue
            if mind.board.line(square, prey.square, mind.board.in_the_way & ~(1 << mind.me.square)):
                best = worth, square, prey.id
    if best is None or better_by_hand(mind, best[0], dice):
        return None
    _, square, target = best
    return m.Special(kind, target) if square == mind.me.square else m.Walk(square)


def places(mind: MonsterMind) -> list[int]:
    """The own square, and those in reach at a good distance from somebody."""
    width, prey = mind.board.width, mind.prey
    found = []
    for square, cost in mind.costs.items():
        away = min([distance(square, one.square, width) for one in prey])
        if square == mind.me.square or NEAR <= away <= FAR_ENOUGH:
            found.append((cost + (away < NEAR) * 9, square))
    return [square for _, square in sorted(found)[:MOST_SQUARES]]


def exposure(mind: MonsterMind, square: int) -> float:
    """How unpleasant a square is: beside heroes, or so near that they are there in one turn."""
    beside = mind.board.around(square)
    near = sum([beside >> prey.square & 1 for prey in mind.prey])
    away = min([distance(square, prey.square, mind.board.width) for prey in mind.prey])
    return -mind.weights.exposed * near + 0.03 * min(away, FAR_ENOUGH) - 0.01 * mind.costs.get(square, 0)


def better_by_hand(mind: MonsterMind, shot: float, dice: int) -> bool:
    """A demon that stands before a hero bites, if the bite is stronger."""
    if mind.me.attack <= dice:
        return False
    here = mind.board.beside(mind.me.square)
    blows = [odds.useful(prey.blow(mind.me.attack), prey.body) for prey in mind.prey if here >> prey.square & 1]
    return bool(blows) and max(blows) >= shot


def out_of_reach(mind: MonsterMind) -> int:
    """The square in reach that is farthest from all heroes, but still in sight of the fight; -1: it is here."""
    if not mind.prey:
        return -1
    board = mind.board
    passable = board.floor & ~board.foe_squares | 1 << mind.me.square
    rings = board.rings(mask_of([prey.square for prey in mind.prey]), passable)
    best = max(mind.costs, key=lambda square: (min(rings.to(square), 7), -mind.costs[square], -square))
    return best if best != mind.me.square else -1


def in_line(mind: MonsterMind, prey: Prey) -> bool:
    return mind.board.line(mind.me.square, prey.square)
