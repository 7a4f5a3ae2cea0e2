"""One line of the report: a server of its own, so many rooms, a while to settle, and then it is measured."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import uvloop

from bench.load.echo import EchoRoom
from bench.load.figures import Figures, Moment, memory
from bench.load.rooms import Room
from bench.load.tables import Table
from tests.server.process import ROOT, ServerProcess, free_port

AT_ONCE = 8
"""Tables that are set up at the same time."""


@dataclass
class Plan:
    """How it is measured."""

    tables: int
    seconds: float
    settle: float
    pause: float
    size: int
    """Bytes that are echoed."""


@dataclass
class Result:
    title: str
    tables: int
    figures: Figures
    before: Moment
    after: Moment
    kilobytes: float
    """That the server holds more than without tables, for each of them."""
    lost: int
    """Connections that did not last."""


def measure(title: str, rooms: Sequence[Room], figures: Figures, plan: Plan, pid: int, metrics: str,
            sit_down: Callable[[Room], Awaitable[None]]) -> Result:  # fmt: skip
    """Sets the rooms up, lets them play, and counts."""
    empty = memory(pid)

    async def life() -> Result:
        gate = asyncio.Semaphore(AT_ONCE)

        async def ready(room: Room) -> None:
            async with gate:
                await sit_down(room)
                room.begin()

        await asyncio.gather(*map(ready, rooms))
        await asyncio.sleep(plan.settle)
        # Nothing here is garbage; looking for some would only make the generator late.
        gc.collect()
        gc.freeze()
        before = await asyncio.to_thread(Moment.now, pid, metrics)
        figures.on = True
        await asyncio.sleep(plan.seconds)
        figures.on = False
        after = await asyncio.to_thread(Moment.now, pid, metrics)
        await asyncio.sleep(1)
        for room in rooms:
            room.settle()
        held = (memory(pid) - empty) / len(rooms)
        lost = sum(screen.wire.lost for room in rooms for screen in room.screens)
        for room in rooms:
            room.close()
        return Result(title, len(rooms), figures, before, after, held, lost)

    result = uvloop.run(life())
    gc.unfreeze()
    return result


def play(plan: Plan, people: int, database: str, errors: Path) -> Result:
    """Tables of Questhall, on its real server."""
    figures, chance = Figures(), Random(plan.tables)
    tables = [Table(figures, Random(chance.random()), plan.pause, people) for _ in range(plan.tables)]
    with ServerProcess(database, errors) as server:
        http = httpx.AsyncClient(base_url=server.url, timeout=120)

        async def sit_down(room: Room) -> None:
            assert isinstance(room, Table)
            await room.sit_down(http, server.port)

        title = "four people" if people > 1 else "a person, three bots"
        return measure(title, tables, figures, plan, server.pid, f"{server.url}/metrics", sit_down)


def echo(plan: Plan) -> Result:
    """As many rooms on a server that only echoes."""
    figures, chance = Figures(), Random(plan.tables)
    rooms = [EchoRoom(figures, Random(chance.random()), plan.pause, plan.size) for _ in range(plan.tables)]
    with echo_server() as (pid, port):

        async def sit_down(room: Room) -> None:
            assert isinstance(room, EchoRoom)
            await room.sit_down(port, f"{id(room):x}")

        return measure("bare echo", rooms, figures, plan, pid, "", sit_down)


@contextmanager
def echo_server() -> Iterator[tuple[int, int]]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.load.echo", "--port", str(port)], cwd=ROOT)
    try:
        wait_for(port)
        yield process.pid, port
    finally:
        process.kill()
        process.wait()


def wait_for(port: int) -> None:
    async def tried() -> None:
        for _ in range(200):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                return
        raise OSError(f"nobody listens on port {port}")

    asyncio.run(tried())


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="questhall-load-") as path:
        yield Path(path)
