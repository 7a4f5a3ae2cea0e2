"""RLCard's gin rummy."""

from __future__ import annotations

from typing import Any

from bench.peers import Peer
from bench.peers.rlcard_game import rlcard_peer


def peer() -> Peer[Any]:
    return rlcard_peer("gin-rummy", lambda game: game.judge.get_legal_actions())
