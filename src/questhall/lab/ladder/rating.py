"""Strength from wins: a logistic model in which heroes and those who play against them are rated apart.

Heroes played by i win against j with the odds exp(b + h[i] - m[j]): b is how the game itself leans, h and m are what
the players add. One player of each side is the measure, with a strength of 0. Whoever has won or lost every game would
be infinitely strong or weak, so a weak prior draws everybody a little towards the measure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from msgspec import Struct

from .bouts import Pairing

PRIOR = 4.0
"""The standard deviation of strengths that is expected before any game, in natural units: about 700 points."""
POINTS = 400 / log(10)
"""Of the usual scale: 400 points more are odds of ten to one."""
MIDDLE = 1000.0
"""The points of whoever is the measure."""
ENOUGH = 1e-10
MOST_STEPS = 100


class Rating(Struct, frozen=True):
    """In points, with half the width of the interval of 95 %; the measure has none."""

    points: float
    reach: float


class Ratings(Struct, frozen=True):
    heroes: dict[str, Rating]
    masters: dict[str, Rating]


Scores = Mapping[Pairing, tuple[int, int]]
"""How many games the heroes have won, of how many."""


def rate(scores: Scores, measure_heroes: str, measure_master: str, z: float) -> Ratings:
    """The strengths that make what happened most likely; their errors come from the curvature there."""
    heroes = list(dict.fromkeys([pairing.heroes for pairing in scores]))
    masters = list(dict.fromkeys([pairing.master for pairing in scores]))
    rated = [("h", name) for name in heroes if name != measure_heroes]
    rated += [("m", name) for name in masters if name != measure_master]
    place = {who: at + 1 for at, who in enumerate(rated)}
    rows = [
        (_signs(place.get(("h", pairing.heroes)), place.get(("m", pairing.master))), won, of)
        for pairing, (won, of) in scores.items()
    ]
    found, information = _most_likely(rows, len(rated) + 1)
    errors = _errors(information)

    def rating(side: str, name: str) -> Rating:
        at = place.get((side, name))
        if at is None:
            return Rating(MIDDLE, 0.0)
        return Rating(MIDDLE + POINTS * found[at], POINTS * z * errors[at])

    return Ratings({name: rating("h", name) for name in heroes}, {name: rating("m", name) for name in masters})


Row = tuple[dict[int, float], int, int]
"""What a pairing is made of, by the place of the strength; games won, and of how many."""


def _signs(hero: int | None, master: int | None) -> dict[int, float]:
    signs = {0: 1.0}
    if hero is not None:
        signs[hero] = 1.0
    if master is not None:
        signs[master] = -1.0
    return signs


def _most_likely(rows: Sequence[Row], size: int) -> tuple[list[float], list[list[float]]]:
    """By Newton's method; the last matrix is the information."""
    at = [0.0] * size
    for _ in range(MOST_STEPS):
        slope, curve = _slope(rows, at)
        step = _solved(curve, slope)
        longest = max(map(abs, step))
        # A step far beyond where the curve was measured may overshoot.
        scale = min(1.0, 2.0 / longest) if longest else 1.0
        at = [value + scale * change for value, change in zip(at, step, strict=True)]
        if longest < ENOUGH:
            break
    return at, _slope(rows, at)[1]


def _slope(rows: Sequence[Row], at: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """Of the logarithm of the likelihood, and its curvature with the sign turned."""
    size = len(at)
    weight = 1 / PRIOR**2
    slope = [-value * weight for value in at]
    curve = [[weight if i == j else 0.0 for j in range(size)] for i in range(size)]
    for signs, won, of in rows:
        chance = 1 / (1 + exp(-sum([sign * at[i] for i, sign in signs.items()])))
        for i, sign in signs.items():
            slope[i] += sign * (won - of * chance)
            for j, other in signs.items():
                curve[i][j] += sign * other * of * chance * (1 - chance)
    return slope, curve


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """By elimination; the prior keeps the matrix regular."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def _errors(information: Sequence[Sequence[float]]) -> list[float]:
    size = len(information)
    units = [[1.0 if i == j else 0.0 for j in range(size)] for i in range(size)]
    return [sqrt(_solved(information, unit)[i]) for i, unit in enumerate(units)]
