"""Who plays SideQuest."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from questhall.kernel.game import AnyGame
from questhall.players.judge import judge_in
from questhall.players.novice import novice_of
from questhall.players.player import Maker
from questhall.players.random import by_chance
from questhall.players.registry import Thinking
from questhall.players.search import searching

from ..bot import SideQuestBot
from ..catalog import catalog
from ..entities import Settings
from .reader import READER


def heuristic(game: AnyGame, settings: Settings, seat: int, seed: int) -> SideQuestBot:
    return SideQuestBot(catalog(game.packs, settings.heroes), settings, seat, seed)


PLAYERS: Mapping[str, Maker] = {"random": by_chance, "novice": novice_of(heuristic), "heuristic": heuristic}
"""Weakest first."""
THINKERS: Mapping[str, Thinking] = {"search": partial(searching, heuristic, judge_in)}
"""They take their time."""

__all__ = ["PLAYERS", "READER", "THINKERS"]
