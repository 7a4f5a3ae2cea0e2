"""What is special about a store in a file."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from questhall.server.store.base import StoreError
from questhall.server.store.sqlite import OPEN_TABLES, REMOVE, SqliteStore
from questhall.server.store.sqlite_file import VERSION

SETTINGS = ("journal_mode", "synchronous")

pytestmark = pytest.mark.anyio


@contextmanager
def beside(path: Path) -> Iterator[sqlite3.Connection]:
    """Another program that has the file open."""
    connection = sqlite3.connect(path, isolation_level=None)
    yield connection
    connection.close()


async def opened(path: Path, patience: float = 5.0) -> SqliteStore:
    store = SqliteStore(path, patience)
    await store.open()
    return store


async def test_the_file_and_its_folder_are_made_and_belong_to_their_owner_alone(tmp_path: Path) -> None:
    store = await opened(tmp_path / "deep" / "down" / "questhall.db")
    assert stat.S_IMODE(store.path.stat().st_mode) == 0o600
    await store.close()


async def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    store = await opened(tmp_path / "questhall.db")
    assert store._committer is not None
    settings = [store._committer.connection.execute(f"PRAGMA {name}").fetchone() for name in SETTINGS]
    assert settings == [("wal",), (2,)], "a log that is forced to disk at every commit"
    await store.close()


async def test_the_lobby_reads_no_more_tables_than_it_shows(tmp_path: Path) -> None:
    store = await opened(tmp_path / "questhall.db")
    with beside(store.path) as looking:
        plan = [str(row[-1]) for row in looking.execute(f"EXPLAIN QUERY PLAN {OPEN_TABLES}", (50,))]
    assert plan == ["SCAN cards USING INDEX cards_in_lobby"], "in their order, without sorting them first"
    await store.close()


@pytest.mark.parametrize("statement", REMOVE)
async def test_a_table_is_removed_without_looking_at_others(tmp_path: Path, statement: str) -> None:
    store = await opened(tmp_path / "questhall.db")
    with beside(store.path) as looking:
        plan = [str(row[-1]) for row in looking.execute(f"EXPLAIN QUERY PLAN {statement}", ("t",))]
    assert [step.split()[0] for step in plan] == ["SEARCH"], plan
    await store.close()


async def test_many_stores_can_open_a_new_file_at_once(tmp_path: Path) -> None:
    stores = await asyncio.gather(*(opened(tmp_path / "questhall.db") for _ in range(6)))
    await asyncio.gather(*(store.append(f"t{index}", 1, [b"x"]) for index, store in enumerate(stores)))
    for store in stores:
        assert await store.events("t3") == [b"x"]
        await store.close()


async def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "questhall.db"
    await (await opened(path)).close()
    with beside(path) as later:
        later.execute(f"PRAGMA user_version = {VERSION + 1}")
    with pytest.raises(StoreError, match="later version of Questhall"):
        await opened(path)


async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with beside(path) as other:
        other.execute("CREATE TABLE music (name TEXT)")
    with pytest.raises(StoreError, match="not one of Questhall"):
        await opened(path)
    with beside(path) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("music",)]
        assert other.execute("PRAGMA journal_mode").fetchone() == ("delete",)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100, encoding="utf-8")
    with pytest.raises(StoreError, match="not a database"):
        await opened(path, patience=0.1)
    assert path.read_text(encoding="utf-8").startswith("Dear Anna")


@pytest.mark.parametrize("where", [".", "file/questhall.db"])
async def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be opened"):
        await opened(tmp_path / where)


async def test_a_locked_file_is_an_error_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    store = await opened(tmp_path / "questhall.db", patience=0.1)
    with beside(store.path) as other:
        other.execute("BEGIN IMMEDIATE")
        writes = [store.append(f"t{index}", 1, [b"x"]) for index in range(10)]
        outcomes = await asyncio.gather(*writes, store.check(), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreError] * 11
        assert "another program keeps it locked" in str(outcomes[0])
        assert await store.events("t1") == []
        other.execute("ROLLBACK")
    await store.append("t1", 1, [b"x"])
    await store.close()


async def test_a_file_that_may_not_be_written_is_an_error(tmp_path: Path) -> None:
    """Seen from the connection, since root may write to any file."""
    store = await opened(tmp_path / "questhall.db")
    assert store._committer is not None
    store._committer.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError, match="read-only"):
        await store.append("t1", 1, [b"x"])
    with pytest.raises(StoreError, match="read-only"):
        await store.check()
    assert await store.events("t1") == []
    await store.close()
