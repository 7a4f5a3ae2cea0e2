"""Running the server: one process on one address."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

from ..logs import configure, log
from ..protocol.messages.basics import LONGEST_MESSAGE
from .api.hall import warm_up
from .app import create_app, with_back_office
from .services import Services
from .wire import HttpProtocol, SocketProtocol, WireConfig

STOP_WITHIN = 10
MOST_FILES = 65_536
YOUNG, MIDDLE, OLD = 10_000, 20, 50
"""How seldom garbage is looked for. Tables make none that needs it, and everybody waits while it is looked for."""
SWITCH = 0.0005
"""Seconds after which a busy event loop lets the thread that writes have its turn."""


class Server(uvicorn.Server):
    """Ends quietly on SIGTERM and SIGINT: sockets are closed with 1012 (come again), requests end first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def server(app: ASGIApp, services: Services) -> Server:
    config = WireConfig(
        services.limits,
        services.door,
        app,
        http=HttpProtocol,
        ws=SocketProtocol,
        # Longer messages than we read are still answered; only far longer ones end the connection.
        ws_max_size=4 * LONGEST_MESSAGE,
        # Whose cable was pulled says no goodbye; the others shall see soon that they are gone.
        ws_ping_interval=5,
        ws_ping_timeout=10,
        # Patches are small, and a compressor for every connection takes more memory than a table.
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        # Who forwards something is asked by the door, which knows whose word counts.
        proxy_headers=False,
        lifespan="off",
        timeout_graceful_shutdown=STOP_WITHIN,
    )
    return Server(config)


def allow_many_connections() -> None:
    """Every connection is an open file, and many systems begin with a thousand."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = min(hard, MOST_FILES) if hard != resource.RLIM_INFINITY else MOST_FILES
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def serve(
    services: Services,
    listener: socket.socket,
    level: str = "info",
    ready: Callable[[], None] = lambda: None,
    office: socket.socket | None = None,
) -> None:
    """Until a signal ends it; `ready` is called when the store is open. StoreError if it cannot be opened.

    `office` listens for whoever runs the house.
    """
    configure(level)
    allow_many_connections()
    sys.setswitchinterval(SWITCH)
    app: ASGIApp = create_app(services)
    listeners = [listener]
    if office is not None:
        app = with_back_office(app, services, office.getsockname()[1])
        listeners.append(office)
    running = server(app, services)

    async def life() -> None:
        host, port = listener.getsockname()[:2]
        await services.open()
        try:
            warm_up(services)
            # What is there now stays for ever; looking through it again and again would only cause pauses.
            gc.collect()
            gc.freeze()
            gc.set_threshold(YOUNG, MIDDLE, OLD)
            log().info("listening", host=host, port=port)
            ready()
            await running.serve(listeners)
        finally:
            await services.close()
            log().info("stopped")

    with asyncio.Runner(loop_factory=running.config.get_loop_factory()) as runner:
        runner.run(life())
