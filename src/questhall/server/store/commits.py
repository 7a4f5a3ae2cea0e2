"""Group commit: what waits to be written goes to disk in one transaction, by one thread."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import msgspec
import structlog

from .appends import MOST_AT_ONCE, Append, Outcomes, fitting, settle
from .base import TableCard
from .mending import mend
from .sqlite_file import connect, explained, is_damage

# The interpreter is handed over at every step of a statement, and a busy event loop is slow to hand it back.
# So each of these does its work for a whole batch in a single step.
LAST_NUMBERS = """
    SELECT json_group_object(wanted.value, ifnull(
        (SELECT number FROM events WHERE table_id = wanted.value ORDER BY number DESC LIMIT 1), 0))
    FROM json_each(?) AS wanted"""
WRITE_EVENTS = """
    INSERT INTO events (table_id, number, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        substr(?2, json_extract(value, '$[2]'), json_extract(value, '$[3]'))
    FROM json_each(?1)"""
WRITE_CARDS = """
    INSERT INTO cards (id, game, status, open, free, created, updated, people, about, host, seated, campaign)
    SELECT json_extract(value, '$.id'), json_extract(value, '$.game'), json_extract(value, '$.status'),
        json_extract(value, '$.open'), json_extract(value, '$.free'), json_extract(value, '$.created'),
        json_extract(value, '$.updated'), json_extract(value, '$.people'), json_extract(value, '$.about'),
        json_extract(value, '$.host'), json_extract(value, '$.seated'), json_extract(value, '$.campaign')
    FROM json_each(?) WHERE true
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, open = excluded.open, free = excluded.free,
        updated = excluded.updated, people = excluded.people, about = excluded.about, host = excluded.host,
        seated = excluded.seated"""
WRITE_PEOPLE = """
    INSERT OR IGNORE INTO people (identity, table_id)
    SELECT person.value, json_extract(card.value, '$.id')
    FROM json_each(?) AS card, json_each(card.value, '$.people') AS person"""

_encode = msgspec.json.Encoder().encode
_decode_numbers = msgspec.json.Decoder(dict[str, int]).decode


class Deed(msgspec.Struct, eq=False):
    """Another write, a single statement."""

    done: asyncio.Future[Any]
    do: Callable[[sqlite3.Connection], None]


class Committer:
    """The one thread that writes."""

    def __init__(self, path: Path, patience: float) -> None:
        self.path = path
        self.patience = patience
        self.connection = connect(path, patience)
        self.mended = False
        self.loop = asyncio.get_running_loop()
        self.waiting: SimpleQueue[Append | Deed | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="questhall-writer", daemon=True)
        self.thread.start()

    def append(self, table: str, number: int, bodies: Sequence[bytes], card: TableCard | None) -> asyncio.Future[Any]:
        done = self.loop.create_future()
        self.waiting.put(Append(done, table, number, bodies, card))
        return done

    def do(self, deed: Callable[[sqlite3.Connection], None]) -> asyncio.Future[Any]:
        done = self.loop.create_future()
        self.waiting.put(Deed(done, deed))
        return done

    async def close(self) -> None:
        """After everything that waits is written."""
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        going = True
        while going:
            batch = self.take()
            going = None not in batch
            outcomes = self.commit([entry for entry in batch if entry is not None])
            # A loop that was closed early has nobody left who waits.
            with contextlib.suppress(RuntimeError):
                self.loop.call_soon_threadsafe(settle, outcomes)
        self.connection.close()

    def take(self) -> list[Append | Deed | None]:
        """Everything that waits; if nothing does, the next to come."""
        batch = [self.waiting.get()]
        try:
            while len(batch) < MOST_AT_ONCE and batch[-1] is not None:
                batch.append(self.waiting.get_nowait())
        except Empty:
            pass
        return batch

    def commit(self, batch: list[Append | Deed]) -> Outcomes:
        """One transaction. If it does not reach the disk, nothing in it is acknowledged."""
        if not batch:
            return []
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = write_events(connection, [entry for entry in batch if isinstance(entry, Append)])
            outcomes += [(entry.done, self.done(entry)) for entry in batch if isinstance(entry, Deed)]
            connection.execute("COMMIT")
        except Exception as problem:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            if is_damage(problem) and self.mends():
                return self.commit(batch)
            if is_damage(problem) and len(batch) > 1:
                # Whoever needs a damaged page fails alone.
                return [outcome for entry in batch for outcome in self.commit([entry])]
            return [(entry.done, explained(self.path, problem)) for entry in batch]
        return outcomes

    def mends(self) -> bool:
        """Once: if that does not help, nothing will."""
        if self.mended:
            return False
        self.mended = True
        notes = structlog.get_logger()
        try:
            lost = mend(self.path, self.connection, self.patience)
        except sqlite3.Error as problem:
            notes.error("the database is damaged and cannot be mended", error=str(explained(self.path, problem)))
            return False
        told = "the database was damaged; all tables play on but those that lost something"
        notes.error(told, lost=lost.tables, lists=lost.lists)
        return True

    def done(self, deed: Deed) -> Exception | None:
        """A statement that breaks a rule or makes no sense fails alone; any other trouble is everybody's."""
        try:
            deed.do(self.connection)
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError as problem:
            if is_damage(problem):
                raise
            return problem if isinstance(problem, sqlite3.IntegrityError) else explained(self.path, problem)
        except Exception as problem:
            return explained(self.path, problem)
        return None


def write_events(connection: sqlite3.Connection, appends: list[Append]) -> Outcomes:
    if not appends:
        return []
    tables = _encode(list({append.table for append in appends})).decode()
    batch = fitting(appends, _decode_numbers(connection.execute(LAST_NUMBERS, (tables,)).fetchone()[0]))
    if batch.rows:
        ends = accumulate(len(body) for _, _, body in batch.rows)
        places = [
            (table, number, end - len(body) + 1, len(body))
            for (table, number, body), end in zip(batch.rows, ends, strict=True)
        ]
        connection.execute(WRITE_EVENTS, (_encode(places).decode(), b"".join(body for _, _, body in batch.rows)))
    if batch.cards:
        cards = _encode(list(batch.cards.values())).decode()
        connection.execute(WRITE_CARDS, (cards,))
        connection.execute(WRITE_PEOPLE, (cards,))
    return batch.outcomes
