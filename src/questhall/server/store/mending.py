"""A page of the file is lost: what can still be read moves to pages that are sound, so that everybody else plays on.

A damaged page is in the way of its neighbours too, wherever SQLite moves entries from one page to the next. What one
list says of another is written there anew, and whatever is only a short cut is made from the rest.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .names import shape
from .rows import new_secret
from .sqlite_file import connect

LOST = 2**31 - 1, b"lost"
"""The last event of a table that has lost some: it is never mistaken for a whole one, and nothing comes behind it."""
LISTS = """
    SELECT name, sql FROM sqlite_master
    WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'damaged_*'"""
INDEXES = """
    SELECT name, sql FROM sqlite_master
    WHERE type = 'index' AND sql IS NOT NULL AND tbl_name NOT GLOB 'damaged_*' ORDER BY name"""
SET_ASIDE = "UPDATE sqlite_master SET name = ?2, sql = replace(sql, ' ' || ?1 || ' ', ' ' || ?2 || ' ') WHERE name = ?1"
BY_TABLE = ("events", "points")
"""What is kept of tables; everything else is a list."""
# An identity that somebody sits or sat at a table with stands in its card, and in the campaign.
FROM_OTHERS = (
    "INSERT OR IGNORE INTO people SELECT who.value, cards.id FROM cards, json_each(cards.people) AS who",
    "INSERT OR IGNORE INTO companies SELECT who.value, campaigns.id FROM campaigns, json_each(campaigns.people) AS who",
)


class Lost(NamedTuple):
    """What could not be read any more."""

    tables: list[str]
    lists: list[str]


def mend(path: Path, writer: sqlite3.Connection, patience: float) -> Lost:
    """What is lost. What was there stays in the file, under another name."""
    old = f"damaged_{int(time.time())}"
    # Whoever reads sees the file as it was before the writing began.
    with contextlib.closing(connect(path, patience)) as reader:
        reader.execute("BEGIN")
        lists, indexes = dict(reader.execute(LISTS)), dict(reader.execute(INDEXES))
        known = _known(reader)
        writer.execute("BEGIN IMMEDIATE")
        try:
            _set_aside(writer, list(lists), list(indexes), old)
            for made in lists.values():
                writer.execute(made)
            tables = [table for table in known if not _moved(reader, writer, table)]
            others = [name for name in lists if name not in BY_TABLE]
            lost = [name for name in others if not _moved_list(reader, writer, name, lists[name])]
            _filled_up(writer)
            for made in indexes.values():
                writer.execute(made)
            writer.execute("COMMIT")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                writer.execute("ROLLBACK")
            raise
    return Lost(tables, lost)


def _known(reader: sqlite3.Connection) -> list[str]:
    """Every table of which a card or an event can be read."""
    cards, _ = _from_both_ends(reader, "SELECT id FROM cards NOT INDEXED", "id", ())
    events, _ = _from_both_ends(reader, "SELECT DISTINCT table_id FROM events", "table_id", ())
    return sorted({str(row[0]) for row in (*cards, *events)})


def _set_aside(writer: sqlite3.Connection, lists: Sequence[str], indexes: Sequence[str], old: str) -> None:
    """Under other names. An index that is damaged cannot be dropped, and SQLite has no words for renaming one."""
    for name in lists:
        writer.execute(f"ALTER TABLE {name} RENAME TO {old}_{name}")
    writer.execute("PRAGMA writable_schema = ON")
    writer.executemany(SET_ASIDE, [(name, f"{old}_{name}") for name in indexes])
    writer.execute("PRAGMA writable_schema = RESET")


def _moved(reader: sqlite3.Connection, writer: sqlite3.Connection, table: str) -> bool:
    """Whether all of a table could be read. Points are only a short cut: without them all events are read."""
    query, of_one = "SELECT table_id, number, body FROM events WHERE table_id = ?", (table,)
    events, whole = _from_both_ends(reader, query, "number", of_one)
    if not whole:
        events.append((table, *LOST))
    writer.executemany("INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)", events)
    query = "SELECT table_id, number, head, history, state FROM points WHERE table_id = ?"
    points, sound = _from_both_ends(reader, query, "number", of_one)
    if sound and whole:
        writer.executemany("INSERT INTO points (table_id, number, head, history, state) VALUES (?, ?, ?, ?, ?)", points)
    return whole


def _moved_list(reader: sqlite3.Connection, writer: sqlite3.Connection, name: str, made: str) -> bool:
    """Whether all of a list could be read."""
    columns = list(reader.execute(f"PRAGMA table_info({name})"))
    keys = [column[1] for column in sorted(columns, key=lambda column: column[5]) if column[5]]
    order = ", ".join(keys) if "WITHOUT ROWID" in made else "rowid"
    rows, whole = _from_both_ends(reader, f"SELECT * FROM {name} NOT INDEXED", order, ())
    places = ", ".join("?" * len(columns))
    writer.executemany(f"INSERT OR IGNORE INTO {name} VALUES ({places})", rows)
    return whole


def _filled_up(writer: sqlite3.Connection) -> None:
    """What other lists know of what was lost. Without a secret nobody could come in; with a new one all guests are
    new ones too."""
    for statement in FROM_OTHERS:
        writer.execute(statement)
    accounts = writer.execute("SELECT id, name FROM accounts ORDER BY created, id").fetchall()
    shapes = [(shape(name), account) for account, name in accounts]
    writer.executemany("INSERT OR IGNORE INTO shapes VALUES (?, ?)", shapes)
    secret = new_secret(upgraded=False)
    writer.execute("INSERT OR IGNORE INTO secret VALUES (1, ?, ?)", (secret.key, secret.elders_until))


def _from_both_ends(
    reader: sqlite3.Connection, query: str, order: str, given: tuple[str, ...]
) -> tuple[list[tuple[Any, ...]], bool]:
    """As far as it goes, and whether that is everything."""
    found: dict[tuple[Any, ...], None] = {}
    for way in ("ASC", "DESC"):
        ordered = ", ".join(f"{column} {way}" for column in order.split(", "))
        try:
            for row in reader.execute(f"{query} ORDER BY {ordered}", given):
                found[row] = None
        except sqlite3.DatabaseError:
            continue
        return list(found), True
    return list(found), False
