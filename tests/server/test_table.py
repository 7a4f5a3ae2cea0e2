"""A table is the sum of its events, and nothing else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.dice import Random
from questhall.kernel.match import Match
from questhall.kernel.notation import write
from questhall.kernel.state import CLOCK, State
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.tables import decisions, seating
from questhall.server.tables import events as e
from questhall.server.tables.listing import card_of
from questhall.server.tables.seats import hashed
from questhall.server.tables.table import Table, TableError
from tests.server.any_game import ANY, BOT, LEAST, seats_for

SETTINGS = {"heroes": LEAST + 1}
CREATED = e.Created(1000, ANY.name, SETTINGS, TableOptions(), 7, "ada")
SEATED: list[e.AnyTableEvent] = [
    CREATED,
    e.Claimed(1001, 1, "ada", "Ada"),
    e.Claimed(1002, 2, "bob", "Bob"),
    e.BotSat(1003, 0, BOT),
]
STARTED = [*SEATED, e.Started(2000)]


def first_offered(state: State) -> tuple[int, Answer]:
    """Somebody who is asked, and something to answer."""
    seat = state.asks[0].seat
    return seat, state.options(seat)[0]


def test_events_survive_being_written_down() -> None:
    assert [e.decode(e.encode(event)) for event in STARTED] == STARTED


def test_a_table_begins_with_its_creation() -> None:
    with pytest.raises(TableError):
        Table.load("t", [e.Started(1)])
    with pytest.raises(TableError):
        Table.load("t", [])


def test_a_guided_game_from_before_they_had_names_is_the_first_one() -> None:
    old = e.decode(e.encode(replace(CREATED, lesson=True)))
    assert Table.load("t", [old]).lesson == ANY.lessons()[0].name
    assert Table.load("t", [replace(CREATED, lesson=False)]).lesson == ""


def test_the_time_of_the_game_begins_with_its_start() -> None:
    table = Table.load("t", STARTED)
    assert (table.time(1500), table.time(2000), table.time(2750)) == (0, 0, 750)
    assert table.moment(750) == 2750


def test_a_fork_goes_on_where_the_time_stood() -> None:
    match, moves = Match(ANY, ANY.settings(**SETTINGS), 7), list[tuple[int, str, int]]()
    for time in (5000, 9000):
        seat, answer = first_offered(match.state)
        assert match.answer(seat, answer, at=time) is None
        moves.append((seat, write(answer), time))
    forked = e.Created(1000, ANY.name, SETTINGS, TableOptions(), 7, "ada", tuple(moves), "other")
    table = Table.load("t", [forked, *STARTED[1:]])
    assert len(table.playing.moves) == 2
    assert table.time(2000) == 9000


def test_a_link_hands_the_seat_over_and_is_used_up() -> None:
    table = Table.load("t", [*STARTED, e.Invited(3000, 2, hashed("s3cret"), given=True)])
    assert seating.arrive(table, ("eve",), ["wrong"], 3001) == []
    claimed = seating.arrive(table, ("eve", "other"), ["s3cret"], 3001)
    assert claimed == [e.Claimed(3001, 2, "eve")]
    table.apply(claimed[0])
    assert table.seats[2].holders == ("eve",)
    assert table.seats[2].link == ""
    assert seating.arrive(table, ("bob",), ["s3cret"], 3002) == []


def test_fewer_heroes_mean_fewer_seats() -> None:
    table = Table.load("t", SEATED)
    table.apply(e.Arranged(1500, {"heroes": LEAST}, TableOptions(open=True)))
    assert list(table.seats) == list(seats_for(LEAST))
    assert table.seats[1].name == "Ada"
    assert table.options.open


def test_the_card_is_known_before_the_events_are_applied() -> None:
    table = Table.load("t", SEATED)
    preview = table.preview([e.Vacated(1500, 2)])
    assert preview is not None
    assert card_of(preview).free == 1
    assert table.seats[2].holders == ("bob",)
    begun = table.preview([e.Started(1500)])
    assert begun is not None
    assert card_of(begun).status == "playing"
    assert table.status == "lobby"
    assert table.preview([e.Talked(1500, 1, "Ada", "hm")]) is None


def test_deciding_changes_nothing() -> None:
    table = Table.load("t", STARTED)
    before = table.number, table.state.now, len(table.playing.moves)
    seat, answer = first_offered(table.state)
    played = decisions.play(table, seat, answer, table.playing.ticket(seat), 9000)
    assert isinstance(played, decisions.Played)
    assert played.event.time == 7000
    assert isinstance(decisions.play(table, CLOCK, answer, None, 9000), Refusal)
    assert (table.number, table.state.now, len(table.playing.moves)) == before


def test_loading_leads_to_where_applying_led() -> None:
    table = Table.load("t", STARTED)
    events = list(STARTED)
    for _ in range(2):
        seat, answer = first_offered(table.state)
        played = decisions.play(table, seat, answer, table.playing.ticket(seat), 2500)
        assert isinstance(played, decisions.Played)
        events.append(played.event)
        table.apply(played.event, played.prepared)
    again = Table.load("t", events)
    assert again.number == table.number
    assert again.view(1) == table.view(1)


def test_an_answer_that_the_rules_refuse_is_no_event_of_this_table() -> None:
    table = Table.load("t", STARTED)
    with pytest.raises(TableError, match="move 1 does not lead where it led"):
        table.apply(e.Answered(2100, CLOCK, write(first_offered(table.state)[1]), 100))


def test_seats_that_are_looked_at_together_see_what_each_sees_alone() -> None:
    table, random = Table.load("t", STARTED), Random(7)
    for _ in range(200):
        asked = random.choice(table.state.asks).seat
        answer = table.game.sample(table.state, asked, random)
        table.apply(e.Answered(2500, asked, write(answer), 500))
        seats = (None, *table.seats)
        together = table.game.views(table.state, seats)
        assert all(together[seat] == table.game.view(table.state, seat) for seat in seats)
