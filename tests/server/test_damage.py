"""A page that the disk has lost is found and named with its table, and everybody else plays on."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from questhall.cli import main
from questhall.kernel.dice import number
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.rooms import checking
from questhall.server.rooms.checking import Damage, damages
from questhall.server.rooms.hall import Hall
from questhall.server.store.base import Account, DamagedError, TakenError
from questhall.server.store.sqlite import SqliteStore
from questhall.server.tables import events as e
from tests.server.any_game import ANY
from tests.server.tables import START, HandClock

PAGE = 4096
LEAF = 10
"""The first byte of a page at the end of the tree, where most events are."""
MANY = 40


async def opened(path: Path) -> tuple[SqliteStore, Hall]:
    store = SqliteStore(path)
    await store.open()
    numbers = count()
    return store, Hall(store, HandClock(), lambda bits: number(7, next(numbers)) >> 64 - bits)


async def made(path: Path) -> list[str]:
    """A hall with tables at which something was said, and their ids in the order in which they lie in the file."""
    store, hall = await opened(path)
    seats = tuple([SeatWanted(seat, "me") for seat in ANY.seats(ANY.settings())])
    wish = NewTable(ANY.name, seats=seats, start=True)
    tables = [await hall.tables.create(wish, ("guest:ada",)) for _ in range(MANY)]
    await asyncio.gather(*[speak(hall, table) for table in tables])
    await hall.close()
    await store.close()
    return sorted(tables)


async def speak(hall: Hall, table: str) -> None:
    room = await hall.room(table)
    assert room is not None
    async with room.lock:
        await room.enact(lambda: [e.Talked(START + 1, 1, "Ada", "something worth keeping " * 8)])


def ruin(path: Path, table: str) -> None:
    """Overwrites the page with the words that were said at a table."""
    body = bytearray(path.read_bytes())
    for start in range(PAGE, len(body), PAGE):
        page = body[start : start + PAGE]
        if page[0] == LEAF and table.encode() in page and b"something worth" in page:
            body[start : start + PAGE] = b"\xa5" * PAGE
            path.write_bytes(body)
            return
    raise AssertionError("there is no such page")


async def found_in(path: Path, tables: int = MANY) -> dict[str, str]:
    store, _ = await opened(path)
    found = [each async for each in damages(store)]
    await store.close()
    assert len(found) == tables
    return {each.table: each.key for each in found if isinstance(each, Damage)}


def ruined(path: Path) -> tuple[list[str], set[str]]:
    """A hall with a ruined page; all of its tables, and the damaged ones."""
    tables = asyncio.run(made(path))
    ruin(path, tables[MANY // 2])
    damaged = set(asyncio.run(found_in(path)))
    assert tables[MANY // 2] in damaged
    assert len(damaged) < MANY // 2
    return tables, damaged


def test_a_sound_hall_has_no_damage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hall.db"
    asyncio.run(made(path))
    assert main(["check", "--database", f"sqlite:{path}", "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"{MANY} tables are sound, 0 are damaged.\n"


@pytest.mark.parametrize(("lang", "says"), [("en", "Table {} is damaged"), ("de", "Tisch {} ist beschädigt")])
def test_check_names_every_damaged_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, says: str
) -> None:
    path = tmp_path / "hall.db"
    tables, damaged = ruined(path)
    assert main(["check", "--database", f"sqlite:{path}", "--lang", lang]) == 1
    told = capsys.readouterr().out
    assert {table for table in tables if says.format(table) in told} == damaged


def test_bytes_that_make_no_sense_are_damage_too(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    asyncio.run(made(path))
    body = path.read_bytes()
    path.write_bytes(body.replace(b'{"event":"talked"', b'{"event":"\xff\xff\xff\xff\xff\xff"'))
    assert list(asyncio.run(found_in(path)).values()) == ["unreadable"] * MANY


def test_all_others_play_on_at_the_same_moment(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    tables, damaged = ruined(path)

    async def play() -> None:
        store, hall = await opened(path)
        bodies = [e.encode(e.Talked(START + 2, 1, "Ada", "on we go " * 50))]
        for place in range(6, 12):
            told = await asyncio.gather(
                *[store.append(table, place, bodies) for table in tables], return_exceptions=True
            )
            assert {table for table, each in zip(tables, told, strict=True) if each is not None} == damaged
        for table in tables:
            if table in damaged:
                with pytest.raises(DamagedError):
                    await hall.room(table)
            else:
                assert await hall.room(table) is not None
        hall.draw = secrets.randbits
        assert await hall.tables.create(NewTable(ANY.name), ("guest:ada",))
        await hall.close()
        await store.close()

    asyncio.run(play())


def ruin_list(path: Path, name: str) -> None:
    """Overwrites the first page of a list or of an index."""
    with closing(sqlite3.connect(path)) as file:
        [[page]] = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,))
    body = bytearray(path.read_bytes())
    body[(page - 1) * PAGE : page * PAGE] = b"\xa5" * PAGE
    path.write_bytes(body)


@pytest.mark.parametrize("name", ["people", "cards_by_quiet", "cards_by_update"])
def test_a_list_that_others_know_is_made_anew_when_somebody_writes_there(tmp_path: Path, name: str) -> None:
    path = tmp_path / "hall.db"
    tables = asyncio.run(made(path))
    ruin_list(path, name)

    async def play() -> None:
        store, hall = await opened(path)
        hall.draw = secrets.randbits
        added = await hall.tables.create(NewTable(ANY.name), ("guest:ada",))
        assert {card.id for card in await store.tables_of("guest:ada", 100)} == {*tables, added}
        assert await hall.room(tables[0]) is not None
        await hall.close()
        await store.close()

    asyncio.run(play())
    assert asyncio.run(found_in(path, MANY + 1)) == {}


def test_tables_whose_cards_are_lost_are_all_there(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    tables = asyncio.run(made(path))
    ruin_list(path, "cards")

    async def play() -> None:
        store, hall = await opened(path)
        hall.draw = secrets.randbits
        await hall.tables.create(NewTable(ANY.name), ("guest:ada",))
        for table in tables:
            assert await hall.room(table) is not None
        await hall.close()
        await store.close()

    asyncio.run(play())


def test_accounts_stay_when_the_shapes_of_their_names_are_lost(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    ada, alike = Account("p1", "Paula", "hash", 1), Account("p2", "Pau1a", "hash", 2)

    async def sign_up() -> None:
        store, _ = await opened(path)
        await store.add_account(ada)
        await store.close()

    async def sign_up_alike() -> None:
        store, _ = await opened(path)
        with pytest.raises(TakenError):
            await store.add_account(alike)
        assert await store.account("paula") == ada
        await store.close()

    asyncio.run(sign_up())
    ruin_list(path, "shapes")
    asyncio.run(sign_up_alike())


def test_a_damaged_table_says_so_and_is_named_when_the_hall_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hall.db"
    tables, damaged = ruined(path)
    named: list[str] = []

    class Log:
        def error(self, event: str, **words: str) -> None:
            named.append(words["table"])

    monkeypatch.setattr(checking, "log", Log)

    async def open_and_look() -> None:
        store, hall = await opened(path)
        await hall.open()
        with pytest.raises(DamagedError):
            await hall.room(tables[MANY // 2])
        assert hall._checking is not None
        await hall._checking
        await hall.close()
        await store.close()

    asyncio.run(open_and_look())
    assert set(named) == damaged
