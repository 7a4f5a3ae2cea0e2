"""Automatic answers: no useless clicks, and nothing to be read from how long they take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from questhall.games.sidequest import moves as move
from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask
from questhall.kernel.situation import Situation
from questhall.server.backroom.backroom import Backroom
from questhall.server.protocol.messages import client as m
from questhall.server.rooms.listed import LIST_AFTER
from questhall.server.rooms.room import Room
from questhall.server.tables.table import Table
from questhall.server.timing.answering import Answering
from questhall.server.timing.autos import AutoSeats
from questhall.server.timing.bots import Bots
from questhall.server.timing.turns import TurnByTurn
from questhall.server.timing.windows import AutoSeat, thought
from tests.games.sidequest.server.tables import Parlour, played
from tests.server.tables import HandClock, Someone
from tests.server.twins import redealt

PASS = move.Pass()
SPARK = move.Cast("spark")
HUMANS = {0: "heuristic", 1: "ada", 2: "bob"}


WINDOW = Ask(1, 1, "sidequest.react")


class Window(Situation[Any, Any]):
    """A reaction window, and nothing in the view."""

    def __init__(self, *options: Answer) -> None:
        self.ask = WINDOW
        self.offered = options

    @property
    def options(self) -> Sequence[Answer]:
        return self.offered

    @property
    def view(self) -> Any:
        return SimpleNamespace(things={})


@pytest.fixture
def auto() -> AutoSeat:
    return AutoSeat(1, SIDEQUEST.windows)


def test_a_seat_that_can_only_pass_is_not_asked(auto: AutoSeat) -> None:
    assert auto.answer(Window(PASS)) == PASS
    assert auto.answer(Window(PASS, SPARK)) is None


def test_who_wants_to_be_asked_at_every_window_is(auto: AutoSeat) -> None:
    auto.set("all", {}, 1)
    assert auto.answer(Window(PASS)) is None


def test_who_always_passes_is_not_asked(auto: AutoSeat) -> None:
    auto.set("always", {}, 1)
    assert auto.answer(Window(PASS, SPARK)) == PASS


def test_passing_for_a_turn_ends_with_it(auto: AutoSeat) -> None:
    auto.set("turn", {}, 4)
    assert not auto.see_turn(4)
    assert auto.answer(Window(PASS, SPARK)) == PASS
    assert auto.see_turn(5)
    assert auto.answer(Window(PASS, SPARK)) is None


def test_a_card_can_be_no_reason_to_ask_or_always_one(auto: AutoSeat) -> None:
    auto.set("possible", {"spark": False}, 1)
    assert auto.answer(Window(PASS, SPARK)) == PASS
    assert auto.answer(Window(PASS, SPARK, move.Cast("ward"))) is None
    auto.set("always", {"spark": True}, 1)
    assert auto.answer(Window(PASS, SPARK)) is None
    assert auto.answer(Window(PASS, move.Cast("ward"))) == PASS


def test_after_an_undo_the_next_question_is_shown_whatever_is_possible(auto: AutoSeat) -> None:
    auto.set("always", {}, 1)
    auto.reset(ask_next=True)
    assert auto.mode == "possible"
    assert auto.answer(Window(PASS)) is None
    auto.decided(by_itself=False)
    assert auto.answer(Window(PASS)) == PASS


def test_only_an_answer_that_is_the_same_for_every_hand_comes_at_once(auto: AutoSeat) -> None:
    assert not auto.at_once(WINDOW)
    auto.set("always", {}, 1)
    assert auto.at_once(WINDOW)
    auto.set("always", {"spark": True}, 1)
    assert not auto.at_once(WINDOW)


def test_a_thought_is_short_and_varies() -> None:
    drawn = [thought(42, 1, ticket) for ticket in range(200)]
    assert min(drawn) >= 700
    assert max(drawn) <= 1800
    assert len(set(drawn)) > 100


def passed_often(room: Room) -> bool:
    return sum(each.auto for each in room.table.playing.moves) > 10


@played
async def test_with_bots_alone_a_pass_is_immediate_and_with_people_it_is_a_thought(parlour: Parlour) -> None:
    """At every pace of the bots."""
    alone = {0: "heuristic", 1: "ada", 2: "heuristic"}
    for seats, shortest, longest, pace in (
        (alone, 0, 0, 400),
        (HUMANS, 700, 1800, 400),
        (HUMANS, 700, 1800, 100),
        (HUMANS, 700, 1800, 0),
    ):
        room = await parlour.table(seats, pace=pace)
        people = {seat: await parlour.someone(room, who) for seat, who in seats.items() if who != "heuristic"}
        parlour.clock.delays.clear()
        await parlour.play(people, partial(passed_often, room))
        others = (room.table.options.pace, LIST_AFTER)
        waits = [delay for delay in parlour.clock.delays if delay not in others]
        assert len(waits) > 10
        assert shortest <= min(waits) <= max(waits) <= longest
        room.stop()


@played
async def test_automatic_passes_are_counted_and_visible(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "ada", 2: "heuristic"}, pace=0)
    ada = await parlour.someone(room, "ada")
    await parlour.play({1: ada}, lambda: any(move.auto for move in room.table.playing.moves))
    assert any(each["type"] == "auto" and each["passed"] > 0 for each in ada.heard)


@played
async def test_a_wish_is_heard_while_the_question_is_open(parlour: Parlour) -> None:
    room = await parlour.table({0: "heuristic", 1: "ada", 2: "heuristic"}, pace=0)
    ada = await parlour.someone(room, "ada")
    await ada.ask(m.Auto, seat=1, mode="all")
    await parlour.play({1: ada}, lambda: bool((ada.prompt(1) or {}).get("reaction")))
    moves = len(room.table.playing.moves)
    await ada.ask(m.Auto, seat=1, mode="always")
    assert ada.prompt(1) is None
    await parlour.clock.pass_by(0)
    assert room.table.playing.moves[moves].answer == PASS


# --- no leak by timing -----------------------------------------------------------------------


def waits_of(table: Table) -> dict[int, tuple[str, int]]:
    """What comes by itself at a table, and after how long; on a clock of its own."""
    answering = Answering(
        table, HandClock(), AutoSeats(table), Bots(table, Backroom()), lambda: {1, 2}, lambda seat, ticket: None
    )
    answering.plan()
    return {seat: (due.kind, due.delay) for seat, due in answering._planned.items()}


@played
async def test_how_long_answers_take_does_not_depend_on_hidden_hands(parlour: Parlour) -> None:
    """Every answer that comes by itself at two tables that look alike takes the same time at both."""
    room = await parlour.table(HUMANS)
    people = {1: await parlour.someone(room, "ada"), 2: await parlour.someone(room, "bob")}
    compared = {"bot": 0, "auto": 0}

    def compare() -> bool:
        for seat in (0, 1, 2):
            here, there = waits_of(room.table), waits_of(redealt(room.table, seat, len(room.table.playing.moves)))
            for other in here.keys() & there.keys() - {seat}:
                assert here[other] == there[other]
                compared[here[other][0]] += 1
            bots = [each for each in (0,) if each != seat]
            assert [here.get(each) for each in bots] == [there.get(each) for each in bots]
        return compared["auto"] > 30 and compared["bot"] > 60

    await parlour.play(people, compare)


@played
async def test_an_automatic_pass_looks_like_a_thought_to_the_others(parlour: Parlour) -> None:
    """Others see that a seat is asked, then some time nothing, then that it has passed."""
    room = await parlour.table(HUMANS)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")

    def bob_passes_soon() -> bool:
        assert isinstance(room.timing, TurnByTurn)
        timer = room.timing.answering._timers.get(2)
        return timer is not None and timer[0].kind == "auto"

    await parlour.play({1: ada, 2: bob}, bob_passes_soon)
    assert bob.prompt(2) is None
    assert 2 in ada.screens[1].asked
    await quiet(parlour, ada, 600)
    await parlour.clock.pass_by(1300)
    assert any(move.seat == 2 and move.auto for move in room.table.playing.moves)


async def quiet(parlour: Parlour, person: Someone, milliseconds: int) -> None:
    """Nothing is heard of seat 2 for a while."""
    moves = person.room.table.playing.moves
    before = sum(move.seat == 2 for move in moves)
    await parlour.clock.pass_by(milliseconds)
    assert sum(move.seat == 2 for move in moves) == before
