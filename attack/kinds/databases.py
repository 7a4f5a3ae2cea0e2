"""What happens to the database happens: killed and started again, connections cut, away for a while; and one of two
halls on it is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

from attack.figures import Figure
from attack.halls import hall
from attack.own_postgres import OwnPostgres, own_postgres
from attack.persistence import Siege
from tests.server.process import ServerProcess

AWAY = 60.0
"""Seconds for which the database is gone, once."""
MOVED_OVER_WITHIN = 5.0


def attack(seconds: float) -> Iterator[Figure]:
    chance = Random(13)
    with own_postgres() as database:
        with hall(database.address, complains=True) as server:
            siege = Siege([server], chance)
            _blows(siege, database, chance, seconds)
        yield from _named("database killed and cut off", siege.figures(database.address))
    with own_postgres() as database, hall(database.address) as one, hall(database.address) as other:
        siege = Siege([one, other], chance)
        _one_of_two(siege, (one, other), chance, seconds)
        yield from _named("one of two halls killed", siege.figures(database.address))
        longest = max(siege.waits, default=0.0)
        met = longest <= MOVED_OVER_WITHIN
        yield Figure("people moved over, longest", f"{longest:.1f} s", f"{MOVED_OVER_WITHIN:.0f} s", met)


def _blows(siege: Siege, database: OwnPostgres, chance: Random, seconds: float) -> None:
    away = iter([AWAY if seconds >= AWAY else seconds / 3])

    async def blow() -> float:
        await asyncio.sleep(chance.uniform(0, 0.5))
        hit = asyncio.get_running_loop().time()
        if chance.random() < 0.5:
            await asyncio.to_thread(database.cut_off)
        else:
            await asyncio.to_thread(database.kill)
            await asyncio.sleep(next(away, 0.0))
            # Not in another thread: the database ends with the thread that started it.
            database.start()
        return hit

    siege.stand(seconds, blow)


def _one_of_two(siege: Siege, halls: tuple[ServerProcess, ServerProcess], chance: Random, seconds: float) -> None:
    killed: list[ServerProcess] = []

    async def blow() -> float:
        if killed:
            await asyncio.to_thread(killed.pop().start)
        await asyncio.sleep(chance.uniform(0.5, 1.5))
        victim = chance.choice(halls)
        victim.kill()
        killed.append(victim)
        return asyncio.get_running_loop().time()

    siege.stand(seconds, blow)


def _named(name: str, figures: Iterator[Figure]) -> Iterator[Figure]:
    for figure in figures:
        yield Figure(f"{name}: {figure.what}", figure.value, figure.goal, figure.met)
