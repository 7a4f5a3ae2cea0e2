"""What a player is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask


class SeatView(Protocol):
    """The part of a view that every game's view has."""

    @property
    def seat(self) -> int | None: ...
    @property
    def ask(self) -> Ask | None: ...
    @property
    def options(self) -> Sequence[Answer]: ...


class Player(Protocol):
    """Answers when its seat is asked. It keeps no secrets of the table: everything it knows is in the view."""

    def choose(self, view: Any) -> Answer | None:
        """One of the offered options, or a valid answer to an open question; None where time runs: it waits."""

    def thinks(self, view: Any) -> int | None:
        """Milliseconds that the answer takes; None: it is for the table to say."""


def decided(player: Player, view: Any) -> Answer:
    """The answer of a player where nothing is won by waiting."""
    answer = player.choose(view)
    if answer is None:
        raise RuntimeError(f"{type(player).__name__} waits, but nothing goes on without it")
    return answer
