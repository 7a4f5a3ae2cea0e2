"""Requests that never end: three thousand that stop in the middle, and heads without a limit."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from selectors import EVENT_READ, DefaultSelector

from attack.crowd import memory
from attack.figures import Figure
from attack.halls import hall
from questhall.server.edge.limits import Limits
from tests.server.process import ServerProcess

REQUESTS = 3000
LARGEST = 800_000_000
MEMORY = 100
"""Megabytes that the hall may grow by."""
GRACE = 15.0
"""Seconds beside the time limit: the machine is busy."""
BEGUN = b"GET /api/hall HTTP/1.1\r\nHost: localhost\r\nX-Never: "


def attack(seconds: float) -> Iterator[Figure]:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with hall() as server:
        before = memory(server)
        yield from _unfinished(server)
        grown = memory(server) - before
        yield Figure("memory beside them", f"{grown:,.0f} MB", f"{MEMORY} MB", grown < MEMORY)
    for what, head in (("a head", BEGUN), ("an address", b"GET /")):
        with hall() as server:
            before = memory(server)
            sent = _endless(server, head)
            grown = memory(server) - before
            yield Figure(f"bytes of {what} that were taken", f"{sent:,}")
            yield Figure(f"memory beside {what} without end", f"{grown:,.0f} MB", f"{MEMORY} MB", grown < MEMORY)


def _unfinished(server: ServerProcess) -> Iterator[Figure]:
    open_lines = DefaultSelector()
    refused = 0
    for _ in range(REQUESTS):
        line = socket.create_connection(("127.0.0.1", server.port))
        try:
            line.sendall(BEGUN)
        except OSError:
            refused += 1
            line.close()
            continue
        open_lines.register(line, EVENT_READ)
    until = time.monotonic() + Limits().head_within + GRACE
    while open_lines.get_map() and time.monotonic() < until:
        for key, _ in open_lines.select(1.0):
            assert isinstance(key.fileobj, socket.socket)
            gone = b""
            with suppress(OSError):
                gone = key.fileobj.recv(4096)
            if not gone:
                open_lines.unregister(key.fileobj)
                key.fileobj.close()
    left = len(open_lines.get_map())
    yield Figure("unfinished requests not let in", f"{refused:,}")
    yield Figure("unfinished requests still open after their time", f"{left:,} of {REQUESTS:,}", "0", not left)


def _endless(server: ServerProcess, head: bytes) -> int:
    """How many bytes the hall takes of it."""
    sent, part = 0, b"x" * 1_000_000
    with socket.create_connection(("127.0.0.1", server.port)) as line, suppress(OSError):
        line.sendall(head)
        while sent < LARGEST:
            sent += line.send(part)
    return sent
