"""Live tables in tests: a clock that stands still until it is told to go on, and people who note what they hear."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from questhall.kernel.dice import number
from questhall.kernel.game import AnyGame
from questhall.players.registry import players_of
from questhall.server.protocol.http.replays import Replay
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.hall import Hall
from questhall.server.rooms.room import Room
from questhall.server.store.sqlite import SqliteStore
from questhall.server.tables.table import Table
from questhall.server.telling.replay import recorded, replay
from questhall.server.timing.patience import never_mind
from tests.server.any_game import ANY, LEAST

START = 1_700_000_000_000
REPLIES = {"done", "refused", "problem", "suggestion", "reasons", "link", "next-table", "pong"}


class Entry:
    """A timer on a clock that is moved by hand."""

    def __init__(self, due: int, call: Callable[[], None]) -> None:
        self.due = due
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        """Nobody is kept for a call that never comes."""
        self.cancelled = True
        del self.call


class HandClock:
    """A schedule whose time passes only when a test says so."""

    def __init__(self) -> None:
        self.time = START
        self.delays: list[int] = []
        """Of every timer there ever was."""
        self._entries: list[tuple[int, int, Entry]] = []
        self._order = count()

    def now(self) -> int:
        return self.time

    def later(self, delay: int, call: Callable[[], None]) -> Entry:
        self.delays.append(delay)
        entry = Entry(self.time + delay, call)
        heapq.heappush(self._entries, (entry.due, next(self._order), entry))
        return entry

    @property
    def waiting(self) -> list[int]:
        """How long it takes until each of the timers runs out."""
        return sorted(due - self.time for due, _, entry in self._entries if not entry.cancelled)

    async def pass_by(self, milliseconds: int) -> None:
        """Lets time pass; whatever is due happens in its order."""
        end = self.time + milliseconds
        while self._entries and self._entries[0][0] <= end:
            due, _, entry = heapq.heappop(self._entries)
            if not entry.cancelled:
                self.time = max(self.time, due)
                entry.call()
                await settled()
        self.time = end


async def settled() -> None:
    """Waits until nothing but waiting goes on."""
    while others := [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]:
        await asyncio.wait(others)


class Screen:
    """What one seat has on its screen: every update is folded in, and one that does not fit is an error."""

    def __init__(self) -> None:
        self.view: Any = None
        self.version = 0
        self.lines: list[dict[str, Any]] = []
        self.prompt: dict[str, Any] | None = None
        self.clock: dict[str, Any] | None = None
        self.asked: list[int] = []

    def take(self, update: dict[str, Any]) -> None:
        if "view" in update:
            self.view, self.lines = update["view"], []
        else:
            assert update["base"] == self.version, "an update is missing"
        for path, *value in update.get("patch", ()):
            place = self.view
            for key in path[:-1]:
                place = place[key if isinstance(place, list) else str(key)]
            key = path[-1] if isinstance(place, list) else str(path[-1])
            if value:
                place[key] = value[0]
            else:
                del place[key]
        self.version = update["version"]
        del self.lines[update.get("lines_from", len(self.lines)) :]
        self.lines += update.get("lines", ())
        assert [line["n"] for line in self.lines] == list(range(len(self.lines)))
        self.prompt = update.get("prompt", self.prompt)
        self.clock = update.get("clock", self.clock)
        self.asked = update.get("asked", self.asked)


async def watched_again(table: Table, seat: int | None, who: tuple[str, ...], first: int = 0) -> Replay:
    """A replay as it comes out at the other end."""
    found = await recorded(table, seat, "en", first, never_mind)
    return msgspec.json.decode(msgspec.json.encode(replay(table, seat, who, found)), type=Replay)


class Someone:
    """A connection that notes what it is sent, and plays by hand."""

    def __init__(self, room: Room, *identities: str, lang: str = "en") -> None:
        self.room = room
        self.identities = identities
        self.lang = lang
        self.name = ""
        self.address = ""
        self.bodies: list[bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.screens: dict[int | None, Screen] = {}
        self._ids = count(1)

    def send(self, body: bytes) -> None:
        self.bodies.append(body)
        message = msgspec.json.decode(body)
        self.heard.append(message)
        if message["type"] == "update":
            self.screens.setdefault(message["seat"], Screen()).take(message)

    def forget(self) -> None:
        """What was heard so far."""
        self.bodies.clear()
        self.heard.clear()

    def kinds(self) -> list[str]:
        return [each["type"] for each in self.heard]

    def last(self, kind: str) -> dict[str, Any]:
        return next(each for each in reversed(self.heard) if each["type"] == kind)

    def prompt(self, seat: int) -> dict[str, Any] | None:
        """The question on the screen."""
        return self.screens[seat].prompt if seat in self.screens else None

    async def enter(self, *secrets: str, watch: int | None = None) -> bool:
        return await self.room.enter(self, m.Hello(self.room.id, self.lang, secrets, watch))

    async def leave(self) -> None:
        await self.room.leave(self)

    async def ask(self, kind: type[m.Command], **fields: Any) -> dict[str, Any]:
        """Says something and gives the reply to it."""
        request = next(self._ids)
        await self.room.handle(self, kind(request, **fields))  # type: ignore[arg-type]
        replies = [each for each in self.heard if each.get("id") == request and each["type"] in REPLIES]
        assert len(replies) == 1, replies
        return replies[0]

    async def move(self, seat: int, answer: dict[str, Any]) -> dict[str, Any]:
        """An answer to what stands on the screen."""
        prompt = self.prompt(seat)
        raw = msgspec.Raw(msgspec.json.encode(answer))
        return await self.ask(m.MoveMade, seat=seat, answer=raw, ask=prompt["ask"] if prompt else None)

    async def choose(self, seat: int, move: str) -> dict[str, Any]:
        """The first offered answer of a kind."""
        prompt = self.prompt(seat)
        assert prompt is not None, "nothing is asked"
        return await self.move(seat, next(o["answer"] for o in prompt["options"] if o["answer"]["move"] == move))


class Parlour:
    """A hall on a real file, with a clock of its own."""

    game: AnyGame = ANY
    settings: ClassVar[dict[str, Any]] = {"heroes": LEAST + 1}

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.clock = HandClock()
        self.drawn = count()
        self.hall = Hall(store, self.clock, self.draw)

    def draw(self, bits: int) -> int:
        """The same tables in every run."""
        return number(42, next(self.drawn)) >> 64 - bits

    async def restart(self) -> None:
        """Everything that is not on disk is gone."""
        await self.hall.close()
        self.hall = Hall(self.store, self.clock, self.draw)

    async def table(
        self,
        seats: dict[int, str],
        host: str = "ada",
        start: bool = True,
        pace: int = 400,
        settings: dict[str, Any] | None = None,
        **wishes: Any,
    ) -> Room:
        """A table; `seats` says who sits where: an identity that takes it itself, a bot, or nobody (open)."""
        bots = players_of(self.game)
        wanted = tuple(
            SeatWanted(seat, "bot", who) if who in bots else SeatWanted(seat, "me", "", who)
            for seat, who in seats.items()
            if who == host or who in bots
        )
        options = TableOptions(pace=pace, **wishes)
        agreed = {**self.settings, **(settings or {})}
        room = await self.room(
            await self.hall.tables.create(NewTable(self.game.name, agreed, options, wanted), (host,))
        )
        for seat, who in seats.items():
            if who not in (host, *bots, "open"):
                await self.invite(room, host, seat, who)
        if start:
            owner = Someone(room, host)
            await owner.enter()
            reply = await owner.ask(m.Start)
            assert reply["type"] == "done", reply
            await owner.leave()
        return room

    async def invite(self, room: Room, host: str, seat: int, guest: str) -> None:
        owner, other = Someone(room, host), Someone(room, guest)
        await owner.enter()
        link = await owner.ask(m.GiveSeat, seat=seat, to="link")
        await other.enter(link["secret"])
        await other.ask(m.GiveSeat, seat=seat, to="me", name=guest)
        await other.leave()
        await owner.leave()

    async def play(self, people: dict[int, Someone], until: Callable[[], bool], most: int = 600) -> None:
        """People answer as a good player would, until something is so."""
        for _ in range(most):
            if until():
                return
            for seat, person in people.items():
                if person.prompt(seat) is not None:
                    suggestion = await person.ask(m.Suggest, seat=seat)
                    reply = await person.move(seat, suggestion["answer"])
                    assert reply["type"] == "done", reply
                    break
            else:
                await self.clock.pass_by(2000)
        raise AssertionError("it never came to that")

    async def room(self, table: str) -> Room:
        room = await self.hall.room(table)
        assert room is not None
        return room

    async def someone(self, room: Room, *identities: str, lang: str = "en") -> Someone:
        person = Someone(room, *identities, lang=lang)
        assert await person.enter(), person.heard
        return person


P = TypeVar("P", bound=Parlour)


@asynccontextmanager
async def parlour(kind: type[P], folder: Path) -> AsyncIterator[P]:
    store = SqliteStore(folder / "parlour.db")
    await store.open()
    opened = kind(store)
    try:
        yield opened
    finally:
        await opened.hall.close()
        await store.close()


def played_in(kind: type[P]) -> Callable[[Callable[[P], Coroutine[Any, Any, None]]], Callable[[Path], None]]:
    """Tests in parlours of a kind, each in one of its own."""

    def made(test: Callable[[P], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
        def run(tmp_path: Path) -> None:
            async def within() -> None:
                async with parlour(kind, tmp_path) as opened:
                    await test(opened)

            asyncio.run(within())

        run.__name__ = test.__name__
        run.__doc__ = test.__doc__
        return run

    return made


played = played_in(Parlour)
