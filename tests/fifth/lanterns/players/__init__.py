"""Who plays Lantern Bearers."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.game import AnyGame
from questhall.players.player import Maker
from questhall.players.random import by_chance

from ..cellar import cellar
from ..settings import Settings
from .heuristic import Careful


def careful(game: AnyGame, settings: Settings, seat: int, seed: int) -> Careful:
    return Careful(cellar(game.packs), settings, seat)


PLAYERS: Mapping[str, Maker] = {"random": by_chance, "heuristic": careful}
"""Weakest first."""
