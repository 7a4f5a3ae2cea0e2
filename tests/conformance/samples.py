"""Settings with which each game is tried."""

from __future__ import annotations

from typing import Any

from questhall.games.rushout.entities import Settings as RushOutSettings
from questhall.games.sidequest.entities import Settings

SETTINGS: dict[str, list[Any]] = {
    "sidequest": [
        Settings(heroes=1),
        Settings(heroes=2, difficulty="extreme", judgment=True, names=True),
        Settings(heroes=3, discovery="own", turn_limit=60_000),
    ],
    "rushout": [
        RushOutSettings(heroes=2),
        RushOutSettings(heroes=3, scenario="scenario3", roll_time=700),
        RushOutSettings(heroes=4, scenario="scenario6", characters=("bard", "ranger", "warrior", "paladin")),
    ],
}
