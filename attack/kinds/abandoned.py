"""Fifty thousand tables that somebody has made and left: what the lobby and a start take, and whether they go."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx

from attack.crowd import felt, load, memory, stand_by
from attack.figures import Figure, share
from attack.kinds.memory import RushedServer
from attack.many_tables import make
from attack.rushed_hall import EMPTY_AFTER
from questhall.commands.serving import HOUR
from tests.server.process import ServerProcess

TABLES = 50_000
LISTS = 200
LIST_GOAL = 0.05
"""Seconds that 99 of 100 lists of the lobby take at most."""
START_GOAL = 1.0
"""Seconds that a start may take longer than on an empty file."""
GONE_WITHIN = 600.0
MADE_AGAIN = 2_000


def attack(seconds: float) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="questhall-attack-") as folder:
        path = Path(folder) / "questhall.db"
        server = ServerProcess(f"sqlite:{path}", Path(folder) / "errors")
        empty = _started(server)
        server.kill()
        asyncio.run(make(path, TABLES, EMPTY_AFTER + HOUR))
        yield Figure("tables made and left", f"{TABLES:,}")
        yield Figure("the file with them", f"{_size(path):.0f} MB")
        full = _started(server)
        more = full - empty
        yield Figure("start on an empty file", f"{empty:.1f} s (load {load()})")
        yield Figure("start with them", f"{full:.1f} s", f"{START_GOAL:.0f} s more", more < START_GOAL)
        yield from _listed(server)
        yield Figure("memory with them", f"{memory(server):.0f} MB")
        server.kill()
        yield from _removed(RushedServer(f"sqlite:{path}", Path(folder) / "errors"), path, seconds)
        yield from _reused(path)


def _started(server: ServerProcess) -> float:
    began = time.perf_counter()
    server.start()
    return time.perf_counter() - began


def _size(path: Path) -> float:
    """Megabytes."""
    return path.stat().st_size / 1e6


def _listed(server: ServerProcess) -> Iterator[Figure]:
    waits = []
    with httpx.Client(base_url=server.url, timeout=60) as http:
        for _ in range(LISTS):
            began = time.perf_counter()
            http.get("/api/tables").raise_for_status()
            waits.append(time.perf_counter() - began)
    late = share(waits, 0.99)
    yield Figure("the lobby's list, p50", f"{share(waits, 0.5) * 1000:.1f} ms")
    yield Figure("the lobby's list, p99", f"{late * 1000:.1f} ms", f"{LIST_GOAL * 1000:.0f} ms", late < LIST_GOAL)


def _removed(server: ServerProcess, path: Path, seconds: float) -> Iterator[Figure]:
    """All of them go, while somebody plays. A hall in a hurry begins at once instead of after a minute."""
    with server, closing(sqlite3.connect(path, timeout=60)) as database:
        began = time.monotonic()
        bystander = stand_by(server.host, seconds)
        while _left(database) and time.monotonic() - began < GONE_WITHIN:
            time.sleep(0.5)
        took, left = time.monotonic() - began, _left(database)
        yield Figure("tables that stay", f"{left:,}", "0", not left)
        yield Figure("until they were removed", f"{took:.0f} s (load {load()})", f"{GONE_WITHIN:.0f} s", not left)
        yield from felt(bystander, "while they are removed")


def _left(database: sqlite3.Connection) -> int:
    """Whatever is kept of any of them."""
    kept = (("events", "table_id"), ("points", "table_id"), ("people", "table_id"), ("cards", "id"))
    found = [database.execute(f"SELECT count(*) FROM {name} WHERE {key} LIKE 'copy%'").fetchone() for name, key in kept]
    return sum(number for [number] in found)


def _reused(path: Path) -> Iterator[Figure]:
    """What they took is there for others."""
    with closing(sqlite3.connect(path)) as database:
        [page], [free] = (database.execute(f"PRAGMA {name}").fetchone() for name in ("page_size", "freelist_count"))
    size = _size(path)
    yield Figure("the file afterwards", f"{size:.0f} MB, {free * page / 1e6:.0f} MB of it free")
    asyncio.run(make(path, MADE_AGAIN, 0))
    grown = _size(path) - size
    yield Figure(f"it grows by {MADE_AGAIN:,} new ones", f"{grown:.1f} MB", "0 MB", grown < 0.1)
