"""The SQLite file: opening it, its tables, and what its complaints mean."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

from .base import DamagedError, StoreError
from .names import shape
from .rows import new_secret

APPLICATION = 0x51484C31

# What each version of the format adds to the one before. A step that has been published never changes.
# A table's events lie side by side, and the primary key is what two processes quarrel about.
FIRST = (
    """CREATE TABLE events (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID""",
    """CREATE TABLE cards (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, open INTEGER NOT NULL, free INTEGER NOT NULL,
        created INTEGER NOT NULL, updated INTEGER NOT NULL, host TEXT, people TEXT NOT NULL, about TEXT NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX cards_by_age ON cards (created)",
    "CREATE INDEX cards_by_host ON cards (host, created)",
    """CREATE TABLE people (
        identity TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (identity, table_id)
    ) WITHOUT ROWID""",
    """CREATE TABLE accounts (
        key TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID""",
    """CREATE TABLE sessions (
        token TEXT PRIMARY KEY, identity TEXT NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX sessions_by_end ON sessions (expires)",
    """CREATE TABLE reports (
        id TEXT PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, created INTEGER NOT NULL,
        body BLOB NOT NULL
    )""",
    "CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), beats INTEGER NOT NULL)",
)
SECOND = (
    """CREATE TABLE points (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, head BLOB NOT NULL, history BLOB NOT NULL,
        state BLOB NOT NULL, PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID""",
    "CREATE TABLE packs (digest TEXT PRIMARY KEY, game TEXT NOT NULL, body BLOB NOT NULL)",
    """CREATE TABLE campaigns (
        id TEXT PRIMARY KEY, number INTEGER NOT NULL, game TEXT NOT NULL, updated INTEGER NOT NULL,
        people TEXT NOT NULL, body BLOB NOT NULL
    )""",
    """CREATE TABLE companies (
        identity TEXT NOT NULL, campaign_id TEXT NOT NULL, PRIMARY KEY (identity, campaign_id)
    ) WITHOUT ROWID""",
    "CREATE INDEX cards_by_quiet ON cards (status, updated)",
)
THIRD = (
    "CREATE TABLE secret (id INTEGER PRIMARY KEY CHECK (id = 1), key BLOB NOT NULL, elders_until INTEGER NOT NULL)",
    "CREATE TABLE shapes (shape TEXT PRIMARY KEY, account TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE adopted (
        guest TEXT PRIMARY KEY, account TEXT NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX adopted_by_account ON adopted (account, at)",
    "CREATE INDEX sessions_by_identity ON sessions (identity)",
)
FOURTH = (
    "ALTER TABLE cards ADD COLUMN seated INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE cards ADD COLUMN campaign TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE cards ADD COLUMN used INTEGER NOT NULL DEFAULT 0",
    """UPDATE cards SET campaign = ifnull(json_extract(about, '$.campaign'), ''),
        seated = ifnull(json_array_length(about, '$.holders'), 1)""",
    "CREATE INDEX cards_by_update ON cards (updated)",
)
FIFTH = (
    """CREATE INDEX cards_in_lobby ON cards ((seated > 0 AND updated > created) DESC, created DESC, id)
        WHERE open AND ((status = 'lobby' AND free > 0) OR status = 'playing')""",
    "CREATE INDEX people_by_table ON people (table_id)",
)
SIXTH = (
    """CREATE TABLE programs (
        token TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, owner TEXT NOT NULL,
        created INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX programs_by_owner ON programs (owner)",
)
SEVENTH = (
    """CREATE TABLE standings (
        identity TEXT NOT NULL, game TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (identity, game)
    ) WITHOUT ROWID""",
)
EIGHTH = (
    """CREATE TABLE look_backs (
        table_id TEXT PRIMARY KEY, ending TEXT NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID""",
)
STEPS = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH)
VERSION = len(STEPS)
NAMES_AND_SEALS = STEPS.index(THIRD) + 1
"""The format that compares the shapes of names and knows the tokens that it made."""


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return; it waits that many seconds for other processes."""
    try:
        connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:
            connection.close()
            raise
    except sqlite3.Error as problem:
        raise explained(path, problem) from problem
    return connection


def prepare(path: Path, patience: float) -> None:
    """Makes the file if it is not there, and refuses one that is not ours or that a later version wrote."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Hashes of passwords and the dice of running games are nobody else's business.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as problem:
        raise StoreError(f"{path} cannot be opened: {problem.strerror}") from problem
    connection = connect(path, patience)
    try:
        connection.execute("BEGIN IMMEDIATE")
        make_tables(connection, path)
        connection.execute("COMMIT")
        keep_a_log(connection, patience)
    except sqlite3.Error as problem:
        raise explained(path, problem) from problem
    finally:
        connection.close()


def keep_a_log(connection: sqlite3.Connection, patience: float) -> None:
    """Write-ahead logging. Two processes that switch it on at once do not wait for each other by themselves."""
    until = time.monotonic() + patience
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() >= until:
                raise
            time.sleep(0.01)


def make_tables(connection: sqlite3.Connection, path: Path) -> None:
    """Brings the file to this version's format, all or nothing: the caller's transaction is around it."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or tables):
        raise StoreError(f"{path} is a database, but not one of Questhall")
    if version > VERSION:
        raise StoreError(
            f"{path} was written by a later version of Questhall (format {version}, this one knows {VERSION})"
        )
    if version < VERSION:
        for statement in [statement for step in STEPS[version:] for statement in step]:
            connection.execute(statement)
        if version < NAMES_AND_SEALS:
            secret = new_secret(upgraded=version > 0)
            connection.execute("INSERT INTO secret VALUES (1, ?, ?)", (secret.key, secret.elders_until))
            accounts = connection.execute("SELECT id, name FROM accounts ORDER BY created, id").fetchall()
            shapes = [(shape(name), account) for account, name in accounts]
            connection.executemany("INSERT OR IGNORE INTO shapes VALUES (?, ?)", shapes)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")


REASONS = {
    sqlite3.SQLITE_BUSY: "another program keeps it locked",
    sqlite3.SQLITE_LOCKED: "another program keeps it locked",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_PERM: "it is read-only",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk does not take or give the data",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_NOTADB: "it is not a database",
}


def explained(path: Path, problem: Exception) -> StoreError:
    """What SQLite complains about, in words for whoever runs the house."""
    code = getattr(problem, "sqlite_errorcode", None)
    reason = REASONS.get(code & 0xFF) if code is not None else None
    kind = DamagedError if is_damage(problem) else StoreError
    return kind(f"{path}: {reason} ({problem})" if reason else f"{path}: {problem}")


def is_damage(problem: Exception) -> bool:
    code = getattr(problem, "sqlite_errorcode", None)
    return code is not None and code & 0xFF == sqlite3.SQLITE_CORRUPT
