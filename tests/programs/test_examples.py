"""The examples do what their page says: with a token they take a seat at a real hall and play to the end."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from questhall.cli import main
from questhall.server.protocol.http_messages import Sandbox
from tests.server.process import ServerProcess, free_port
from tests.surroundings import ROOT, SURROUNDINGS

FOLDER = ROOT / "examples" / "programs"
PYTHON = [sys.executable, str(FOLDER / "player.py")]
PAGE = (ROOT / "docs" / "programs.md").read_text(encoding="utf-8")
GAME = "lanterns"
"""It is short, and asks with options and without."""
ENDS = ("The treasure was carried out.", "All bearers have fallen.", "The oil was gone.")
PATIENCE = 300.0


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:{tmp_path / 'hall.db'}", tmp_path / "errors.txt") as running:
        yield running


@pytest.fixture
def owner(hall: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=hall.url, timeout=PATIENCE) as client:
        yield client


def token(owner: httpx.Client) -> str:
    made: str = owner.post("/api/programs", json={"name": "Weaver"}).json()["token"]
    return made


def said(command: list[str], token: str = "") -> str:
    """The last line of what a program says."""
    environment = SURROUNDINGS | {"QUESTHALL_TOKEN": token}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().splitlines()[-1]


def node() -> str:
    """The one that the client is built with."""
    command: list[str] = runpy.run_path(str(ROOT / "web" / "client.py"), run_name="client")["npm"]()
    return command[0] if len(command) > 1 else str(Path(command[0]).parent / "node")


def compiled(folder: Path) -> Path:
    """The TypeScript example, checked as strictly as the client."""
    run = runpy.run_path(str(ROOT / "web" / "client.py"), run_name="client")["run"]
    options = ["--strict", "--target", "es2022", "--module", "es2022", "--moduleResolution", "bundler"]
    options += ["--lib", "es2023,dom", "--types", "node", "--ignoreConfig", "--outDir", str(folder)]
    run("exec", "--", "tsc", *options, str(FOLDER / "player.ts"))
    return folder / "player.js"


def test_the_python_example_practises_to_the_end(hall: ServerProcess, owner: httpx.Client) -> None:
    assert said([*PYTHON, hall.url, "--sandbox", GAME], token(owner)).startswith(ENDS)


def test_the_typescript_example_practises_to_the_end(hall: ServerProcess, owner: httpx.Client, tmp_path: Path) -> None:
    command = [node(), "--experimental-websocket", str(compiled(tmp_path)), hall.url, GAME]
    assert said(command, token(owner)).startswith(ENDS)


def test_an_example_without_a_token_is_told_so(hall: ServerProcess) -> None:
    done = subprocess.run(
        [*PYTHON, hall.url, "--sandbox", GAME], env=SURROUNDINGS, capture_output=True, text=True, check=False
    )
    assert "401" in done.stderr


def test_an_example_that_listens_plays_in_the_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    port = free_port()
    listening = subprocess.Popen([*PYTHON, "--listen", str(port)], stdout=subprocess.PIPE, env=SURROUNDINGS)
    try:
        assert listening.stdout is not None
        listening.stdout.readline()
        words = ["--only", "random", "--enter", f"mine=ws://127.0.0.1:{port}", "--games", "1", "--jobs", "1"]
        assert main(["ladder", GAME, "--heroes", "1", "--lang", "en", *words]) == 0
    finally:
        listening.kill()
        listening.communicate()
    assert re.search(r"^mine .* 2 ", capsys.readouterr().out, re.MULTILINE)


def test_the_table_to_practise_at_on_the_page_can_be_wished_for() -> None:
    [example] = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    wished = msgspec.json.decode(example, type=Sandbox)
    assert set(msgspec.json.decode(example)) == set(Sandbox.__struct_fields__)
    assert wished.seats == (1, 2)
