"""What is special about a store that several processes share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from questhall.server.store.base import ConflictError, StoreError
from questhall.server.store.postgres import PostgresStore
from questhall.server.store.postgres_database import VERSION
from tests.server.postgres import sql
from tests.server.store.cards import a_card

pytestmark = pytest.mark.anyio


async def opened(url: str) -> PostgresStore:
    store = PostgresStore(url)
    await store.open()
    return store


def name_of(url: str) -> str:
    return urlsplit(url).path.strip("/")


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def test_writes_of_others_wake_and_ones_own_do_not(postgres: str) -> None:
    here, there = await opened(postgres), await opened(postgres)
    heard_here: list[tuple[str, int]] = []
    heard_there: list[tuple[str, int]] = []
    here.listen(lambda table, number: heard_here.append((table, number)))
    there.listen(lambda table, number: heard_there.append((table, number)))
    await here.append("a table", 1, [b"1"], a_card("a table"))
    await here.append("a table", 2, [b"2", b"3"])
    await until(lambda: len(heard_there) == 2)
    await there.append("a table", 4, [b"4"])
    await until(lambda: len(heard_here) == 1)
    assert heard_there == [("a table", 1), ("a table", 3)]
    assert heard_here == [("a table", 4)]
    await here.close()
    await there.close()


async def test_what_was_heard_can_be_read(postgres: str) -> None:
    here, there = await opened(postgres), await opened(postgres)
    seen: list[asyncio.Task[list[bytes]]] = []
    there.listen(lambda table, number: seen.append(asyncio.ensure_future(there.events(table, number - 1))))
    for number in range(1, 30):
        await here.append("t1", number, [b"%d" % number])
    await until(lambda: len(seen) == 29)
    assert [(await task)[0] for task in seen] == [b"%d" % number for number in range(1, 30)]
    await here.close()
    await there.close()


async def test_a_conflict_wakes_nobody(postgres: str) -> None:
    here, there = await opened(postgres), await opened(postgres)
    heard: list[tuple[str, int]] = []
    there.listen(lambda table, number: heard.append((table, number)))
    with pytest.raises(ConflictError):
        await here.append("t1", 2, [b"x"])
    await here.append("t1", 1, [b"x"])
    await until(lambda: bool(heard))
    assert heard == [("t1", 1)]
    await here.close()
    await there.close()


async def test_a_lost_connection_comes_back_and_tells_what_was_missed(postgres: str) -> None:
    here, there = await opened(postgres), await opened(postgres)
    heard: list[tuple[str, int]] = []
    there.listen(lambda table, number: heard.append((table, number)))
    await there.append("own", 1, [b"x"])
    async with deaf(there, postgres):
        await write_when_possible(here, "t1", 1)
    await until(lambda: ("t1", 1) in heard)
    await write_when_possible(here, "t1", 2)
    await until(lambda: ("t1", 2) in heard)
    assert ("own", 1) not in heard
    await here.close()
    await there.close()


@asynccontextmanager
async def deaf(store: PostgresStore, url: str) -> AsyncIterator[None]:
    """For a while the store is cut off and cannot reach the database to listen."""
    ears = store._ears
    assert ears is not None
    ears.url = "postgresql://questhall@127.0.0.1:1/nowhere"
    cut(url)
    await until(ears.lost.is_set)
    yield
    ears.url = url


def cut(url: str) -> None:
    """Ends every connection to a database."""
    name = name_of(url)
    sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def write_when_possible(store: PostgresStore, table: str, number: int) -> None:
    """Who was cut off in the middle hears of it and tries again."""
    try:
        await store.append(table, number, [b"x"])
    except StoreError:
        await store.append(table, number, [b"x"])


async def test_a_store_goes_on_after_every_connection_was_cut(postgres: str) -> None:
    store = await opened(postgres)
    await store.append("t1", 1, [b"x"])
    cut(postgres)
    await asyncio.sleep(0.2)
    await write_when_possible(store, "t1", 2)
    assert await store.events("t1") == [b"x", b"x"]
    await store.check()
    await store.close()


async def test_many_processes_can_open_a_new_database_at_once(postgres: str) -> None:
    stores = await asyncio.gather(*(opened(postgres) for _ in range(6)))
    await asyncio.gather(*(store.append(f"t{index}", 1, [b"x"]) for index, store in enumerate(stores)))
    for store in stores:
        assert await store.events("t3") == [b"x"]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_of_a_later_version_is_refused(postgres: str) -> None:
    await (await opened(postgres)).close()
    sql(f"UPDATE questhall_format SET version = {VERSION + 1}", name_of(postgres))
    with pytest.raises(StoreError, match="later version of Questhall"):
        await opened(postgres)


async def test_a_database_that_cannot_hold_every_language_is_refused(postgres: str) -> None:
    name = name_of(postgres)
    sql(f"DROP DATABASE {name}")
    sql(f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    with pytest.raises(StoreError, match="UTF8"):
        await opened(postgres)


async def test_a_database_that_is_not_there_is_an_error_without_the_password(tmp_path: object) -> None:
    for url in (f"postgresql://anna:secret@/games?host={tmp_path}", "postgresql://anna:secret@127.0.0.1:1/games"):
        with pytest.raises(StoreError, match="PostgreSQL") as refused:
            await opened(url)
        assert "secret" not in str(refused.value)


async def test_a_database_that_turns_read_only_acknowledges_nothing(postgres: str) -> None:
    store = await opened(postgres)
    await store.append("t1", 1, [b"x"])
    sql(f"ALTER DATABASE {name_of(postgres)} SET default_transaction_read_only = on")
    cut(postgres)
    await asyncio.sleep(0.2)
    for deed in (store.append("t1", 2, [b"x"]), store.check()):
        with pytest.raises(StoreError):
            await deed
    assert await store.events("t1") == [b"x"]
    await store.close()
