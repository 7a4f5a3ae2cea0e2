"""How long an action of a race takes to every screen: python -m bench.load_rushout --tables 200 --seconds 60

Tables of Rush Out! for five, each with four bots at human pace and one person over a real WebSocket who rolls and
places like one, and a spectator. Every action of anybody, and whatever ends by itself, carries the moment at which it
counts; measured is how much later it is on each screen. Server (`questhall serve` with its durable SQLite file) and
generator share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop

from bench.load.__main__ import allow_connections
from bench.load.figures import Moment, memory, part
from bench.load.run import AT_ONCE, folder
from bench.load.wire import Wire, connect
from tests.server.process import ServerProcess

PLACE = Path(__file__).parent / "results_rushout.md"
HEROES = ("warrior", "ranger", "bard", "paladin")
PERSON = 4
BOT = "normal"
LOOKING = (0.7, 2.4)
"""Seconds that a person looks at landed dice, from and to."""
UPDATE, CALL, WELCOME, DONE = b'{"type":"update"', b'{"type":"call"', b'{"type":"welcome"', b'{"type":"done"'
NO = (b'{"type":"refused"', b'{"type":"problem"')

_encode, _decode = msgspec.json.encode, msgspec.json.decode


@dataclass
class Figures:
    """Noted while it is measured."""

    on: bool = False
    late: list[float] = field(default_factory=list)
    """Milliseconds from the moment at which something counts to its arrival on a screen."""
    replies: list[float] = field(default_factory=list)
    """Milliseconds from sending an action to its acknowledgement; it is held for 150 of them."""
    done: int = 0
    refused: int = 0
    messages: int = 0
    size: int = 0
    updates: int = 0
    update_size: int = 0
    behind: list[float] = field(default_factory=list)
    """Milliseconds by which the generator itself acted later than planned."""


class Screen:
    """Somebody who looks at a race."""

    def __init__(self, figures: Figures, chance: Random) -> None:
        self.figures = figures
        self.chance = chance
        self.cookie = f"questhall_guest={chance.getrandbits(128):032x}"
        self.began = 0
        self.view: Any = None
        self.wire: Wire
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def come_in(self, port: int, table: str) -> None:
        self.wire = await connect(port, "/ws", self.cookie, self.heard)
        self.wire.send(_encode({"type": "hello", "table": table, "lang": self.chance.choice(("de", "en"))}))
        await self.welcome

    def heard(self, body: bytes, arrived: float) -> None:
        now = time.time() * 1000
        if self.figures.on:
            self.figures.messages += 1
            self.figures.size += len(body)
        if body.startswith(UPDATE):
            if self.figures.on:
                self.figures.updates += 1
                self.figures.update_size += len(body)
            self.update(_decode(body), now)
        elif body.startswith(CALL):
            self.wire.send(_encode({"type": "echo", "n": _decode(body)["n"]}))
        elif body.startswith(WELCOME):
            self.began = _decode(body)["table"]["created"]
            self.welcome.set_result(None)
        else:
            self.reply(body, now)

    def update(self, message: dict[str, Any], now: float) -> None:
        for path, *value in message.get("patch", ()):
            if path == ["time"] and self.figures.on:
                self.figures.late.append(now - self.began - value[0])
            self.change(path, value)
        if "view" in message:
            self.view = message["view"]

    def change(self, path: list[Any], value: list[Any]) -> None:
        """A spectator draws nothing here."""

    def reply(self, body: bytes, now: float) -> None:
        """Nothing was said."""


class Person(Screen):
    """Rolls, looks, places whatever fits somewhere, and rolls again."""

    def __init__(self, figures: Figures, chance: Random) -> None:
        super().__init__(figures, chance)
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
        self.sent = time.time() * 1000
        self.wire.send(_encode({"type": "move", "id": self.number, "seat": PERSON, "answer": answer}))
        pause = self.chance.uniform(*LOOKING) + (self.view["roll_time"] / 1000 if answer["move"] == "roll" else 0)
        due = loop.time() + pause
        loop.call_at(due, self.again, due)

    def again(self, due: float) -> None:
        if self.figures.on:
            self.figures.behind.append(1000 * (asyncio.get_running_loop().time() - due))
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

    def reply(self, body: bytes, now: float) -> None:
        if not self.figures.on:
            return
        if body.startswith(DONE):
            self.figures.done += 1
            self.figures.replies.append(now - self.sent)
        elif body.startswith(NO):
            self.figures.refused += 1


async def sit_down(http: httpx.AsyncClient, port: int, scenario: str, screens: list[Screen]) -> None:
    """A table that begins at once, and everybody at it."""
    person = screens[0]
    bots = [{"seat": seat, "to": "bot", "bot": BOT} for seat in range(PERSON)]
    wanted = {
        "game": "rushout",
        "settings": {"heroes": len(HEROES), "scenario": scenario, "characters": HEROES},
        "seats": [*bots, {"seat": PERSON, "to": "me", "name": "Ada"}],
        "start": True,
    }
    made = await http.post("/api/tables", json=wanted, headers={"Cookie": person.cookie})
    made.raise_for_status()
    for screen in screens:
        await screen.come_in(port, made.json()["id"])


async def life(server: ServerProcess, options: argparse.Namespace, figures: Figures) -> list[str]:
    """Everybody sits down, plays for a while, and then it is measured; the cells of the row."""
    chance = Random(options.tables)
    empty = memory(server.pid)
    gate = asyncio.Semaphore(AT_ONCE)
    tables: list[list[Screen]] = []
    for _ in range(options.tables):
        person = Person(figures, Random(chance.random()))
        tables.append([person, *(Screen(figures, Random(chance.random())) for _ in range(options.spectators))])
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:

        async def ready(screens: list[Screen]) -> None:
            async with gate:
                await sit_down(http, server.port, options.scenario, screens)
            assert isinstance(screens[0], Person)
            screens[0].begin()

        await asyncio.gather(*map(ready, tables))
    await asyncio.sleep(options.settle)
    gc.collect()
    gc.freeze()
    metrics = f"{server.url}/metrics"
    before = await asyncio.to_thread(Moment.now, server.pid, metrics)
    figures.on = True
    await asyncio.sleep(options.seconds)
    figures.on = False
    after = await asyncio.to_thread(Moment.now, server.pid, metrics)
    held = (memory(server.pid) - empty) / len(tables)
    lost = sum(screen.wire.lost for screens in tables for screen in screens)
    for screens in tables:
        for screen in screens:
            screen.wire.close()
    seconds = after.at - before.at
    late = [part(figures.late, share) for share in (0.5, 0.99, 1.0)]
    return [
        f"{options.tables}",
        options.scenario,
        f"{(after.moves - before.moves) / seconds:,.0f}",
        *(f"{value:.1f}" for value in late),
        f"{part(figures.replies, 0.5):.0f}",
        f"{figures.done}, {figures.refused} refused" + (f", {lost} lost" if lost else ""),
        f"{figures.messages / seconds:,.0f}",
        f"{figures.update_size / max(figures.updates, 1):,.0f}",
        f"{(after.server - before.server) / seconds:.0%}",
        f"{1_000_000 * (after.server - before.server) / max(after.moves - before.moves, 1):,.0f}",
        f"{held:,.0f}",
        f"{part(figures.behind, 0.99):.1f}",
        f"{(after.ours - before.ours) / seconds:.0%}",
    ]


HEAD = (
    "| tables | scenario | actions/s | p50 ms | p99 ms | longest ms | reply ms | person | messages/s "
    "| bytes of an update | server CPU | µs an action | kB a table | generator late p99 ms | generator CPU |\n"
    "| --: | :-- | --: | --: | --: | --: | --: | :-- | --: | --: | --: | --: | --: | --: | --: |"
)


def page(row: str, options: argparse.Namespace, load: float) -> str:
    python, cores = platform.python_version(), os.cpu_count()
    return "\n".join(
        [
            "# Races on one server",
            "",
            f"Written by `make bench-rushout`; measured for {options.seconds:.0f} seconds. At each table four bots, a",
            f"person, and spectators ({options.spectators}). Python {python}, {cores} cores that server and generator",
            f"share; load average at the end {load:.1f}. What the columns mean is told in [README.md](README.md).",
            "",
            HEAD,
            row,
            "",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spectators", type=int, default=1, help="at each table")
    parser.add_argument("--scenario", default="scenario6")
    parser.add_argument("--seconds", type=float, default=60.0, help="that are measured")
    parser.add_argument("--settle", type=float, default=20.0, help="seconds of play before that")
    parser.add_argument("--output", type=Path, default=PLACE)
    options = parser.parse_args()
    allow_connections((1 + options.spectators) * options.tables + 200)
    figures = Figures()
    with folder() as place:
        errors = place / "errors"
        with ServerProcess(f"sqlite:{place / 'questhall.db'}", errors) as server:
            cells = uvloop.run(life(server, options, figures))
        problems = errors.read_text(encoding="utf-8")
    if problems:
        print(problems[-3000:], file=sys.stderr)
    row = f"| {' | '.join(cells)} |"
    print(f"{HEAD}\n{row}")
    options.output.write_text(page(row, options, max(os.getloadavg())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
