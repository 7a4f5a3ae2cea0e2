"""Tunes the numbers of a bot by what wins.

Each game is played twice, at the same table with the same dice: every number is made larger or smaller by chance, and
the second time the other way round. Where the wins of both differ, each number has a small part in it; over many games
the parts of chance cancel out, and what is left says which way a number should go. Then all that is clear enough moves
a step, and the next round begins from there.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import exp, inf, log, sqrt
from statistics import fmean

from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.dice import Random, number
from questhall.players.policy import HEROES
from questhall.players.registry import makers_of, players_of
from questhall.players.tuned import Tunable, Tuned, Weighing, side_of, tunable_of, weights_of

from ..jobs import chunks, in_order, with_progress
from ..playing import EndlessGameError, play_game
from .lessons import tables_of

SPREAD = 0.35
"""By how much a number is made larger or smaller, as a logarithm."""
CLEAR = 1.0
"""Standard errors from zero before a number moves."""
LONGEST = 4.0
"""With so many it moves as far as it may."""
STEP = 2.0
"""That far, in spreads."""
DIGITS = 4
SMALL = 8
"""Portions are so much smaller than usual: a game takes long, and all wait for the last one of a round."""
MOST_DECISIONS = 6_000
Numbers = dict[str, float]


class Pair(Struct, frozen=True):
    """A game that was played twice: which numbers were larger the first time (1) and which smaller (-1), and by how
    many wins the first time was better (-1, 0 or 1)."""

    signs: tuple[int, ...]
    better: int
    wins: int
    """Of the two."""


class Slope(Struct, frozen=True):
    """What one spread more of a number brings, as a share of the games, and how sure that is."""

    rise: float
    error: float

    @property
    def step(self) -> float:
        """How far it moves, as a logarithm."""
        errors = self.rise / self.error if self.error else 0.0
        if abs(errors) < CLEAR:
            return 0.0
        return SPREAD * STEP * max(-1.0, min(1.0, errors / LONGEST))


class Learner(Struct, frozen=True):
    """Whose numbers are tuned, and for which occasion; none: for all games."""

    game: str
    side: str
    occasion: str = ""

    def begins(self, tunable: Tunable, learned: Tuned) -> Numbers:
        """As the bot weighs; what is learned for an occasion begins from what was learned for all games."""
        known = learned.sides.get(self.side, {}) if self.occasion else {}
        weights = weights_of(tunable, known)
        return {name: float(getattr(weights, name)) for name in tunable.names_for(self.side)}

    def table(self, n: int) -> Settings:
        deal = tables_of(GAMES[self.game], "contest")
        return deal(n, self.occasion) if self.occasion else deal(n)


def shifted(numbers: Mapping[str, float], steps: Sequence[float]) -> Numbers:
    """Each made larger by a step, as a logarithm."""
    return {name: exp(log(value) + step) for (name, value), step in zip(numbers.items(), steps, strict=True)}


def pair(learner: Learner, numbers: Numbers, n: int) -> Pair | None:
    """The game of this number; None: it did not end."""
    random = Random(number(n, 7))
    signs = [2 * random.below(2) - 1 for _ in numbers]
    won: list[bool] = []
    for way in (1, -1):
        found = wins(learner, shifted(numbers, [way * sign * SPREAD for sign in signs]), n)
        if found is None:
            return None
        won.append(found)
    return Pair(tuple(signs), won[0] - won[1], sum(won))


def wins(learner: Learner, numbers: Numbers, n: int) -> bool | None:
    """Whether a side that weighs by these numbers wins the game of this number against the best that answers at once;
    None: nobody does."""
    game = GAMES[learner.game]
    settings, tunable = learner.table(n), tunable_of(game)
    tuned, usual = tunable.player(Weighing(weights_of(tunable, numbers))), makers_of(game)[players_of(game)[-1]]
    players = {
        seat: (tuned if side_of(seat) == learner.side else usual)(game, settings, seat, number(n, 2))
        for seat in game.seats(settings)
    }
    try:
        outcome = play_game(game, settings, players, number(n, 3), most=MOST_DECISIONS).outcome
    except EndlessGameError:
        return None
    heroes_won = any(seat != MASTER_SEAT for seat in outcome.winners)
    return heroes_won == (learner.side == HEROES)


def pairs(learner: Learner, numbers: Numbers, games: range) -> list[Pair | None]:
    """A portion of games, for one process."""
    return [pair(learner, numbers, n) for n in games]


def slopes(found: Sequence[Pair]) -> list[Slope]:
    """Of each number, in their order."""
    better = [one.better / 2 for one in found]
    error = sqrt(fmean([x * x for x in better]) / len(better)) if better else 0.0
    return [
        Slope(fmean([one.signs[at] * x for one, x in zip(found, better, strict=True)]), error)
        for at in range(len(found[0].signs))
    ]


class Round(Struct, frozen=True):
    """What one round has shown: from which numbers it began, and where they went."""

    began: Numbers
    slopes: list[Slope]
    numbers: Numbers
    games: int
    share: float
    """Of all its games, those that were won."""


def rounds(
    learner: Learner, numbers: Numbers, games: range, many: int, jobs: int, seconds: float = inf
) -> Iterator[Round]:
    """`games` numbers in each of so many rounds, no number twice, unless the seconds of a round are up before; then it
    is not the same on every machine."""
    for at in range(many):
        first = games.start + at * len(games)
        work = partial(pairs, learner, numbers)
        parts = in_order(work, chunks(first, len(games), SMALL * jobs), jobs)
        found = list(in_time(with_progress(parts, len(games), f"{learner.game} {at + 1}"), seconds))
        began, all_slopes = numbers, slopes(found)
        numbers = shifted(began, [slope.step for slope in all_slopes])
        share = sum([one.wins for one in found]) / (2 * len(found))
        yield Round(began, all_slopes, numbers, 2 * len(found), share)


def in_time(found: Iterator[Pair | None], seconds: float) -> Iterator[Pair]:
    """Those that have ended, as long as there is time."""
    until = time.monotonic() + seconds
    for one in found:
        if one is not None:
            yield one
        if time.monotonic() > until:
            return


def rounded(numbers: Numbers) -> Numbers:
    return {name: round(value, DIGITS) for name, value in numbers.items()}
