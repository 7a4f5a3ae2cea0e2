"""A hall's file in which very many tables lie that somebody made and left."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec.structs import replace

from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.hall import Hall
from questhall.server.store.sqlite import SqliteStore
from questhall.server.timing.schedule import LoopSchedule
from tests.server.any_game import ANY, BOT, seats_for

OF_ONE_GUEST = 30
"""As many as the hall lets somebody have at a time."""
AT_ONCE = 500
"""Tables that are written together."""


class Yesterday(LoopSchedule):
    """A clock that is behind by so many milliseconds."""

    def __init__(self, behind: int) -> None:
        super().__init__()
        self._behind = behind

    def now(self) -> int:
        return super().now() - self._behind


def _wanted(begun: bool) -> NewTable:
    """One that has not begun waits for somebody who never comes."""
    heroes = ANY.company.heroes[0]
    bots = [SeatWanted(seat, "bot", BOT) for seat in seats_for(heroes) if seat != 1] if begun else []
    seats = (SeatWanted(1, "me"), *bots)
    return NewTable(ANY.name, {"heroes": heroes}, TableOptions(open=True), seats, start=begun)


async def make(path: Path, tables: int, behind: int) -> None:
    """So many tables in a file, made and left so many milliseconds ago: two as people make them, and copies of both."""
    store = SqliteStore(path)
    await store.open()
    hall = Hall(store, Yesterday(behind))
    models = []
    for begun in (True, False):
        table = await hall.tables.create(_wanted(begun), ("guest:0",))
        [card] = [card for card in await store.tables_of("guest:0", 2) if card.id == table]
        models.append((await store.events(table), card))

    async def copy(number: int) -> None:
        events, card = models[number % len(models)]
        table, guest = f"copy{number:012x}", f"guest:{number // OF_ONE_GUEST}"
        about = card.about.replace(card.id, table)
        await store.append(table, 1, events, replace(card, id=table, about=about, people=(guest,), host=guest))

    for first in range(len(models), tables, AT_ONCE):
        await asyncio.gather(*map(copy, range(first, min(first + AT_ONCE, tables))))
    await hall.close()
    await store.close()
