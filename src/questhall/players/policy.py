"""A player that has learned where to leave an adviser's word: it weighs what is offered without trying anything out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import mul
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from questhall.kernel.answers import Answer
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame

from .player import AnySituation, Maker, Player

LEARNED = "policy.json"
MASTER, HEROES = "master", "heroes"
Described = dict[str, float]
"""What an answer would do, in numbers by their names."""


class Describer(Protocol):
    """Tells of positions and answers in numbers; for one seat. A game brings what makes it as `DESCRIBER`."""

    names: Sequence[str]
    """Of the numbers of a position."""

    def position(self, now: AnySituation) -> list[float]:
        """What the seat sees."""

    def answers(self, now: AnySituation, advice: Answer, among: Sequence[Answer]) -> list[Described]:
        """What each answer would do, as far as can be seen."""


DescriberMaker = Callable[[AnyGame, Any, int, int], Describer]
"""Of the game, its settings, the seat and a seed, as players are made."""


class Weigher(Struct, frozen=True):
    """A layer of cells that let only what is above zero through, and beside them one that lets all through."""

    position: tuple[tuple[float, ...], ...]
    """Of each cell, one weight for each number of a position."""
    answer: Mapping[str, tuple[float, ...]]
    """Of each number of an answer, one weight for each cell; the last is for what goes past the cells."""
    bias: tuple[float, ...]
    out: tuple[float, ...]
    """How much each cell counts."""
    clear: float
    """By how much of the game an answer must be better to be taken."""

    def values(self, position: Sequence[float], answers: Sequence[Described]) -> list[float]:
        """What answers are worth beside each other, in shares of the game. Numbers without a weight do not count."""
        weights = self.answer
        seen = [sum(map(mul, row, position), bias) for row, bias in zip(self.position, self.bias, strict=True)]
        seen.append(0.0)
        found: list[float] = []
        for said in answers:
            rows: list[Sequence[float]] = [seen]
            for name, x in said.items():
                row = weights.get(name)
                if row is not None and x:
                    rows.append(row if x == 1.0 else [x * weight for weight in row])
            sums = list(map(sum, zip(*rows, strict=True)))
            past = sums.pop()
            found.append(sum([n * out for n, out in zip(sums, self.out, strict=True) if n > 0.0], past))
        return found


class Policy(Struct, frozen=True):
    """What was learned about the answers of a game."""

    names: tuple[str, ...]
    """Of the numbers of a position."""
    sides: Mapping[str, Weigher]
    """The master's and the heroes'."""
    about: dict[str, str | int | float] = {}
    """How it was made."""

    def of(self, seat: int) -> Weigher:
        return self.sides[MASTER if seat == MASTER_SEAT else HEROES]


class LearnedPlayer:
    """Follows its adviser unless something else looks clearly better."""

    def __init__(self, adviser: Player, describer: Describer, weigher: Weigher) -> None:
        self.adviser = adviser
        self.describer = describer
        self.weigher = weigher

    def choose(self, now: AnySituation) -> Answer | None:
        advice = self.adviser.choose(now)
        if advice is None or len(now.options) == 1:
            return advice
        others = [option for option in now.options if option != advice]
        field = [advice, *others]
        values = self.weigher.values(self.describer.position(now), self.describer.answers(now, advice, field))
        best = max(range(len(field)), key=values.__getitem__)
        return field[best] if values[best] - values[0] > self.weigher.clear else advice

    def thinks(self, view: Any) -> int | None:
        return self.adviser.thinks(view)


def describer_of(game: AnyGame) -> DescriberMaker:
    """How a game tells of its answers; LookupError if it brings nothing for that."""
    found: DescriberMaker | None = getattr(game.room("players"), "DESCRIBER", None)
    if found is None:
        raise LookupError(f"{game.name} brings nothing that describes answers")
    return found


def read_policy(path: Path) -> Policy:
    return msgspec.json.decode(path.read_bytes(), type=Policy)


@lru_cache(maxsize=64)
def policy_in(game: AnyGame) -> Policy:
    """What was learned about a game lies beside its players."""
    return read_policy(game.folder / "players" / LEARNED)


def learned(adviser: Maker, policy_of: Callable[[AnyGame], Policy] = policy_in) -> Maker:
    """A player that has learned."""

    def made(game: AnyGame, settings: Any, seat: int, seed: int) -> LearnedPlayer:
        describer = describer_of(game)(game, settings, seat, seed)
        return LearnedPlayer(adviser(game, settings, seat, seed), describer, policy_of(game).of(seat))

    return made
