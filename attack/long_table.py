"""A table at which thousands of moves were made, so that everything about it is long."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from attack.halls import hall_of
from attack.pulse import MeasuredProcess
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.store.sqlite import SqliteStore
from questhall.server.tables import decisions
from questhall.server.tables import events as e
from questhall.server.tables.listing import card_of
from questhall.server.tables.table import Table
from tests.server.any_game import ANY, seats_for
from tests.server.tables import START

LONG = "1" * 16
"""The id of the table."""
MOVES = 3000


def _events() -> tuple[list[e.AnyTableEvent], Table]:
    """Everybody always takes the first answer there is: so nothing is ever decided."""
    heroes = ANY.company.heroes[1]
    events: list[e.AnyTableEvent] = [e.Created(START, ANY.name, {"heroes": heroes}, TableOptions(), 5, "nobody")]
    events += [e.Claimed(START, seat, f"nobody{seat}") for seat in seats_for(heroes)]
    events.append(e.Started(START))
    table = Table.load(LONG, events)
    while len(table.playing.moves) < MOVES:
        seat = table.state.asks[0].seat
        played = decisions.play(table, seat, table.state.options(seat)[0], table.playing.ticket(seat), START)
        assert isinstance(played, decisions.Played), played
        table.apply(played.event, played.prepared)
        events.append(played.event)
    return events, table


async def _write(path: Path) -> None:
    events, table = _events()
    store = SqliteStore(path)
    await store.open()
    await store.append(LONG, 1, [e.encode(event) for event in events], card_of(table))
    await store.close()


@contextmanager
def hall_with_a_long_table() -> Iterator[MeasuredProcess]:
    with tempfile.TemporaryDirectory(prefix="questhall-long-") as folder:
        path = Path(folder) / "questhall.db"
        asyncio.run(_write(path))
        with hall_of(MeasuredProcess, f"sqlite:{path}") as server:
            yield server
