"""Tables leave memory when nobody looks, and the lists when nobody comes; both come back as they were."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from questhall.games.registry import GAMES
from questhall.kernel import snapshot
from questhall.kernel.game import AnyGame
from questhall.server.protocol.http.campaigns import NewCampaign, NextMatch
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages.client import GiveSeat, Hello, Suggest
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.hall import FORGET_AFTER, LOOK_EVERY, TIDY_EVERY, Hall
from questhall.server.rooms.tidying import AT_ONCE, Keeping
from questhall.server.store.base import Store
from questhall.server.store.opening import open_store
from questhall.server.tables import events as e
from tests.server.any_game import ANY, BOT
from tests.server.tables import HandClock, Someone

CHAINED: AnyGame = next(game for game in GAMES.values() if game.campaign is not None)
DAY = 24 * 3600 * 1000
KEEPING = Keeping(30 * DAY, remove=100 * DAY, remove_empty=DAY)


class Peer:
    """Somebody who comes in."""

    def __init__(self, who: str) -> None:
        self.identities: tuple[str, ...] = (who,)
        self.name = self.address = ""
        self.lang = "en"
        self.bodies: list[bytes] = []

    def send(self, body: bytes) -> None:
        self.bodies.append(body)


def in_a_hall(tmp_path: Path, test: Callable[[Hall, HandClock, Store], Awaitable[None]]) -> None:
    async def life() -> None:
        store, clock = open_store(f"sqlite:{tmp_path}/hall.db"), HandClock()
        await store.open()
        hall = Hall(store, clock, keeping=KEEPING)
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
        table = await spoken_at(hall, clock)
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


async def later(clock: HandClock, time: int) -> None:
    """After so long, when the hall has looked around again."""
    clock.time += time
    await clock.pass_by(TIDY_EVERY + LOOK_EVERY)


async def left_of(store: Store, table: str) -> tuple[int, int, int]:
    cards = [card for card in await store.tables_of("guest:ada", 1000) if card.id == table]
    return len(cards), len(await store.events(table)), len(await store.points(table))


def test_a_table_at_which_nothing_ever_happened_is_removed(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        table = await begun(hall)
        await later(clock, DAY // 2)
        assert await left_of(store, table) == (1, 4, 1)
        await later(clock, DAY)
        assert await left_of(store, table) == (0, 0, 0)
        assert await hall.room(table) is None

    in_a_hall(tmp_path, test)


def test_a_table_whose_person_never_came_is_removed_although_bots_have_begun(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        seats = [SeatWanted(seat, "me") if seat == 1 else SeatWanted(seat, "bot") for seat in ANY.seats(ANY.settings())]
        wish = NewTable(ANY.name, seats=tuple(seats), start=True)
        table = await hall.tables.create(wish, ("guest:ada",))
        played = await hall.tables.create(wish, ("guest:ada",))
        await clock.pass_by(60_000)
        room = await hall.room(played)
        assert room is not None
        ada = Someone(room, "guest:ada")
        await ada.enter()
        await clock.pass_by(60_000)
        suggestion = await ada.ask(Suggest, seat=1)
        await ada.move(1, suggestion["answer"])
        await ada.leave()
        assert len(await store.events(table)) > 4
        for _ in range(3):
            await later(clock, DAY)
        assert (await left_of(store, table))[0] == 0
        assert (await left_of(store, played))[0] == 1

    in_a_hall(tmp_path, test)


def test_a_table_of_bots_rests_when_nobody_looks_and_is_removed(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        bots = tuple([SeatWanted(seat, "bot", BOT) for seat in ANY.seats(ANY.settings())])
        options = TableOptions(pace=5000)
        table = await hall.tables.create(NewTable(ANY.name, options=options, seats=bots, start=True), ("guest:ada",))
        await clock.pass_by(FORGET_AFTER + 2 * LOOK_EVERY)
        moves = len(await store.events(table))
        assert (hall.live, moves > 10) == (0, True)
        await clock.pass_by(FORGET_AFTER)
        assert len(await store.events(table)) == moves
        await later(clock, DAY)
        assert await left_of(store, table) == (0, 0, 0)

    in_a_hall(tmp_path, test)


def test_a_table_that_is_played_at_is_put_away_first_and_removed_long_after(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        table = await spoken_at(hall, clock)
        await later(clock, 2 * DAY)
        assert await statuses(store) == ["playing"]
        await later(clock, 31 * DAY)
        assert await statuses(store) == ["away"]
        await later(clock, 99 * DAY)
        assert await statuses(store) == ["away"]
        await later(clock, 2 * DAY)
        assert await left_of(store, table) == (0, 0, 0)

    in_a_hall(tmp_path, test)


async def spoken_at(hall: Hall, clock: HandClock) -> str:
    """A table at which somebody has said a word."""
    table = await begun(hall)
    room = await hall.room(table)
    assert room is not None
    clock.time += 1000
    await room.enact(lambda: [e.Talked(clock.time, 1, "Ada", "Hello")])
    return table


def test_a_match_of_a_campaign_stays(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        wish = NewCampaign(CHAINED.name, "Below", {"heroes": CHAINED.company.heroes[0]})
        kept = await hall.campaigns.of(await hall.campaigns.begin(wish, ("guest:ada",)), ("guest:ada",))
        await hall.campaigns.go_on(kept, NextMatch(), ("guest:ada",), "Ada")
        for _ in range(3):
            await later(clock, 200 * DAY)
        assert await statuses(store) == ["away"]

    in_a_hall(tmp_path, test)


def test_what_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        table, peer = await begun(hall), Peer("guest:eve")
        room = await hall.room(table)
        assert room is not None
        assert await room.enter(peer, Hello(table, "en"))
        await later(clock, 5 * DAY)
        assert (await left_of(store, table))[0] == 1
        await room.leave(peer)
        await later(clock, DAY // 2)
        assert (await left_of(store, table))[0] == 1
        await later(clock, 60 * DAY)
        await later(clock, 101 * DAY)
        assert (await left_of(store, table))[0] == 0

    in_a_hall(tmp_path, test)


def test_however_many_tables_are_made_none_of_them_stays(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        for _ in range(2 * AT_ONCE + 50):
            await hall.tables.create(NewTable(ANY.name), ("guest:ada",))
        assert (hall.live, await store.count_tables("guest:ada", 0)) == (0, 2 * AT_ONCE + 50)
        await later(clock, DAY)
        assert await store.tables_of("guest:ada", 1000) == []

    in_a_hall(tmp_path, test)


def test_whoever_frees_the_own_seat_has_left_the_table(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        room = await hall.room(
            await hall.tables.create(NewTable(ANY.name, seats=(SeatWanted(1, "me"),)), ("guest:ada",))
        )
        assert room is not None
        ada, bob = Someone(room, "guest:ada"), Someone(room, "guest:bob")
        await ada.enter()
        link = await ada.ask(GiveSeat, seat=0, to="link")
        await bob.enter(link["secret"])
        assert await store.count_tables("guest:ada", 0) == 1
        await ada.ask(GiveSeat, seat=1, to="open")
        assert (await store.count_tables("guest:ada", 0), await statuses(store)) == (0, ["lobby"])
        await bob.ask(GiveSeat, seat=0, to="open")
        assert (await store.count_tables("guest:ada", 0), await statuses(store)) == (0, ["away"])
        await ada.leave()
        await ada.enter()
        assert await statuses(store) == ["away"]
        await ada.ask(GiveSeat, seat=1, to="me")
        assert (await store.count_tables("guest:ada", 0), await statuses(store)) == (1, ["lobby"])

    in_a_hall(tmp_path, test)


def test_the_lobby_shows_first_where_somebody_is(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        wish = NewTable(ANY.name, options=TableOptions(open=True))
        table = await hall.tables.create(wish, ("guest:ada",))
        room = await hall.room(table)
        assert room is not None
        for _ in range(5):
            clock.time += 1
            await hall.tables.create(wish, ("guest:eve",))
        assert hall.visited(10) == []
        await room.enter(Peer("guest:ada"), Hello(table, "en"))
        assert [card.id for card in hall.visited(10)] == [table]

    in_a_hall(tmp_path, test)


def test_a_table_at_which_somebody_was_lately_stays_in_the_lists(tmp_path: Path) -> None:
    async def test(hall: Hall, clock: HandClock, store: Store) -> None:
        await spoken_at(hall, clock)
        clock.time += 29 * DAY
        await clock.pass_by(LOOK_EVERY)
        assert await statuses(store) == ["playing"]

    in_a_hall(tmp_path, test)
