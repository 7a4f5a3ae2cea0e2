"""A long evening in a short time: people sit down at tables, play some moves and leave, and the tables are put down.

Tables are put down seconds after the last person has left instead of minutes, so that as many come and go as in
hours of play. The hall's memory is looked at all the time, and drawn.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from attack.figures import Figure
from attack.plot import plot
from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.players.registry import players_of
from questhall.server.edge.identity import GUEST
from tests.server.process import ServerProcess

PICTURE = Path(__file__).parents[1] / "memory.svg"
AT_ONCE = 200
"""Tables at which somebody plays at the same time; what is put down again is many times as much."""
STAYS = (5.0, 45.0)
"""Seconds that somebody stays at a table."""
THINKS = (0.5, 2.5)
"""Seconds that somebody takes for an answer."""
LOOK_EVERY = 0.25
MOST_GROWTH = 1.1
"""Flat: the end of the evening takes no more than a tenth more than its beginning."""


class RushedServer(ServerProcess):
    COMMAND = ("attack.rushed_hall",)


def attack(seconds: float) -> Iterator[Figure]:
    measured: list[tuple[float, float]] = []
    with (
        tempfile.TemporaryDirectory(prefix="questhall-attack-") as folder,
        RushedServer(f"sqlite:{Path(folder) / 'questhall.db'}", Path(folder) / "errors") as server,
    ):
        evening = Evening(server)
        asyncio.run(evening.pass_by(seconds, measured))
    early = max(size for moment, size in measured if moment <= seconds / 6)
    end = max(size for moment, size in measured if moment >= seconds * 5 / 6)
    PICTURE.write_text(
        plot(measured, "seconds", "MB", "Memory of a hall at which tables come and go"), encoding="utf-8"
    )
    yield Figure("tables that were played at", f"{evening.tables:,}")
    yield Figure("moves of people", f"{evening.moves:,}")
    yield Figure("memory in the first sixth of the time", f"{early:.0f} MB")
    yield Figure("memory in the last sixth", f"{end:.0f} MB")
    growth = end / early
    yield Figure(
        "growth", f"{100 * (growth - 1):+.1f} %", f"at most {100 * (MOST_GROWTH - 1):.0f} %", growth <= MOST_GROWTH
    )


class Evening:
    """Everybody who comes to a hall."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.tables = 0
        self.moves = 0
        """That were acknowledged."""
        self._ends = 0.0

    async def pass_by(self, seconds: float, measured: list[tuple[float, float]]) -> None:
        began = time.monotonic()
        self._ends = began + seconds
        people = [asyncio.create_task(self._person(Random(number))) for number in range(AT_ONCE)]
        while (passed := time.monotonic() - began) < seconds:
            measured.append((passed, resident(self.server.pid)))
            await asyncio.sleep(LOOK_EVERY)
        await asyncio.gather(*people)

    async def _person(self, chance: Random) -> None:
        """One table after the other, each as somebody new, to whom the hall gives a cookie."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=30) as http:
            while time.monotonic() < self._ends:
                http.cookies.clear()
                with suppress(WebSocketException, OSError, httpx.HTTPError, TimeoutError):
                    made = await http.post("/api/tables", json=_wanted(chance))
                    if made.status_code == 201:
                        await self._play(made.json()["id"], f"{GUEST}={made.cookies[GUEST]}", chance)
                        self.tables += 1
                        continue
                await asyncio.sleep(0.5)

    async def _play(self, table: str, cookie: str, chance: Random) -> None:
        """Says something now and then, and answers what is asked."""
        headers = {"Cookie": cookie}
        until = time.monotonic() + chance.uniform(*STAYS)
        async with connect(f"ws://{self.server.host}/ws", additional_headers=headers, max_size=2**24) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "table": table, "lang": "en"}), text=True)
            number = 0
            while (left := until - time.monotonic()) > 0:
                try:
                    message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), left))
                except TimeoutError:
                    return
                self.moves += message["type"] == "done"
                prompt = message.get("prompt") if message["type"] == "update" else None
                if prompt and prompt["options"]:
                    number += 1
                    answer = chance.choice(prompt["options"])["answer"]
                    move = {
                        "type": "move",
                        "id": number,
                        "seat": message["seat"],
                        "ask": prompt["ask"],
                        "answer": answer,
                    }
                    await socket.send(msgspec.json.encode(move), text=True)
                    await asyncio.sleep(chance.uniform(*THINKS))


def _wanted(chance: Random) -> dict[str, Any]:
    """Any game of the house, against bots."""
    game: AnyGame = chance.choice(list(GAMES.values()))
    heroes = game.company.heroes[0]
    bot = players_of(game)[0]
    seats = game.seats(game.settings(heroes=heroes))
    return {
        "game": game.name,
        "settings": {"heroes": heroes},
        "options": {"pace": 100},
        "seats": [
            {"seat": seat, "to": "me"} if seat == 1 else {"seat": seat, "to": "bot", "bot": bot} for seat in seats
        ],
        "start": True,
    }


def resident(pid: int) -> float:
    """Megabytes of a process that are in memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1000
    raise ProcessLookupError(pid)
