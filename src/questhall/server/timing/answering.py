"""Who answers when a seat is asked: its person, a bot, a bot that stands in, nobody because nothing is possible.

How long an answer takes that no person gives is never a matter of what is in a hand (see windows.py).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from msgspec import Struct

from questhall.kernel.answers import Answer, Aside
from questhall.kernel.state import CLOCK

from ..tables import events as e
from ..tables.table import Table
from ..telling.feed import Deadline
from .bots import Bots, strongest, table_secret
from .schedule import Schedule, Timer
from .windows import AutoSeat, thought

DueKind = Literal["bot", "stand-in", "auto", "clock"]

SOONEST_TICK = 100
"""Milliseconds between two looks at the clock."""
STEP_BACK = 500
"""Milliseconds by which the bots of a process wait longer where another process has just written."""


class Due(Struct, frozen=True):
    """An answer that comes by itself."""

    ticket: int
    kind: DueKind
    bot: str
    delay: int


class Answering:
    """Plans the answers of one table that no person gives."""

    def __init__(
        self,
        table: Table,
        schedule: Schedule,
        online: Callable[[], Collection[int]],
        due: Callable[[int, int], None],
    ) -> None:
        """`online` are the seats whose people are here; `due` is called with seat and ticket."""
        self.table = table
        self.schedule = schedule
        self.bots = Bots(table)
        self.behind = False
        """The last event came from another process, which is about to move the bots."""
        self.changed: set[int] = set()
        """Seats whose automatic answers have changed since somebody looked."""
        self._online = online
        self._due = due
        self._autos: dict[int, AutoSeat] = {}
        self._planned: dict[int, Due] = {}
        self._timers: dict[int, tuple[Due, Timer]] = {}
        self._secret = table_secret(table, "thoughts")
        self._stopped = False

    def auto(self, seat: int) -> AutoSeat:
        auto = self._autos.get(seat)
        if auto is None:
            auto = self._autos[seat] = AutoSeat(seat, self.table.game.manners)
        return auto

    def forget(self, seat: int) -> None:
        """Somebody else sits there: nothing of the wishes before stays."""
        self._autos.pop(seat, None)
        self.changed.add(seat)

    def asks_person(self, seat: int) -> bool:
        """Whether the question of a seat is its person's to answer."""
        return seat not in self._planned

    def by_itself(self, seat: int) -> bool:
        """Whether the answer of a seat is nobody's decision, not even a bot's."""
        due = self._planned.get(seat)
        return due is not None and due.kind in ("auto", "clock")

    @property
    def busy(self) -> bool:
        """Whether an answer is under way that needs nobody."""
        return any(due.kind != "clock" for due, _ in self._timers.values())

    def deadline(self) -> Deadline:
        if self.table.status != "playing":
            return None
        return self.table.game.manners.deadline(self.table.state)

    # --- what happens ------------------------------------------------------------------------

    def heard(self, event: e.AnyTableEvent) -> None:
        """An event was applied."""
        if isinstance(event, e.Answered):
            aside = isinstance(self.table.playing.moves[-1].answer, Aside)
            auto = self._autos.get(event.seat)
            if auto is not None and not aside and auto.decided(event.auto):
                self.changed.add(event.seat)
        elif isinstance(event, e.Undone):
            for seat, state in self.table.seats.items():
                if state.holders:
                    self.auto(seat).reset(ask_next=seat == event.seat)
                    self.changed.add(seat)
        elif isinstance(event, e.Vacated) or (isinstance(event, e.Claimed) and not event.joined):
            self.forget(event.seat)

    def plan(self) -> None:
        """Who answers what by itself; what is planned already stays as it is."""
        if self._stopped:
            return
        self._planned = {}
        if self.table.status == "playing":
            for ask in self.table.state.asks:
                due = self._clock() if ask.seat == CLOCK else self._answerer(ask.seat)
                if due is not None:
                    self._planned[ask.seat] = due
        waiting = self.table.undo is not None
        for seat, (due, timer) in list(self._timers.items()):
            if waiting or not _same(self._planned.get(seat), due):
                timer.cancel()
                del self._timers[seat]
        if not waiting:
            for seat, due in self._planned.items():
                if seat not in self._timers:
                    self._timers[seat] = due, self._begin(seat, due)

    def stop(self) -> None:
        """For good."""
        self._stopped = True
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def answer(self, seat: int, ticket: int) -> Answer | None:
        """The answer that is due, if it still is."""
        due = self._planned.get(seat)
        if due is None or due.ticket != ticket or self.table.undo is not None:
            return None
        if due.kind == "clock":
            deadline = self.deadline()
            early = deadline is None or self.table.time(self.schedule.now()) < deadline[0]
            options = () if early else self.table.state.options(CLOCK)
            return options[0] if options else None
        if due.kind == "auto":
            return self.auto(seat).answer(self.table.view(seat))
        return self.bots.choose(due.bot, seat)

    def spent(self, seat: int, ticket: int) -> None:
        """A timer has run out."""
        timer = self._timers.get(seat)
        if timer is not None and timer[0].ticket == ticket:
            del self._timers[seat]

    def _begin(self, seat: int, due: Due) -> Timer:
        ticket = due.ticket
        return self.schedule.later(due.delay, lambda: self._due(seat, ticket))

    # --- who answers --------------------------------------------------------------------------

    def _answerer(self, seat: int) -> Due | None:
        table = self.table
        state = table.seats[seat]
        ticket = table.playing.ticket(seat)
        if ticket is None:
            return None
        pace = table.options.pace
        if state.bot:
            return Due(ticket, "bot", state.bot, pace + STEP_BACK if self.behind else pace)
        auto = self._autos.get(seat)
        if auto is not None and auto.see_turn(table.game.manners.turn(table.view(seat))):
            self.changed.add(seat)
        if auto is not None and auto.stand_in is not None:
            return Due(ticket, "stand-in", strongest(table.game), pace)
        if seat not in self._online():
            return None
        auto = self.auto(seat)
        view = table.view(seat)
        if auto.answer(view) is None:
            return None
        alone = not any(other.holders for other in table.seats.values() if other.seat != seat)
        at_once = alone or auto.at_once(view)
        return Due(ticket, "auto", "", 0 if at_once else thought(self._secret, seat, ticket, pace))

    def _clock(self) -> Due | None:
        deadline, ticket = self.deadline(), self.table.playing.ticket(CLOCK)
        if deadline is None or ticket is None:
            return None
        left = self.table.moment(deadline[0]) - self.schedule.now()
        return Due(ticket, "clock", "", max(left, SOONEST_TICK))


def _same(one: Due | None, other: Due) -> bool:
    """The same answer to the same question: its time runs on."""
    return one is not None and (one.ticket, one.kind, one.bot) == (other.ticket, other.kind, other.bot)
