"""A house of one machine: everything in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .appends import closed
from .base import Account, Report, TableCard, TakenError, Woken
from .commits import Committer
from .rows import CARD_COLUMNS, IN_LOBBY, account_key, card, require_plain
from .sqlite_file import connect, explained, prepare

READ_EVENTS = "SELECT body FROM events WHERE table_id = ? AND number > ? ORDER BY number"
OPEN_TABLES = f"SELECT {CARD_COLUMNS} FROM cards WHERE {IN_LOBBY} ORDER BY created DESC, id LIMIT ?"
TABLES_OF = f"""
    SELECT {CARD_COLUMNS} FROM people JOIN cards ON cards.id = people.table_id
    WHERE people.identity = ? ORDER BY created DESC, id LIMIT ?"""
COUNT_TABLES = "SELECT count(*) FROM cards WHERE host = ? AND created >= ? AND status <> 'over'"


class SqliteStore:
    """See base.Store. One thread writes, another reads, and neither keeps the event loop waiting."""

    def __init__(self, path: Path, patience: float = 5.0) -> None:
        self.path = path.absolute()
        self.patience = patience
        self._committer: Committer | None = None
        self._reader: sqlite3.Connection | None = None
        self._reading = ThreadPoolExecutor(1, "questhall-reader")
        self._latest = 0

    async def open(self) -> None:
        await asyncio.to_thread(prepare, self.path, self.patience)
        self._committer = Committer(self.path, self.patience)
        self._reader = connect(self.path, self.patience)
        self._reader.execute("PRAGMA query_only = ON")

    async def close(self) -> None:
        committer, self._committer = self._committer, None
        reader, self._reader = self._reader, None
        if committer is not None:
            await committer.close()
        await asyncio.to_thread(self._reading.shutdown)
        if reader is not None:
            reader.close()

    async def append(self, table: str, number: int, bodies: Sequence[bytes], card: TableCard | None = None) -> None:
        if self._committer is None:
            raise closed()
        require_plain(table, card)
        await self._committer.append(table, number, bodies, card)

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        return [row[0] for row in await self._read(READ_EVENTS, table, after)]

    def listen(self, woken: Woken) -> None:
        """One file belongs to one process; if two share it all the same, conflicts tell them."""

    async def open_tables(self, limit: int) -> list[TableCard]:
        return [card(row) for row in await self._read(OPEN_TABLES, limit)]

    async def tables_of(self, identity: str, limit: int) -> list[TableCard]:
        return [card(row) for row in await self._read(TABLES_OF, identity, limit)]

    async def count_tables(self, identity: str, since: int) -> int:
        return int((await self._read(COUNT_TABLES, identity, since))[0][0])

    async def add_account(self, account: Account) -> None:
        row = (account_key(account.name), account.id, account.name, account.password, account.created)
        try:
            await self._write("INSERT INTO accounts (key, id, name, password, created) VALUES (?, ?, ?, ?, ?)", *row)
        except sqlite3.IntegrityError as taken:
            raise TakenError(account.name) from taken

    async def account(self, name: str) -> Account | None:
        rows = await self._read("SELECT id, name, password, created FROM accounts WHERE key = ?", account_key(name))
        return Account(*rows[0]) if rows else None

    async def put_session(self, token: str, identity: str, expires: int) -> None:
        """Sessions that were over when somebody last asked for one go at the same time."""
        await asyncio.gather(
            self._write("DELETE FROM sessions WHERE expires <= ?", self._latest),
            self._write("REPLACE INTO sessions (token, identity, expires) VALUES (?, ?, ?)",
                        token, identity, expires),
        )  # fmt: skip

    async def session(self, token: str, now: int) -> str | None:
        self._latest = max(self._latest, now)
        rows = await self._read("SELECT identity FROM sessions WHERE token = ? AND expires > ?", token, now)
        return str(rows[0][0]) if rows else None

    async def drop_session(self, token: str) -> None:
        await self._write("DELETE FROM sessions WHERE token = ?", token)

    async def put_report(self, report: Report) -> None:
        row = (report.id, report.table, report.identity, report.created, report.body)
        await self._write("REPLACE INTO reports (id, table_id, identity, created, body) VALUES (?, ?, ?, ?, ?)", *row)

    async def report(self, report: str) -> Report | None:
        rows = await self._read("SELECT id, table_id, identity, created, body FROM reports WHERE id = ?", report)
        return Report(*rows[0]) if rows else None

    async def check(self) -> None:
        await self._write("INSERT INTO pulse VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET beats = beats + 1")

    async def _write(self, statement: str, *arguments: Any) -> None:
        if self._committer is None:
            raise closed()

        def deed(connection: sqlite3.Connection) -> None:
            connection.execute(statement, arguments)

        await self._committer.do(deed)

    async def _read(self, statement: str, *arguments: Any) -> list[Any]:
        reader = self._reader
        if reader is None:
            raise closed()

        def rows() -> list[Any]:
            try:
                return reader.execute(statement, arguments).fetchall()
            except (sqlite3.Error, ValueError, OverflowError) as problem:
                raise explained(self.path, problem) from problem

        return await asyncio.get_running_loop().run_in_executor(self._reading, rows)
