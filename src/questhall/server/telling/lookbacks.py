"""Looks back at games, one after the other. What was found is kept beside the table: nobody thinks it out twice, not
after a restart and not in another process."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from questhall.kernel import snapshot

from ..backroom.backroom import Backroom
from ..logs import log
from ..protocol.http.replays import LookBack
from ..tables.table import Table
from ..timing.patience import Patience
from .lookback import looked_back, told
from .words import languages_of

MOST_WAITING = 40
"""Each takes about a minute."""
MOST_REMEMBERED = 200

Key = tuple[str, str]
"""The table, and how it ended: whoever takes the last move back plays another game."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, LookBack]).decode


class TooManyError(Exception):
    """So many wait already that nobody should wait behind them."""


class Shelf(Protocol):
    """What is needed of a store."""

    async def put_look_back(self, table: str, ending: str, body: bytes) -> None: ...
    async def look_back(self, table: str, ending: str) -> bytes | None: ...


class Coming(Struct):
    """A look back that is being made."""

    share: int = 0
    """How far it is, in a hundred."""
    begun: bool = False


class LookBacks:
    """Those of a hall. Of many that are wanted one is made at a time; addresses take turns."""

    def __init__(self, store: Shelf, backroom: Backroom, patience: Patience) -> None:
        self._store = store
        self._backroom = backroom
        self._patience = patience
        self._turns = Patience(rest=0.0)
        self._failed: deque[Key] = deque(maxlen=MOST_REMEMBERED)
        """Those that could not be made. Each can be tried again."""
        self._coming: dict[Key, Coming] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, table: Table, lang: str) -> LookBack:
        """How far the look back at a game is that is over; or what was found."""
        key = _key(table)
        coming = self._coming.get(key)
        if coming is not None:
            return LookBack("thinking" if coming.begun else "waiting", coming.share)
        found = await self._found(table)
        if found is None:
            return LookBack("failed" if key in self._failed else "none")
        return found[lang if lang in found else next(iter(found))]

    async def begin(self, table: Table, owner: str, pay: Callable[[], None]) -> None:
        """Unless it is there, or under way. `pay` may refuse by raising."""
        key = _key(table)
        if await self._found(table) is not None or key in self._coming:
            return
        if len(self._coming) >= MOST_WAITING:
            raise TooManyError
        pay()
        if key in self._failed:
            self._failed.remove(key)
        coming = self._coming[key] = Coming()
        task = asyncio.ensure_future(self._make(key, table, owner, coming))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _found(self, table: Table) -> dict[str, LookBack] | None:
        """By language. What an earlier version of the house has written otherwise is found out anew."""
        body = await self._store.look_back(*_key(table))
        try:
            return None if body is None else _decode(body)
        except msgspec.MsgspecError:
            return None

    async def _make(self, key: Key, table: Table, owner: str, coming: Coming) -> None:
        def heard(share: int) -> None:
            coming.share = share

        try:
            async with self._turns.turn(owner):
                coming.begun = True
                async with self._backroom.leisure() as leisure:
                    found = await looked_back(table, leisure, lambda: self._patience.turn(owner), heard)
            in_words = {lang: told(table, found, lang) for lang in languages_of(table.game)}
            await self._store.put_look_back(*key, _encode(in_words))
        except Exception as error:
            log().error("nobody could look back", table=table.id, exc_info=error)
            self._failed.append(key)
        finally:
            del self._coming[key]


def _key(table: Table) -> Key:
    return table.id, snapshot.seal(table.state)
