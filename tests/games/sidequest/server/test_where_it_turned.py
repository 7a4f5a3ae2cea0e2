"""Where a game turned, as a hall tells it: thought out once, by turns, and told in any language."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.games.sidequest.moves import Block
from questhall.kernel import notation
from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.state import State
from questhall.players.player import Thought
from questhall.server.backroom.backroom import Backroom, Leisure, ReckoningError
from questhall.server.protocol.http.replays import LookBack
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.tables import events as e
from questhall.server.tables.listing import card_of
from questhall.server.tables.table import Archive, Table
from questhall.server.telling import lookbacks
from questhall.server.telling.lookback import offers_look_back
from questhall.server.telling.lookbacks import LookBacks, TooManyError
from questhall.server.telling.replay import moments
from questhall.server.timing.patience import Patience, never_mind
from tests.games.sidequest.players.looked_at import GAME, HERO, SEED, SETTINGS, blundered
from tests.server.house import GENEROUS, House


class Scripted(Leisure):
    """Thinks nothing of anything but one decision."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    async def reconsider(
        self, table: Table, state: State, seat: int, done: Answer, player: str, seed: int, among: tuple[Answer, ...]
    ) -> Thought:
        self.asked.append((player, seed))
        match, at = blundered()
        if state.next_ask == before(at).next_ask and done == match.moves[at].answer:
            return Thought(next(option for option in state.options(seat) if option != done), done, 0.4)
        return Thought(done, done, 0.0)


class Quiet(Backroom):
    """A backroom in which somebody thinks at once, or not at all."""

    def __init__(self, leisure: Leisure, waits: Callable[[], Awaitable[None]] = never_mind) -> None:
        super().__init__()
        self.has_leisure = True
        self.there = leisure
        self.waits = waits

    @asynccontextmanager
    async def leisure(self) -> AsyncIterator[Leisure]:
        await self.waits()
        yield self.there


@cache
def before(moves: int) -> State:
    return blundered()[0].fork(moves).state


@cache
def story() -> tuple[e.AnyTableEvent, ...]:
    """The Hero's mistake at a table, with a person in that seat."""
    moves = tuple((move.seat, notation.write(move.answer), None) for move in blundered()[0].moves)
    settings = {"heroes": 1, "difficulty": "normal", "decks": list(SETTINGS.decks), "discovery": "preconstructed"}
    created = e.Created(0, "sidequest", settings, TableOptions(), SEED, "ada", moves)
    return created, e.Claimed(0, HERO, "ada", "Ada"), e.Started(0)


def ended(name: str = "t") -> Table:
    table = Table.load(name, story())
    assert table.status == "over"
    return table


async def made(look_backs: LookBacks, table: Table, lang: str = "en") -> LookBack:
    await look_backs.begin(table, "here", lambda: None)
    while (found := await look_backs.of(table, lang)).status in ("waiting", "thinking"):
        await asyncio.sleep(0)
    return found


class Shelf:
    """Keeps looks back as a store does."""

    def __init__(self) -> None:
        self.bodies: dict[str, tuple[str, bytes]] = {}

    async def put_look_back(self, table: str, ending: str, body: bytes) -> None:
        self.bodies[table] = ending, body

    async def look_back(self, table: str, ending: str) -> bytes | None:
        kept, body = self.bodies.get(table, ("", b""))
        return body if kept == ending else None


def those_of_a_hall(backroom: Backroom, shelf: Shelf | None = None) -> LookBacks:
    return LookBacks(shelf or Shelf(), backroom, Patience())


def test_the_moment_is_told_in_words_and_leads_into_the_replay() -> None:
    async def told() -> None:
        table = ended()
        found = await made(those_of_a_hall(Quiet(Scripted())), table)
        [missed] = found.missed
        assert (found.status, found.seat, missed.seat, missed.points) == ("ready", HERO, HERO, 40)
        steps = [moment async for moment in moments(table, HERO, never_mind)]
        _, at = blundered()
        assert steps[missed.step].view == GAME.view(before(at), HERO)
        following = steps[missed.step + 1].move
        assert following is not None
        assert following.answer == Block(0)
        teller = GAME.teller("en", HERO, marked=True)
        teller.see(GAME.view(before(at), HERO), before(at).offer(HERO))
        assert missed.done == teller.option(Block(0))
        assert missed.better != missed.done
        assert found.curve[0].step == 0
        assert found.curve[-1].heroes == 0
        assert min(swing.after - swing.before for swing in found.swings) < -20

    asyncio.run(told())


def test_it_is_thought_out_once_and_told_in_every_language() -> None:
    async def told() -> None:
        table, leisure = ended(), Scripted()
        look_backs = those_of_a_hall(Quiet(leisure))
        english = await made(look_backs, table)
        asked = len(leisure.asked)
        german = await made(look_backs, table, "de")
        assert len(leisure.asked) == asked
        assert [one.step for one in german.missed] == [one.step for one in english.missed]
        assert german.missed[0].done != english.missed[0].done

    asyncio.run(told())


def test_another_process_does_not_think_it_out_again() -> None:
    async def told() -> None:
        shelf, nobody = Shelf(), Scripted()
        found = await made(those_of_a_hall(Quiet(Scripted()), shelf), ended())
        assert await those_of_a_hall(Quiet(nobody), shelf).of(ended(), "en") == found
        assert await made(those_of_a_hall(Quiet(nobody), shelf), ended()) == found
        assert nobody.asked == []

    asyncio.run(told())


def test_what_was_found_out_about_another_ending_or_written_otherwise_does_not_count() -> None:
    async def told() -> None:
        shelf = Shelf()
        found = await made(those_of_a_hall(Quiet(Scripted()), shelf), ended())
        for ending, body in (("otherwise", shelf.bodies["t"][1]), (shelf.bodies["t"][0], b'{"en": "good"}')):
            shelf.bodies["t"] = ending, body
            look_backs = those_of_a_hall(Quiet(Scripted()), shelf)
            assert (await look_backs.of(ended(), "en")).status == "none"
            assert await made(look_backs, ended()) == found

    asyncio.run(told())


def test_the_same_table_is_thought_about_with_the_same_chances() -> None:
    async def told() -> None:
        one, two = Scripted(), Scripted()
        first = await made(those_of_a_hall(Quiet(one)), ended())
        assert first == await made(those_of_a_hall(Quiet(two)), ended())
        assert one.asked == two.asked
        assert len({seed for _, seed in one.asked}) == 3

    asyncio.run(told())


def test_it_says_how_far_it_is_and_one_waits_for_the_other() -> None:
    async def told() -> None:
        gate = asyncio.Event()

        async def closed() -> None:
            await gate.wait()

        look_backs = those_of_a_hall(Quiet(Scripted(), closed))
        one, two = ended("one"), ended("two")
        assert (await look_backs.of(one, "en")).status == "none"
        for table in (one, two, one):
            await look_backs.begin(table, "here", lambda: None)
        await asyncio.sleep(0.01)
        assert [(await look_backs.of(table, "en")).status for table in (one, two)] == ["thinking", "waiting"]
        gate.set()
        while (await look_backs.of(two, "en")).status != "ready":
            await asyncio.sleep(0)
        assert (await look_backs.of(one, "en")).status == "ready"

    asyncio.run(told())


def test_too_many_are_turned_away_before_they_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookbacks, "MOST_WAITING", 1)

    async def told() -> None:
        paid: list[str] = []
        look_backs = those_of_a_hall(Quiet(Scripted()))
        await look_backs.begin(ended("one"), "here", lambda: paid.append("one"))
        with pytest.raises(TooManyError):
            await look_backs.begin(ended("two"), "here", lambda: paid.append("two"))
        assert paid == ["one"]
        await look_backs.close()

    asyncio.run(told())


def test_what_could_not_be_thought_out_says_so_and_can_be_tried_again() -> None:
    async def told() -> None:
        class Lost(Scripted):
            async def reconsider(self, *args: Any) -> Thought:
                raise ReckoningError("the clerk has gone")

        backroom = Quiet(Lost())
        look_backs, table = those_of_a_hall(backroom), ended()
        assert (await made(look_backs, table)).status == "failed"
        backroom.there = Scripted()
        assert (await made(look_backs, table)).status == "ready"

    asyncio.run(told())


def test_it_is_offered_where_somebody_has_the_leisure_and_the_game_is_whole() -> None:
    table = ended()
    assert offers_look_back(table, Quiet(Scripted()))
    assert not offers_look_back(table, Backroom())
    race = Table("r", e.Created(0, "rushout", {}, TableOptions(), 1, "ada"))
    assert not offers_look_back(race, Quiet(Scripted()))
    table.archive = Archive(Refusal("table.other-rules"), 3, table.playing.log)
    assert not offers_look_back(table, Quiet(Scripted()))


def test_whoever_asks_is_told_and_what_is_thought_out_anew_is_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, look_backs_per_address=1)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person("de") as bob:
        for name in ("one", "two"):
            card = card_of(ended(name))
            house.ask(house.services.store.append(name, 1, [e.encode(event) for event in story()], card))
        address = "/api/tables/one/lookback"
        assert bob.http.post(address).json()["code"] == "no-look-back"
        hall = house.services.hall
        hall.backroom.has_leisure = True
        hall.look_backs = LookBacks(hall.store, Quiet(Scripted()), Patience())
        assert bob.http.get(address).json()["status"] == "none"
        found = bob.http.post(address)
        while found.json()["status"] != "ready":
            assert found.status_code == 200
            found = bob.http.get(address)
        assert found.json()["missed"][0]["points"] == 40
        assert bob.http.post(address).json() == found.json()
        hall.look_backs = LookBacks(hall.store, Quiet(Scripted()), Patience())
        assert bob.http.get(address).json() == found.json(), "it is kept beside the table"
        refused = bob.http.post("/api/tables/two/lookback")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        running = bob.table({"game": "sidequest", "settings": {"heroes": 1}, "seats": [{"seat": 1, "to": "me"}]})
        early = bob.http.post(f"/api/tables/{running}/lookback")
        assert (early.status_code, early.json()["text"]) == (409, "Das Spiel läuft noch.")
