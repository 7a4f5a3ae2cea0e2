"""When what counts at a table where everybody acts at once: people, bots, and the clock itself.

Actions wait until the moment at which they count (see fairness.py) and are taken in its order. Whatever ends
by itself does so at its own moment, before any action of the same or a later one. A bot looks at the table,
and what it decides counts as much later as what a person decides.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import count
from typing import Any

from msgspec import Struct

from questhall.kernel.answers import Answer, Aside
from questhall.kernel.state import CLOCK

from ..tables import events as e
from ..tables.table import Table
from .allowance import A_RACE
from .autos import AutoSeats
from .bots import Bots, strongest
from .contract import WantedMove
from .fairness import HOLD, turn
from .schedule import Schedule, Timer

UNSEEN = 60_000
"""Milliseconds without anybody who looks, after which bots alone do not race on."""
EARLY = HOLD
"""Milliseconds by which an action may come before its seat is asked; it waits so long for its dice to land."""


class Look(Struct, eq=False):
    """A bot that is asked: it takes its time, then it looks and decides."""

    ticket: int
    bot: str
    timer: Timer | None = None
    """None: it has decided, and waits for the moment at which that counts."""


class Action(Struct, eq=False):
    """Something a seat does."""

    due: int
    """The moment at which it counts, in milliseconds since 1970."""
    seat: int
    answer: Answer
    ticket: int | None = None
    look: Look | None = None
    """The bot's that decided it."""
    wanted: WantedMove | None = None
    """The person's that said it."""

    @property
    def by_itself(self) -> bool:
        """Whether it is nobody's decision."""
        return self.wanted is None and self.look is None


Note = tuple[int, Action]
"""Something said aside without anybody's doing, and when."""
Waiting = tuple[int, bool, int, int, int, Action]
"""Its turn, its place among the actions of the seat, until when it may wait to be asked, the action."""


class Pacing:
    """Plans the race of one table."""

    def __init__(
        self,
        table: Table,
        schedule: Schedule,
        autos: AutoSeats,
        bots: Bots,
        online: Callable[[], Collection[int]],
        guests: Callable[[], Collection[object]],
        awake: Callable[[int], bool],
        wake: Callable[[], None],
    ) -> None:
        """`online` are the seats whose people are here, `guests` whoever looks; `awake` says whether bots may make
        so many moves; `wake` is called when the moment of something has come: next() tells of what."""
        self.table = table
        self.schedule = schedule
        self._autos = autos
        self._bots = bots
        self._online = online
        self._guests = guests
        self._awake = awake
        self._wake = wake
        self._looks: dict[int, Look] = {}
        self._waiting: list[Waiting] = []
        self._order = count()
        self._away: dict[int, int] = {}
        """Seats whose people are not here, and since when."""
        self._unseen: int | None = None
        """Since when nobody looks."""
        self._not_before = 0
        """Until then nothing is tried again that failed by itself."""
        self._strike: int | None = None
        self._noted: tuple[Note, ...] = ()
        self._timer: Timer | None = None
        self._armed: int | None = None
        self._stopped = False

    # --- what others ask -----------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return bool(self._looks or self._waiting)

    def asks_person(self, seat: int) -> bool:
        return not self._bot(seat)

    # --- what happens --------------------------------------------------------------------------

    def heard(self, event: e.AnyTableEvent) -> None:
        """An event was applied."""
        if not isinstance(event, e.Answered):
            return
        look = self._looks.get(event.seat)
        spoke = isinstance(self.table.playing.moves[-1].answer, Aside)
        if look is not None and (not spoke or look.timer is None):
            self._forget_look(event.seat)  # a bot that has only said something looks again

    def take(self, action: Action) -> None:
        """Keeps an action until its moment."""
        waiting = (*turn(action.due, action.seat), next(self._order), action.due + EARLY, action)
        heapq.heappush(self._waiting, waiting)
        self.arm()

    def failed(self, action: Action, pause: int) -> None:
        """An action had no effect: a bot looks again, and nothing happens by itself for a while."""
        if action.look is not None and self._looks.get(action.seat) is action.look:
            self._begin_look(action.seat, action.look)
        elif action.wanted is None:
            self._not_before = self.schedule.now() + pause
        self.arm()

    def plan(self) -> None:
        if self._stopped:
            return
        self._plan_looks()
        self._note_absence()
        self._strike, self._noted = self._next_strike(), tuple(self._notes())
        self.arm()

    def stop(self) -> None:
        """For good."""
        if self._stopped:
            return
        self._stopped = True
        for seat in list(self._looks):
            self._forget_look(seat)
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()
        del self._wake  # whose it is knows us too

    def next(self) -> Action | None:
        """What counts now, in its order; None if everything has its time."""
        now = self.schedule.now()
        while not self._stopped:
            strike = None if self._strike is None else max(self._strike, self._not_before)
            first = self._waiting[0] if self._waiting else None
            if strike is not None and strike <= now and (first is None or strike <= first[0]):
                return Action(strike, CLOCK, self.table.state.options(CLOCK)[0], self.table.playing.ticket(CLOCK))
            if first is None or first[0] > now:
                return next((note for moment, note in self._noted if max(moment, self._not_before) <= now), None)
            *_, order, latest, action = heapq.heappop(self._waiting)
            if action.look is not None and self._looks.get(action.seat) is not action.look:
                continue
            if strike is None or strike > latest or not self._is_early(action):
                return action
            action.due = strike
            heapq.heappush(self._waiting, (*turn(strike, action.seat), order, latest, action))
        return None

    def _is_early(self, action: Action) -> bool:
        return not isinstance(action.answer, Aside) and self.table.playing.ticket(action.seat) is None

    # --- what happens by itself ------------------------------------------------------------------

    def _next_strike(self) -> int | None:
        """The moment at which the clock has to speak."""
        if self.table.status != "playing":
            return None
        deadline = self.table.game.timing.deadline(self.table.state)
        if deadline is None or self.table.state.ask_of(CLOCK) is None:
            return None
        return self.table.moment(deadline[0])

    def _notes(self) -> Iterator[Note]:
        """Bots and programs agree, somebody is missed or back."""
        table, timing = self.table, self.table.game.timing
        if table.status != "playing":
            return
        if not table.seats_of_people:
            yield from self._notes_of_bots_alone()
            return
        if timing.stands_still(table.state):
            yield from self._notes_of_programs_back()
            return
        here, gone = self._online(), set[int]()
        now = self.schedule.now()
        for seat, since in self._away.items():
            missing = timing.missing(table.state, seat)
            if missing is not None:
                moment = since + missing[0]
                yield moment, Action(moment, CLOCK, missing[1])
            if missing is None or since + missing[0] <= now:
                gone.add(seat)
        alone = self._persons() <= gone
        for seat, state in table.seats.items():
            if self._bot(seat) or (state.program and seat in here):
                said = timing.agrees(table.state, seat, alone)
                if said is not None:
                    yield now, Action(now, seat, said)

    def _persons(self) -> frozenset[int]:
        """The seats without whose people nobody races on; programs count where there is nobody else."""
        people = self.table.seats_of_people
        return frozenset([seat for seat in people if not self.table.seats[seat].program]) or people

    def _notes_of_programs_back(self) -> Iterator[Note]:
        """Time that stood still because all had gone goes on with the first program that is back. People say
        themselves when they are ready, and so does a program that wanted the pause."""
        state, timing, now = self.table.state, self.table.game.timing, self.schedule.now()
        for seat in sorted(self._persons().intersection(self._online())):
            said = timing.goes_on(state, seat)
            if self.table.seats[seat].program and timing.missing(state, seat) is None and said is not None:
                yield now, Action(now, seat, said)

    def _notes_of_bots_alone(self) -> Iterator[Note]:
        """They stop when nobody has looked for a while, or when they have made enough moves for now, and go on when
        somebody looks."""
        state, timing, now = self.table.state, self.table.game.timing, self.schedule.now()
        at: int | None = None
        if timing.stands_still(state):
            says: Callable[[Any, int], Answer | None] = timing.goes_on
            at = now if self._unseen is None and self._awake(A_RACE) else None
        else:
            says = partial(timing.agrees, alone=True)
            if not self._awake(1):
                at = now
            elif self._unseen is not None:
                at = self._unseen + UNSEEN
        for seat in self.table.seats if at is not None else ():
            said = says(state, seat)
            if at is not None and said is not None:
                yield at, Action(at, seat, said)

    def _note_absence(self) -> None:
        here, now = self._online(), self.schedule.now()
        self._unseen = None if self._guests() else (now if self._unseen is None else self._unseen)
        for seat, state in self.table.seats.items():
            if self.table.status != "playing" or seat in here or state.bot or not state.holders:
                self._away.pop(seat, None)
            else:
                self._away.setdefault(seat, now)

    def arm(self) -> None:
        """Wakes the table when the next thing is due."""
        moments = [max(moment, self._not_before) for moment, _ in self._noted]
        if self._waiting:
            moments.append(self._waiting[0][0])
        if self._strike is not None:
            moments.append(max(self._strike, self._not_before))
        at = None if self._stopped else min(moments, default=None)
        if self._timer is not None:
            if at == self._armed:
                return
            self._timer.cancel()
            self._timer = None
        self._armed = at
        if at is not None:
            self._timer = self.schedule.later(max(at - self.schedule.now(), 0), self._strikes)

    def _strikes(self) -> None:
        self._timer = None
        self._wake()

    # --- bots --------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> str:
        """The player that answers for a seat; none if its person does."""
        bot = self.table.seats[seat].bot
        return bot or (strongest(self.table.game) if self._autos.stands_in(seat) else "")

    def _plan_looks(self) -> None:
        """A bot's time runs while it is asked, whatever the others do meanwhile."""
        table = self.table
        asked: dict[int, tuple[int, str]] = {}
        if table.status == "playing" and not table.game.timing.stands_still(table.state):
            for ask in table.state.asks:
                bot = self._bot(ask.seat) if ask.seat != CLOCK else ""
                ticket = table.playing.ticket(ask.seat)
                if bot and ticket is not None:
                    asked[ask.seat] = ticket, bot
        for seat, look in list(self._looks.items()):
            if asked.get(seat) != (look.ticket, look.bot):
                self._forget_look(seat)
        for seat, (ticket, bot) in asked.items():
            if seat not in self._looks:
                look = self._looks[seat] = Look(ticket, bot)
                self._begin_look(seat, look)

    def _begin_look(self, seat: int, look: Look) -> None:
        takes = self._bots.thinks(look.bot, seat)
        delay = max((self.table.options.pace if takes is None else takes) - HOLD, 0) + self._bots.step_back
        look.timer = self.schedule.later(delay, lambda: self._looks_now(seat, look))

    def _forget_look(self, seat: int) -> None:
        look = self._looks.pop(seat, None)
        if look is not None and look.timer is not None:
            look.timer.cancel()

    def _looks_now(self, seat: int, look: Look) -> None:
        answer = self._bots.choose(look.bot, seat)
        if answer is None:
            self._begin_look(seat, look)
            return
        look.timer = None
        self.take(Action(self.schedule.now() + HOLD, seat, answer, look.ticket, look))
