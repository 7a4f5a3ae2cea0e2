"""Killing the server at any moment loses no acknowledged move, and every table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Union

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from questhall.kernel import notation
from questhall.server.edge.identity import new_token
from questhall.server.store.opening import open_store
from questhall.server.tables.events import Answered, decode
from questhall.server.tables.table import Table
from tests.server.any_game import ANY, seats_for
from tests.server.postgres import fresh_database
from tests.server.process import ServerProcess

KILLS = 3
TABLES = 8
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


class Player:
    """Plays all seats of a table as well as chance allows; when the server is gone, comes again."""

    def __init__(self, server: ServerProcess, chance: Random) -> None:
        self.server = server
        self.chance = chance
        self.cookie = f"questhall_guest={new_token()}"
        self.sent: list[Sent] = []
        self._prompts: dict[int, dict[str, Any] | None] = {}
        self._under_way = False

    @property
    def acknowledged(self) -> int:
        return sum(move.acknowledged for move in self.sent)

    async def sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, headers={"Cookie": self.cookie}) as http:
            made = await http.post("/api/tables", json=WANTED)
            self.table: str = made.json()["id"]

    async def play(self) -> None:
        while True:
            try:
                async with connect(
                    f"ws://{self.server.host}/ws", additional_headers={"Cookie": self.cookie}, max_size=2**24
                ) as socket:
                    await self._talk(socket)
            except (WebSocketException, OSError):
                await asyncio.sleep(0.05)

    async def _talk(self, socket: ClientConnection) -> None:
        self._prompts.clear()
        self._under_way = False
        await socket.send(msgspec.json.encode({"type": "hello", "table": self.table, "lang": "en"}), text=True)
        async for body in socket:
            message = msgspec.json.decode(body)
            if message["type"] == "update" and "prompt" in message:
                self._prompts[message["seat"]] = message["prompt"]
            elif message["type"] == "done":
                self.sent[-1].acknowledged = True
                self._under_way = False
            elif message["type"] == "refused":
                del self.sent[-1]
                self._under_way = False
            if not self._under_way:
                await self._move(socket)

    async def _move(self, socket: ClientConnection) -> None:
        asked = [seat for seat, prompt in self._prompts.items() if prompt is not None and prompt["options"]]
        if not asked:
            return
        await asyncio.sleep(BETWEEN_MOVES)
        seat = self.chance.choice(asked)
        prompt, self._prompts[seat] = self._prompts[seat], None
        assert prompt is not None
        answer = self.chance.choice(prompt["options"])["answer"]
        self.sent.append(Sent(seat, notation.write(msgspec.convert(answer, ANSWERS))))
        self._under_way = True
        move = {"type": "move", "id": len(self.sent), "seat": seat, "ask": prompt["ask"], "answer": answer}
        await socket.send(msgspec.json.encode(move), text=True)


def explains(sent: list[Sent], written: list[tuple[int, str]]) -> bool:
    """Whether all that was acknowledged is written in order, and nothing that was never sent."""
    possible = {0}
    """How much of what is written may be explained by what was sent so far."""
    for move in sent:
        found = {n + 1 for n in possible if n < len(written) and written[n] == (move.seat, move.answer)}
        possible = found if move.acknowledged else found | possible
    return len(written) in possible


async def moves_of(database: str, player: Player) -> list[tuple[int, str]]:
    """What is written, once it has proved to be a table that can be played on."""
    store = open_store(database)
    await store.open()
    events = [decode(body) for body in await store.events(player.table)]
    await store.close()
    table = Table.load(player.table, events)
    assert table.status == "over" or table.state.asks
    return [(e.seat, e.answer) for e in events if isinstance(e, Answered) and not e.auto]


async def kill_again_and_again(server: ServerProcess, players: list[Player], chance: Random) -> None:
    """Each time as soon as every table has gone on."""
    for _ in range(KILLS):
        reached = [player.acknowledged for player in players]
        while any(player.acknowledged <= before for player, before in zip(players, reached, strict=True)):
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0, 0.6))
        server.kill()
        await asyncio.to_thread(server.start)
    reached = [player.acknowledged for player in players]
    while any(player.acknowledged <= before for player, before in zip(players, reached, strict=True)):
        await asyncio.sleep(0.01)
    server.kill()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:{tmp_path / 'questhall.db'}"
    else:
        with fresh_database() as url:
            yield url


def test_killing_the_server_again_and_again_loses_no_acknowledged_move(database: str, tmp_path: Path) -> None:
    chance = Random(6)
    errors = tmp_path / "errors"

    async def life() -> None:
        with ServerProcess(database, errors) as server:
            players = [Player(server, Random(chance.random())) for _ in range(TABLES)]
            for player in players:
                await player.sit_down()
            playing = [asyncio.create_task(player.play()) for player in players]
            await asyncio.wait_for(kill_again_and_again(server, players, chance), 90)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            assert explains(player.sent, await moves_of(database, player))

    asyncio.run(life())
    assert '"level": "error"' not in errors.read_text(encoding="utf-8")


def test_a_lost_a_swapped_or_an_invented_move_would_be_noticed() -> None:
    """The comparison itself: only what was never acknowledged may be missing."""
    sent = [Sent(1, "a", True), Sent(1, "b"), Sent(1, "b", True), Sent(2, "c", True)]
    assert explains(sent, [(1, "a"), (1, "b"), (2, "c")])
    assert explains(sent, [(1, "a"), (1, "b"), (1, "b"), (2, "c")])
    assert not explains(sent, [(1, "a"), (1, "b")])
    assert not explains(sent, [(1, "b"), (1, "a"), (2, "c")])
    assert not explains(sent, [(1, "a"), (1, "b"), (2, "c"), (2, "d")])
