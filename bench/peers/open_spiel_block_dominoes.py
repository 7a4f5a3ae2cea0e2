"""OpenSpiel's block dominoes, rules in Python: hidden hands, a deal, short games."""

from __future__ import annotations

from typing import Any

from open_spiel.python.games import block_dominoes  # type: ignore[import-not-found]  # noqa: F401  registers it

from bench.peers import Peer
from bench.peers.open_spiel import open_spiel_peer


def peer() -> Peer[Any]:
    return open_spiel_peer("python_block_dominoes")
