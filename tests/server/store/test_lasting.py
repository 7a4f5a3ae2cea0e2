"""What lasts beside the events: points, packs, campaigns; the format, and copies of a hall."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from questhall.server.store import postgres_database, sqlite_file
from questhall.server.store.backup import BackupError, backup, restore
from questhall.server.store.base import Campaign, ConflictError, Point, Store, TakenError
from questhall.server.store.opening import open_store
from tests.server.postgres import sql
from tests.server.store.cards import a_card, an_account

pytestmark = pytest.mark.anyio


def point(number: int, state: bytes = b"state") -> Point:
    return Point(number, b"head", f"since {number}".encode(), state)


async def test_only_the_newest_point_keeps_its_state_and_all_keep_their_history(store: Store) -> None:
    for table in ("t1", "t2"):
        await store.append(table, 1, [b"made"])
    for number in (5, 9, 12):
        await store.put_point("t1", point(number))
    await store.put_point("t2", point(3))
    assert [(p.number, p.state) for p in await store.points("t1")] == [(5, b""), (9, b""), (12, b"state")]
    assert [p.history for p in await store.points("t1")] == [b"since 5", b"since 9", b"since 12"]
    assert await store.points("t2") == [point(3)]
    assert await store.points("unknown") == []


async def test_a_pack_is_found_by_the_beginning_of_its_digest(store: Store) -> None:
    await store.put_pack("abcdef0123456789", "chess", b"first")
    await store.put_pack("abcdef0123456789", "chess", b"second")
    await store.put_pack("abce", "chess", b"another")
    assert await store.pack("abcdef012345") == b"first"
    assert await store.pack("abce") == b"another"
    assert await store.pack("ffff") is None


async def test_unfinished_tables_that_are_quiet_are_found(store: Store) -> None:
    for name, status, updated in (("t1", "playing", 10), ("t2", "over", 10), ("t3", "lobby", 20), ("t4", "away", 1)):
        await store.append(name, 1, [name.encode()], a_card(name, status=status, updated=updated))
    assert await store.quiet_tables(15, 10) == ["t1"]
    assert await store.quiet_tables(100, 10) == ["t1", "t3"]
    assert await store.last_event("t3") == b"t3"
    assert await store.last_event("nobody") is None


async def test_tables_that_nobody_comes_to_are_found(store: Store) -> None:
    cards = [
        a_card("empty", seated=0, updated=10), a_card("chained", seated=0, updated=10, campaign="c1"),
        a_card("played", status="playing", updated=10), a_card("over", status="over", updated=5),
        a_card("away", status="away", updated=20), a_card("fresh", seated=0, updated=100),
    ]  # fmt: skip
    for card in cards:
        await store.append(card.id, 1, [b"made"], card)
    assert [table.id for table in await store.stale_tables(50, 15, 10)] == ["over", "empty"]
    assert [table.id for table in await store.stale_tables(0, 50, 10)] == ["over", "away"]
    assert await store.stale_tables(0, 0, 10) == []
    assert [table.id for table in await store.unused_tables(15, 10)] == ["over", "empty", "played"]
    await store.touch_table("played", 3, used=True)
    await store.touch_table("empty", 60)
    assert [(table.id, table.updated) for table in await store.unused_tables(15, 10)] == [("over", 5)]
    assert [table.id for table in await store.stale_tables(50, 0, 10)] == []


async def test_a_removed_table_is_gone_with_everything_about_it(store: Store) -> None:
    await store.append("t1", 1, [b"made", b"played"], a_card("t1"))
    await store.append("t2", 1, [b"made"], a_card("t2"))
    await store.put_point("t1", Point(2, b"head", b"history", b"state"))
    await store.remove_table("t1", b"made")
    assert await store.events("t1") == [b"made", b"played"]
    await store.remove_table("t1", b"played")
    assert (await store.events("t1"), await store.points("t1"), await store.last_event("t1")) == ([], [], None)
    assert [card.id for card in await store.tables_of("guest:anna", 10)] == ["t2"]
    with pytest.raises(ConflictError):
        await store.append("t1", 3, [b"late"])
    await store.put_point("t1", Point(2, b"head", b"history", b"state"))
    assert await store.points("t1") == []


async def test_real_tables_come_first(store: Store) -> None:
    for card in (
        a_card("waiting", created=1, updated=9),
        a_card("made", created=5, updated=5),
        a_card("b", seated=0),
    ):
        await store.append(card.id, 1, [b"made"], card)
    assert [card.id for card in await store.open_tables(10)] == ["waiting", "b", "made"]


def campaign(number: int, body: bytes = b"{}", people: tuple[str, ...] = ("guest:anna",)) -> Campaign:
    return Campaign("c1", number, "chess", 1000 + number, people, body)


async def test_a_campaign_is_written_by_one_at_a_time(store: Store) -> None:
    await store.put_campaign(campaign(1))
    await store.put_campaign(campaign(2, b"two"))
    for late in (1, 2, 4):
        with pytest.raises(ConflictError):
            await store.put_campaign(campaign(late, b"late"))
    assert await store.campaign("c1") == campaign(2, b"two")
    assert await store.campaign("c2") is None


async def test_everybody_of_the_company_finds_the_campaign(store: Store) -> None:
    await store.put_campaign(campaign(1))
    await store.put_campaign(campaign(2, b"two", ("guest:anna", "guest:ben")))
    for person in ("guest:anna", "guest:ben"):
        assert [each.id for each in await store.campaigns_of(person, 10)] == ["c1"]
    assert await store.campaigns_of("guest:cleo", 10) == []


# --- the format ------------------------------------------------------------------------------------


ELDERS = """INSERT INTO accounts (key, id, name, password, created) VALUES
    ('ada  l', 'account:1', 'Ada  L', 'x', 1), ('ada l', 'account:2', 'Ada L', 'x', 2),
    ('ida', 'account:3', 'Ida', 'x', 3), ('lda', 'account:4', 'lda', 'x', 4)"""
"""Names as they could once be had side by side."""


async def elders_are_as_before(store: Store) -> None:
    """Whoever has an account keeps it under its name; only nobody else gets one that looks like it."""
    names = ("Ada  L", " ADA L ", "ida", "Lda")
    found = [await store.account(name) for name in names]
    assert [account.id for account in found if account] == ["account:1", "account:2", "account:3", "account:4"]
    with pytest.raises(TakenError):
        await store.add_account(an_account("1da", 5))
    assert (await store.secret()).elders_until > 0


async def test_a_file_of_the_first_format_is_carried_forward(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        for statement in sqlite_file.FIRST:
            old.execute(statement)
        old.execute(f"PRAGMA application_id = {sqlite_file.APPLICATION}")
        old.execute("PRAGMA user_version = 1")
        old.execute("INSERT INTO events VALUES ('t1', 1, x'6f6e65')")
        old.execute(ELDERS)
        old.execute("INSERT INTO cards VALUES ('t1', 'g', 'over', 1, 0, 1, 2, 'a', '[]', '{\"campaign\": \"c1\"}')")
    store = open_store(f"sqlite:{path}")
    await store.open()
    assert await store.stale_tables(9, 9, 9) == []
    assert await store.events("t1") == [b"one"]
    await elders_are_as_before(store)
    await store.put_point("t1", point(1))
    await store.close()
    with closing(sqlite3.connect(path)) as now:
        assert now.execute("PRAGMA user_version").fetchone() == (sqlite_file.VERSION,)


async def test_a_database_of_the_first_format_is_carried_forward(postgres: str) -> None:
    name = postgres.partition("@/")[2].partition("?")[0]
    sql(postgres_database.FIRST + f"INSERT INTO questhall_format VALUES (1); {ELDERS};", name)
    store = open_store(postgres)
    await store.open()
    await elders_are_as_before(store)
    await store.append("t1", 1, [b"one"])
    await store.put_point("t1", point(1))
    assert await store.points("t1") == [point(1)]
    await store.close()
    assert sql("SELECT max(version) FROM questhall_format", name).strip() == str(postgres_database.VERSION)


# --- copies ----------------------------------------------------------------------------------------


async def test_a_running_hall_is_copied_and_brought_back(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path}/hall.db"
    store = open_store(url)
    await store.open()
    await store.append("t1", 1, [b"one"])
    backup(url, tmp_path / "copy.db")
    await store.append("t1", 2, [b"two"])
    await store.close()
    before = restore(tmp_path / "copy.db", url, replace=True)
    assert before is not None
    for path, events in ((tmp_path / "hall.db", [b"one"]), (before, [b"one", b"two"])):
        again = open_store(f"sqlite:{path}")
        await again.open()
        assert await again.events("t1") == events
        await again.close()


async def test_a_copy_becomes_a_hall_where_there_was_none(tmp_path: Path) -> None:
    store = open_store(f"sqlite:{tmp_path}/hall.db")
    await store.open()
    await store.append("t1", 1, [b"one"])
    await store.close()
    backup(f"sqlite:{tmp_path}/hall.db", tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", f"sqlite:{tmp_path}/new/hall.db") is None
    assert (tmp_path / "new" / "hall.db").is_file()


async def test_nothing_is_overwritten_and_nothing_strange_is_taken(tmp_path: Path) -> None:
    store = open_store(f"sqlite:{tmp_path}/hall.db")
    await store.open()
    await store.close()
    url = f"sqlite:{tmp_path}/hall.db"
    backup(url, tmp_path / "copy.db")
    (tmp_path / "letter.txt").write_text("Dear hall, how are you? " * 100)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE x (y)")
    wrong: dict[str, Callable[[], object]] = {
        "exists": lambda: backup(url, tmp_path / "copy.db"),
        "no-database": lambda: backup(f"sqlite:{tmp_path}/nowhere.db", tmp_path / "c.db"),
        "postgres": lambda: backup("postgresql://somewhere/hall", tmp_path / "c.db"),
        "in-use": lambda: restore(tmp_path / "copy.db", url),
        "no-file": lambda: restore(tmp_path / "none.db", url),
        "no-hall": lambda: restore(tmp_path / "letter.txt", url),
        "not-ours": lambda: restore(tmp_path / "other.db", url),
    }
    for key, deed in wrong.items():
        with pytest.raises(BackupError) as caught:
            deed()
        assert caught.value.key == key


async def test_a_look_back_is_kept_beside_its_table_and_goes_with_it(store: Store) -> None:
    await store.append("t1", 1, [b"one"])
    await store.put_look_back("t1", "won", b"first")
    assert (await store.look_back("t1", "won"), await store.look_back("t1", "lost")) == (b"first", None)
    await store.put_look_back("t1", "lost", b"second")
    assert (await store.look_back("t1", "won"), await store.look_back("t1", "lost")) == (None, b"second")
    await store.remove_table("t1", b"one")
    assert await store.look_back("t1", "lost") is None


async def test_what_is_kept_of_a_person_is_kept_by_game(store: Store) -> None:
    await store.put_standing("ada", "chess", b"one")
    await store.put_standing("ada", "chess", b"two")
    await store.put_standing("ada", "go", b"three")
    assert await store.standings_of("ada") == {"chess": b"two", "go": b"three"}
    assert await store.standings_of("bob") == {}
