"""Tables that are laid for a test: a game with a known seed, played up to the moment that matters.

Such a table is written to the database of the running server as the server itself writes a fork.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from questhall.kernel import notation
from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Dealt, Match
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.store.base import Store
from questhall.server.store.opening import open_store
from questhall.server.tables import events as e
from questhall.server.tables.listing import card_of
from questhall.server.tables.table import Table
from tests.browser.person import Person

T = TypeVar("T")
Moves = tuple[tuple[int, str, int | None], ...]


def written(match: Match) -> Moves:
    return tuple((move.seat, notation.write(move.answer), move.at) for move in match.moves)


def put(
    database: str,
    game: AnyGame,
    settings: Settings,
    seed: int,
    moves: Moves,
    seats: Mapping[int, Person],
    bots: Mapping[int, str],
    pace: int = 0,
    dealt: Dealt | None = None,
) -> str:
    """Writes a running table; its id. Where neither a person nor a bot is named nobody sits.

    `dealt`: it does not begin at the beginning.
    """
    now = int(time.time() * 1000)
    host = next(iter(seats.values())).identity
    options = TableOptions(pace=pace)
    events: list[e.AnyTableEvent] = [
        e.Created(now, game.name, msgspec.to_builtins(settings), options, seed, host, moves, dealt=dealt)
    ]
    for seat in game.seats(settings):
        if seat in seats:
            events.append(e.Claimed(now, seat, seats[seat].identity, seats[seat].name))
        elif seat in bots:
            events.append(e.BotSat(now, seat, bots[seat]))
    events.append(e.Started(now))
    table = secrets.token_hex(8)

    async def write(store: Store) -> None:
        await store.append(table, 1, [e.encode(event) for event in events], card_of(Table.load(table, events)))

    _with_store(database, write)
    return table


def said(database: str, table: str) -> list[tuple[int, str]]:
    """Everything that was answered at a table since it was laid: seat and notation."""

    async def read(store: Store) -> list[bytes]:
        return await store.events(table)

    events = [e.decode(body) for body in _with_store(database, read)]
    return [(event.seat, event.answer) for event in events if isinstance(event, e.Answered)]


def _with_store(database: str, deed: Callable[[Store], Awaitable[T]]) -> T:
    async def do() -> T:
        store = open_store(database)
        await store.open()
        try:
            return await deed(store)
        finally:
            await store.close()

    # In this thread the loop of the browser is running already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, do()).result()
