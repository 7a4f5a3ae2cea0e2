"""Whom a blow reaches (HQ-B.8, HQ-3.7): beside one, or diagonally with the weapons made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..dungeon.squares import corners, spread
from ..entities import Figure

if TYPE_CHECKING:
    from ..state import HeroQuest


def blows(g: HeroQuest, square: int) -> int:
    """Squares that can be struck diagonally: not through doors, except double ones (HQ-3.7)."""
    east, south = g.plan.east, g.plan.south
    for number, door in enumerate(g.plan.doors):
        if door.kind == "double" and g.opened >> number & 1:
            if door.other == door.one + 1:
                east |= 1 << door.one
            else:
                south |= 1 << door.one
    width = g.plan.width
    first = spread(1 << square, east, south, width)
    return spread(first, east, south, width) & corners(square, width)


def reaches(g: HeroQuest, one: Figure, other: Figure, diagonal: bool) -> str:
    """straight, diagonal, or nothing."""
    if g.beside(one.square) >> other.square & 1:
        return "straight"
    return "diagonal" if diagonal and blows(g, one.square) >> other.square & 1 else ""
