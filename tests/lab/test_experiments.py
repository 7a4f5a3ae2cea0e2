"""Experiments as they are played: anywhere, interrupted or not, with the same bytes at the end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import polars
import pytest
from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.lab import command, extras
from questhall.lab.jobs import Alone, Processes
from questhall.lab.journal import FILE, Journal, WrongFolderError
from questhall.lab.matrix import read_plan
from questhall.lab.parquet import write_games
from questhall.lab.plan import Plan
from questhall.lab.rounds import OtherHouseError, Task, play_task
from questhall.lab.study import Study
from tests.lab.experiments import LANTERNS, NIM, dies_once, file, lab, played
from tests.nim.game import NIM as NIM_GAME

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "lab").glob("*.yaml"))


@pytest.fixture(autouse=True)
def _nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM_GAME)


def parquet(plan: Plan, folder: Path) -> bytes:
    with Journal.open(folder, plan) as journal:
        games = [journal.results(cell) for cell in range(len(plan.places))]
    return write_games(plan, games, folder).read_bytes()


# --- one experiment ---------------------------------------------------------------------------


def test_an_experiment_becomes_games_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert lab("run", file(tmp_path, NIM), "--out", out) == 0
    assert "1 hero" in capsys.readouterr().out
    games = polars.read_parquet(out / "games.parquet")
    assert games.columns == [
        "cell", "heroes", "player_heroes", "player_master", "number", "seed", "winner", "how", "decisions",
    ]  # fmt: skip
    assert games["number"].to_list() == [*range(30), *range(30)]
    assert games["cell"].to_list() == [0] * 30 + [1] * 30
    assert set(games["winner"]) == {"heroes", "master"}
    assert {path.name for path in out.iterdir()} == {
        FILE, "games.parquet", "report.de.html", "report.de.md", "report.en.html", "report.en.md",
    }  # fmt: skip


def test_a_game_without_an_end_stops_no_experiment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Study, "most", 5)
    assert lab("run", file(tmp_path, NIM), "--out", tmp_path / "out") == 0
    games = polars.read_parquet(tmp_path / "out" / "games.parquet")
    endless = games.filter(polars.col("how") == "endless")
    assert 0 < len(endless) < len(games) == 60
    assert set(endless["winner"]) == {"nobody"}
    assert set(endless["decisions"]) == {5}
    assert "Went on and on, broken off" in (tmp_path / "out" / "report.en.md").read_text(encoding="utf-8")
    assert "Nahm kein Ende, abgebrochen" in (tmp_path / "out" / "report.de.md").read_text(encoding="utf-8")


def test_cells_are_compared_on_the_same_seeds(tmp_path: Path) -> None:
    one, two = played(tmp_path, read_plan(file(tmp_path, NIM)))
    assert [game.seed for game in one] == [game.seed for game in two]
    assert len({game.seed for game in one}) == 30


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_can_be_played(path: Path, tmp_path: Path) -> None:
    """All cells are checked when it is read; two of them are played once."""
    plan = read_plan(path)
    assert len(plan.places) > 1
    few = replace(plan, places=(plan.places[0], plan.places[-1]), stop=replace(plan.stop, games=1))
    games = played(tmp_path, few)
    frame = polars.read_parquet(write_games(few, games, tmp_path))
    assert frame.height == 2
    assert set(plan.factors) < set(frame.columns)


def test_every_game_of_the_house_has_an_example() -> None:
    here = Path(__file__).parents[2] / "src" / "questhall" / "games"
    assert {path.stem for path in EXAMPLES} == {name for name, game in GAMES.items() if game.folder.parent == here}


# --- when it is enough ----------------------------------------------------------------------------


def test_a_cell_is_enough_when_its_interval_is_narrow(tmp_path: Path) -> None:
    text = NIM.replace("games: 30", "games: 400, width: 12").replace("round: 10", "round: 100")
    for games in played(tmp_path, read_plan(file(tmp_path, text))):
        assert len(games) in (200, 300)


def test_no_round_begins_when_time_is_up(tmp_path: Path) -> None:
    text = NIM.replace("games: 30", "games: 100000, seconds: 1").replace("round: 10", "round: 400")
    plan = read_plan(file(tmp_path, text))
    games = played(tmp_path / "out", plan)
    assert all(0 < len(here) < 100_000 and len(here) % 400 == 0 for here in games)
    assert played(tmp_path / "out", plan) == games
    assert lab("report", tmp_path / "out") == 0
    assert "depends on the machine" in (tmp_path / "out" / "report.en.md").read_text(encoding="utf-8")


# --- interrupted ------------------------------------------------------------------------------------


def test_whoever_is_killed_goes_on_with_the_same_bytes(tmp_path: Path) -> None:
    """kill -9 in the middle of a round, with two workers; a line that was torn is played again; the workers leave."""
    path, out = file(tmp_path, LANTERNS), tmp_path / "out"
    words = f"from tests.lab.experiments import play_and_die; play_and_die({str(path)!r}, {str(out)!r}, 13)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    # The pipe is closed by the last one who holds it: the workers must not outlive the house.
    died = subprocess.run([sys.executable, "-c", words], env=env, capture_output=True, timeout=60, check=False)
    assert died.returncode == -signal.SIGKILL, died.stderr.decode()
    assert sum(map(len, Journal.read(out).games)) == 13
    journal = out / FILE
    with journal.open("ab") as torn:
        torn.write(journal.read_bytes().splitlines()[-1][:-7])
    assert lab("run", path, "--out", out) == 0
    plan = read_plan(path)
    played(tmp_path / "whole", plan)
    assert (out / "games.parquet").read_bytes() == parquet(plan, tmp_path / "whole")


def test_whoever_interrupts_is_told_that_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Impatient(Alone):
        def finished(self, work: Any, tasks: Any) -> Any:
            yield next(super().finished(work, tasks))
            raise KeyboardInterrupt

    path, out = file(tmp_path, NIM), tmp_path / "out"
    with monkeypatch.context() as patch:
        patch.setattr(command, "crew_of", lambda jobs: Impatient())
        with pytest.raises(KeyboardInterrupt):
            lab("run", path, "--out", out, "--lang", "de")
    there = sum(map(len, Journal.read(out).games))
    assert f"Unterbrochen: {there} Partien liegen in {out}" in capsys.readouterr().err
    assert there > 0
    assert lab("run", path, "--out", out) == 0


def test_neither_the_number_of_workers_nor_a_lost_one_makes_a_difference(tmp_path: Path) -> None:
    plan = read_plan(file(tmp_path, LANTERNS))
    alone = played(tmp_path / "alone", plan)
    with Processes(2) as crew:
        assert dict(crew.finished(dies_once, [str(tmp_path / "mark"), ""])) == {0: 1, 1: 1}
        assert played(tmp_path / "two", plan, crew) == alone
    assert parquet(plan, tmp_path / "alone") == parquet(plan, tmp_path / "two")


# --- what is refused -----------------------------------------------------------------------------------


def test_a_game_is_never_counted_twice(tmp_path: Path) -> None:
    plan = read_plan(file(tmp_path, NIM))
    games = played(tmp_path / "out", plan)
    with Journal.open(tmp_path / "out", plan) as journal, pytest.raises(ValueError, match="counted twice"):
        journal.add(0, games[0][:1])


def test_a_folder_holds_one_experiment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert lab("run", file(tmp_path, NIM), "--out", out) == 0
    assert lab("run", file(tmp_path, NIM.replace("seed: 5", "seed: 6")), "--out", out) == 1
    assert "holds another experiment" in capsys.readouterr().err


def test_two_do_not_play_into_one_folder(tmp_path: Path) -> None:
    plan = read_plan(file(tmp_path, NIM))
    with Journal.open(tmp_path / "out", plan), pytest.raises(WrongFolderError, match="in-use"):
        Journal.open(tmp_path / "out", plan)


@pytest.mark.parametrize("bad", [b'["games"', b'{"type":"games","cell":9,"games":[]}', b"\xff", None])
def test_a_line_that_was_damaged_is_named_and_all_else_is_kept(
    bad: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = file(tmp_path, NIM), tmp_path / "out"
    assert lab("run", path, "--out", out) == 0
    journal, parquet = out / FILE, (out / "games.parquet").read_bytes()
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:2], (bad + b"\n") if bad else lines[1], *lines[3:]]))
    before = journal.read_bytes()
    for words in (("report", out), ("run", path, "--out", out)):
        assert lab(*words) == 1
        assert f"Line 3 of {journal} is damaged" in capsys.readouterr().err
    assert journal.read_bytes() == before
    journal.write_bytes(b"".join([*lines[:2], *lines[3:]]))
    assert lab("run", path, "--out", out) == 0
    assert (out / "games.parquet").read_bytes() == parquet


def test_a_folder_without_games_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("report", tmp_path) == 1
    assert lab("run", tmp_path / "nothing.yaml", "--lang", "de") == 1
    told = capsys.readouterr().err
    assert "is no folder of an experiment" in told
    assert "nothing.yaml:1: " in told


@pytest.mark.parametrize(("lang", "said"), [("en", "This needs"), ("de", "Dafür braucht es")])
def test_what_is_not_installed_is_named(
    lang: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = {"polars", "ray"}
    monkeypatch.setattr(extras, "import_module", lambda name: _without(name, missing))
    words = ("run", file(tmp_path, NIM), "--out", tmp_path / "out", "--lang", lang)
    assert lab(*words) == 1
    missing.remove("polars")
    assert lab(*words, "--on", "ray") == 1
    told = capsys.readouterr().err
    assert f"{said} polars: pip install questhall[lab]" in told
    assert f"{said} ray: pip install questhall[cluster]" in told


def _without(name: str, missing: set[str]) -> object:
    if name in missing:
        raise ImportError(name)
    return import_module(name)


def test_a_machine_with_other_code_plays_nothing(tmp_path: Path) -> None:
    cells = read_plan(file(tmp_path, NIM)).cells
    with pytest.raises(OtherHouseError, match="wanted is abc"):
        play_task(cells, Task(0, (0,), "abc"))
