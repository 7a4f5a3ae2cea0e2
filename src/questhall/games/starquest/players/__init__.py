"""Who plays Star Quest."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.players.player import Maker
from questhall.players.random import by_chance

PLAYERS: Mapping[str, Maker] = {"random": by_chance}
"""Weakest first."""
