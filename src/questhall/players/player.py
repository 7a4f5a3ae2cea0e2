"""What a player is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from questhall.kernel.answers import Answer, Rolled
from questhall.kernel.asks import QUESTIONS, Ask
from questhall.kernel.game import AnyGame
from questhall.kernel.own_dice import ROLL
from questhall.kernel.situation import Situation
from questhall.kernel.state import CLOCK, State

AnySituation = Situation[Any, Any]


class Player(Protocol):
    """Answers when its seat is asked. It keeps no secrets of the table: all it knows is in the situation."""

    def choose(self, now: AnySituation) -> Answer | None:
        """One of the offered options, or a valid answer to an open question; None where time runs: it waits."""

    def thinks(self, view: Any) -> int | None:
        """Milliseconds that the answer takes; None: it is for the table to say."""


class Thought(Struct, frozen=True):
    """What a player says, and what it thinks of it."""

    answer: Answer | None
    advice: Answer | None = None
    """What would have been said without much thought, where somebody has thought about it."""
    gain: float = 0.0
    """By how much of the game the answer is better than that."""
    worlds: int = 0
    """In so many worlds others were tried beside it; in few of them nothing is clear."""
    reason: str = ""
    """Why, where somebody can say so: `reason.<reason>` in the words of the game."""


@runtime_checkable
class Thinker(Player, Protocol):
    """Plays the better the longer it thinks."""

    def think(self, now: AnySituation, within: float) -> Thought | None:
        """So many seconds are left at most; None: it waits."""


@runtime_checkable
class Critic(Player, Protocol):
    """Tells what would have been better."""

    def instead(self, now: AnySituation, done: Answer, among: Sequence[Answer] = ()) -> Thought:
        """What it would have said where something else was said, of all answers or of some; the gain is over that."""


@runtime_checkable
class Reasoner(Player, Protocol):
    """Can say why."""

    reason: str
    """Of what it has said last; empty: it does not know."""


Maker = Callable[[AnyGame, Any, int, int], Player]
"""Makes a player from the game, its settings, the seat and a seed. What the settings are, the game knows."""


def first_asked(g: State) -> Ask:
    """Of all who are asked, the lowest seat answers first. The clock never speaks: nobody is in a hurry."""
    first = g.asks[0]
    for ask in g.asks:
        if CLOCK < ask.seat < first.seat or first.seat == CLOCK:
            first = ask
    return first


def no_choice(g: State, ask: Ask) -> Answer | None:
    """The answer of a seat that can give no other."""
    if not QUESTIONS[ask.question].finite:
        return None
    options = g.options(ask.seat)
    return options[0] if len(options) == 1 else None


def answer_of(player: Player, now: AnySituation) -> Answer | None:
    """What a player says. It has no dice of its own, so what it has to roll the house rolls."""
    return Rolled() if now.ask.question == ROLL else player.choose(now)


def thought_of(player: Player, now: AnySituation, within: float) -> Thought:
    """What a player says that has so many seconds left; who needs none does not ask."""
    if isinstance(player, Thinker) and now.ask.question != ROLL:
        return player.think(now, within) or Thought(None)
    return Thought(answer_of(player, now), reason=reason_of(player))


def reason_of(player: Player) -> str:
    """Why it has said what it has said last."""
    return player.reason if isinstance(player, Reasoner) else ""


def decided(player: Player, now: AnySituation) -> Answer:
    """The answer of a player where nothing is won by waiting."""
    answer = answer_of(player, now)
    if answer is None:
        raise RuntimeError(f"{type(player).__name__} waits, but nothing goes on without it")
    return answer
