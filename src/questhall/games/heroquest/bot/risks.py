"""What a deed is worth, and what it risks to stand somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from ..view_figures import MonsterView
from .appraise import threat

if TYPE_CHECKING:
    from .hero import HeroMind

COMING = 0.5
"""How much of a threat is felt that is not there yet."""
Deed = tuple[float, int, Answer]
"""What it is worth, where one stands for it, and what one does there."""


def danger(mind: HeroMind, square: int, target: MonsterView | None) -> float:
    """What standing there may cost: blows of all who are beside it; the weak count it double."""
    if mind.daring:
        return 0.0
    near = mind.board.around(square) if mind.fragile else mind.board.beside(square)
    beside = sum([threat(foe) for foe in mind.foes if near >> foe.square & 1 and foe is not target])
    weight = risk_of(mind)
    if mind.level.wise and mind.fragile:
        return weight * (beside + COMING * coming(mind, square)) + 0.01 * mind.costs.get(square, 0)
    alone = 0.0
    if target is not None and mind.fragile:
        alone = weight * threat(target)
    return weight * beside + alone + 0.01 * mind.costs.get(square, 0)


def risk_of(mind: HeroMind) -> float:
    """How much of a threat one fears."""
    weights = mind.weights
    if mind.fragile:
        return weights.risk_fragile
    return weights.risk_hurt if mind.me.body <= 2 else weights.risk


def coming(mind: HeroMind, square: int) -> float:
    """The threat of all who are not near a square, but could stand beside it after their next move."""
    board = mind.board
    near, wanted = board.around(square), board.beside(square) & ~board.foe_squares
    way = board.foes_pass & ~(1 << square) | 1 << mind.me.square & board.floor
    away = [foe for foe in mind.foes if not near >> foe.square & 1]
    return sum([threat(foe) for foe in away if board.rings(1 << foe.square, way, foe.tempo).within(foe.tempo) & wanted])
