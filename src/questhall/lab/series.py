"""Many games that have something in common."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Protocol, TypeVar

from .jobs import chunks, in_order, with_progress

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Series(Protocol[R_co]):
    """What all its games have in common."""

    def play(self, n: int) -> R_co:
        """Game number n: what is noted of it."""


def play_some(series: Series[R], numbers: range) -> list[R]:
    """A portion of games, for one process."""
    return [series.play(n) for n in numbers]


def play_series(series: Series[R], games: int, jobs: int = 1, title: str = "") -> Iterator[R]:
    """Games 0, 1, 2 ... in this order, whatever the number of jobs."""
    parts = in_order(partial(play_some, series), chunks(0, games, jobs), jobs)
    yield from with_progress(parts, games, title)
