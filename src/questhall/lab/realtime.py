"""Games in which time runs, played event by event: whoever is ready first acts first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from questhall.kernel.answers import Answer
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame, Outcome
from questhall.kernel.state import CLOCK
from questhall.players.player import Player, answer_of

from .playing import BROKEN_OFF, MOST_DECISIONS, EndlessGameError, NoOutcomeError, RefusedAnswerError, named

AT_ONCE = 0
"""The thinking time of a player who leaves it to the table."""


class TimedRecord(Struct, frozen=True):
    """A finished game: every answer with its time in milliseconds, the clock's among them."""

    game: str
    settings: Settings
    seed: int
    answers: tuple[tuple[int, Answer, int], ...]
    outcome: Outcome
    final: Any

    @property
    def decisions(self) -> int:
        """What players, not the clock, have said."""
        return sum(seat != CLOCK for seat, _, _ in self.answers)


def play_timed(
    game: AnyGame,
    settings: Settings,
    players: Mapping[int, Player],
    seed: int,
    watch: Callable[[Any], None] | None = None,
    log: bool = False,
    most: int = MOST_DECISIONS,
) -> TimedRecord:
    """A player who is asked acts when the time to think is over, on what the table looks like then; one who rather
    waits thinks again. At the same moment the clock comes first, then the lower seat. `watch` sees every state."""
    return _Race(game, settings, players, seed, log).run(watch, most)


class _Race:
    def __init__(self, game: AnyGame, settings: Settings, players: Mapping[int, Player], seed: int, log: bool) -> None:
        self.game = game
        self.settings = settings
        self.players = players
        self.seed = seed
        self.state = game.start(settings, seed, log=log)
        self.now = 0
        self.ready: dict[int, tuple[int, int]] = {}
        """By seat: when it acts, and on which ask."""
        self.answers: list[tuple[int, Answer, int]] = []

    def run(self, watch: Callable[[Any], None] | None, most: int) -> TimedRecord:
        waits = 0
        while self.state.asks:
            if len(self.answers) + waits >= most:
                raise EndlessGameError(f"{self.name} is not over after {most} decisions", self.record(BROKEN_OFF))
            if self.step():
                if watch is not None:
                    watch(self.state)
            else:
                waits += 1
        outcome = self.game.outcome(self.state)
        if outcome is None:
            raise NoOutcomeError(f"{self.name} asks nobody but has no outcome")
        return self.record(outcome)

    def record(self, outcome: Outcome) -> TimedRecord:
        return TimedRecord(self.game.name, self.settings, self.seed, tuple(self.answers), outcome, self.state)

    def step(self) -> bool:
        """The next thing that happens; false if somebody only looked and waits on."""
        asks = {ask.seat: ask.number for ask in self.state.asks}
        self.ready = {seat: due for seat, due in self.ready.items() if asks.get(seat) == due[1]}
        for seat, number in asks.items():
            if seat != CLOCK and seat not in self.ready:
                self.ready[seat] = self.now + self.time_of(seat), number
        deadline = self.game.timing.deadline(self.state) if CLOCK in asks else None
        seat = min(self.ready, key=lambda seat: (self.ready[seat][0], seat), default=CLOCK)
        if deadline is not None and (seat == CLOCK or deadline[0] <= self.ready[seat][0]):
            self.now = max(self.now, deadline[0])
            self.say(CLOCK, self.state.options(CLOCK)[0])
            return True
        if seat == CLOCK:
            raise NoOutcomeError(f"{self.name} waits for a clock that has no deadline")
        self.now = self.ready.pop(seat)[0]
        answer = answer_of(self.players[seat], self.game.situation(self.state, seat))
        if answer is None:
            return False
        self.say(seat, answer)
        return True

    def time_of(self, seat: int) -> int:
        """How long somebody thinks depends on what everybody can see; options are not drawn up for that."""
        thinks = self.players[seat].thinks(self.game.view(self.state, None))
        return AT_ONCE if thinks is None else thinks

    def say(self, seat: int, answer: Answer) -> None:
        refusal = self.state.answer(seat, answer, None, self.now)
        if refusal is not None:
            raise RefusedAnswerError(
                f"{self.name}, after {self.now} ms: seat {seat} said {answer}; refused as {refusal.key} "
                f"{refusal.args} ({', '.join(refusal.rules)})"
            )
        self.answers.append((seat, answer, self.now))

    @property
    def name(self) -> str:
        return named(self.game, self.settings, self.seed)
