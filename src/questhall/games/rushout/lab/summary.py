"""What many rounds say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from statistics import fmean, quantiles

from msgspec import Struct

from questhall.lab.shares import Share

from .series import Round


class Minutes(Struct, frozen=True):
    """How long rounds take: the mean, and what nine of ten exceed and fall short of."""

    mean: float
    low: float
    high: float


class Summary(Struct, frozen=True):
    """A series of rounds in numbers."""

    games: int
    rounds: int
    heroes_won: Share
    minutes: Minutes
    ends: dict[str, int]
    """Rounds by who won and how: heroes-stack, wizard-dragon ..."""
    trials: float
    spells: float
    pushes: float
    """Each a mean per round."""


def summary_of(rounds: Iterable[Round]) -> Summary:
    rounds = tuple(rounds)
    minutes = [r.seconds / 60 for r in rounds]
    ends = Counter(f"{'heroes' if r.heroes_won else 'wizard'}-{r.how}" for r in rounds)
    return Summary(
        games=len({r.game for r in rounds}),
        rounds=len(rounds),
        heroes_won=Share(sum(r.heroes_won for r in rounds), len(rounds)),
        minutes=minutes_of(minutes),
        ends=dict(sorted(ends.items())),
        trials=fmean([r.trials for r in rounds]),
        spells=fmean([r.spells for r in rounds]),
        pushes=fmean([r.pushes for r in rounds]),
    )


def minutes_of(minutes: list[float]) -> Minutes:
    deciles = quantiles(minutes, n=10, method="inclusive") if len(minutes) > 1 else minutes
    return Minutes(fmean(minutes), deciles[0], deciles[-1])
