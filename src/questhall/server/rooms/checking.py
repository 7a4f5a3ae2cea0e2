"""Looking for tables that are damaged on disk. Whatever is found is named; all other tables play on."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from ..logs import log
from ..store.base import DamagedError, Store
from ..tables import events as e
from ..tables.points import story_of
from ..tables.table import TableError
from .loading import Loader

UNREADABLE = (DamagedError, msgspec.MsgspecError, zlib.error, UnicodeError)
"""What is raised where something else is on disk than was written."""


class Damage(Struct, frozen=True):
    """What is wrong with a table: a text key and its words."""

    table: str
    key: str
    words: dict[str, str | int] = {}


async def damages(store: Store, loader: Loader | None = None) -> AsyncIterator[Damage | str]:
    """The id of each table that is sound, or what is wrong with it. With a loader each is also opened, as if
    somebody came."""
    for table in await store.every_table():
        found = await _read_through(store, table)
        if found is None and loader is not None:
            found = await _opened(loader, table)
        yield found or table


async def _read_through(store: Store, table: str) -> Damage | None:
    """Every event and every point of a table."""
    try:
        events = [e.decode(body) for body in await store.events(table)]
        points = await store.points(table)
        story_of(points)
    except UNREADABLE as problem:
        return Damage(table, "unreadable", {"reason": str(problem)})
    begins = bool(events) and isinstance(events[0], e.Created)
    fits = begins and all(point.number <= len(events) for point in points)
    return None if fits else Damage(table, "incomplete")


async def _opened(loader: Loader, table: str) -> Damage | None:
    try:
        loaded = await loader.load(table, 0)
    except UNREADABLE as problem:
        return Damage(table, "unreadable", {"reason": str(problem)})
    except TableError:
        return None  # its game is not installed here, which is no damage
    archive = loaded.table.archive if loaded is not None else None
    if archive is not None and archive.why.key == "table.archive.different":
        return Damage(table, "elsewhere", dict(archive.why.args))
    return None


async def look_for_damage(store: Store) -> None:
    """While the hall is open: no more than half of the time, so that nobody waits for it."""
    began = time.monotonic()
    async for found in damages(store):
        if isinstance(found, Damage):
            log().error("a table is damaged", table=found.table, what=found.key, **found.words)
        await asyncio.sleep(time.monotonic() - began)
        began = time.monotonic()
