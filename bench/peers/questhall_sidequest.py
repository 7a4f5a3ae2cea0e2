"""Questhall's SideQuest with three Heroes."""

from __future__ import annotations

from typing import Any

from bench.peers import Peer
from bench.peers.questhall import questhall
from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST

SETTINGS = Settings(heroes=3)
"""Nothing is settled before: every choice of the set-up is asked, hero creation and decks included."""


def peer() -> Peer[Any]:
    return questhall(SIDEQUEST, SETTINGS)
