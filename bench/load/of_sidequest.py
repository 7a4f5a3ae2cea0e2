"""SideQuest at many tables: four people, or a person among bots that are as slow as people."""

from __future__ import annotations

from bench.load.games import Measured, echo, table
from bench.load.tables import Sitting

PAUSE = 3.2
"""About as many moves again are made automatically, once a game is under way."""


def sitting(people: int, player: str = "") -> Sitting:
    return Sitting("sidequest", people, {"heroes": 3}, {"pace": int(PAUSE * 1000)}, player=player)


MEASURED = Measured(
    "SideQuest",
    "Three heroes and a game master.",
    tables=(100, 500, 1000),
    pause=PAUSE,
    settle=70.0,
    lines={
        "people": table("four people", sitting(4)),
        "bots": table("a person, three bots", sitting(1)),
        "seers": table("a person, three bots that look ahead", sitting(1, "search")),
        "echo": echo(screens=4, size=900),
    },
)
