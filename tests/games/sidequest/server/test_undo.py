"""Taking back by the information rule: who learned something is asked, bots agree."""

from __future__ import annotations

from questhall.server.protocol.messages import client as m
from tests.games.sidequest.server.tables import Parlour, played, state_of
from tests.server.tables import Someone

HUMANS = {0: "heuristic", 1: "ada", 2: "bob"}


async def in_main_phase(parlour: Parlour, pace: int = 0) -> tuple[Someone, Someone]:
    room = await parlour.table(HUMANS, pace=pace)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    await parlour.play({1: ada, 2: bob}, lambda: state_of(room.table).phase == "main" and ada.prompt(1) is not None)
    return ada, bob


@played
async def test_an_undo_that_nobody_learned_from_is_free(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    assert (await ada.ask(m.Undo, seat=1))["reason"]["key"] == "kernel.nothing-to-undo"
    before, lines = ada.prompt(1), len(ada.screens[1].lines)
    await ada.choose(1, "create")
    assert ada.prompt(1) is None
    assert (await ada.ask(m.Undo, seat=1))["type"] == "done"
    again = ada.prompt(1)
    assert again is not None
    assert before is not None
    assert again["options"] == before["options"]
    assert again["ask"] > before["ask"]
    assert len(ada.screens[1].lines) == lines
    assert room.table.playing.moves == []


@played
async def test_others_who_learned_something_are_asked(parlour: Parlour) -> None:
    ada, bob = await in_main_phase(parlour)
    moves = len(ada.room.table.playing.moves)
    assert (await ada.ask(m.Undo, seat=1))["type"] == "done"
    undo = bob.last("table")["table"]["undo"]
    assert (undo["seat"], undo["needs"]) == (1, [2])
    assert len(ada.room.table.playing.moves) == moves
    assert (await ada.ask(m.Agree, seat=1, yes=True))["reason"]["key"] == "table.no-undo"
    assert (await bob.ask(m.Agree, seat=2, yes=True))["type"] == "done"
    assert len(ada.room.table.playing.moves) < moves
    assert ada.last("table")["table"]["undo"] is None


@played
async def test_the_question_names_the_move_as_far_as_one_saw_it(parlour: Parlour) -> None:
    ada, bob = await in_main_phase(parlour)
    unseen = len(bob.screens[2].lines)
    await ada.ask(m.Undo, seat=1)
    assert bob.last("table")["table"]["undo"]["text"] == ""
    await bob.ask(m.Agree, seat=2, yes=False)
    await parlour.play({1: ada}, lambda: len(bob.screens[2].lines) > unseen)
    await bob.choose(2, "done")
    await ada.ask(m.Undo, seat=1)
    assert bob.last("table")["table"]["undo"]["text"] == bob.screens[2].lines[unseen]["text"]


@played
async def test_who_is_asked_may_say_no_and_who_asks_may_think_better_of_it(parlour: Parlour) -> None:
    ada, bob = await in_main_phase(parlour)
    moves = len(ada.room.table.playing.moves)
    for person, seat in ((bob, 2), (ada, 1)):
        await ada.ask(m.Undo, seat=1)
        assert (await person.ask(m.Agree, seat=seat, yes=False))["type"] == "done"
        assert bob.last("table")["table"]["undo"] is None
    assert len(ada.room.table.playing.moves) == moves


@played
async def test_a_new_move_ends_the_request(parlour: Parlour) -> None:
    ada, bob = await in_main_phase(parlour)
    await ada.ask(m.Undo, seat=1)
    await bob.choose(2, "done")
    assert ada.last("table")["table"]["undo"] is None
    assert (await bob.ask(m.Agree, seat=2, yes=True))["reason"]["key"] == "table.no-undo"


@played
async def test_while_people_think_about_an_undo_nobody_else_moves(parlour: Parlour) -> None:
    ada, _bob = await in_main_phase(parlour)
    await ada.ask(m.Undo, seat=1)
    moves = len(ada.room.table.playing.moves)
    await parlour.clock.pass_by(60_000)
    assert len(ada.room.table.playing.moves) == moves
    assert ada.room.table.undo is not None


@played
async def test_nobody_waits_for_a_person_whose_seat_a_bot_has_or_nobody(parlour: Parlour) -> None:
    for to, bot in (("bot", "heuristic"), ("open", "")):
        ada, bob = await in_main_phase(parlour)
        moves = len(ada.room.table.playing.moves)
        await ada.ask(m.Undo, seat=1)
        await bob.ask(m.GiveSeat, seat=2, to=to, bot=bot)
        assert len(ada.room.table.playing.moves) < moves


@played
async def test_bots_agree_at_once_and_automatic_passes_go_back_too(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "ada", 2: "heuristic"}, pace=0)
    ada = await parlour.someone(room, "ada")
    await parlour.play({1: ada}, lambda: state_of(room.table).round == 2 and ada.prompt(1) is not None)
    last = room.table.playing.last_of(1)
    await ada.ask(m.Auto, seat=1, mode="always")
    assert (await ada.ask(m.Undo, seat=1))["type"] == "done"
    assert len(room.table.playing.moves) == last
    assert ada.last("auto")["mode"] == "possible"
    assert ada.prompt(1) is not None


@played
async def test_who_took_back_may_play_it_again(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    await ada.choose(1, "create")
    await ada.ask(m.Undo, seat=1)
    assert (await bob.ask(m.Redo, seat=2))["reason"]["key"] == "kernel.nothing-to-redo"
    assert (await ada.ask(m.Redo, seat=1))["type"] == "done"
    assert len(room.table.playing.moves) == 1
    assert ada.prompt(1) is None


@played
async def test_an_undo_is_still_there_after_a_restart(parlour: Parlour) -> None:
    room = await parlour.table(HUMANS)
    ada = await parlour.someone(room, "ada")
    await ada.choose(1, "create")
    await ada.ask(m.Undo, seat=1)
    await parlour.restart()
    again = await parlour.someone(await parlour.room(room.id), "ada")
    assert again.room.table.playing.moves == []
    assert (await again.ask(m.Redo, seat=1))["type"] == "done"
