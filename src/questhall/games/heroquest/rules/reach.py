"""Whom a blow reaches (HQ-B.8, HQ-3.7): beside one, or diagonally with the weapons made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..dungeon.squares import corners, spread
from ..entities import Figure

if TYPE_CHECKING:
    from ..state import HeroQuest


def blows(g: HeroQuest, square: int) -> int:
    """Squares that can be struck diagonally: not through doors, except from one half of a double one through the other
    (HQ-3.7)."""
    plan = g.plan
    around = spread(spread(1 << square, plan.east, plan.south, plan.width), plan.east, plan.south, plan.width)
    for number in plan.doors_at.get(square, ()):
        door = plan.doors[number]
        if door.twin >= 0 and g.opened >> number & 1:
            around |= plan.doors[door.twin].ends
    return around & corners(square, plan.width)


def reaches(g: HeroQuest, one: Figure, other: Figure, diagonal: bool) -> str:
    """straight, diagonal, or nothing."""
    if g.beside(one.square) >> other.square & 1:
        return "straight"
    return "diagonal" if diagonal and blows(g, one.square) >> other.square & 1 else ""
