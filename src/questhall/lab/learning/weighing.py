"""A weigher of answers learns from decisions at which answers were compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame
from questhall.players.policy import HEROES, MASTER, Policy, Weigher, describer_of

from .comparing import Course
from .decisions import Decision, Heap, Places, decisions, names_in
from .teaching import DIGITS, Changing, Numbers

TENTH = 10
"""Games of a side, of which one is kept back."""
CELLS = 10
PUPILS = 3
"""So many learn apart from each other; what they say together is less noise."""
EPOCHS = 40
BATCH = 256
RATE = 2e-3
DECAY = 1e-2
CLEAR = (0.0, 0.002, 0.004, 0.006, 0.008, 0.01, 0.015, 0.02, 0.03)
"""How clear a difference must be: one of these, by what is gained on decisions kept back."""


class Pupil(Changing):
    """Learns by how much each answer is better than the adviser's."""

    def __init__(self, numbers: int, width: int, seed: int) -> None:
        """Weights of the position, of answers, bias, how much each cell counts, and what goes past the cells."""
        self.random = np.random.default_rng(seed)
        normal = self.random.normal
        parts = [
            normal(0.0, 0.5 / numbers**0.5, (numbers, CELLS)),
            normal(0.0, 0.3, (width, CELLS)),
            np.zeros(CELLS),
            normal(0.0, 0.1 / CELLS**0.5, CELLS),
            np.zeros(width),
        ]
        super().__init__([part.astype(np.float32) for part in parts], DECAY)

    def told(self, heap: Heap, chosen: Places) -> Numbers:
        """Of all answers of some decisions, beside the first of each."""
        rows, of, first = heap.rows(chosen)
        value, _ = self._forward(heap.position[chosen][of], heap.dense(rows))
        return value - value[first]

    def _forward(self, seen: Numbers, said: Numbers) -> tuple[Numbers, Numbers]:
        """What answers are worth, and what the cells say."""
        of_position, of_answer, bias, out, past = self.parts
        hidden = np.maximum(seen @ of_position + said @ of_answer + bias, 0.0)
        return hidden @ out + said @ past, hidden

    def learn(self, heap: Heap) -> None:
        """The rate goes down to nothing."""
        count = len(heap)
        for epoch in range(EPOCHS):
            order = self.random.permutation(count)
            for start in range(0, count, BATCH):
                rate = RATE * (1.0 - (epoch + start / count) / EPOCHS)
                self._step(heap, order[start : start + BATCH], rate)

    def _step(self, heap: Heap, chosen: Places, rate: float) -> None:
        rows, of, first = heap.rows(chosen)
        seen, said = heap.position[chosen][of], heap.dense(rows)
        value, hidden = self._forward(seen, said)
        wrong = (value - value[first] - heap.aim[rows]) * heap.weight[chosen][of]
        wrong /= np.float32(len(chosen))
        # What is wrong with a difference is wrong with both that differ.
        slope = wrong.copy()
        np.subtract.at(slope, first, wrong)
        back = slope[:, None] * self.parts[3][None, :] * (hidden > 0.0)
        slopes = [seen.T @ back, said.T @ back, back.sum(axis=0), hidden.T @ slope, said.T @ slope]
        self.follow(slopes, rate)


def together(names: Sequence[str], pupils: Sequence[Pupil], clear: float) -> Weigher:
    """What several have learned, as one."""
    position = np.concatenate([pupil.parts[0] for pupil in pupils], axis=1)
    past: Numbers = np.stack([pupil.parts[4] for pupil in pupils], axis=1).mean(axis=1, keepdims=True)
    answer = np.concatenate([*[pupil.parts[1] for pupil in pupils], past], axis=1)
    bias = np.concatenate([pupil.parts[2] for pupil in pupils])
    out = (np.concatenate([pupil.parts[3] for pupil in pupils]) / len(pupils)).astype(np.float32)
    rows = listed(answer)
    return Weigher(
        tuple([tuple(row) for row in listed(position.T)]),
        {name: tuple(row) for name, row in zip(names, rows, strict=True)},
        tuple(listed(bias)),
        tuple(listed(out)),
        clear,
    )


def listed(numbers: Numbers) -> Any:
    return np.round(numbers.astype(np.float64), DIGITS).tolist()


class Taught(Struct, frozen=True):
    """What came of learning, on decisions that were kept back."""

    weigher: Weigher
    decisions: int
    kept: int
    gain: float
    """Of the game, for each decision, where the weigher is followed."""
    best: float
    """The same, if somebody knew beforehand which answer would be luckiest."""
    left: float
    """Share of decisions at which the adviser's word is left."""


def taught(found: Sequence[Decision], seed: int = 0) -> Taught:
    """Of the decisions of one side."""
    learned = [one for one in found if not is_kept_back(one)]
    kept = [one for one in found if is_kept_back(one)]
    if not learned or not kept:
        raise ValueError("too few games: of each side some are learned from and some are kept back")
    names = names_in(learned)
    heap, test = Heap(names, learned), Heap(names, kept)
    pupils = [Pupil(heap.position.shape[1], len(names), seed + n) for n in range(PUPILS)]
    for pupil in pupils:
        pupil.learn(heap)
    every = np.arange(len(test))
    told: Numbers = np.stack([pupil.told(test, every) for pupil in pupils]).mean(axis=0)
    clear = max(CLEAR, key=lambda least: followed(test, told, least)[0])
    gain, left = followed(test, told, clear)
    best = float(np.maximum.reduceat(test.gain, test.start[:-1]).mean())
    return Taught(together(names, pupils, clear), len(learned), len(kept), gain, best, left)


def is_kept_back(one: Decision) -> bool:
    """Every tenth game of each side: sides take turns."""
    return one.game // 2 % TENTH == 0


def followed(heap: Heap, told: Numbers, clear: float) -> tuple[float, float]:
    """What is gained, and how often the adviser's word is left."""
    gained, left = 0.0, 0
    for start, end in zip(heap.start[:-1], heap.start[1:], strict=True):
        best = start + int(told[start:end].argmax())
        if told[best] > clear:
            gained += float(heap.gain[best])
            left += 1
    return gained / len(heap), left / len(heap)


def teach_policy(game: AnyGame, courses: Sequence[Course], seed: int = 0) -> Policy:
    """What can be learned from compared games, with what it is worth on games that were kept back; ValueError if there
    are too few."""
    found = decisions(game.name, courses)
    players = Counter([taken.player for taken in courses])
    about: dict[str, str | int | float] = {"games": len(courses), "seed": seed}
    about["player"] = ", ".join([f"{player} ({games})" for player, games in sorted(players.items())])
    sides: dict[str, Weigher] = {}
    for side, name in ((0, MASTER), (1, HEROES)):
        lesson = taught([one for one in found if one.side == side], seed)
        sides[name] = lesson.weigher
        about[f"{name}.decisions"] = lesson.decisions
        about[f"{name}.kept"] = lesson.kept
        about[f"{name}.gain"] = round(lesson.gain, 5)
        about[f"{name}.best"] = round(lesson.best, 5)
        about[f"{name}.left"] = round(lesson.left, 4)
    return Policy(names_of(game), sides, about)


def names_of(game: AnyGame) -> tuple[str, ...]:
    """Of the numbers of a position."""
    settings = game.settings(heroes=game.company.heroes[0])
    return tuple(describer_of(game)(game, settings, MASTER_SEAT, 0).names)
