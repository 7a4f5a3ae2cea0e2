"""Tables of Questhall with people who know how to click, but not how to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import cos, sin, tau
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from bench.load.figures import Figures
from bench.load.rooms import PacedRoom, Screen
from bench.load.wire import connect
from questhall.games.registry import GAMES
from questhall.players.registry import players_of
from questhall.server.edge.identity import GUEST

LANGS = ("en", "de")
REACTS = 0.2
"""How often somebody who could react does."""
WALKS = 0.5
"""How often somebody who could go somewhere does."""

Point = tuple[int, int]
Goes = Callable[[Point], dict[str, Any]]

UPDATE, DONE = b'{"type":"update"', b'{"type":"done"'
NO = (b'{"type":"refused"', b'{"type":"problem"')
WELCOME, PASS = b'{"type":"welcome"', b'"move":"pass"'


class LoadError(Exception):
    """The server did not do what was asked of it."""


@dataclass(frozen=True)
class Sitting:
    """What is played at a table, and by how many people; bots have the other seats."""

    game: str
    people: int
    settings: dict[str, Any]
    options: dict[str, Any] = field(default_factory=dict)
    goes: Mapping[str, Goes] = field(default_factory=dict)
    """How questions are answered for which one points at the table."""
    player: str = ""
    """Who the bots are; the strongest of those who answer at once, unless told otherwise."""

    def seats(self) -> tuple[int, ...]:
        game = GAMES[self.game]
        return tuple(game.seats(game.settings(**self.settings)))

    def bot(self) -> str:
        return self.player or players_of(GAMES[self.game])[-1]


class Option(Struct):
    answer: Raw


class Domain(Struct):
    """What can be answered to an open question: squares, or anywhere within a length of a point; of other kinds no
    person here makes use."""

    squares: tuple[int, ...] = ()
    x: int = 0
    y: int = 0
    length: int = 0


class Prompt(Struct):
    ask: int
    question: str
    options: list[Option]
    reaction: bool
    domain: Domain | None = None

    @property
    def squares(self) -> tuple[int, ...]:
        return self.domain.squares if self.domain is not None else ()

    @property
    def length(self) -> int:
        return self.domain.length if self.domain is not None else 0


class Update(Struct, tag="update", tag_field="type"):
    """The little that is needed of it."""

    seat: int | None
    prompt: Prompt | UnsetType | None = UNSET


_decode = msgspec.json.Decoder(Update).decode
_encode = msgspec.json.encode


class Person(Screen):
    """Somebody in a seat."""

    room: Table

    def __init__(self, room: Table, seat: int) -> None:
        super().__init__(room)
        self.seat = seat
        self.cookie = ""
        self.prompt: Prompt | None = None
        self.asked: Prompt | None = None
        """What was answered last: whoever pointed at a place that will not do tries another one."""
        self._number = 0
        self._reply: asyncio.Future[bytes] | None = None

    def take(self, body: bytes, arrived: float) -> None:
        if body.startswith(UPDATE):
            update = _decode(body)
            self.updated(body)
            self.room.appeared(self, arrived)
            if update.prompt is not UNSET:
                self.prompt = update.prompt
                self.room.try_move()
        elif self._reply is not None:
            if body.startswith((DONE, WELCOME, *NO)):
                self._reply.set_result(body)
                self._reply = None
        elif body.startswith(DONE):
            self.room.acknowledged(arrived)
        elif body.startswith(NO):
            self.prompt = self.prompt or self.asked
            self.room.refused()

    async def ask(self, message: dict[str, Any]) -> None:
        """Says something and waits until it is done."""
        self._reply = asyncio.get_running_loop().create_future()
        self.wire.send(_encode(message))
        body = await self._reply
        if body.startswith(NO):
            raise LoadError(body.decode())

    async def come_in(self, port: int, table: str) -> None:
        self.wire = await connect(port, "/ws", self.cookie, self.heard)
        await self.ask({"type": "hello", "table": table, "lang": LANGS[self.seat % len(LANGS)]})

    async def command(self, kind: str, **fields: Any) -> None:
        await self.ask({"type": kind, "id": self.number(), **fields})

    def number(self) -> int:
        self._number += 1
        return self._number

    def is_asked(self) -> bool:
        return self.prompt is not None and bool(self.prompt.options or self.prompt.squares or self.prompt.length)

    def answer(self) -> bytes:
        """Any of the offered answers, or a walk; where others wait for a reaction, mostly none."""
        assert self.prompt is not None
        prompt, self.prompt, self.asked = self.prompt, None, self.prompt
        return _encode(
            {"type": "move", "id": self.number(), "seat": self.seat, "answer": self.choice(prompt), "ask": prompt.ask}
        )

    def choice(self, prompt: Prompt) -> Raw | dict[str, Any]:
        options, chance = prompt.options, self.room.chance
        if prompt.squares and (not options or chance.random() < WALKS):
            return {"move": "walk", "to": chance.choice(prompt.squares)}
        goes = self.room.sitting.goes.get(prompt.question) if prompt.length else None
        if goes is not None and (not options or chance.random() < WALKS):
            return goes(self.place(prompt))
        passing = [option for option in options if PASS in bytes(option.answer)] if prompt.reaction else []
        chosen = passing[0] if passing and chance.random() > REACTS else chance.choice(options)
        return chosen.answer

    def place(self, prompt: Prompt) -> Point:
        """Anywhere, by its bearing and its distance."""
        assert prompt.domain is not None
        chance, domain = self.room.chance, prompt.domain
        bearing, far = chance.uniform(0, tau), chance.uniform(0, domain.length)
        return round(domain.x + far * cos(bearing)), round(domain.y + far * sin(bearing))


class Table(PacedRoom):
    """The last seats are people's; the host has the first of these."""

    def __init__(self, figures: Figures, chance: Random, pause: float, sitting: Sitting) -> None:
        super().__init__(figures, chance, pause)
        self.sitting = sitting
        self.people = [Person(self, seat) for seat in sitting.seats()[-sitting.people :]]
        self.screens += self.people

    async def sit_down(self, http: httpx.AsyncClient, port: int) -> None:
        """Makes the table; everybody comes, takes a seat, and it starts."""
        host, sitting = self.people[0], self.sitting
        seated = {person.seat for person in self.people}
        bots = [{"seat": seat, "to": "bot", "bot": sitting.bot()} for seat in sitting.seats() if seat not in seated]
        wanted = {
            "game": sitting.game,
            "settings": sitting.settings,
            "options": {"open": True, **sitting.options},
            "seats": [*bots, {"seat": host.seat, "to": "me", "name": "Ada"}],
        }
        made = await http.post("/api/tables", json=wanted, headers={"Cookie": host.cookie})
        if made.status_code != httpx.codes.CREATED:
            raise LoadError(made.text)
        host.cookie = f"{GUEST}={made.cookies[GUEST]}"
        for person in self.people:
            await person.come_in(port, made.json()["id"])
            if person is not host:
                await person.command("give-seat", seat=person.seat, to="me", name=f"Guest {person.seat}")
        await host.command("start")

    def choose(self) -> tuple[Screen, bytes] | None:
        asked = [person for person in self.people if person.is_asked()]
        if not asked:
            return None
        person = self.chance.choice(asked)
        return person, person.answer()
