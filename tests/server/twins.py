"""Two tables that look the same from one seat, and differ in everything that this seat may not know."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from pathlib import Path

import msgspec

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.kept import Kept
from questhall.server.backroom.backroom import Backroom
from questhall.server.protocol.messages import client as m
from questhall.server.rooms.hall import Hall
from questhall.server.rooms.room import Room
from questhall.server.store.sqlite import SqliteStore
from questhall.server.tables.events import AnyTableEvent, encode
from questhall.server.tables.table import Table
from questhall.server.timing.turns import TurnByTurn
from tests.server.tables import HandClock, Someone

A_WHILE = 2000
"""Milliseconds in which every automatic answer is given."""


class Twin:
    """One of the two, with everybody at it and a spectator; what each of them is sent is noted."""

    def __init__(self, table: Table, store: SqliteStore) -> None:
        self.clock = HandClock()
        self.clock.time = table.updated
        self.room = Room(table, store, self.clock, Hall(store, self.clock), TurnByTurn, Backroom())
        self.people: dict[int | None, Someone] = {
            seat: Someone(self.room, *state.holders, lang="de" if seat % 2 else "en")
            for seat, state in table.seats.items()
        }
        self.people[None] = Someone(self.room, "spectator")

    async def come_in(self, observer: int | None) -> None:
        """Everybody but the observer wants to be asked at every window: what they hold decides nothing here."""
        for seat, person in self.people.items():
            await person.enter()
            if seat is not None and seat != observer:
                await person.ask(m.Auto, seat=seat, mode="all")

    async def move(self, seat: int, answer: Answer) -> None:
        raw = msgspec.Raw(msgspec.json.encode(answer))
        ticket = self.room.table.playing.ticket(seat)
        reply = await self.people[seat].ask(m.MoveMade, seat=seat, answer=raw, ask=ticket)
        assert reply["type"] == "done", reply

    def takes(self, seat: int, answer: Answer) -> bool:
        return self.room.table.state.refuse(seat, answer) is None

    def asked(self) -> list[int]:
        return [ask.seat for ask in self.room.table.state.asks if ask.seat in self.people]


class Twins:
    """They are played in step, for as long as the observer learns nothing that was hidden."""

    def __init__(self, folder: Path) -> None:
        self.stores = [SqliteStore(folder / f"twin-{number}.db") for number in range(2)]
        self.unlike = 0
        """Pairs at which somebody else's hand was another."""

    async def __aenter__(self) -> Twins:
        for store in self.stores:
            await store.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for store in self.stores:
            await store.close()

    async def compare(self, events: Sequence[AnyTableEvent], observer: int | None, number: int, moves: int) -> int:
        """Everything the observer is sent is the same at both, byte for byte. How many moves were compared."""
        here, there = [await self._laid_out(store, events, number) for store in self.stores]
        random = Random(number)
        # A spectator knows no more than any one seat does.
        seat = observer if observer is not None else random.choice(list(here.seats))
        there.playing.state = there.game.determinize(there.state, seat, random)
        there.state.log = there.playing.log.tail
        self.unlike += any(here.view(other) != there.view(other) for other in here.seats)
        twins = [Twin(table, store) for table, store in zip((here, there), self.stores, strict=True)]
        for twin in twins:
            await twin.come_in(observer)
        compared = await self._play(twins, observer, moves, random)
        for twin in twins:
            await twin.room.close()
        return compared

    async def _laid_out(self, store: SqliteStore, events: Sequence[AnyTableEvent], number: int) -> Table:
        name = f"{number:016x}"
        await store.append(name, 1, [encode(event) for event in events])
        return Table.load(name, events)

    async def _play(self, twins: Sequence[Twin], observer: int | None, moves: int, random: Random) -> int:
        one, other = twins
        assert one.people[observer].bodies == other.people[observer].bodies
        for compared in range(moves):
            since = len(one.room.table.playing.moves)
            for twin in twins:
                await twin.clock.pass_by(A_WHILE)
            chosen = possible_at_both(one, other, random)
            if chosen is None or any(learns(twin, observer, since) for twin in twins):
                return compared
            for twin in twins:
                await twin.move(*chosen)
            if any(learns(twin, observer, since) for twin in twins):
                return compared
            assert one.people[observer].bodies == other.people[observer].bodies
            assert one.asked() == other.asked()
        return moves


def possible_at_both(one: Twin, other: Twin, random: Random) -> tuple[int, Answer] | None:
    """Something that a seat could do at either table."""
    for seat in random.shuffled(one.asked()):
        offered = one.room.table.state.options(seat)
        for answer in random.shuffled(offered):
            if one.takes(seat, answer) and other.takes(seat, answer):
                return seat, answer
    return None


def learns(twin: Twin, observer: int | None, since: int) -> bool:
    """Whether the observer has been shown something that was hidden."""
    learned = 0
    for move in twin.room.table.playing.moves[since:]:
        learned |= move.learned
    return bool(learned if observer is None else learned >> observer & 1)


def redealt(table: Table, seat: int, number: int) -> Table:
    """The same table for a seat, with other hidden cards and a history of its own."""
    other = copy.copy(table)
    other._views = {}
    match = other.match = copy.copy(table.playing)
    match.moves, match.marks, match._log = Kept(list(match.moves)), dict(match.marks), Kept(list(match.log))
    match.state = table.game.determinize(table.state, seat, Random(number))
    match.state.log = match.log.tail
    return other
