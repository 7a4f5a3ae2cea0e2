"""Guests, accounts and sessions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from questhall.server.edge.identity import Person as Known
from questhall.server.edge.identity import Seals, cookies, guest_identity, new_token, set_cookie
from questhall.server.edge.limits import Limits
from questhall.server.store.base import Secret
from tests.server.house import GENEROUS, House, Person
from tests.server.postgres import fresh_database, sql

ADA = {"name": "Ada", "password": "correct horse"}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


SEALS = Seals(Secret(b"k" * 32, elders_until=1000))


def test_an_identity_does_not_lead_back_to_its_token() -> None:
    cookie = SEALS.new_guest()
    assert cookie[:32] not in guest_identity(cookie)
    assert guest_identity(cookie) == guest_identity(SEALS.guest(cookie)) != guest_identity(SEALS.new_guest())


def test_a_token_is_ours_only_with_the_seal_of_its_purpose() -> None:
    cookie = SEALS.new_guest()
    assert SEALS.guest(cookie) == cookie[:32]
    assert Seals(Secret(b"other", 0)).guest(cookie) == ""
    assert [SEALS.guest(wrong) for wrong in ("", cookie[:32], new_token() + cookie[32:], SEALS.new_device("Ada"))] == [
        ""
    ] * 4
    assert SEALS.device(SEALS.new_device("Ada"), " ＡＤＡ")
    assert not SEALS.device(SEALS.new_device("Ada"), "Bob")


def test_only_our_own_cookies_are_read() -> None:
    token = new_token()
    assert cookies(f"a=b; questhall_guest={token}; questhall_session=x'; DROP") == {"questhall_guest": token}
    assert cookies("questhall_guest=" + "g" * 32) == {}
    assert cookies("\x00=;;;") == {}
    assert "Max-Age=0" in set_cookie("questhall_session", "", 0, secure=True)
    assert Known(("a", "g"), "Ada").identity == "a"


def test_a_token_that_the_hall_did_not_make_is_nobody(house: House, ada: Person) -> None:
    for invented in (new_token(), new_token() + new_token()):
        answer = ada.http.get("/api/hall", headers={"Cookie": f"questhall_guest={invented}"})
        given = answer.cookies["questhall_guest"]
        assert invented not in given
        assert "set-cookie" not in ada.http.get("/api/hall", headers={"Cookie": f"questhall_guest={given}"}).headers


def test_guests_from_before_there_were_seals_come_along_once(house: House, ada: Person) -> None:
    table = ada.table()
    elder = {"Cookie": f"questhall_guest={ada.http.cookies['questhall_guest'][:32]}"}
    ada.http.cookies.clear()
    assert ada.http.get("/api/mine", headers=elder).json() == {"tables": []}, "a new hall has none of them"
    house.services.seals = Seals(msgspec.structs.replace(house.secret(), elders_until=2**60))
    ada.http.cookies.clear()
    sealed = ada.http.get("/api/hall", headers=elder).cookies["questhall_guest"]
    ada.http.cookies.clear()
    found = ada.http.get("/api/mine", headers={"Cookie": f"questhall_guest={sealed}"}).json()["tables"]
    assert [each["id"] for each in found] == [table]
    unknown = {"Cookie": f"questhall_guest={new_token()}"}
    assert ada.http.get("/api/hall", headers=unknown).cookies["questhall_guest"][:32] not in unknown["Cookie"]


def test_an_account_takes_the_guests_tables_along_to_every_browser(ada: Person, bob: Person) -> None:
    table = ada.table()
    made = ada.http.post("/api/accounts", json=ADA)
    assert (made.status_code, made.json()) == (201, {"account": "Ada", "guest": False, "program": ""})
    assert [each["id"] for each in ada.http.get("/api/mine").json()["tables"]] == [table]
    assert bob.http.post("/api/session", json=ADA).json() == {"account": "Ada", "guest": False, "program": ""}
    assert [each["id"] for each in bob.http.get("/api/mine").json()["tables"]] == [table]
    with bob.at(table) as line:
        assert line.welcome["seats"] == [1]


def test_who_logs_in_keeps_the_seats_of_the_guest_everywhere(ada: Person, bob: Person) -> None:
    ada.http.post("/api/accounts", json=ADA)
    table = bob.table()
    bob.http.post("/api/session", json=ADA)
    for person in (bob, ada):
        with person.at(table) as line:
            assert line.welcome["seats"] == [1]
        assert [each["id"] for each in person.http.get("/api/mine").json()["tables"]] == [table]


@pytest.mark.parametrize("address", ["/api/accounts", "/api/session"])
def test_a_token_from_before_opens_nothing_after_logging_in(
    ada: Person, bob: Person, address: str, house: House
) -> None:
    """Whoever slipped somebody a token must not come in with it afterwards."""
    if address == "/api/session":
        bob.http.post("/api/accounts", json=ADA)
    table = ada.table()
    slipped = ada.http.cookies["questhall_guest"]
    assert ada.http.post(address, json=ADA).is_success
    assert slipped != ada.http.cookies["questhall_guest"]
    with house.person() as eve:
        eve.http.cookies.set("questhall_guest", slipped)
        assert eve.http.get("/api/mine").json() == {"tables": []}
        with eve.at(table) as line:
            assert line.welcome["seats"] == []
    with ada.at(table) as line:
        assert line.welcome["seats"] == [1]


def test_logging_in_anew_ends_the_session_before(ada: Person) -> None:
    ada.http.post("/api/accounts", json=ADA)
    before = ada.http.cookies["questhall_session"]
    ada.http.post("/api/session", json=ADA)
    ada.http.cookies.clear()
    me = ada.http.get("/api/hall", headers={"Cookie": f"questhall_session={before}"}).json()["me"]
    assert me == {"account": "", "guest": True, "program": ""}


def test_logging_out_everywhere_ends_every_session_and_connection(house: House, ada: Person, bob: Person) -> None:
    table = ada.table()
    ada.http.post("/api/accounts", json=ADA)
    bob.http.post("/api/session", json=ADA)
    with house.person() as cid, bob.at(table) as line, cid.at(table) as other:
        assert ada.http.delete("/api/session").status_code == 204
        assert bob.http.get("/api/hall").json()["me"]["account"] == "Ada", "here alone, if nothing else is said"
        ada.http.post("/api/session", json=ADA)
        assert ada.http.delete("/api/sessions").status_code == 204
        assert line.end() == 1012
        assert other.command("ping")["type"] == "pong"
    assert [person.http.get("/api/hall").json()["me"]["guest"] for person in (ada, bob)] == [True, True]


@pytest.fixture
def database() -> Iterator[str]:
    with fresh_database() as url:
        yield url


def test_logging_out_everywhere_ends_connections_in_every_process(database: str) -> None:
    with House(database, GENEROUS) as here, House(database, GENEROUS) as there, here.person() as ada:
        table = ada.table()
        ada.http.post("/api/accounts", json=ADA)
        with there.person() as bob, there.person() as cid:
            bob.http.post("/api/session", json=ADA)
            with bob.at(table) as line, cid.at(table) as other:
                assert line.welcome["seats"] == [1]
                assert ada.http.delete("/api/sessions").status_code == 204
                assert line.end() == 1012
                assert other.command("ping")["type"] == "pong"


def test_a_process_that_could_not_listen_lets_accounts_come_in_anew(database: str) -> None:
    """Somebody may have logged out everywhere meanwhile."""
    name = database.partition("?")[0].rpartition("/")[2]
    with House(database, GENEROUS) as house, house.person() as ada, house.person() as cid:
        table = ada.table()
        ada.http.post("/api/accounts", json=ADA)
        with ada.at(table) as line, cid.at(table) as other:
            sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            assert line.end() == 1012
            assert other.command("ping")["type"] == "pong"
        with ada.at(table) as line:
            assert line.welcome["seats"] == [1]


def test_logging_out_leaves_nothing_behind(ada: Person) -> None:
    table = ada.table()
    ada.http.post("/api/accounts", json=ADA)
    kept = dict(ada.http.cookies)
    assert ada.http.delete("/api/session").status_code == 204
    assert ada.http.get("/api/hall").json()["me"] == {"account": "", "guest": True, "program": ""}
    assert ada.http.get("/api/mine").json() == {"tables": []}
    with ada.at(table) as line:
        assert line.welcome["seats"] == []
    stolen = ada.http.get("/api/mine", headers={"Cookie": f"questhall_session={kept['questhall_session']}"})
    assert stolen.json() == {"tables": []}


def test_people_are_the_same_at_every_process_of_a_database() -> None:
    with (
        fresh_database() as database,
        House(database, GENEROUS) as here,
        House(database, GENEROUS) as there,
        here.person() as ada,
        there.person() as same,
    ):
        table = ada.table()
        same.http.cookies.update(ada.http.cookies)
        assert [each["id"] for each in same.http.get("/api/mine").json()["tables"]] == [table]
        ada.http.post("/api/accounts", json=ADA)
        assert same.http.get("/api/mine").json() == {"tables": []}
        same.http.post("/api/session", json=ADA)
        assert same.http.delete("/api/sessions").status_code == 204
        assert ada.http.get("/api/hall").json()["me"]["guest"]


def test_names_are_unique_whatever_their_capitals(ada: Person, bob: Person) -> None:
    ada.http.post("/api/accounts", json=ADA)
    assert code(bob.http.post("/api/accounts", json={"name": "aDA", "password": "another one"})) == (409, "name-taken")
    assert code(bob.http.post("/api/accounts", json={"name": "<b>", "password": "another one"})) == (422, "bad-name")
    assert code(bob.http.post("/api/accounts", json={"name": "Bob", "password": "short"})) == (422, "invalid")


def test_a_wrong_password_and_an_unknown_name_look_the_same(ada: Person, bob: Person) -> None:
    ada.http.post("/api/accounts", json=ADA)
    wrong = bob.http.post("/api/session", json={"name": "Ada", "password": "wrong horse"})
    unknown = bob.http.post("/api/session", json={"name": "Eve", "password": "wrong horse"})
    strange = bob.http.post("/api/session", json={"name": "\u0000\u0000", "password": "wrong horse"})
    assert code(wrong) == code(unknown) == code(strange) == (401, "bad-credentials")
    assert wrong.text == unknown.text
    assert "questhall_session" not in bob.http.cookies


def test_guessing_is_slowed_down_by_name_and_by_address(tmp_path: Path) -> None:
    limits = Limits(logins_per_name=2, logins_per_address=6)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person() as eve:

        def guess(name: str) -> int:
            return eve.http.post("/api/session", json={"name": name, "password": "guessing..."}).status_code

        assert [guess(name) for name in ("Ada", "ａｄａ", " A\u200bdA ")] == [401, 401, 429]
        assert [guess(name) for name in ("Bob", "Cid", "Dee", "Eva")] == [401, 401, 401, 429]
        refused = eve.http.post("/api/session", json=ADA)
        assert (code(refused), int(refused.headers["Retry-After"]) > 0) == ((429, "too-many-logins"), True)


def test_nobody_is_locked_out_by_the_guesses_of_others(tmp_path: Path) -> None:
    """Not even from the same address, in a browser that has been here."""
    limits = Limits(logins_per_name=2, logins_per_address=3)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person() as ada, house.person() as eve:
        ada.http.post("/api/accounts", json=ADA)
        ada.http.delete("/api/session")
        for _ in range(5):
            eve.http.post("/api/session", json={**ADA, "password": "guessing..."})
        assert eve.http.post("/api/session", json=ADA).status_code == 429
        assert ada.http.post("/api/session", json=ADA).status_code == 200


@pytest.mark.parametrize("password", ["Passwort", "12345678", "Ada12345", "p4ssw0rd!"])
@pytest.mark.parametrize(("lang", "words"), [("de", "drei oder vier"), ("en", "three or four")])
def test_common_passwords_are_refused_with_a_word_of_help(house: House, password: str, lang: str, words: str) -> None:
    with house.person(lang) as person:
        refused = person.http.post("/api/accounts", json={"name": "Ada1", "password": password})
    assert (code(refused), refused.json()["place"]) == ((422, "common-password"), "password")
    assert words in refused.json()["text"]


def test_a_name_that_could_be_mistaken_for_another_is_refused(ada: Person, bob: Person) -> None:
    ada.http.post("/api/accounts", json={**ADA, "name": "Paula"})
    taken = bob.http.post("/api/accounts", json={**ADA, "name": "PAULA"})
    alike = bob.http.post("/api/accounts", json={**ADA, "name": "PauIa"})
    assert (code(taken), code(alike)) == ((409, "name-taken"), (409, "name-alike"))
    assert "zum Verwechseln" in alike.json()["text"]
