"""What somebody writes down, and what is wrong with it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.packs import PackErrors, tell
from questhall.lab.matrix import read_plan
from questhall.lab.study import Sides
from tests.lab.experiments import LANTERNS, NIM, file
from tests.nim.game import NIM as NIM_GAME


@pytest.fixture(autouse=True)
def _nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM_GAME)


def wrong(folder: Path, text: str, lang: str = "en") -> list[str]:
    with pytest.raises(PackErrors) as problem:
        read_plan(file(folder, text), lang)
    return [tell(error, lang) for error in problem.value.errors]


def test_everything_is_tried_with_everything(tmp_path: Path) -> None:
    text = LANTERNS.replace("heroes: [1, 2]", "heroes: [1, 2], quest: [clapper, valve]").replace(
        "heroes: random", "heroes: [random, heuristic]"
    )
    plan = read_plan(file(tmp_path, text))
    assert len(plan.places) == 2 * 2 * 2
    assert plan.places[1].at == {
        "heroes": 1, "quest": "clapper", "player_heroes": "heuristic", "player_master": "random",
    }  # fmt: skip
    assert plan.cells[-1].sides == Sides("heuristic", "random")
    assert {cell.seed for cell in plan.cells} == {3}


def test_a_setting_that_is_a_list_is_one_value(tmp_path: Path) -> None:
    several = "heroes: 2, bearers: [[diver, clerk], [diver, piper]]"
    assert len(read_plan(file(tmp_path, LANTERNS.replace("heroes: [1, 2]", several))).places) == 2
    one = LANTERNS.replace("heroes: [1, 2]", "heroes: 2, bearers: [diver, clerk]")
    assert [place.at["bearers"] for place in read_plan(file(tmp_path, one)).places] == [("diver", "clerk")]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("game: lanterns", "game: lantern", "1: game: there is no game 'lantern'; did you mean 'lanterns'?"),
        ("[1, 2]", "1, qest: valve", "2: settings, qest: there is no setting “qest”; did you mean 'quest'?"),
        ("[1, 2]", "1, quest: attic", "2: settings, quest: unknown entry 'attic'"),
        ("[1, 2]", "1, gentle: 3", "2: settings, gentle: expected true or false, got a whole number"),
        ("[1, 2]", "1, oil: -1", "2: settings, oil: must be at least 0, got -1"),
        ("[1, 2]", "1, oil: some", "2: settings, oil: expected a whole number, got text"),
        ("[1, 2]", "1, wounds: deep", "2: settings, wounds: expected a list, got text"),
        ("[1, 2]", "1, bearers: []", "2: settings, bearers: needs at least 1 entry"),
        ("[1, 2]", "[1, 9]", "2: settings: no table can be laid for heroes: 9"),
        ("[1, 2]", "[1, 1]", "2: settings, heroes 2: “1” is there twice"),
        ("heroes: random,", "heroes: randm,", "3: players, heroes: there is no player “randm”; did you mean 'random'?"),
        (", master: random", "", "3: players: the field 'master' is missing"),
        ("[1, 2]", "two", "2: settings, heroes: expected a whole number, got text"),
        ("[1, 2]", "true", "2: settings, heroes: expected a whole number, got true or false"),
        ("[1, 2]", "[[1], 2]", "2: settings, heroes 1: expected a whole number, got a list"),
        ("heroes: random,", "heroes: [random, random],", "3: players, heroes 2: “random” is there twice"),
        ("heroes: random,", "heroes: search@0,", "3: players, heroes: there is no player “search@0”: only those who"),
        ("seed: 3", "packs: [nowhere]", "4: packs 1: there is neither a pack “nowhere” nor a folder"),
        ("seed: 3", "packs: [core, core]", "4: packs 2: “core” is there twice"),
        ("seed: 3", "sed: 3", "4: sed: unknown field 'sed'; did you mean 'seed'?"),
        ("games: 20", "games: 0", "5: stop, games: must be at least 1, got 0"),
        ("games: 20, ", "", "5: stop: the field 'games' is missing"),
        ("stop: {", "stop: &here {", "5: anchors"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = LANTERNS.lstrip()
    assert old in text
    said = wrong(tmp_path, text.replace(old, new, 1))
    assert said[0].lower().startswith(f"experiment.yaml:{told.lower()}"), said


def test_a_million_cells_are_refused_before_any_is_laid(tmp_path: Path) -> None:
    levels = "[" + ", ".join([f"level@{n}" for n in range(100)]) + "]"
    oil = "[" + ", ".join(map(str, range(13))) + "]"
    text = LANTERNS.replace("random", levels).replace("heroes: [1, 2]", f"heroes: [1, 2, 3], oil: {oil}")
    assert wrong(tmp_path, text) == [
        "experiment.yaml:2: these are 390000 cells; more than 10000 cannot be played and compared at once"
    ]


def test_it_is_told_in_german_too(tmp_path: Path) -> None:
    assert "es gibt keinen Spieler „x“" in wrong(tmp_path, NIM.replace("heroes: random", "heroes: x"), "de")[0]


def test_nobody_plays_against_those_who_have_no_master(tmp_path: Path) -> None:
    text = LANTERNS.lstrip().replace("heroes: [1, 2]", "heroes: 1, master: false")
    assert wrong(tmp_path, text) == ["experiment.yaml:3: players, master: nobody plays against the heroes here"]
    plan = read_plan(file(tmp_path, text.replace(", master: random", "")))
    assert plan.cells[0].play(0).winner in ("heroes", "nobody")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PackErrors, match="cannot be read"):
        read_plan(tmp_path / "nothing.yaml")


def changed_copy(folder: Path, body: str) -> Path:
    """The pack of a small game, with another cooper."""
    shutil.copytree(GAMES["lanterns"].core_folder, folder)
    folk = folder / "folk.yaml"
    folk.write_text(folk.read_text(encoding="utf-8").replace("body: 4", f"body: {body}", 1), encoding="utf-8")
    return folder


def test_a_changed_copy_of_a_pack_takes_its_place(tmp_path: Path) -> None:
    changed_copy(tmp_path / "mine", "6")
    plan = read_plan(file(tmp_path, LANTERNS + "packs: [core, [mine]]\n"))
    here, there = plan.cells[0].table, plan.cells[-1].table
    assert [place.at["packs"] for place in plan.places] == ["core", "core", "mine", "mine"]
    assert here.versions == GAMES["lanterns"].versions
    assert here.versions.keys() == there.versions.keys()
    assert here.versions != there.versions


def test_what_is_wrong_with_a_pack_is_told_with_its_own_line(tmp_path: Path) -> None:
    changed_copy(tmp_path / "mine", "some")
    said = wrong(tmp_path, LANTERNS + "packs: [mine]\n")
    assert said == ["folk.yaml:2: bearers cooper, body: expected a whole number, got text"]
