"""Plays by chance."""

from __future__ import annotations

from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame

from .player import AnySituation


class RandomPlayer:
    """Every offered option is as good as any other."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, now: AnySituation) -> Answer:
        return self.random.choice(now.options)

    def thinks(self, view: Any) -> None:
        return None


def by_chance(game: AnyGame, settings: Any, seat: int, seed: int) -> RandomPlayer:
    """Two seats of one game think differently."""
    return RandomPlayer(seed * 31 + seat)
