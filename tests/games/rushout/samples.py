"""Settings with which Rush Out! is tried."""

from __future__ import annotations

from questhall.games.rushout.entities import Settings

SETTINGS = [
    Settings(heroes=2),
    Settings(heroes=3, scenario="scenario3", roll_time=700),
    Settings(heroes=4, scenario="scenario6", characters=("bard", "ranger", "warrior", "paladin")),
]

QUICK = Settings(heroes=2, roll_time=500, handicap=2)
