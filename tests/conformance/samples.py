"""Settings with which each game is tried: those in its folder here, or else the first of its random games."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from questhall.kernel.game import AnyGame
from questhall.lab.checks import checks_of

GAMES = Path(__file__).parents[1] / "games"
FEW = 4


def settings_of(game: AnyGame) -> list[Any]:
    if not (GAMES / game.name / "samples.py").is_file():
        return [checks_of(game).settings_of(seed) for seed in range(FEW)]
    found: list[Any] = import_module(f"tests.games.{game.name}.samples").SETTINGS
    return found


def quick_settings_of(game: AnyGame) -> Any:
    """With which a whole game is played while somebody waits for it: `QUICK` of those in its folder, or the first."""
    if not (GAMES / game.name / "samples.py").is_file():
        return settings_of(game)[0]
    samples = import_module(f"tests.games.{game.name}.samples")
    return getattr(samples, "QUICK", samples.SETTINGS[0])
