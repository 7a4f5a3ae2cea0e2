"""The HTTP API against a real server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from questhall.games.registry import GAMES
from questhall.kernel.rulebook import Rulebook
from questhall.players.registry import all_players_of
from questhall.server.edge.api.routes import OPERATIONS
from questhall.server.edge.openapi import description
from questhall.server.protocol import http
from questhall.server.protocol.http.basics import Trouble
from questhall.server.protocol.http.hall import Hall
from questhall.server.protocol.http.people import Me
from questhall.server.protocol.http.replays import Replay
from questhall.server.protocol.http.rulebook import Rules
from questhall.server.store.base import StoreError
from questhall.server.telling.words import server_texts
from tests.server.any_game import ALONE, ANY
from tests.server.house import GENEROUS, House, Person


def told(answer: httpx.Response) -> tuple[int, str, str]:
    """Status, code and place of a trouble."""
    trouble = msgspec.json.decode(answer.content, type=Trouble)
    assert trouble.text
    return answer.status_code, trouble.code, trouble.place


def test_the_hall_tells_what_can_be_played_in_both_languages(ada: Person) -> None:
    hall = msgspec.json.decode(ada.http.get("/api/hall?lang=de").content, type=Hall)
    assert [game.name for game in hall.games] == list(GAMES)
    assert [game.heroes for game in hall.games] == [game.company.heroes for game in GAMES.values()]
    bots = [tuple(bot.name for bot in game.bots) for game in hall.games]
    assert bots == [all_players_of(game) for game in GAMES.values()]
    english = msgspec.json.decode(ada.http.get("/api/hall").content, type=Hall)
    assert all(de.about and de.about != en.about for de, en in zip(hall.games, english.games, strict=True))
    assert hall.langs == ("de", "en")
    assert hall.me == Me("", guest=True)


def test_a_guest_gets_one_cookie_that_scripts_cannot_read(ada: Person) -> None:
    first = ada.http.get("/api/hall")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in ada.http.get("/api/hall").headers


def test_cards_and_rules_come_in_the_language_asked_for(ada: Person) -> None:
    german = ada.http.get(f"/api/games/{ANY.name}/content?lang=de").json()
    english = ada.http.get(f"/api/games/{ANY.name}/content?lang=en").json()
    assert german.keys() == english.keys()
    assert german != english
    rules = msgspec.json.decode(ada.http.get(f"/api/games/{ANY.name}/rules?lang=de").content, type=Rules)
    book = Rulebook.load(ANY.folder / "rulebook")
    titles = {rule.id: rule.title for chapter in rules.chapters for rule in chapter.rules}
    assert titles == {rule.id: rule.title for rule in book.rules("de")}
    assert told(ada.http.get("/api/games/chess/rules")) == (404, "no-game", "")


def test_an_unchanged_answer_is_not_sent_again(ada: Person) -> None:
    first = ada.http.get(f"/api/games/{ANY.name}/rules")
    again = ada.http.get(f"/api/games/{ANY.name}/rules", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = ada.http.get(f"/api/games/{ANY.name}/rules?lang=de", headers={"If-None-Match": first.headers["ETag"]})
    assert other.status_code == 200


def test_a_table_is_made_and_found_again(ada: Person, bob: Person) -> None:
    table = ada.table({"game": ANY.name, "options": {"open": True}, "seats": [{"seat": 1, "to": "me", "name": "Ada"}]})
    [mine] = ada.http.get("/api/mine").json()["tables"]
    assert (mine["id"], mine["yours"], mine["status"]) == (table, [1], "lobby")
    [listed] = bob.http.get("/api/tables").json()["tables"]
    assert (listed["id"], listed["yours"], listed["free"]) == (table, [], len(ANY.seats(ANY.settings())) - 1)
    assert bob.http.get("/api/mine").json() == {"tables": []}


@pytest.mark.parametrize(
    ("wanted", "trouble"),
    [
        ({"game": "chess"}, (404, "no-game", "game")),
        ({"game": ANY.name, "settings": {"heroes": 99}}, (422, "bad-settings", "settings")),
        ({"game": ANY.name, "settings": {"heroes": "two"}}, (422, "bad-settings", "settings.heroes")),
        ({"game": ANY.name, "seats": [{"seat": 1, "to": "cat"}]}, (422, "invalid", "seats.0.to")),
        ({"game": 7}, (422, "invalid", "game")),
        ({"game": ANY.name, "shape": "round"}, (422, "invalid", "shape")),
        ({}, (422, "invalid", "game")),
        ([], (422, "invalid", "")),
    ],
)
def test_a_table_that_cannot_be_made(wanted: Any, trouble: tuple[int, str, str], ada: Person) -> None:
    assert told(ada.http.post("/api/tables", json=wanted)) == trouble
    assert ada.http.get("/api/mine").json() == {"tables": []}


def test_troubles_are_told_in_the_persons_language(bob: Person) -> None:
    answer = bob.http.post("/api/tables", json={"game": ANY.name, "shape": "round"})
    assert answer.json()["text"] == "„shape“ ist hier nicht bekannt."
    assert answer.headers["Content-Language"] == "de"
    refused = bob.http.post("/api/tables", json={"game": ANY.name, "settings": {"heroes": 99}}).json()
    why = ANY.why_not(ANY.settings(heroes=99))
    assert why is not None
    assert (refused["code"], refused["rules"]) == ("bad-settings", list(why.rules))
    assert refused["text"] == ANY.teller("de", None).refusal(why, cite=False)


@pytest.mark.parametrize(
    ("body", "headers", "trouble"),
    [
        (b"{", {}, (400, "malformed", "")),
        (b"\xff\xfe", {}, (400, "malformed", "")),
        (b'{"game":"x","settings":{"a":' + b"[" * 5000, {}, (400, "malformed", "")),
        (b"{}", {"Content-Type": "text/plain"}, (415, "media-type", "")),
        (b"{}", {"Content-Encoding": "gzip"}, (415, "encoding", "")),
        (b" " * 70_000, {}, (413, "too-large", "")),
        (b"{}", {"Origin": "https://evil.example"}, (403, "origin", "")),
        (b"{}", {"Sec-Fetch-Site": "cross-site"}, (403, "origin", "")),
    ],
    ids=["half", "no text", "deep", "plain", "compressed", "long", "elsewhere", "cross-site"],
)
def test_bodies_that_do_not_pass_the_door(
    body: bytes, headers: dict[str, str], trouble: tuple[int, str, str], ada: Person
) -> None:
    answer = ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json", **headers})
    assert told(answer) == trouble


def test_a_method_that_an_address_does_not_know(ada: Person) -> None:
    answer = ada.http.put("/api/tables", json={})
    assert told(answer) == (405, "method", "")
    assert answer.headers["Allow"] == "GET, HEAD, POST"
    assert told(ada.http.post("/", json={})) == (405, "method", "")
    assert ada.http.head("/api/hall").status_code == 200


def test_addresses_and_tables_that_are_not_there(ada: Person) -> None:
    assert told(ada.http.get("/api/nothing")) == (404, "not-found", "")
    for address in ("replay", "match"):
        assert told(ada.http.get(f"/api/tables/nothing/{address}")) == (404, "no-table", "")
        assert told(ada.http.get(f"/api/tables/%00/{address}")) == (404, "no-table", "")
    assert told(ada.http.post("/api/tables/nothing/fork", json={"seat": None, "step": 0})) == (404, "no-table", "")
    assert told(ada.http.post("/api/lessons/chess", json={})) == (404, "no-game", "")


def test_the_guided_first_game(ada: Person) -> None:
    answer = ada.http.post(f"/api/lessons/{ANY.name}", json={})
    assert answer.status_code == 201
    with ada.at(answer.json()["id"]) as line:
        assert line.welcome["table"]["lesson"] == ANY.lessons()[0].name
        assert line.welcome["seats"]


def test_a_guided_game_is_wanted_by_its_name(ada: Person) -> None:
    refused = ada.http.post(f"/api/lessons/{ANY.name}", json={"lesson": "juggling"})
    assert told(refused) == (404, "no-lesson", "")
    wanted = ANY.lessons()[-1]
    answer = ada.http.post(f"/api/lessons/{ANY.name}", json={"lesson": wanted.name})
    with ada.at(answer.json()["id"]) as line:
        assert line.welcome["table"]["lesson"] == wanted.name
        assert line.welcome["seats"] == [wanted.seat]


def test_a_running_game_is_watched_by_its_own_people_only(ada: Person, bob: Person) -> None:
    table = ada.table({**ALONE, "options": {"pace": 0, "spectators": False}})
    with ada.at(table) as line:
        line.prompt(1)
        line.answer(1)
    own = ada.http.get(f"/api/tables/{table}/replay?seat=1")
    assert own.status_code == 200, own.text
    replay = msgspec.json.decode(own.content, type=Replay)
    assert replay.seat == 1
    assert replay.total >= 1
    assert told(bob.http.get(f"/api/tables/{table}/replay?seat=1"))[:2] == (403, "not-allowed")
    assert told(ada.http.get(f"/api/tables/{table}/replay?seat=0"))[:2] == (403, "not-allowed")
    assert told(ada.http.get(f"/api/tables/{table}/replay?seat=x"))[:2] == (422, "invalid")
    assert told(ada.http.get(f"/api/tables/{table}/match")) == (409, "not-over", "")


def test_a_game_alone_can_be_forked(ada: Person, bob: Person) -> None:
    table = ada.table()
    with ada.at(table) as line:
        line.prompt(1)
        line.answer(1)
        line.prompt(1)
    fork = ada.http.post(f"/api/tables/{table}/fork", json={"seat": 1, "step": 1})
    assert fork.status_code == 201, fork.text
    with ada.at(fork.json()["id"]) as line:
        assert line.welcome["table"]["forked_from"] == table
    assert told(ada.http.post(f"/api/tables/{table}/fork", json={"seat": 1, "step": 9999}))[:2] == (404, "no-step")
    assert told(bob.http.post(f"/api/tables/{table}/fork", json={"seat": 1, "step": 1}))[:2] == (403, "no-fork")


def test_health_and_figures(house: House, ada: Person) -> None:
    with ada.at(ada.table()) as line:
        line.prompt(1)
        line.answer(1)
        line.command("undo", seat=0)
        figures = ada.http.get(f"{house.office}/metrics").text
    assert ada.http.get("/healthz").text == "ok\n"
    lines = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
    assert float(lines["questhall_moves_total"]) >= 1
    assert float(lines["questhall_connections"]) == 1
    assert float(lines["questhall_tables_live"]) >= 1
    assert float(lines["questhall_append_seconds_count"]) >= 1
    assert float(lines["questhall_move_seconds_count"]) >= 1
    assert 'questhall_refusals_total{reason="not-your-seat"}' in lines


def test_a_store_that_cannot_write_is_told_and_changes_nothing(
    house: House, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("the disk is full")

    table = ada.table()
    with ada.at(table) as line:
        line.prompt(1)
        before = house.events(table)
        with monkeypatch.context() as disk:
            disk.setattr(house.services.store, "append", full)
            disk.setattr(house.services.store, "check", full, raising=False)
            assert told(ada.http.get(f"{house.office}/healthz/store")) == (503, "store", "")
            assert ada.http.get("/healthz").text == "ok\n"
            assert told(ada.http.post("/api/tables", json=ALONE)) == (503, "store", "")
            problem = line.answer(1)
            assert (problem["type"], problem["code"]) == ("problem", "server")
            assert "cannot write" in problem["text"]
        assert house.events(table) == before
        assert line.command("refresh", seat=1)["type"] == "done"
        line.prompt(1)
        assert line.answer(1)["type"] == "done"
        assert ada.http.get(f"{house.office}/healthz/store").text == "ok\n"


def test_a_failure_of_the_house_is_told_without_its_insides(
    house: House, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret insides")

    monkeypatch.setattr(house.services.hall, "room", broken)
    answer = ada.http.get("/api/tables/abc/match")
    assert told(answer) == (500, "server", "")
    assert "insides" not in answer.text
    with ada.line() as line:
        line.tell(type="hello", table="abc", lang="de")
        problem = line.next()
        assert (problem["code"], "schiefgegangen" in problem["text"]) == ("server", True)


def test_every_answer_carries_the_security_headers(ada: Person) -> None:
    for address in ("/", "/api/hall", "/api/nothing", "/assets/none.js", "/healthz"):
        headers = ada.http.get(address).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "base-uri 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert "camera=()" in headers["Permissions-Policy"]
        assert "server" not in headers


def test_the_client_is_served_compressed_and_hashed_files_for_ever(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>" + "page " * 200 + "<head></head>", encoding="utf-8")
    (client / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 200, encoding="utf-8")
    with House(f"sqlite:{tmp_path / 'house.db'}", GENEROUS, client=client) as house, house.person() as ada:
        for address in ("/table/k3v9", "/replay/k3v9", "/"):
            page = ada.http.get(address)
            assert page.text.startswith("<!doctype html>page")
            assert page.headers["Cache-Control"] == "no-cache"
        script = ada.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["Cache-Control"]
        assert script.headers["Content-Encoding"] == "gzip"
        assert script.headers["Content-Type"].startswith("text/javascript")
        assert ada.http.get("/", headers={"If-None-Match": page.headers["ETag"]}).status_code == 304
        plain = ada.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "Content-Encoding" not in plain.headers
        assert plain.text == script.text
        for missing in ("/assets/old-9f9f.js", "/..%2fhouse.db", "/house.db", "/api/x"):
            assert told(ada.http.get(missing)) == (404, "not-found", "")
        empty = ada.http.get("/api/games//rules")
        assert (empty.status_code, empty.json()["text"]) == (404, server_texts("en").say("trouble.empty-part"))


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    with House(f"sqlite:{tmp_path / 'house.db'}", GENEROUS, client=tmp_path / "none") as house, house.person() as ada:
        page = ada.http.get("/")
        assert page.status_code == 503
        assert "has not been built" in page.text


def test_the_description_names_every_operation() -> None:
    described = description(OPERATIONS)
    found = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
    assert found == {(operation.method, operation.address) for operation in OPERATIONS}
    assert http.__doc__ is not None
    for method, path in found:
        assert any(line.startswith(method) and path in line for line in http.__doc__.splitlines()), path
