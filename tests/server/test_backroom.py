"""What clerks reckon is what the hall would have reckoned, and no clerk is missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.kernel import snapshot
from questhall.kernel.answers import Refusal
from questhall.kernel.foresight import foresee
from questhall.kernel.match import Prepared
from questhall.players.player import Critic, Thought
from questhall.players.registry import at_a_table, make_player, thinkers_of
from questhall.server.backroom import backroom as room
from questhall.server.backroom.backroom import Backroom, ReckoningError
from questhall.server.backroom.orders import Desk, NotHere, Think
from questhall.server.protocol.http.tables import NewTable
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.hall import Hall
from questhall.server.store.sqlite import SqliteStore
from questhall.server.tables import decisions
from questhall.server.tables import events as e
from questhall.server.tables.table import Table
from questhall.server.timing.bots import Bots
from tests.server.any_game import ALONE, ANY, BOT, LEAST
from tests.server.tables import Someone

SEED = 5
LONG = 30.0
"""Seconds that a process may take to arrive."""


@pytest.fixture(autouse=True)
def _long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ANY), "lengthy", True)


def begun() -> Table:
    table = Table("t", e.Created(0, ANY.name, {"heroes": LEAST}, TableOptions(), SEED, "ada"))
    table.apply(e.Started(0))
    return table


@asynccontextmanager
async def staffed() -> AsyncIterator[Backroom]:
    """With clerks who have arrived."""
    backroom = Backroom(1)
    backroom.call()
    try:
        async with asyncio.timeout(LONG):
            while not all(clerk.here for clerk in (*backroom._movers, *backroom._thinkers)):
                await asyncio.sleep(0.01)
        yield backroom
    finally:
        await backroom.close()


async def played_through(table: Table, backroom: Backroom, moves: int) -> None:
    """Bots play; every thought and every move comes from a clerk and is what the hall itself finds."""
    here, there = Bots(table, Backroom()), Bots(table, backroom)
    for time in range(moves):
        ask = table.state.asks[0]
        answer = (await there.think(BOT, ask.seat)).answer
        assert answer == here.choose(BOT, ask.seat)
        assert answer is not None
        carried = await backroom.carry_out(table, ask.seat, answer, time, auto=False)
        itself = table.playing.prepare(ask.seat, answer, time)
        assert isinstance(carried, Prepared)
        assert isinstance(itself, Prepared)
        assert (carried.move, carried.told) == (itself.move, itself.told)
        assert snapshot.seal(carried.state) == snapshot.seal(itself.state)
        played = decisions.play(table, ask.seat, answer, table.playing.ticket(ask.seat), time, ahead=carried)
        assert not isinstance(played, Refusal)
        assert played.prepared is carried
        table.apply(played.event, played.prepared)


def test_clerks_find_what_the_hall_finds() -> None:
    async def told() -> None:
        table = begun()
        async with staffed() as backroom:
            await played_through(table, backroom, 60)
        assert len(table.playing.log) > 1

    asyncio.run(told())


def test_a_move_that_came_too_late_is_carried_out_anew() -> None:
    async def told() -> None:
        table = begun()
        ask = table.state.asks[0]
        answer = table.state.options(ask.seat)[0]
        async with staffed() as backroom:
            carried = await backroom.carry_out(table, ask.seat, answer, 0, auto=False)
        assert isinstance(carried, Prepared)
        table.playing.state = table.state.clone()
        played = decisions.play(table, ask.seat, answer, table.playing.ticket(ask.seat), 0, ahead=carried)
        assert not isinstance(played, Refusal)
        assert played.prepared is not carried

    asyncio.run(told())


def test_a_move_that_was_carried_out_for_another_moment_is_carried_out_anew() -> None:
    """The moment is part of the state: what is written down must lead where it led."""

    async def told() -> None:
        table = begun()
        ask = table.state.asks[0]
        answer = table.state.options(ask.seat)[0]
        async with staffed() as backroom:
            carried = await backroom.carry_out(table, ask.seat, answer, 0, auto=False)
        assert isinstance(carried, Prepared)
        played = decisions.play(table, ask.seat, answer, table.playing.ticket(ask.seat), 3, ahead=carried)
        assert not isinstance(played, Refusal)
        assert played.event.time == 3
        assert played.event.seal == snapshot.seal(played.prepared.state)
        assert played.prepared.state.now == 3

    asyncio.run(told())


def test_a_game_of_bots_that_clerks_reckon_out_is_found_again_as_it_was(tmp_path: Path) -> None:
    async def told() -> None:
        store = SqliteStore(tmp_path / "hall.db")
        await store.open()
        hall = Hall(store, clerks=1)
        hall.backroom.call()
        for clerk in (*hall.backroom._movers, *hall.backroom._thinkers):
            await clerk.arrival()
        wanted = msgspec.convert({**ALONE, "options": {"pace": 0}}, NewTable)
        room = await hall.room(await hall.tables.create(wanted, ("ada",)))
        assert room is not None
        ada = Someone(room, "ada")
        await ada.enter()
        async with asyncio.timeout(LONG):
            while sum(move.seat != 1 for move in room.table.playing.moves) < 10:
                if ada.prompt(1) is not None:
                    await ada.move(1, (await ada.ask(m.Suggest, seat=1))["answer"])
                await asyncio.sleep(0.001)
        written = [e.decode(body) for body in await store.events(room.id, 0)]
        Table.load(room.id, written, ANY)  # every seal is compared
        await hall.close()
        await store.close()

    asyncio.run(told())


def test_what_the_rules_refuse_a_clerk_refuses() -> None:
    async def told() -> None:
        table = begun()
        ask = table.state.asks[0]
        answer = table.state.options(ask.seat)[0]
        async with staffed() as backroom:
            assert isinstance(await backroom.carry_out(table, ask.seat + 40, answer, 0, auto=False), Refusal)

    asyncio.run(told())


def test_nobody_waits_for_a_clerk_that_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waited reckons it out themselves; another clerk comes."""
    monkeypatch.setattr(room, "CALLED_AGAIN", 0.01)

    async def told() -> None:
        table = begun()
        ask = table.state.asks[0]
        async with staffed() as backroom:
            [clerk] = backroom._thinkers
            process = clerk._process
            assert process is not None
            thinking = asyncio.ensure_future(backroom.think(table, ask.seat, BOT, SEED))
            await asyncio.sleep(0)
            process.kill()
            await process.wait()
            async with asyncio.timeout(LONG):
                await thinking
                while clerk._process in (None, process):
                    await asyncio.sleep(0.01)
            assert await backroom.think(table, ask.seat, BOT, SEED) is not None

    asyncio.run(told())


def test_an_error_of_a_clerk_is_told_and_it_goes_on() -> None:
    async def told() -> None:
        table = begun()
        ask = table.state.asks[0]
        async with staffed() as backroom:
            with pytest.raises(ReckoningError, match="there is no player 'nobody'"):
                await backroom.think(table, ask.seat, "nobody", SEED)
            assert await backroom.think(table, ask.seat, BOT, SEED) is not None

    asyncio.run(told())


def test_a_clerk_foresees_what_the_hall_foresees() -> None:
    async def told() -> None:
        table = begun()
        ask = table.state.asks[0]
        answer = table.state.options(ask.seat)[0]
        async with staffed() as backroom:
            assert await backroom.foresee(table, ask.seat, answer) == foresee(ANY, table.state, ask.seat, answer)

    asyncio.run(told())


def test_a_clerk_with_leisure_says_what_would_have_been_better_and_goes() -> None:
    async def told() -> None:
        table = thoughtful()
        seat = table.state.asks[0].seat
        done = table.state.options(seat)[-1]
        async with Backroom(1).leisure() as leisure:
            thought = await leisure.reconsider(table, table.state, seat, done, "search@40", SEED, ())
            clerk = leisure._clerk
            with pytest.raises(ReckoningError, match="heuristic cannot say what would have been better"):
                await leisure.reconsider(table, table.state, seat, done, "heuristic", SEED, ())
        assert not clerk.here
        player = make_player("search@40", table.game, table.settings, seat, SEED)
        assert isinstance(player, Critic)
        assert thought == player.instead(table.situation(seat), done)

    asyncio.run(told())


def test_a_clerk_says_when_it_has_other_packs() -> None:
    table = begun()
    sheet = room._sheet(table)
    other = replace(sheet, packs={"elsewhere": "1.0-0000"})
    assert Desk().report(Think(other, 1, BOT, SEED, 0.0)) == NotHere()


def test_without_clerks_the_hall_reckons_itself() -> None:
    async def told() -> None:
        table = begun()
        ask = table.state.asks[0]
        assert await Backroom().think(table, ask.seat, BOT, SEED) is None
        assert await Backroom().carry_out(table, ask.seat, table.state.options(ask.seat)[0], 0, auto=False) is None
        assert (await Bots(table, Backroom()).think(BOT, ask.seat)).answer in table.state.options(ask.seat)

    asyncio.run(told())


def thoughtful() -> Table:
    """A game in which somebody looks ahead."""
    game = next(game for game in GAMES.values() if thinkers_of(game))
    heroes = {"heroes": game.company.heroes[0]}
    table = Table("t", e.Created(0, game.name, heroes, TableOptions(), SEED, "ada"))
    table.apply(e.Started(0))
    while len(table.state.options(table.state.asks[0].seat)) < 4:
        seat = table.state.asks[0].seat
        played = decisions.play(table, seat, table.state.options(seat)[-1], table.playing.ticket(seat), 0)
        assert not isinstance(played, Refusal)
        table.apply(played.event, played.prepared)
    return table


def test_whoever_takes_time_thinks_in_the_backroom_and_takes_the_same_time_for_every_answer() -> None:
    async def told() -> None:
        table = thoughtful()
        seat = table.state.asks[0].seat
        async with staffed() as backroom:
            began = asyncio.get_running_loop().time()
            answer = await Bots(table, backroom).plays("search", seat)
            assert asyncio.get_running_loop().time() - began >= at_a_table(table.game).seconds
        assert answer in table.state.options(seat)

    asyncio.run(told())


def test_whoever_is_advised_hears_it_as_soon_as_it_is_thought() -> None:
    """It is their own seat: there is nobody from whom a pause would have to be hidden."""

    async def told() -> None:
        table = thoughtful()
        seat = table.state.asks[0].seat
        bots = Bots(table, Backroom(1))
        said = Thought(table.state.options(seat)[0], table.state.options(seat)[0])

        async def think(*_: object) -> Thought:
            return said

        bots._backroom.think = think  # type: ignore[method-assign, assignment]
        began = asyncio.get_running_loop().time()
        assert await bots.think("search", seat) is said
        assert asyncio.get_running_loop().time() - began < at_a_table(table.game).seconds

    asyncio.run(told())


def test_without_a_clerk_a_quick_player_answers_for_whoever_takes_time() -> None:
    async def told() -> None:
        table = thoughtful()
        seat = table.state.asks[0].seat
        bots = Bots(table, Backroom())
        assert (await bots.think("search", seat)).answer == bots.choose("heuristic", seat)

    asyncio.run(told())


def test_a_thought_that_waited_too_long_for_its_turn_is_a_quick_one() -> None:
    """However many think at once, each has an answer when it is due."""
    table = thoughtful()
    seat = table.state.asks[0].seat
    late = Think(room._sheet(table), seat, "search", SEED, until=0.0)
    thought = Desk().report(late)
    assert isinstance(thought, Thought)
    assert thought.answer == thought.advice
