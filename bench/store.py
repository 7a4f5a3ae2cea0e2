"""How many moves a second reach the disk: python -m bench.store --tables 1000 --seconds 4

Many tables write at once, each its next move as soon as the last one is on disk; then the same tables write at
the pace of people, a move every two seconds. Beside it, in the same run and on the same disk, the plain way:
the same rows in the same kind of database, with a transaction for each move.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from time import perf_counter

import asyncpg
import uvloop

from questhall.server.store.base import TableCard
from questhall.server.store.opening import open_store
from questhall.server.tables.events import Answered, encode
from tests.server.postgres import fresh_database

Write = Callable[[str, int], Awaitable[None]]

MOVE = encode(Answered(at=1_700_000_000_000, seat=2, answer="attack(14, with=17, target=3)", time=123_456))
PACE = 2.0
MOVES_PER_CARD = 20
"""A card is written when a table changes in the lobby, which is rare beside moves."""


@contextlib.asynccontextmanager
async def questhall(url: str) -> AsyncIterator[Write]:
    store = open_store(url)
    await store.open()

    async def write(table: str, number: int) -> None:
        await store.append(table, number, [MOVE], card(table, number) if number % MOVES_PER_CARD == 1 else None)

    yield write
    await store.close()


def card(table: str, number: int) -> TableCard:
    people = tuple(f"{table}-{seat}" for seat in range(4))
    return TableCard(table, "chess", "playing", True, 0, 1, number, people, "{}" * 150)


@contextlib.asynccontextmanager
async def plain_sqlite(url: str) -> AsyncIterator[Write]:
    connection = sqlite3.connect(url.removeprefix("sqlite:"), isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE events (table_id TEXT, number INTEGER, body BLOB, PRIMARY KEY (table_id, number))")

    async def write(table: str, number: int) -> None:
        connection.execute("INSERT INTO events VALUES (?, ?, ?)", (table, number, MOVE))
        await asyncio.sleep(0)

    yield write
    connection.close()


@contextlib.asynccontextmanager
async def plain_postgres(url: str) -> AsyncIterator[Write]:
    pool = await asyncpg.create_pool(url, min_size=10, max_size=10)
    await pool.execute(
        "CREATE TABLE events (table_id TEXT, number INTEGER, body BYTEA, PRIMARY KEY (table_id, number))"
    )

    async def write(table: str, number: int) -> None:
        await pool.execute("INSERT INTO events VALUES ($1, $2, $3)", table, number, MOVE)

    yield write
    await pool.close()


async def race(write: Write, tables: int, seconds: float, pause: float) -> tuple[float, list[float]]:
    """Moves per second, and what each waited. With a pause, tables write about once in that time."""
    waits: list[float] = []
    chance = random.Random(1)
    began = perf_counter()
    end = began + seconds

    async def table(name: str) -> None:
        number = 0
        await asyncio.sleep(chance.random() * pause)
        while (asked := perf_counter()) < end:
            number += 1
            await write(name, number)
            waits.append(perf_counter() - asked)
            if pause:
                await asyncio.sleep(min(pause * (0.5 + chance.random()), max(end - perf_counter(), 0)))

    await asyncio.gather(*(table(f"{chance.getrandbits(64):016x}") for _ in range(tables)))
    return len(waits) / (perf_counter() - began), sorted(waits)


def row(title: str, pace: str, rate: float, waits: list[float]) -> str:
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    return f"| {title} | {pace} | {rate:,.0f} | {p50:.1f} | {p99:.1f} | {1000 * waits[-1]:.1f} |"


@contextlib.contextmanager
def sqlite_file() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="questhall-bench-") as folder:
        yield f"sqlite:{folder}/questhall.db"


KINDS = {
    "sqlite": (sqlite_file, {"Questhall, SQLite": questhall, "plain sqlite3": plain_sqlite}),
    "postgres": (fresh_database, {"Questhall, PostgreSQL": questhall, "plain asyncpg, 10 connections": plain_postgres}),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each line")
    parser.add_argument("--only", choices=KINDS, help="one kind of database")
    arguments = parser.parse_args()
    print(f"{arguments.tables} tables; waits in milliseconds, from the call until the disk has it\n")
    print("| store | pace | moves/s | p50 | p99 | longest |\n| :-- | :-- | --: | --: | --: | --: |")
    for kind, (database, stores) in KINDS.items():
        if arguments.only not in (None, kind):
            continue
        for pace, pause in (("as fast as it goes", 0.0), (f"a move every {PACE:.0f} s", PACE)):
            for title, store in stores.items():
                with database() as url:

                    async def measured() -> tuple[float, list[float]]:
                        async with store(url) as write:  # noqa: B023
                            return await race(write, arguments.tables, arguments.seconds, pause)  # noqa: B023

                    print(row(title, pace, *uvloop.run(measured())), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
