"""Who plays Rush Out!."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.game import AnyGame
from questhall.players.player import Maker

from ..bot import LEVELS, RushOutBot
from ..catalog import catalog
from ..entities import Settings


def of_level(level: str) -> Maker:
    def made(game: AnyGame, settings: Settings, seat: int, seed: int) -> RushOutBot:
        return RushOutBot(catalog(game.packs), settings, seat, seed, level)

    return made


PLAYERS: Mapping[str, Maker] = {level: of_level(level) for level in LEVELS}
"""Weakest first."""
