"""Who plays SideQuest."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from questhall.kernel.game import AnyGame
from questhall.players.judge import judge_in
from questhall.players.novice import novice_of
from questhall.players.player import Maker
from questhall.players.policy import learned
from questhall.players.random import by_chance
from questhall.players.registry import Thinking
from questhall.players.search import searching

from ..bot import SideQuestBot
from ..catalog import catalog
from ..entities import Settings
from .describing import SideQuestDescriber
from .reader import READER


def heuristic(game: AnyGame, settings: Settings, seat: int, seed: int) -> SideQuestBot:
    return SideQuestBot(catalog(game.packs, settings.heroes), settings, seat, seed)


def describing(game: AnyGame, settings: Settings, seat: int, seed: int) -> SideQuestDescriber:
    return SideQuestDescriber(heuristic(game, settings, seat, seed))


DESCRIBER = describing
PLAYERS: Mapping[str, Maker] = {"random": by_chance, "novice": novice_of(heuristic), "heuristic": heuristic}
"""Weakest first."""
BESIDE: Mapping[str, Maker] = {"learned": learned(heuristic)}
"""Stronger, and on no line of levels."""
THINKERS: Mapping[str, Thinking] = {"search": partial(searching, heuristic, judge_in)}
"""They take their time."""

__all__ = ["BESIDE", "DESCRIBER", "PLAYERS", "READER", "THINKERS"]
