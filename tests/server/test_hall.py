"""New tables, and idle ones."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.hall import ALONE_AT_ONCE, FORGET_AFTER
from questhall.server.rooms.new_tables import ImpossibleError
from questhall.server.store.base import StoreError
from questhall.server.tables.listing import summary
from tests.server.any_game import ANY, BOT, LEAST, seats_for
from tests.server.tables import Parlour, played

BOTS = dict.fromkeys(seats_for(LEAST + 1), BOT)
HUMANS = BOTS | {1: "ada"}


@played
async def test_a_table_is_there_with_its_card_as_soon_as_it_is_made(parlour: Parlour) -> None:
    wanted = NewTable(ANY.name, Parlour.settings, TableOptions(open=True), (SeatWanted(1, "me", name="Ada"),))
    table = await parlour.hall.tables.create(wanted, ("ada",))
    card = (await parlour.store.open_tables(5))[0]
    assert (card.id, card.status, card.free, card.people) == (table, "lobby", len(BOTS) - 1, ("ada",))
    assert summary(card, ("ada",), "en").yours == (1,)
    assert summary(card, ("bob",), "en").yours == ()
    assert "ada" not in repr(summary(card, ("ada",), "en"))


@played
async def test_what_cannot_be_played_is_refused_with_the_place(parlour: Parlour) -> None:
    me = SeatWanted(1, "me")
    for wanted, key, place in (
        (NewTable("chess"), "table.no-game", "game"),
        (NewTable(ANY.name, {"heroes": 99}), "refusal.settings-heroes", "settings"),
        (NewTable(ANY.name, {"heroes": "x"}), "table.settings", "settings.heroes"),
        (NewTable(ANY.name, seats=(SeatWanted(15, "me"),)), "table.no-seat", "seats.0.seat"),
        (NewTable(ANY.name, seats=(SeatWanted(0, "bot", "genius"),)), "table.no-bot", "seats.0.bot"),
        (NewTable(ANY.name, seats=(me, me)), "table.seat-twice", "seats"),
        (NewTable(ANY.name, seats=(me,), start=True), "table.seats-free", "start"),
    ):
        with pytest.raises(ImpossibleError) as refused:
            await parlour.hall.tables.create(wanted, ("ada",))
        reasons = {refused.value.reason(lang).text for lang in ("de", "en")}
        assert refused.value.reason("en").key == key
        assert refused.value.place == place
        assert len(reasons) >= 1


@played
async def test_a_bot_tries_again_when_the_disk_was_full(parlour: Parlour) -> None:
    room = await parlour.table(BOTS)

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
    room = await parlour.room(
        await parlour.hall.tables.create(NewTable(ANY.name, Parlour.settings, seats=seats), ("ada",))
    )
    assert room.table.seats[1].name == "Ada the Great"


@played
async def test_an_unknown_table_is_nowhere(parlour: Parlour) -> None:
    assert await parlour.hall.room("nothing") is None


@played
async def test_idle_tables_are_forgotten_and_come_back(parlour: Parlour) -> None:
    await parlour.hall.open()
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    await parlour.play({1: ada}, lambda: len(room.table.playing.moves) > 3 and ada.prompt(1) is not None)
    await parlour.clock.pass_by(2 * FORGET_AFTER)
    assert parlour.hall.live == 1
    await ada.leave()
    await parlour.clock.pass_by(2 * FORGET_AFTER)
    assert parlour.hall.live == 0
    again = await parlour.someone(await parlour.room(room.id), "ada")
    assert again.screens[1].view == ada.screens[1].view


@played
async def test_a_table_is_put_down_although_its_bots_still_wait_for_their_turn(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS, pace=1000)
    for _ in range(ALONE_AT_ONCE):
        await parlour.hall.alone.begin("eve")
    passing = asyncio.ensure_future(parlour.clock.pass_by(1000))
    while not parlour.hall.alone.waiting:
        await asyncio.sleep(0.01)
    assert room.idle
    await parlour.hall.put_down(room.id)
    passing.cancel()
    for _ in range(ALONE_AT_ONCE):
        parlour.hall.alone.end(0)
    again = await parlour.room(room.id)
    ada = await parlour.someone(again, "ada")
    await parlour.play({1: ada}, lambda: len(again.table.playing.moves) > 3)


@played
async def test_a_table_stays_for_somebody_who_is_just_coming_in(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    told, wait = asyncio.Event(), asyncio.Event()

    async def long_story(*_: object) -> None:
        told.set()
        await wait.wait()

    with patch.object(room.audience.stories, "tell_ahead", long_story):
        coming = asyncio.ensure_future(parlour.someone(room, "ada"))
        await told.wait()
    assert parlour.hall.is_visited(room.id)
    assert not room.idle
    wait.set()
    assert (await coming).screens[1].view is not None


@played
async def test_bots_play_on_when_everybody_has_gone(parlour: Parlour) -> None:
    await parlour.hall.open()
    room = await parlour.table(BOTS)
    for _ in range(6):
        await parlour.clock.pass_by(60_000)
    assert len(room.table.playing.moves) > 100
