"""Programs in real time: nobody answers for them, they stand in nobody's way, and practice is a race like any other."""

from __future__ import annotations

from itertools import pairwise

from questhall.games.rushout import moves as move
from questhall.games.rushout.entities import ABSENCE
from questhall.server.protocol.http.programs import Sandbox
from questhall.server.protocol.messages import client as m
from questhall.server.rooms.room import Room
from tests.games.rushout.server.races import RACE, acts, off, race, state_of
from tests.server.tables import Parlour, Someone, played

WEAVER = "r-weaver"
BESIDE_ADA = {0: "normal", 1: "ada", 2: WEAVER}
PAUSE, RESUME, ROLL = {"move": "pause"}, {"move": "resume"}, {"move": "roll", "back": []}


async def beside_ada(parlour: Parlour) -> tuple[Someone, Someone]:
    """A person and a program, when the race is on."""
    room = await race(parlour, BESIDE_ADA)
    ada, weaver = await parlour.someone(room, "ada"), await parlour.someone(room, WEAVER)
    await off(parlour, room)
    return ada, weaver


async def practice(parlour: Parlour, *seats: int, bot: str = "") -> Someone:
    """A program at a table of its own, when the race is on."""
    wanted = Sandbox("rushout", RACE, seats, bot)
    room = await parlour.room(await parlour.hall.tables.sandbox(wanted, WEAVER, "Weaver"))
    weaver = await parlour.someone(room, WEAVER)
    await off(parlour, room)
    return weaver


def stands_still(room: Room) -> bool:
    return state_of(room.table).paused_at >= 0


@played
async def test_nobody_answers_for_a_program_in_a_race(parlour: Parlour) -> None:
    ada, weaver = await beside_ada(parlour)
    await parlour.clock.pass_by(120_000)
    assert weaver.room.table.seats[2].late == 0
    assert "problem" not in weaver.kinds()
    assert not any(each.seat == 2 for each in ada.room.table.playing.moves)


@played
async def test_a_program_agrees_to_a_pause_that_a_person_wants(parlour: Parlour) -> None:
    ada, _ = await beside_ada(parlour)
    assert (await acts(parlour, ada, 1, PAUSE))["type"] == "done"
    await parlour.clock.pass_by(1)
    assert stands_still(ada.room)


@played
async def test_nobody_races_on_with_a_program_when_all_persons_are_gone(parlour: Parlour) -> None:
    ada, weaver = await beside_ada(parlour)
    await ada.leave()
    await parlour.clock.pass_by(ABSENCE + 500)
    assert stands_still(ada.room)
    await weaver.leave()
    await parlour.clock.pass_by(ABSENCE + 500)
    await weaver.enter()
    await parlour.clock.pass_by(5_000)
    assert stands_still(ada.room), "ada says when it goes on"
    await ada.enter()
    assert (await acts(parlour, ada, 1, RESUME))["type"] == "done"


@played
async def test_a_race_goes_on_when_the_only_program_comes_back(parlour: Parlour) -> None:
    weaver = await practice(parlour, 1)
    await weaver.leave()
    await parlour.clock.pass_by(ABSENCE + 500)
    assert stands_still(weaver.room)
    count = len(weaver.room.table.playing.moves)
    await weaver.enter()
    await parlour.clock.pass_by(5_000)
    assert not stands_still(weaver.room)
    assert len(weaver.room.table.playing.moves) > count + 1


@played
async def test_a_pause_that_a_program_wants_lasts_until_it_says_so(parlour: Parlour) -> None:
    weaver = await practice(parlour, 1, 2)
    assert (await acts(parlour, weaver, 1, PAUSE))["type"] == "done"
    await parlour.clock.pass_by(60_000)
    assert stands_still(weaver.room)
    assert (await weaver.ask(m.Suggest, seat=1))["reason"]["key"] == "table.wait"
    assert (await acts(parlour, weaver, 1, RESUME))["type"] == "done"
    assert not stands_still(weaver.room)


@played
async def test_bots_take_their_own_time_where_somebody_practises(parlour: Parlour) -> None:
    weaver = await practice(parlour, 2, bot="hard")
    table = weaver.room.table
    assert [table.seats[seat].bot for seat in (0, 1)] == ["hard", "hard"]
    await parlour.clock.pass_by(30_000)
    rolls = [each.at or 0 for each in table.playing.moves if each.seat == 1 and isinstance(each.answer, move.Roll)]
    assert len(rolls) > 3
    assert all(later - sooner >= 1_250 for sooner, later in pairwise(rolls))


@played
async def test_a_suggestion_is_something_to_do_and_never_talk(parlour: Parlour) -> None:
    weaver = await practice(parlour, 1, 2)
    adviser = weaver.room.bots._player("hard", 1)
    said = iter([move.Phrase("need-help"), move.Roll()])
    adviser.choose = lambda now: next(said)  # type: ignore[method-assign]
    assert (await weaver.ask(m.Suggest, seat=1))["answer"] == ROLL
