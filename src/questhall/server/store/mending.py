"""A page of the file is lost: what can still be read moves to pages that are sound, so that everybody else plays on.

A damaged page is in the way of its neighbours too, wherever SQLite moves entries from one page to the next.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

from .sqlite_file import FIRST, SECOND, connect

EVENTS, POINTS = FIRST[0], SECOND[0]
LOST = 2**31 - 1, b"lost"
"""The last event of a table that has lost some: it is never mistaken for a whole one, and nothing comes behind it."""


def mend(path: Path, writer: sqlite3.Connection, patience: float) -> list[str]:
    """The tables of which something is lost. What was there stays in the file, under another name."""
    old = f"damaged_{int(time.time())}"
    # Whoever reads sees the file as it was before the writing began.
    with contextlib.closing(connect(path, patience)) as reader:
        reader.execute("BEGIN")
        known = [str(row[0]) for row in reader.execute("SELECT id FROM cards ORDER BY id")]
        writer.execute("BEGIN IMMEDIATE")
        try:
            for name, made in (("events", EVENTS), ("points", POINTS)):
                writer.execute(f"ALTER TABLE {name} RENAME TO {old}_{name}")
                writer.execute(made)
            lost = [table for table in known if not _moved(reader, writer, table)]
            writer.execute("COMMIT")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                writer.execute("ROLLBACK")
            raise
    return lost


def _moved(reader: sqlite3.Connection, writer: sqlite3.Connection, table: str) -> bool:
    """Whether all of a table could be read. Points are only a short cut: without them all events are read."""
    events, whole = _readable(reader, "SELECT table_id, number, body FROM events", table)
    if not whole:
        events.append((table, *LOST))
    writer.executemany("INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)", events)
    points, sound = _readable(reader, "SELECT table_id, number, head, history, state FROM points", table)
    if sound and whole:
        writer.executemany("INSERT INTO points (table_id, number, head, history, state) VALUES (?, ?, ?, ?, ?)", points)
    return whole


def _readable(connection: sqlite3.Connection, query: str, table: str) -> tuple[list[tuple[Any, ...]], bool]:
    """From both ends as far as it goes, and whether that is everything."""
    found: dict[int, tuple[Any, ...]] = {}
    for order in ("ASC", "DESC"):
        try:
            for row in connection.execute(f"{query} WHERE table_id = ? ORDER BY number {order}", (table,)):
                found[row[1]] = row
        except sqlite3.DatabaseError:
            continue
        return list(found.values()), True
    return [found[number] for number in sorted(found)], False
