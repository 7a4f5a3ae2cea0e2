"""A series of SideQuest games: who plays what."""

from __future__ import annotations

from msgspec import Struct

from questhall.lab.packs import on_table
from questhall.lab.study import Sides

from ..entities import Difficulty, Settings
from ..game import SIDEQUEST
from .study import STUDY, Result


class Series(Struct, frozen=True):
    """What all games of a series have in common."""

    heroes: int = 1
    difficulty: Difficulty = "normal"
    hero_player: str = "heuristic"
    gm_player: str = "heuristic"
    seed: int = 0
    cards: bool = True

    def play(self, n: int) -> Result:
        settings = Settings(heroes=self.heroes, difficulty=self.difficulty)
        sides = Sides(self.hero_player, self.gm_player)
        return STUDY.play(on_table(SIDEQUEST), settings, sides, self.seed, n, log=self.cards)
