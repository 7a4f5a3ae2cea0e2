"""Tables that several processes have open, and the lesson, which goes the same way for everybody."""

from __future__ import annotations

from functools import partial

from questhall.server.rooms.hall import Hall
from questhall.server.rooms.room import Room
from tests.games.sidequest.server.tables import Parlour, played, state_of
from tests.server.tables import Someone, settled

HUMANS = {0: "heuristic", 1: "ada", 2: "bob"}


@played
async def test_a_lesson_begins_at_once_and_goes_the_same_way_for_everybody(parlour: Parlour) -> None:
    went = []
    for who in ("ada", "bob"):
        room = await parlour.room(await parlour.hall.tables.lesson("sidequest", (who,), who))
        person = await parlour.someone(room, who)
        assert person.last("welcome")["table"]["lesson"]
        await parlour.play({1: person}, partial(in_round, room, 2))
        went.append([(move.seat, move.answer) for move in room.table.playing.moves])
    assert went[0] == went[1]


def in_round(room: Room, number: int) -> bool:
    return state_of(room.table).round == number


@played
async def test_two_processes_on_one_table_agree(parlour: Parlour) -> None:
    """Whoever is slower reads what the other wrote and decides again."""
    room = await parlour.table(HUMANS)
    elsewhere = Hall(parlour.store, parlour.clock)
    there = await elsewhere.room(room.id)
    assert there is not None
    ada, bob = await parlour.someone(room, "ada"), Someone(there, "bob")
    await bob.enter()
    await ada.choose(1, "create")
    assert there.table.number < room.table.number
    assert (await bob.choose(2, "create"))["type"] == "done"
    elsewhere._woken(room.id, there.table.number)
    parlour.hall._woken(room.id, there.table.number)
    await settled()
    assert room.table.number == there.table.number
    assert ada.screens[1].view["heroes"][1]["lp"] == bob.screens[2].view["heroes"][1]["lp"]
    await elsewhere.close()


@played
async def test_a_move_that_another_process_made_first_is_refused_as_stale(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    elsewhere = Hall(parlour.store, parlour.clock)
    there = await elsewhere.room(room.id)
    assert there is not None
    here, same = await parlour.someone(room, "ada"), Someone(there, "ada")
    await same.enter()
    assert (await here.choose(1, "create"))["type"] == "done"
    assert (await same.choose(1, "create"))["type"] == "refused"
    assert len(there.table.playing.moves) == 1
    assert same.prompt(1) is None
    await elsewhere.close()


@played
async def test_the_process_that_wrote_last_moves_the_bots(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "ada", 2: "heuristic"})
    elsewhere = Hall(parlour.store, parlour.clock)
    there = await elsewhere.room(room.id)
    assert there is not None
    ada = await parlour.someone(room, "ada")
    await ada.choose(1, "create")
    await there.woken()
    parlour.clock.delays.clear()
    for _ in range(10):
        await parlour.clock.pass_by(400)
        await there.woken()
    assert room.table.number == there.table.number
    assert {400, 900} <= set(parlour.clock.delays)
    await elsewhere.close()
