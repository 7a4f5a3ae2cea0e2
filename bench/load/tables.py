"""Tables of Questhall with people who know how to click, but not how to play."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from bench.load.figures import Figures
from bench.load.rooms import Room, Screen
from bench.load.wire import connect
from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.players.registry import players_of

GAME: AnyGame = next(game for game in GAMES.values() if not game.timing.real_time)
SETTINGS = {"heroes": GAME.company.heroes[1]}
SEATS = GAME.seats(GAME.settings(**SETTINGS))
BOT = players_of(GAME)[-1]
LANGS = ("en", "de")
REACTS = 0.2
"""How often somebody who could react does."""

UPDATE, DONE = b'{"type":"update"', b'{"type":"done"'
NO = (b'{"type":"refused"', b'{"type":"problem"')
WELCOME, PASS = b'{"type":"welcome"', b'"move":"pass"'


class Option(Struct):
    answer: Raw


class Prompt(Struct):
    ask: int
    options: list[Option]
    reaction: bool


class Update(Struct, tag="update", tag_field="type"):
    """The little that is needed of it."""

    seat: int | None
    prompt: Prompt | UnsetType | None = UNSET


_decode = msgspec.json.Decoder(Update).decode
_encode = msgspec.json.encode


class LoadError(Exception):
    """The server did not do what was asked of it."""


class Person(Screen):
    """Somebody in a seat."""

    def __init__(self, room: Table, seat: int) -> None:
        super().__init__(room)
        self.seat = seat
        self.cookie = f"questhall_guest={room.chance.getrandbits(128):032x}"
        self.prompt: Prompt | None = None
        self._number = 0
        self._reply: asyncio.Future[bytes] | None = None

    def take(self, body: bytes, arrived: float) -> None:
        if body.startswith(UPDATE):
            update = _decode(body)
            self.room.appeared(self, arrived)
            if update.prompt is not UNSET:
                self.prompt = update.prompt
                self.room.try_move()
        elif self._reply is not None:
            if body.startswith((DONE, WELCOME, *NO)):
                self._reply.set_result(body)
                self._reply = None
        elif body.startswith(DONE):
            self.room.acknowledged()
        elif body.startswith(NO):
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

    def answer(self) -> bytes:
        """Any of the offered answers; where others wait for a reaction, mostly none."""
        assert self.prompt is not None
        options, chance = self.prompt.options, self.room.chance
        passing = [option for option in options if PASS in bytes(option.answer)] if self.prompt.reaction else []
        chosen = passing[0] if passing and chance.random() > REACTS else chance.choice(options)
        ask, self.prompt = self.prompt.ask, None
        return _encode({"type": "move", "id": self.number(), "seat": self.seat, "answer": chosen.answer, "ask": ask})


class Table(Room):
    """Four seats: all people, or one person among bots."""

    def __init__(self, figures: Figures, chance: Random, pause: float, people: int) -> None:
        super().__init__(figures, chance, pause)
        self.people = [Person(self, seat) for seat in SEATS[-people:]]
        self.screens += self.people

    async def sit_down(self, http: httpx.AsyncClient, port: int) -> None:
        """Makes the table; everybody comes, takes a seat, and it starts."""
        host = self.people[0]
        seated = {person.seat for person in self.people}
        seats = [{"seat": seat, "to": "bot", "bot": BOT} for seat in SEATS if seat not in seated]
        wanted = {
            "game": GAME.name,
            "settings": SETTINGS,
            "options": {"open": True, "pace": int(self.pause * 1000)},
            "seats": [*seats, {"seat": host.seat, "to": "me", "name": "Ada"}],
        }
        made = await http.post("/api/tables", json=wanted, headers={"Cookie": host.cookie})
        if made.status_code != httpx.codes.CREATED:
            raise LoadError(made.text)
        for person in self.people:
            await person.come_in(port, made.json()["id"])
            if person is not host:
                await person.command("give-seat", seat=person.seat, to="me", name=f"Guest {person.seat}")
        await host.command("start")

    def choose(self) -> tuple[Screen, bytes] | None:
        asked = [person for person in self.people if person.prompt is not None and person.prompt.options]
        if not asked:
            return None
        person = self.chance.choice(asked)
        return person, person.answer()
