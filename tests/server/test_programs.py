"""A program takes a seat with a token: a person of its own kind, with limits of its own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from questhall.players.registry import all_players_of
from questhall.server.edge.limits import Limits
from questhall.server.protocol.http.programs import Sandbox
from questhall.server.protocol.messages import client as m
from questhall.server.rooms.new_tables import ImpossibleError
from questhall.server.rooms.tidying import SANDBOX_STAYS, Keeping, Tidying
from questhall.server.tables import events as e
from questhall.server.timing.bots import adviser
from tests.server.any_game import ALONE, ANY, BOT, LEAST
from tests.server.house import House
from tests.server.tables import Parlour, Someone, played

WEAVER = "r-weaver"
PEOPLE = {0: BOT, 1: "ada", 2: WEAVER}
WITHIN = 30_000


async def two(parlour: Parlour) -> tuple[Someone, Someone]:
    """Ada, whose table it is, and a program."""
    room = await parlour.table(PEOPLE)
    ada, weaver = await parlour.someone(room, "ada"), Someone(room, WEAVER)
    weaver.name = "Weaver"
    await weaver.enter()
    return ada, weaver


async def asked(parlour: Parlour) -> tuple[Someone, Someone]:
    """The same, when the program is asked something."""
    ada, weaver = await two(parlour)
    await parlour.play({1: ada}, lambda: weaver.prompt(2) is not None)
    return ada, weaver


def seat_of(person: Someone, seat: int) -> dict[str, Any]:
    told = next(each for each in reversed(person.heard) if each["type"] in ("table", "welcome"))
    found: dict[str, Any] = next(each for each in told["table"]["seats"] if each["seat"] == seat)
    return found


# --- the time it has -------------------------------------------------------------------------------


@played
async def test_the_house_answers_for_a_program_that_takes_too_long(parlour: Parlour) -> None:
    ada, weaver = await asked(parlour)
    prompt = weaver.prompt(2)
    assert prompt is not None
    await parlour.clock.pass_by(WITHIN + 1)
    assert weaver.last("problem")["code"] == "too-late"
    assert seat_of(ada, 2)["late"] >= 1
    late = await weaver.ask(m.MoveMade, seat=2, answer=_first(prompt), ask=prompt["ask"])
    assert late["type"] == "refused"


@played
async def test_nobody_answers_for_a_person(parlour: Parlour) -> None:
    ada, weaver = await two(parlour)
    await parlour.play({2: weaver}, lambda: ada.prompt(1) is not None)
    before = ada.prompt(1)
    await parlour.clock.pass_by(WITHIN + 1)
    assert ada.prompt(1) == before
    assert ada.room.table.seats[1].late == 0


@played
async def test_what_the_house_answered_is_known_after_a_restart(parlour: Parlour) -> None:
    _, weaver = await asked(parlour)
    await parlour.clock.pass_by(WITHIN + 1)
    written = [e.decode(body) for body in await parlour.store.events(weaver.room.id)]
    late = [event.seat for event in written if isinstance(event, e.Answered) and event.late]
    assert late == [2] * weaver.room.table.seats[2].late != []


def _first(prompt: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(prompt["options"][0]["answer"]))


# --- its seat --------------------------------------------------------------------------------------


@played
async def test_everybody_sees_that_a_program_sits_there(parlour: Parlour) -> None:
    ada, _ = await two(parlour)
    assert [seat_of(ada, seat)["program"] for seat in (0, 1, 2)] == [False, False, True]


@played
async def test_the_host_takes_the_seat_of_a_program_without_asking_it(parlour: Parlour) -> None:
    ada, _ = await two(parlour)
    assert (await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT))["type"] == "done"
    assert ada.room.table.seats[2].bot == BOT
    assert not ada.room.table.seats[2].stands_in


@played
async def test_a_program_that_was_away_has_its_seat_again(parlour: Parlour) -> None:
    ada, weaver = await two(parlour)
    await weaver.leave()
    await parlour.clock.pass_by(70_000)
    await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT)
    assert ada.room.table.seats[2].stands_in
    await weaver.enter()
    assert (ada.room.table.seats[2].bot, weaver.last("welcome")["back"]) == ("", [2])


@played
async def test_a_program_takes_a_seat_by_link_under_the_name_of_its_token(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada", 2: BOT})
    ada = await parlour.someone(room, "ada")
    secret = (await ada.ask(m.GiveSeat, seat=2, to="link"))["secret"]
    weaver = Someone(room, WEAVER)
    weaver.name = "Weaver"
    await weaver.enter(secret)
    assert (room.table.seats[2].name, room.table.seats[2].program) == ("Weaver", True)
    await weaver.ask(m.GiveSeat, seat=2, to="me", name="Ada")
    assert room.table.seats[2].name == "Weaver"


@played
async def test_a_program_agrees_to_every_undo(parlour: Parlour) -> None:
    ada, _ = await two(parlour)
    table = ada.room.table
    table.playing.undo_needs = lambda seat: frozenset({0, 1, 2})  # type: ignore[method-assign]
    assert table.undo_needs(2) == (1,)


# --- practice ----------------------------------------------------------------------------------------


@played
async def test_a_table_for_practice_begins_at_once_and_stays_out_of_the_lists(parlour: Parlour) -> None:
    table = await parlour.hall.tables.sandbox(Sandbox(ANY.name, {"heroes": LEAST + 1}, (1,)), WEAVER, "Weaver")
    room = await parlour.hall.room(table)
    assert room is not None
    assert room.table.status == "playing"
    assert [seat.kind for seat in room.table.seats.values()] == ["bot", "human", "bot"]
    assert room.table.seats[1].name == "Weaver"
    assert await parlour.store.open_tables(9) == []
    assert await parlour.store.count_tables(WEAVER, 0) == 0


@played
async def test_the_same_seed_is_the_same_game_with_the_same_bots(parlour: Parlour) -> None:
    wanted = Sandbox(ANY.name, {"heroes": LEAST}, (1,), seed=7)
    seen = []
    for _ in range(2):
        room = await parlour.hall.room(await parlour.hall.tables.sandbox(wanted, WEAVER, "Weaver"))
        assert room is not None
        seen.append((room.table.seed, room.bots._seed(0)))
    assert seen[0] == seen[1]
    assert seen[0][0] == 7


@played
async def test_who_is_asked_for_a_suggestion_in_practice_does_not_think_by_the_clock(parlour: Parlour) -> None:
    room = await parlour.hall.room(await parlour.hall.tables.sandbox(Sandbox(ANY.name), WEAVER, "Weaver"))
    assert room is not None
    assert adviser(room.table) == BOT
    assert adviser((await parlour.table({0: BOT, 1: "ada", 2: BOT})).table) == all_players_of(ANY)[-1] != BOT


@played
async def test_nobody_joins_who_could_know_what_is_to_come(parlour: Parlour) -> None:
    room = await parlour.hall.room(await parlour.hall.tables.sandbox(Sandbox(ANY.name), WEAVER, "Weaver"))
    assert room is not None
    weaver = Someone(room, WEAVER)
    await weaver.enter()
    assert (await weaver.ask(m.GiveSeat, seat=0, to="link"))["reason"]["key"] == "table.uncovered"


@played
async def test_a_table_for_practice_is_removed_after_an_hour(parlour: Parlour) -> None:
    table = await parlour.hall.tables.sandbox(Sandbox(ANY.name), WEAVER, "Weaver")
    await parlour.hall.put_down(table)
    tidying = Tidying(parlour.hall, Keeping())
    await tidying.tidy(parlour.clock.now() + SANDBOX_STAYS // 2)
    assert await parlour.store.every_table() == [table]
    await tidying.tidy(parlour.clock.now() + 2 * SANDBOX_STAYS)
    assert await parlour.store.every_table() == []


@played
async def test_a_wrong_seat_or_bot_is_told_with_its_place(parlour: Parlour) -> None:
    for wanted, place in ((Sandbox(ANY.name, seats=(9,)), "seats.0.seat"), (Sandbox(ANY.name, bot="nobody"), ".bot")):
        with pytest.raises(ImpossibleError) as wrong:
            await parlour.hall.tables.sandbox(wanted, WEAVER, "Weaver")
        assert wrong.value.place.endswith(place)


# --- tokens ------------------------------------------------------------------------------------------


def test_a_token_is_told_once_opens_a_seat_and_can_be_withdrawn(house: House) -> None:
    with house.person() as ada, house.person() as stranger:
        made = ada.http.post("/api/programs", json={"name": "Weaver"}).json()
        assert [each["name"] for each in ada.http.get("/api/programs").json()["programs"]] == ["Weaver"]
        assert made["token"] not in ada.http.get("/api/programs").text
        bearer = {"Authorization": f"Bearer {made['token']}"}
        table = stranger.http.post("/api/sandbox", headers=bearer, json={"game": ANY.name}).json()["id"]
        [listed] = stranger.http.get("/api/mine", headers=bearer).json()["tables"]
        assert (listed["id"], listed["status"]) == (table, "sandbox")
        with stranger.line(**bearer) as line:
            line.hello(table)
            assert line.table["seats"][1]["name"] == "Weaver"
            assert stranger.http.delete(f"/api/programs/{made['id']}").json()["code"] == "no-program"
            assert ada.http.delete(f"/api/programs/{made['id']}").status_code == 204
            assert line.end() == 1012
        assert stranger.http.get("/api/mine", headers=bearer).json()["code"] == "bad-token"
        with stranger.line(**bearer) as line:
            assert line.next()["code"] == "bad-token"
            assert line.end() == 1008


def test_what_is_for_people_is_not_for_programs_and_the_other_way_round(house: House) -> None:
    with house.person("de") as ada:
        made = ada.http.post("/api/programs", json={"name": "Weber"}).json()
        bearer = {"Authorization": f"Bearer {made['token']}"}
        for method, path, body in (
            ("GET", "/api/programs", None),
            ("POST", "/api/programs", {"name": "Zweites"}),
            ("POST", "/api/accounts", {"name": "Robot", "password": "three random words"}),
        ):
            answer = ada.http.request(method, path, json=body, headers=bearer)
            assert (answer.status_code, answer.json()["code"]) == (403, "only-people")
        assert ada.http.post("/api/sandbox", json={"game": ANY.name}).json()["code"] == "only-programs"


def test_so_many_programs_and_connections_and_no_more(few: House) -> None:
    with few.person() as ada:
        made = ada.http.post("/api/programs", json={"name": "Weaver"}).json()
        assert ada.http.post("/api/programs", json={"name": "WEAVER"}).json()["code"] == "too-many-programs"
        bearer = {"Authorization": f"Bearer {made['token']}"}
        with ada.line(**bearer) as first, ada.line(**bearer) as second:
            assert second.next()["code"] == "too-many"
            first.hello(ada.table(ALONE))


@pytest.fixture
def few(tmp_path: Any) -> Any:
    limits = Limits(programs_per_person=1, connections_per_program=1)
    with House(f"sqlite:{tmp_path / 'hall.sqlite'}", limits) as house:
        yield house
