"""A series of quests: who plays what."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.lab.packs import on_table
from questhall.lab.study import Sides

from ..game import HEROQUEST
from ..lore import Lore
from ..settings import NEW_DUNGEON, Settings
from .expected import expected_party
from .study import STUDY, Result, level_before

Threat = Literal["easy", "normal", "hard"]


class Series(Struct, frozen=True):
    """What all games of a series have in common."""

    quest: str
    heroes: int = 4
    level: int | None = None
    """Quests that the company has passed; None: those before this one."""
    threat: Threat = "normal"
    hero_player: str = "cunning"
    master_player: str = "cunning"
    seed: int = 0

    def play(self, n: int) -> Result:
        sides = Sides(self.hero_player, self.master_player)
        return STUDY.play(on_table(HEROQUEST), settings_of(self), sides, self.seed, n)


def level_of(lore: Lore, series: Series) -> int:
    return level_before(lore, series.quest) if series.level is None else series.level


def settings_of(series: Series) -> Settings:
    """The first heroes of the packs, as the quest expects them."""
    lore = on_table(HEROQUEST).lore
    sheets = expected_party(lore, level_of(lore, series), tuple(lore.heroes)[: series.heroes])
    threat = series.threat if series.quest == NEW_DUNGEON else "normal"
    return Settings(heroes=series.heroes, quest=series.quest, sheets=sheets, threat=threat)
