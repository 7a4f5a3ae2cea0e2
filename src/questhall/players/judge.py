"""What a game knows about its own positions, so that a search need not play to the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeVar

from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.kernel.state import State

from .network import Network, read_network

S = TypeVar("S", bound=State, contravariant=True)
LEARNED = "judge.json"
NOT_YET = -1
"""What the clock of a reader shows as long as there is nothing to compare."""


class Reader(Protocol[S]):
    """Reads a position. A game brings it as `READER` in what it brings for this room."""

    names: Sequence[str]
    """Of the features."""

    def clock(self, g: S) -> int:
        """Goes up whenever positions may be compared: at the end of a turn. Before there is anything to compare it
        is `NOT_YET`."""

    def horizon(self, g: S) -> int:
        """What the clock shows when everybody has had a turn from here."""

    def shake(self, g: S, random: Random) -> None:
        """Takes something away by chance, so that a judge learns what it is worth and not merely who mostly has it."""

    def features(self, g: S) -> list[float]:
        """The position in numbers of about the size of one."""


class Judge(Generic[S]):
    """How likely the heroes win from a position, as games before have taught."""

    def __init__(self, reader: Reader[S], network: Network) -> None:
        self.reader = reader
        self._network = network

    @property
    def inputs(self) -> tuple[str, ...]:
        """What it has learned to read."""
        return self._network.inputs

    @property
    def about(self) -> dict[str, str | int | float]:
        """How it came to know."""
        return self._network.about

    def clock(self, g: S) -> int:
        return self.reader.clock(g)

    def horizon(self, g: S) -> int:
        return self.reader.horizon(g)

    def heroes_win(self, g: S) -> float:
        return self._network.share(self.reader.features(g))


AnyJudge = Judge[Any]
"""Any: which states a judge can read is known to its game alone."""


def reader_of(game: AnyGame) -> Reader[Any]:
    """How a game reads its positions; LookupError if it brings nothing for that."""
    reader: Reader[Any] | None = getattr(game.room("players"), "READER", None)
    if reader is None:
        raise LookupError(f"{game.name} brings no reader of positions")
    return reader


@lru_cache(maxsize=64)
def judge_in(game: AnyGame) -> AnyJudge:
    """What was learned about a game lies beside its players."""
    return Judge(reader_of(game), read_network(game.folder / "players" / LEARNED))
