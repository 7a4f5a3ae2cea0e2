"""A network learns from lessons. It is so small that numpy teaches it in seconds; playing the games takes longer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

from questhall.players.network import Layer, Network

from .lessons import Lesson

Numbers = NDArray[np.float32]
SIZES = ((8,), (16,), (32, 16))
"""Cells in layers, of which the best are kept: too many learn the games by heart."""
EPOCHS = 12
STEPS = 400
"""Steps of learning at least: few positions are gone through more often."""
BATCH = 1_024
RATE = 3e-3
DECAY = 1e-4
SMOOTHING = (0.9, 0.999)
KEPT_BACK = 11
"""Every eleventh game is not learned from, but looked at afterwards: no kind of lesson comes round as often."""
DIGITS = 5


class Positions:
    """All positions of some games, how the games ended, and how much each counts: a long game more, but not as much
    more as it is longer, because its positions tell much the same."""

    def __init__(self, width: int, lessons: Sequence[Lesson]) -> None:
        found = [np.frombuffer(lesson.positions, dtype=np.float32).reshape(-1, width) for lesson in lessons]
        counts = [len(part) for part in found]
        self.x: Numbers = np.concatenate(found)
        self.won: Numbers = np.repeat(np.array([lesson.heroes_won for lesson in lessons], dtype=np.float32), counts)
        each = 1.0 / np.sqrt(np.maximum(np.array(counts, dtype=np.float32), 1.0))
        self.weight: Numbers = np.repeat(each, counts)

    def loss(self, told: Numbers) -> float:
        """How surprised somebody is who foretold this; less is better."""
        surprise = np.logaddexp(0.0, told) - self.won * told
        return float((surprise * self.weight).sum() / self.weight.sum())


class Changing:
    """Numbers that follow their slopes (Adam with weight decay)."""

    def __init__(self, parts: Sequence[Numbers], decay: float) -> None:
        self.parts = list(parts)
        self._decay = decay
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def follow(self, slopes: Sequence[Numbers], rate: float) -> None:
        self._steps += 1
        first, second = SMOOTHING
        for n, slope in enumerate(slopes):
            self._means[n] += (1 - first) * (slope - self._means[n])
            self._squares[n] += (1 - second) * (slope * slope - self._squares[n])
            mean = self._means[n] / (1 - first**self._steps)
            spread = np.sqrt(self._squares[n] / (1 - second**self._steps)) + 1e-8
            self.parts[n] -= (rate * (mean / spread + self._decay * self.parts[n])).astype(np.float32)


class Pupil(Changing):
    """Cells in layers; weights and bias of each layer in turn."""

    def __init__(self, inputs: int, cells: Sequence[int], seed: int) -> None:
        self.random = np.random.default_rng(seed)
        parts: list[Numbers] = []
        for into, out in pairwise((inputs, *cells, 1)):
            parts.append(self.random.normal(0.0, (2.0 / into) ** 0.5, (into, out)).astype(np.float32))
            parts.append(np.zeros(out, dtype=np.float32))
        super().__init__(parts, DECAY)

    def told(self, x: Numbers) -> Numbers:
        return self._forward(x)[-1][:, 0]

    def learn(self, positions: Positions) -> None:
        """The rate goes down to nothing."""
        count = len(positions.x)
        epochs = max(EPOCHS, ceil(STEPS * BATCH / count))
        for epoch in range(epochs):
            order = self.random.permutation(count)
            for start in range(0, count, BATCH):
                chosen = order[start : start + BATCH]
                rate = RATE * (1.0 - (epoch + start / count) / epochs)
                self._step(positions.x[chosen], positions.won[chosen], positions.weight[chosen], rate)

    def _forward(self, x: Numbers) -> list[Numbers]:
        """What each layer says, what comes in first."""
        said = [x]
        for n in range(0, len(self.parts), 2):
            x = x @ self.parts[n] + self.parts[n + 1]
            if n + 2 < len(self.parts):
                x = np.maximum(x, 0.0)
            said.append(x)
        return said

    def _step(self, x: Numbers, won: Numbers, weight: Numbers, rate: float) -> None:
        said = self._forward(x)
        share = 1.0 / (1.0 + np.exp(-said[-1][:, 0]))
        wrong: Numbers = ((share - won) * weight / weight.sum())[:, None]
        slopes: list[Numbers] = []
        for n in range(len(self.parts) - 2, -1, -2):
            before = said[n // 2]
            slopes[:0] = [before.T @ wrong, wrong.sum(axis=0)]
            wrong = (wrong @ self.parts[n].T) * (before > 0.0)
        self.follow(slopes, rate)


def teach(names: Sequence[str], lessons: Sequence[Lesson], seed: int = 0) -> Network:
    """What can be learned, with what it is worth on games that it has not learned from; by these games it was chosen
    which size is best."""
    learned = Positions(len(names), [lesson for n, lesson in enumerate(lessons) if n % KEPT_BACK])
    kept = Positions(len(names), [lesson for n, lesson in enumerate(lessons) if n % KEPT_BACK == 0])
    pupils = [Pupil(len(names), cells, seed) for cells in SIZES]
    for each in pupils:
        each.learn(learned)
    pupil = min(pupils, key=lambda each: kept.loss(each.told(kept.x)))
    told = pupil.told(kept.x)
    share = float((learned.won * learned.weight).sum() / learned.weight.sum())
    guess = np.full_like(told, np.log(share / (1.0 - share)) if 0.0 < share < 1.0 else 0.0)
    right = ((told > 0.0) == (kept.won > 0.5)) * kept.weight
    about: dict[str, str | int | float] = {
        "games": len(lessons),
        "positions": len(learned.x),
        "seed": seed,
        "loss": round(kept.loss(told), 4),
        "loss_of_a_guess": round(kept.loss(guess), 4),
        "right": round(float(right.sum() / kept.weight.sum()), 4),
    }
    layers = [_layer(pupil.parts[n], pupil.parts[n + 1]) for n in range(0, len(pupil.parts), 2)]
    return Network(tuple(names), tuple(layers), about)


def _layer(weights: Numbers, bias: Numbers) -> Layer:
    rows: Any = np.round(weights.T.astype(np.float64), DIGITS).tolist()
    return Layer(tuple([tuple(row) for row in rows]), tuple(np.round(bias.astype(np.float64), DIGITS).tolist()))
