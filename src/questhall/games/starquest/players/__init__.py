"""Who plays Star Quest."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.game import AnyGame
from questhall.players.player import Maker
from questhall.players.random import by_chance

from ..bot import LEVELS, StarQuestBot
from ..lore import lore
from ..settings import Settings
from .reader import READER


def of_level(level: str) -> Maker:
    def made(game: AnyGame, settings: Settings, seat: int, seed: int) -> StarQuestBot:
        return StarQuestBot(lore(game.packs), seat, seed, level)

    return made


PLAYERS: Mapping[str, Maker] = {"random": by_chance, **{level: of_level(level) for level in LEVELS}}
"""Weakest first."""

__all__ = ["PLAYERS", "READER"]
