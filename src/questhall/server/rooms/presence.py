"""Whose person is there. Who is gone for longer than a moment is missed, and that is an event like any other.

So absence is known to all processes and survives a restart. A process knows only who is connected to itself: it may
miss somebody who is at another one, which then contradicts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ..tables import events as e
from ..tables import seating
from ..tables.decisions import Decision
from ..timing.schedule import Timer

if TYPE_CHECKING:
    from .room import Room

A_MOMENT = 5_000
"""Milliseconds in which a page is loaded again or a connection is found again: nobody is missed so soon."""
LOOK_AGAIN = 300_000
"""Milliseconds after which somebody who is at another process is missed again, lest that process has gone."""


class Presence:
    """Looks after one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timers: dict[int, Timer] = {}
        self.elsewhere: set[int] = set()
        """Seats whose people are at another process, as that has said."""

    def look(self) -> None:
        """Somebody came or went, or sits elsewhere."""
        online, table = self._room.online(), self._room.table
        for seat in table.seats.values():
            number = seat.seat
            if number in online:
                self.elsewhere.discard(number)
                self._forget(number)
                if seat.missed:
                    self._enact(partial(seating.contradict, table, number))
            elif not seating.is_missing(table, seat):
                self._forget(number)
            elif number not in self._timers:
                self._begin(number, LOOK_AGAIN if number in self.elsewhere else A_MOMENT)

    def heard(self, event: e.AnyTableEvent) -> None:
        """An event was applied."""
        if isinstance(event, e.Returned) and event.seat not in self._room.online():
            self.elsewhere.add(event.seat)
        elif isinstance(event, e.Missed | e.Vacated) or (isinstance(event, e.Claimed) and not event.joined):
            self.elsewhere.discard(event.seat)
        if not isinstance(event, e.Answered | e.Talked):
            self.look()

    def stop(self) -> None:
        for number in tuple(self._timers):
            self._forget(number)

    def _begin(self, number: int, delay: int) -> None:
        since = self._room.schedule.now()

        def is_over() -> None:
            self._timers.pop(number, None)
            if number not in self._room.online():
                self._enact(partial(seating.miss, self._room.table, number, since))

        self._timers[number] = self._room.schedule.later(delay, is_over)

    def _forget(self, number: int) -> None:
        timer = self._timers.pop(number, None)
        if timer is not None:
            timer.cancel()

    def _enact(self, decide: Callable[[int], Decision]) -> None:
        self._room.spawn(self._enacted(decide))

    async def _enacted(self, decide: Callable[[int], Decision]) -> None:
        async with self._room.lock:
            await self._room.enact(lambda: decide(self._room.schedule.now()))
