"""Random games with checks, and the plain experiment, which knows nothing of the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lanterns.entities import Hidden
from lanterns.invariants import broken
from lanterns.lab import CHECKS
from lanterns.state import Lanterns
from questhall.cli import main
from questhall.lab import fuzz
from questhall.lab.checks import checks_of
from questhall.lab.plain import PlainExperiment
from questhall.lab.simulate import experiment_of
from tests.fifth_game.cellar_table import CellarTable, at


@pytest.mark.parametrize("first", [0, 60])
def test_random_games_keep_every_invariant(first: int) -> None:
    played = fuzz.play_all("lanterns", range(first, first + 60))
    assert [each.failure for each in played if each.failure is not None] == []
    assert all(each.decisions > 5 for each in played)


def test_random_games_try_everything() -> None:
    assert checks_of(CHECKS.game) is CHECKS
    settings = [CHECKS.settings_of(seed) for seed in range(24)]
    assert {(each.heroes, each.master) for each in settings} == {(n, m) for n in (1, 2, 3) for m in (True, False)}
    assert {each.quest for each in settings} == {"clapper", "ledger", "valve"}
    assert {bool(each.own_dice) for each in settings} == {True, False}


def share_a_square(g: Lanterns) -> None:
    g.bearer(2).square = g.bearer(1).square


def lose_the_treasure(g: Lanterns) -> None:
    g.hidden = ()


def overlook_a_trap(g: Lanterns) -> None:
    g.searched += ("well",)
    g.hidden = (Hidden("trap", "trap", at("D8")), *g.hidden)


def heal_too_much(g: Lanterns) -> None:
    g.bearer(1).body = 99


@pytest.mark.parametrize(
    ("harm", "finding"),
    [
        (share_a_square, "two stand on one square"),
        (lose_the_treasure, "the treasure is there 0 times"),
        (overlook_a_trap, "was overlooked"),
        (heal_too_much, "seat 1 has body 99"),
    ],
)
def test_a_broken_table_is_noticed(harm: Callable[[Lanterns], None], finding: str) -> None:
    g = CellarTable(2).g
    assert broken(g) == []
    harm(g)
    assert finding in "; ".join(broken(g))


@pytest.mark.parametrize(("lang", "said"), [("en", "The treasure was carried out."), ("de", "hinausgetragen")])
def test_it_is_simulated(lang: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert isinstance(experiment_of(CHECKS.game), PlainExperiment)
    file = tmp_path / "numbers.json"
    command = ["simulate", "lanterns", "--games", "6", "--heroes", "2", "--jobs", "1", "--json", str(file)]
    assert main([*command, "--lang", lang]) == 0
    assert said in capsys.readouterr().out
    assert len(json.loads(file.read_text(encoding="utf-8"))["games"]) == 6


def test_who_knows_the_walls_comes_back_more_often(tmp_path: Path) -> None:
    won = {}
    for player in ("random", "heuristic"):
        file = tmp_path / f"{player}.json"
        main(["simulate", "lanterns", "--games", "20", "--jobs", "1", "--hero-player", player, "--json", str(file)])
        won[player] = json.loads(file.read_text(encoding="utf-8"))["heroes_won"]["hits"]
    assert won["heuristic"] > 10 > won["random"]
