"""A process that appends until it is killed, and says what was acknowledged.

python -m tests.server.store.appender URL
"""

from __future__ import annotations

import asyncio
import sys

from questhall.server.store.base import Store, StoreError
from questhall.server.store.opening import open_store

TABLES = [f"table-{index}" for index in range(20)]


def body(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() * 10


async def play(store: Store, table: str) -> None:
    number = len(await store.events(table)) + 1
    while True:
        await store.append(table, number, [body(table, number)])
        print(table, number, flush=True)
        number += 1


async def main(url: str) -> None:
    store = open_store(url)
    await store.open()
    try:
        await asyncio.gather(*(play(store, table) for table in TABLES))
    except StoreError as problem:
        print(f"StoreError: {problem}", flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
