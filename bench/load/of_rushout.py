"""Races in real time: how much later than the moment at which something counts it is on each screen.

Tables of Rush Out! for five, each with four bots at human pace and one person who rolls and places like one, and a
spectator. Every action of anybody, and whatever ends by itself, carries the moment at which it counts.
"""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import httpx
import msgspec

from bench.load.figures import Figures
from bench.load.games import Line, Measured
from bench.load.rooms import Room, Screen
from bench.load.wire import connect
from questhall.server.edge.identity import GUEST

SCENARIO = "scenario6"
HEROES = ("warrior", "ranger", "bard", "paladin")
PERSON = 4
BOT = "normal"
LOOKING = (0.7, 2.4)
"""Seconds that a person looks at landed dice, from and to."""
UPDATE, CALL, WELCOME, DONE = b'{"type":"update"', b'{"type":"call"', b'{"type":"welcome"', b'{"type":"done"'
NO = (b'{"type":"refused"', b'{"type":"problem"')

_encode, _decode = msgspec.json.encode, msgspec.json.decode


class Onlooker(Screen):
    """Somebody who looks at a race."""

    def __init__(self, room: Race) -> None:
        super().__init__(room)
        self.chance = room.chance
        self.cookie = ""
        self.began = 0
        self.view: Any = None
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def come_in(self, port: int, table: str) -> None:
        self.wire = await connect(port, "/ws", self.cookie, self.heard)
        self.wire.send(_encode({"type": "hello", "table": table, "lang": self.chance.choice(("de", "en"))}))
        await self.welcome

    def take(self, body: bytes, arrived: float) -> None:
        now = time.time() * 1000
        if body.startswith(UPDATE):
            self.updated(body)
            self.update(_decode(body), now)
        elif body.startswith(CALL):
            self.wire.send(_encode({"type": "echo", "n": _decode(body)["n"]}))
        elif body.startswith(WELCOME):
            self.began = _decode(body)["table"]["created"]
            self.welcome.set_result(None)
        else:
            self.reply(body, arrived)

    def update(self, message: dict[str, Any], now: float) -> None:
        figures = self.room.figures
        for path, *value in message.get("patch", ()):
            if path == ["time"] and figures.on:
                figures.waits.append((now - self.began - value[0]) / 1000)
            self.change(path, value)
        if "view" in message:
            self.view = message["view"]

    def change(self, path: list[Any], value: list[Any]) -> None:
        """A spectator draws nothing here."""

    def reply(self, body: bytes, arrived: float) -> None:
        """Nothing was said."""


class Racer(Onlooker):
    """Rolls, looks, places whatever fits somewhere, and rolls again."""

    def __init__(self, room: Race) -> None:
        super().__init__(room)
        self.sent = 0.0
        self.number = 0

    def begin(self) -> None:
        asyncio.get_running_loop().call_later(self.chance.uniform(*LOOKING), self.act)

    def change(self, path: list[Any], value: list[Any]) -> None:
        place = self.view
        for key in path[:-1]:
            place = place[key if isinstance(place, list) else str(key)]
        key = path[-1] if isinstance(place, list) else str(path[-1])
        if value:
            place[key] = value[0]
        else:
            del place[key]

    def act(self) -> None:
        """Not while the dice roll: they are waited for."""
        if self.wire.lost or self.view["winner"]:
            return
        loop = asyncio.get_running_loop()
        me = self.view["players"][PERSON]
        left = me["busy"] - (time.time() * 1000 - self.began)
        if left > 0 or self.view["phase"] != "race":
            loop.call_later(max(left, 200) / 1000, self.act)
            return
        answer = self.fitting() or {"move": "roll", "back": self.lying()}
        self.number += 1
        self.sent = time.perf_counter()
        self.wire.send(_encode({"type": "move", "id": self.number, "seat": PERSON, "answer": answer}))
        pause = self.chance.uniform(*LOOKING) + (self.view["roll_time"] / 1000 if answer["move"] == "roll" else 0)
        due = loop.time() + pause
        loop.call_at(due, self.again, due)

    def again(self, due: float) -> None:
        if self.room.figures.on:
            self.room.figures.late.append(asyncio.get_running_loop().time() - due)
        self.act()

    def mine(self) -> list[tuple[int, dict[str, Any]]]:
        return [(int(n), die) for n, die in self.view["dice"].items() if int(n) // 10 == PERSON]

    def lying(self) -> list[int]:
        """All dice come back when none is left to roll."""
        mine = self.mine()
        return [] if any(not die["place"] for _, die in mine) else [n for n, die in mine if die["field"] >= 0]

    def fitting(self) -> dict[str, Any] | None:
        """A die on a field with its own face, on a card where not two others are; of one roll on one card only."""
        mine, spot = self.mine(), self.view["players"][PERSON]["spot"]
        at = next((die["place"] for _, die in mine if die["place"]), "")
        loose = {die["face"]: n for n, die in mine if die["rolled"] and not die["place"]}
        for place in self.view["places"]:
            elsewhere = (at and place["place"] != at) or (spot and spot != f"{place['place']}/{place['card']}")
            if place["claimed"] or elsewhere:
                continue
            on = [(int(n), die) for n, die in self.view["dice"].items() if die["place"] == place["place"]]
            if len({n // 10 for n, _ in on if n >= 10 and n // 10 != PERSON}) > 1:
                continue
            taken = {die["field"] for n, die in on if n >= 10}
            for number, symbol in enumerate(place["heroes"]):
                if number not in taken and symbol in loose:
                    return {"move": "place", "place": place["place"], "dice": [[loose[symbol], number]]}
        return None

    def reply(self, body: bytes, arrived: float) -> None:
        figures = self.room.figures
        if figures.on and body.startswith(DONE):
            figures.moves += 1
            figures.replies.append(arrived - self.sent)
        elif figures.on and body.startswith(NO):
            figures.refused += 1


class Race(Room):
    """One table; nobody waits for anybody, so the person alone says when to act."""

    def __init__(self, figures: Figures, chance: Random) -> None:
        super().__init__(figures, chance)
        self.person: Racer

    async def sit_down(self, http: httpx.AsyncClient, port: int) -> None:
        """A table that begins at once, and everybody at it."""
        self.person = Racer(self)
        self.screens += [self.person, Onlooker(self)]
        bots = [{"seat": seat, "to": "bot", "bot": BOT} for seat in range(PERSON)]
        wanted = {
            "game": "rushout",
            "settings": {"heroes": len(HEROES), "scenario": SCENARIO, "characters": HEROES},
            "seats": [*bots, {"seat": PERSON, "to": "me", "name": "Ada"}],
            "start": True,
        }
        made = await http.post("/api/tables", json=wanted, headers={"Cookie": self.person.cookie})
        made.raise_for_status()
        self.person.cookie = f"{GUEST}={made.cookies[GUEST]}"
        for screen in self.screens:
            assert isinstance(screen, Onlooker)
            await screen.come_in(port, made.json()["id"])

    def begin(self) -> None:
        self.person.begin()

    def settle(self) -> None:
        """Everything is noted when it arrives."""


MEASURED = Measured(
    "Rush Out!",
    "Races for five: four bots, a person and a spectator at each. A person acts when the dice have landed; p50, p95,"
    " p99 and longest are counted from the moment at which something counts, and a reply is held for 150 ms.",
    tables=(200,),
    pause=0.0,
    settle=20.0,
    lines={"race": Line("four bots, a person, a spectator", lambda figures, chance, _: Race(figures, chance), 2)},
)
