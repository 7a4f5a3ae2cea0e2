"""Bots that fit to the people: a wish for wins, and what the hall learns of how people play."""

from __future__ import annotations

from asyncio import gather
from typing import Any

import msgspec
import pytest

from questhall.players import strengths
from questhall.players.level import level_in
from questhall.players.standing import NEWCOMER
from questhall.players.strengths import Cell, Count, Strengths
from questhall.server.protocol.http.standings import Chances, StandingInfo, Standings, StandingWanted
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.room import Room
from tests.server.any_game import ANY, BOT, LEAST, seats_for
from tests.server.house import Person
from tests.server.tables import Parlour, played

LINE = ((0, 0.0), (100, 4.0))
CELL = Cell({"heroes": LEAST}, 0.0, 0.0, 0.0, 0.1, (Count(50, 50, 5, 10),))
TABLES = Strengths(game=ANY.name, rules="", packs={}, code="", seed=1, heroes=LINE, master=LINE, cells=(CELL,))
ALONE: dict[str, Any] = {
    "game": ANY.name,
    "settings": {"heroes": LEAST},
    "options": {"pace": 0, "wins": 50},
    "seats": [
        {"seat": seat, "to": "me"} if seat else {"seat": seat, "to": "bot", "bot": "level"} for seat in seats_for(LEAST)
    ],
    "start": True,
}


@pytest.fixture(autouse=True)
def tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "tables_in", lambda path: TABLES if path.is_relative_to(ANY.folder) else None)


async def fitting(parlour: Parlour, wins: int = 50, settings: dict[str, Any] | None = None) -> Room:
    """Ada is all the heroes, and a bot that fits plays against her."""
    agreed = settings or {"heroes": LEAST}
    seats = [
        SeatWanted(seat, "me") if seat else SeatWanted(seat, "bot", "level")
        for seat in ANY.seats(ANY.settings(**agreed))
    ]
    wanted = NewTable(ANY.name, agreed, TableOptions(pace=0, wins=wins), tuple(seats), start=True)
    return await parlour.room(await parlour.hall.tables.create(wanted, ("ada",)))


def level(room: Room) -> int | None:
    return level_in(room.table.seats[0].bot)


@played
async def test_a_bot_that_fits_gets_its_level_when_the_game_begins(parlour: Parlour) -> None:
    even = level(await fitting(parlour))
    assert even is not None
    assert abs(even - NEWCOMER) <= 2
    hard, easy = [level(await fitting(parlour, wins)) for wins in (25, 75)]
    assert hard is not None
    assert easy is not None
    assert easy < even < hard


@played
async def test_a_host_who_starts_later_gets_the_same(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada"}, start=False, settings={"heroes": LEAST}, wins=75)
    ada = await parlour.someone(room, "ada")
    assert (await ada.ask(m.GiveSeat, seat=0, to="bot", bot="level"))["type"] == "done"
    assert (await ada.ask(m.Start))["type"] == "done"
    assert level(room) == level(await fitting(parlour, 75))


@played
async def test_where_nothing_was_measured_the_bot_plays_as_well_as_its_people(parlour: Parlour) -> None:
    assert level(await fitting(parlour, 90, {"heroes": LEAST + 1})) == level(await fitting(parlour, 50))


@played
async def test_how_well_somebody_plays_is_not_told_to_others_by_the_level_of_a_bot(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada", 2: "bob"}, start=False)
    ada, bob, eve = [await parlour.someone(room, name) for name in ("ada", "bob", "eve")]
    await ada.ask(m.GiveSeat, seat=0, to="bot", bot="level")
    await ada.ask(m.Start)
    assert level(room) is not None
    for person in (ada, bob, eve):
        assert person.last("table")["table"]["seats"][0]["bot"] == "level"
    await parlour.play({1: ada, 2: bob}, lambda: room.table.status == "over", most=5000)
    assert bob.last("table")["table"]["seats"][0]["bot"] == room.table.seats[0].bot


@played
async def test_who_plays_alone_knows_the_level_and_who_looks_on_does_not(parlour: Parlour) -> None:
    room = await fitting(parlour)
    ada, eve = await parlour.someone(room, "ada"), await parlour.someone(room, "eve")
    assert ada.last("welcome")["table"]["seats"][0]["bot"] == room.table.seats[0].bot
    assert eve.last("welcome")["table"]["seats"][0]["bot"] == "level"
    await parlour.restart()
    again = await parlour.someone(await parlour.room(room.id), "eve")
    assert again.last("welcome")["table"]["seats"][0]["bot"] == "level"


@played
async def test_the_host_may_put_another_bot_there(parlour: Parlour) -> None:
    room = await fitting(parlour)
    ada = await parlour.someone(room, "ada")
    assert (await ada.ask(m.GiveSeat, seat=0, to="bot", bot="level@90"))["type"] == "done"
    assert level(room) == 90
    assert (await ada.ask(m.GiveSeat, seat=0, to="bot", bot="level@900"))["type"] == "refused"


@played
async def test_who_wins_is_given_stronger_bots_and_may_have_it_forgotten(parlour: Parlour) -> None:
    room = await fitting(parlour)
    before = level(room)
    ada = await parlour.someone(room, "ada")
    seats = {seat: ada for seat in room.table.seats if seat}
    await parlour.play(seats, lambda: room.table.outcome is not None, most=5000)
    outcome = room.table.outcome
    assert outcome is not None
    standings = parlour.hall.standings
    kept, known = await standings.of(("ada",), ANY)
    assert [one.won for one in kept.games] == [1 in outcome.winners]
    assert (known.level > NEWCOMER) == (1 in outcome.winners)
    await standings.note(room.table)
    assert (await standings.of(("ada", "guest"), ANY))[1].games == 1, "the same game counts once"
    assert (await standings.of(("eve",), ANY))[1].games == 0

    again = await parlour.room(await parlour.hall.rematch(room.table))
    after = level(again)
    assert after is not None
    assert before is not None
    assert (after > before) == (1 in outcome.winners)

    await standings.change(("ada",), ANY, StandingWanted(adapt=False))
    assert (await standings.of(("ada",), ANY))[1].games == 0, "not counted, but not forgotten"
    await standings.change(("ada",), ANY, StandingWanted(adapt=True))
    assert (await standings.of(("ada",), ANY))[1].games == 1
    await standings.change(("account", "ada"), ANY, StandingWanted(adapt=False))
    await standings.change(("account", "ada"), ANY, StandingWanted(adapt=True))
    assert (await standings.of(("account", "ada"), ANY))[1].games == 1, "an account has what the guest has played"
    await standings.change(("ada",), ANY, StandingWanted(adapt=True, assumed=80, forget=True))
    await standings.note(room.table)
    kept, known = await standings.of(("ada",), ANY)
    assert (kept.games, known.games) == ((), 0)
    assert known.level > 70


@played
async def test_what_is_said_at_the_same_time_is_all_kept(parlour: Parlour) -> None:
    standings = parlour.hall.standings
    await standings.change(("guest",), ANY, StandingWanted(assumed=20))
    who = ("account", "guest")
    await gather(
        standings.change(who, ANY, StandingWanted(adapt=False)), standings.change(who, ANY, StandingWanted(forget=True))
    )
    kept, _ = await standings.of(who, ANY)
    assert (kept.adapt, kept.assumed, kept.since > 0) == (False, 20, True)


def foreseen(person: Person, **changes: Any) -> Chances:
    answer = person.http.post("/api/odds", json={**ALONE, **changes})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Chances)


def test_before_a_table_is_made_it_is_told_what_would_come_of_it(ada: Person) -> None:
    even = foreseen(ada)
    assert (even.why, even.dialled, even.chance) == ("", "master", 50)
    assert [one.seat for one in even.levels] == [0]
    assert even.least < 50 < even.most
    beyond = foreseen(ada, options={"wins": 95})
    assert beyond.chance == beyond.most < 95
    unknown = foreseen(ada, settings={"heroes": LEAST + 1})
    assert (unknown.why, unknown.unlike) == ("not-measured", ("heroes",)), "and what it is that nobody has measured"
    assert ada.http.get("/api/mine").json() == {"tables": []}


def test_a_plan_that_makes_no_sense_is_refused_in_words(ada: Person) -> None:
    for heroes in ("many", 10**9):
        answer = ada.http.post("/api/odds", json={**ALONE, "settings": {"heroes": heroes}})
        assert answer.status_code == 422
        assert answer.json()["text"]
    assert ada.http.post("/api/odds", json={**ALONE, "game": "chess"}).status_code == 404


def test_everybody_sees_their_own_standing_and_may_change_it(ada: Person, bob: Person) -> None:
    def of(person: Person) -> StandingInfo:
        told = msgspec.json.decode(person.http.get("/api/standings").content, type=Standings)
        return next(one for one in told.standings if one.game == ANY.name)

    assert (of(ada).games, of(ada).adapt, of(ada).measured) == (0, True, True)
    changed = ada.http.post(f"/api/standings/{ANY.name}", json={"adapt": False, "assumed": 80})
    assert changed.status_code == 200
    assert (of(ada).level, of(ada).adapt) == (80, False)
    assert (of(bob).adapt, of(bob).assumed) == (True, NEWCOMER)
    assert foreseen(ada).levels[0].level > foreseen(bob).levels[0].level
    assert ada.http.post("/api/standings/chess", json={"adapt": True, "assumed": 5}).status_code == 404
    assert ada.http.post(f"/api/standings/{ANY.name}", json={"adapt": True, "assumed": 500}).status_code == 422
