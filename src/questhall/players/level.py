"""Somewhere on the line from the weakest to the strongest player of a game: `level@37`.

0 is the weakest player of the game, 100 the strongest who answers at once; the others stand between them at equal
distances. Between two neighbours somebody plays who answers as the stronger one with a given chance, else as the weaker
one. How much stronger that is, nobody knows beforehand: the lab measures it (strengths.py).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.dice import number
from questhall.kernel.game import AnyGame

from .player import AnySituation, Maker, Player

LEVEL = "level"
WEAKEST, STRONGEST = 0, 100
MIDDLE = 50
"""Where nothing else is said."""
WRITTEN = re.compile(rf"{LEVEL}(?:@(?P<at>\d{{1,3}}))?")
OF_LEVELS = 0x6C6576656C
"""What keeps the choice between two players apart from what either of them does by chance."""


class LevelPlayer:
    """Which of the two answers hangs on the seed and the number of the question alone, so that it is the same in
    whichever process it is asked. Only that one hears the question: who remembers what it has said must have said it.
    """

    def __init__(self, weaker: Player, stronger: Player, chance: float, seed: int) -> None:
        self.weaker = weaker
        self.stronger = stronger
        self.chance = chance
        self.seed = number(seed, OF_LEVELS)
        self.last = self._who(0)

    def choose(self, now: AnySituation) -> Answer | None:
        self.last = self._who(now.ask.number)
        return self.last.choose(now)

    def thinks(self, view: Any) -> int | None:
        """As long as whoever spoke last takes: it knows what it has just done."""
        return self.last.thinks(view)

    def _who(self, ask: int) -> Player:
        return self.stronger if number(self.seed, ask) < self.chance * 2**64 else self.weaker


def level_in(name: str) -> int | None:
    """The number in the name of a level; None: it names none."""
    found = WRITTEN.fullmatch(name)
    if found is None:
        return None
    level = int(found["at"] or MIDDLE)
    return level if WEAKEST <= level <= STRONGEST else None


def named(level: int) -> str:
    return f"{LEVEL}@{level}"


def place_of(makers: Mapping[str, Maker], name: str) -> float | None:
    """Where a player stands on the line; None: not on it."""
    level, line = level_in(name), tuple(makers)
    if level is not None or name not in line:
        return level
    return STRONGEST * line.index(name) / max(1, len(line) - 1)


def of_level(makers: Mapping[str, Maker], level: int) -> Maker:
    """Makes players of this level."""
    line = tuple(makers)
    steps = level * (len(line) - 1) / STRONGEST
    below = int(steps)
    chance = steps - below
    if not chance:
        return makers[line[below]]

    def made(game: AnyGame, settings: Any, seat: int, seed: int) -> LevelPlayer:
        weaker, stronger = [makers[name](game, settings, seat, seed) for name in line[below : below + 2]]
        return LevelPlayer(weaker, stronger, chance, seed * 31 + seat)

    return made
