"""Plays like somebody who is still learning."""

from __future__ import annotations

from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame

from .player import AnySituation, Maker, Player

ONE_IN = 3


class NovicePlayer:
    """Follows a better player's advice, but one time in three any offered option will do."""

    def __init__(self, adviser: Player, seed: int) -> None:
        self.adviser = adviser
        self.random = Random(seed)

    def choose(self, now: AnySituation) -> Answer | None:
        advice = self.adviser.choose(now)
        return advice if self.random.below(ONE_IN) else self.random.choice(now.options)

    def thinks(self, view: Any) -> int | None:
        return self.adviser.thinks(view)


def novice_of(adviser: Maker) -> Maker:
    """A pupil of any player."""

    def made(game: AnyGame, settings: Any, seat: int, seed: int) -> NovicePlayer:
        return NovicePlayer(adviser(game, settings, seat, seed), seed * 31 + seat)

    return made
