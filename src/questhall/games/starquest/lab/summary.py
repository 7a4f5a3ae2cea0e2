"""What many missions say together."""

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
    taken_on: Share
    """Of those that were passed: with a secondary objective accepted."""
    met: Share
    """Of those: with that one met as well."""
    rounds: Spread | None
    waves: float
    decisions: float
    wounds: float
    """Taken by all heroes together, in a game."""
    falls: float
    """How often a hero fell, in a game."""
    revived: float
    down: float
    """Heroes who lay there in the end, in a game."""
    slain: float
    """Enemy models, in a game."""
    ends: dict[str, int]
    felled: dict[str, int]
    """How often heroes fell, by what felled them; most often first."""


def summary_of(results: Iterable[Result]) -> Summary:
    results = tuple(results)
    causes: Counter[str] = Counter()
    for result in results:
        causes.update(result.felled.by)
    passed = [result for result in results if result.heroes_won]
    accepted = [result for result in passed if result.secondary]
    return Summary(
        games=len(results),
        passed=Share(len(passed), len(results)),
        taken_on=Share(len(accepted), len(passed)),
        met=Share(sum([result.how == "passed_all" for result in accepted]), len(accepted)),
        rounds=spread([result.rounds for result in results]),
        waves=fmean([result.waves for result in results]),
        decisions=fmean([result.decisions for result in results]),
        wounds=fmean([result.felled.wounds for result in results]),
        falls=fmean([sum(result.felled.by.values()) for result in results]),
        revived=fmean([result.felled.revived for result in results]),
        down=fmean([result.down for result in results]),
        slain=fmean([result.slain for result in results]),
        ends=dict(Counter([result.how for result in results]).most_common()),
        felled=dict(sorted(causes.items(), key=lambda cause: (-cause[1], cause[0]))),
    )
