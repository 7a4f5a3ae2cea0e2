"""People who go on playing whatever happens to the server, and what must be written down of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Union

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from questhall.kernel import notation
from questhall.server.edge.identity import GUEST
from questhall.server.store.opening import open_store
from questhall.server.tables.events import Answered, decode
from questhall.server.tables.table import Table
from tests.server.any_game import ANY, seats_for
from tests.server.process import ServerProcess

BETWEEN_MOVES = 0.05
"""Seconds; the server takes twenty messages a second from one connection."""
SEATS = seats_for(ANY.company.heroes[1])
WANTED: dict[str, Any] = {
    "game": ANY.name,
    "settings": {"heroes": ANY.company.heroes[1]},
    "options": {"pace": 0},
    "seats": [{"seat": seat, "to": "me"} for seat in SEATS],
    "start": True,
}
ANSWERS: Any = Union[ANY.answers]  # noqa: UP007


class Sent(msgspec.Struct):
    """A move as its player knows it."""

    seat: int
    answer: str
    acknowledged: bool = False


class Game(msgspec.Struct):
    """What a player did at one table."""

    table: str
    sent: list[Sent] = []
    over: bool = False


class Player:
    """Plays all seats of a table as well as chance allows, and after it at another one. When a server is gone, comes
    again, to the next one if there are several."""

    def __init__(self, servers: Sequence[ServerProcess], chance: Random) -> None:
        self.servers = servers
        self.chance = chance
        self.cookie = ""
        self.games: list[Game] = []
        self.heard: list[float] = []
        """When moves were acknowledged, by the clock of this machine."""
        self._server = 0
        self._prompts: dict[int, dict[str, Any] | None] = {}
        self._under_way = False
        self._socket: ClientConnection | None = None

    def cut(self) -> None:
        """Somebody pulls the plug."""
        if self._socket is not None:
            self._socket.transport.abort()

    @property
    def acknowledged(self) -> int:
        return len(self.heard)

    @property
    def server(self) -> ServerProcess:
        return self.servers[self._server % len(self.servers)]

    async def sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, headers={"Cookie": self.cookie}, timeout=30) as http:
            made = await http.post("/api/tables", json=WANTED)
            made.raise_for_status()
            if GUEST in made.cookies:
                self.cookie = f"{GUEST}={made.cookies[GUEST]}"
            self.games.append(Game(made.json()["id"]))

    async def play(self) -> None:
        while True:
            try:
                if not self.games or self.games[-1].over:
                    await self.sit_down()
                async with connect(
                    f"ws://{self.server.host}/ws", additional_headers={"Cookie": self.cookie}, max_size=2**24
                ) as socket:
                    await self._talk(self.games[-1], socket)
            except (WebSocketException, OSError, httpx.HTTPError):
                self._server += 1
                await asyncio.sleep(0.05)

    async def _talk(self, game: Game, socket: ClientConnection) -> None:
        """Until the game is over. A move that the server could not keep may be there or not: one looks again."""
        self._prompts.clear()
        self._under_way = False
        self._socket = socket
        await socket.send(msgspec.json.encode({"type": "hello", "table": game.table, "lang": "en"}), text=True)
        async for body in socket:
            message = msgspec.json.decode(body)
            kind = message["type"]
            if kind == "update" and "prompt" in message:
                self._prompts[message["seat"]] = message["prompt"]
            elif kind == "done":
                game.sent[-1].acknowledged = True
                self.heard.append(time.monotonic())
                self._under_way = False
            elif kind == "refused":
                del game.sent[-1]
                self._under_way = False
            elif kind == "problem":
                await asyncio.sleep(0.2)
                return
            elif kind in ("table", "welcome") and message["table"]["status"] == "over":
                game.over = True
                return
            if not self._under_way:
                await self._move(game, socket)

    async def _move(self, game: Game, socket: ClientConnection) -> None:
        asked = [seat for seat, prompt in self._prompts.items() if prompt is not None and prompt["options"]]
        if not asked:
            return
        await asyncio.sleep(BETWEEN_MOVES)
        seat = self.chance.choice(asked)
        prompt, self._prompts[seat] = self._prompts[seat], None
        assert prompt is not None
        answer = self.chance.choice(prompt["options"])["answer"]
        game.sent.append(Sent(seat, notation.write(msgspec.convert(answer, ANSWERS))))
        self._under_way = True
        move = {"type": "move", "id": len(game.sent), "seat": seat, "ask": prompt["ask"], "answer": answer}
        await socket.send(msgspec.json.encode(move), text=True)


def explains(sent: list[Sent], written: list[tuple[int, str]]) -> bool:
    """Whether all that was acknowledged is written in order, and nothing that was never sent."""
    possible = {0}
    """How much of what is written may be explained by what was sent so far."""
    for move in sent:
        found = {n + 1 for n in possible if n < len(written) and written[n] == (move.seat, move.answer)}
        possible = found if move.acknowledged else found | possible
    return len(written) in possible


async def unexplained(database: str, players: Sequence[Player]) -> list[str]:
    """The tables at which something acknowledged is missing, or something is written that nobody sent, or that cannot
    be played on."""
    store = open_store(database)
    await store.open()
    wrong: list[str] = []
    for game in [game for player in players for game in player.games]:
        events = [decode(body) for body in await store.events(game.table)]
        table = Table.load(game.table, events)
        written = [(e.seat, e.answer) for e in events if isinstance(e, Answered) and not e.auto]
        if not explains(game.sent, written) or (table.status != "over" and not table.state.asks):
            wrong.append(game.table)
    await store.close()
    return wrong
