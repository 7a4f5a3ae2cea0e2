"""New tables, idle ones, and tables that several processes have open."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from questhall.server.protocol import messages as m
from questhall.server.protocol.http_messages import NewTable, SeatWanted
from questhall.server.rooms.hall import FORGET_AFTER, Hall, ImpossibleError
from questhall.server.rooms.room import Room
from questhall.server.store.base import StoreError
from questhall.server.tables.listing import summary
from tests.server.tables import SETTINGS, Parlour, Someone, played, settled

HUMANS = {0: "heuristic", 1: "ada", 2: "bob"}


@played
async def test_a_table_is_there_with_its_card_as_soon_as_it_is_made(parlour: Parlour) -> None:
    wanted = NewTable("sidequest", SETTINGS, m.TableOptions(open=True), (SeatWanted(1, "me", name="Ada"),))
    table = await parlour.hall.create(wanted, ("ada",))
    card = (await parlour.store.open_tables(5))[0]
    assert (card.id, card.status, card.free, card.people) == (table, "lobby", 2, ("ada",))
    assert summary(card, ("ada",)).yours == (1,)
    assert summary(card, ("bob",)).yours == ()
    assert "ada" not in repr(summary(card, ("ada",)))


@played
async def test_what_cannot_be_played_is_refused_with_the_place(parlour: Parlour) -> None:
    me = SeatWanted(1, "me")
    for wanted, key, place in (
        (NewTable("chess"), "table.no-game", "game"),
        (NewTable("sidequest", {"heroes": 9}), "refusal.settings-heroes", "settings"),
        (NewTable("sidequest", {"heroes": "x"}), "table.settings", "settings.heroes"),
        (NewTable("sidequest", seats=(SeatWanted(5, "me"),)), "table.no-seat", "seats.0.seat"),
        (NewTable("sidequest", seats=(SeatWanted(0, "bot", "genius"),)), "table.no-bot", "seats.0.bot"),
        (NewTable("sidequest", seats=(me, me)), "table.seat-twice", "seats"),
        (NewTable("sidequest", seats=(me,), start=True), "table.seats-free", "start"),
    ):
        with pytest.raises(ImpossibleError) as refused:
            await parlour.hall.create(wanted, ("ada",))
        reasons = {refused.value.reason(lang).text for lang in ("de", "en")}
        assert refused.value.reason("en").key == key
        assert refused.value.place == place
        assert len(reasons) >= 1


@played
async def test_a_lesson_begins_at_once_and_goes_the_same_way_for_everybody(parlour: Parlour) -> None:
    went = []
    for who in ("ada", "bob"):
        room = await parlour.room(await parlour.hall.lesson("sidequest", (who,), who))
        person = await parlour.someone(room, who)
        assert person.last("welcome")["table"]["lesson"]
        await parlour.play({1: person}, partial(in_round, room, 2))
        went.append([(move.seat, move.answer) for move in room.table.playing.moves])
    assert went[0] == went[1]


def in_round(room: Room, number: int) -> bool:
    return bool(room.table.state.round == number)


@played
async def test_a_bot_tries_again_when_the_disk_was_full(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "heuristic", 2: "heuristic"})

    async def full(*_: Any) -> None:
        raise StoreError("the disk is full")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(parlour.store, "append", full)
        await parlour.clock.pass_by(400)
    assert room.table.playing.moves == []
    await parlour.clock.pass_by(5000)
    assert len(room.table.playing.moves) > 5


@played
async def test_names_are_plain(parlour: Parlour) -> None:
    seats = (SeatWanted(1, "me", name=" Ada\n\u202e the  Great "),)
    room = await parlour.room(await parlour.hall.create(NewTable("sidequest", SETTINGS, seats=seats), ("ada",)))
    assert room.table.seats[1].name == "Ada the Great"


@played
async def test_an_unknown_table_is_nowhere(parlour: Parlour) -> None:
    assert await parlour.hall.room("nothing") is None


@played
async def test_idle_tables_are_forgotten_and_come_back(parlour: Parlour) -> None:
    await parlour.hall.open()
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    await ada.choose(1, "create")
    await parlour.clock.pass_by(2 * FORGET_AFTER)
    assert parlour.hall.live == 1
    await ada.leave()
    await parlour.clock.pass_by(2 * FORGET_AFTER)
    assert parlour.hall.live == 0
    again = await parlour.someone(await parlour.room(room.id), "ada")
    assert again.screens[1].view == ada.screens[1].view


@played
async def test_bots_play_on_when_everybody_has_gone(parlour: Parlour) -> None:
    await parlour.hall.open()
    room = await parlour.table({0: "heuristic", 1: "heuristic", 2: "heuristic"})
    for _ in range(6):
        await parlour.clock.pass_by(60_000)
    assert len(room.table.playing.moves) > 100


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
