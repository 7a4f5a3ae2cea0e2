"""Star Quest at many tables: a person among bots, which take the usual time of the hall for each decision."""

from __future__ import annotations

from bench.load.games import Measured, echo, table
from bench.load.tables import Sitting

COMPANY = ("pilot", "longeye", "mender", "breaker")
"""The person plays the first one, bots play the others; the enemies play themselves."""
MISSION = "new_mission"
"""Each table has a mission of its own, built when it starts."""

MEASURED = Measured(
    "Star Quest",
    "Four heroes on a new table in every room: a person is the Pilot, bots are the others.",
    tables=(200,),
    pause=7.5,
    settle=70.0,
    lines={
        "bots": table(
            "a person, three bots", Sitting("starquest", 1, {"heroes": 4, "mission": MISSION, "company": COMPANY})
        ),
        "echo": echo(screens=1, size=550),
    },
)
