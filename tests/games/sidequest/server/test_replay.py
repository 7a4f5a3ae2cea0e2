"""A game once more: step by step, through allowed eyes, and on from any moment at a new table."""

from __future__ import annotations

import msgspec
import pytest

from questhall.games.sidequest.state import SideQuest
from questhall.kernel.notation import write
from questhall.server.protocol.http.tables import Fork
from questhall.server.rooms.new_tables import ImpossibleError
from questhall.server.telling.replay import allowed_eyes, may_fork, moments, moves_at
from questhall.server.timing.patience import never_mind
from tests.games.sidequest.server.tables import Parlour, played, state_of
from tests.server.tables import Screen, Someone, watched_again

ALONE = {0: "heuristic", 1: "ada", 2: "heuristic"}
HUMANS = {0: "heuristic", 1: "ada", 2: "bob"}


async def played_on(parlour: Parlour, seats: dict[int, str]) -> Someone:
    room = await parlour.table(seats, pace=0)
    people = {seat: await parlour.someone(room, who) for seat, who in seats.items() if who != "heuristic"}
    await parlour.play(people, lambda: state_of(room.table).round == 2 and people[1].prompt(1) is not None)
    return people[1]


@played
async def test_a_replay_ends_with_what_is_on_the_screen(parlour: Parlour) -> None:
    ada = await played_on(parlour, ALONE)
    found = await watched_again(ada.room.table, 1, ("ada",))
    assert found.total == len(found.steps)
    screen = Screen()
    screen.take({"view": plain(found.view), "version": 0, "lines": plain(found.lines)})
    for number, step in enumerate(found.steps):
        change = {"base": number, "version": number + 1, "patch": plain(step.patch), "lines": plain(step.lines)}
        screen.take(change)
    assert screen.view == ada.screens[1].view
    assert [line["args"] for line in screen.lines] == [line["args"] for line in ada.screens[1].lines]
    assert screen.lines[-1]["text"] == ada.screens[1].lines[-1]["text"]


@played
async def test_a_replay_can_begin_in_the_middle(parlour: Parlour) -> None:
    ada = await played_on(parlour, ALONE)
    whole = await watched_again(ada.room.table, 1, ("ada",))
    half = await watched_again(ada.room.table, 1, ("ada",), 10)
    late = await watched_again(ada.room.table, 1, ("ada",), 100_000)
    assert half.steps == whole.steps[10:]
    assert half.total == whole.total
    assert late.first == whole.total
    assert plain(late.view) == ada.screens[1].view
    assert late.steps == ()


@played
async def test_a_seat_has_only_the_steps_that_it_noticed(parlour: Parlour) -> None:
    ada = await played_on(parlour, ALONE)
    table = ada.room.table
    mine = await watched_again(table, 1, ("ada",))
    assert 0 < mine.total <= len(table.playing.moves)
    assert await moves_at(table, 1, 0, never_mind) == 0
    assert await moves_at(table, 1, mine.total, never_mind) == len(table.playing.moves)
    assert await moves_at(table, 1, mine.total + 1, never_mind) is None


@played
async def test_while_a_game_is_on_everybody_sees_it_through_the_own_eyes(parlour: Parlour) -> None:
    ada = await played_on(parlour, HUMANS)
    table = ada.room.table
    assert allowed_eyes(table, ("ada",)) == (None, 1)
    assert allowed_eyes(table, ("eve",)) == (None,)
    table.options = msgspec.structs.replace(table.options, spectators=False)
    assert allowed_eyes(table, ("eve",)) == ()
    table.status = "over"
    assert allowed_eyes(table, ("eve",)) == (None, 0, 1, 2)


@played
async def test_a_fork_goes_on_from_its_moment(parlour: Parlour) -> None:
    ada = await played_on(parlour, ALONE)
    ada.room.table.status = "over"
    table = ada.room.table
    count = await moves_at(table, 1, 12, never_mind)
    fork = await parlour.room(await parlour.hall.tables.fork(ada.room, Fork(1, 12), ("ada",), "Ada"))
    assert fork.table.forked_from == table.id
    assert fork.table.seats[1].holders == ("ada",)
    made = [write(move.answer) for move in fork.table.playing.moves[:count]]
    assert made == [write(move.answer) for move in table.playing.moves[:count]]
    again = await parlour.someone(fork, "ada")
    await parlour.play({1: again}, lambda: state_of(fork.table).round == 3)


@played
async def test_a_fork_of_a_game_that_is_not_over_has_nothing_in_it_that_its_maker_could_not_know(
    parlour: Parlour,
) -> None:
    ada = await played_on(parlour, ALONE)
    table = ada.room.table
    fork = await parlour.room(await parlour.hall.tables.fork(ada.room, Fork(1, 12), ("ada",), "Ada"))
    again = await parlour.someone(fork, "ada")
    seen = [moment async for moment in moments(table, 1, never_mind)][12]
    assert again.screens[1].view == plain(seen.view)
    creation = fork.table.creation
    assert (creation.moves, fork.table.seed == table.seed) == ((), False)
    then = table.playing.fork(seen.moves).state
    assert isinstance(then, SideQuest)
    assert state_of(fork.table).gm.hand != then.gm.hand
    await parlour.play({1: again}, lambda: state_of(fork.table).round == 3)


@played
async def test_nobody_forks_a_game_that_others_still_play(parlour: Parlour) -> None:
    ada = await played_on(parlour, HUMANS)
    assert not may_fork(ada.room.table, ("ada",))
    with pytest.raises(ImpossibleError, match="no-fork"):
        await parlour.hall.tables.fork(ada.room, Fork(1, 3), ("ada",))
    alone = await played_on(parlour, ALONE)
    assert may_fork(alone.room.table, ("ada",))
    assert not may_fork(alone.room.table, ("eve",))
    with pytest.raises(ImpossibleError, match="no-step"):
        await parlour.hall.tables.fork(alone.room, Fork(1, 9999), ("ada",))
    with pytest.raises(ImpossibleError, match="no-replay"):
        await parlour.hall.tables.fork(alone.room, Fork(0, 3), ("ada",))


def plain(data: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(data))
