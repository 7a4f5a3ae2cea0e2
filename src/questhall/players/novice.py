"""Plays like somebody who is still learning."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random

from .player import Player, SeatView

ONE_IN = 3


class NovicePlayer:
    """Follows a better player's advice, but one time in three any offered option will do."""

    def __init__(self, adviser: Player, seed: int) -> None:
        self.adviser = adviser
        self.random = Random(seed)

    def choose(self, view: SeatView) -> Answer | None:
        advice = self.adviser.choose(view)
        return advice if self.random.below(ONE_IN) else self.random.choice(view.options)

    def thinks(self, view: SeatView) -> int | None:
        return self.adviser.thinks(view)
