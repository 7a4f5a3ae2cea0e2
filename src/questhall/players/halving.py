"""Which of several answers is best, found out with few tries: all in the same worlds, and the worse half drops out.

The first is what an adviser would say. It stays in to the end, and is left only for a clear difference: the best of
many noisy averages is mostly the luckiest. Whoever is out of the running is not tried again, and what is clear is not
tried any longer, so that the tries go where they decide something.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import ceil, inf, log2, sqrt
from statistics import fmean
from typing import Generic, TypeVar

from .effort import Effort

W = TypeVar("W")
MARGIN = 1.0
"""Standard errors by which another answer must be better than the adviser's."""
LEAST = 0.01
"""Of the whole game: by so much it must be better besides, because a judge is never quite right."""
ENOUGH = 6
"""Worlds before which nothing is clear."""
HOPELESS = 2.0
"""An answer that would have to be so many standard errors better than it looks is given up at once."""
SURE = 3.5
"""Standard errors by which the only other answer left must be better to be taken at once."""
LOOK = 3
"""Worlds between two looks at who is still in the running."""


class Halving(Generic[W]):
    def __init__(
        self,
        size: int,
        world: Callable[[], W],
        value: Callable[[W, int, Callable[[], float]], float | None],
        effort: Effort,
        margin: float = MARGIN,
    ) -> None:
        """`value` of the answer of a number in a world, given how many seconds are left; None: too few to say."""
        self.values: list[list[float]] = [[] for _ in range(size)]
        self.playouts = 0
        self._world = world
        self._value = value
        self._effort = effort
        self._margin = margin
        self._began = time.monotonic()
        self._begun: tuple[W, float] | None = None
        """A world in which the first alone was tried."""

    def best(self) -> int:
        """The number of the answer to give."""
        field = self._affordable()
        if len(field) == 1:
            return 0
        rounds = max(1, ceil(log2(len(field))))
        for n in range(1, rounds + 1):
            field = self._better_half(self._round(field, n / rounds))
            if self._is_clear(field):
                break
        better = [(gain / error if error else inf, gain, n) for n in field[1:] for gain, error in [self.gain(n)]]
        clear = [(gain, n) for errors, gain, n in better if gain > LEAST and errors > self._margin]
        return max(clear)[1] if clear else 0

    def gain(self, n: int) -> tuple[float, float]:
        """By how much it is better than the first, and how sure that is (one standard error)."""
        pairs = [value - first for value, first in zip(self.values[n], self.values[0], strict=False)]
        if len(pairs) < ENOUGH:
            return 0.0, inf
        mean = fmean(pairs)
        spread = sum([(pair - mean) ** 2 for pair in pairs]) / (len(pairs) - 1)
        return mean, sqrt(spread / len(pairs))

    def _affordable(self) -> list[int]:
        """Where time may be too short for all, those that come first: so many as can be tried in enough worlds. How
        long a try takes shows with the first."""
        field = list(range(len(self.values)))
        if self._effort.seconds == inf:
            return field
        before = self._left()
        world = self._world()
        value = self._value(world, 0, self._left)
        if value is None:
            return field[:1]
        self._begun = world, value
        took = before - self._left()
        return field[: max(2, int(before / took / ENOUGH))] if took > 0 else field

    def _round(self, field: list[int], share: float) -> list[int]:
        """World after world, until this share of all effort is spent; who is left then."""
        while self.playouts + len(field) <= self._effort.playouts * share and self._left(share) > 0:
            if not self._try(field):
                break
            if len(self.values[0]) % LOOK == 0:
                field = [0, *[n for n in field[1:] if not self._is_hopeless(n)]]
                if self._is_clear(field):
                    break
        return field

    def _try(self, field: Sequence[int]) -> bool:
        """All answers in one world, or none."""
        world, first = self._begun or (self._world(), None)
        self._begun = None
        found: list[float] = []
        for n in field:
            value = first if n == 0 and first is not None else self._value(world, n, self._left)
            if value is None:
                return False
            found.append(value)
            self.playouts += 1
        for n, value in zip(field, found, strict=True):
            self.values[n].append(value)
        return True

    def _left(self, share: float = 1.0) -> float:
        return self._effort.seconds * share - (time.monotonic() - self._began)

    def _better_half(self, field: Sequence[int]) -> list[int]:
        """The first stays whatever it is worth."""
        others = sorted(field[1:], key=lambda n: -fmean(self.values[n]) if self.values[n] else 0.0)
        return [0, *others[: len(field) // 2]]

    def _is_hopeless(self, n: int) -> bool:
        """It will hardly ever be better by enough to be taken."""
        gain, error = self.gain(n)
        return gain + HOPELESS * error < LEAST

    def _is_clear(self, field: Sequence[int]) -> bool:
        """Nobody else is left, or a single one that is certainly better."""
        if len(field) > 2:
            return False
        gain, error = self.gain(field[-1])
        return len(field) == 1 or gain - SURE * error > LEAST
