"""Tables from which a judge learns."""

from __future__ import annotations

from typing import get_args

from questhall.kernel.dice import Random
from questhall.lab.packs import on_table

from ..entities import Difficulty, Settings
from ..game import SIDEQUEST
from .study import STUDY


def practice(n: int) -> Settings:
    """Every number of Heroes, difficulty and deck; a lone Hero, NORMAL and HARD, as often as all else."""
    random = Random(n)
    heroes = (1, 1, 2, 3)[random.below(4)]
    levels: tuple[Difficulty, ...] = get_args(Difficulty)
    difficulty = levels[random.below(2) if random.below(2) else random.below(len(levels))]
    agreed = Settings(heroes=heroes, difficulty=difficulty)
    return STUDY.arranged(on_table(SIDEQUEST), agreed, random.below(1 << 20))
