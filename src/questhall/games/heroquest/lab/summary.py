"""What many quests say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import fmean

from msgspec import Struct

from questhall.lab.shares import Share, Spread, spread

from .study import Result


class Summary(Struct, frozen=True):
    games: int
    passed: Share
    rounds: Spread | None
    decisions: float
    deaths: float
    """Dead for good, in a game."""
    gold: float
    """All heroes together, in a game."""
    slain: float
    """Monsters, in a game."""
    ends: dict[str, int]
    felled: dict[str, int]
    """How often heroes fell, by what felled them; most often first."""


def summary_of(results: Iterable[Result]) -> Summary:
    results = tuple(results)
    causes: Counter[str] = Counter()
    for result in results:
        causes.update(result.felled.heroes)
    return Summary(
        games=len(results),
        passed=Share(sum([result.heroes_won for result in results]), len(results)),
        rounds=spread([result.rounds for result in results]),
        decisions=fmean([result.decisions for result in results]),
        deaths=fmean([result.deaths for result in results]),
        gold=fmean([result.gold for result in results]),
        slain=fmean([result.felled.monsters for result in results]),
        ends=dict(Counter([result.how for result in results]).most_common()),
        felled=dict(sorted(causes.items(), key=lambda cause: (-cause[1], cause[0]))),
    )
