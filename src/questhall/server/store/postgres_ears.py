"""Hearing what other processes write: PostgreSQL's LISTEN, on a connection of its own."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import datetime
from typing import Any

from .base import Ended, StoreError, Woken
from .postgres_database import DatabaseFaults, PostgresConnection, connect, trouble_explained

CHANNEL, ENDINGS = "questhall", "questhall_endings"
REMOVED = 0
"""The number of events of a table that is no longer there."""
HEARTBEAT = 5.0
"""Seconds between two questions whether the connection is still there."""
LONGEST_PAUSE = 5.0

# A transaction carries the time of its beginning, so we look back by more than one can last.
MISSED = """
    SELECT table_id, max(number) FROM events
    WHERE written >= $1::timestamptz - interval '3 minutes' AND sender <> $2 GROUP BY table_id"""


def note(sender: int, table: str, number: int) -> str:
    """What a process says about a table it has written to."""
    return f"{sender} {number} {table}"


def ending(sender: int, account: str) -> str:
    """What a process says about an account whose sessions it has ended."""
    return f"{sender} {account}"


class Ears:
    """Says what others have written, also what they wrote while the connection was lost."""

    def __init__(self, url: str, sender: int, woken: Woken, ended: Ended) -> None:
        self.url = url
        self.sender = sender
        self.woken = woken
        self.ended = ended
        self.lost = asyncio.Event()
        self.connection: PostgresConnection | None = None
        self.alive: datetime | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.connect()
        self.task = asyncio.create_task(self.stay_connected())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.connection is not None:
            self.connection.terminate()

    async def connect(self) -> None:
        connection = await connect(self.url)
        self.lost.clear()
        connection.add_termination_listener(lambda _: self.lost.set())
        self.connection = connection
        async with trouble_explained():
            await connection.add_listener(CHANNEL, self.heard)
            await connection.add_listener(ENDINGS, self.heard_ending)
            if self.alive is not None:
                # Who was shown out meanwhile is not known any more.
                self.ended(None)
                for table, number in await connection.fetch(MISSED, self.alive, self.sender):
                    self.woken(table, number)
            self.alive = await connection.fetchval("SELECT now()")

    def heard(self, connection: Any, process: int, channel: str, payload: str) -> None:
        sender, number, table = payload.split(" ", 2)
        if int(sender) != self.sender:
            self.woken(table, int(number))

    def heard_ending(self, connection: Any, process: int, channel: str, payload: str) -> None:
        sender, account = payload.split(" ", 1)
        if int(sender) != self.sender:
            self.ended(account)

    async def stay_connected(self) -> None:
        pause = 0.1
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), HEARTBEAT)
            try:
                if self.connection is None or self.connection.is_closed():
                    await self.connect()
                    pause = 0.1
                else:
                    self.alive = await self.connection.fetchval("SELECT now()", timeout=HEARTBEAT)
            except (*DatabaseFaults, StoreError):
                if self.connection is not None:
                    self.connection.terminate()
                self.lost.set()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
