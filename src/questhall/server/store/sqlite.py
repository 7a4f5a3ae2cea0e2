"""A house of one machine: everything in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .appends import closed
from .base import (
    MOST_GUESTS,
    Account,
    Campaign,
    ConflictError,
    DamagedError,
    Ended,
    Point,
    Program,
    Report,
    Secret,
    Session,
    StaleTable,
    TableCard,
    TakenError,
    Woken,
)
from .commits import Committer
from .names import elder_key, folded, shape
from .rows import (
    CAMPAIGN_COLUMNS,
    CARD_COLUMNS,
    IN_LOBBY,
    PROGRAM_COLUMNS,
    REAL_FIRST,
    STALE,
    TABLES_OF_EVENTS,
    bodies_of,
    campaign_of,
    card,
    people_text,
    require_plain,
    session_of,
    session_text,
)
from .sqlite_file import connect, explained, prepare

READ_EVENTS = "SELECT number, body FROM events WHERE table_id = ? AND number > ? ORDER BY number"
# However many tables there are, only those are read that are shown; by itself SQLite would sort them all.
OPEN_TABLES = f"""
    SELECT {CARD_COLUMNS} FROM cards INDEXED BY cards_in_lobby WHERE {IN_LOBBY} ORDER BY {REAL_FIRST} LIMIT ?"""
TABLES_OF = f"""
    SELECT {CARD_COLUMNS} FROM people JOIN cards ON cards.id = people.table_id
    WHERE people.identity = ? ORDER BY created DESC, id LIMIT ?"""
COUNT_TABLES = "SELECT count(*) FROM cards WHERE host = ? AND created >= ? AND status IN ('lobby', 'playing')"

NEW_ACCOUNT = "INSERT INTO accounts (key, id, name, password, created) VALUES (?, ?, ?, ?, ?)"
ACCOUNT = "SELECT id, name, password, created FROM accounts WHERE key IN (?, ?) ORDER BY key = ? DESC LIMIT 1"
SESSION = """
    SELECT sessions.identity, adopted.guest FROM sessions
    LEFT JOIN adopted ON adopted.account = substr(sessions.identity, 1, instr(sessions.identity, ' ') - 1)
    WHERE token = ? AND expires > ? ORDER BY adopted.at DESC LIMIT ?"""
KNOWS = """
    SELECT (EXISTS (SELECT 1 FROM people WHERE identity = ?) OR EXISTS (SELECT 1 FROM companies WHERE identity = ?))
        AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = ?)"""
NEW_PROGRAM = f"INSERT INTO programs (token, {PROGRAM_COLUMNS}) VALUES (?, ?, ?, ?, ?)"
PROGRAM = f"SELECT {PROGRAM_COLUMNS} FROM programs WHERE token = ?"
PROGRAMS_OF = f"""
    SELECT {PROGRAM_COLUMNS} FROM programs WHERE owner IN (SELECT value FROM json_each(?)) ORDER BY created, id"""

# A table that was removed in the meantime stays removed.
PUT_POINT = """
    REPLACE INTO points (table_id, number, head, history, state) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE EXISTS (SELECT 1 FROM events WHERE table_id = ?1)"""
READ_POINTS = "SELECT number, head, history, state FROM points WHERE table_id = ? ORDER BY number"
QUIET_TABLES = """
    SELECT id FROM cards WHERE status IN ('lobby', 'playing') AND updated < ? ORDER BY updated LIMIT ?"""
LAST_EVENT = "SELECT body FROM events WHERE table_id = ? ORDER BY number DESC LIMIT 1"
STALE_TABLES = f"SELECT id, updated FROM cards WHERE {STALE.format(empty='?', old='?')} ORDER BY updated LIMIT ?"
UNUSED_TABLES = """
    SELECT id, updated FROM cards WHERE campaign = '' AND NOT used AND updated < ? ORDER BY updated LIMIT ?"""
SANDBOXES = "SELECT id, updated FROM cards WHERE status = 'sandbox' AND updated < ? ORDER BY updated LIMIT ?"
TOUCH = "UPDATE cards SET updated = max(updated, ?), used = used OR ? WHERE id = ?"
EVERY_TABLE = ("SELECT id FROM cards", TABLES_OF_EVENTS)
REMOVE = (
    "DELETE FROM look_backs WHERE table_id = ?",
    "DELETE FROM points WHERE table_id = ?",
    "DELETE FROM events WHERE table_id = ?",
    "DELETE FROM people WHERE table_id = ?",
    "DELETE FROM cards WHERE id = ?",
)
NEW_CAMPAIGN = "INSERT INTO campaigns (id, game, number, updated, people, body) VALUES (?, ?, ?, ?, ?, ?)"
CHANGE_CAMPAIGN = "UPDATE campaigns SET number = ?, updated = ?, people = ?, body = ? WHERE id = ? AND number = ?"
CAMPAIGNS_OF = f"""
    SELECT {CAMPAIGN_COLUMNS} FROM companies JOIN campaigns ON campaigns.id = companies.campaign_id
    WHERE companies.identity = ? ORDER BY updated DESC, id LIMIT ?"""


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
        return bodies_of(table, await self._read(READ_EVENTS, table, after), after)

    def listen(self, woken: Woken) -> None:
        """One file belongs to one process; if two share it all the same, conflicts tell them."""

    def listen_for_endings(self, ended: Ended) -> None:
        """Nobody else ends anything."""

    async def open_tables(self, limit: int) -> list[TableCard]:
        return [card(row) for row in await self._read(OPEN_TABLES, limit)]

    async def tables_of(self, identity: str, limit: int) -> list[TableCard]:
        return [card(row) for row in await self._read(TABLES_OF, identity, limit)]

    async def count_tables(self, identity: str, since: int) -> int:
        return int((await self._read(COUNT_TABLES, identity, since))[0][0])

    async def secret(self) -> Secret:
        return Secret(*(await self._read("SELECT key, elders_until FROM secret"))[0])

    async def add_account(self, account: Account) -> None:
        row = (folded(account.name), account.id, account.name, account.password, account.created)

        def deed(connection: sqlite3.Connection) -> None:
            connection.execute("SAVEPOINT account")
            try:
                connection.execute("INSERT INTO shapes VALUES (?, ?)", (shape(account.name), account.id))
                connection.execute(NEW_ACCOUNT, row)
            except sqlite3.IntegrityError:
                connection.execute("ROLLBACK TO account")
                raise
            finally:
                connection.execute("RELEASE account")

        try:
            await self._do(deed)
        except sqlite3.IntegrityError as taken:
            raise TakenError(account.name) from taken

    async def account(self, name: str) -> Account | None:
        rows = await self._read(ACCOUNT, elder_key(name), folded(name), elder_key(name))
        return Account(*rows[0]) if rows else None

    async def put_session(self, token: str, account: Account, expires: int) -> None:
        """Sessions that were over when somebody last asked for one go at the same time."""
        await asyncio.gather(
            self._write("DELETE FROM sessions WHERE expires <= ?", self._latest),
            self._write("REPLACE INTO sessions (token, identity, expires) VALUES (?, ?, ?)",
                        token, session_text(account), expires),
        )  # fmt: skip

    async def session(self, token: str, now: int) -> Session | None:
        self._latest = max(self._latest, now)
        return session_of(await self._read(SESSION, token, now, MOST_GUESTS))

    async def drop_session(self, token: str) -> None:
        await self._write("DELETE FROM sessions WHERE token = ?", token)

    async def drop_sessions(self, account: str) -> None:
        await self._write("DELETE FROM sessions WHERE identity > ? AND identity < ?", f"{account} ", f"{account}!")

    async def adopt(self, guest: str, account: str, now: int) -> None:
        await self._write("INSERT OR IGNORE INTO adopted (guest, account, at) VALUES (?, ?, ?)", guest, account, now)

    async def adopted(self, guest: str) -> bool:
        return bool(await self._read("SELECT 1 FROM adopted WHERE guest = ?", guest))

    async def knows(self, guest: str) -> bool:
        return bool((await self._read(KNOWS, guest, guest, guest))[0][0])

    async def put_program(self, token: str, program: Program) -> None:
        await self._write(NEW_PROGRAM, token, program.id, program.name, program.owner, program.created)

    async def program(self, token: str) -> Program | None:
        rows = await self._read(PROGRAM, token)
        return Program(*rows[0]) if rows else None

    async def programs_of(self, owners: Sequence[str]) -> list[Program]:
        return [Program(*row) for row in await self._read(PROGRAMS_OF, people_text(tuple(owners)))]

    async def drop_program(self, program: str) -> None:
        await self._write("DELETE FROM programs WHERE id = ?", program)

    async def standings_of(self, identity: str) -> dict[str, bytes]:
        rows = await self._read("SELECT game, body FROM standings WHERE identity = ?", identity)
        return {str(game): bytes(body) for game, body in rows}

    async def put_standing(self, identity: str, game: str, body: bytes) -> None:
        await self._write("REPLACE INTO standings (identity, game, body) VALUES (?, ?, ?)", identity, game, body)

    async def put_look_back(self, table: str, ending: str, body: bytes) -> None:
        await self._write("REPLACE INTO look_backs (table_id, ending, body) VALUES (?, ?, ?)", table, ending, body)

    async def look_back(self, table: str, ending: str) -> bytes | None:
        rows = await self._read("SELECT body FROM look_backs WHERE table_id = ? AND ending = ?", table, ending)
        return bytes(rows[0][0]) if rows else None

    async def put_report(self, report: Report) -> None:
        row = (report.id, report.table, report.identity, report.created, report.body)
        await self._write("REPLACE INTO reports (id, table_id, identity, created, body) VALUES (?, ?, ?, ?, ?)", *row)

    async def report(self, report: str) -> Report | None:
        rows = await self._read("SELECT id, table_id, identity, created, body FROM reports WHERE id = ?", report)
        return Report(*rows[0]) if rows else None

    async def put_point(self, table: str, point: Point) -> None:
        def deed(connection: sqlite3.Connection) -> None:
            row = (table, point.number, point.head, point.history, point.state)
            connection.execute("UPDATE points SET state = x'' WHERE table_id = ? AND number < ?", row[:2])
            connection.execute(PUT_POINT, row)

        await self._do(deed)

    async def points(self, table: str) -> list[Point]:
        rows = await self._read(READ_POINTS, table)
        return [Point(*row) for row in rows]

    async def put_pack(self, digest: str, game: str, body: bytes) -> None:
        await self._write("INSERT OR IGNORE INTO packs (digest, game, body) VALUES (?, ?, ?)", digest, game, body)

    async def pack(self, digest: str) -> bytes | None:
        rows = await self._read("SELECT body FROM packs WHERE digest >= ? AND digest < ?", digest, digest + "g")
        return bytes(rows[0][0]) if rows else None

    async def quiet_tables(self, before: int, limit: int) -> list[str]:
        return [str(row[0]) for row in await self._read(QUIET_TABLES, before, limit)]

    async def last_event(self, table: str) -> bytes | None:
        rows = await self._read(LAST_EVENT, table)
        return bytes(rows[0][0]) if rows else None

    async def stale_tables(self, empty: int, old: int, limit: int) -> list[StaleTable]:
        return [StaleTable(*row) for row in await self._read(STALE_TABLES, empty, old, limit)]

    async def unused_tables(self, before: int, limit: int) -> list[StaleTable]:
        return [StaleTable(*row) for row in await self._read(UNUSED_TABLES, before, limit)]

    async def sandboxes(self, before: int, limit: int) -> list[StaleTable]:
        return [StaleTable(*row) for row in await self._read(SANDBOXES, before, limit)]

    async def touch_table(self, table: str, updated: int, used: bool = False) -> None:
        await self._write(TOUCH, updated, used, table)

    async def remove_table(self, table: str, last: bytes | None) -> None:
        def deed(connection: sqlite3.Connection) -> None:
            found = connection.execute(LAST_EVENT, (table,)).fetchone()
            if (found[0] if found else None) == last:
                for statement in REMOVE:
                    connection.execute(statement, (table,))

        await self._do(deed)

    async def put_campaign(self, campaign: Campaign) -> None:
        row = (campaign.number, campaign.updated, people_text(campaign.people), campaign.body, campaign.id)

        def deed(connection: sqlite3.Connection) -> None:
            if campaign.number == 1:
                connection.execute(NEW_CAMPAIGN, (campaign.id, campaign.game, *row[:4]))
            elif connection.execute(CHANGE_CAMPAIGN, (*row, campaign.number - 1)).rowcount == 0:
                raise sqlite3.IntegrityError("another process was faster")
            sitting = [(person, campaign.id) for person in campaign.people]
            connection.executemany("INSERT OR IGNORE INTO companies (identity, campaign_id) VALUES (?, ?)", sitting)

        try:
            await self._do(deed)
        except sqlite3.IntegrityError as late:
            raise ConflictError(f"campaign {campaign.id} has gone on meanwhile") from late

    async def campaign(self, campaign: str) -> Campaign | None:
        rows = await self._read(f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE id = ?", campaign)
        return campaign_of(rows[0]) if rows else None

    async def campaigns_of(self, identity: str, limit: int) -> list[Campaign]:
        return [campaign_of(row) for row in await self._read(CAMPAIGNS_OF, identity, limit)]

    async def every_table(self) -> list[str]:
        """Where one of the lists cannot be read, the other one still names the tables."""
        found = await asyncio.gather(*[self._read(query) for query in EVERY_TABLE], return_exceptions=True)
        readable = [rows for rows in found if not isinstance(rows, BaseException)]
        if not readable:
            raise DamagedError(f"{self.path}: none of its lists of tables can be read")
        return sorted({str(row[0]) for rows in readable for row in rows})

    async def faults(self) -> list[str]:
        try:
            return [str(row[0]) for row in await self._read("PRAGMA integrity_check") if row[0] != "ok"]
        except DamagedError as problem:
            return [str(problem)]

    async def check(self) -> None:
        await self._write("INSERT INTO pulse VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET beats = beats + 1")

    async def _write(self, statement: str, *arguments: Any) -> None:
        def deed(connection: sqlite3.Connection) -> None:
            connection.execute(statement, arguments)

        await self._do(deed)

    async def _do(self, deed: Callable[[sqlite3.Connection], None]) -> None:
        if self._committer is None:
            raise closed()
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
