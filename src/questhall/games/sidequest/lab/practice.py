"""Tables from which a judge learns."""

from __future__ import annotations

from typing import get_args

from questhall.kernel.dice import Random

from ..entities import Difficulty, Settings
from .series import Series, settings_of


def practice(n: int) -> Settings:
    """Every number of Heroes, difficulty and deck; a lone Hero, NORMAL and HARD, as often as all else."""
    random = Random(n)
    heroes = (1, 1, 2, 3)[random.below(4)]
    levels: tuple[Difficulty, ...] = get_args(Difficulty)
    difficulty = levels[random.below(2) if random.below(2) else random.below(len(levels))]
    return settings_of(Series(heroes=heroes, difficulty=difficulty), random.below(1 << 20))
