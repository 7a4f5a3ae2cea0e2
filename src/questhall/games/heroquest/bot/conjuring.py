"""Walls of stone and shadows, for those who need rest: they part a fight that is going badly, and shelter the weak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from .. import vocabulary as v
from ..dungeon.squares import distance, mask_of, squares_of
from ..view_figures import HeroView
from .appraise import NEAR, threat
from .health import low
from .risks import Deed

if TYPE_CHECKING:
    from .hero import HeroMind

PARTED, SHELTERED = 0.8, 0.9
"""What a point of threat is worth that a wall keeps off for a while, or that a shadow hides somebody from."""
IDLE = 0.6
"""What it costs that somebody who could fight stands in the shadow."""
PATIENCE = 3
"""Rounds in which nothing happens, after which one comes out."""
NEAR_CASTER = 5
"""Squares around the caster that are looked at."""


def deeds(mind: HeroMind, spell: str, card: v.Spell, scroll: bool, least: float) -> list[Deed]:
    """Where such a spell would help; what brings less than `least` is kept for later."""
    if not any(low(hero, mind.weights) for hero in mind.board.upright):
        return []
    found: list[tuple[float, tuple[int, ...]]] = []
    for effect in card.effects:
        if isinstance(effect, v.StoneWall):
            found += walls(mind)
        elif isinstance(effect, v.ShadowTile):
            found += shadows(mind)
    spoken = m.Read if scroll else m.Cast
    return [(worth - least, mind.me.square, spoken(spell, 0, squares)) for worth, squares in found if worth > least]


# --- walls -----------------------------------------------------------------------------------------


def walls(mind: HeroMind) -> list[tuple[float, tuple[int, ...]]]:
    board = mind.board
    near = board.rings(1 << mind.me.square, board.floor, NEAR_CASTER).within(NEAR_CASTER)
    room = near & board.free & board.region(mind.me.square) & ~board.stairs & ~board.pits
    before, width = arriving(mind, 0), board.width
    pairs = [(one, one + 1) for one in squares_of(room & room >> 1 & board.east)]
    pairs += [(one, one + width) for one in squares_of(room & room >> width & board.south)]
    return [(PARTED * (before - arriving(mind, mask_of(pair))), pair) for pair in pairs]


def arriving(mind: HeroMind, wall: int) -> float:
    """The threat of all who could come to blows with a hero in their next turn."""
    board = mind.board
    wanted, passable = board.spread(board.hero_squares), board.foes_pass & ~wall
    return sum(
        [
            threat(foe)
            for foe in mind.foes
            if board.rings(1 << foe.square, passable, foe.tempo).within(foe.tempo) & wanted
        ]
    )


# --- shadows -------------------------------------------------------------------------------------------


def shadows(mind: HeroMind) -> list[tuple[float, tuple[int, ...]]]:
    """Tiles of two by two squares, by the upper left one; whoever stands there neither attacks nor is attacked."""
    board, width = mind.board, mind.board.width
    floor = board.region(mind.me.square) & board.ground.floor
    across = floor & floor >> 1 & board.east
    places = across & across >> width & board.south & (board.south >> 1)
    found: list[tuple[float, tuple[int, ...]]] = []
    for place in squares_of(places):
        tile = mask_of((place, place + 1, place + width, place + width + 1))
        if not tile & board.foe_squares:
            covered = [hero for hero in board.upright if tile >> hero.square & 1]
            worth = sum([SHELTERED * pressure(mind, hero) if low(hero, mind.weights) else -IDLE for hero in covered])
            found.append((worth, (place,)))
    return found


def pressure(mind: HeroMind, hero: HeroView) -> float:
    """The threat of all who are near enough to fight with somebody."""
    width = mind.board.width
    return sum([threat(foe) for foe in mind.foes if distance(foe.square, hero.square, width) <= NEAR])


def hides(mind: HeroMind) -> Answer | None:
    """Whoever is weak stays in a shadow, or goes there, as long as somebody else fights."""
    shade = mask_of(mind.board.view.shadows)
    others = [hero for hero in mind.board.upright if hero.seat != mind.me.seat and not low(hero, mind.weights)]
    if not shade or not mind.foes or not low(mind.me, mind.weights) or not others or mind.memory.idle >= PATIENCE:
        return None
    if shade >> mind.me.square & 1:
        return m.EndTurn()
    refuge = shade & mind.reach
    return mind.walk(mind.cheapest(refuge)) if refuge else None
