"""What a message costs of what a connection may say: most cost as much as a move, some set off far more work.

And what a request costs of what an address may ask.
"""

from __future__ import annotations

from typing import Any

from ..protocol.messages import client as m

PRICES: dict[type[Any], int] = {
    # Everything is told again.
    m.Refresh: 5,
    m.Speak: 5,
    m.Watch: 10,
    # Much is reckoned.
    m.Why: 2,
    m.Try: 2,
    m.Suggest: 4,
    m.Undo: 4,
    m.Redo: 2,
    # Everybody at the table hears of it, and the disk writes.
    m.Say: 3,
    m.Arrange: 3,
    m.GiveSeat: 3,
    m.OpenLink: 3,
    m.Rematch: 10,
}


FILE, QUESTION = 1, 5
"""A file lies ready; whatever else is asked for is made."""


def price(message: m.ClientMessage) -> int:
    return PRICES.get(type(message), 1)


def price_of_request(path: str) -> int:
    """Files have an ending, and nothing else has one but a part of the API."""
    return FILE if "." in path.rpartition("/")[2] and not path.startswith("/api/") else QUESTION
