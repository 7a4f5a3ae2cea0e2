"""Shares with their uncertainty, and how numbers spread."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import quantiles

from msgspec import Struct

Z95 = 1.959963984540054
"""The normal quantile of a two-sided interval of 95 %."""


class Share(Struct, frozen=True):
    """So many of so many."""

    hits: int = 0
    of: int = 0

    @property
    def value(self) -> float | None:
        return self.hits / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float]:
        """Of 95 %."""
        return self.within(Z95)

    def within(self, z: float) -> tuple[float, float]:
        """Wilson's interval for a normal quantile: sensible for few games and near 0 and 1 as well."""
        if not self.of:
            return 0.0, 1.0
        share, z2 = self.hits / self.of, z * z
        middle = share + z2 / (2 * self.of)
        reach = z * sqrt(share * (1 - share) / self.of + z2 / (4 * self.of * self.of))
        scale = 1 + z2 / self.of
        return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)

    def __add__(self, hit: bool) -> Share:
        return Share(self.hits + hit, self.of + 1)


class Spread(Struct, frozen=True):
    """The least and the most, and the quartiles between."""

    least: float
    lower: float
    median: float
    upper: float
    most: float


def spread(numbers: Sequence[float]) -> Spread | None:
    """None if there are no numbers."""
    if not numbers:
        return None
    if len(numbers) == 1:
        return Spread(*[numbers[0]] * 5)
    lower, median, upper = quantiles(numbers, n=4, method="inclusive")
    return Spread(min(numbers), lower, median, upper, max(numbers))
