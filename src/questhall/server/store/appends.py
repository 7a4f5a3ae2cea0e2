"""What waits to be written, and which of it fits."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from .base import ConflictError, StoreError, TableCard

MOST_AT_ONCE = 2000
"""How many appends go into one transaction."""

Outcomes = list[tuple["asyncio.Future[Any]", Exception | None]]
"""Who waits for what was written, and what went wrong."""


class Append(Struct, eq=False):
    """Events of one table that wait to be written."""

    done: asyncio.Future[Any]
    table: str
    number: int
    bodies: Sequence[bytes]
    card: TableCard | None


class Batch(Struct):
    """What one transaction writes."""

    rows: list[tuple[str, int, bytes]] = field(default_factory=list)
    cards: dict[str, TableCard] = field(default_factory=dict)
    last: dict[str, int] = field(default_factory=dict)
    """How far the tables are that this batch writes to."""
    outcomes: Outcomes = field(default_factory=list)


def fitting(appends: Sequence[Append], numbers: Mapping[str, int]) -> Batch:
    """The appends that come next at their tables, in order; the others learn that somebody was faster.

    `numbers` says how many events the tables have.
    """
    batch = Batch()
    for append in appends:
        last = batch.last.get(append.table, numbers.get(append.table, 0))
        if append.number != last + 1:
            batch.outcomes.append((append.done, conflict(append, last)))
            continue
        batch.rows += [(append.table, number, body) for number, body in enumerate(append.bodies, append.number)]
        batch.last[append.table] = last + len(append.bodies)
        if append.card is not None:
            batch.cards[append.card.id] = append.card
        batch.outcomes.append((append.done, None))
    return batch


def conflict(append: Append, last: int) -> ConflictError:
    return ConflictError(f"table {append.table} has {last} events, so number {append.number} does not come next")


def closed() -> StoreError:
    return StoreError("the store is closed")


def settle(outcomes: Outcomes) -> None:
    """Tells those who wait; who has gone away in the meantime is not told."""
    for future, problem in outcomes:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
