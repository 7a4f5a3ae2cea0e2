"""Cards and other things to put into a store."""

from __future__ import annotations

from typing import Any

from questhall.server.store.base import Account, TableCard


def a_card(table: str = "t1", **changes: Any) -> TableCard:
    values: dict[str, Any] = {
        "id": table, "game": "chess", "status": "lobby", "open": True, "free": 2, "created": 1000,
        "updated": 1000, "people": ("guest:anna",), "host": "guest:anna", "about": '{"seats": ["Anna", "Größe ☃"]}',
    }  # fmt: skip
    return TableCard(**(values | changes))


def an_account(name: str, number: int = 1) -> Account:
    return Account(f"account:{number}", name, "$argon2id$v=19$hash", 5000)
