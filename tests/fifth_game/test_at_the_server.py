"""Tables of the fifth game in the hall: made over HTTP, played by bots and people, with and without a Tide."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from questhall.games.shelf import FOLDERS
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages.table import TableOptions
from tests.fifth_game.extra_pack import write_pack
from tests.server.house import GENEROUS, House, Line, Person
from tests.server.process import ServerProcess
from tests.server.tables import Parlour, played


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    write_pack(tmp_path / "packs" / "rope")
    write_pack(tmp_path / "packs" / "knot", hiding="attic")
    monkeypatch.setenv(FOLDERS, str(tmp_path / "packs"))
    with House(f"sqlite:{tmp_path / 'house.db'}", GENEROUS) as running:
        yield running


@pytest.fixture
def ada(house: House) -> Iterator[Person]:
    with house.person() as person:
        yield person


def lanterns_in(ada: Person, lang: str) -> dict[str, Any]:
    games = ada.http.get(f"/api/hall?lang={lang}").json()["games"]
    found: dict[str, Any] = next(game for game in games if game["name"] == "lanterns")
    return found


@pytest.mark.parametrize(
    ("lang", "title", "role"), [("de", "Laternenträger", "Flut"), ("en", "Lantern Bearers", "Tide")]
)
def test_the_hall_tells_all_about_it(ada: Person, lang: str, title: str, role: str) -> None:
    game = lanterns_in(ada, lang)
    assert (game["title"], game["roles"]["tide"]) == (title, role)
    assert (game["heroes"], game["master"], game["together"], game["campaign"]) == ([1, 3], "agreed", "open", True)
    assert [agreement["name"] for agreement in game["agreements"]] == ["quest", "bearers", "gentle", "oil"]
    assert [die["kind"] for die in game["dice"]] == ["d6", "red", "white"]
    assert game["own_dice"]


def test_packs_are_listed_and_a_broken_one_with_its_errors(ada: Person) -> None:
    for lang, said in (("de", "„attic“ gibt es nicht"), ("en", "there is no 'attic'")):
        packs = {pack["id"]: pack["errors"] for pack in lanterns_in(ada, lang)["packs"]}
        assert (packs["core"], packs["rope"]) == ([], [])
        assert said in packs["knot"][0]


def test_a_server_of_its_own_process_has_it_too(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:{tmp_path / 'other.db'}", tmp_path / "errors") as server, Person(server, "de") as bob:
        assert lanterns_in(bob, "de")["title"] == "Laternenträger"


def test_content_and_rules_are_served(ada: Person) -> None:
    content = ada.http.get("/api/games/lanterns/content?lang=de").json()
    assert (content["width"], content["rooms"][0]["name"]) == (12, "Kellertreppe")
    rules = ada.http.get("/api/games/lanterns/rules?lang=en").json()
    assert [chapter["id"] for chapter in rules["chapters"]][:4] == ["LB-A", "LB-B", "LB-C", "LB-1"]


def last_view(line: Line) -> dict[str, Any]:
    """What spectators see when it is over; bots may have been faster than the first view."""
    line.until_over()
    while not line.views.get(None, {}).get("how"):
        line.next()
    view: dict[str, Any] = line.views[None]
    return view


def bots(*seats: int) -> list[dict[str, Any]]:
    return [{"seat": seat, "to": "bot", "bot": "heuristic"} for seat in seats]


@pytest.mark.parametrize(("master", "seats"), [(True, (0, 1, 2)), (False, (1, 2))])
def test_bots_play_it_to_the_end(ada: Person, master: bool, seats: tuple[int, ...]) -> None:
    settings = {"heroes": 2, "master": master, "bearers": ["piper", "clerk"]}
    wanted = {"game": "lanterns", "settings": settings, "options": {"pace": 0}, "seats": bots(*seats), "start": True}
    with ada.at(ada.table(wanted)) as line:
        assert last_view(line)["how"]
        assert [seat["seat"] for seat in line.table["seats"]] == list(seats)


def test_a_quest_of_another_pack_is_played(ada: Person) -> None:
    settings = {"packs": ["rope"], "quest": "rope", "master": False}
    wanted = {"game": "lanterns", "settings": settings, "options": {"pace": 0}, "seats": bots(1), "start": True}
    with ada.at(ada.table(wanted)) as line:
        assert last_view(line)["quest"] == "rope"
    broken = wanted | {"settings": settings | {"packs": ["knot"]}}
    assert ada.http.post("/api/tables", json=broken).status_code == 422


def test_a_campaign_goes_from_quest_to_quest(ada: Person) -> None:
    wanted = {"game": "lanterns", "name": "Below", "settings": {"heroes": 2, "master": False}}
    campaign = ada.http.post("/api/campaigns", json=wanted).json()["id"]
    titles = []
    while (page := ada.http.get(f"/api/campaigns/{campaign}").json())["next"] is not None:
        titles.append(page["next"]["title"])
        match = {"options": {"pace": 0}, "seats": bots(1, 2), "start": True}
        with ada.at(ada.http.post(f"/api/campaigns/{campaign}/match", json=match).json()["id"]) as line:
            line.until_over()
    assert titles == ["The Clapper", "The Gauge Ledger", "The Valve Wheel"]
    assert len(page["story"]) == 3
    assert page["sheets"][0]["title"] == "The company"


def test_without_a_tide_there_is_no_seat_for_it(ada: Person) -> None:
    wanted = {"game": "lanterns", "settings": {"master": False}, "seats": bots(0)}
    assert ada.http.post("/api/tables", json=wanted).status_code == 422


def test_what_cannot_be_played_is_refused_in_words(ada: Person) -> None:
    wanted = {"game": "lanterns", "settings": {"quest": "dragon"}}
    answer = ada.http.post("/api/tables?lang=de", json=wanted)
    assert answer.status_code == 422
    assert "Einen Auftrag „dragon“ gibt es nicht" in answer.json()["text"]


def test_one_person_plays_three_bearers(ada: Person) -> None:
    mine = [{"seat": seat, "to": "me", "name": "Ada"} for seat in (1, 2, 3)]
    settings = {"heroes": 3, "master": False}
    wanted = {"game": "lanterns", "settings": settings, "options": {"pace": 0}, "seats": mine, "start": True}
    with ada.at(ada.table(wanted)) as line:
        for seat in (1, 2, 3):
            assert line.prompt(seat)["question"] == "lanterns.walk"
            assert line.prompt(seat)["domain"]["domain"] == "squares"
            stay = {"move": "path", "squares": []}
            assert line.command("move", seat=seat, answer=stay, ask=line.prompt(seat)["ask"])["type"] == "done"
            line.prompts[seat] = None
        assert line.views[1]["bearers"] == line.views[3]["bearers"]


@played
async def test_a_person_plays_to_the_end_and_the_tide_makes_a_noise(parlour: Parlour) -> None:
    seats = (SeatWanted(0, "me"), SeatWanted(1, "me"), SeatWanted(2, "bot", "heuristic"))
    wanted = NewTable("lanterns", {"heroes": 2}, TableOptions(pace=0), seats, start=True)
    room = await parlour.room(await parlour.hall.tables.create(wanted, ("ada",)))
    ada = await parlour.someone(room, "ada")
    assert (await ada.move(0, {"move": "noise", "hero": 1}))["type"] == "done"
    assert ada.screens[1].prompt is not None
    assert ada.screens[1].prompt["question"] == "lanterns.noise"
    await ada.choose(1, "shine")
    await parlour.play({0: ada, 1: ada}, lambda: room.table.status == "over")


def test_an_answer_is_tried_before_it_is_given(ada: Person) -> None:
    mine = [{"seat": 1, "to": "me"}]
    with ada.at(ada.table({"game": "lanterns", "settings": {"master": False}, "seats": mine, "start": True})) as line:
        tried = line.command("try", seat=1, answer={"move": "walk", "to": 38})
        assert tried["price"] == {"steps": 2}
        assert "LB-2.1" in str(line.command("try", seat=1, answer={"move": "walk", "to": 0}))


@played
async def test_own_dice_are_asked_for_at_the_table(parlour: Parlour) -> None:
    settings = {"heroes": 1, "master": False, "own_dice": [1], "quest": "valve"}
    wanted = NewTable("lanterns", settings, TableOptions(pace=0), (SeatWanted(1, "me"),), start=True)
    room = await parlour.room(await parlour.hall.tables.create(wanted, ("ada",)))
    ada = await parlour.someone(room, "ada")
    asked: list[str] = []

    def over() -> bool:
        prompt = ada.prompt(1)
        asked.append("" if prompt is None else prompt["question"])
        return room.table.status == "over"

    await parlour.play({1: ada}, over)
    assert "kernel.roll" in asked
