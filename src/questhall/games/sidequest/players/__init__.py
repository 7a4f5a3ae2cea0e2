"""Who plays SideQuest."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.game import AnyGame
from questhall.players.novice import novice_of
from questhall.players.player import Maker
from questhall.players.random import by_chance

from ..bot import SideQuestBot
from ..catalog import catalog
from ..entities import Settings


def heuristic(game: AnyGame, settings: Settings, seat: int, seed: int) -> SideQuestBot:
    return SideQuestBot(catalog(game.packs, settings.heroes), settings, seat, seed)


PLAYERS: Mapping[str, Maker] = {"random": by_chance, "novice": novice_of(heuristic), "heuristic": heuristic}
"""Weakest first."""
