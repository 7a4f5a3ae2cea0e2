"""What levels are worth, measured: the fit, and the tables that are kept."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import pytest

from questhall.games.registry import GAMES
from questhall.kernel.dice import Random
from questhall.lab.code import _files
from questhall.lab.jobs import Alone
from questhall.lab.journal import Journal, WrongFolderError
from questhall.lab.logistic import Seen, fitted
from questhall.lab.matrix import read_plan
from questhall.lab.rounds import each_its_own, play_rounds
from questhall.lab.strengths import measured, modelled, written
from questhall.lab.targets import only, told, trials
from questhall.lab.texts import lab_texts
from questhall.players import strengths
from questhall.players.strengths import Count, Scalar, Strengths, worth
from tests.lab.experiments import file, page_of, played

LEVELS = """
game: lanterns
settings: {heroes: [1, 2]}
players: {heroes: [level@0, level@50, level@100], master: [level@0, level@100]}
seed: 3
stop: {games: 6, round: 3}
"""


def logistic(logit: float) -> float:
    return 1 / (1 + math.exp(-logit))


def test_a_fit_finds_the_numbers_that_made_the_shares() -> None:
    seen = [Seen(((0, 1.0), (1, x)), round(1000 * logistic(-1 + 2 * x)), 1000) for x in (0, 0.25, 0.5, 0.75, 1)]
    fit = fitted(seen, (10.0, 10.0))
    assert fit.numbers == pytest.approx((-1, 2), abs=0.02)
    assert 0.02 < fit.error(((0, 1.0),)) < 0.1


def test_what_was_never_won_stays_finite() -> None:
    fit = fitted([Seen(((0, 1.0),), 0, 10)], (2.0,))
    assert -4 < fit.numbers[0] < -1


def test_levels_and_tables_are_told_apart() -> None:
    """Games of two tables with known strengths: the model gives their shares back."""
    random = Random(1)

    def counts(base: float) -> tuple[Count, ...]:
        shares = {(h, m): logistic(base + 2 * h / 100 - m / 100) for h in (0, 50, 100) for m in (0, 50, 100)}
        return tuple(
            [Count(h, m, sum([random.below(1000) < 1000 * p for _ in range(300)]), 300) for (h, m), p in shares.items()]
        )

    tables: list[tuple[dict[str, Scalar], tuple[Count, ...]]] = [({"n": 1}, counts(0.5)), ({"n": 2}, counts(-1.5))]
    heroes, master, cells = modelled(tables)
    assert worth(heroes, 0) == worth(master, 0) == 0
    whole = Strengths(game="", rules="", packs={}, code="", seed=0, heroes=heroes, master=master, cells=cells)
    for cell, base in zip(cells, (0.5, -1.5), strict=True):
        for h, m in ((25, 75), (50, 50), (100, 0)):
            assert whole.chance(cell, [h], m) == pytest.approx(logistic(base + 2 * h / 100 - m / 100), abs=0.05)
        assert 0 < cell.error < 0.2
        assert cell.games == 2700


def test_an_experiment_with_levels_becomes_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path, read_plan(file(tmp_path, LEVELS)))
    tables = measured(Journal.read(tmp_path))
    assert msgspec.json.decode(written(tables), type=Strengths) == tables
    assert [cell.settings for cell in tables.cells] == [{"heroes": 1}, {"heroes": 2}]
    assert [cell.games for cell in tables.cells] == [36, 36]
    assert [level for level, _ in tables.heroes] == [0, 50, 100]

    monkeypatch.setattr(strengths, "tables_in", lambda path: tables)
    tried = list(trials(only(tables, ["heroes=2"]), 50, (1, 50), 4, 9, 1))
    assert [one.wins for one in tried] == [1, 50]
    assert all(one.won.of in (0, 4) for one in tried)
    table = told(tried, 50, lab_texts(GAMES["lanterns"], "en"))
    assert [row[0] for row in table.rows] == ["heroes: 2"] * 2


def test_no_two_cells_share_a_seed(tmp_path: Path) -> None:
    plan = read_plan(file(tmp_path, LEVELS))
    with Journal.open(tmp_path, plan) as journal:
        play_rounds(journal, Alone(), each_its_own(plan), lambda games: None)
        seeds = [game.seed for cell in range(len(plan.places)) for game in journal.results(cell)]
    assert len(seeds) == len(set(seeds)) == 6 * len(plan.places)


def test_the_report_says_whether_cells_share_their_dice(tmp_path: Path) -> None:
    plan = read_plan(file(tmp_path, LEVELS))
    played(tmp_path / "shared", plan)
    with Journal.open(tmp_path / "apart", plan) as journal:
        play_rounds(journal, Alone(), each_its_own(plan), lambda games: None)
    said = [page_of(tmp_path / folder, "en").parts[0] for folder in ("shared", "apart")]
    assert ["Game number n has the same dice in every cell" in str(one) for one in said] == [True, False]
    assert ["No two cells share their dice" in str(one) for one in said] == [False, True]


def test_only_levels_can_be_measured(tmp_path: Path) -> None:
    played(tmp_path, read_plan(file(tmp_path, LEVELS.replace("level@100]", "random]"))))
    with pytest.raises(WrongFolderError):
        measured(Journal.read(tmp_path))


def test_what_was_measured_changes_no_game() -> None:
    files = {name for game in GAMES for name, _ in _files(game)}
    assert "players/__init__.py" in files
    assert f"players/{strengths.FILE}" not in files
