"""What is measured of a game: who sits at a table, at what pace, and at how many tables.

A module `of_...` in this folder offers `MEASURED` for one game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

from bench.load.echo import EchoRoom
from bench.load.figures import Figures
from bench.load.rooms import Room
from bench.load.tables import Sitting, Table

MakeRoom = Callable[[Figures, Random, float], Room]
"""A room, given the seconds between two moves of people in it."""


@dataclass(frozen=True)
class Line:
    """One line of the report for each number of tables."""

    title: str
    make: MakeRoom
    screens: int
    """At each table."""
    echo: bool = False
    """Not our server, but one that only echoes."""


@dataclass(frozen=True)
class Measured:
    title: str
    about: str
    tables: tuple[int, ...]
    pause: float
    """Seconds between two moves of people at a table, on average; 0: they say themselves when to act."""
    settle: float
    """Seconds of play before it is measured: until the games are under way."""
    lines: Mapping[str, Line]


def table(title: str, sitting: Sitting) -> Line:
    def make(figures: Figures, chance: Random, pause: float) -> Room:
        return Table(figures, chance, pause, sitting)

    return Line(title, make, sitting.people)


def echo(screens: int, size: int) -> Line:
    """As many screens, and messages as long as an update is on average."""

    def make(figures: Figures, chance: Random, pause: float) -> Room:
        return EchoRoom(figures, chance, pause, screens, size)

    return Line("bare echo", make, screens, echo=True)


def all_measured() -> dict[str, Measured]:
    """By the name of the game."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("of_*.py"))
    return {name.removeprefix("of_"): import_module(f"bench.load.{name}").MEASURED for name in names}
