"""What a player is."""

from __future__ import annotations

from typing import Any, Protocol

from questhall.kernel.answers import Answer, Rolled
from questhall.kernel.own_dice import ROLL
from questhall.kernel.situation import Situation


class Player(Protocol):
    """Answers when its seat is asked. It keeps no secrets of the table: everything it knows is in the situation."""

    def choose(self, now: Situation[Any, Any]) -> Answer | None:
        """One of the offered options, or a valid answer to an open question; None where time runs: it waits."""

    def thinks(self, view: Any) -> int | None:
        """Milliseconds that the answer takes; None: it is for the table to say."""


def answer_of(player: Player, now: Situation[Any, Any]) -> Answer | None:
    """What a player answers; it has no dice of its own, so the house rolls for it."""
    return Rolled() if now.ask.question == ROLL else player.choose(now)


def decided(player: Player, now: Situation[Any, Any]) -> Answer:
    """The answer of a player where nothing is won by waiting."""
    answer = answer_of(player, now)
    if answer is None:
        raise RuntimeError(f"{type(player).__name__} waits, but nothing goes on without it")
    return answer
