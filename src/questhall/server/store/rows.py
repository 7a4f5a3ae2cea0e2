"""What both kinds of database keep in the same way."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from .base import Account, Campaign, DamagedError, Secret, Session, StoreError, TableCard

CARD_COLUMNS = "id, game, status, open, free, created, updated, people, about, host, seated, campaign"
IN_LOBBY = "open AND ((status = 'lobby' AND free > 0) OR status = 'playing')"
REAL_FIRST = "(seated > 0 AND updated > created) DESC, created DESC, id"
STALE = """campaign = '' AND
    ((updated < {empty} AND seated = 0) OR (updated < {old} AND status NOT IN ('lobby', 'playing')))"""
# From one table to the next: there are many more events than tables.
TABLES_OF_EVENTS = """
    WITH RECURSIVE known (id) AS (
        SELECT min(table_id) FROM events
        UNION ALL
        SELECT (SELECT min(table_id) FROM events WHERE table_id > known.id) FROM known WHERE known.id IS NOT NULL
    )
    SELECT id FROM known WHERE id IS NOT NULL"""

YEAR = 365 * 24 * 3600

_decode_people = msgspec.json.Decoder(tuple[str, ...]).decode


def card(row: Sequence[Any]) -> TableCard:
    """A card from its columns."""
    name, game, status, is_open, free, created, updated, people, *rest = row
    return TableCard(name, game, status, bool(is_open), free, created, updated, _decode_people(people), *rest)


def bodies_of(table: str, rows: Sequence[Sequence[Any]], after: int) -> list[bytes]:
    """The bodies of events that come one after the other."""
    if rows and (rows[0][0] != after + 1 or rows[-1][0] != after + len(rows)):
        raise DamagedError(f"table {table} is damaged: some of its events are missing")
    return [row[1] for row in rows]


PROGRAM_COLUMNS = "id, name, owner, created"
CAMPAIGN_COLUMNS = "id, number, game, updated, people, body"


def campaign_of(row: Sequence[Any]) -> Campaign:
    """A campaign from its columns."""
    name, number, game, updated, people, body = row
    return Campaign(name, number, game, updated, _decode_people(people), bytes(body))


def people_text(people: tuple[str, ...]) -> str:
    return msgspec.json.encode(people).decode()


def new_secret(upgraded: bool) -> Secret:
    """In a database that had guests before, their cookies are good for as long as browsers keep them."""
    return Secret(secrets.token_bytes(32), int((time.time() + YEAR) * 1000) if upgraded else 0)


def session_of(rows: Sequence[Sequence[Any]]) -> Session | None:
    """From the account and its name in one text, once for every guest."""
    if not rows:
        return None
    account, _, name = str(rows[0][0]).partition(" ")
    return Session(account, name, tuple([str(row[1]) for row in rows if row[1] is not None]))


def session_text(account: Account) -> str:
    return f"{account.id} {account.name}"


def require_plain(table: str, card: TableCard | None) -> None:
    """Refuses what a database cannot keep as text, before it could spoil the transaction of others."""
    texts = (table,) if card is None else (table, card.id, card.game, card.status, card.about, *card.people)
    if any("\0" in text or not encodable(text) for text in texts):
        raise StoreError("names and texts may not contain a null character or half a character")


def encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
