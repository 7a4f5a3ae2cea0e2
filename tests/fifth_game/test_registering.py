"""A game is one package: nobody in the house knows it by name, and it is there."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from lanterns.game import LANTERNS
from questhall.cli import main
from questhall.games.registry import BROKEN, GAMES, GROUP
from tests.surroundings import ROOT, SURROUNDINGS

ROOMS = {"players": {"kernel", "players"}, "lab": {"kernel", "lab", "players"}}
"""What a game brings for a room may import from that room; everything else knows the kernel alone."""


def test_it_is_found_by_its_entry_point() -> None:
    [entry] = [each for each in entry_points(group=GROUP) if each.name == "lanterns"]
    assert entry.value == "lanterns.game:LANTERNS"
    assert GAMES["lanterns"] is LANTERNS
    assert BROKEN == {}


def test_it_stands_behind_the_games_of_the_house() -> None:
    assert list(GAMES)[-1] == "lanterns"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "lanterns · Lantern Bearers · 1 to 3 heroes"),
        ("de", "lanterns · Laternenträger · 1 bis 3 Helden"),
    ],
)
def test_it_is_listed(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", lang]) == 0
    assert said in capsys.readouterr().out


def test_all_that_can_be_agreed_is_listed_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "lanterns", "--lang", "en"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "--set quest=… The quest (LB-A.1)" in out
    assert "clapper (The Clapper); ledger (The Gauge Ledger)" in out
    assert "--set bearers=… Who goes down (LB-A.2)" in out
    assert "random (Sleepwalker), heuristic (Cellar Hand)" in out


def test_another_process_finds_it_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "questhall", "rules", "lanterns", "LB-A.3", "--lang", "de"],
        env=SURROUNDINGS,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("LB-A.3 · Der geheime Plan")


@pytest.mark.parametrize("file", sorted(LANTERNS.folder.rglob("*.py")), ids=lambda path: path.name)
def test_it_imports_no_more_of_the_house_than_a_game_may(file: Path) -> None:
    room = file.relative_to(LANTERNS.folder).parts[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").startswith("questhall."):
            assert (node.module or "").split(".")[1] in ROOMS.get(room, {"kernel"}), node.module


def test_nothing_in_the_house_knows_its_name() -> None:
    files = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".yaml", ".md")]
    assert [path for path in files if "lanterns" in path.read_text(encoding="utf-8").lower()] == []
