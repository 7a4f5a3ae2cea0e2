"""Players by name, for any seat of any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.sidequest.bot import SideQuestBot
from questhall.kernel.game import Game

from .novice import NovicePlayer
from .player import Player
from .random import RandomPlayer

Maker = Callable[[Any, int, int], Player]

HEURISTIC: dict[str, Maker] = {"sidequest": SideQuestBot}
"""The heuristic player of each game: made from settings, seat and seed."""

NAMES = ("random", "novice", "heuristic")
"""Weakest first."""


def make_player(name: str, game: Game[Any], settings: Any, seat: int, seed: int) -> Player:
    """A player for a seat; the same seed plays the same game."""
    if name == "random":
        return RandomPlayer(seed * 31 + seat)
    if name == "novice":
        return NovicePlayer(HEURISTIC[game.name](settings, seat, seed), seed * 31 + seat)
    if name == "heuristic":
        return HEURISTIC[game.name](settings, seat, seed)
    raise ValueError(f"there is no player {name!r}; there are {', '.join(NAMES)}")
