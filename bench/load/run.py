"""One line of the report: a server of its own, so many rooms, a while to settle, and then it is measured."""

from __future__ import annotations

import asyncio
import gc
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import uvloop

from bench.load.figures import Figures, Moment, memory
from bench.load.games import Line
from bench.load.rooms import Room
from tests.server.process import ServerProcess, free_port
from tests.surroundings import ROOT

AT_ONCE = 8
"""Tables that are set up at the same time."""
WARM_UP = 5.0
"""Seconds of echoing before it is measured."""


@dataclass
class Plan:
    """How it is measured."""

    tables: int
    seconds: float
    settle: float
    pause: float


@dataclass
class Result:
    line: Line
    tables: int
    figures: Figures
    before: Moment
    after: Moment
    kilobytes: int
    """That the server holds."""
    empty: int
    """That it holds without tables."""
    lost: int
    """Connections that did not last."""
    calm: float
    """The load average of the machine before it began; what others did on it."""


@dataclass
class Server:
    pid: int
    port: int
    metrics: str = ""
    """Where it tells how many moves were made."""


def measured(line: Line, plan: Plan, database: str = "") -> Result:
    """Questhall's server writes to the given database, or to a fresh file."""
    calm = os.getloadavg()[0]
    with echo_server() if line.echo else questhall(database) as server:
        return uvloop.run(life(line, plan, server, calm))


async def life(line: Line, plan: Plan, server: Server, calm: float) -> Result:
    """Sets the rooms up, lets them play, and counts."""
    figures, chance = Figures(), Random(plan.tables)
    rooms = [line.make(figures, Random(chance.random()), plan.pause) for _ in range(plan.tables)]
    empty = memory(server.pid)
    await sit_down(rooms, server.port)
    await asyncio.sleep(WARM_UP if line.echo else plan.settle)
    # Nothing here is garbage; looking for some would only make the generator late.
    gc.collect()
    gc.freeze()
    before = await asyncio.to_thread(Moment.now, server.pid, server.metrics)
    figures.on = True
    await asyncio.sleep(plan.seconds)
    figures.on = False
    after = await asyncio.to_thread(Moment.now, server.pid, server.metrics)
    await asyncio.sleep(1)
    for room in rooms:
        room.settle()
    held = memory(server.pid)
    lost = sum(screen.wire.lost for room in rooms for screen in room.screens)
    for room in rooms:
        room.close()
    gc.unfreeze()
    return Result(line, len(rooms), figures, before, after, held, empty, lost, calm)


async def sit_down(rooms: Sequence[Room], port: int) -> None:
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:

        async def ready(room: Room) -> None:
            async with gate:
                await room.sit_down(http, port)
            room.begin()

        await asyncio.gather(*map(ready, rooms))


@contextmanager
def questhall(database: str) -> Iterator[Server]:
    """The real server; what it complains of is shown."""
    with tempfile.TemporaryDirectory(prefix="questhall-load-") as path:
        errors = Path(path) / "errors"
        with ServerProcess(database or f"sqlite:{Path(path) / 'questhall.db'}", errors) as server:
            yield Server(server.pid, server.port, f"{server.office}/metrics")
        problems = errors.read_text(encoding="utf-8")
    if problems:
        print(problems[-3000:], file=sys.stderr)


@contextmanager
def echo_server() -> Iterator[Server]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.load.echo", "--port", str(port)], cwd=ROOT)
    try:
        wait_for(port)
        yield Server(process.pid, port)
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
