"""A race goes on, whatever becomes of the clocks around it."""

from __future__ import annotations

from questhall.server.rooms.hall import Hall
from questhall.server.rooms.room import Room
from tests.games.rushout.server.races import off, race
from tests.server.tables import HandClock, Parlour, played, settled

BOTS = {0: "normal", 1: "normal", 2: "normal"}
HOUR = 3_600_000


def times(room: Room) -> list[int]:
    return [each.at or 0 for each in room.table.playing.moves]


@played
async def test_a_race_goes_on_in_a_house_whose_clock_was_set_back_before_it_was_opened_again(parlour: Parlour) -> None:
    room = await race(parlour, BOTS)
    await off(parlour, room)
    await parlour.clock.pass_by(20_000)
    before = times(room)
    await parlour.hall.close()
    parlour.clock = HandClock()
    parlour.clock.time -= HOUR
    parlour.hall = Hall(parlour.store, parlour.clock, parlour.draw)
    again = await parlour.room(room.id)
    await parlour.clock.pass_by(20_000)
    after = times(again)
    assert after[: len(before)] == before
    assert len(after) > len(before) + 10
    assert after == sorted(after)
    assert after[-1] < 60_000


@played
async def test_a_race_goes_on_when_the_house_is_gone_whose_clock_was_ahead(parlour: Parlour) -> None:
    room = await race(parlour, BOTS)
    await parlour.someone(room, "eve")
    ahead = HandClock()
    ahead.time += HOUR
    other = Hall(parlour.store, ahead, parlour.draw)
    there = await other.room(room.id)
    assert there is not None
    await ahead.pass_by(20_000)
    await other.close()
    await room.woken()
    await settled()
    before = times(room)
    assert len(before) > 10
    await parlour.clock.pass_by(20_000)
    assert len(times(room)) > len(before) + 10
    assert times(room) == sorted(times(room))
