"""The games of the house by name."""

from __future__ import annotations

from typing import Any

from questhall.kernel.game import Game

from .rushout.game import RUSHOUT
from .sidequest.game import SIDEQUEST

GAMES: dict[str, Game[Any]] = {game.name: game for game in (SIDEQUEST, RUSHOUT)}
