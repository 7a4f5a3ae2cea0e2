"""Plays by chance."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random

from .player import SeatView


class RandomPlayer:
    """Every offered option is as good as any other."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: SeatView) -> Answer:
        return self.random.choice(view.options)

    def thinks(self, view: SeatView) -> None:
        return None
