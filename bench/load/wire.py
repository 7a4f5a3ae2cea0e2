"""A WebSocket client that costs next to nothing, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from time import perf_counter
from typing import cast

Heard = Callable[[bytes, float], None]
"""Called with a message and the moment at which it arrived."""

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"
"""A mask of zeros is a valid one and spares the work."""


class WireError(Exception):
    """The server does not talk to us."""


class Wire(asyncio.Protocol):
    """One connection. Messages from the server are taken whole; none of ours is long."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(WireError("the connection was refused"))

    def data_received(self, data: bytes) -> None:
        arrived = perf_counter()
        data = self._buffer + data if self._buffer else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(WireError(head.decode("latin-1").partition("\r\n")[0]))
                return
            self.open.set_result(None)
        place = 0
        while (frame := _frame(data, place)) is not None:
            kind, start, place = frame
            if kind == TEXT:
                self.heard(data[start:place], arrived)
            elif kind == PING:
                self._write(PONG, data[start:place])
            elif kind == CLOSE:
                self.lost = True
                self.transport.close()
        self._buffer = data[place:]

    def send(self, body: bytes) -> None:
        self._write(TEXT, body)

    def close(self) -> None:
        self.transport.close()

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + body)


def _frame(data: bytes, place: int) -> tuple[int, int, int] | None:
    """Kind, beginning and end of the frame that stands at a place; None if it is not whole yet."""
    if len(data) < place + 2:
        return None
    kind, size, start = data[place] & 15, data[place + 1], place + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[place + 2 : start], "big")
    return (kind, start, start + size) if len(data) >= start + size else None


async def connect(port: int, path: str, cookie: str, heard: Heard) -> Wire:
    """A connection on loopback on which the server has agreed to talk."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    wire.transport.write(head.encode())
    await wire.open
    return wire
