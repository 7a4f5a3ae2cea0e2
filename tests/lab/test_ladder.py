"""All players of a game meet; strength comes from wins, with an error that says how much to believe."""

from __future__ import annotations

import random
from math import exp
from pathlib import Path

import msgspec
import pytest

from questhall.cli import main
from questhall.commands.laddering import everybody
from questhall.games.registry import GAMES
from questhall.kernel.game import AnyGame
from questhall.lab.cell import Cell
from questhall.lab.ladder.bouts import Bout, Ladder, Pairing, play_all
from questhall.lab.ladder.page import publish
from questhall.lab.ladder.rating import MIDDLE, POINTS, rate
from questhall.lab.ladder.record import Record, RecordError
from questhall.lab.ladder.report import Standings, standings
from questhall.lab.ladder.times import Times
from questhall.lab.shares import Z95
from questhall.lab.study import Sides
from questhall.lab.tables import Table
from questhall.players.registry import all_players_of

Output = pytest.CaptureFixture[str]
LANTERNS = Ladder(Cell("lanterns", {"heroes": 1, "master": True}, Sides("", ""), 5), ("random",), ("random",), 6)


def ladder(*words: object) -> int:
    return main(["ladder", *map(str, words), "--jobs", "1"])


# --- strength ------------------------------------------------------------------------------------


def test_strengths_are_found_again_and_the_error_holds_them() -> None:
    heroes, masters = {"a": 0.0, "b": 1.0, "c": -1.5}, {"x": 0.0, "y": 0.8}
    dice = random.Random(1)
    scores = {}
    for one, h in heroes.items():
        for other, m in masters.items():
            chance = 1 / (1 + exp(-(0.3 + h - m)))
            scores[Pairing(one, other)] = (sum(dice.random() < chance for _ in range(2000)), 2000)
    found = rate(scores, "a", "x", Z95)
    for side, true in ((found.heroes, heroes), (found.masters, masters)):
        for name, strength in true.items():
            assert abs(side[name].points - MIDDLE - POINTS * strength) <= max(side[name].reach * 1.5, 1e-9)
            assert side[name].reach < 40


def test_who_wins_as_often_is_as_strong() -> None:
    found = rate({Pairing(name, "x"): (20, 20) for name in "abc"}, "a", "x", Z95)
    assert [round(found.heroes[name].points, 6) for name in "abc"] == [MIDDLE] * 3


def test_who_wins_everything_has_a_strength_all_the_same_and_a_wide_error() -> None:
    found = rate({Pairing("a", "x"): (5, 10), Pairing("b", "x"): (10, 10)}, "a", "x", Z95)
    assert found.heroes["b"].points > MIDDLE
    assert found.heroes["b"].reach > 200


def test_more_games_make_the_error_smaller() -> None:
    few = rate({Pairing("a", "x"): (5, 10), Pairing("b", "x"): (7, 10)}, "a", "x", Z95)
    many = rate({Pairing("a", "x"): (500, 1000), Pairing("b", "x"): (700, 1000)}, "a", "x", Z95)
    assert many.heroes["b"].reach < few.heroes["b"].reach / 5


# --- games ---------------------------------------------------------------------------------------


def test_answers_are_timed_by_their_median_and_the_slowest() -> None:
    times = Times()
    for seconds in (0.001, 0.001, 0.001, 0.01, 2.0):
        times.add(seconds)
    assert times.median == pytest.approx(0.001, rel=0.1)
    assert (times.worst, times.answers) == (2.0, 5)


def test_every_pairing_has_the_same_games_and_nobody_plays_twice() -> None:
    first = list(play_all(LANTERNS))
    assert [bout.number for bout in first] == list(range(6))
    assert all(bout.heroes.answers for bout in first)
    assert list(play_all(LANTERNS, first)) == []


def test_who_is_stopped_goes_on_where_the_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Record(path, LANTERNS) as record:
        record.add(list(play_all(LANTERNS))[:2])
    with path.open("ab") as file:
        file.write(b'{"pairing"')
    with Record(path, LANTERNS) as again:
        assert [bout.number for bout in again.bouts] == [0, 1]
        again.add(play_all(LANTERNS, tuple(again.bouts)))
    with Record(path, LANTERNS) as whole:
        assert sorted(bout.number for bout in whole.bouts) == list(range(6))


def test_a_file_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Record(path, LANTERNS):
        pass
    other = msgspec.structs.replace(LANTERNS, table=msgspec.structs.replace(LANTERNS.table, seed=6))
    notes = tmp_path / "notes.txt"
    notes.write_text("a single line without its end", encoding="utf-8")
    for file, ladder in ((path, other), (notes, LANTERNS)):
        before = file.read_bytes()
        with pytest.raises(RecordError, match="other-ladder"):
            Record(file, ladder)
        assert file.read_bytes() == before


def test_two_ladders_do_not_write_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Record(path, LANTERNS), pytest.raises(RecordError, match="in-use"):
        Record(path, LANTERNS)


def test_a_game_that_is_there_twice_or_torn_is_named_by_its_line(tmp_path: Path, capsys: Output) -> None:
    path, words = tmp_path / "games.jsonl", ("lanterns", "--games", "2", "--lang", "de")
    assert ladder(*words, "--journal", path) == 0
    lines = path.read_bytes().splitlines(keepends=True)
    for bad in (lines[1], b'{"pairing"\n'):
        path.write_bytes(b"".join([*lines[:2], bad, *lines[2:]]))
        assert ladder(*words, "--journal", path) == 1
        assert f"In {path} ist Zeile 3 beschädigt" in capsys.readouterr().err


def test_the_strongest_stands_first_and_only_games_that_are_asked_for_count() -> None:
    asked = msgspec.structs.replace(LANTERNS, heroes=("random", "clever"), games=10)
    bouts = [Bout(Pairing("random", "random"), n, n < 3, Times(), Times()) for n in range(12)]
    bouts += [Bout(Pairing("clever", "random"), n, n < 9, Times(), Times()) for n in range(10)]
    found = standings(asked, bouts)
    assert [one.player for one in found.heroes] == ["clever", "random"]
    assert [one.won.of for one in found.heroes] == [10, 10]


# --- the command -----------------------------------------------------------------------------------


def test_the_ladder_of_a_game_is_told_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    numbers = tmp_path / "numbers.json"
    for lang, word in (("en", "who plays the heroes"), ("de", "wer die Helden spielt")):
        assert ladder("lanterns", "--games", 2, "--heroes", 1, "--lang", lang, "--json", numbers) == 0
        assert word in capsys.readouterr().out
    found = msgspec.json.decode(numbers.read_bytes(), type=Standings)
    assert [one.won.of for one in found.heroes] == [4, 4]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--enter", "nobody"), "no player"),
        (("--enter", "heuristic"), "twice"),
        (("--only", "heuristic"), "at least two"),
        (("--enter", "mine=ws://127.0.0.1:1", "--games", "1"), "ws://127.0.0.1:1"),
    ],
)
def test_whoever_cannot_enter_is_told_why(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ladder("lanterns", *words) == 1
    assert told in capsys.readouterr().err


def test_a_table_takes_its_place_on_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- figures:ladder-lanterns -->\nold\n<!-- /figures -->\nafter\n", encoding="utf-8")
    publish(page, "lanterns", "About.", [Table("T", ("a", "b"), (("1", "2"),))])
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n<!-- figures:ladder-lanterns -->\nAbout.\n")
    assert "old" not in text
    assert text.endswith("<!-- /figures -->\nafter\n")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_nobody_is_left_out_of_a_ladder(game: AnyGame) -> None:
    assert [name.partition("@")[0] for name in everybody(game)] == list(all_players_of(game))
