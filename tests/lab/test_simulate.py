"""The command simulate, for every game: those with an experiment of their own and those without."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

import pytest
from msgspec.structs import replace

from questhall.games.registry import GAMES
from questhall.kernel.text import Phrasebook, differences
from questhall.lab import simulate
from questhall.lab.cell import Cell
from questhall.lab.plain import PlainExperiment
from questhall.lab.series import play_series
from questhall.lab.study import Sides
from questhall.lab.texts import LANG, lab_texts
from tests.nim.game import NIM


@pytest.fixture(autouse=True)
def _nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)


def arguments(*words: str, lang: str = "en") -> Namespace:
    parser = ArgumentParser()
    simulate.add_arguments(parser, lang)
    return parser.parse_args([*words, "--jobs", "1"])


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ("Nim: 9 Partien, 2 Helden (random), Gegenseite: gm (random), Startwert 0", "Siegquote der Helden",
                "Ein Held nahm das letzte Hölzchen.")),
        ("en", ("Nim: 9 games, 2 heroes (random), other side: gm (random), seed 0", "Heroes’ win share",
                "A hero took the last match.")),
    ],
)  # fmt: skip
def test_a_game_without_an_experiment_gets_that_of_the_house(
    lang: str, words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers, tables = tmp_path / "numbers.json", tmp_path / "tables.md"
    files = ("--json", str(numbers), "--markdown", str(tables))
    assert simulate.run(arguments("nim", "--games", "9", "--heroes", "2", "--lang", lang, *files)) == 0
    out = capsys.readouterr().out
    assert all(each in out for each in words)
    assert words[0] in tables.read_text(encoding="utf-8")
    found = json.loads(numbers.read_text(encoding="utf-8"))
    assert len(found["games"]) == found["heroes_won"]["of"] == 9
    assert found["heroes_won"]["hits"] == sum(game["how"] == "heroes-win" for game in found["games"])


def test_the_numbers_do_not_depend_on_how_they_are_shared_out() -> None:
    of = Cell("nim", {"heroes": 2}, Sides("random", "random"), 5)
    alone = list(play_series(of, 30, jobs=1))
    assert [result.number for result in alone] == list(range(30))
    assert {result.how for result in alone} == {"heroes-win", "master-win"}
    assert alone == list(play_series(of, 30, jobs=1))
    assert alone != list(play_series(replace(of, seed=6), 30))


@pytest.mark.parametrize("name", GAMES)
def test_the_houses_experiment_takes_every_game(name: str) -> None:
    options = {"heroes": GAMES[name].company.heroes[0], "games": 1, "jobs": 1, "seed": 0}
    option: dict[str, str] = {}
    experiment = PlainExperiment(GAMES[name])
    experiment.add_arguments(lambda name, **words: option.update({name: words["default"]}))
    players = {"hero_player": option["--hero-player"], "master_player": option["--master-player"]}
    tables, _ = experiment.run(Namespace(**options, **players), lab_texts(GAMES[name], "de"))
    assert len(tables) == 2


def test_the_lab_says_the_same_in_both_languages() -> None:
    folders = [LANG, *[game.folder / "lab" / "lang" for game in GAMES.values()]]
    for folder in filter(Path.is_dir, folders):
        assert differences(*[Phrasebook.open(folder, lang) for lang in ("de", "en")]) == []


def test_fewer_than_one_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments("nim", "--games", "0")
    assert "--games" in capsys.readouterr().err
