"""What becomes of tables that nobody comes to any more: out of the lists, and in the end out of the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from questhall.kernel.state import CLOCK

from ..logs import log
from ..store.base import StaleTable
from ..tables import events as e

if TYPE_CHECKING:
    from .hall import Hall

AT_ONCE = 200
"""Tables that are looked at in one go."""
SANDBOX_STAYS = 3_600_000
"""Milliseconds without a word after which a table for practice is removed."""
TOGETHER = 10
"""Tables that are removed at the same time."""


class Keeping(Struct, frozen=True):
    """How many milliseconds tables wait for somebody; 0 is for ever."""

    put_away: int = 0
    """Without a word, until a table leaves the lists."""
    remove: int = 0
    """Until a table that was put away or is finished leaves the store."""
    remove_empty: int = 0
    """The same for a table at which nobody sits, or no person has done anything."""


class Tidying:
    """Tidies up one hall. What somebody plays at, looks at, or has in a campaign, stays."""

    def __init__(self, hall: Hall, keeping: Keeping) -> None:
        self.hall = hall
        self.keeping = keeping

    async def tidy(self, now: int) -> None:
        store, keeping = self.hall.store, self.keeping
        if keeping.put_away:
            await self._put_away(now - keeping.put_away)
        empty = now - keeping.remove_empty if keeping.remove_empty else 0
        old = now - keeping.remove if keeping.remove else 0
        removed = 0
        # Each one that is found is removed, or the lists learn why it stays and it is not found again.
        while found := await store.unused_tables(empty, AT_ONCE):
            removed += await self._each(found, self._remove_unused)
        while found := await store.stale_tables(empty, old, AT_ONCE):
            removed += await self._each(found, self._remove)
        while found := await store.sandboxes(now - SANDBOX_STAYS, AT_ONCE):
            removed += await self._each(found, self._remove)
        if removed:
            log().info("tables were removed", tables=removed)

    async def _each(self, found: Sequence[StaleTable], remove: Callable[[StaleTable], Awaitable[bool]]) -> int:
        """How many were removed. A few at a time go to the disk together, and for half of the time nothing is done,
        so that nobody who plays waits for it."""
        removed = 0
        for first in range(0, len(found), TOGETHER):
            began = time.monotonic()
            removed += sum(await asyncio.gather(*map(remove, found[first : first + TOGETHER])))
            await asyncio.sleep(time.monotonic() - began)
        return removed

    async def _put_away(self, before: int) -> None:
        """Tables at which nothing has happened for long go out of the lists; their last state is kept."""
        store = self.hall.store
        for table in await store.quiet_tables(before, AT_ONCE):
            last = await store.last_event(table)
            if last is None or e.decode(last).at >= before:
                continue
            room = await self.hall.room(table)
            if room is not None and not room.visitors:
                await room.put_away()

    async def _remove_unused(self, table: StaleTable) -> bool:
        """Unless somebody has used it after all: what a person does is not told to the lists every time."""
        if used_by_people([e.decode(body) for body in await self.hall.store.events(table.id)]):
            await self.hall.store.touch_table(table.id, table.updated, used=True)
            return False
        return await self._remove(table)

    async def _remove(self, table: StaleTable) -> bool:
        """Unless something has happened there, or somebody is there."""
        hall, store = self.hall, self.hall.store
        last = await store.last_event(table.id)
        happened = e.decode(last).at if last is not None else 0
        if hall.is_visited(table.id):
            happened = hall.schedule.now()
        if happened > table.updated:
            await store.touch_table(table.id, happened)
            return False
        await hall.put_down(table.id)
        await store.remove_table(table.id, last)
        return True


def used_by_people(events: Sequence[e.AnyTableEvent]) -> bool:
    """Whether a person has done anything at a table since it was made: bots may have begun without them."""
    made = events[0].at if events else 0
    bots = {CLOCK}
    for event in events:
        if isinstance(event, e.BotSat) and event.bot:
            bots.add(event.seat)
        elif isinstance(event, e.BotSat | e.Claimed):
            bots.discard(event.seat)
        if isinstance(event, e.Answered):
            if not event.auto and event.seat not in bots:
                return True
        elif event.at > made and not isinstance(event, e.Missed | e.PutAway | e.Upgraded):
            return True
    return False
