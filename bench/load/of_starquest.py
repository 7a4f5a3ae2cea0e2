"""Star Quest at many tables: a person among bots, which take the usual time of the hall for each decision."""

from __future__ import annotations

from bench.load.games import Measured, echo, table
from bench.load.tables import Goes, Point, Sitting

COMPANY = ("longeye", "mender", "breaker", "pilot")
"""The person plays the last one, bots play the others; the enemies play themselves."""
MISSION = "new_mission"
"""Each table has a mission of its own, built when it starts."""

RIM, SIDE = 700, 48_000


def on_table(place: Point) -> Point:
    """Nobody points beside the table."""
    x, y = [min(max(at, RIM), SIDE - RIM) for at in place]
    return x, y


GOES: dict[str, Goes] = {
    "starquest.deploy": lambda place: {"move": "deploy", "to": on_table(place)},
    "starquest.land": lambda place: {"move": "landat", "to": on_table(place)},
    "starquest.go": lambda place: {"move": "go", "path": [on_table(place)]},
    "starquest.activation": lambda place: {"move": "rush", "path": [on_table(place)]},
}

MEASURED = Measured(
    "Star Quest",
    "Four heroes on a new table in every room: a person is the Pilot, bots are the others.",
    tables=(200,),
    pause=7.5,
    settle=70.0,
    lines={
        "bots": table(
            "a person, three bots",
            Sitting("starquest", 1, {"heroes": 4, "mission": MISSION, "company": COMPANY}, goes=GOES),
        ),
        "echo": echo(screens=1, size=550),
    },
)
