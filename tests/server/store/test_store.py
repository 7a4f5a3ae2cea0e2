"""What every store does, on both kinds of database."""

from __future__ import annotations

import asyncio
import random

import pytest

from questhall.server.store.base import (
    MOST_GUESTS,
    Campaign,
    ConflictError,
    Report,
    Session,
    Store,
    StoreError,
    TakenError,
)
from questhall.server.store.opening import open_store
from tests.server.store.cards import a_card, an_account

pytestmark = pytest.mark.anyio


async def test_what_is_appended_can_be_read_from_any_number(store: Store) -> None:
    await store.append("t1", 1, [b"one"])
    await store.append("t1", 2, [b"two", b"three"])
    assert await store.events("t1") == [b"one", b"two", b"three"]
    assert await store.events("t1", after=2) == [b"three"]
    assert await store.events("t1", after=3) == []
    assert await store.events("unknown") == []


async def test_bodies_come_back_byte_for_byte(store: Store) -> None:
    bodies = [b"", bytes(range(256)), "Drachenhöhle ☃".encode(), b"\0" * 1000, b"x" * 100_000]
    await store.append("t1", 1, bodies)
    assert await store.events("t1") == bodies


async def test_a_number_that_is_there_is_a_conflict(store: Store) -> None:
    await store.append("t1", 1, [b"one", b"two"])
    for number in (1, 2):
        with pytest.raises(ConflictError):
            await store.append("t1", number, [b"other", b"other"])
    assert await store.events("t1") == [b"one", b"two"]


@pytest.mark.parametrize("number", [-1, 0, 2, 3, 2**70])
async def test_a_gap_is_a_conflict(store: Store, number: int) -> None:
    with pytest.raises(ConflictError):
        await store.append("t1", number, [b"far away"])
    assert await store.events("t1") == []


async def test_a_conflict_writes_no_card_either(store: Store) -> None:
    with pytest.raises(ConflictError):
        await store.append("t1", 2, [b"two"], a_card())
    assert await store.open_tables(10) == []


async def test_many_tables_write_at_once_and_keep_their_order(store: Store) -> None:
    async def play(table: str) -> None:
        for number in range(1, 21):
            await store.append(table, number, [f"{table} {number}".encode()])

    tables = [f"table-{index}" for index in range(50)]
    await asyncio.gather(*map(play, tables))
    for table in tables:
        assert await store.events(table) == [f"{table} {number}".encode() for number in range(1, 21)]


async def test_appends_of_one_table_that_wait_together_are_written_in_order(store: Store) -> None:
    await asyncio.gather(*(store.append("t1", number, [b"%d" % number]) for number in range(1, 101)))
    assert await store.events("t1") == [b"%d" % number for number in range(1, 101)]


async def test_a_conflict_in_a_batch_is_nobody_elses(store: Store) -> None:
    await store.append("taken", 1, [b"first"])
    writes = [store.append(f"t{index}", 1, [b"hello"]) for index in range(20)]
    writes.insert(10, store.append("taken", 1, [b"second"]))
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [ConflictError]
    assert [await store.events(f"t{index}") for index in range(20)] == [[b"hello"]] * 20


async def test_what_no_database_can_hold_is_refused_and_spoils_nothing(store: Store) -> None:
    good = [store.append(f"t{index}", 1, [b"hello"]) for index in range(5)]
    bad = [
        store.append("null\0", 1, [b"x"]), store.append("half\ud800", 1, [b"x"]),
        store.append("t9", 1, [b"x"], a_card("t9", about="half\udfff")),
        store.add_account(an_account("half\ud800")),
    ]  # fmt: skip
    outcomes = await asyncio.gather(*good, *bad, return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None] == [None] * len(good)
    assert [type(outcome) for outcome in outcomes[len(good) :]] == [StoreError] * len(bad)
    assert await store.events("t9") == []


async def test_two_stores_race_for_every_number_and_one_wins(store: Store, database: str) -> None:
    """As two processes do: who loses reads what the other wrote, and tries again."""
    other = open_store(database)
    await other.open()

    async def write(mine: Store, name: bytes, tables: list[str]) -> None:
        for table in tables:
            written = 0
            while written < 5:
                number = len(await mine.events(table)) + 1
                try:
                    await mine.append(table, number, [name, name])
                    written += 1
                except ConflictError:
                    continue

    tables = [f"t{index}" for index in range(4)]
    await asyncio.gather(*(write(mine, name, random.Random(name).sample(tables, 4))
                           for mine, name in ((store, b"a"), (other, b"b"), (store, b"c"), (other, b"d"))))  # fmt: skip
    for table in tables:
        events = await store.events(table)
        assert sorted(events) == [b"a"] * 10 + [b"b"] * 10 + [b"c"] * 10 + [b"d"] * 10
        assert events[::2] == events[1::2], "an append is all or nothing"
    await other.close()


async def test_reopening_finds_everything(store: Store, database: str) -> None:
    await store.append("t1", 1, [b"one"], a_card())
    await store.add_account(an_account("Anna"))
    await store.put_session("hash", an_account("Anna"), 9000)
    await store.put_report(Report("r1", "t1", "guest:anna", 7000, b"\0\1body"))
    await store.close()
    again = open_store(database)
    await again.open()
    assert await again.events("t1") == [b"one"]
    assert await again.open_tables(10) == [a_card()]
    assert await again.account("Anna") == an_account("Anna")
    assert await again.session("hash", 8999) == Session("account:1", "Anna")
    assert await again.report("r1") == Report("r1", "t1", "guest:anna", 7000, b"\0\1body")
    await again.close()


async def test_closing_waits_for_what_is_being_written(store: Store, database: str) -> None:
    writes = [asyncio.ensure_future(store.append(f"t{index}", 1, [b"x"])) for index in range(200)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*writes) == [None] * 200
    again = open_store(database)
    await again.open()
    assert [await again.events(f"t{index}") for index in range(200)] == [[b"x"]] * 200
    await again.close()


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    for deed in (store.append("t1", 1, [b"x"]), store.events("t1"), store.drop_session("x"), store.check()):
        with pytest.raises(StoreError, match="closed"):
            await deed


async def test_who_gives_up_waiting_does_not_disturb_the_others(store: Store) -> None:
    impatient = asyncio.ensure_future(store.append("t1", 1, [b"one"]))
    others = [asyncio.ensure_future(store.append(f"o{index}", 1, [b"x"])) for index in range(10)]
    await asyncio.sleep(0)
    impatient.cancel()
    assert await asyncio.gather(*others) == [None] * 10
    await store.append("o1", 2, [b"y"])


async def test_a_healthy_store_passes_its_check(store: Store) -> None:
    await store.check()
    await store.check()


# --- the lobby -------------------------------------------------------------------------------------


async def test_the_lobby_shows_open_tables_newest_first(store: Store) -> None:
    cards = [
        a_card("old", created=1), a_card("new", created=3), a_card("running", created=2, status="playing", free=0),
        a_card("full", free=0), a_card("private", open=False), a_card("over", status="over"),
        a_card("private-running", open=False, status="playing"),
    ]  # fmt: skip
    await asyncio.gather(*(store.append(card.id, 1, [b"created"], card) for card in cards))
    assert [card.id for card in await store.open_tables(10)] == ["new", "running", "old"]
    assert [card.id for card in await store.open_tables(2)] == ["new", "running"]


async def test_a_card_is_what_was_written_last(store: Store) -> None:
    await store.append("t1", 1, [b"created"], a_card())
    await store.append("t1", 2, [b"talked"])
    later = a_card(free=1, updated=2000, people=("guest:anna", "account:ben"), about="{}")
    await store.append("t1", 3, [b"claimed"], later)
    assert await store.open_tables(10) == [later]
    last = [store.append("t1", number, [b"x"], a_card(updated=number)) for number in (4, 5, 6)]
    await asyncio.gather(*last)
    assert await store.open_tables(10) == [a_card(updated=6)]


async def test_a_card_can_be_written_without_events(store: Store) -> None:
    await store.append("t1", 1, [b"created"])
    await store.append("t1", 2, [], a_card())
    assert await store.open_tables(10) == [a_card()]
    assert await store.events("t1") == [b"created"]


async def test_people_find_the_tables_they_sit_or_sat_at(store: Store) -> None:
    people = {"t1": ("anna", "ben"), "t2": ("ben",), "t3": ("anna", "cleo", "ben")}
    for created, (table, names) in enumerate(people.items()):
        await store.append(table, 1, [b"created"], a_card(table, created=created, people=names, status="over"))
    assert [card.id for card in await store.tables_of("ben", 10)] == ["t3", "t2", "t1"]
    assert [card.id for card in await store.tables_of("ben", 1)] == ["t3"]
    assert [card.people for card in await store.tables_of("cleo", 10)] == [("anna", "cleo", "ben")]
    assert await store.tables_of("dora", 10) == []


async def test_hosted_tables_are_counted_until_they_are_over(store: Store) -> None:
    await store.append("t1", 1, [b"x"], a_card("t1", created=10, host="anna"))
    await store.append("t2", 1, [b"x"], a_card("t2", created=20, host="anna", status="playing"))
    await store.append("t3", 1, [b"x"], a_card("t3", created=30, host="anna", status="over"))
    await store.append("t4", 1, [b"x"], a_card("t4", created=40, host="ben"))
    assert await store.count_tables("anna", since=0) == 2
    assert await store.count_tables("anna", since=11) == 1
    assert await store.count_tables("ben", since=0) == 1
    assert await store.count_tables("cleo", since=0) == 0


# --- people ----------------------------------------------------------------------------------------


async def test_account_names_are_unique_whatever_their_capitals(store: Store) -> None:
    await store.add_account(an_account("Änne Groß"))
    for name in ("änne groß", "ÄNNE GROSS", "Änne Groß", "Änne Groß"):
        with pytest.raises(TakenError):
            await store.add_account(an_account(name, 2))
        assert await store.account(name) == an_account("Änne Groß")
    await store.add_account(an_account("Anne Gros", 3))
    assert await store.account("nobody") is None


async def test_of_many_who_want_a_name_one_gets_it(store: Store) -> None:
    wants = [store.add_account(an_account("Anna", number)) for number in range(10)]
    outcomes = await asyncio.gather(*wants, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType"] + ["TakenError"] * 9


async def test_names_that_look_alike_are_not_both_given(store: Store) -> None:
    await store.add_account(an_account("Paul O1"))
    for name in ("PauI Ol", "Раul 01", "Paul_OI", "Pau1 O1"):
        with pytest.raises(TakenError):
            await store.add_account(an_account(name, 2))
        assert await store.account(name) is None
    await store.add_account(an_account("Pauline", 3))
    assert await store.account("ｐａｕｌ\u00a0  O1 ") == an_account("Paul O1")


async def test_a_name_that_was_refused_keeps_no_shape_from_others(store: Store) -> None:
    await store.add_account(an_account("Anna", 1))
    with pytest.raises(TakenError):
        await store.add_account(an_account("Bertha", 1))
    await store.add_account(an_account("Bertha", 2))
    assert await store.account("bertha") == an_account("Bertha", 2)


async def test_sessions_expire(store: Store) -> None:
    await store.put_session("hash", an_account("Anna Lou"), 1000)
    assert await store.session("hash", 999) == Session("account:1", "Anna Lou")
    assert await store.session("hash", 1000) is None
    assert await store.session("other", 1) is None


async def test_sessions_are_renewed_dropped_and_swept_away(store: Store) -> None:
    anna, bert, cid = (an_account(name, number) for number, name in enumerate(("Anna", "Bert", "Cid")))
    await store.put_session("a", anna, 1000)
    await store.put_session("a", anna, 2000)
    assert await store.session("a", 1500) == Session("account:0", "Anna")
    await store.put_session("b", bert, 1000)
    await store.drop_session("a")
    assert await store.session("a", 1500) is None
    await store.put_session("c", cid, 3000)
    assert await store.session("b", 0) is None, "it was over when somebody last asked"
    assert await store.session("c", 0) == Session("account:2", "Cid")


async def test_all_sessions_of_an_account_end_and_nobody_elses(store: Store) -> None:
    for token, account in (("a", 1), ("b", 1), ("c", 11), ("d", 2)):
        await store.put_session(token, an_account("Anna", account), 1000)
    await store.drop_sessions("account:1")
    left = [await store.session(token, 1) for token in "abcd"]
    assert left == [None, None, Session("account:11", "Anna"), Session("account:2", "Anna")]


async def test_adopted_guests_come_with_every_session(store: Store) -> None:
    await store.put_session("a", an_account("Anna", 1), 1000)
    await store.put_session("b", an_account("Bert", 2), 1000)
    for at, guest in enumerate(("guest:1", "guest:2")):
        await store.adopt(guest, "account:1", at)
    await store.adopt("guest:1", "account:2", 9)
    assert await store.session("a", 1) == Session("account:1", "Anna", ("guest:2", "guest:1"))
    assert await store.session("b", 1) == Session("account:2", "Bert")
    assert [await store.adopted(guest) for guest in ("guest:1", "guest:3")] == [True, False]


async def test_only_the_latest_guests_are_remembered(store: Store) -> None:
    await store.put_session("a", an_account("Anna", 1), 1000)
    for at in range(MOST_GUESTS + 3):
        await store.adopt(f"guest:{at}", "account:1", at)
    found = await store.session("a", 1)
    assert found is not None
    assert (len(found.guests), found.guests[0]) == (MOST_GUESTS, f"guest:{MOST_GUESTS + 2}")


async def test_a_guest_is_known_by_tables_and_campaigns_and_not_as_an_account(store: Store) -> None:
    await store.append("t1", 1, [b"one"], a_card(people=("guest:anna", "account:1")))
    await store.put_campaign(Campaign("c1", 1, "chess", 1, ("guest:bert",), b""))
    await store.add_account(an_account("Anna", 1))
    guests = ("guest:anna", "guest:bert", "account:1", "guest:eve")
    assert [await store.knows(guest) for guest in guests] == [True, True, False, False]


async def test_all_who_share_a_database_share_its_secret(store: Store, database: str) -> None:
    other = open_store(database)
    await other.open()
    secret = await other.secret()
    await other.close()
    assert secret == await store.secret()
    assert (len(secret.key), secret.elders_until) == (32, 0)


async def test_a_report_that_nobody_made_is_not_there(store: Store) -> None:
    assert await store.report("unknown") is None
