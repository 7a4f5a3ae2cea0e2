"""What is asked about open tables, of Questhall and of a library that can answer the same.

Everything that stands there is a wall, so that heights, on which no library has an opinion, decide nothing. A module in
this folder offers `surveyor()`, which imports the library and returns it in this shape.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Point = tuple[int, int]
"""In thousandths of an inch."""
Pair = tuple[Point, Point]
"""The middles of two bases."""


@dataclass(frozen=True)
class Table:
    side: int
    walls: tuple[tuple[Point, ...], ...]
    radius: int
    """Of all bases."""
    bends: tuple[Point, ...]
    """Where shortest ways bend: around the corners of the walls."""
    sights: tuple[Point, ...]
    """To where one looks at somebody, beside the middle."""
    pairs: tuple[Pair, ...]
    """Of which it is asked; a way leads from one to the other."""


@dataclass(frozen=True)
class Surveyor:
    sees: Callable[[Pair], bool]
    """Whether a line from the middle of one to a point of the other, or the other way round, is free."""
    leg: Callable[[Pair], bool]
    """Whether a base gets straight from one to the other."""
    way: Callable[[Pair], int]
    """A shortest way of a base; returns its length in tenths of an inch."""


@dataclass(frozen=True)
class Library:
    version: str
    surveys: Callable[[Table], Surveyor]
    """What is prepared once for a table is not timed."""
