"""Guests, accounts and sessions."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from questhall.server.edge.accounts import BadNameError, proper_name
from questhall.server.edge.identity import Person as Known
from questhall.server.edge.identity import cookies, guest_identity, new_token, set_cookie
from questhall.server.edge.limits import Limits
from tests.server.house import House, Person

ADA = {"name": "Ada", "password": "correct horse"}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_an_identity_does_not_lead_back_to_its_token() -> None:
    token = new_token()
    assert len(token) == 32
    assert token not in guest_identity(token)
    assert guest_identity(token) == guest_identity(token) != guest_identity(new_token())


def test_only_our_own_cookies_are_read() -> None:
    token = new_token()
    assert cookies(f"a=b; questhall_guest={token}; questhall_session=x'; DROP") == {"questhall_guest": token}
    assert cookies("questhall_guest=" + "g" * 32) == {}
    assert cookies("\x00=;;;") == {}
    assert "Max-Age=0" in set_cookie("questhall_session", "", 0, secure=True)
    assert Known(("a", "g"), "Ada").identity == "a"


@pytest.mark.parametrize("name", ["A", " A ", "A\u202eda", "Ada\n", "<b>Ada", "x" * 25])
def test_names_that_nobody_may_have(name: str) -> None:
    if name == "Ada\n":
        assert proper_name(name) == "Ada"
        return
    with pytest.raises(BadNameError):
        proper_name(name)


def test_an_account_takes_the_guests_tables_along_to_every_browser(ada: Person, bob: Person) -> None:
    table = ada.table()
    made = ada.http.post("/api/accounts", json=ADA)
    assert (made.status_code, made.json()) == (201, {"account": "Ada", "guest": False})
    assert [each["id"] for each in ada.http.get("/api/mine").json()["tables"]] == [table]
    assert bob.http.post("/api/session", json=ADA).json() == {"account": "Ada", "guest": False}
    assert [each["id"] for each in bob.http.get("/api/mine").json()["tables"]] == [table]
    with bob.at(table) as line:
        assert line.welcome["seats"] == [1]


def test_who_logs_in_keeps_the_seats_of_the_guest(ada: Person, bob: Person) -> None:
    ada.http.post("/api/accounts", json=ADA)
    table = bob.table()
    bob.http.post("/api/session", json=ADA)
    with bob.at(table) as line:
        assert line.welcome["seats"] == [1]
    assert [each["id"] for each in bob.http.get("/api/mine").json()["tables"]] == [table]


def test_logging_out_leaves_nothing_behind(ada: Person) -> None:
    table = ada.table()
    ada.http.post("/api/accounts", json=ADA)
    kept = dict(ada.http.cookies)
    assert ada.http.delete("/api/session").status_code == 204
    assert ada.http.get("/api/hall").json()["me"] == {"account": "", "guest": True}
    assert ada.http.get("/api/mine").json() == {"tables": []}
    with ada.at(table) as line:
        assert line.welcome["seats"] == []
    stolen = ada.http.get("/api/mine", headers={"Cookie": f"questhall_session={kept['questhall_session']}"})
    assert stolen.json() == {"tables": []}


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
    limits = Limits(logins_per_name=2, logins_per_address=4)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person() as eve:

        def guess(name: str) -> int:
            return eve.http.post("/api/session", json={"name": name, "password": "guessing..."}).status_code

        assert [guess(name) for name in ("Ada", "ada", "ADA")] == [401, 401, 429]
        assert [guess(name) for name in ("Bob", "Cid", "Dee")] == [401, 401, 429]
        refused = eve.http.post("/api/session", json=ADA)
        assert (code(refused), int(refused.headers["Retry-After"]) > 0) == ((429, "too-many-logins"), True)
