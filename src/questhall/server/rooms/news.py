"""What people are told of their table beside the game: who sits there, who is here, what was agreed, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ..protocol.messages.server import TableChanged
from ..protocol.messages.table import TableInfo, UndoInfo
from ..tables.listing import table_info
from ..telling.archive import archive_info
from ..telling.words import too_late
from ..timing.schedule import Timer
from .visitors import Visitor

if TYPE_CHECKING:
    from .room import Room

MANY = 20
COUNT_AFTER = 1_000
"""At a table with many visitors, milliseconds until they hear that there are more or fewer."""

_encode = msgspec.json.Encoder().encode


class News:
    """Tells those in one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._told: tuple[Any, ...] | None = None
        self._telling: Timer | None = None

    def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None

    def info(self, visitor: Visitor) -> TableInfo:
        room = self._room
        spectators = sum(not each.seats for each in room.visitors.values())
        table, there = room.table, room.online() | room.presence.elsewhere
        info = table_info(table, visitor.who, there, spectators, visitor.lang, room.schedule.now())
        if info.undo is not None:
            undo = msgspec.structs.replace(info.undo, text=self._move_to_undo(info.undo, visitor))
            info = msgspec.structs.replace(info, undo=undo)
        archive = archive_info(table, visitor.lang)
        return info if archive is None else msgspec.structs.replace(info, archive=archive)

    def _move_to_undo(self, undo: UndoInfo, visitor: Visitor) -> str:
        """In the words of whoever has to agree, or looks on: what they could not see they are not told either."""
        room = self._room
        number = room.table.playing.last_of(undo.seat)
        asked = [seat for seat in visitor.seats if seat in undo.needs]
        eyes = next(iter((*asked, *visitor.seats)), None)
        if number is None or (eyes is None and not room.table.options.spectators):
            return ""
        return room.audience.feed(eyes).told_since(number, visitor.lang)

    def tell(self, knows: Visitor | None = None) -> None:
        """To everybody but who knows it already, if something is different that is not told by updates."""
        room, table = self._room, self._room.table
        spectators = sum(not visitor.seats for visitor in room.visitors.values())
        seats = tuple([msgspec.structs.astuple(seat) for seat in table.seats.values()])
        online = room.online(), frozenset(room.presence.elsewhere)
        now = (table.status, seats, online, spectators, table.undo, table.options, table.settings, table.next)
        if now == self._told:
            return
        only_spectators = self._told is not None and now[:3] + now[4:] == self._told[:3] + self._told[4:]
        if only_spectators and len(room.visitors) > MANY:
            self._tell_soon()
            return
        self._told = now
        written: dict[tuple[bool, tuple[int, ...], str], bytes] = {}
        for visitor in room.visitors.values():
            if visitor is knows:
                continue
            key = table.is_host(visitor.who), visitor.seats, visitor.lang
            if key not in written:
                written[key] = _encode(TableChanged(self.info(visitor), visitor.seats))
            visitor.send(written[key])

    def _tell_soon(self) -> None:
        """Where many look on, they come and go all the time: how many they are is told now and then."""
        if self._telling is None:
            self._telling = self._room.schedule.later(COUNT_AFTER, self._tell_count)

    def _tell_count(self) -> None:
        self._telling, self._told = None, None
        self.tell()

    def tell_autos(self, visitor: Visitor, seats: Sequence[int]) -> None:
        for seat in seats:
            visitor.tell(self._room.autos.of(seat).state)

    def tell_late(self, seat: int) -> None:
        """Whoever sits there hears that the house has answered; everybody sees it at the seat."""
        for visitor in self._room.visitors.values():
            if seat in visitor.seats:
                visitor.tell(too_late(self._room.table.options.program_seconds, visitor.lang))
