"""Who answers when a seat is asked: its person, a bot, a bot that stands in, nobody because nothing is possible.

A program is asked as a person is; but it has only so long for its answer, and then the house gives one.

How long an answer takes that no person gives is never a matter of what is in a hand (see windows.py).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from msgspec import Struct

from questhall.kernel.answers import Answer
from questhall.kernel.state import CLOCK, State
from questhall.players.registry import players_of

from ..tables.table import Table
from .autos import AutoSeats
from .bots import Bots, strongest, table_secret
from .schedule import Deadline, Schedule, Timer
from .windows import thought

DueKind = Literal["bot", "stand-in", "auto", "late", "clock"]

SOONEST_TICK = 100
"""Milliseconds between two looks at the clock."""


class Due(Struct, frozen=True):
    """An answer that comes by itself."""

    ticket: int
    kind: DueKind
    bot: str
    delay: int
    waits: bool = False
    """It does not come before something else has happened."""


class Thought(Struct, frozen=True):
    """What a bot says to a state of the table."""

    state: State
    answer: Answer | None


class Answering:
    """Plans the answers of one table that no person gives."""

    def __init__(
        self,
        table: Table,
        schedule: Schedule,
        autos: AutoSeats,
        bots: Bots,
        online: Callable[[], Collection[int]],
        due: Callable[[int, int], None],
    ) -> None:
        """`online` are the seats whose people are here; `due` is called with seat and ticket."""
        self.table = table
        self.schedule = schedule
        self._autos = autos
        self._bots = bots
        self._online = online
        self._due = due
        self._planned: dict[int, Due] = {}
        self._timers: dict[int, tuple[Due, Timer]] = {}
        self._secret = table_secret(table, "thoughts")
        self._stopped = False

    def asks_person(self, seat: int) -> bool:
        """Whether the question of a seat is its person's to answer."""
        return seat not in self._planned or self.too_late(seat)

    def too_late(self, seat: int) -> bool:
        """Whether the answer that is planned for a seat is for a program that takes too long."""
        due = self._planned.get(seat)
        return due is not None and due.kind == "late"

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
        return self.table.game.timing.deadline(self.table.state)

    # --- what happens ------------------------------------------------------------------------

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
                if seat not in self._timers and not due.waits:
                    self._timers[seat] = due, self._begin(seat, due)

    def stop(self) -> None:
        """For good."""
        if self._stopped:
            return
        self._stopped = True
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        del self._due  # whose it is knows us too

    async def think(self, seat: int, ticket: int) -> Thought | None:
        """What a bot whose answer is due says to the table as it is."""
        due = self._due_now(seat, ticket)
        if due is None or not due.bot:
            return None
        state = self.table.state
        return Thought(state, await self._bots.plays(due.bot, seat))

    async def improvise(self, seat: int, ticket: int) -> Thought | None:
        """The same, without a thought."""
        due = self._due_now(seat, ticket)
        if due is None or not due.bot:
            return None
        return Thought(self.table.state, self._bots.choose(players_of(self.table.game)[0], seat))

    def answer(self, seat: int, ticket: int, thought: Thought | None) -> Answer | None:
        """The answer that is due, if it still is. A bot's counts as long as the table is as it was thought of."""
        due = self._due_now(seat, ticket)
        if due is None:
            return None
        if due.kind == "clock":
            deadline = self.deadline()
            early = deadline is None or self.table.time(self.schedule.now()) < deadline[0]
            options = () if early else self.table.state.options(CLOCK)
            return options[0] if options else None
        if due.kind == "auto":
            return self._autos.of(seat).answer(self.table.situation(seat))
        return thought.answer if thought is not None and thought.state is self.table.state else None

    def _due_now(self, seat: int, ticket: int) -> Due | None:
        due = self._planned.get(seat)
        if due is None or due.waits or due.ticket != ticket or self.table.undo is not None:
            return None
        return due

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
            return Due(ticket, "bot", state.bot, pace + self._bots.step_back, self._waits_for_people(seat))
        if self._autos.stands_in(seat):
            return Due(ticket, "stand-in", strongest(table.game), pace)
        if seat not in self._online():
            return None
        auto = self._autos.of(seat)
        now = table.situation(seat)
        if auto.answer(now) is None:
            within = 1000 * table.options.program_seconds
            return Due(ticket, "late", strongest(table.game), within) if state.program else None
        at_once = table.sandbox or self._alone(seat) or auto.at_once(now.ask)
        return Due(ticket, "auto", "", 0 if at_once else thought(self._secret, seat, ticket))

    def _waits_for_people(self, seat: int) -> bool:
        """Whether a bot lets people who are here go first."""
        asks = self.table.state.asks
        if not any(ask.seat == seat and self.table.game.windows.people_first(ask) for ask in asks):
            return False
        people = self._online()
        return any(
            ask.seat in people and not self.table.seats[ask.seat].bot and not self._autos.stands_in(ask.seat)
            for ask in asks
        )

    def _alone(self, seat: int) -> bool:
        """Whether nobody is there who could learn something by how long an answer takes.

        Where one person's seats have no secrets from each other, they are nobody else.
        """
        mine = self.table.seats[seat].holders
        open_seats = self.table.game.company.together == "open"
        others = [other for other in self.table.seats.values() if other.holders and other.seat != seat]
        return all(open_seats and other.held_by(mine) for other in others)

    def _clock(self) -> Due | None:
        deadline, ticket = self.deadline(), self.table.playing.ticket(CLOCK)
        if deadline is None or ticket is None:
            return None
        left = self.table.moment(deadline[0]) - self.schedule.now()
        return Due(ticket, "clock", "", max(left, SOONEST_TICK))


def _same(one: Due | None, other: Due) -> bool:
    """The same answer to the same question: its time runs on."""
    if one is None or one.waits:
        return False
    return (one.ticket, one.kind, one.bot) == (other.ticket, other.kind, other.bot)
