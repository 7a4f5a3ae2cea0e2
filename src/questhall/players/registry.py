"""Players by name, for any seat of any game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from questhall.games.rushout.bot import LEVELS, RushOutBot
from questhall.games.sidequest.bot import SideQuestBot
from questhall.kernel.game import Game

from .novice import NovicePlayer
from .player import Player
from .random import RandomPlayer

Maker = Callable[[Any, int, int], Player]


def _random(settings: Any, seat: int, seed: int) -> Player:
    return RandomPlayer(seed * 31 + seat)


def _novice(settings: Any, seat: int, seed: int) -> Player:
    return NovicePlayer(SideQuestBot(settings, seat, seed), seed * 31 + seat)


PLAYERS: dict[str, dict[str, Maker]] = {
    "sidequest": {"random": _random, "novice": _novice, "heuristic": SideQuestBot},
    "rushout": {level: partial(RushOutBot, level=level) for level in LEVELS},
}
"""The players that know a game, weakest first: made from settings, seat and seed."""


def players_of(game: Game[Any]) -> tuple[str, ...]:
    """Their names, weakest first."""
    return tuple(PLAYERS[game.name])


def make_player(name: str, game: Game[Any], settings: Any, seat: int, seed: int) -> Player:
    """A player for a seat; the same seed plays the same game."""
    known = PLAYERS[game.name]
    if name not in known:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(known)}")
    return known[name](settings, seat, seed)
