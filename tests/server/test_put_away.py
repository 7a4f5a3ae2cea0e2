"""Tables leave memory when nobody looks, and the lists when nobody comes; both come back as they were."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from questhall.kernel import snapshot
from questhall.server.protocol.http_messages import NewTable, SeatWanted
from questhall.server.protocol.messages import Hello
from questhall.server.rooms.hall import FORGET_AFTER, LOOK_EVERY, Hall
from questhall.server.store.base import Store
from questhall.server.store.opening import open_store
from tests.server.any_game import ANY
from tests.server.tables import HandClock

DAY = 24 * 3600 * 1000


class Peer:
    """Somebody who comes in."""

    def __init__(self, who: str) -> None:
        self.identities: tuple[str, ...] = (who,)
        self.address = ""
        self.lang = "en"
        self.bodies: list[bytes] = []

    def send(self, body: bytes) -> None:
        self.bodies.append(body)


def in_a_hall(tmp_path: Path, test: Callable[[Hall, HandClock, Store], Awaitable[None]]) -> None:
    async def life() -> None:
        store, clock = open_store(f"sqlite:{tmp_path}/hall.db"), HandClock()
        await store.open()
        hall = Hall(store, clock, put_away_after=30 * DAY)
        await hall.open()
        await test(hall, clock, store)
        await hall.close()
        await store.close()

    asyncio.run(life())


async def begun(hall: Hall) -> str:
    seats = [SeatWanted(seat, "me") for seat in ANY.seats(ANY.settings())]
    return await hall.tables.create(NewTable(ANY.name, seats=tuple(seats), start=True), ("guest:ada",))


async def statuses(store: Store) -> list[str]:
    return [card.status for card in await store.tables_of("guest:ada", 5)]


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        table = await begun(hall)
        room = await hall.room(table)
        assert room is not None
        before = snapshot.seal(room.table.state)
        await clock.pass_by(FORGET_AFTER + 2 * LOOK_EVERY)
        assert hall.live == 0
        assert len(await store.points(table)) == 1
        again = await hall.room(table)
        assert again is not None
        assert again is not room
        assert snapshot.seal(again.table.state) == before

    in_a_hall(tmp_path, test)


def test_an_abandoned_table_is_put_away_and_taken_out_by_whoever_sat_there(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        table = await begun(hall)
        clock.time += 31 * DAY
        await clock.pass_by(LOOK_EVERY)
        assert await statuses(store) == ["away"]
        assert await store.count_tables("guest:ada", 0) == 0
        room = await hall.room(table)
        assert room is not None
        hello = Hello(table, "en")
        assert await room.enter(Peer("guest:eve"), hello)
        assert await statuses(store) == ["away"]
        assert await room.enter(Peer("guest:ada"), hello)
        assert await statuses(store) == ["playing"]

    in_a_hall(tmp_path, test)


def test_a_table_at_which_somebody_was_lately_stays_in_the_lists(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        await begun(hall)
        clock.time += 29 * DAY
        await clock.pass_by(LOOK_EVERY)
        assert await statuses(store) == ["playing"]

    in_a_hall(tmp_path, test)
