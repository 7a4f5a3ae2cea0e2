"""Somebody who only wants to play, at another table, while the hall is attacked: how long each move takes."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from questhall.kernel.game import AnyGame
from questhall.server.edge.identity import GUEST
from tests.server.any_game import ANY, seats_for

BETWEEN_MOVES = 0.07
"""Seconds; the hall takes twenty messages a second."""
HOPELESS = 30.0
"""Seconds after which a move is counted as never answered."""


class Bystander:
    """Plays all seats of a table at random, one table after the other."""

    def __init__(self, host: str, chance: Random, game: AnyGame = ANY) -> None:
        self.host = host
        self.chance = chance
        self.game = game
        self.waits: list[float] = []
        """Seconds from each move to its acknowledgement."""
        self.lost = 0
        """Connections that broke, and moves that were never answered."""
        self._cookie = ""
        self._prompts: dict[int, dict[str, Any]] = {}

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                table = await self._sit_down()
                headers = {"Cookie": self._cookie}
                async with connect(f"ws://{self.host}/ws", additional_headers=headers, max_size=2**24) as socket:
                    await self._play_at(table, socket)
            except (WebSocketException, OSError, TimeoutError, httpx.HTTPError):
                self.lost += 1
                await asyncio.sleep(0.2)

    async def _sit_down(self) -> str:
        heroes = self.game.company.heroes[1]
        wanted = {
            "game": self.game.name,
            "settings": {"heroes": heroes},
            "options": {"pace": 0},
            "seats": [{"seat": seat, "to": "me"} for seat in seats_for(heroes)],
            "start": True,
        }
        async with httpx.AsyncClient(base_url=f"http://{self.host}", timeout=HOPELESS) as http:
            made = await http.post("/api/tables", json=wanted, headers={"Cookie": self._cookie})
            made.raise_for_status()
            if GUEST in made.cookies:
                self._cookie = f"{GUEST}={made.cookies[GUEST]}"
            return str(made.json()["id"])

    async def _play_at(self, table: str, socket: ClientConnection) -> None:
        self._prompts.clear()
        await socket.send(msgspec.json.encode({"type": "hello", "table": table, "lang": "en"}), text=True)
        number, sent = 0, 0.0
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), HOPELESS))
            if message["type"] == "update" and "prompt" in message:
                self._prompts.pop(message["seat"], None)
                if message["prompt"] is not None:
                    self._prompts[message["seat"]] = message["prompt"]
            if message["type"] == "done" and sent:
                self.waits.append(time.perf_counter() - sent)
            if message["type"] in ("done", "refused", "problem"):
                sent = 0.0
            if not sent and not self._prompts and number:
                with suppress(TimeoutError):
                    await self._hear_more(socket)
                if not self._prompts:
                    return
            if not sent and self._prompts:
                await asyncio.sleep(BETWEEN_MOVES)
                number += 1
                seat, prompt = self._prompts.popitem()
                answer = self.chance.choice(prompt["options"])["answer"]
                move = {"type": "move", "id": number, "seat": seat, "ask": prompt["ask"], "answer": answer}
                sent = time.perf_counter()
                await socket.send(msgspec.json.encode(move), text=True)

    async def _hear_more(self, socket: ClientConnection) -> None:
        """The next question comes after the acknowledgement; at the end of a game none comes."""
        while not self._prompts:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 1.0))
            if message["type"] == "update" and message.get("prompt"):
                self._prompts[message["seat"]] = message["prompt"]
