"""What both kinds of database keep in the same way."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec

from .base import Campaign, StoreError, TableCard

CARD_COLUMNS = "id, game, status, open, free, created, updated, people, about"
IN_LOBBY = "open AND ((status = 'lobby' AND free > 0) OR status = 'playing')"

_decode_people = msgspec.json.Decoder(tuple[str, ...]).decode


def card(row: Sequence[Any]) -> TableCard:
    """A card from its columns."""
    number, game, status, is_open, free, created, updated, people, about = row
    return TableCard(number, game, status, bool(is_open), free, created, updated, _decode_people(people), about)


CAMPAIGN_COLUMNS = "id, number, game, updated, people, body"


def campaign_of(row: Sequence[Any]) -> Campaign:
    """A campaign from its columns."""
    name, number, game, updated, people, body = row
    return Campaign(name, number, game, updated, _decode_people(people), bytes(body))


def people_text(people: tuple[str, ...]) -> str:
    return msgspec.json.encode(people).decode()


def account_key(name: str) -> str:
    """Two names with the same key are the same name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


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
