"""What is asked about dungeons, of Questhall and of libraries that can answer the same.

A module in this folder offers `surveyor()`, which imports the library and returns it in this shape.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Pair = tuple[int, int]
"""Two squares."""
STEPS = 10
"""How far a figure goes in a turn."""


@dataclass(frozen=True)
class Dungeon:
    """Squares are numbers, row by row. Walls stand between them, so a grid of cells has to be twice as fine."""

    width: int
    height: int
    floor: tuple[int, ...]
    steps: tuple[Pair, ...]
    """Neighbours without a wall between them, the lower number first; doors are open."""
    taken: tuple[int, ...]
    """Squares on which somebody stands: nobody sees past them."""
    pairs: tuple[Pair, ...]
    """Of which it is asked; both can be reached from each other, past everybody."""


@dataclass(frozen=True)
class Surveyor:
    """The shortest public way through one library, for one dungeon; none where it has no such thing."""

    sees: Callable[[Pair], Any] | None = None
    """Whether a line of sight connects two squares."""
    explains: Callable[[Pair], Any] | None = None
    """The line to draw, or the squares that are in its way."""
    field: Callable[[Pair], Any] | None = None
    """All squares that are seen from the first one."""
    reach: Callable[[Pair], int] | None = None
    """All squares within ten steps of the first, with the steps to each; returns how many there are."""
    way: Callable[[Pair], int] | None = None
    """A shortest way from one to the other; returns its steps."""


@dataclass(frozen=True)
class Library:
    version: str
    surveys: Callable[[Dungeon], Surveyor]
    """What is prepared once for a dungeon is not timed."""


def fine(dungeon: Dungeon) -> tuple[int, int]:
    """Columns and rows of the grid in which walls are cells."""
    return 2 * dungeon.width + 1, 2 * dungeon.height + 1


def cell(dungeon: Dungeon, square: int) -> Pair:
    """Row and column of a square in that grid."""
    return 2 * (square // dungeon.width) + 1, 2 * (square % dungeon.width) + 1


def open_cells(dungeon: Dungeon) -> list[Pair]:
    """All cells of that grid that are no wall: the squares, the steps between them, and the middle of four of these."""
    cells = [cell(dungeon, square) for square in dungeon.floor]
    steps = set(dungeon.steps)
    for one, other in dungeon.steps:
        (y, x), (v, u) = cell(dungeon, one), cell(dungeon, other)
        cells.append(((y + v) // 2, (x + u) // 2))
    width = dungeon.width
    for one in dungeon.floor:
        around = (one, one + 1), (one, one + width), (one + 1, one + width + 1), (one + width, one + width + 1)
        if steps.issuperset(around):
            y, x = cell(dungeon, one)
            cells.append((y + 1, x + 1))
    return cells
