"""Strength from wins: a logistic model in which heroes and those who play against them are rated apart.

Heroes played by i win against j with the odds exp(b + h[i] - m[j]): b is how the game itself leans, h and m are what
the players add. Whoever has won or lost every game would be infinitely strong or weak, so a weak prior draws all of a
side a little towards each other. What is told are differences to one player of each side, who is the measure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from msgspec import Struct

from .bouts import Pairing

PRIOR = 4.0
"""The standard deviation of strengths that is expected before any game, in natural units: about 700 points."""
LEANING = 20.0
"""The same for how the game leans, about which nothing is expected."""
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
    hero = {name: 1 + at for at, name in enumerate(heroes)}
    master = {name: 1 + len(heroes) + at for at, name in enumerate(masters)}
    rows = [
        ({0: 1.0, hero[pairing.heroes]: 1.0, master[pairing.master]: -1.0}, won, of)
        for pairing, (won, of) in scores.items()
    ]
    found, information = _most_likely(rows, 1 + len(heroes) + len(masters))

    def rating(at: int, measure: int) -> Rating:
        reach = 0.0 if at == measure else POINTS * z * _error(information, at, measure)
        return Rating(MIDDLE + POINTS * (found[at] - found[measure]), reach)

    return Ratings(
        {name: rating(hero[name], hero[measure_heroes]) for name in heroes},
        {name: rating(master[name], master[measure_master]) for name in masters},
    )


Row = tuple[dict[int, float], int, int]
"""What a pairing is made of, by the place of the strength; games won, and of how many."""


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
    weights = [1 / LEANING**2, *[1 / PRIOR**2] * (size - 1)]
    slope = [-value * weight for value, weight in zip(at, weights, strict=True)]
    curve = [[weight if i == j else 0.0 for j in range(size)] for i, weight in enumerate(weights)]
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


def _error(information: Sequence[Sequence[float]], at: int, other: int) -> float:
    """The standard error of the difference between two strengths."""
    apart = [float((i == at) - (i == other)) for i in range(len(information))]
    spread = _solved(information, apart)
    return sqrt(spread[at] - spread[other])
