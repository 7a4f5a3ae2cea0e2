"""What hostile guests do. Each of them does one thing again and again, as fast as the hall lets it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AGAIN = 0.2
"""Seconds until somebody who was shown out comes again."""
ELSEWHERE = "127.0.0.2"
CALM = 0.05
"""Seconds between two messages that the hall takes for sure."""


async def _at_the_table(host: str, table: str, lang: str, does: Callable[[ClientConnection], Awaitable[None]]) -> None:
    """In, whatever happens; out and in again where it ends."""
    while True:
        with suppress(WebSocketException, OSError, TimeoutError):
            async with connect(f"ws://{host}/ws", max_size=2**26, compression=None, max_queue=None) as socket:
                await _say(socket, type="hello", table=table, lang=lang)
                hearing = asyncio.ensure_future(_hear(socket))
                try:
                    await does(socket)
                finally:
                    hearing.cancel()
        await asyncio.sleep(AGAIN)


async def _hear(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def _say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message), text=True)


async def refresher(host: str, table: str, number: int) -> None:
    """Wants everything again."""

    async def does(socket: ClientConnection) -> None:
        for n in range(1, 1_000_000):
            await _say(socket, type="refresh", id=n, seat=None)
            await asyncio.sleep(CALM)

    await _at_the_table(host, table, "en", does)


async def speaker(host: str, table: str, number: int) -> None:
    """Wants everything in the other language."""

    async def does(socket: ClientConnection) -> None:
        for n in range(1, 1_000_000):
            await _say(socket, type="speak", id=n, lang=("de", "en")[n % 2])
            await asyncio.sleep(CALM)

    await _at_the_table(host, table, "en", does)


async def comer(host: str, table: str, number: int) -> None:
    """Comes and goes."""

    async def does(socket: ClientConnection) -> None:
        await asyncio.sleep(AGAIN)

    await _at_the_table(host, table, ("de", "en")[number % 2], does)


async def flooder(host: str, table: str, number: int) -> None:
    """Says something three hundred times a second."""

    async def does(socket: ClientConnection) -> None:
        for n in range(1, 1_000_000):
            await _say(socket, type="ping", id=n)
            await asyncio.sleep(1 / 300)

    await _at_the_table(host, table, "en", does)


def _elsewhere(host: str) -> httpx.AsyncClient:
    """From another address than the bystander's, who shares no allowance with hostile guests."""
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE, verify=False)
    return httpx.AsyncClient(base_url=f"http://{host}", timeout=60, transport=transport)


async def watcher(host: str, table: str, number: int) -> None:
    """Watches a game again, from another moment each time."""
    async with _elsewhere(host) as http:
        step = number
        while True:
            with suppress(httpx.HTTPError):
                await http.get(f"/api/tables/{table}/replay", params={"from": step % 1000})
            step += 7


async def asker(host: str, table: str, number: int) -> None:
    """Asks for the open tables."""
    async with _elsewhere(host) as http:
        while True:
            with suppress(httpx.HTTPError):
                await http.get("/api/tables")


async def deaf(host: str, table: str, number: int) -> None:
    """Asks for everything again and again, and reads nothing of it."""
    while True:
        with suppress(WebSocketException, OSError, TimeoutError):
            async with connect(f"ws://{host}/ws", max_size=2**26, compression=None, max_queue=1) as socket:
                await _say(socket, type="hello", table=table, lang="en")
                for n in range(1, 1_000_000):
                    await _say(socket, type="refresh", id=n, seat=None)
                    await asyncio.sleep(CALM)
        await asyncio.sleep(AGAIN)
