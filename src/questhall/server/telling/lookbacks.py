"""Looks back at games, one after the other, and kept for a while: the same is not thought out twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from questhall.kernel import snapshot

from ..backroom.backroom import Backroom
from ..logs import log
from ..protocol.http_messages import LookBack
from ..tables.table import Table
from ..timing.patience import Patience
from .lookback import Found, looked_back, told

MOST_KEPT = 200
MOST_WAITING = 40
"""Each takes about a minute."""

Key = tuple[str, str]
"""The table, and how it ended: whoever takes the last move back plays another game."""


class TooManyError(Exception):
    """So many wait already that nobody should wait behind them."""


class Coming(Struct):
    """A look back that is being made."""

    share: int = 0
    """How far it is, in a hundred."""
    begun: bool = False


class LookBacks:
    """Those of a hall. Of many that are wanted one is made at a time; addresses take turns."""

    def __init__(self, backroom: Backroom, patience: Patience) -> None:
        self._backroom = backroom
        self._patience = patience
        self._turns = Patience(rest=0.0)
        self._kept: OrderedDict[Key, Found | None] = OrderedDict()
        """None: it could not be made."""
        self._coming: dict[Key, Coming] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def of(self, table: Table, lang: str) -> LookBack:
        """How far the look back at a game is that is over; or what was found."""
        key = _key(table)
        coming = self._coming.get(key)
        if coming is not None:
            return LookBack("thinking" if coming.begun else "waiting", coming.share)
        if key not in self._kept:
            return LookBack("none")
        self._kept.move_to_end(key)
        found = self._kept[key]
        return LookBack("failed") if found is None else told(table, found, lang)

    def begin(self, table: Table, owner: str, pay: Callable[[], None]) -> None:
        """Unless it is there, or under way. `pay` may refuse by raising."""
        key = _key(table)
        if key in self._coming or self._kept.get(key) is not None:
            return
        if len(self._coming) >= MOST_WAITING:
            raise TooManyError
        pay()
        coming = self._coming[key] = Coming()
        task = asyncio.ensure_future(self._make(key, table, owner, coming))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _make(self, key: Key, table: Table, owner: str, coming: Coming) -> None:
        def heard(share: int) -> None:
            coming.share = share

        found: Found | None = None
        try:
            async with self._turns.turn(owner):
                coming.begun = True
                async with self._backroom.leisure() as leisure:
                    found = await looked_back(table, leisure, lambda: self._patience.turn(owner), heard)
        except Exception as error:
            log().error("nobody could look back", table=table.id, exc_info=error)
        finally:
            del self._coming[key]
        self._kept[key] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _key(table: Table) -> Key:
    return table.id, snapshot.seal(table.state)
