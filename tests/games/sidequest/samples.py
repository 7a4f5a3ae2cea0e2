"""Settings with which SideQuest is tried."""

from __future__ import annotations

from questhall.games.sidequest.entities import Settings

SETTINGS = [
    Settings(heroes=1),
    Settings(heroes=2, difficulty="extreme", judgment=True, names=True),
    Settings(heroes=3, discovery="own", turn_limit=60_000),
]
