"""Under which addresses the hall answers, whose pages may use it, and whose word counts about who asks."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from questhall.server.edge.door import BadAddressError, Door, household
from questhall.server.edge.limits import Limits
from tests.server.house import House

NAMED = Door(
    addresses=("https://hall.example", "http://lan.example:8000/"),
    origins=("https://friend.example",),
    proxies=("10.0.0.1", "fd00::/8"),
)


def scope(client: str = "192.0.2.7", here: str = "192.168.1.5", scheme: str = "http") -> dict[str, Any]:
    return {"type": "http", "scheme": scheme, "client": (client, 40_000), "server": (here, 8000)}


# --- where ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8765", "localhost", "LOCALHOST:1234", "hall.localhost:8000", "[::1]:8000", "127.9.9.9",
        "192.168.1.5:8000", "192.168.1.5", socket.gethostname(), f"{socket.gethostname()}.local:8000",
        "hall.example", "HALL.example.", "hall.example:443", "lan.example:8000",
    ],
)  # fmt: skip
def test_names_and_numbers_of_this_hall_are_right(host: str) -> None:
    assert NAMED.leads_here(host, scope())


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "hall.example.evil.example", "hall.example:8000", "lan.example", "192.168.1.6:8000",
        "8.8.8.8", "localhost.evil.example", "", "hall.example/", "a@hall.example", "hall.example:x", "[::1",
    ],
)  # fmt: skip
def test_other_addresses_are_not(host: str) -> None:
    assert not NAMED.leads_here(host, scope())


def test_an_address_of_the_newer_kind_that_means_one_of_the_older_is_the_same() -> None:
    assert Door().leads_here("192.168.1.5:8000", scope(here="::ffff:192.168.1.5"))


# --- whose pages --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "scheme", "welcome"),
    [
        ({"host": "hall.example"}, "https", True),
        ({"host": "hall.example", "origin": "https://hall.example"}, "https", True),
        ({"host": "hall.example:443", "origin": "https://hall.example"}, "wss", True),
        ({"host": "hall.example", "origin": "http://hall.example"}, "https", False),
        ({"host": "hall.example", "origin": "https://hall.example"}, "http", False),
        ({"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}, "ws", True),
        ({"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8001"}, "http", False),
        ({"host": "hall.example", "origin": "https://friend.example"}, "https", True),
        ({"host": "hall.example", "origin": "http://friend.example"}, "https", False),
        ({"host": "hall.example", "origin": "https://evil.example"}, "https", False),
        ({"host": "hall.example", "origin": "https://hall.example.evil.example"}, "https", False),
        ({"host": "hall.example", "origin": "https://hall.example:444"}, "https", False),
        ({"host": "hall.example", "origin": "null"}, "https", False),
        ({"host": "", "origin": "https://"}, "https", False),
        ({"host": "hall.example", "origin": "http://[::1"}, "https", False),
        ({"host": "hall.example", "sec-fetch-site": "cross-site"}, "https", False),
    ],
)
def test_pages_are_known_by_scheme_and_place(headers: dict[str, str], scheme: str, welcome: bool) -> None:
    assert NAMED.same_site(Headers(headers), scheme) is welcome


# --- whose word -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "forwarded", "visitor"),
    [
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "6.6.6.6, 198.51.100.1, fd00::2", "198.51.100.1"),
        ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.1", "198.51.100.1, unknown", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
    ],
)
def test_only_named_proxies_say_who_asks(client: str, forwarded: str, visitor: str) -> None:
    headers = Headers({"x-forwarded-for": forwarded} if forwarded else {})
    assert NAMED.visitor(scope(client), headers) == visitor


@pytest.mark.parametrize(
    ("client", "headers", "scheme", "seen"),
    [
        ("10.0.0.1", {"x-forwarded-proto": "https"}, "http", "https"),
        ("10.0.0.1", {"x-forwarded-proto": "https"}, "ws", "wss"),
        ("10.0.0.1", {"x-forwarded-proto": "gopher"}, "http", "http"),
        ("192.0.2.7", {"x-forwarded-proto": "https"}, "http", "http"),
        ("192.0.2.7", {"host": "hall.example"}, "http", "https"),
        ("192.0.2.7", {"host": "hall.example"}, "ws", "wss"),
        ("192.0.2.7", {"host": "lan.example:8000"}, "http", "http"),
        ("192.0.2.7", {"host": "127.0.0.1"}, "https", "https"),
    ],
)
def test_how_the_hall_was_reached(client: str, headers: dict[str, str], scheme: str, seen: str) -> None:
    assert NAMED.scheme(scope(client, scheme=scheme), Headers(headers)) == seen


@pytest.mark.parametrize(
    ("kind", "given"),
    [("addresses", "hall.example"), ("addresses", "ftp://hall.example"), ("addresses", "https://"),
     ("origins", "https://a/b"), ("origins", "*"), ("proxies", "everybody"), ("proxies", "10.0.0.1/99")],
)  # fmt: skip
def test_what_is_no_address_is_refused_by_name(kind: str, given: str) -> None:
    with pytest.raises(BadAddressError, match="^" + given.replace("*", r"\*")):
        Door(**{kind: (given,)})


def test_a_household_is_counted_as_one() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2:ffff::1") != household("2001:db8:1:3::1")
    assert (household("192.0.2.7"), household("::ffff:192.0.2.7"), household("")) == ("192.0.2.7", "192.0.2.7", "")


# --- in the house -------------------------------------------------------------------------------------------


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[House]:
    """A house for which this machine is a proxy."""
    door = Door(addresses=("https://hall.example",), proxies=("127.0.0.1",))
    with House(f"sqlite:{tmp_path / 'house.db'}", Limits(accounts_per_address=1), door) as running:
        yield running


def test_a_name_that_was_not_named_is_turned_away_in_words(house: House) -> None:
    with house.person("de") as person:
        refused = person.http.get("/", headers={"Host": "evil.example"})
        assert (refused.status_code, refused.json()["code"]) == (421, "host")
        assert "„evil.example“" in refused.json()["text"]
        assert "default-src 'self'" in refused.headers["Content-Security-Policy"]
    host, _, port = house.host.partition(":")
    for name, more in (("evil.example", {}), (house.host, {"Host": "evil.example"})):
        way = socket.create_connection((host, int(port)))
        with pytest.raises(InvalidStatus) as closed, connect(f"ws://{name}/ws", sock=way, additional_headers=more):
            raise AssertionError("a strange name was let in")
        assert closed.value.response.status_code == 403


def test_forwarded_headers_of_anybody_change_nothing(house: House) -> None:
    with house.person() as person:
        answer = person.http.get("/api/hall", headers={"X-Forwarded-Proto": "https", "Forwarded": "proto=https"})
        assert "Secure" not in answer.headers["set-cookie"]


def test_behind_a_named_proxy_cookies_are_secure_and_visitors_have_their_own_limits(behind: House) -> None:
    def sign_up(name: str, address: str) -> httpx.Response:
        headers = {"X-Forwarded-For": f"6.6.6.6, {address}", "X-Forwarded-Proto": "https", "Host": "hall.example"}
        with behind.person() as person:
            return person.http.post("/api/accounts", json={"name": name, "password": "correct horse"}, headers=headers)

    first, second, third = (sign_up(name, "198.51.100.1") for name in ("Ada", "Bob", "Cid"))
    assert (first.status_code, second.status_code, third.status_code) == (201, 429, 429)
    assert all("Secure" in cookie for cookie in first.headers.get_list("set-cookie"))
    assert sign_up("Bob", "198.51.100.2").status_code == 201


def test_what_is_for_the_operator_is_not_at_the_front_door(house: House) -> None:
    with house.person() as person:
        for address in ("/metrics", "/healthz/store"):
            assert "questhall_moves" not in person.http.get(address).text
            assert person.http.get(address).text != "ok\n"
            assert person.http.get(f"{house.office}{address}").status_code == 200
        assert person.http.get(f"{house.office}/api/hall").status_code == 404
        assert person.http.get(f"{house.office}/metrics", headers={"Host": "evil.example"}).status_code == 421


def test_being_asked_for_its_health_the_hall_writes_nothing(house: House) -> None:
    store = house.services.store

    def beats() -> list[Any]:
        question = store._read("SELECT beats FROM pulse")  # type: ignore[attr-defined]
        return list(asyncio.run_coroutine_threadsafe(question, house.loop).result(10))

    with house.person() as person:
        assert [person.http.get("/healthz").text for _ in range(3)] == ["ok\n"] * 3
        assert beats() == []
        assert person.http.get(f"{house.office}/healthz/store").text == "ok\n"
        assert beats() == [(1,)]
