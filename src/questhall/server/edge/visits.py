"""A game with programs that are elsewhere: the house goes to their addresses and lays a table between them.

They hear and say what they would at any table of a hall, and the house's own players sit in the other seats. So a
program that is too slow is answered for as it would be there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from questhall.kernel.company import Settings
from questhall.kernel.game import AnyGame

from ..protocol.decoding import request_id, wrong
from ..protocol.messages.client import ClientMessage, Hello, MoveMade
from ..protocol.messages.server import Problem
from ..protocol.messages.table import TableOptions
from ..rooms.hall import Hall
from ..rooms.room import Room
from ..store.sqlite import SqliteStore
from ..tables import events as e
from ..tables.seats import PROGRAM
from ..telling.words import server_texts

LANG = "en"
SILENT = 2
"""Questions that a program may leave to the house before its first answer: then it is none, and would be waited for at
every question of every game."""
ASKS = b'"prompt":{'
"""How an update says that something is asked."""
CALLING = 10.0
"""Seconds in which a program must answer the first call."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder().encode


class UnreachableError(Exception):
    """Nobody is at an address, or has gone from there in the middle of a game."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(address, reason)
        self.address = address
        self.reason = reason


class Visit(Struct, frozen=True):
    """What is played: `players` are names of the house's, or addresses, by seat."""

    game: AnyGame
    settings: Settings
    players: Mapping[int, str]
    programs: frozenset[int]
    """The seats whose players are addresses."""
    seed: int
    seconds: int = 30
    """That a program has for an answer."""


class Ended(Struct, frozen=True):
    """How it ended: who won, how many seconds each answer of a program took, and how often it was too slow."""

    winners: tuple[int, ...]
    took: dict[int, list[float]]
    late: dict[int, int]


async def play_with_programs(visit: Visit) -> Ended:
    """One game from start to end. UnreachableError if a program is not there, or leaves."""
    async with AsyncExitStack() as around:
        lines = {seat: await _called(visit.players[seat], around) for seat in sorted(visit.programs)}
        folder = around.enter_context(TemporaryDirectory(prefix="questhall-"))
        store = SqliteStore(Path(folder) / "hall.sqlite")
        await store.open()
        around.push_async_callback(store.close)
        hall = Hall(store)
        around.push_async_callback(hall.close)
        room = await hall.room(await hall.tables.add(_laid(hall, visit), visit.game))
        assert room is not None
        return await _played(room, visit, lines)


async def _called(address: str, around: AsyncExitStack) -> ClientConnection:
    try:
        return await around.enter_async_context(connect(address, max_size=None, open_timeout=CALLING))
    except (OSError, TimeoutError, WebSocketException, ValueError) as problem:
        raise UnreachableError(address, str(problem) or type(problem).__name__) from problem


def _laid(hall: Hall, visit: Visit) -> list[e.AnyTableEvent]:
    options = TableOptions(pace=0, program_seconds=visit.seconds)
    created = hall.tables.created(visit.game, visit.settings, options, "")
    events: list[e.AnyTableEvent] = [msgspec.structs.replace(created, seed=visit.seed, sandbox=True)]
    for seat, player in visit.players.items():
        if seat in visit.programs:
            events.append(e.Claimed(created.at, seat, _identity(seat), player))
        else:
            events.append(e.BotSat(created.at, seat, player))
    return [*events, e.Started(created.at)]


def _identity(seat: int) -> str:
    return f"{PROGRAM}{seat}"


async def _played(room: Room, visit: Visit, lines: Mapping[int, ClientConnection]) -> Ended:
    peers = {seat: ProgramPeer(room, seat, line) for seat, line in lines.items()}
    tasks = [asyncio.create_task(peer.converse()) for peer in peers.values()]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        for task, peer in zip(tasks, peers.values(), strict=True):
            if task.done() and task.exception() is not None:
                raise UnreachableError(visit.players[peer.seat], str(task.exception())) from task.exception()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    outcome = room.table.outcome
    assert outcome is not None
    late = {seat: room.table.seats[seat].late for seat in peers}
    return Ended(outcome.winners, {seat: peer.took for seat, peer in peers.items()}, late)


class ProgramPeer:
    """A program in a seat, at the other end of a line that the house has opened."""

    def __init__(self, room: Room, seat: int, line: ClientConnection) -> None:
        self.identities: tuple[str, ...] = (_identity(seat),)
        self.name = ""
        self.lang = LANG
        self.address = ""
        self.seat = seat
        self.took: list[float] = []
        self._room = room
        self._line = line
        self._asked = 0.0
        self._spoke = False
        self._bodies: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, body: bytes) -> None:
        if body.startswith(b'{"type":"update"') and ASKS in body:
            self._asked = time.perf_counter()
        self._bodies.put_nowait(body)

    async def converse(self) -> None:
        """Until the game is over; ConnectionError if the program has gone before."""
        await self._room.enter(self, Hello(self._room.id, LANG))
        if not self._room.table.game.timing.real_time:
            # Nobody shall learn anything from a pass that comes by itself, sooner than any program could say it.
            turn = self._room.table.game.windows.turn(self._room.table.view(self.seat))
            self._room.autos.of(self.seat).set("all", {}, turn)
            self._room.wishes_changed(self.seat)
        reading = asyncio.create_task(self._read())
        try:
            while self._room.table.status != "over" or not self._bodies.empty():
                if not self._spoke and self._room.table.seats[self.seat].late >= SILENT:
                    raise ConnectionError(f"it has answered none of its first {SILENT} questions")
                writing = asyncio.create_task(self._bodies.get())
                await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
                if writing.done():
                    await self._line.send(writing.result().decode())
                elif self._room.table.status != "over":
                    writing.cancel()
                    raise ConnectionError("the program has closed the line")
                else:
                    break
        except ConnectionClosed as closed:
            if self._room.table.status != "over":
                raise ConnectionError(str(closed)) from closed
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _read(self) -> None:
        try:
            async for text in self._line:
                await self._hear(text)
        except ConnectionClosed:
            return

    async def _hear(self, text: str | bytes) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            found = wrong(error, server_texts(LANG))
            number = request_id(text) if isinstance(text, str) else None
            code: Literal["unknown-type", "malformed"] = "unknown-type" if found.unknown_type else "malformed"
            self.send(_encode(Problem(code, found.text, found.place, number)))
            return
        if isinstance(message, Hello):
            return
        if isinstance(message, MoveMade) and self._asked:
            self.took.append(time.perf_counter() - self._asked)
            self._asked = 0.0
        self._spoke = self._spoke or isinstance(message, MoveMade)
        await self._room.handle(self, message)
