"""The examples do what their page says: with a token they take a seat at a real hall and play to the end."""

from __future__ import annotations

import re
import runpy
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from questhall.cli import main
from questhall.games.registry import GAMES
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame
from questhall.players.registry import players_of
from questhall.server.protocol.http.programs import Sandbox
from tests.conformance.samples import quick_settings_of
from tests.server.house import Person
from tests.server.process import ServerProcess, free_port
from tests.surroundings import ROOT, SURROUNDINGS

FOLDER = ROOT / "examples" / "programs"
PYTHON = [sys.executable, str(FOLDER / "player.py")]
PAGE = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
SHORT = "lanterns"
RACE = next(game for game in GAMES.values() if game.timing.real_time)
IN_TURNS = {name: game for name, game in GAMES.items() if not game.timing.real_time}
PATIENCE = 300.0


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("hall")
    with ServerProcess(f"sqlite:{folder / 'hall.db'}", folder / "errors.txt") as running:
        yield running


@pytest.fixture(scope="module")
def typescript(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command of the TypeScript example, checked as strictly as the client."""
    folder = tmp_path_factory.mktemp("compiled")
    client = runpy.run_path(str(ROOT / "web" / "client.py"), run_name="client")
    options = ["--strict", "--target", "es2022", "--module", "es2022", "--moduleResolution", "bundler"]
    options += ["--lib", "es2023,dom", "--types", "node", "--ignoreConfig", "--outDir", str(folder)]
    client["run"]("exec", "--", "tsc", *options, str(FOLDER / "player.ts"))
    npm: list[str] = client["npm"]()  # the node that the client is built with
    node = npm[0] if len(npm) > 1 else str(Path(npm[0]).parent / "node")
    return [node, "--experimental-websocket", str(folder / "player.js")]


@pytest.fixture
def ada(hall: ServerProcess) -> Iterator[Person]:
    with Person(hall, "en") as person:
        yield person


class Program:
    """An example with a token of its own, which plays one game."""

    def __init__(self, owner: Person, name: str, command: Sequence[str], *words: str) -> None:
        self._owner = owner
        token = owner.http.post("/api/programs", json={"name": name}).json()["token"]
        self.bearer = {"Authorization": f"Bearer {token}"}
        environment = SURROUNDINGS | {"QUESTHALL_TOKEN": token}
        self._process = subprocess.Popen(
            [*command, *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def end(self) -> None:
        """Whether it has played or not."""
        self._process.kill()
        self._process.communicate()

    def said(self) -> list[str]:
        """What it says, when it has played."""
        out, errors = self._process.communicate(timeout=PATIENCE)
        assert (self._process.returncode, errors) == (0, "")
        return out.splitlines()

    def ended(self) -> str:
        """How its only game ended, as the hall knows it; nobody had to answer in its place."""
        [table] = self._owner.http.get("/api/mine", headers=self.bearer).json()["tables"]
        with self._owner.at(table["id"]) as line:
            assert line.table["status"] == "over"
            own = [seat for seat in line.table["seats"] if seat["seat"] in table["yours"]]
            assert {(seat["program"], seat["late"]) for seat in own} == {(True, 0)}
            ended: str = line.table["outcome"]["text"]
            return ended


@pytest.fixture
def begin(ada: Person) -> Iterator[Callable[..., Program]]:
    """Begins programs of Ada's; none of them is left behind."""
    begun: list[Program] = []

    def one_more(name: str, command: Sequence[str], *words: str) -> Program:
        begun.append(Program(ada, name, command, *words))
        return begun[-1]

    yield one_more
    for program in begun:
        program.end()


def wish(game: AnyGame) -> str:
    """A table to practise at: as the first hero, and against the heroes where somebody is. In real time bots take
    their time, so the program sits in all seats."""
    settings = quick_settings_of(game)
    seats = [seat for seat in game.seats(settings) if game.timing.real_time or seat in (MASTER_SEAT, 1)]
    return msgspec.json.encode({"game": game.name, "settings": settings, "seats": seats}).decode()


@pytest.mark.parametrize("game", IN_TURNS.values(), ids=IN_TURNS)
def test_both_examples_practise_to_the_end(
    hall: ServerProcess, begin: Callable[..., Program], typescript: list[str], game: AnyGame
) -> None:
    commands = {"Python": PYTHON, "TypeScript": typescript}
    programs = [begin(name, command, hall.url, wish(game)) for name, command in commands.items()]
    for program in programs:
        assert program.said()[-1] == program.ended()


def test_both_examples_race_in_seats_by_link_and_one_in_practice(
    ada: Person, begin: Callable[..., Program], typescript: list[str]
) -> None:
    """All at the same time, since a race takes as long as it takes."""
    weakest = {"seat": 0, "to": "bot", "bot": players_of(RACE)[0]}
    settings = msgspec.to_builtins(quick_settings_of(RACE))
    table = ada.table({"game": RACE.name, "settings": settings, "seats": [weakest]})
    programs = [begin("Practice", PYTHON, ada.house.url, wish(RACE))]
    with ada.at(table) as line:
        for seat, command in ((1, PYTHON), (2, typescript)):
            secret = line.command("give-seat", seat=seat, to="link")["secret"]
            programs.append(begin(f"Seat {seat}", command, f"{ada.house.url}/table/{table}#{secret}"))
        while [seat["name"] for seat in line.table["seats"][1:]] != ["Seat 1", "Seat 2"]:
            line.next()
        assert line.command("start")["type"] == "done"
        line.until_over()
    for program in programs:
        assert program.said()[-1] == program.ended()


def test_an_example_without_a_token_is_told_so(hall: ServerProcess) -> None:
    done = subprocess.run([*PYTHON, hall.url, SHORT], env=SURROUNDINGS, capture_output=True, text=True, check=False)
    assert "401" in done.stderr


def test_an_example_that_listens_plays_in_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    port = free_port()
    listening = subprocess.Popen([*PYTHON, "--listen", str(port)], stdout=subprocess.DEVNULL, env=SURROUNDINGS)
    try:
        wait_for(port)
        words = ["--only", "random", "--enter", f"mine=ws://127.0.0.1:{port}", "--games", "1", "--jobs", "1"]
        assert main(["ladder", SHORT, "--heroes", "1", "--lang", "en", *words]) == 0
    finally:
        listening.kill()
        listening.wait()
    assert re.search(r"^mine .* 2 ", capsys.readouterr().out, re.MULTILINE)


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(int(PATIENCE * 10)):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.1)
    raise AssertionError("nobody listens")


def test_the_table_to_practise_at_on_the_page_can_be_wished_for() -> None:
    [example] = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    wished = msgspec.json.decode(example, type=Sandbox)
    assert set(msgspec.json.decode(example)) == set(Sandbox.__struct_fields__)
    assert wished.seats == (1, 2)
