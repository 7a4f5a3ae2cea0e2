"""HeroQuest at many tables: a person among bots, which take the usual time of the hall for each decision."""

from __future__ import annotations

from bench.load.games import Measured, echo, table
from bench.load.tables import Sitting

COMPANY = ("wizard", "elf", "dwarf", "barbarian")
"""The person plays the last one; bots play the others and the game master."""
QUEST = "new_dungeon"
"""Each table has a dungeon of its own, made when it starts."""

MEASURED = Measured(
    "HeroQuest",
    "Four heroes in a new dungeon at every table: a person is the Barbarian, bots are the others and the game master.",
    tables=(200,),
    pause=7.5,
    settle=70.0,
    lines={
        "bots": table(
            "a person, four bots", Sitting("heroquest", 1, {"heroes": 4, "quest": QUEST, "company": COMPANY})
        ),
        "echo": echo(screens=1, size=550),
    },
)
