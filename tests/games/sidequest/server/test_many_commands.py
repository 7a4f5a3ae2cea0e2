"""Whatever people do at a table, in whatever order: all screens agree with the table, and the table with the disk."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from questhall.kernel.dice import Random
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.basics import AutoMode
from questhall.server.rooms.room import Room
from questhall.server.tables import events as e
from questhall.server.tables.table import Table
from tests.games.sidequest.server.tables import Parlour, played
from tests.server.tables import Someone

SEATS = {0: "cleo", 1: "ada", 2: "bob"}
MODES: tuple[AutoMode, ...] = ("possible", "all", "turn", "always")


class Crowd:
    """People who do something by chance."""

    def __init__(self, parlour: Parlour, room: Room, people: dict[int, Someone], seed: int) -> None:
        self.parlour = parlour
        self.room = room
        self.people = people
        self.random = Random(seed)
        self.done: set[str] = set()

    async def act(self) -> None:
        seat = self.random.below(3)
        person = self.people[seat]
        kind, chance = "", self.random.below(100)
        undo = self.room.table.undo
        if undo is not None and chance < 50:
            asked = undo.needs[0]
            kind = (await self.people[asked].ask(m.Agree, seat=asked, yes=chance % 2 == 0))["type"] + " agree"
        elif chance < 72:
            kind = await self.move()
        elif chance < 80:
            await self.parlour.clock.pass_by(self.random.below(2000))
        elif chance < 84:
            kind = (await person.ask(m.Undo, seat=seat))["type"] + " undo"
        elif chance < 90:
            kind = (await person.ask(m.Redo, seat=seat))["type"] + " redo"
        elif chance < 93:
            kind = (await person.ask(m.Auto, seat=seat, mode=self.random.choice(MODES)))["type"] + " auto"
        elif chance < 95:
            kind = (await person.ask(m.GiveSeat, seat=seat, to="bot", bot="random"))["type"] + " bot"
        elif chance < 98:
            kind = (await person.ask(m.GiveSeat, seat=seat, to="me"))["type"] + " back"
        else:
            await person.leave()
            again = self.people[seat] = Someone(self.room, SEATS[seat], lang=self.random.choice(("de", "en")))
            assert await again.enter()
        self.done.add(kind)

    async def move(self) -> str:
        """Whoever is asked first answers by chance."""
        for seat, person in self.people.items():
            prompt = person.prompt(seat)
            if prompt is not None:
                answer = self.random.choice(prompt["options"])["answer"]
                return str((await person.move(seat, answer))["type"]) + " move"
        await self.parlour.clock.pass_by(2000)
        return ""

    def check(self) -> None:
        """Every screen shows what its seat may see now, and asks what is asked."""
        table = self.room.table
        for seat, person in self.people.items():
            screen = person.screens[seat]
            assert screen.view == plain(table.game.view(table.state, seat))
            assert screen.asked == [ask.seat for ask in table.state.asks if ask.seat >= 0]
            readable = [told for told in table.playing.log if told.only is None or seat in told.only]
            assert [line["key"] for line in screen.lines] == [told.key for told in readable]
            if screen.prompt is not None:
                assert screen.prompt["ask"] == table.playing.ticket(seat)
            elif seat in screen.asked:
                assert not self.room.timing.asks_person(seat)


def plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everything_agrees_all_the_time(seed: int, tmp_path: Any) -> None:
    @played
    async def crowded(parlour: Parlour) -> None:
        room = await parlour.table(SEATS)
        people = {seat: await parlour.someone(room, who) for seat, who in SEATS.items()}
        crowd = Crowd(parlour, room, people, seed)
        for _ in range(250):
            if room.table.status == "over":
                break
            await crowd.act()
            crowd.check()
        assert {"done move", "done undo", "done agree", "done auto", "done bot", "done back"} <= crowd.done
        table, events = room.table, [e.decode(body) for body in await parlour.store.events(room.id)]
        loaded = Table.load(room.id, events)
        assert loaded.number == table.number == len(events)
        assert all(loaded.view(seat) == table.view(seat) for seat in SEATS)
        assert loaded.seats == table.seats

    crowded(tmp_path)
