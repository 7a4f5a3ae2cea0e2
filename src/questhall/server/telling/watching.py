"""Spectators who may see the hands, some time after those who hold them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from ..store.base import Store
from ..tables import events as e
from ..tables.table import Table
from ..timing.patience import Patience
from ..timing.schedule import Schedule, Timer
from .audience import Audience
from .feed import Follower

KEPT = 60_000
"""Milliseconds that the second table stays when nobody watches: it is much work to bring it there again."""


class Watching:
    """A second table that lags behind the first; it is there while somebody watches, and for a moment after."""

    def __init__(
        self,
        table: Table,
        store: Store,
        schedule: Schedule,
        patience: Patience,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.table = table
        self.store = store
        self.schedule = schedule
        self._patience = patience
        self._spawn = spawn
        self._behind: Audience | None = None
        self._coming: deque[e.AnyTableEvent] | None = None
        self._lock = asyncio.Lock()
        self._timer: Timer | None = None
        self._leaving: Timer | None = None

    def allows(self, seat: int) -> bool:
        """A table that was carried over to other rules cannot be followed from its beginning."""
        whole = self.table.match is None or self.table.match.floor == 0
        return self.table.options.open_hands_after > 0 and seat in self.table.seats and whole

    async def prepare(self, seat: int, lang: str, owner: str) -> None:
        """Brings the second table to where it should be. It may take long, and keeps nobody at the first one."""
        async with self._lock:
            if self._behind is None:
                behind = await self._begin(owner)
                if self._coming is None:
                    return  # the room was closed meanwhile
                self._behind = behind
                self._leave_soon()
                self._wait()
            await self._behind.stories.tell_ahead([(seat, lang)], owner)

    async def look(self, follower: Follower, seat: int) -> None:
        """From here on somebody sees what a seat saw some time ago."""
        if self._behind is None:
            await self.prepare(seat, follower.lang, self.table.id)
        if self._behind is not None:
            self._behind.look(follower, (seat,))

    def retell(self, follower: Follower, seat: int | None) -> None:
        if self._behind is not None:
            self._behind.retell(follower, seat)

    def leave(self, follower: Follower) -> None:
        if self._behind is not None:
            self._behind.leave(follower)
            self._leave_soon()

    def stop(self) -> None:
        self._behind = self._coming = None
        for timer in (self._timer, self._leaving):
            if timer is not None:
                timer.cancel()
        self._timer = self._leaving = None

    def eyes(self, follower: Follower) -> tuple[int | None, ...]:
        return self._behind.eyes(follower) if self._behind is not None else ()

    def heard(self, event: e.AnyTableEvent) -> None:
        """An event of the table itself: its time here comes later."""
        if self._coming is not None:
            self._coming.append(event)
            self._wait()

    def _leave_soon(self) -> None:
        if self._leaving is None and self._behind is not None and not len(self._behind):
            self._leaving = self.schedule.later(KEPT, self._nobody_came)

    def _nobody_came(self) -> None:
        self._leaving = None
        if self._behind is not None and not len(self._behind):
            self.stop()

    async def _begin(self, owner: str) -> Audience:
        """As the table was before the delay."""
        bodies = await self.store.events(self.table.id)
        every = [e.decode(body) for body in bodies[: self.table.number]]
        coming = self._coming = deque(every[1:])
        lagging = Table.load(self.table.id, every[:1], self.table.game)
        behind = Audience(lagging, self._patience, self.schedule.now, lambda seat: False, lambda: None)
        async with self._patience.turn(owner) as give_way:
            while coming and self._due(coming[0]) <= self.schedule.now():
                lagging.apply(coming.popleft())
                await give_way()
        return behind

    def _due(self, event: e.AnyTableEvent) -> int:
        return event.at + 1000 * self.table.options.open_hands_after

    async def _catch_up(self) -> None:
        async with self._lock:
            behind, coming = self._behind, self._coming
            while behind is not None and coming and self._due(coming[0]) <= self.schedule.now():
                event = coming.popleft()
                behind.table.apply(event)
                if isinstance(event, e.Started):
                    behind.begin()
                elif isinstance(event, e.Undone):
                    await behind.rewind()
                elif behind.table.match is not None:
                    behind.advance()
                behind = self._behind
            self._wait()

    def _wait(self) -> None:
        if self._timer is None and self._behind is not None and self._coming:
            self._timer = self.schedule.later(max(0, self._due(self._coming[0]) - self.schedule.now()), self._arrived)

    def _arrived(self) -> None:
        self._timer = None
        self._spawn(self._catch_up())
