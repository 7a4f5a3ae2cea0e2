"""Group commit for PostgreSQL: what waits to be written goes there in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from .appends import MOST_AT_ONCE, Append, Batch, Outcomes, fitting, settle
from .base import StoreError, TableCard
from .postgres_database import Entangled, PostgresConnection, TooLate, connect, explained
from .postgres_ears import CHANNEL, note

LAST_NUMBERS = """
    SELECT wanted, coalesce(
        (SELECT number FROM events WHERE table_id = wanted ORDER BY number DESC LIMIT 1), 0)
    FROM unnest($1::text[]) AS wanted"""
WRITE_EVENTS = """
    WITH written AS (
        INSERT INTO events (table_id, number, body, sender)
        SELECT *, $4::bigint FROM unnest($1::text[], $2::integer[], $3::bytea[])
    )
    SELECT pg_notify($5, told) FROM unnest($6::text[]) AS told"""
WRITE_CARDS = """
    INSERT INTO cards (id, game, status, open, free, created, updated, people, about, host, seated, campaign)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::integer[], $6::bigint[], $7::bigint[],
        $8::text[], $9::text[], $10::text[], $11::integer[], $12::text[])
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, open = excluded.open, free = excluded.free,
        updated = excluded.updated, people = excluded.people, about = excluded.about, host = excluded.host,
        seated = excluded.seated"""
WRITE_PEOPLE = """
    INSERT INTO people (identity, table_id) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING"""

MOST_TRIES = 20
MOST_REMEMBERED = 50_000


class PostgresCommitter:
    """The one task that writes."""

    def __init__(self, url: str, sender: int) -> None:
        self.url = url
        self.sender = sender
        self.waiting: list[Append] = []
        self.work = asyncio.Event()
        self.closing = False
        self.last: dict[str, int] = {}
        """How far we have written; others may have gone on from there."""
        self.connection: PostgresConnection | None = None
        self.task = asyncio.create_task(self.run())

    def append(self, table: str, number: int, bodies: Sequence[bytes], card: TableCard | None) -> asyncio.Future[Any]:
        done = asyncio.get_running_loop().create_future()
        self.waiting.append(Append(done, table, number, bodies, card))
        self.work.set()
        return done

    async def close(self) -> None:
        """After everything that waits is written."""
        self.closing = True
        self.work.set()
        await self.task

    async def run(self) -> None:
        while self.waiting or not self.closing:
            await self.work.wait()
            self.work.clear()
            while self.waiting:
                appends, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                settle(await self.commit(appends))
        if self.connection is not None:
            await self.connection.close()

    async def commit(self, appends: list[Append]) -> Outcomes:
        """One transaction. If it does not reach the disk, nothing in it is acknowledged."""
        try:
            if self.connection is None or self.connection.is_closed():
                self.connection = await connect(self.url)
            for _ in range(MOST_TRIES):
                try:
                    return await self.write(self.connection, appends)
                except (TooLate, Entangled):
                    # Another process wrote since we looked: the next look sees it.
                    self.last.clear()
            raise StoreError("the PostgreSQL database: other processes write to these tables all the time")
        except Exception as problem:
            # Whatever it was, nobody may be left waiting.
            if self.connection is not None:
                self.connection.terminate()
            failure = problem if isinstance(problem, StoreError) else explained(problem)
            return [(append.done, StoreError(str(failure))) for append in appends]

    async def write(self, connection: PostgresConnection, appends: list[Append]) -> Outcomes:
        batch = self.continuing(appends)
        if batch is not None:
            await self.write_events(connection, batch)
        else:
            async with connection.transaction():
                tables = list({append.table for append in appends})
                numbers = {row[0]: row[1] for row in await connection.fetch(LAST_NUMBERS, tables)}
                batch = fitting(appends, numbers)
                if batch.rows:
                    await self.write_events(connection, batch)
                if batch.cards:
                    await write_cards(connection, batch)
        if len(self.last) > MOST_REMEMBERED:
            self.last.clear()
        self.last |= batch.last
        return batch.outcomes

    def continuing(self, appends: list[Append]) -> Batch | None:
        """If all of it goes on from what we wrote ourselves, there is nothing to look up and one statement is enough.

        If somebody else went on before us, the database refuses it.
        """
        if not all(append.table in self.last and append.bodies and append.card is None for append in appends):
            return None
        batch = fitting(appends, self.last)
        return batch if all(problem is None for _, problem in batch.outcomes) else None

    async def write_events(self, connection: PostgresConnection, batch: Batch) -> None:
        # All processes write in the same order, so that none waits for another that waits for it.
        tables, numbers, bodies = zip(*sorted(batch.rows), strict=True)
        told = [note(self.sender, table, number) for table, number in batch.last.items()]
        await connection.execute(WRITE_EVENTS, tables, numbers, bodies, self.sender, CHANNEL, told)


async def write_cards(connection: PostgresConnection, batch: Batch) -> None:
    cards = [card for _, card in sorted(batch.cards.items())]
    columns = zip(*(
        (card.id, card.game, card.status, card.open, card.free, card.created, card.updated,
         msgspec.json.encode(card.people).decode(), card.about, card.host, card.seated, card.campaign)
        for card in cards
    ), strict=True)  # fmt: skip
    await connection.execute(WRITE_CARDS, *columns)
    sitting = sorted((person, card.id) for card in cards for person in card.people)
    await connection.execute(WRITE_PEOPLE, [person for person, _ in sitting], [table for _, table in sitting])
