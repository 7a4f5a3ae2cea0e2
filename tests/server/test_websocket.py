"""The WebSocket against a real server: hello, commands, coming back, several connections, stopping."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from questhall.kernel.dice import commitment
from questhall.server.edge.backlog import Backlog
from questhall.server.edge.connection import Connection
from questhall.server.edge.identity import Person as Visitor
from questhall.server.edge.metrics import Metrics
from tests.server.any_game import ALONE, ANY
from tests.server.house import GENEROUS, PATIENCE, House, Person
from tests.server.postgres import fresh_database

ROOT = Path(__file__).parents[2]


def test_hello_comes_first(ada: Person) -> None:
    with ada.line() as line:
        assert line.command("ping")["code"] == "hello-first"
        line.tell(type="hello", table="nothing", lang="de")
        problem = line.next()
        assert (problem["code"], problem["place"], problem["text"]) == (
            "no-table",
            "table",
            "Diesen Tisch gibt es nicht.",
        )
        line.tell(type="hello", table="\x00", lang="en")
        assert line.next()["code"] == "no-table"
        line.tell(type="hello", table=ada.table(), lang="en", protocol=99)
        assert line.next()["code"] == "wrong-protocol"
        line.hello(ada.table())
        line.tell(type="hello", table=ada.table(), lang="en")
        assert line.until("problem")["place"] == "type"


def test_a_move_is_answered_when_it_is_on_disk(house: House, ada: Person) -> None:
    table = ada.table()
    with ada.at(table) as line:
        line.prompt(1)
        before = len(house.events(table))
        assert line.answer(1)["type"] == "done"
        assert len(house.events(table)) > before


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "malformed", ""),
        ("[]", "malformed", ""),
        ('{"type":"dance","id":1}', "unknown-type", "type"),
        ('{"type":"move","id":1,"seat":1}', "malformed", "answer"),
        ('{"type":"move","id":1,"seat":1,"answer":{"move":"fly"},"ask":1}', "malformed", "answer.move"),
        ('{"type":"say","id":1,"seat":99,"text":"x"}', "malformed", "seat"),
        ('{"type":"ping","id":1,"loud":true}', "malformed", "loud"),
        ('{"type":"ping","id":0}', "malformed", "id"),
        ('{"type":"ping","id":1,"pad":"' + "x" * 20_000 + '"}', "too-long", ""),
    ],
)
def test_what_is_not_understood_is_refused_with_its_place(text: str, code: str, place: str, ada: Person) -> None:
    with ada.at(ada.table()) as line:
        line.raw(text)
        problem = line.until("problem")
        assert (problem["code"], problem["place"]) == (code, place)
        assert line.command("ping")["type"] == "pong"


def test_a_problem_carries_the_number_of_its_command(ada: Person) -> None:
    with ada.at(ada.table()) as line:
        line.raw('{"type":"dance","id":77}')
        assert line.until("problem")["id"] == 77
        line.raw(b'{"type":"ping","id":78}')
        assert line.until("problem")["code"] == "malformed"


@pytest.mark.parametrize(("frame", "code"), [(b"\xff\xfe{", 1007), (b"x" * 100_000, 1009)], ids=["no text", "huge"])
def test_frames_that_are_no_messages_end_the_connection_only(frame: bytes, code: int, ada: Person) -> None:
    table = ada.table()
    with ada.at(table) as line:
        line.frame(frame)
        assert line.end() == code
    with ada.at(table) as line:
        assert line.command("ping")["type"] == "pong"


def test_who_comes_back_goes_on_where_the_game_was(ada: Person) -> None:
    table = ada.table()
    with ada.at(table) as line:
        line.prompt(1)
        line.answer(1)
        asked = line.prompt(1)["ask"]
    with ada.at(table) as line:
        assert line.prompt(1)["ask"] == asked
        assert line.answer(1)["type"] == "done"


def test_two_connections_in_one_seat_see_the_same(ada: Person) -> None:
    table = ada.table()
    with ada.at(table) as one, ada.at(table) as two:
        ask = one.prompt(1)
        assert two.prompt(1) == ask
        assert one.answer(1)["type"] == "done"
        stale = two.command("move", seat=1, answer=ask["options"][0]["answer"], ask=ask["ask"])
        assert (stale["type"], stale["reason"]["key"]) == ("refused", "kernel.stale")
        assert two.prompt(1)["ask"] != ask["ask"]


def test_a_whole_game_is_played_watched_and_downloaded(ada: Person, bob: Person) -> None:
    table = ada.table()
    with ada.at(table) as line, bob.at(table) as watcher:
        assert watcher.welcome["seats"] == []
        for _ in range(2000):
            while line.prompts.get(1) is None and not line.over:
                line.next()
            if line.over:
                break
            good = line.command("suggest", seat=1)
            prompt = line.prompts[1]
            if prompt is not None and good["type"] == "suggestion":
                reply = line.command("move", seat=1, answer=good["answer"], ask=prompt["ask"])
                assert reply["type"] == "done" or reply["reason"]["key"] in ("kernel.stale", "kernel.not-offered")
        line.command("ping")
        patched, told = line.views[1], line.lines[1]
        line.command("refresh", seat=1)
        line.command("ping")
        assert (line.views[1], line.lines[1]) == (patched, told)
        end = watcher.until_over()
        assert end["outcome"]["winners"]
        watcher.command("ping")
        public, told = watcher.views[None], watcher.lines[None]
        watcher.command("refresh", seat=None)
        watcher.command("ping")
        assert (watcher.views[None], watcher.lines[None]) == (public, told)
    file = bob.http.get(f"/api/tables/{table}/match").text
    assert str(matchfile.read(file, GAMES).seed) == end["seed"]
    assert commitment(int(end["seed"])) == end["commitment"]
    seen = bob.http.get(f"/api/tables/{table}/replay?seat=0").json()
    assert (seen["over"], seen["may_fork"], seen["may_download"]) == (True, True, True)


def test_a_connection_without_cookie_gets_one(house: House, ada: Person) -> None:
    with connect(f"ws://{house.host}/ws") as socket:
        assert socket.response is not None
        assert socket.response.headers["Set-Cookie"].startswith("questhall_guest=")


def test_a_secret_seats_a_friend_once(house: House, ada: Person, bob: Person) -> None:
    table = ada.table({**ALONE, "seats": [{"seat": 1, "to": "me"}], "start": False})
    with ada.at(table) as host:
        secret = host.command("give-seat", seat=0, to="link")["secret"]
        bob.http.get("/api/hall")
        with bob.at(table, secrets=[secret]) as friend:
            assert friend.welcome["seats"] == [0]
        with house.person() as eve, eve.at(table, secrets=[secret]) as late:
            assert late.welcome["seats"] == []


def test_a_queue_that_is_full_drops_its_client() -> None:
    dropped = []
    connection = Connection(None, Visitor(("p1",)), "en", "", GENEROUS, Metrics(), Backlog(10**9))  # type: ignore[arg-type]
    connection.dropped = lambda: dropped.append(True)
    for _ in range(GENEROUS.unread_messages + 1):
        assert not connection.closing
        connection.send(b"{}")
    assert connection.closing
    assert dropped == [True]


# --- whole processes ----------------------------------------------------------------------------


def started(database: str) -> tuple[subprocess.Popen[str], str]:
    """`questhall serve` on a free port, and its address."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "questhall",
            "serve",
            "--port",
            "0",
            "--database",
            database,
            "--lang",
            "en",
            "--log-level",
            "debug",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Questhall serves at http://"), process.communicate()
    return process, line.split()[-1].rstrip("/")


def stopped(process: subprocess.Popen[str]) -> str:
    process.send_signal(signal.SIGTERM)
    _, logged = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, logged
    return logged


@contextmanager
def serving(database: str) -> Iterator[str]:
    process, url = started(database)
    try:
        yield url
    finally:
        stopped(process)


class Elsewhere(House):
    """A server in a process of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.host = url.removeprefix("http://")


def test_sigterm_sends_everybody_away_for_a_moment_and_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path / 'house.db'}"
    process, url = started(database)
    with Elsewhere(url).person() as ada:
        table = ada.table()
        with ada.at(table) as line:
            line.prompt(1)
            line.answer(1)
            asked = line.prompt(1)["options"]
            logged = stopped(process)
            assert line.end() == 1012
        assert '"stopped"' in logged
        process, url = started(database)
        ada.house = Elsewhere(url)
        ada.http.base_url = httpx.URL(url)
        with ada.at(table) as line:
            assert line.prompt(1)["options"] == asked
        stopped(process)


def test_no_secret_reaches_the_logs(tmp_path: Path) -> None:
    process, url = started(f"sqlite:{tmp_path / 'house.db'}")
    with Elsewhere(url).person() as ada:
        ada.http.post("/api/accounts", json={"name": "Ada", "password": "correct horse"})
        ada.http.get("/api/hall?secret=deadbeefdeadbeef")
        ada.http.post("/api/tables", json={"game": ANY.name, "settings": "my secret settings"})
        table = ada.table({**ALONE, "seats": [{"seat": 1, "to": "me"}], "start": False})
        with ada.at(table, secrets=["feedfacefeedface"]) as line:
            secret = line.command("give-seat", seat=0, to="link")["secret"]
            line.command("say", seat=1, text="a private word")
            line.raw('{"type":"say","id":1,"text":"a private word"')
            line.command("start")
        tokens = list(ada.http.cookies.values())
    logged = stopped(process)
    assert '"path": "/api/hall"' in logged
    assert len(tokens) == 3
    for hidden in (*tokens, secret, "feedface", "deadbeef", "correct horse", "private word", "secret settings"):
        assert hidden not in logged


def test_two_servers_on_one_postgresql_show_each_others_moves() -> None:
    with (
        fresh_database() as database,
        serving(database) as first,
        serving(database) as second,
        Elsewhere(first).person() as ada,
        ada.at(table := ada.table()) as here,
    ):
        ada.house = Elsewhere(second)
        with ada.at(table) as there:
            assert there.prompt(1)["options"] == here.prompt(1)["options"]
            assert here.answer(1)["type"] == "done"
            there.prompts.clear()
            assert there.prompt(1)["options"] == here.prompt(1)["options"]
            assert there.answer(1)["type"] == "done"
