"""What the lists say of a table while it is live: whose turn it is, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..logs import log
from ..store.base import ConflictError, StoreError
from ..tables.listing import awaited, card_of
from ..timing.schedule import Timer

if TYPE_CHECKING:
    from .room import Room

LIST_AFTER = 1_000
"""Milliseconds that somebody is waited for before the lists say so: most answers are quicker."""


class Listed:
    """Keeps the card of one room's table up to date."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._waiting: tuple[int, ...] = ()
        """For whom, as the lists have it."""
        self._soon: Timer | None = None
        self._over = False

    def stop(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None

    def soon(self) -> None:
        """Whose turn it is stands in the lists of those who sit here, when it stays so for a moment."""
        room = self._room
        if self._soon is None and awaited(room.table) != self._waiting:
            self._soon = room.schedule.later(LIST_AFTER, lambda: room.spawn(self._list()))

    async def _list(self) -> None:
        self._soon = None
        async with self._room.lock:
            waiting = awaited(self._room.table)
            if waiting != self._waiting and self._room.table.status == "playing" and await self._write():
                self._waiting = waiting

    async def over(self) -> None:
        """The end of a game. Whoever opens the table next tries again if it fails."""
        if not self._over:
            self._over = True
            await self._write(over=True)

    async def _write(self, over: bool = False) -> bool:
        room = self._room
        try:
            if over:
                await room.inn.match_over(room.table)
            await room.store.append(room.id, room.table.number + 1, (), card_of(room.table))
        except ConflictError:
            await room.catch_up()
        except StoreError as error:
            log().error("a card could not be written", table=room.id, error=str(error))
        else:
            return True
        return False
