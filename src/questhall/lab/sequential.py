"""Two ways to play, on the same seeds, until it is clear which is better or that it makes no difference.

Whoever looks often finds something by chance, so the chance to err is spent like money: all comparisons together may
err in 5 % of all cases, each has an equal part of that (Bonferroni), and each look may spend as large a part of it as
the games since the last look have among all that may be played. The parts add up, so the bound holds whatever comes
out (the union bound; McNemar's test is exact).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from .paired import Pairs, pairs_of, quantile
from .plan import Plan
from .rounds import Chooser, Wanted
from .study import Result

ALPHA = 0.05


class Verdict(Struct, frozen=True):
    """What is known after a look."""

    pairs: Pairs
    kind: Literal["clear", "same", "open"]
    low: float
    high: float
    """The interval in which the difference lies, for all looks and all comparisons together."""


class Course(Struct, frozen=True):
    """So many comparisons, the looks at each, and what difference would not matter."""

    comparisons: int
    looks: tuple[int, ...]
    """After so many pairs of games, ascending; none: games that were played for something else are looked at once."""
    margin: float

    def spent(self, look: int) -> float:
        """What a look at one comparison may spend."""
        new = self.looks[look] - (self.looks[look - 1] if look else 0)
        return ALPHA / self.comparisons * new / self.looks[-1]

    def verdict(self, first: Sequence[Result], second: Sequence[Result]) -> Verdict:
        """After the last look at these games."""
        return self.judged(pairs_of(first, second))

    def judged(self, pairs: Pairs) -> Verdict:
        """Between two looks, because somebody was stopped there, no more may be spent than at the next one. Where no
        looks were planned, there is one."""
        look = min(bisect_left(self.looks, pairs.of), len(self.looks) - 1)
        alpha = self.spent(look) if self.looks else ALPHA / self.comparisons
        low, high = pairs.interval(quantile(alpha))
        # The test is exact and the interval is not: what the test excludes does not stand in it, all else does.
        if pairs.chance <= alpha:
            low, high = (max(low, 0.0), high) if pairs.difference > 0 else (low, min(high, 0.0))
            return Verdict(pairs, "clear", low, high)
        low, high = min(low, 0.0), max(high, 0.0)
        return Verdict(pairs, "same" if -self.margin < low and high < self.margin else "open", low, high)


def course_of(plan: Plan) -> Course:
    """Looks after one round, two, four, eight ... and when all games are played."""
    looks, at = [], plan.stop.round
    while at < plan.stop.games:
        looks.append(at)
        at *= 2
    return Course(len(plan.places) // 2, (*looks, plan.stop.games), (plan.margin or 0) / 100)


def until_clear(course: Course) -> Chooser:
    """The cells of the first way come first, then, in the same order, those of the second."""

    def choose(games: Sequence[Sequence[Result]]) -> Wanted:
        wanted: Wanted = []
        for first in range(course.comparisons):
            second = first + course.comparisons
            played = len(games[first])
            following = next((look for look in course.looks if look > played), None)
            if following is None or (played and course.verdict(games[first], games[second]).kind != "open"):
                continue
            wanted += [(first, range(played, following)), (second, range(played, following))]
        return wanted

    return choose
