"""What experience is worth (ST-193): a level for every 5 points, up to the sixth."""

from __future__ import annotations

from ..entities import Hero

XP_FOR_A_LEVEL = 5
MOST = 6
"""The last level."""


def level_for(xp: int) -> int:
    return min(MOST, 1 + xp // XP_FOR_A_LEVEL)


def next_level(level: int) -> int:
    """The experience at which a level ends; 0: there is none above."""
    return level * XP_FOR_A_LEVEL if level < MOST else 0


def levels_due(hero: Hero) -> int:
    """Choices that are still to be made, in camp."""
    return max(0, level_for(hero.xp) - hero.level)
