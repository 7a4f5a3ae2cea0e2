"""The contract between a room and its timing.

The timing knows who answers and when; the room knows what becomes of an answer. A room is given one of two
timings: turns.py where a move counts when it comes, realtime.py where everybody acts at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.match import Prepared

from ..backroom.backroom import Backroom
from ..protocol.messages.server import FromServer
from ..tables import events as e
from ..tables.decisions import Decision, Denied
from ..tables.table import Table
from .autos import AutoSeats
from .bots import Bots
from .fairness import Distance
from .patience import GiveWay
from .schedule import Deadline, Schedule

TRY_AGAIN = 1000
"""Milliseconds until an answer that could not be written is tried again."""


class Guest(Protocol):
    """Somebody in the room, as far as time is concerned."""

    seats: tuple[int, ...]
    distance: Distance
    latest: int
    """The moment at which the last action of this guest counts."""

    def tell(self, message: FromServer) -> None: ...


class WantedMove(Protocol):
    """A move that somebody in the room wants to make. It gets exactly one reply: made, refused or failed."""

    @property
    def guest(self) -> Guest: ...
    @property
    def seat(self) -> int: ...
    @property
    def answer(self) -> Answer: ...
    @property
    def ticket(self) -> int | None: ...

    def denied(self) -> Refusal | Denied | None:
        """Why it is not for this guest to make, as things are now."""

    def made(self) -> None:
        """It is on disk."""

    def refused(self, why: Refusal | Denied) -> None: ...

    def failed(self, error: Exception) -> None:
        """The house could not carry it out."""


class Floor(Protocol):
    """What a timing needs of its room."""

    @property
    def table(self) -> Table: ...
    @property
    def schedule(self) -> Schedule: ...
    @property
    def autos(self) -> AutoSeats: ...
    @property
    def bots(self) -> Bots: ...
    @property
    def backroom(self) -> Backroom: ...
    @property
    def lock(self) -> asyncio.Lock:
        """Whoever enacts something holds it."""

    def online(self) -> Collection[int]:
        """The seats whose people are here."""

    def unhurried(self) -> AbstractAsyncContextManager[GiveWay]:
        """Held while bots play; where nobody sits who waits for them, it may take a while."""

    def rest(self) -> int:
        """Milliseconds until bots may make their next move; 0: now, and it is counted."""

    def awake(self, moves: int) -> bool:
        """Whether bots may make so many moves."""

    def guests(self) -> Collection[Guest]: ...

    async def enact(
        self,
        decide: Callable[[], Decision],
        done: Callable[[], None] | None = None,
        prepared: Mapping[str, Prepared] | None = None,
    ) -> Refusal | Denied | None:
        """Writes what follows from a decision, then tells it."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begins something that nobody waits for."""


class Timing(Protocol):
    """What a room needs of its timing."""

    @property
    def busy(self) -> bool:
        """Whether something is under way that needs nobody in the room."""

    def asks_person(self, seat: int) -> bool:
        """Whether the question of a seat is its person's to answer."""

    def deadline(self) -> Deadline:
        """When the clock runs out, if people are to be shown that."""

    def came(self, guest: Guest) -> None:
        """Somebody is in the room."""

    def echoed(self, guest: Guest, number: int) -> None:
        """Somebody has answered a call."""

    async def move(self, wanted: WantedMove) -> None:
        """Lets a move count when its moment comes; the reply is given then."""

    def heard(self, event: e.AnyTableEvent) -> None:
        """An event was applied."""

    def plan(self) -> None:
        """Something has changed: who answers what by itself now, and when."""

    def stop(self) -> None:
        """For good."""
