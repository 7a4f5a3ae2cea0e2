"""The hall is killed again and again in the middle of play, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from attack.figures import Figure
from attack.halls import hall
from attack.own_postgres import own_postgres
from attack.persistence import Siege


def attack(seconds: float) -> Iterator[Figure]:
    for name in ("SQLite", "PostgreSQL"):
        with ExitStack() as stack:
            if name == "SQLite":
                database = f"sqlite:{Path(stack.enter_context(TemporaryDirectory())) / 'questhall.db'}"
            else:
                database = stack.enter_context(own_postgres()).address
            yield from _killed(name, database, seconds)


def _killed(name: str, database: str, seconds: float) -> Iterator[Figure]:
    chance = Random(12)
    with hall(database) as server:
        siege = Siege([server], chance)

        async def blow() -> float:
            await asyncio.sleep(chance.uniform(0, 0.5))
            server.kill()
            hit = asyncio.get_running_loop().time()
            await asyncio.to_thread(server.start)
            return hit

        siege.stand(seconds, blow)
    for figure in siege.figures(database):
        yield Figure(f"{name}: {figure.what}", figure.value, figure.goal, figure.met)
