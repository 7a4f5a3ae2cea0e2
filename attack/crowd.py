"""Hostile guests, in processes of their own: the clock of whoever is measured beside them stays honest."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import resource
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path

from attack.bystander import Bystander
from attack.figures import Figure, share
from tests.server.process import ServerProcess

Deed = Callable[[str, str, int], Awaitable[None]]
"""What one guest does at a host, with what it is told about it and its number, until it is stopped."""

GOAL = 0.1
"""Seconds that 99 of 100 moves of a bystander take at most, whatever others do."""
SETTLE = 3.0
"""Seconds in which the crowd comes in before anything is measured."""


async def _together(deed: Deed, host: str, about: str, guests: range, here: Event) -> None:
    here.set()
    await asyncio.gather(*[deed(host, about, number) for number in guests], return_exceptions=True)


def _come(deed: Deed, host: str, about: str, guests: range, here: Event) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(_together(deed, host, about, guests, here))


@contextmanager
def crowd(deed: Deed, host: str, guests: int, about: str = "") -> Iterator[None]:
    """So many guests who do the same, until the end of the block."""
    spawn = multiprocessing.get_context("spawn")
    here = spawn.Event()
    process = spawn.Process(target=_come, args=(deed, host, about, range(guests), here), daemon=True)
    process.start()
    try:
        here.wait()
        time.sleep(SETTLE)
        yield
    finally:
        process.kill()
        process.join()


def memory(server: ServerProcess) -> float:
    """Megabytes."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def busy(server: ServerProcess) -> float:
    """Seconds of a processor that the server has used."""
    fields = Path(f"/proc/{server.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def load() -> str:
    return f"{Path('/proc/loadavg').read_text(encoding='ascii').split()[0]}"


def stand_by(host: str, seconds: float) -> Bystander:
    """Somebody plays at another table meanwhile."""
    bystander = Bystander(host, random.Random(1))

    async def life() -> None:
        playing = asyncio.create_task(bystander.play())
        await asyncio.sleep(seconds)
        playing.cancel()

    asyncio.run(life())
    return bystander


def felt(bystander: Bystander, of: str) -> Iterator[Figure]:
    """What a bystander felt of an attack."""
    late = share(bystander.waits, 0.99)
    yield Figure(f"{of}: moves of a bystander", f"{len(bystander.waits):,}")
    yield Figure(f"{of}: p99", f"{late * 1000:.1f} ms", f"{GOAL * 1000:.0f} ms", late < GOAL)
    yield Figure(f"{of}: longest", f"{max(bystander.waits, default=float('nan')) * 1000:.1f} ms")
    yield Figure(f"{of}: connections lost", str(bystander.lost), "0", not bystander.lost)
