"""Where a person stands on the line of a game, from what they have played.

Before the first game somebody who is new to the game is assumed, with much doubt. Each game then says, by the measured
tables, at which levels its end was to be expected.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from msgspec import Struct

from .strengths import Scalar, Strengths

PLACES = tuple(range(0, 131, 5))
"""Levels that a person may have: some are better than every bot that answers at once."""
NEWCOMER, DOUBT = 45, 25
"""The mean and the standard deviation of what is assumed."""


class Played(Struct, frozen=True):
    """A game that somebody has finished, as far as it says something about them."""

    table: str
    cell: Mapping[str, Scalar]
    heroes: tuple[float | None, ...]
    """Levels of the bots among the heroes; None: a person."""
    master: float | None
    """The same of whoever plays against them; None also where nobody does."""
    as_master: bool
    won: bool
    at: int


class Standing(Struct, frozen=True):
    """A level, how sure it is, and how many games it rests on."""

    level: float
    doubt: float
    games: int


def standing(measured: Strengths | None, played: Iterable[Played], assumed: float = NEWCOMER) -> Standing:
    """Games of cells that are not measured (any more) say nothing."""
    weights = [math.exp(-(((place - assumed) / DOUBT) ** 2) / 2) for place in PLACES]
    games = 0
    for game in played if measured is not None else ():
        assert measured is not None
        cell = next((cell for cell in measured.cells if cell.settings == game.cell), None)
        if cell is None:
            continue
        games += 1
        for at, place in enumerate(PLACES):
            heroes = [place if level is None else level for level in game.heroes]
            share = measured.chance(cell, heroes, place if game.as_master else game.master)
            weights[at] *= share if game.won != game.as_master else 1 - share
        total = sum(weights)
        weights = [weight / total for weight in weights]
    if not games:
        return Standing(assumed, DOUBT, 0)
    total = sum(weights)
    level = sum([weight * place for weight, place in zip(weights, PLACES, strict=True)]) / total
    spread = sum([weight * (place - level) ** 2 for weight, place in zip(weights, PLACES, strict=True)]) / total
    return Standing(level, math.sqrt(spread), games)
