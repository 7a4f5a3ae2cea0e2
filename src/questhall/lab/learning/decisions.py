"""Compared decisions in numbers, as the seat saw them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer
from questhall.kernel.dice import number
from questhall.players.player import AnySituation
from questhall.players.policy import Described, Describer, describer_of

from .comparing import Compared, Course, gone_through
from .lessons import table_of
from .teaching import Numbers

Places = NDArray[np.int64]
SELDOM = 25
"""A number that tells of fewer answers is not learned."""
WORST, BEST = -0.08, 0.25
"""Of the game: how much worse a bad answer is, and how lucky a good one was, need not be learned."""
UNKNOWN = 0.03
"""How far what an answer is worth may lie from what its numbers tell; in shares of the game."""


class Decision(Struct, frozen=True):
    """What could be answered, in numbers, and what it was worth beside the adviser's answer, which comes first."""

    game: int
    side: int
    question: str
    position: list[float]
    answers: list[Described]
    gains: tuple[float, ...]
    errors: tuple[float, ...]


def decisions(name: str, courses: Iterable[Course]) -> list[Decision]:
    """All that were compared in some games."""
    return [one for taken in courses for one in decisions_of(name, taken)]


def decisions_of(name: str, taken: Course) -> list[Decision]:
    game = GAMES[name]
    settings = table_of(game, taken.n)
    describers: dict[int, Describer] = {}
    found: list[Decision] = []

    def look(now: AnySituation, field: list[Answer], one: Compared) -> None:
        seat = now.seat
        if seat not in describers:
            describers[seat] = describer_of(game)(game, settings, seat, number(taken.n, 5))
        told = describers[seat].answers(now, field[0], field)
        position = describers[seat].position(now)
        found.append(Decision(taken.n, taken.side, now.ask.question, position, told, one.gains, one.errors))

    gone_through(name, taken, look)
    return found


class Heap:
    """Many decisions as arrays: answers below each other, those of one decision together, the adviser's first."""

    def __init__(self, names: Sequence[str], found: Sequence[Decision]) -> None:
        places = {name: at for at, name in enumerate(names)}
        self.width = len(names)
        self.position: Numbers = np.array([one.position for one in found], dtype=np.float32)
        sizes = [len(one.answers) for one in found]
        self.start = np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64)
        self.gain: Numbers = np.array([gain for one in found for gain in one.gains], dtype=np.float32)
        self.aim: Numbers = np.clip(self.gain, WORST, BEST)
        kept = [
            [(places[name], x) for name, x in told.items() if name in places and x]
            for one in found
            for told in one.answers
        ]
        self.at = np.concatenate([[0], np.cumsum([len(row) for row in kept])]).astype(np.int64)
        self.column = np.array([place for row in kept for place, _ in row], dtype=np.int64)
        self.value: Numbers = np.array([x for row in kept for _, x in row], dtype=np.float32)
        self.weight: Numbers = np.array(weights(found), dtype=np.float32)

    def __len__(self) -> int:
        return len(self.position)

    def rows(self, chosen: Places) -> tuple[Places, Places, Places]:
        """The answers of some decisions: their rows, the place of their decision, and that of its first answer."""
        sizes = self.start[chosen + 1] - self.start[chosen]
        of = np.repeat(np.arange(len(chosen)), sizes)
        firsts = np.concatenate([[0], np.cumsum(sizes)])[:-1]
        rows = np.arange(int(sizes.sum())) - np.repeat(firsts, sizes) + np.repeat(self.start[chosen], sizes)
        return rows, of, firsts[of]

    def dense(self, rows: Places) -> Numbers:
        counts = self.at[rows + 1] - self.at[rows]
        line = np.repeat(np.arange(len(rows)), counts)
        firsts = np.concatenate([[0], np.cumsum(counts)])[:-1]
        at = np.arange(int(counts.sum())) - np.repeat(firsts, counts) + np.repeat(self.at[rows], counts)
        found = np.zeros((len(rows), self.width), dtype=np.float32)
        found[line, self.column[at]] = self.value[at]
        return found


def weights(found: Sequence[Decision]) -> list[float]:
    """Of each decision: the less its question is left to chance, the more it counts. Not by its own error, because
    few worlds in which nothing happened look certain."""
    spread: dict[str, list[float]] = {}
    for one in found:
        spread.setdefault(one.question, []).extend([error * error for error in one.errors[1:]])
    mean = {question: sum(errors) / len(errors) for question, errors in spread.items()}
    return [UNKNOWN**2 / (mean[one.question] + UNKNOWN**2) for one in found]


def names_in(found: Sequence[Decision]) -> list[str]:
    """The numbers that tell of enough answers."""
    counts = Counter(name for one in found for told in one.answers for name, x in told.items() if x)
    return sorted(name for name, n in counts.items() if n >= SELDOM)
