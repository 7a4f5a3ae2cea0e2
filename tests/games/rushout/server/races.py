"""Rush Out! tables in tests, and people who sit far away from the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from questhall.games.rushout.game import RUSHOUT
from questhall.games.rushout.state import RushOut
from questhall.players.registry import players_of
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.room import Room
from questhall.server.tables.table import Table
from questhall.server.timing.pacing import Look
from questhall.server.timing.realtime import RealTime
from tests.server.tables import HandClock, Parlour, Someone

BOTS = players_of(RUSHOUT)
RACE: dict[str, Any] = {"heroes": 2, "scenario": "exercise1", "characters": ["warrior", "bard"]}


class Far(Someone):
    """A person whose messages take their time in both directions, one behind the other."""

    def __init__(self, room: Room, identity: str, clock: HandClock, way: Callable[[], int]) -> None:
        super().__init__(room, identity)
        self.clock = clock
        self.way = way
        self.arrivals: list[int] = []
        """When something said reached the server."""
        self.said: list[asyncio.Future[None]] = []
        self._there = self._back = 0

    def send(self, body: bytes) -> None:
        self._back = max(self._back, self.clock.now() + self.way())
        self.clock.later(self._back - self.clock.now(), lambda: self.hear(body))

    def hear(self, body: bytes) -> None:
        super().send(body)
        message = self.heard[-1]
        if message["type"] == "call":
            self.say(m.Echo(message["n"]))

    def say(self, message: m.ClientMessage) -> None:
        """It is heard later, and nobody waits for the reply."""

        def arrive() -> None:
            if not isinstance(message, m.Echo):
                self.arrivals.append(self.clock.now())
            self.said.append(asyncio.ensure_future(self.room.handle(self, message)))

        self._there = max(self._there, self.clock.now() + self.way())
        self.clock.later(self._there - self.clock.now(), arrive)

    def act(self, seat: int, answer: dict[str, Any], request: int = 1) -> None:
        self.say(m.MoveMade(request, seat, msgspec.Raw(msgspec.json.encode(answer))))


async def race(parlour: Parlour, seats: dict[int, str], start: bool = True, **settings: Any) -> Room:
    """A table; `seats` says who sits where: a bot, or somebody who comes by invitation (the first is the host)."""
    people = {seat: who for seat, who in seats.items() if who not in BOTS}
    host = next(iter(people.values()), "ada")
    wanted = tuple(
        SeatWanted(seat, "bot", who) if who in BOTS else SeatWanted(seat, "me", "", who)
        for seat, who in seats.items()
        if who in BOTS or who == host
    )
    table = await parlour.hall.tables.create(NewTable("rushout", {**RACE, **settings}, TableOptions(), wanted), (host,))
    room = await parlour.room(table)
    for seat, who in people.items():
        if who != host:
            await parlour.invite(room, host, seat, who)
    if start:
        owner = await parlour.someone(room, host)
        reply = await owner.ask(m.Start)
        assert reply["type"] == "done", reply
        await owner.leave()
    return room


def state_of(table: Table) -> RushOut:
    assert isinstance(table.state, RushOut)
    return table.state


def looks(room: Room) -> dict[int, Look]:
    """The bots of a race that are asked."""
    assert isinstance(room.timing, RealTime)
    return room.timing.pacing._looks


async def acts(parlour: Parlour, who: Someone, seat: int, answer: dict[str, Any], ask: int | None = None) -> Any:
    """Does something and waits until it counts; the reply."""
    before = len(who.heard)
    request = 1000 + len(who.bodies)
    await who.room.handle(who, m.MoveMade(request, seat, msgspec.Raw(msgspec.json.encode(answer)), ask))
    await parlour.clock.pass_by(150)
    [reply] = [each for each in who.heard[before:] if each.get("id") == request]
    return reply


async def off(parlour: Parlour, room: Room) -> None:
    """Until a wizard of the house has given the start signal."""
    for _ in range(120):
        if state_of(room.table).phase == "race":
            return
        await parlour.clock.pass_by(100)
    raise AssertionError("nobody has given the start signal")
