"""Automatic answers of a seat, without fatigue and without leaks.

Whether a person is asked may depend on the hand; how long an answer takes never does. So an answer that
is given because nothing else is possible takes as long as a person's short thought, drawn from public
numbers and a secret of the table. A seat that passes whatever it holds passes at once.
"""

from __future__ import annotations

from typing import Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask
from questhall.kernel.dice import number
from questhall.kernel.manners import Windows
from questhall.kernel.situation import Situation

from ..protocol.messages.basics import AutoMode
from ..protocol.messages.server import AutoState

SHORTEST_THOUGHT, LONGEST_THOUGHT = 700, 1800


def thought(secret: int, seat: int, ticket: int) -> int:
    """Milliseconds that a short thought takes, the same for every hand and at every pace of the bots: people do not
    think faster because bots do."""
    return SHORTEST_THOUGHT + number(secret, seat << 40 | ticket) % (LONGEST_THOUGHT - SHORTEST_THOUGHT + 1)


class AutoSeat:
    """What one seat wants to be asked, and what is answered for it."""

    def __init__(self, seat: int, windows: Windows[Any, Any]) -> None:
        self.seat = seat
        self.windows = windows
        self.mode: AutoMode = "possible"
        self.things: dict[str, bool] = {}
        self.passed = 0
        self.ask_next = False
        """The next question is shown, whatever can be answered."""
        self.stand_in: int | None = None
        """The turn for which a bot plays."""
        self._turn = 0

    @property
    def state(self) -> AutoState:
        return AutoState(self.seat, self.mode, dict(self.things), self.passed, self.stand_in is not None)

    @property
    def ends_with_turn(self) -> bool:
        """Whether something is wished for one turn only."""
        return self.mode == "turn" or self.stand_in is not None

    def set(self, mode: AutoMode, things: dict[str, bool], turn: int) -> None:
        self.mode = mode
        self.things = dict(things)
        self._turn = turn

    def reset(self, ask_next: bool) -> None:
        """After an undo: the person looks again before anything passes by itself."""
        self.mode = "possible"
        self.stand_in = None
        self.passed = 0
        self.ask_next = ask_next

    def see_turn(self, turn: int) -> bool:
        """What was wished for one turn ends with it; True if something did."""
        ended = False
        if self.mode == "turn" and turn != self._turn:
            self.mode = "possible"
            ended = True
        if self.stand_in is not None and turn != self.stand_in:
            self.stand_in = None
            ended = True
        return ended

    def decided(self, by_itself: bool) -> bool:
        """An answer of this seat was taken; True if the number of automatic ones is another."""
        before = self.passed
        self.passed = before + 1 if by_itself else 0
        self.ask_next = False
        return self.passed != before

    def answer(self, now: Situation[Any, Any]) -> Answer | None:
        """What is answered without asking the person."""
        if self.ask_next or self.mode == "all":
            return None
        passing = self.windows.passing(now)
        if passing is not None and now.finite and not self._wants(now, passing):
            return passing
        return self.windows.obvious(now)

    def at_once(self, ask: Ask) -> bool:
        """Whether the answer is the same for every hand, so that it may come at once."""
        return self._skips(ask) and True not in self.things.values()

    def _skips(self, ask: Ask) -> bool:
        return self.mode in ("turn", "always") and self.windows.is_reaction(ask)

    def _wants(self, now: Situation[Any, Any], passing: Answer) -> bool:
        """Whether anything is on offer that the person wants to be asked about."""
        skips = self._skips(now.ask)
        for option in now.options:
            if option == passing or not self.windows.matters(now, option):
                continue
            wishes = [self.things.get(thing) for thing in self.windows.things(now.view, option)]
            if True in wishes or (not skips and False not in wishes):
                return True
        return False
