"""Players by name, for any seat of any game."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame

from .player import Maker, Player
from .random import by_chance

WITHOUT_KNOWLEDGE: Mapping[str, Maker] = {"random": by_chance}
"""Who plays a game that brings no players of its own."""


def makers_of(game: AnyGame) -> Mapping[str, Maker]:
    """The players that know a game, weakest first: `PLAYERS` in what it brings for this room."""
    room = game.room("players")
    if room is None:
        return WITHOUT_KNOWLEDGE
    makers: Mapping[str, Maker] = room.PLAYERS
    return makers


def players_of(game: AnyGame) -> tuple[str, ...]:
    """Their names, weakest first."""
    return tuple(makers_of(game))


def make_player(name: str, game: AnyGame, settings: Settings, seat: int, seed: int) -> Player:
    """A player for a seat; the same seed plays the same game."""
    known = makers_of(game)
    if name not in known:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(known)}")
    return known[name](game, settings, seat, seed)
