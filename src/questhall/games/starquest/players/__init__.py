"""Who plays Star Quest."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from questhall.kernel.game import AnyGame
from questhall.players.player import Maker
from questhall.players.random import by_chance
from questhall.players.tuned import Tunable, tuned

from ..bot import LEVELS, Level, StarQuestBot, Weights
from ..lore import lore
from ..settings import Settings
from .reader import READER


def of_level(level: str | Level) -> Maker:
    def made(game: AnyGame, settings: Settings, seat: int, seed: int) -> StarQuestBot:
        return StarQuestBot(lore(game.packs), seat, seed, level)

    return made


def of_weights(weights: Weights) -> Maker:
    return of_level(replace(LEVELS["cunning"], weights=weights))


PLAYERS: Mapping[str, Maker] = {"random": by_chance, **{level: of_level(level) for level in LEVELS}}
"""Weakest first."""
TUNABLE = Tunable(Weights, of_weights)
BESIDE: Mapping[str, Maker] = {"learned": tuned(TUNABLE)}
"""Stronger, and on no line of levels."""

__all__ = ["BESIDE", "PLAYERS", "READER", "TUNABLE"]
