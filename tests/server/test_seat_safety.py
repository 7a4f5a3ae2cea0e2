"""A seat belongs to the person in it: nobody takes it while they are there, and who comes back gets it back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from questhall.server.protocol.http.tables import Fork, NewTable, SeatWanted
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.new_tables import ImpossibleError
from questhall.server.rooms.room import Room
from questhall.server.tables import events as e
from questhall.server.tables.table import Table
from questhall.server.telling.replay import allowed_eyes
from tests.server.any_game import BOT, LEAST
from tests.server.tables import Parlour, Someone, played, settled

PEOPLE = {0: BOT, 1: "ada", 2: "bob"}
PATIENCE = 60_000


async def two(parlour: Parlour, **wishes: Any) -> tuple[Room, Someone, Someone]:
    """Ada, whose table it is, and Bob, in the middle of a game."""
    room = await parlour.table(PEOPLE, **wishes)
    return room, await parlour.someone(room, "ada"), await parlour.someone(room, "bob")


async def link_for(person: Someone, seat: int) -> str:
    secret: str = (await person.ask(m.GiveSeat, seat=seat, to="link"))["secret"]
    return secret


def seat_of(person: Someone, seat: int) -> dict[str, Any]:
    """A seat as the table on somebody's screen has it."""
    told = next(each for each in reversed(person.heard) if each["type"] in ("table", "welcome"))
    found: dict[str, Any] = next(each for each in told["table"]["seats"] if each["seat"] == seat)
    return found


def key(reply: dict[str, Any]) -> str:
    return str(reply["reason"]["key"])


# --- while the person is there -----------------------------------------------------------------


@played
async def test_a_link_of_the_host_for_the_seat_of_somebody_present_opens_nothing(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    secret = await link_for(ada, 2)
    elsewhere = Someone(room, "adas-other-browser")
    await elsewhere.enter(secret)
    assert elsewhere.last("welcome")["seats"] == []
    assert set(elsewhere.screens) == {None}
    assert key(await elsewhere.ask(m.OpenLink, secret=secret)) == "table.link-waits"
    assert room.table.held(("bob",)) == (2,)
    assert bob.last("table")["seats"] == [2]


@played
async def test_the_person_is_asked_who_wants_what(parlour: Parlour) -> None:
    _room, ada, bob = await two(parlour)
    await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT)
    assert seat_of(bob, 2)["wish"] == {"seat": 1, "to": "bot", "bot": BOT, "yours": False}
    assert seat_of(ada, 2)["wish"]["yours"]
    assert seat_of(bob, 2)["bot"] == ""
    assert bob.last("table")["seats"] == [2]


@played
async def test_with_consent_the_link_gives_the_seat(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    secret = await link_for(ada, 2)
    cleo = await parlour.someone(room, "cleo")
    assert (await bob.ask(m.Consent, seat=2, yes=True))["type"] == "done"
    assert (await cleo.ask(m.OpenLink, secret=secret))["type"] == "done"
    assert cleo.last("table")["seats"] == [2]
    assert bob.last("table")["seats"] == []
    await bob.leave()
    await bob.enter()
    assert room.table.held(("cleo",)) == (2,)


@played
async def test_whoever_waits_with_a_link_sits_down_when_the_person_agrees(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    secret = await link_for(ada, 2)
    cleo = Someone(room, "cleo")
    await cleo.enter(secret)
    await bob.ask(m.Consent, seat=2, yes=True)
    await settled()
    assert cleo.last("table")["seats"] == [2]


@played
async def test_a_no_makes_the_link_void_and_is_not_asked_again_at_once(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    secret = await link_for(ada, 2)
    assert (await bob.ask(m.Consent, seat=2, yes=False))["type"] == "done"
    cleo = await parlour.someone(room, "cleo")
    assert key(await cleo.ask(m.OpenLink, secret=secret)) == "table.link-void"
    assert key(await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT)) == "table.declined"
    await parlour.clock.pass_by(PATIENCE)
    assert (await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT))["type"] == "done"


@played
async def test_a_bot_that_one_agreed_to_stands_in_until_one_takes_the_seat_back(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT)
    await bob.ask(m.Consent, seat=2, yes=True)
    assert room.table.seats[2].bot == BOT
    assert (await bob.ask(m.GiveSeat, seat=2, to="me"))["type"] == "done"
    assert room.table.seats[2].bot == ""


@played
async def test_only_the_person_agrees_and_whoever_asked_may_think_better_of_it(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    await ada.ask(m.GiveSeat, seat=2, to="open")
    cleo = await parlour.someone(room, "cleo")
    assert key(await cleo.ask(m.Consent, seat=2, yes=True)) == "table.no-wish"
    assert key(await ada.ask(m.Consent, seat=2, yes=True)) == "table.no-wish"
    assert (await ada.ask(m.Consent, seat=2, yes=False))["type"] == "done"
    assert key(await bob.ask(m.Consent, seat=2, yes=True)) == "table.no-wish"
    assert (await ada.ask(m.GiveSeat, seat=2, to="open"))["type"] == "done"


@played
async def test_before_the_start_nobody_is_sent_away_either(parlour: Parlour) -> None:
    room = await parlour.table(PEOPLE, start=False, open=True)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    await ada.ask(m.GiveSeat, seat=2, to="open")
    assert room.table.held(("bob",)) == (2,)
    fewer = msgspec.Raw(msgspec.json.encode({"heroes": LEAST}))
    assert key(await ada.ask(m.Arrange, settings=fewer, options=TableOptions())) == "table.somebody-there"
    assert (await bob.ask(m.Consent, seat=2, yes=True))["type"] == "done"
    assert room.table.seats[2].free


# --- while the person is away --------------------------------------------------------------------


@played
async def test_absence_is_shown_with_its_time(parlour: Parlour) -> None:
    _room, ada, bob = await two(parlour)
    assert seat_of(ada, 2)["away"] is None
    await bob.leave()
    assert not seat_of(ada, 2)["online"]
    await parlour.clock.pass_by(10_000)
    assert 0 < seat_of(ada, 2)["away"] <= 10_000
    assert ada.last("table")["table"]["patience"] == PATIENCE
    await bob.enter()
    assert seat_of(ada, 2)["away"] is None


@played
async def test_after_a_time_the_table_may_go_on_without_somebody_who_left(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    await bob.leave()
    await parlour.clock.pass_by(PATIENCE - 1)
    await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT)
    assert room.table.seats[2].bot == ""
    await parlour.clock.pass_by(1)
    await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT)
    assert room.table.seats[2].bot == BOT
    assert seat_of(ada, 2)["stands_in"]


@played
async def test_the_table_says_how_long_it_waits(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour, patience=3600)
    await bob.leave()
    await parlour.clock.pass_by(PATIENCE)
    await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT)
    assert room.table.seats[2].bot == ""


@played
async def test_others_go_on_without_the_host_too(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    assert (await bob.ask(m.GiveSeat, seat=1, to="bot", bot=BOT))["code"] == "not-your-seat"
    await ada.leave()
    await parlour.clock.pass_by(PATIENCE)
    eve = await parlour.someone(room, "eve")
    assert (await eve.ask(m.GiveSeat, seat=1, to="bot", bot=BOT))["code"] == "not-your-seat"
    assert (await bob.ask(m.GiveSeat, seat=1, to="bot", bot=BOT))["type"] == "done"
    assert room.table.seats[1].bot == BOT


@played
async def test_who_comes_back_has_the_seat_again_from_the_bot(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour, pace=5000)
    await bob.leave()
    await parlour.clock.pass_by(PATIENCE)
    await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT)
    await bob.enter()
    assert room.table.seats[2].bot == ""
    assert bob.last("welcome")["back"] == [2]
    assert bob.prompt(2) is not None
    await bob.leave()
    await bob.enter()
    assert bob.last("welcome")["back"] == []


@played
async def test_who_comes_back_has_the_seat_again_from_another_person(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    await bob.leave()
    await parlour.clock.pass_by(PATIENCE)
    cleo = Someone(room, "cleo")
    await cleo.enter(await link_for(ada, 2))
    await cleo.ask(m.GiveSeat, seat=2, to="me", name="Cleo")
    assert cleo.prompt(2) is not None
    assert (seat_of(ada, 2)["stands_in"], seat_of(ada, 2)["absent"]) == (True, "bob")
    onward = await link_for(cleo, 2)
    await bob.enter()
    assert bob.last("welcome")["seats"] == [2]
    assert seat_of(bob, 2)["name"] == "bob"
    assert cleo.last("table")["seats"] == []
    cleo.forget()
    await bob.ask(m.PlayForMe, seat=2)
    await parlour.clock.pass_by(5000)
    assert all(each["seat"] is None for each in cleo.heard if each["type"] == "update")
    assert (await cleo.ask(m.Suggest, seat=2))["code"] == "not-your-seat"
    assert allowed_eyes(room.table, ("cleo",)) == (None,)
    assert key(await cleo.ask(m.OpenLink, secret=onward)) == "table.link-void"


@played
async def test_a_link_made_in_absence_is_void_when_the_person_is_back(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    await bob.leave()
    await parlour.clock.pass_by(PATIENCE)
    secret = await link_for(ada, 2)
    await bob.enter()
    cleo = Someone(room, "cleo")
    await cleo.enter(secret)
    assert cleo.last("welcome")["seats"] == []
    assert key(await cleo.ask(m.OpenLink, secret=secret)) == "table.link-void"


@played
async def test_absence_survives_a_restart_and_so_does_the_right_to_come_back(parlour: Parlour) -> None:
    room, ada, bob = await two(parlour)
    await bob.leave()
    await parlour.clock.pass_by(PATIENCE)
    cleo = Someone(room, "cleo")
    await cleo.enter(await link_for(ada, 2))
    await parlour.restart()
    again = await parlour.room(room.id)
    bob = await parlour.someone(again, "bob")
    assert bob.last("welcome")["seats"] == [2]
    assert again.table.held(("cleo",)) == ()


@played
async def test_a_hand_is_not_open_to_others_because_its_person_is_away(parlour: Parlour) -> None:
    """Whoever is away still plays: no fork with all cards in it, and no second seat."""
    room, ada, bob = await two(parlour)
    await bob.leave()
    await parlour.clock.pass_by(PATIENCE)
    assert (await ada.ask(m.GiveSeat, seat=2, to="open"))["type"] == "done"
    assert key(await ada.ask(m.GiveSeat, seat=2, to="me")) == "table.second-seat"
    with pytest.raises(ImpossibleError):
        await parlour.hall.tables.fork(room, Fork(1, 0), ("ada",))
    await bob.enter()
    assert bob.last("welcome")["seats"] == [2]


@played
async def test_a_short_interruption_is_no_absence(parlour: Parlour) -> None:
    room, _ada, bob = await two(parlour)
    number = room.table.number
    await bob.leave()
    await parlour.clock.pass_by(2_000)
    await bob.enter()
    await parlour.clock.pass_by(10_000)
    assert room.table.seats[2].missed == 0
    assert not any(isinstance(e.decode(body), e.Missed) for body in (await parlour.store.events(room.id))[number:])


@played
async def test_a_stranger_at_an_open_table_takes_no_seat_of_somebody_who_is_away(parlour: Parlour) -> None:
    room, _ada, bob = await two(parlour, open=True)
    await bob.leave()
    await parlour.clock.pass_by(PATIENCE)
    eve = await parlour.someone(room, "eve")
    assert key(await eve.ask(m.GiveSeat, seat=2, to="me")) == "table.taken"


# --- what goes on as before ------------------------------------------------------------------------


@played
async def test_at_one_screen_all_seats_are_ones_own(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada", 2: "ada"})
    ada = await parlour.someone(room, "ada")
    assert (await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT))["type"] == "done"
    assert room.table.seats[2].bot == BOT
    await ada.leave()
    await parlour.clock.pass_by(PATIENCE)
    await ada.enter()
    assert room.table.seats[2].bot == BOT
    assert room.table.seats[2].missed == 0


@played
async def test_at_one_screen_each_seat_has_its_own_name(parlour: Parlour) -> None:
    """The name of an account is that of one person, not of everybody at the screen."""
    seats = (SeatWanted(0, "bot"), SeatWanted(1, "me"), SeatWanted(2, "me"), SeatWanted(3, "me", name="Cleo"))
    wanted = NewTable(parlour.game.name, {"heroes": LEAST + 2}, seats=seats)
    room = await parlour.room(await parlour.hall.tables.create(wanted, ("ada",), "Ada"))
    assert [room.table.seats[seat].name for seat in (1, 2, 3)] == ["Ada", "", "Cleo"]


@played
async def test_ones_own_link_hands_the_seat_over_for_good(parlour: Parlour) -> None:
    room, _ada, bob = await two(parlour)
    cleo = Someone(room, "cleo")
    await cleo.enter(await link_for(bob, 2))
    assert cleo.last("welcome")["seats"] == [2]
    await bob.leave()
    await bob.enter()
    assert bob.last("welcome")["seats"] == []


@played
async def test_a_link_opened_at_the_table_works_or_says_why_not(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada"}, start=False)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    secret = await link_for(ada, 2)
    assert (await bob.ask(m.OpenLink, secret=secret))["type"] == "done"
    assert bob.last("table")["seats"] == [2]
    assert (await bob.ask(m.OpenLink, secret=secret))["type"] == "done"
    assert key(await ada.ask(m.OpenLink, secret=secret)) == "table.link-void"
    assert key(await bob.ask(m.OpenLink, secret="never-made")) == "table.link-void"


@played
async def test_two_links_at_once_give_one_hand_only(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada", 2: BOT})
    ada = await parlour.someone(room, "ada")
    secrets = [await link_for(ada, seat) for seat in (0, 2)]
    cleo = Someone(room, "cleo")
    await cleo.enter(*secrets)
    assert len(cleo.last("welcome")["seats"]) == 1


def test_tables_of_old_times_load_as_before() -> None:
    """Events as they were written when a link alone moved a seat."""
    old = [
        b'{"event":"invited","at":3000,"seat":2,"secret":"abc"}',
        b'{"event":"claimed","at":3001,"seat":2,"identity":"eve"}',
        b'{"event":"bot","at":3002,"seat":2,"bot":"%s"}' % BOT.encode(),
        b'{"event":"vacated","at":3003,"seat":2}',
    ]
    created = e.Created(1000, Parlour.game.name, {"heroes": LEAST + 1}, TableOptions(), 7, "ada")
    table = Table.load("t", [created, e.Claimed(1001, 2, "bob", "Bob"), *map(e.decode, old[:3])])
    assert (table.seats[2].holders, table.seats[2].bot, table.seats[2].kept_for) == (("eve",), BOT, ())
    table.apply(e.decode(old[3]))
    assert table.seats[2].free


@played
async def test_somebody_at_another_process_is_there(parlour: Parlour) -> None:
    """Two servers on one store: what one of them takes for absence the other contradicts."""
    room, _ada, bob = await two(parlour)
    await bob.leave()
    await parlour.clock.pass_by(6_000)
    assert room.table.seats[2].missed
    other = type(parlour)(parlour.store)
    there = await other.room(room.id)
    other.clock.time = parlour.clock.time
    bob = await other.someone(there, "bob")
    await room.woken()
    assert room.table.seats[2].missed == 0
    await parlour.clock.pass_by(PATIENCE)
    assert room.table.is_there(room.table.seats[2], parlour.clock.now())
    await other.hall.close()
