"""OpenSpiel's gin rummy, rules in C++."""

from __future__ import annotations

from typing import Any

from bench.peers import Peer
from bench.peers.open_spiel import open_spiel_peer


def peer() -> Peer[Any]:
    return open_spiel_peer("gin_rummy")
