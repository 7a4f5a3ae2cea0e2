"""Tables that are played decision by decision: turn after turn, or tick after tick."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, SupportsInt

from msgspec import Struct

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import QUESTIONS, Ask
from questhall.kernel.company import MASTER_SEAT, Settings
from questhall.kernel.game import AnyGame, Outcome
from questhall.kernel.state import CLOCK

TICK = 250
"""Milliseconds from one decision to the next where time runs."""
WON, LOST = 1.0, -1.0

Choice = SupportsInt | Answer
"""The number of an action, or any answer in the words of the game."""


class Moment(Struct, frozen=True):
    """What one seat has before it."""

    seat: int
    view: Any
    """Any: each game has its own."""
    ask: Ask | None
    """None: it is not asked."""
    options: tuple[Answer, ...]
    """What the actions stand for, in their order."""
    left_out: int
    """Options that have no action, because there are more of them than actions."""


class Table(ABC):
    """One game, from the first decision to the last."""

    waits: ClassVar[bool]
    """Whether action 0 is to wait; the options begin behind it."""

    def __init__(self, game: AnyGame, settings: Settings, seed: int, slots: int) -> None:
        """The first `slots` options of a question can be chosen by their number."""
        self.game = game
        self.slots = slots
        self.seats: tuple[int, ...] = game.seats(settings)
        self.state = game.start(settings, seed)
        self.now = 0
        self.go_on()

    @abstractmethod
    def deciding(self) -> Sequence[int]:
        """The seats whose decisions are wanted now."""

    @abstractmethod
    def go_on(self) -> None:
        """Whatever happens before the next decision."""

    @property
    def outcome(self) -> Outcome | None:
        found: Outcome | None = self.game.outcome(self.state)
        return found

    def reward(self, seat: int) -> float:
        """By the outcome; 0 as long as there is none."""
        outcome = self.outcome
        if outcome is None:
            return 0.0
        return WON if seat in outcome.winners else LOST

    def moment(self, seat: int) -> Moment:
        ask = self.state.ask_of(seat)
        options = tuple(self.state.options(seat))
        left_out = max(0, len(options) - self.slots)
        return Moment(seat, self.game.view(self.state, seat), ask, options[: self.slots], left_out)

    def decide(self, choices: Mapping[int, Choice]) -> dict[int, Refusal]:
        """Takes decisions that were made at the same moment, and goes on to the next one. Heroes come before the game
        master, and the lower seat first. What was refused has changed nothing."""
        meant = {seat: self.meant(seat, choice) for seat, choice in choices.items()}
        refused = {}
        for seat in sorted(meant, key=lambda seat: (seat == MASTER_SEAT, seat)):
            answer = meant[seat]
            if answer is not None:
                no = answer if isinstance(answer, Refusal) else self.state.answer(seat, answer, None, self.now)
                if no is not None:
                    refused[seat] = no
        self.go_on()
        return refused

    def meant(self, seat: int, choice: Choice) -> Answer | Refusal | None:
        """What a choice stands for; None: the seat waits. A number that stands for nothing is refused by the rules of
        the question."""
        if isinstance(choice, Answer):
            return choice
        number = int(choice) - self.waits
        if self.waits and number == -1:
            return None
        ask = self.state.ask_of(seat)
        options: Sequence[Answer] = self.state.options(seat)
        if 0 <= number < min(len(options), self.slots):
            return options[number]
        return Refusal(NOT_OFFERED.key, self.state.out_of_turn if ask is None else ask.rules)


class TurnTable(Table):
    """Of all who are asked the lowest seat decides first. Nobody is in a hurry, and where only one thing can be done,
    it is done."""

    waits = False

    def deciding(self) -> Sequence[int]:
        seats = [ask.seat for ask in self.state.asks if ask.seat != CLOCK]
        return (min(seats),) if seats else ()

    def go_on(self) -> None:
        while seats := self.deciding():
            ask, options = self.state.ask_of(seats[0]), self.state.options(seats[0])
            if len(options) != 1 or not QUESTIONS[ask.question].finite:
                return
            self.state.answer(seats[0], options[0])


class TickTable(Table):
    """Everybody who is asked decides at the same moment, then time runs for a tick."""

    waits = True

    def __init__(self, game: AnyGame, settings: Settings, seed: int, slots: int, tick: int = TICK) -> None:
        self.tick = tick
        super().__init__(game, settings, seed, slots)

    def deciding(self) -> Sequence[int]:
        return tuple([ask.seat for ask in self.state.asks if ask.seat != CLOCK])

    def go_on(self) -> None:
        """The clock speaks whenever it has to."""
        until = self.now + self.tick
        while self.state.ask_of(CLOCK) is not None:
            due = self.game.timing.deadline(self.state)
            if due is None or due[0] > until:
                break
            self.now = max(self.now, due[0])
            self.state.answer(CLOCK, self.state.options(CLOCK)[0], None, self.now)
        self.now = until
