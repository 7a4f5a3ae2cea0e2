"""Bytes become requests and messages here, never more of them at a time than the hall can bear."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, NoReturn, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ..telling.words import accepted_languages, fitting_language, server_texts
from ..timing.buckets import TokenBucket
from .api.troubles import TroubleError
from .connection import NOT_WELCOME, SHORT_WAY, UNSENT
from .door import Door, household
from .limits import Crowd, Limits

LINGERING = 5.0
"""Seconds in which a client must have taken the last words."""
HTTP_SLICE, SOCKET_SLICE = 16_384, 1024
"""Bytes that are looked at before it is asked whether they are too much already, or others get their turn."""
FEW, A_MOMENT = 8, 0.005
"""So many come in at once, and the next so many seconds later."""
AFTER_THE_END = 0.05
"""Seconds between two looks at what somebody still says whom nobody hears any more."""
MANY_TIMES = 2
"""So many times as many open lines as conversations may come from one address: a page is fetched over several."""


class WireConfig(uvicorn.Config):
    """With the limits of the house, and who is connected."""

    def __init__(self, limits: Limits, door: Door, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.limits = limits
        self._door = door
        self._crowd = Crowd(MANY_TIMES * limits.connections_per_address)
        self.entrance = Entrance()

    def enter(self, client: tuple[str, int] | None) -> bool:
        """Whether there may be one more line. All who come by a proxy come from one address: that is not counted."""
        return self._by_proxy(client) or self._crowd.enter(_address(client))

    def leave(self, client: tuple[str, int] | None) -> None:
        if not self._by_proxy(client):
            self._crowd.leave(_address(client))

    def _by_proxy(self, client: tuple[str, int] | None) -> bool:
        return self._door.from_proxy({"client": client})


def _address(client: tuple[str, int] | None) -> str:
    return household(client[0]) if client else ""


class Entrance:
    """Lets a few in at a time: two hundred who come at the same moment are not all heard in one go."""

    def __init__(self) -> None:
        self._outside: deque[asyncio.Transport] = deque()

    def enter(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        transport.pause_reading()
        self._outside.append(transport)
        if len(self._outside) == 1:
            loop.call_soon(self._open, loop)

    def _open(self, loop: asyncio.AbstractEventLoop) -> None:
        for _ in range(min(FEW, len(self._outside))):
            transport = self._outside.popleft()
            if not transport.is_closing():
                transport.resume_reading()
        if self._outside:
            loop.call_later(A_MOMENT, self._open, loop)


class TooMuchError(Exception):
    """Ends the reading of a request."""


class HttpProtocol(HttpToolsProtocol):
    """A request has a bounded head and comes within bounded time; its answer is read within bounded time.

    What has come since something was last complete is counted: a head, or what stands around the parts of a body.
    """

    def __init__(self, config: WireConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._limits = config.limits
        self._lines = config
        self._entrance = config.entrance
        self._counted = False
        self._unclear = 0
        self._late: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._wrong = ""
        """Why it is not read to its end, as the code of a trouble."""
        self._refused = False

    # --- coming and going ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self._lines.enter(self.client)
        if not self._counted:
            self._refused = True
            transport.abort()
            return
        self._entrance.enter(transport, self.loop)
        self._must_come_within(self._limits.head_within)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self) -> None:
        """The line is the socket's from here on."""
        self._leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows us, and so neither would go by itself

    def _leave(self) -> None:
        self._came()
        self._was_read()
        if self._counted:
            self._counted = False
            self._lines.leave(self.client)

    # --- what comes --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), HTTP_SLICE):
            if self._refused or self.transport.is_closing():
                return
            part = data[start : start + HTTP_SLICE]
            self._unclear += len(part)
            super().data_received(part)
            if self.transport.get_protocol() is not self:
                # What came behind an upgrade is no request.
                return
            if self._unclear > self._limits.head and not self._refused:
                self._refuse("head-too-long")
        if self._late is None and not self._refused and self._idle:
            self._must_come_within(self._limits.head_within)

    @property
    def _idle(self) -> bool:
        """Whether a request would be welcome; signs between two of them are none yet."""
        return self.cycle is None or self.cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._must_come_within(self._limits.head_within)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.url:
            self._too_much("url-too-long")

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self._limits.pipelined:
            self._too_much("too-many-at-once")
        self._unclear = 0
        self._must_come_within(self._limits.body_within)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unclear = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unclear = 0
        self._came()
        super().on_message_complete()

    def _too_much(self, code: str) -> NoReturn:
        """The parser gives up where this is said, and asks for a refusal."""
        self._wrong = code
        raise TooMuchError(code)

    def send_400_response(self, msg: str) -> None:
        if self._wrong:
            self._refuse(self._wrong)
        else:
            super().send_400_response(msg)

    def _must_come_within(self, seconds: float) -> None:
        self._came()
        self._late = self.loop.call_later(seconds, self._too_late)

    def _came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        if not self._idle and self.cycle.response_started:
            self.transport.abort()
        elif self._idle and not self._unclear:
            self.transport.close()
        else:
            self._refuse("too-late")

    def _refuse(self, code: str) -> None:
        """In the language of whoever asks, as far as that is known by now; then the line is closed."""
        self._refused = True
        self._came()
        headers = dict(self.headers or ())
        wanted = headers.get(b"accept-language", b"").decode("latin-1")
        response = TroubleError(code).response(server_texts(fitting_language(*accepted_languages(wanted))))
        lines = [b"HTTP/1.1 %d -\r\n" % response.status_code]
        lines += [b"%b: %b\r\n" % header for header in response.raw_headers]
        self.transport.write(b"".join([*lines, b"connection: close\r\n\r\n", bytes(response.body)]))
        self.transport.close()
        self.loop.call_later(LINGERING, self.transport.abort)

    # --- what goes -----------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self._limits.read_within, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._was_read()

    def _was_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A client that does not take the last words is not waited for. Messages may take a short way out.

    However much comes at once, it is looked at a little at a time, and only when what came before has been heard.
    """

    def __init__(self, config: WireConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._lines = config
        self._counted = False
        self._rest = b""
        self._going_on = False
        self._frames = TokenBucket(config.limits.frames_per_second, config.limits.burst)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._counted = self._lines.enter(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest = b""
        # Nothing of a connection waits for the garbage to be collected: everybody waits while that is done.
        self.conn.parser.close()
        if self._counted:
            self._counted = False
            self._lines.leave(self.client)

    # --- what comes --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._going_on:
            self._look()

    def _look(self) -> None:
        """A little of what came; the rest when that has been heard."""
        self._going_on = False
        if self._rest and self._heard:
            size = SOCKET_SLICE if self.handshake_initiated else len(self._rest)
            part, self._rest = self._rest[:size], self._rest[size:]
            super().data_received(part)
        if self._rest and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        if self._heard:
            self._go_on()

    @property
    def _heard(self) -> bool:
        """Whether nothing waits to be heard; when all is said, nobody hears it."""
        return self.queue.empty() or self.close_sent

    def _go_on(self) -> None:
        if self._rest:
            if not self._going_on:
                self._going_on = True
                self.loop.call_later(AFTER_THE_END if self.close_sent else 0, self._look)
        elif self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._go_on()
        return message

    def handle_parser_exception(self) -> None:
        """Also where it was no handshake yet."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        if self._may_come():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_come():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_come():
            super().handle_pong(event)

    def _may_come(self) -> bool:
        """Frames that are no message cost work too, and no browser sends many."""
        if self.close_sent:
            return False
        if self._frames.take():
            return True
        self.conn.fail(NOT_WELCOME)
        self.handle_parser_exception()
        self._rest = b""
        self.loop.call_later(LINGERING, self.transport.abort)
        return False

    # --- what goes -----------------------------------------------------------------------------------

    def send_now(self, text: bytes) -> bool:
        """Sends a message without anybody waiting for it; False if the client has to be waited for, or is gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGERING, self.transport.abort)

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, Any]", self.scope.setdefault("extensions", {}))
        extensions[SHORT_WAY] = self.send_now
        extensions[UNSENT] = self.transport.get_write_buffer_size
        await super().run_asgi()
        extensions.clear()
        self.loop.call_later(LINGERING, self.transport.abort)
