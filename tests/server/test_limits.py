"""Limits, logs, headers: the door of the house."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed, InvalidStatus

from questhall.kernel.text import Phrasebook, differences
from questhall.server import logs
from questhall.server.edge.headers import content_policy
from questhall.server.edge.limits import Attempts, Limits
from questhall.server.edge.prices import FILE, QUESTION
from questhall.server.edge.static import CLIENT
from questhall.server.telling import words
from questhall.server.timing.buckets import MOST_KEYS, Buckets, TokenBucket
from tests.server.any_game import ANY
from tests.server.house import House, Line, Person


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_attempts_are_counted_by_key_and_forgotten_with_time() -> None:
    clock = Clock()
    attempts = Attempts(2, window=60, clock=clock)
    assert (attempts.wait("ada"), attempts.wait("ada"), attempts.wait("bob")) == (0, 0, 0)
    clock.now = 20
    assert attempts.wait("ada") == 40
    attempts.forgive("ada")
    assert attempts.wait("ada") == 0
    clock.now = 100
    assert attempts.wait("bob") == 0


def test_only_so_many_keys_are_remembered() -> None:
    attempts = Attempts(1, window=60, clock=Clock())
    for n in range(MOST_KEYS + 10):
        attempts.wait(str(n))
    assert attempts.wait("0") == 0
    assert attempts.wait(str(MOST_KEYS)) > 0


def test_each_address_has_a_bucket_and_hears_how_long_it_takes() -> None:
    clock = Clock()
    buckets = Buckets(rate=2, burst=6, clock=clock)
    assert [buckets.wait("ada", 5), buckets.wait("bob", 5)] == [0, 0]
    assert buckets.wait("ada", 5) == 2
    clock.now += 2
    assert buckets.wait("ada", 5) == 0


def test_only_so_many_buckets_are_kept() -> None:
    buckets = Buckets(rate=1, burst=1, clock=Clock())
    for n in range(MOST_KEYS + 10):
        buckets.wait(str(n))
    assert buckets.wait("0") == 0
    assert buckets.wait(str(MOST_KEYS)) > 0


def test_who_asks_too_much_is_told_when_to_ask_again_and_files_are_cheap(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0.1, requests_at_once=12)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person("de") as ada:
        assert [ada.http.get("/api/hall").status_code for _ in range(2)] == [200, 200]
        refused = ada.http.get("/api/hall")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert refused.json()["text"].startswith("Zu viele Anfragen. Versuch es in")
        assert 20 < int(refused.headers["retry-after"]) <= 30
        assert [ada.http.get("/nothing.css").status_code for _ in range(3)] == [404, 404, 429]


def test_a_conversation_and_the_office_go_on_beside_too_many_requests(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0.001, requests_at_once=5)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person() as ada:
        with ada.at(ada.table()) as line:
            assert ada.http.get("/api/hall").status_code == 429
            assert line.command("ping")["type"] == "pong"
        assert 'questhall_requests_total{status="429"} 1.0' in httpx.get(f"{house.office}/metrics").text


def test_a_class_behind_one_address_opens_the_hall_at_once() -> None:
    """Thirty children, each with all files of the client and more questions than a page asks."""
    files = sum(path.is_file() for path in CLIENT.rglob("*"))
    assert 30 * (files * FILE + 20 * QUESTION) <= Limits().requests_at_once


def test_a_strange_host_does_not_get_into_the_policy() -> None:
    assert "ws://hall.example:8000 wss://hall.example:8000" in content_policy("hall.example:8000")
    assert content_policy("x; script-src *").endswith("connect-src 'self'")


def test_languages_by_preference() -> None:
    assert words.accepted_languages("fr, de-AT;q=0.8, en;q=0.9, x;q=y") == ["fr", "en", "de"]
    assert words.fitting_language(*words.accepted_languages("fr, de;q=0.8, en;q=0.3")) == "de"
    assert words.fitting_language("fr") == words.USUAL


def test_all_languages_of_the_server_say_the_same() -> None:
    books = [Phrasebook.open(words.FOLDER, lang) for lang in words.LANGUAGES]
    assert [difference for book in books[1:] for difference in differences(books[0], book)] == []


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    out = io.StringIO()
    logs.configure("debug", out)
    yield out
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_logs_are_json_and_strike_secrets_out(written: io.StringIO) -> None:
    logs.log().info("hello", table="k3", secret="abcdef", password="hunter2", text="private")
    line = json.loads(written.getvalue())
    assert (line["event"], line["table"], line["level"]) == ("hello", "k3", "info")
    assert line["secret"] == line["password"] == line["text"] == "…"


def test_a_connection_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    limits = Limits(hello_within=0.2)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person() as ada, ada.line() as line:
        assert line.next()["code"] == "hello-first"
        assert line.end() == 1008


def test_too_many_messages_are_not_read_and_a_flood_ends_the_connection(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=0.001, burst=3, flood=5)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person("de") as ada:
        with ada.at(ada.table()) as line:
            assert [line.command("ping")["type"] for _ in range(2)] == ["pong", "pong"]
            problems = [line.command("ping") for _ in range(5)]
            assert {problem["code"] for problem in problems} == {"too-many"}
            assert problems[0]["text"].startswith("Zu viele Nachrichten")
            assert line.end() == 1008
        assert ada.http.get("/healthz").text == "ok\n"


def ask_without_listening(line: Line) -> None:
    for n in range(1, 200_000):
        line.tell(type="refresh", id=n, seat=1)


def test_a_client_that_does_not_read_is_dropped_and_may_come_again(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=1e6, burst=10**6, unread_messages=20)
    with House(f"sqlite:{tmp_path / 'house.db'}", limits) as house, house.person() as ada:
        table = ada.table()
        with ada.line() as line:
            line.hello(table)
            with pytest.raises(ConnectionClosed):
                ask_without_listening(line)
        with ada.at(table) as again:
            assert again.command("ping")["type"] == "pong"


def test_pages_of_other_sites_get_no_socket(house: House, ada: Person) -> None:
    with pytest.raises(InvalidStatus) as refused, ada.line(Origin="https://evil.example"):
        raise AssertionError("a page of another site was let in")
    assert refused.value.response.status_code == 403
    with ada.line(Origin=house.url) as line:
        line.hello(ada.table())


def test_whoever_frees_a_seat_may_open_another_table_at_once(tmp_path: Path) -> None:
    with House(f"sqlite:{tmp_path / 'house.db'}", Limits(unfinished_tables=1)) as house, house.person() as ada:
        table = ada.table()
        refused = ada.http.post("/api/tables", json={"game": ANY.name})
        assert "free your seat at a table; that counts at once" in refused.json()["text"]
        with ada.at(table) as line:
            assert line.command("give-seat", seat=1, to="open")["type"] == "done"
        ada.table()


def test_a_table_that_could_not_be_made_is_none_of_the_day(tmp_path: Path) -> None:
    with House(f"sqlite:{tmp_path / 'house.db'}", Limits(tables_a_day=1)) as house, house.person() as ada:
        wrong = ada.http.post("/api/tables", json={"game": ANY.name, "settings": {"heroes": 99}})
        assert wrong.status_code == 422
        ada.table()
        refused = ada.http.post("/api/tables", json={"game": ANY.name})
        assert refused.json()["text"] == "You have opened 1 tables in 24 hours. You can open the next one in 24 hours."
        assert int(refused.headers["Retry-After"]) > 80_000


def test_the_lobby_begins_with_tables_at_which_somebody_is(house: House, ada: Person, bob: Person) -> None:
    wish = {"game": ANY.name, "options": {"open": True}}
    table = ada.table(wish)
    with ada.at(table):
        for _ in range(3):
            bob.table(wish)
        assert bob.http.get("/api/tables").json()["tables"][0]["id"] == table


def test_tables_of_a_guest_are_limited(tmp_path: Path) -> None:
    with House(f"sqlite:{tmp_path / 'house.db'}", Limits(unfinished_tables=2)) as house, house.person() as ada:
        ada.table()
        ada.table()
        refused = ada.http.post("/api/tables", json={"game": ANY.name})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        assert re.fullmatch("[0-9]+", refused.headers["Retry-After"])
        with house.person() as bob:
            bob.table()
