"""Shares that depend on several things, fitted: logistic regression with a little doubt about large numbers.

Plain Newton steps on small matrices: the models here have a few dozen numbers, and no library is needed for that.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

Row = Sequence[tuple[int, float]]
"""What makes up the logit of an observation: places of numbers, and how much of each."""
STEPS = 60
ENOUGH = 1e-9


class Seen(Struct, frozen=True):
    """So many hits of so many, where the logit is made up like this."""

    row: Row
    hits: int
    of: int


class Fit(Struct, frozen=True):
    """The numbers, and how they err together."""

    numbers: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]

    def error(self, row: Row) -> float:
        """The standard error of a logit that is made up like this."""
        return math.sqrt(sum([a * b * self.covariance[i][j] for i, a in row for j, b in row]))


def fitted(seen: Sequence[Seen], doubts: Sequence[float]) -> Fit:
    """The likeliest numbers, if each was normal around 0 with such a standard deviation before anything was seen."""
    n = len(doubts)
    numbers = [0.0] * n
    for _ in range(STEPS):
        slope, curve = _around(seen, doubts, numbers)
        step = _solved(curve, slope)
        numbers = [value + change for value, change in zip(numbers, step, strict=True)]
        if max(map(abs, step), default=0.0) < ENOUGH:
            break
    _, curve = _around(seen, doubts, numbers)
    unit = [[float(i == j) for i in range(n)] for j in range(n)]
    return Fit(tuple(numbers), tuple([tuple(_solved(curve, column)) for column in unit]))


def _around(
    seen: Sequence[Seen], doubts: Sequence[float], numbers: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log likelihood, and how it bends."""
    slope = [-value / doubt**2 for value, doubt in zip(numbers, doubts, strict=True)]
    curve = [[doubts[i] ** -2 if i == j else 0.0 for j in range(len(doubts))] for i in range(len(doubts))]
    for one in seen:
        share = 1 / (1 + math.exp(-sum([amount * numbers[place] for place, amount in one.row])))
        off, weight = one.hits - one.of * share, one.of * share * (1 - share)
        for place, amount in one.row:
            slope[place] += amount * off
            for other, more in one.row:
                curve[place][other] += amount * more * weight
    return slope, curve


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss with pivots."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for at in range(n):
        best = max(range(at, n), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, n):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [a - factor * b for a, b in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * n
    for at in reversed(range(n)):
        rest = sum([rows[at][later] * found[later] for later in range(at + 1, n)])
        found[at] = (rows[at][n] - rest) / rows[at][at]
    return found
