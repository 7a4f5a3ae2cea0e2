"""The PostgreSQL database: reaching it, its tables, and what its complaints mean."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]

from .base import StoreError
from .names import shape
from .rows import new_secret

LOCK = 0x51484C31
PATIENCE = 30.0

# Whoever lost the connection for a while finds by `written` and `sender` what others wrote meanwhile.
FIRST = """
    CREATE TABLE questhall_format (version INTEGER NOT NULL);
    CREATE TABLE events (
        table_id TEXT COLLATE "C" NOT NULL, number INTEGER NOT NULL, body BYTEA NOT NULL,
        sender BIGINT NOT NULL, written TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (table_id, number)
    );
    CREATE INDEX events_by_time ON events USING brin (written);
    CREATE TABLE cards (
        id TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, open BOOLEAN NOT NULL,
        free INTEGER NOT NULL, created BIGINT NOT NULL, updated BIGINT NOT NULL, host TEXT COLLATE "C",
        people TEXT NOT NULL, about TEXT NOT NULL
    );
    CREATE INDEX cards_by_age ON cards (created);
    CREATE INDEX cards_by_host ON cards (host, created);
    CREATE TABLE people (
        identity TEXT COLLATE "C" NOT NULL, table_id TEXT COLLATE "C" NOT NULL, PRIMARY KEY (identity, table_id)
    );
    CREATE TABLE accounts (
        key TEXT COLLATE "C" PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
        created BIGINT NOT NULL
    );
    CREATE TABLE sessions (
        token TEXT COLLATE "C" PRIMARY KEY, identity TEXT NOT NULL, expires BIGINT NOT NULL
    );
    CREATE INDEX sessions_by_end ON sessions (expires);
    CREATE TABLE reports (
        id TEXT COLLATE "C" PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, created BIGINT NOT NULL,
        body BYTEA NOT NULL
    );
    CREATE TABLE pulse (id INTEGER PRIMARY KEY CHECK (id = 1), beats BIGINT NOT NULL);
"""
SECOND = """
    CREATE TABLE points (
        table_id TEXT COLLATE "C" NOT NULL, number INTEGER NOT NULL, head BYTEA NOT NULL, history BYTEA NOT NULL,
        state BYTEA NOT NULL, PRIMARY KEY (table_id, number)
    );
    CREATE TABLE packs (digest TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, body BYTEA NOT NULL);
    CREATE TABLE campaigns (
        id TEXT COLLATE "C" PRIMARY KEY, number INTEGER NOT NULL, game TEXT NOT NULL, updated BIGINT NOT NULL,
        people TEXT NOT NULL, body BYTEA NOT NULL
    );
    CREATE TABLE companies (
        identity TEXT COLLATE "C" NOT NULL, campaign_id TEXT COLLATE "C" NOT NULL, PRIMARY KEY (identity, campaign_id)
    );
    CREATE INDEX cards_by_quiet ON cards (status, updated);
"""
THIRD = """
    CREATE TABLE secret (
        id INTEGER PRIMARY KEY CHECK (id = 1), key BYTEA NOT NULL, elders_until BIGINT NOT NULL
    );
    CREATE TABLE shapes (shape TEXT COLLATE "C" PRIMARY KEY, account TEXT NOT NULL);
    CREATE TABLE adopted (
        guest TEXT COLLATE "C" PRIMARY KEY, account TEXT COLLATE "C" NOT NULL, at BIGINT NOT NULL
    );
    CREATE INDEX adopted_by_account ON adopted (account, at);
    CREATE INDEX sessions_by_identity ON sessions (identity COLLATE "C");
"""
FOURTH = """
    ALTER TABLE cards ADD COLUMN seated INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE cards ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
    ALTER TABLE cards ADD COLUMN used BOOLEAN NOT NULL DEFAULT false;
    UPDATE cards SET campaign = coalesce(about::json ->> 'campaign', ''),
        seated = coalesce(json_array_length(about::json -> 'holders'), 1);
    CREATE INDEX cards_by_update ON cards (updated);
"""
FIFTH = """
    CREATE INDEX cards_in_lobby ON cards ((seated > 0 AND updated > created) DESC, created DESC, id)
        WHERE open AND ((status = 'lobby' AND free > 0) OR status = 'playing');
    CREATE INDEX people_by_table ON people (table_id);
"""
SIXTH = """
    CREATE TABLE programs (
        token TEXT COLLATE "C" PRIMARY KEY, id TEXT COLLATE "C" NOT NULL UNIQUE, name TEXT NOT NULL,
        owner TEXT COLLATE "C" NOT NULL, created BIGINT NOT NULL
    );
    CREATE INDEX programs_by_owner ON programs (owner);
"""
SEVENTH = """
    CREATE TABLE standings (
        identity TEXT COLLATE "C" NOT NULL, game TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (identity, game)
    );
"""
EIGHTH = """
    CREATE TABLE look_backs (
        table_id TEXT COLLATE "C" PRIMARY KEY, ending TEXT NOT NULL, body BYTEA NOT NULL
    );
"""
STEPS = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH)
"""What each version of the format adds to the one before. A step that has been published never changes."""
VERSION = len(STEPS)
NAMES_AND_SEALS = STEPS.index(THIRD) + 1
"""The format that compares the shapes of names and knows the tokens that it made."""

DatabaseFaults = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""Everything that the way to a database can raise."""

TooLate: type[Exception] = asyncpg.UniqueViolationError
Entangled: type[Exception] = asyncpg.DeadlockDetectedError


class PostgresConnection(Protocol):
    """What we use of asyncpg's connections."""

    async def execute(self, query: str, *arguments: Any) -> str: ...
    async def fetch(self, query: str, *arguments: Any) -> list[Sequence[Any]]: ...
    async def fetchval(self, query: str, *arguments: Any, timeout: float | None = None) -> Any: ...
    def transaction(self) -> AbstractAsyncContextManager[Any]: ...
    async def add_listener(self, channel: str, callback: Callable[[Any, int, str, str], None]) -> None: ...
    def add_termination_listener(self, callback: Callable[[Any], None]) -> None: ...
    def is_closed(self) -> bool: ...
    def terminate(self) -> None: ...
    async def close(self, *, timeout: float | None = None) -> None: ...


class Pool(Protocol):
    """What we use of asyncpg's pools."""

    async def execute(self, query: str, *arguments: Any) -> str: ...
    async def fetch(self, query: str, *arguments: Any) -> list[Sequence[Any]]: ...
    async def close(self) -> None: ...
    def terminate(self) -> None: ...


# A database may be set up to acknowledge before the disk has it; ours may not.
SETTINGS = {"synchronous_commit": "on", "application_name": "questhall"}


async def connect(url: str) -> PostgresConnection:
    async with trouble_explained():
        connection: PostgresConnection = await asyncpg.connect(
            url, command_timeout=PATIENCE, timeout=PATIENCE, server_settings=SETTINGS
        )
    return connection


async def connect_pool(url: str, most: int) -> Pool:
    async with trouble_explained():
        pool: Pool = await asyncpg.create_pool(
            url, min_size=1, max_size=most, command_timeout=PATIENCE, timeout=PATIENCE, server_settings=SETTINGS
        )
    return pool


async def prepare(connection: PostgresConnection) -> None:
    """Makes the tables if they are not there. Processes that start at the same time wait for each other."""
    async with trouble_explained(), connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if await connection.fetchval("SHOW server_encoding") != "UTF8":
            raise StoreError("the database cannot hold every language: create it with encoding UTF8")
        made = await connection.fetchval("SELECT to_regclass('questhall_format')::text") is not None
        version = await connection.fetchval("SELECT max(version) FROM questhall_format") if made else 0
        if version > VERSION:
            raise StoreError(
                f"the database was written by a later version of Questhall (format {version}, this one knows {VERSION})"
            )
        for step in STEPS[version:]:
            await connection.execute(step)
        if version < NAMES_AND_SEALS:
            secret = new_secret(upgraded=version > 0)
            await connection.execute("INSERT INTO secret VALUES (1, $1, $2)", secret.key, secret.elders_until)
            for account, name in await connection.fetch("SELECT id, name FROM accounts ORDER BY created, id"):
                await connection.execute(
                    "INSERT INTO shapes VALUES ($1, $2) ON CONFLICT DO NOTHING", shape(name), account
                )
        if version < VERSION:
            await connection.execute("INSERT INTO questhall_format VALUES ($1)", VERSION)


@asynccontextmanager
async def trouble_explained() -> AsyncIterator[None]:
    """DatabaseFaults inside becomes a StoreError, in words for whoever runs the house."""
    try:
        yield
    except TooLate:
        raise
    except (*DatabaseFaults, ValueError) as problem:
        raise explained(problem) from problem


def explained(problem: BaseException) -> StoreError:
    reason = str(problem) or "it does not answer in time"
    return StoreError(f"the PostgreSQL database: {reason}")
