"""Two ways to play the same seeds: by how much the shares of wins differ, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, lgamma, log, sqrt
from statistics import NormalDist

from msgspec import Struct

from .shares import Z95, Share
from .study import Result


class Pairs(Struct, frozen=True):
    """The same games played in two ways, by who won."""

    both: int = 0
    first: int = 0
    """Won only in the first way."""
    second: int = 0
    neither: int = 0

    @property
    def of(self) -> int:
        return self.both + self.first + self.second + self.neither

    @property
    def shares(self) -> tuple[Share, Share]:
        return Share(self.both + self.first, self.of), Share(self.both + self.second, self.of)

    @property
    def difference(self) -> float:
        """By how much the second way wins more often."""
        return (self.second - self.first) / self.of if self.of else 0.0

    @property
    def chance(self) -> float:
        """McNemar's exact test, two-sided: how often games that turned out differently are shared out at least as
        unevenly if both ways are equally good."""
        fewer, all_of_them = min(self.first, self.second), self.first + self.second
        if 2 * fewer == all_of_them:
            return 1.0
        return min(1.0, 2 * sum([_exactly(k, all_of_them) for k in range(fewer + 1)]))

    def interval(self, z: float = Z95) -> tuple[float, float]:
        """Newcombe's interval of the difference from Wilson's of both shares (1998, method 10)."""
        if not self.of:
            return -1.0, 1.0
        before, after = self.shares
        low1, high1 = before.within(z)
        low2, high2 = after.within(z)
        p1, p2 = before.hits / self.of, after.hits / self.of
        together = self._correlation()
        down, up = p2 - low2, high2 - p2
        below, above = p1 - low1, high1 - p1
        reach_low = sqrt(max(0.0, down * down - 2 * together * down * above + above * above))
        reach_high = sqrt(max(0.0, up * up - 2 * together * up * below + below * below))
        return max(-1.0, self.difference - reach_low), min(1.0, self.difference + reach_high)

    def _correlation(self) -> float:
        a, b, c, d = self.both, self.first, self.second, self.neither
        margins = (a + b) * (c + d) * (a + c) * (b + d)
        if not margins:
            return 0.0
        product = float(a * d - b * c)
        if product > 0:
            product = max(0.0, product - self.of / 2)
        return product / sqrt(margins)


def pairs_of(first: Sequence[Result], second: Sequence[Result]) -> Pairs:
    """By the numbers of the games: only what was played in both ways counts."""
    there = {game.number: game.heroes_won for game in second}
    return counted((game.heroes_won, there[game.number]) for game in first if game.number in there)


def counted(pairs: Iterable[tuple[bool, bool]]) -> Pairs:
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for pair in pairs:
        counts[pair] += 1
    return Pairs(*counts.values())


def holm(chances: Sequence[float]) -> list[float]:
    """The same chances where so many comparisons are made at once (Holm)."""
    adjusted, highest = [1.0] * len(chances), 0.0
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda at: chances[at])):
        highest = max(highest, min(1.0, chances[place] * (len(chances) - rank)))
        adjusted[place] = highest
    return adjusted


def quantile(alpha: float) -> float:
    """The normal quantile of a two-sided interval that misses in so many cases."""
    return NormalDist().inv_cdf(1 - alpha / 2)


def _exactly(k: int, n: int) -> float:
    """The chance of k heads among n tosses."""
    return exp(lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1) - n * log(2))
