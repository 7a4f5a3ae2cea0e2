"""A room that is put down is gone at once: nothing of it waits for a search for garbage."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.players.registry import players_of
from questhall.server.protocol.http.campaigns import NewCampaign, NextMatch
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.hall import FORGET_AFTER, LOOK_EVERY, Hall
from questhall.server.store.sqlite import SqliteStore
from tests.server.any_game import ANY
from tests.server.house import House, Person
from tests.server.tables import Parlour, Someone, parlour

A_WHILE = 20_000
"""Milliseconds in which bots make some moves."""
GONE = FORGET_AFTER + 3 * LOOK_EVERY
LONG = 60.0
"""Seconds that a clerk may take to arrive."""

CHAINED = [name for name, game in GAMES.items() if game.campaign is not None]


@contextmanager
def no_garbage() -> Iterator[None]:
    """What is done within leaves nothing of the house behind that only a search for garbage would find."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield
        gc.collect()
        left = {type(each).__qualname__ for each in gc.garbage if type(each).__module__.startswith("questhall")}
        assert left == set()
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def leaves_nothing(folder: Path, visit: Callable[[Parlour], Awaitable[None]]) -> None:
    """A visit to a hall whose rooms are all put down afterwards; the first one fills what is remembered for ever."""

    async def life() -> None:
        async with parlour(Parlour, folder) as house:
            await house.hall.open()
            await visit(house)
            await house.clock.pass_by(GONE)
            with no_garbage():
                await visit(house)
                await house.clock.pass_by(GONE)
                assert house.hall.live == 0

    asyncio.run(life())


def seated(game: AnyGame, me: bool = True) -> tuple[SeatWanted, ...]:
    """The first hero is ours, or nobody's; bots have the rest."""
    bot = players_of(game)[0]
    seats = game.seats(game.settings(heroes=game.company.heroes[0]))
    return tuple([SeatWanted(seat, "me") if me and seat == 1 else SeatWanted(seat, "bot", bot) for seat in seats])


def wanted(game: AnyGame, me: bool = True, pace: int = 1000, open_hands_after: int = 0) -> NewTable:
    options = TableOptions(pace=pace, open_hands_after=open_hands_after)
    return NewTable(game.name, {"heroes": game.company.heroes[0]}, options, seated(game, me), start=True)


async def looked_at(house: Parlour, table: str, watch: int | None = None) -> None:
    """Its host and a spectator are there for a while, in two languages."""
    room = await house.room(table)
    ada, eve = Someone(room, "ada"), Someone(room, "eve", lang="de")
    await ada.enter()
    await eve.enter(watch=watch)
    await house.clock.pass_by(A_WHILE)
    if ada.prompt(1) is not None:
        await ada.ask(m.Suggest, seat=1)
    await ada.ask(m.Auto, seat=1, mode="always")
    await ada.ask(m.Say, seat=1, text="Hello")
    await house.clock.pass_by(A_WHILE)
    await ada.leave()
    await eve.leave()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_table_with_a_person_bots_and_a_spectator(tmp_path: Path, game: AnyGame) -> None:
    async def visit(house: Parlour) -> None:
        await looked_at(house, await house.hall.tables.create(wanted(game), ("ada",)))

    leaves_nothing(tmp_path, visit)


def test_a_table_at_which_only_bots_play(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        room = await house.room(await house.hall.tables.create(wanted(ANY, me=False), ("ada",)))
        await house.clock.pass_by(A_WHILE)
        assert room.table.playing.moves

    leaves_nothing(tmp_path, visit)


def test_a_table_whose_hands_are_watched_later(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        table = await house.hall.tables.create(wanted(ANY, open_hands_after=5), ("ada",))
        await looked_at(house, table, watch=1)

    leaves_nothing(tmp_path, visit)


def test_a_table_that_was_loaded_from_its_point(tmp_path: Path) -> None:
    async def visit(house: Parlour) -> None:
        table = await house.hall.tables.create(wanted(ANY), ("ada",))
        await looked_at(house, table)
        await house.clock.pass_by(GONE)
        assert house.hall.live == 0
        await looked_at(house, table)

    leaves_nothing(tmp_path, visit)


@pytest.mark.parametrize("name", CHAINED)
def test_a_match_of_a_campaign(tmp_path: Path, name: str) -> None:
    game = GAMES[name]

    async def visit(house: Parlour) -> None:
        wish = NewCampaign(name, "Below", {"heroes": game.company.heroes[0]})
        kept = await house.hall.campaigns.of(await house.hall.campaigns.begin(wish, ("ada",)), ("ada",))
        match = NextMatch(TableOptions(pace=1000), seated(game), start=True)
        await looked_at(house, await house.hall.campaigns.go_on(kept, match, ("ada",), "Ada"))

    leaves_nothing(tmp_path, visit)


def test_a_table_whose_moves_clerks_carry_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ANY), "lengthy", True)

    async def life() -> None:
        store = SqliteStore(tmp_path / "hall.db")
        await store.open()
        hall = Hall(store, clerks=1)
        async with asyncio.timeout(LONG):
            await played_by_clerks(hall)
            with no_garbage():
                await played_by_clerks(hall)
        await hall.close()
        await store.close()

    asyncio.run(life())


async def played_by_clerks(hall: Hall) -> None:
    """A table at which bots play, with every move from a clerk, put down in the middle of a thought."""
    hall.backroom.call()
    while not all(clerk.here for clerk in (*hall.backroom._movers, *hall.backroom._thinkers)):
        await asyncio.sleep(0.01)
    room = await hall.room(await hall.tables.create(wanted(ANY, me=False, pace=1), ("ada",)))
    assert room is not None
    while len(room.table.playing.moves) < 5:
        await asyncio.sleep(0.01)
    await hall.put_down(room.id)
    assert hall.live == 0


def test_a_room_that_somebody_came_to_over_the_wire(house: House, ada: Person) -> None:
    table = ada.table()
    gc.collect()
    gc.disable()
    try:
        with ada.at(table) as line:
            line.command("ping")
        room = weakref.ref(house.services.hall._rooms[table])
        assert eventually(lambda: not house.services.hall.is_visited(table))
        asyncio.run_coroutine_threadsafe(house.services.hall.put_down(table), house.loop).result(LONG)
        assert eventually(lambda: room() is None)
    finally:
        gc.enable()


def eventually(so: Callable[[], bool]) -> bool:
    until = time.monotonic() + LONG
    while not so() and time.monotonic() < until:
        time.sleep(0.01)
    return so()
