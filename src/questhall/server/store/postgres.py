"""A house of several processes or machines: everything in one PostgreSQL database."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from .appends import closed
from .base import (
    MOST_GUESTS,
    Account,
    Campaign,
    ConflictError,
    Ended,
    Point,
    Program,
    Report,
    Secret,
    Session,
    StaleTable,
    StoreError,
    TableCard,
    TakenError,
    Woken,
)
from .names import elder_key, folded, shape
from .postgres_commits import PostgresCommitter
from .postgres_database import Pool, TooLate, connect, connect_pool, prepare, trouble_explained
from .postgres_ears import CHANNEL, ENDINGS, REMOVED, Ears, ending, note
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

READERS = 4

READ_EVENTS = "SELECT number, body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number"
OPEN_TABLES = f"SELECT {CARD_COLUMNS} FROM cards WHERE {IN_LOBBY} ORDER BY {REAL_FIRST} LIMIT $1"
TABLES_OF = f"""
    SELECT {CARD_COLUMNS} FROM people JOIN cards ON cards.id = people.table_id
    WHERE people.identity = $1 ORDER BY created DESC, id LIMIT $2"""
COUNT_TABLES = "SELECT count(*) FROM cards WHERE host = $1 AND created >= $2 AND status IN ('lobby', 'playing')"
NEW_ACCOUNT = """
    WITH shape AS (INSERT INTO shapes (shape, account) VALUES ($6, $2))
    INSERT INTO accounts (key, id, name, password, created) VALUES ($1, $2, $3, $4, $5)"""
ACCOUNT = "SELECT id, name, password, created FROM accounts WHERE key IN ($1, $2) ORDER BY key = $1 DESC LIMIT 1"
SESSION = """
    SELECT sessions.identity, adopted.guest FROM sessions
    LEFT JOIN adopted ON adopted.account = split_part(sessions.identity, ' ', 1)
    WHERE token = $1 AND expires > $2 ORDER BY adopted.at DESC LIMIT $3"""
DROP_SESSIONS = """
    WITH gone AS (DELETE FROM sessions WHERE identity COLLATE "C" > $1 AND identity COLLATE "C" < $2)
    SELECT pg_notify($3, $4)"""
KNOWS = """
    SELECT (EXISTS (SELECT 1 FROM people WHERE identity = $1) OR EXISTS (SELECT 1 FROM companies WHERE identity = $1))
        AND NOT EXISTS (SELECT 1 FROM accounts WHERE id = $1)"""
PUT_SESSION = """
    INSERT INTO sessions (token, identity, expires) VALUES ($1, $2, $3)
    ON CONFLICT (token) DO UPDATE SET identity = excluded.identity, expires = excluded.expires"""
PUT_STANDING = """
    INSERT INTO standings (identity, game, body) VALUES ($1, $2, $3)
    ON CONFLICT (identity, game) DO UPDATE SET body = excluded.body"""
PUT_LOOK_BACK = """
    INSERT INTO look_backs (table_id, ending, body) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET ending = excluded.ending, body = excluded.body"""
PUT_REPORT = """
    INSERT INTO reports (id, table_id, identity, created, body) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO UPDATE SET table_id = excluded.table_id, identity = excluded.identity,
        created = excluded.created, body = excluded.body"""

NEW_PROGRAM = f"INSERT INTO programs (token, {PROGRAM_COLUMNS}) VALUES ($1, $2, $3, $4, $5)"
PROGRAM = f"SELECT {PROGRAM_COLUMNS} FROM programs WHERE token = $1"
PROGRAMS_OF = f"SELECT {PROGRAM_COLUMNS} FROM programs WHERE owner = ANY($1::text[]) ORDER BY created, id"
DROP_PROGRAM = """
    WITH gone AS (DELETE FROM programs WHERE id = $1)
    SELECT pg_notify($2, $3)"""

READ_POINTS = "SELECT number, head, history, state FROM points WHERE table_id = $1 ORDER BY number"
# A table that was removed in the meantime stays removed.
PUT_POINT = """
    WITH older AS (UPDATE points SET state = ''::bytea WHERE table_id = $1 AND number < $2)
    INSERT INTO points (table_id, number, head, history, state)
    SELECT $1, $2::integer, $3::bytea, $4::bytea, $5::bytea WHERE EXISTS (SELECT 1 FROM events WHERE table_id = $1)
    ON CONFLICT (table_id, number) DO UPDATE SET head = excluded.head, history = excluded.history,
        state = excluded.state"""
QUIET_TABLES = """
    SELECT id FROM cards WHERE status IN ('lobby', 'playing') AND updated < $1 ORDER BY updated LIMIT $2"""
LAST_EVENT = "SELECT body FROM events WHERE table_id = $1 ORDER BY number DESC LIMIT 1"
STALE_TABLES = f"SELECT id, updated FROM cards WHERE {STALE.format(empty='$1', old='$2')} ORDER BY updated LIMIT $3"
UNUSED_TABLES = """
    SELECT id, updated FROM cards WHERE campaign = '' AND NOT used AND updated < $1 ORDER BY updated LIMIT $2"""
SANDBOXES = "SELECT id, updated FROM cards WHERE status = 'sandbox' AND updated < $1 ORDER BY updated LIMIT $2"
TOUCH = "UPDATE cards SET updated = greatest(updated, $1), used = used OR $2 WHERE id = $3"
EVERY_TABLE = f"SELECT id FROM cards UNION ({TABLES_OF_EVENTS}) ORDER BY id"
# Others are told, so that nobody goes on from where the table was.
REMOVE = f"""
    WITH same AS (SELECT 1 WHERE ({LAST_EVENT}) IS NOT DISTINCT FROM $2::bytea),
        no_look_back AS (DELETE FROM look_backs WHERE table_id = $1 AND EXISTS (SELECT 1 FROM same)),
        no_points AS (DELETE FROM points WHERE table_id = $1 AND EXISTS (SELECT 1 FROM same)),
        no_events AS (DELETE FROM events WHERE table_id = $1 AND EXISTS (SELECT 1 FROM same)),
        no_people AS (DELETE FROM people WHERE table_id = $1 AND EXISTS (SELECT 1 FROM same)),
        no_card AS (DELETE FROM cards WHERE id = $1 AND EXISTS (SELECT 1 FROM same))
    SELECT pg_notify($3, $4) FROM same"""
NEW_CAMPAIGN = """
    INSERT INTO campaigns (id, game, number, updated, people, body) VALUES ($1, $2, $3, $4, $5, $6) RETURNING 1"""
CHANGE_CAMPAIGN = """
    UPDATE campaigns SET number = $1, updated = $2, people = $3, body = $4 WHERE id = $5 AND number = $1 - 1
    RETURNING 1"""
COMPANY = """
    INSERT INTO companies (identity, campaign_id) SELECT person, $2 FROM unnest($1::text[]) AS person
    ON CONFLICT DO NOTHING"""
CAMPAIGNS_OF = f"""
    SELECT {CAMPAIGN_COLUMNS} FROM companies JOIN campaigns ON campaigns.id = companies.campaign_id
    WHERE companies.identity = $1 ORDER BY updated DESC, id LIMIT $2"""


class PostgresStore:
    """See base.Store. Appends of one process go to the database together."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._sender = secrets.randbits(62)
        self._listeners: list[Woken] = []
        self._told_of_endings: list[Ended] = []
        self._pool: Pool | None = None
        self._committer: PostgresCommitter | None = None
        self._ears: Ears | None = None
        self._latest = 0

    async def open(self) -> None:
        first = await connect(self.url)
        try:
            await prepare(first)
        finally:
            await first.close()
        self._pool = await connect_pool(self.url, READERS)
        self._ears = Ears(self.url, self._sender, self._wake, self._end)
        try:
            await self._ears.open()
        except StoreError:
            await self.close()
            raise
        self._committer = PostgresCommitter(self.url, self._sender)

    async def close(self) -> None:
        committer, self._committer = self._committer, None
        pool, self._pool = self._pool, None
        ears, self._ears = self._ears, None
        if committer is not None:
            await committer.close()
        if ears is not None:
            await ears.close()
        if pool is not None:
            await pool.close()

    async def append(self, table: str, number: int, bodies: Sequence[bytes], card: TableCard | None = None) -> None:
        if self._committer is None:
            raise closed()
        require_plain(table, card)
        await self._committer.append(table, number, bodies, card)

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        return bodies_of(table, await self._fetch(READ_EVENTS, table, after), after)

    def listen(self, woken: Woken) -> None:
        self._listeners.append(woken)

    def listen_for_endings(self, ended: Ended) -> None:
        self._told_of_endings.append(ended)

    def _end(self, account: str | None) -> None:
        for ended in self._told_of_endings:
            ended(account)

    def _wake(self, table: str, number: int) -> None:
        if number == REMOVED:
            self._forget(table)
        for woken in self._listeners:
            woken(table, number)

    async def open_tables(self, limit: int) -> list[TableCard]:
        return [card(row) for row in await self._fetch(OPEN_TABLES, limit)]

    async def tables_of(self, identity: str, limit: int) -> list[TableCard]:
        return [card(row) for row in await self._fetch(TABLES_OF, identity, limit)]

    async def count_tables(self, identity: str, since: int) -> int:
        return int((await self._fetch(COUNT_TABLES, identity, since))[0][0])

    async def secret(self) -> Secret:
        return Secret(*(await self._fetch("SELECT key, elders_until FROM secret"))[0])

    async def add_account(self, account: Account) -> None:
        row = (folded(account.name), account.id, account.name, account.password, account.created)
        try:
            await self._fetch(NEW_ACCOUNT, *row, shape(account.name))
        except TooLate as taken:
            raise TakenError(account.name) from taken

    async def account(self, name: str) -> Account | None:
        rows = await self._fetch(ACCOUNT, elder_key(name), folded(name))
        return Account(*rows[0]) if rows else None

    async def put_session(self, token: str, account: Account, expires: int) -> None:
        """Sessions that were over when somebody last asked for one go at the same time."""
        await self._fetch("DELETE FROM sessions WHERE expires <= $1", self._latest)
        await self._fetch(PUT_SESSION, token, session_text(account), expires)

    async def session(self, token: str, now: int) -> Session | None:
        self._latest = max(self._latest, now)
        return session_of(await self._fetch(SESSION, token, now, MOST_GUESTS))

    async def drop_session(self, token: str) -> None:
        await self._fetch("DELETE FROM sessions WHERE token = $1", token)

    async def drop_sessions(self, account: str) -> None:
        await self._fetch(DROP_SESSIONS, f"{account} ", f"{account}!", ENDINGS, ending(self._sender, account))

    async def adopt(self, guest: str, account: str, now: int) -> None:
        await self._fetch(
            "INSERT INTO adopted (guest, account, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", guest, account, now
        )

    async def adopted(self, guest: str) -> bool:
        return bool(await self._fetch("SELECT 1 FROM adopted WHERE guest = $1", guest))

    async def knows(self, guest: str) -> bool:
        return bool((await self._fetch(KNOWS, guest))[0][0])

    async def put_program(self, token: str, program: Program) -> None:
        await self._fetch(NEW_PROGRAM, token, program.id, program.name, program.owner, program.created)

    async def program(self, token: str) -> Program | None:
        rows = await self._fetch(PROGRAM, token)
        return Program(*rows[0]) if rows else None

    async def programs_of(self, owners: Sequence[str]) -> list[Program]:
        return [Program(*row) for row in await self._fetch(PROGRAMS_OF, list(owners))]

    async def drop_program(self, program: str) -> None:
        await self._fetch(DROP_PROGRAM, program, ENDINGS, ending(self._sender, program))

    async def standings_of(self, identity: str) -> dict[str, bytes]:
        rows = await self._fetch("SELECT game, body FROM standings WHERE identity = $1", identity)
        return {str(game): bytes(body) for game, body in rows}

    async def put_standing(self, identity: str, game: str, body: bytes) -> None:
        await self._fetch(PUT_STANDING, identity, game, body)

    async def put_look_back(self, table: str, ending: str, body: bytes) -> None:
        await self._fetch(PUT_LOOK_BACK, table, ending, body)

    async def look_back(self, table: str, ending: str) -> bytes | None:
        rows = await self._fetch("SELECT body FROM look_backs WHERE table_id = $1 AND ending = $2", table, ending)
        return bytes(rows[0][0]) if rows else None

    async def put_report(self, report: Report) -> None:
        await self._fetch(PUT_REPORT, report.id, report.table, report.identity, report.created, report.body)

    async def report(self, report: str) -> Report | None:
        rows = await self._fetch("SELECT id, table_id, identity, created, body FROM reports WHERE id = $1", report)
        return Report(*rows[0]) if rows else None

    async def put_point(self, table: str, point: Point) -> None:
        await self._fetch(PUT_POINT, table, point.number, point.head, point.history, point.state)

    async def points(self, table: str) -> list[Point]:
        return [Point(*row) for row in await self._fetch(READ_POINTS, table)]

    async def put_pack(self, digest: str, game: str, body: bytes) -> None:
        await self._fetch(
            "INSERT INTO packs (digest, game, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", digest, game, body
        )

    async def pack(self, digest: str) -> bytes | None:
        rows = await self._fetch("SELECT body FROM packs WHERE digest >= $1 AND digest < $2", digest, digest + "g")
        return bytes(rows[0][0]) if rows else None

    async def quiet_tables(self, before: int, limit: int) -> list[str]:
        return [str(row[0]) for row in await self._fetch(QUIET_TABLES, before, limit)]

    async def last_event(self, table: str) -> bytes | None:
        rows = await self._fetch(LAST_EVENT, table)
        return bytes(rows[0][0]) if rows else None

    async def stale_tables(self, empty: int, old: int, limit: int) -> list[StaleTable]:
        return [StaleTable(*row) for row in await self._fetch(STALE_TABLES, empty, old, limit)]

    async def unused_tables(self, before: int, limit: int) -> list[StaleTable]:
        return [StaleTable(*row) for row in await self._fetch(UNUSED_TABLES, before, limit)]

    async def sandboxes(self, before: int, limit: int) -> list[StaleTable]:
        return [StaleTable(*row) for row in await self._fetch(SANDBOXES, before, limit)]

    async def touch_table(self, table: str, updated: int, used: bool = False) -> None:
        await self._fetch(TOUCH, updated, used, table)

    async def remove_table(self, table: str, last: bytes | None) -> None:
        self._forget(table)
        await self._fetch(REMOVE, table, last, CHANNEL, note(self._sender, table, REMOVED))

    def _forget(self, table: str) -> None:
        """Whoever writes there next looks how far it is."""
        if self._committer is not None:
            self._committer.last.pop(table, None)

    async def put_campaign(self, campaign: Campaign) -> None:
        people = people_text(campaign.people)
        try:
            if campaign.number == 1:
                rows = await self._fetch(
                    NEW_CAMPAIGN, campaign.id, campaign.game, 1, campaign.updated, people, campaign.body
                )
            else:
                rows = await self._fetch(
                    CHANGE_CAMPAIGN, campaign.number, campaign.updated, people, campaign.body, campaign.id
                )
        except TooLate as late:
            raise ConflictError(f"campaign {campaign.id} is there already") from late
        if not rows:
            raise ConflictError(f"campaign {campaign.id} has gone on meanwhile")
        await self._fetch(COMPANY, list(campaign.people), campaign.id)

    async def campaign(self, campaign: str) -> Campaign | None:
        rows = await self._fetch(f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE id = $1", campaign)
        return campaign_of(rows[0]) if rows else None

    async def campaigns_of(self, identity: str, limit: int) -> list[Campaign]:
        return [campaign_of(row) for row in await self._fetch(CAMPAIGNS_OF, identity, limit)]

    async def every_table(self) -> list[str]:
        return [str(row[0]) for row in await self._fetch(EVERY_TABLE)]

    async def faults(self) -> list[str]:
        """PostgreSQL has tools of its own for that."""
        return []

    async def check(self) -> None:
        await self._fetch("INSERT INTO pulse VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET beats = pulse.beats + 1")

    async def _fetch(self, query: str, *arguments: Any) -> list[Sequence[Any]]:
        """Each statement is a transaction of its own."""
        if self._pool is None:
            raise closed()
        async with trouble_explained():
            return await self._pool.fetch(query, *arguments)
