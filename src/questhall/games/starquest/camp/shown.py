"""What a seat sees in camp."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .levels import levels_due, next_level

if TYPE_CHECKING:
    from ..state import StarQuest


class CampView(Struct, frozen=True):
    credits: int
    """What the party has left."""
    shopping: bool
    """Only between chapters (ST-198)."""
    xp: tuple[int, ...]
    """What each hero has learned in all, in the order of the seats."""
    due: tuple[int, ...]
    """How many levels each hero may choose something for."""
    next_level: tuple[int, ...]
    """At how much experience the level after the present one comes; 0: there is none above."""
    gifts: tuple[int, ...]
    """Seats that may still take a kit for nothing."""


def camp_view(g: StarQuest, seat: int | None) -> CampView:
    return CampView(
        credits=g.credits,
        shopping=g.settings.shopping,
        xp=tuple([hero.xp for hero in g.heroes]),
        due=tuple([levels_due(hero) for hero in g.heroes]),
        next_level=tuple([next_level(hero.level) for hero in g.heroes]),
        gifts=g.gifts,
    )
