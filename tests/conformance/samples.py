"""Settings with which each game is tried: those in its folder, or else a table with as few heroes as there can be."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from questhall.kernel.game import AnyGame

GAMES = Path(__file__).parents[1] / "games"


def settings_of(game: AnyGame) -> list[Any]:
    if not (GAMES / game.name / "samples.py").is_file():
        return [game.settings(heroes=game.company.heroes[0])]
    found: list[Any] = import_module(f"tests.games.{game.name}.samples").SETTINGS
    return found
