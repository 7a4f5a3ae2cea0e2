"""A series of missions: who plays what."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.lab.packs import on_table
from questhall.lab.study import Sides

from ..game import STARQUEST
from ..lore import Lore
from ..settings import Settings
from .expected import expected_party, missions_before
from .study import STUDY, Result

Threat = Literal["easy", "normal", "hard"]


class Series(Struct, frozen=True):
    """What all games of a series have in common."""

    mission: str
    heroes: int = 4
    party: tuple[str, ...] = ()
    """The classes; none: the first of the packs."""
    level: int | None = None
    """Missions that the party has passed; None: those before this one."""
    threat: Threat = "normal"
    difficulty: int = 0
    """0: as the mission says."""
    player: str = "cunning"
    seed: int = 0

    def play(self, n: int) -> Result:
        sides = Sides(self.player, self.player)
        return STUDY.play(on_table(STARQUEST), settings_of(self), sides, self.seed, n)


def party_of(lore: Lore, series: Series) -> tuple[str, ...]:
    return series.party or tuple(lore.classes)[: series.heroes]


def level_of(lore: Lore, series: Series) -> int:
    return missions_before(lore, series.mission) if series.level is None else series.level


def settings_of(series: Series) -> Settings:
    """Heroes as the mission expects them."""
    lore = on_table(STARQUEST).lore
    party = party_of(lore, series)
    return Settings(
        heroes=len(party),
        mission=series.mission,
        sheets=expected_party(lore, level_of(lore, series), party),
        threat=series.threat,
        difficulty=series.difficulty,
    )
