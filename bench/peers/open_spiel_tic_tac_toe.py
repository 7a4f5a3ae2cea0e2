"""OpenSpiel's tic-tac-toe, rules in Python: the least work a game in that house can be."""

from __future__ import annotations

from typing import Any

from open_spiel.python.games import tic_tac_toe  # type: ignore[import-not-found]  # noqa: F401  registers it

from bench.peers import Peer
from bench.peers.open_spiel import open_spiel_peer


def peer() -> Peer[Any]:
    return open_spiel_peer("python_tic_tac_toe")
