"""Which level the bots of a table need, so that its people win about as often as they wish."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct

from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.game import AnyGame

from .level import STRONGEST, WEAKEST
from .strengths import cell_of, mean, strengths_of, unlike

MOST_ERROR = 10.0
"""Points: who knows less promises nothing."""
WhyNot = Literal["", "nobody", "no-bots", "both-sides", "not-measured"]
Dialled = Literal["", "master", "heroes", "fellows"]


class Sitting(Struct, frozen=True):
    """Who sits at a table, by seat."""

    people: Mapping[int, float]
    """With their levels."""
    bots: Mapping[int, float]
    """Those whose level is given."""
    dials: tuple[int, ...]
    """Bots whose level is to be found."""


class Found(Struct, frozen=True):
    """What the bots play at, and what comes of it for the people; in per cent."""

    levels: Mapping[int, int]
    """By seat."""
    dialled: Dialled = ""
    chance: float = 0.0
    least: float = 0.0
    most: float = 0.0
    """How rarely and how often the people would win at the ends of what was measured."""
    error: float = 0.0
    """The standard error of that chance, from the number of games in the lab."""
    why: WhyNot = ""
    """Why nothing can be promised; then bots play at the level of the people."""
    unlike: tuple[str, ...] = ()
    """The settings by which the table differs from all that were measured."""


def dialled(game: AnyGame, settings: Settings, sitting: Sitting, wins: float) -> Found:
    """Levels at which the people win in so many per cent of their games, as near as the line comes to it."""
    own = mean(list(sitting.people.values())) if sitting.people else WEAKEST + (STRONGEST - WEAKEST) / 2
    same = {seat: held(own) for seat in sitting.dials}
    if not sitting.people or not sitting.dials:
        return Found(same, why="nobody" if not sitting.people else "no-bots")
    masters = MASTER_SEAT in sitting.people
    if masters and len(sitting.people) > 1:
        return Found(same, why="both-sides")
    cell, measured = cell_of(game, settings), strengths_of(game)
    if cell is None or measured is None:
        return Found(same, why="not-measured", unlike=unlike(game, settings))
    turned = (MASTER_SEAT,) if MASTER_SEAT in sitting.dials else sitting.dials
    curve = measured.master if MASTER_SEAT in turned else measured.heroes
    found: dict[int, float] = {}
    for level in range(curve[0][0], curve[-1][0] + 1):
        at = {**sitting.people, **sitting.bots, **same, **dict.fromkeys(turned, level)}
        heroes = [place for seat, place in at.items() if seat != MASTER_SEAT]
        share = measured.chance(cell, heroes, at.get(MASTER_SEAT))
        found[level] = 100 * (1 - share if masters else share)
    best = min(found, key=nearest(found, wins))
    kind: Dialled = "master" if MASTER_SEAT in turned else "heroes" if masters else "fellows"
    levels = {**same, **dict.fromkeys(turned, best)}
    error = points_off(found[best], cell.error)
    if error > MOST_ERROR:
        return Found(same, why="not-measured")
    return Found(levels, kind, found[best], min(found.values()), max(found.values()), error)


def points_off(chance: float, error: float) -> float:
    """What a standard error in logits is in points, around a chance in per cent."""
    certain = min(max(chance, 0.01), 99.99)
    odds, factor = certain / (100 - certain), math.exp(error)
    return 50 * (odds * factor / (1 + odds * factor) - odds / (factor + odds))


def nearest(found: Mapping[int, float], wins: float) -> Callable[[int], float]:
    return lambda level: abs(found[level] - wins)


def held(level: float) -> int:
    """A level that a bot can have."""
    return round(min(max(level, WEAKEST), STRONGEST))
