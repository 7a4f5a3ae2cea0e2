"""Games as they were seen, kept for a while: whoever watches one again does not let it be played again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from ..tables.table import Table
from ..timing.patience import Patience
from .replay import Recording, recorded

MOST_BYTES = 32_000_000

Key = tuple[str, int, int | None, str, int]


class Recordings:
    """The latest ones of a hall. What several want at once is made once."""

    def __init__(self, patience: Patience, most: int = MOST_BYTES) -> None:
        self._patience = patience
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Key, Recording] = OrderedDict()
        self._coming: dict[Key, asyncio.Task[Recording]] = {}

    async def of(
        self, table: Table, seat: int | None, lang: str, first: int, owner: str, pay: Callable[[], None]
    ) -> Recording:
        """`pay` is called where it must be played again; it may refuse by raising."""
        key = (table.id, table.number, seat, lang, first)
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        coming = self._coming.get(key)
        if coming is None:
            pay()
            coming = self._coming[key] = asyncio.ensure_future(self._record(key, table, seat, lang, first, owner))
        return await asyncio.shield(coming)

    async def _record(self, key: Key, table: Table, seat: int | None, lang: str, first: int, owner: str) -> Recording:
        try:
            async with self._patience.turn(owner) as give_way:
                found = await recorded(table, seat, lang, first, give_way)
        finally:
            del self._coming[key]
        self._kept[key] = found
        self._size += found.size
        while self._size > self._most:
            self._size -= self._kept.popitem(last=False)[1].size
        return found
