"""One browser or program at the other end of a WebSocket."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..logs import log
from ..protocol.decoding import request_id, wrong
from ..protocol.messages.basics import LONGEST_MESSAGE, PROTOCOL
from ..protocol.messages.client import ClientMessage, Command, Hello, MoveMade
from ..protocol.messages.server import FromServer, Problem, Refused
from ..rooms.room import Room
from ..store.base import DamagedError, StoreError
from ..telling.words import accepted_languages, fitting_language, server_texts
from ..timing.buckets import TokenBucket
from .backlog import Backlog
from .door import household
from .identity import GUEST, YEAR, BadTokenError, Person, recognise, set_cookie
from .limits import Limits
from .metrics import Metrics
from .prices import price
from .services import Services

NORMAL, NOT_WELCOME, TOO_SLOW, TOO_MANY = 1000, 1008, 1013, 1013
"""Codes of closing. Not welcome: no hello, or too many refused messages. Too slow: the client does not read.
Too many: its address has enough connections."""

SHORT_WAY = "questhall.send"
"""Where a server offers it, a function that sends a text at once, or says that it cannot."""

UNSENT = "questhall.unsent"
"""Where a server offers it, a function that tells how many bytes it holds for a client."""

LARGE = 65_536
"""Bytes; a server may hold a larger message for a client that is slow."""

LONGEST_WAIT = 0.1

LAST_WORDS = 5.0
"""Seconds in which what still waits must be taken."""

Code = Literal[
    "malformed", "unknown-type", "too-long", "too-many", "no-table", "hello-first", "wrong-protocol", "bad-token",
    "server",
]  # fmt: skip

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_refusal_decoder: msgspec.json.Decoder[Refused | Problem] = msgspec.json.Decoder(Refused | Problem)
_encoder = msgspec.json.Encoder()


REFUSALS = (b'{"type":"refused"', b'{"type":"problem"')
"""How the messages begin that say no; the room sends them too."""


def _refusal(body: bytes) -> str:
    """What is said no to, by its key."""
    message = _refusal_decoder.decode(body)
    return message.reason.key if isinstance(message, Refused) else message.code


def _number(message: ClientMessage) -> int | None:
    """By which the reply to a message is known."""
    return message.id if isinstance(message, Command) else None


def _nothing() -> None:
    """Nobody waits for a drop yet."""


def _never(text: bytes) -> bool:
    """There is no short way."""
    return False


def _none() -> int:
    """Nothing is held."""
    return 0


class Connection:
    """What a room knows of it, and a bounded queue of what is still to be sent."""

    def __init__(
        self,
        socket: WebSocket,
        person: Person,
        lang: str,
        address: str,
        limits: Limits,
        metrics: Metrics,
        backlog: Backlog,
        send_now: Callable[[bytes], bool] = _never,
        unsent: Callable[[], int] = _none,
    ) -> None:
        self.identities = person.identities
        self.name = person.program
        self.lang = lang
        self.address = address
        self._socket = socket
        self._limits = limits
        self._metrics = metrics
        self._backlog = backlog
        self._send_now = send_now
        self._unsent = unsent
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._under_way = False
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self.dropped: Callable[[], None] = _nothing
        """Called when the client is too slow to be waited for."""

    def send(self, body: bytes) -> None:
        """At once, or behind what waits already. Whoever lets too much pile up is dropped."""
        if self._closing is not None:
            return
        if body.startswith(REFUSALS):
            self._metrics.refused(_refusal(body))
        if not self._waiting and not self._under_way and self._send_now(body):
            if len(body) > LARGE:
                self._backlog.grew(self, len(body))
            return
        self._waiting.append(body)
        self._bytes += len(body)
        if len(self._waiting) > self._limits.unread_messages or self._bytes > self._limits.unread_bytes:
            self.drop()
        else:
            self._backlog.grew(self, len(body))
        self._wake.set()

    @property
    def unread(self) -> int:
        return self._bytes + self._unsent()

    def drop(self) -> None:
        self._waiting.clear()
        self._bytes = 0
        self.close(TOO_SLOW)
        self.dropped()

    def tell(self, message: FromServer) -> None:
        self.send(_encoder.encode(message))

    def problem(self, code: Code, text: str, place: str = "", number: int | None = None) -> None:
        self.tell(Problem(code, text, place, number))

    def close(self, code: int) -> None:
        """After what still waits."""
        if self._closing is None:
            self._closing = code
            self._wake.set()

    @property
    def closing(self) -> bool:
        return self._closing is not None

    async def write(self) -> None:
        """Sends what waits, until the connection is closed."""
        while True:
            while self._waiting:
                body = self._waiting.popleft()
                self._bytes -= len(body)
                self._under_way = True
                await self._socket.send({"type": "websocket.send", "text": body.decode()})
                self._under_way = False
            if self._closing is not None:
                await self._socket.close(self._closing)
                return
            self._wake.clear()
            await self._wake.wait()


async def serve_connection(services: Services, socket: WebSocket) -> None:
    """A connection from its first message to its end."""
    if not services.door.same_site(socket.headers, socket.url.scheme):
        log().warning("origin refused", origin=socket.headers.get("origin", ""))
        await socket.close()
        return
    person = await _person(services, socket)
    headers = []
    if person.cookie:
        cookie = set_cookie(GUEST, person.cookie, YEAR, HTTPConnection(socket.scope).url.scheme == "wss")
        headers.append((b"set-cookie", cookie.encode()))
    await socket.accept(headers=headers)
    lang = fitting_language(*accepted_languages(socket.headers.get("accept-language", "")))
    send_now = socket.scope.get("extensions", {}).get(SHORT_WAY, _never)
    unsent = socket.scope.get("extensions", {}).get(UNSENT, _none)
    address = household(socket.client.host if socket.client else "")
    connection = Connection(
        socket, person, lang, address, services.limits, services.metrics, services.backlog, send_now, unsent
    )
    if not person.identities:
        await _turn_away(connection, "bad-token", server_texts(lang).say("problem.bad-token"), NOT_WELCOME)
        return
    if not services.crowd.enter(address):
        text = server_texts(lang).say("problem.too-many-connections", n=services.limits.connections_per_address)
        await _turn_away(connection, "too-many", text, TOO_MANY)
        return
    if person.program and not services.programs_here.enter(person.identity):
        services.crowd.leave(address)
        text = server_texts(lang).say("problem.too-many-of-program", n=services.limits.connections_per_program)
        await _turn_away(connection, "too-many", text, TOO_MANY)
        return
    conversation = _Conversation(services, socket, connection)
    services.present.add(connection)
    services.metrics.connections.inc()
    writing = asyncio.create_task(_write(connection))
    reading = asyncio.create_task(conversation.hold())
    connection.dropped = conversation.interrupt
    try:
        await asyncio.wait([reading])
        connection.close(NORMAL)
        await asyncio.wait([writing], timeout=LAST_WORDS)
    finally:
        reading.cancel()
        writing.cancel()
        connection.dropped = _nothing
        services.backlog.forget(connection)
        services.crowd.leave(address)
        if person.program:
            services.programs_here.leave(person.identity)
        services.metrics.connections.dec()


async def _person(services: Services, socket: WebSocket) -> Person:
    """Nobody, if the token is nobody's: why there is no conversation can only be said in one."""
    try:
        return await recognise(socket.headers, services.store, services.seals)
    except BadTokenError:
        return Person(())


async def _turn_away(connection: Connection, code: Code, text: str, closing: int) -> None:
    connection.problem(code, text)
    connection.close(closing)
    await asyncio.wait([asyncio.create_task(_write(connection))], timeout=LAST_WORDS)


async def _write(connection: Connection) -> None:
    try:
        await connection.write()
    except (WebSocketDisconnect, OSError, RuntimeError):
        # The other side has gone; whoever reads notices it too and ends the conversation.
        connection.close(NORMAL)


class _Conversation:
    """Reads messages and hands them to the room."""

    def __init__(self, services: Services, socket: WebSocket, connection: Connection) -> None:
        self._services = services
        self._socket = socket
        self._connection = connection
        self._limits = services.limits
        self._bucket = TokenBucket(self._limits.messages_per_second, self._limits.burst)
        self._too_fast = min(0.5 / self._limits.messages_per_second, LONGEST_WAIT)
        """Seconds that somebody waits who says too much: so a flood is read no faster than it is worth."""
        self._flood = 0
        self._room: Room | None = None
        self._task: asyncio.Task[None] | None = None
        self._listening = False

    async def hold(self) -> None:
        """Until one of both sides ends it."""
        self._task = asyncio.current_task()
        try:
            if await self._welcome():
                while (message := await self._next()) is not None:
                    await self._hear(message)
                    # Who has much to say does not say it in one go.
                    await asyncio.sleep(0)
        finally:
            # What is left of a connection may wait for garbage to be looked for; no room waits with it.
            room, self._room, self._task = self._room, None, None
            if room is not None:
                await room.leave(self._connection)

    def interrupt(self) -> None:
        """Ends the waiting for a message; a message that is being carried out is carried out."""
        if self._listening and self._task is not None:
            self._task.cancel()

    def _say(self, key: str, **args: str | int) -> str:
        return server_texts(self._connection.lang).say(key, **args)

    async def _welcome(self) -> bool:
        """Hello must come first and soon."""
        seconds = int(self._limits.hello_within)

        def too_late() -> None:
            self._connection.problem("hello-first", self._say("problem.hello-first", seconds=seconds))
            self._connection.close(NOT_WELCOME)

        late = asyncio.get_running_loop().call_later(self._limits.hello_within, too_late)
        try:
            while (message := await self._next()) is not None:
                if not isinstance(message, Hello):
                    self._refuse("hello-first", self._say("problem.hello-first", seconds=seconds), _number(message))
                elif await self._enter(message):
                    return True
        finally:
            late.cancel()
        return False

    async def _enter(self, hello: Hello) -> bool:
        connection = self._connection
        connection.lang = fitting_language(hello.lang)
        if hello.protocol != PROTOCOL:
            text = self._say("problem.wrong-protocol", ours=PROTOCOL, theirs=hello.protocol)
            self._refuse("wrong-protocol", text)
            return False
        try:
            room = await self._services.room(hello.table)
            if room is None:
                self._refuse("no-table", self._say("problem.no-table"), place="table")
            elif self._full(room):
                most = self._limits.connections_per_table
                self._refuse("too-many", self._say("problem.table-full", n=most), place="table")
            elif await room.enter(connection, hello):
                self._room = room
        except Exception as error:
            self._fail(error, hello.table, hello, None)
        return self._room is not None

    def _full(self, room: Room) -> bool:
        """Whether more look on than one table can tell; whoever plays there always comes in."""
        who = self._connection.identities
        if len(room.visitors) < self._limits.connections_per_table:
            return False
        return not (room.table.is_host(who) or room.table.held(who))

    async def _hear(self, message: ClientMessage) -> None:
        """A message of somebody who has entered."""
        if isinstance(message, Hello):
            self._refuse("malformed", self._say("problem.hello-again"), place="type")
            return
        assert self._room is not None
        began = time.perf_counter()
        try:
            await self._room.handle(self._connection, message)
            if isinstance(message, MoveMade) and not self._room.table.game.timing.real_time:
                self._services.metrics.move.observe(time.perf_counter() - began)
        except Exception as error:
            self._fail(error, self._room.id, message, _number(message))

    def _fail(self, error: Exception, table: str, message: ClientMessage, number: int | None) -> None:
        """One failure of the house, noted and told; the connection goes on."""
        if isinstance(error, StoreError):
            log().error("store", table=table, error=str(error))
            key = "problem.damaged" if isinstance(error, DamagedError) else "problem.store"
            self._refuse("server", self._say(key), number)
        else:
            log().error("message failed", table=table, type=type(message).__name__, exc_info=error)
            self._refuse("server", self._say("problem.server"), number)

    async def _next(self) -> ClientMessage | None:
        """The next message that can be read; None when the connection has ended."""
        while not self._connection.closing:
            self._listening = True
            received = await self._socket.receive()
            self._listening = False
            if received["type"] == "websocket.disconnect":
                return None
            text = received.get("text")
            if text is None:
                self._refuse("malformed", self._say("wrong.not_text"))
            elif not self._bucket.take():
                await self._refuse_too_many(text)
            else:
                message = self._read(text)
                if message is not None:
                    if self._bucket.calm:
                        self._flood = 0
                    if self._bucket.take(price(message) - 1):
                        return message
                    await self._refuse_too_many(text)
        return None

    async def _refuse_too_many(self, text: str) -> None:
        self._refuse("too-many", self._say("problem.too-many"), request_id(text))
        await asyncio.sleep(self._too_fast)

    def _read(self, text: str) -> ClientMessage | None:
        size = len(text) if text.isascii() else len(text.encode())
        if size > LONGEST_MESSAGE:
            self._refuse("too-long", self._say("wrong.too_long", most=LONGEST_MESSAGE, n=size))
            return None
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            found = wrong(error, server_texts(self._connection.lang))
            code: Code = "unknown-type" if found.unknown_type else "malformed"
            self._refuse(code, found.text, request_id(text), found.place)
            return None

    def _refuse(self, code: Code, text: str, number: int | None = None, place: str = "") -> None:
        self._connection.problem(code, text, place, number)
        self._flood += 1
        if self._flood >= self._limits.flood:
            self._connection.close(NOT_WELCOME)
