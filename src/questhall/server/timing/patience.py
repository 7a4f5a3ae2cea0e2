"""Work that can wait: a piece at a time, for everybody who wants some in turn, and with a rest after each.

What takes long must not be in the way of a move at another table. So it is done in pieces of a few milliseconds,
and between two of them the hall does all else that there is to do. Whoever has a turn waits for nobody's lock.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import TracebackType

PIECE = 0.003
"""Seconds after which work that can be interrupted gives way."""
LONGEST_REST = 1.0

GiveWay = Callable[[], Awaitable[None]]
"""Called often by whoever works: lets others have their turn when a piece is done."""


async def never_mind() -> None:
    """For work that is in nobody's way."""


class Patience:
    """So many pieces at a time. Owners (addresses, mostly) take turns, however much each of them wants."""

    def __init__(self, at_once: int = 1, rest: float = 1.0, clock: Callable[[], float] = time.perf_counter) -> None:
        """After a piece nobody begins in its place for `rest` times as long as it took."""
        self._free = at_once
        self._rest = rest
        self._clock = clock
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def turn(self, owner: str) -> Turn:
        return Turn(self, owner, self._clock)

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def begin(self, owner: str) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()
            raise

    def end(self, took: float) -> None:
        """Even without a rest, what is ready elsewhere comes first."""
        asyncio.get_running_loop().call_later(min(took * self._rest, LONGEST_REST), self._next)

    def _next(self) -> None:
        """A place is free: the next owner who waits takes it."""
        while self._waiting:
            owner, calls = self._waiting.popitem(last=False)
            called = calls.popleft()
            if calls:
                self._waiting[owner] = calls
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


class Turn:
    """One piece of work after the other of somebody."""

    def __init__(self, patience: Patience, owner: str, clock: Callable[[], float]) -> None:
        self._patience = patience
        self._owner = owner
        self._clock = clock
        self._began: float | None = None
        self.waits = False
        """For a place."""

    async def __aenter__(self) -> GiveWay:
        await self._begin()
        return self._give_way

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    async def _give_way(self) -> None:
        if self._began is not None and self._clock() - self._began >= PIECE:
            self._end()
            await self._begin()

    async def _begin(self) -> None:
        self.waits = True
        try:
            await self._patience.begin(self._owner)
        finally:
            self.waits = False
        self._began = self._clock()

    def _end(self) -> None:
        """Unless it has ended already, because nobody waited for the next piece."""
        if self._began is not None:
            took, self._began = self._clock() - self._began, None
            self._patience.end(took)


@asynccontextmanager
async def at_once() -> AsyncIterator[GiveWay]:
    """For those who need not wait."""
    yield never_mind
