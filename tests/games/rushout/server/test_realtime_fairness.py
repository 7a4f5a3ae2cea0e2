"""Fair under lag: a better connection gains nothing, and ties follow a stated rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from questhall.games.rushout.moves import Phrase
from questhall.server.rooms.room import Room
from questhall.server.timing.fairness import HOLD, SAMPLES, Distance, turn
from tests.games.rushout.server.races import Far, looks, off, race
from tests.server.tables import HandClock, Parlour, played

PEOPLE = {0: "normal", 1: "ada", 2: "bob"}
PHRASE = {"move": "phrase", "phrase": "hurry"}
TRIALS = 200


def measured(*trips: int) -> Distance:
    distance = Distance()
    for trip in trips:
        distance.echo(distance.call(1000), 1000 + trip)
    return distance


def test_an_action_is_held_until_150_ms_after_it_was_made() -> None:
    for trip in (0, 10, 80, 140, 298):
        assert abs(trip / 2 + measured(*[trip] * SAMPLES).hold - HOLD) <= 0.5
    assert measured(*[500] * SAMPLES).hold == 0


def test_one_late_reply_changes_nothing() -> None:
    assert measured(40, 42, 40, 900, 41, 40, 43).hold == measured(*[41] * SAMPLES).hold


def test_who_does_not_echo_waits_as_long_as_the_nearest() -> None:
    silent = Distance()
    for now in range(100):
        silent.call(now)
    silent.echo(4711, 5)
    assert silent.hold == HOLD


def test_of_one_millisecond_heroes_come_before_the_wizard_and_lower_seats_first() -> None:
    assert sorted([0, 3, 1, 2], key=partial(turn, 5)) == [1, 2, 3, 0]
    assert turn(4, 0) < turn(5, 1)


def spoken(room: Room) -> list[tuple[int, int]]:
    """Who said something and when it counted."""
    moves = room.table.playing.moves
    return [(each.seat, room.table.moment(each.at or 0)) for each in moves if isinstance(each.answer, Phrase)]


async def two(
    parlour: Parlour, near: Callable[[], int], far: Callable[[], int], seats: dict[int, str]
) -> tuple[Room, Far, Far]:
    room = await race(parlour, seats)
    ada, bob = Far(room, "ada", parlour.clock, near), Far(room, "bob", parlour.clock, far)
    for person in (ada, bob):
        assert await person.enter()
    await off(parlour, room)
    await parlour.clock.pass_by(6000)
    return room, ada, bob


async def clicks(clock: HandClock, each: dict[Far, tuple[int, int]], request: int) -> None:
    """Everybody clicks: the seat, and after how many milliseconds."""
    for person, (seat, after) in each.items():
        clock.later(after, partial(person.act, seat, PHRASE, request))
    await clock.pass_by(500)


@pytest.mark.parametrize(("near", "far"), [(5, 70), (10, 140)], ids=["round trips", "one way"])
def test_clicks_of_the_same_moments_count_alike_near_and_far(near: int, far: int, tmp_path: object) -> None:
    @played
    async def by(parlour: Parlour) -> None:
        room, ada, bob = await two(parlour, lambda: near, lambda: far, PEOPLE)
        chance = Random(7)
        first, clicked_first, arrived_first = 0, 0, 0
        for number in range(TRIALS):
            start = parlour.clock.now()
            after = chance.sample(range(60), 2)
            await clicks(parlour.clock, {ada: (1, after[0]), bob: (2, after[1])}, number + 1)
            said = dict(spoken(room)[-2:])
            assert said == {1: start + after[0] + HOLD, 2: start + after[1] + HOLD}
            first += said[1] < said[2]
            clicked_first += after[0] < after[1]
            arrived_first += ada.arrivals[-1] < bob.arrivals[-1]
        assert first == clicked_first
        assert abs(first - TRIALS / 2) < 3 * (TRIALS / 4) ** 0.5
        assert arrived_first > 0.95 * TRIALS  # by arrival the near one would have been first

    by(tmp_path)  # type: ignore[arg-type]


@played
async def test_a_connection_that_wavers_is_still_first_half_of_the_time(parlour: Parlour) -> None:
    chance = Random(11)
    room, ada, bob = await two(parlour, lambda: chance.randint(3, 7), lambda: chance.randint(60, 80), PEOPLE)
    first = ties = 0
    for number in range(TRIALS):
        await clicks(parlour.clock, {ada: (1, 0), bob: (2, 0)}, number + 1)
        said = dict(spoken(room)[-2:])
        first += said[1] < said[2]
        ties += said[1] == said[2]
    assert abs(first + ties / 2 - TRIALS / 2) < 3 * (TRIALS / 4) ** 0.5


@played
async def test_a_tie_goes_to_the_heroes_however_far_they_are(parlour: Parlour) -> None:
    room = await race(parlour, {0: "ada", 1: "normal", 2: "bob"})
    ada, bob = Far(room, "ada", parlour.clock, lambda: 5), Far(room, "bob", parlour.clock, lambda: 140)
    for person in (ada, bob):
        assert await person.enter()
    await parlour.clock.pass_by(6000)
    for number in range(5):
        await clicks(parlour.clock, {ada: (0, 0), bob: (2, 0)}, number + 1)
        (first, when), (second, then) = spoken(room)[-2:]
        assert (first, second) == (2, 0)
        assert when == then


@played
async def test_what_one_connection_says_counts_in_the_order_in_which_it_was_said(parlour: Parlour) -> None:
    room, ada, _ = await two(parlour, lambda: 20, lambda: 20, PEOPLE)
    visitor = room.visitors[ada]
    ada.act(1, {"move": "phrase", "phrase": "thanks"}, 1)
    await parlour.clock.pass_by(25)
    for _ in range(SAMPLES):  # it seems to be far away all of a sudden
        visitor.distance.echo(visitor.distance.call(0), 280)
    ada.act(1, {"move": "phrase", "phrase": "hurry"}, 2)
    await parlour.clock.pass_by(400)
    said = [each.answer for each in room.table.playing.moves if isinstance(each.answer, Phrase)]
    assert said == [Phrase("thanks"), Phrase("hurry")]


@played
async def test_bots_wait_as_long_as_everybody_else(parlour: Parlour) -> None:
    room = await race(parlour, {0: "normal", 1: "normal", 2: "normal"})
    await off(parlour, room)
    decided: dict[int, int] = {}
    held = 0
    for _ in range(8000):
        await parlour.clock.pass_by(1)
        now = parlour.clock.now()
        for seat, look in looks(room).items():
            if look.timer is None:
                decided.setdefault(seat, now)
        for seat in list(decided):
            if seat not in looks(room) or looks(room)[seat].timer is not None:
                assert now - decided.pop(seat) == HOLD
                held += 1
    assert held > 5
