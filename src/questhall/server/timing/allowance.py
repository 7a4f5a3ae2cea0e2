"""How many moves bots may make among themselves: what they play is kept, and nobody has asked for it."""

from __future__ import annotations

from .buckets import Buckets, Clock, TokenBucket

A_DAY = 20_000
"""Moves of bots alone, at all tables that were made from one address."""
A_DAY_OF_ALL = 200_000
"""The same for the whole hall: some ten megabytes on disk."""
DAY = 24 * 60 * 60
A_RACE = 1_000
"""Moves that must be left for a race to go on: it cannot be played a move at a time."""


class Allowance:
    """What bots alone may write. When it is spent, it grows again evenly, so much a day."""

    def __init__(self, clock: Clock, a_day: int = A_DAY, of_all: int = A_DAY_OF_ALL) -> None:
        self._of_one = Buckets(a_day / DAY, a_day, clock)
        self._of_all = TokenBucket(of_all / DAY, of_all, clock)

    def wait(self, maker: str) -> int:
        """Milliseconds until one more move may be made; 0: now, and it is counted.

        Who has spent the own allowance takes nothing from that of all.
        """
        seconds = self._of_one.wait(maker) or self._of_all.wait()
        return int(seconds * 1000) + 1 if seconds else 0

    def has(self, maker: str, moves: int = 1) -> bool:
        """Whether so many are left."""
        return self._of_one.has(maker, moves) and self._of_all.has(moves)
