"""Spectators who may see the hands, some time after those who hold them."""

from __future__ import annotations

from collections import deque

from ..store.base import Store
from ..tables import events as e
from ..tables.table import Table
from ..timing.schedule import Schedule, Timer
from .audience import Audience
from .feed import Follower


class Watching:
    """A second table that lags behind the first; it is there only while somebody watches."""

    def __init__(self, table: Table, store: Store, schedule: Schedule) -> None:
        self.table = table
        self.store = store
        self.schedule = schedule
        self._behind: Audience | None = None
        self._coming: deque[e.AnyTableEvent] = deque()
        self._timer: Timer | None = None

    def allows(self, seat: int) -> bool:
        """A table that was carried over to other rules cannot be followed from its beginning."""
        whole = self.table.match is None or self.table.match.floor == 0
        return self.table.options.open_hands_after > 0 and seat in self.table.seats and whole

    async def look(self, follower: Follower, seat: int) -> None:
        """From here on somebody sees what a seat saw some time ago."""
        if self._behind is None:
            self._behind = await self._begin()
        self._behind.look(follower, (seat,))

    def retell(self, follower: Follower, seat: int | None) -> None:
        if self._behind is not None:
            self._behind.retell(follower, seat)

    def leave(self, follower: Follower) -> None:
        if self._behind is not None:
            self._behind.leave(follower)
            if not len(self._behind):
                self.stop()

    def stop(self) -> None:
        self._behind = None
        self._coming.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def eyes(self, follower: Follower) -> tuple[int | None, ...]:
        return self._behind.eyes(follower) if self._behind is not None else ()

    def heard(self, event: e.AnyTableEvent) -> None:
        """An event of the table itself: its time here comes later."""
        if self._behind is not None:
            self._coming.append(event)
            self._wait()

    async def _begin(self) -> Audience:
        """As the table was before the delay."""
        every = [e.decode(body) for body in (await self.store.events(self.table.id))[: self.table.number]]
        self._coming.extend(every[1:])
        lagging = Table.load(self.table.id, every[:1], self.table.game)
        behind = Audience(lagging, self.schedule.now, lambda seat: False, lambda: None)
        self._catch_up(behind)
        self._wait()
        return behind

    def _due(self, event: e.AnyTableEvent) -> int:
        return event.at + 1000 * self.table.options.open_hands_after

    def _catch_up(self, behind: Audience) -> None:
        while self._coming and self._due(self._coming[0]) <= self.schedule.now():
            event = self._coming.popleft()
            behind.table.apply(event)
            if isinstance(event, e.Started):
                behind.begin()
            elif behind.table.match is not None:
                behind.advance(rewound=isinstance(event, e.Undone))

    def _wait(self) -> None:
        if self._timer is None and self._coming:
            self._timer = self.schedule.later(max(0, self._due(self._coming[0]) - self.schedule.now()), self._arrived)

    def _arrived(self) -> None:
        self._timer = None
        if self._behind is not None:
            self._catch_up(self._behind)
            self._wait()
