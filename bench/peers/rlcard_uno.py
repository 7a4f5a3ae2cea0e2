"""RLCard's Uno."""

from __future__ import annotations

from typing import Any

from bench.peers import Peer
from bench.peers.rlcard_game import rlcard_peer


def peer() -> Peer[Any]:
    return rlcard_peer("uno", lambda game: game.get_legal_actions())
