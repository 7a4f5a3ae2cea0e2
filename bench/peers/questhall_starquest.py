"""Questhall's Star Quest with four heroes, each game on a new table; the enemies play by their written behaviour."""

from __future__ import annotations

from typing import Any

from bench.peers import Peer
from bench.peers.questhall import questhall
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.settings import NEW_MISSION, Settings

SETTINGS = Settings(heroes=4, company=("pilot", "breaker", "longeye", "mender"), mission=NEW_MISSION)
"""What the enemies do is no decision and counts for nothing. Making the table is part of the set-up."""


def peer() -> Peer[Any]:
    return questhall(STARQUEST, SETTINGS)
