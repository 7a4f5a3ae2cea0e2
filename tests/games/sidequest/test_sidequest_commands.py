"""The command `questhall` and SideQuest: rules, cards, a game saved and told again."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli import main
from tests.terminal.keyboard import typed

Output = pytest.CaptureFixture[str]


def test_rules_by_word_by_number_and_by_chapter(capsys: Output) -> None:
    assert main(["rules", "sidequest", "intervene", "--lang", "en"]) == 0
    assert "SQ-5.10 · Intervene" in capsys.readouterr().out
    assert main(["rules", "sidequest", "SQ-5.8", "--lang", "de"]) == 0
    assert "Ein Block pro Zug" in capsys.readouterr().out
    assert main(["rules", "sidequest", "--lang", "de"]) == 0
    assert "SQ-5 " in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "words"), [("de", "Mooswolf · Kreatur"), ("en", "Moss Wolf · Creature")])
def test_cards_are_listed_with_their_text(lang: str, words: str, capsys: Output) -> None:
    assert main(["pack", "cards", "sidequest", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert words in out
    assert max(map(len, out.splitlines())) <= 80


def test_a_game_is_played_saved_loaded_and_replayed(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "game.txt")
    typed(monkeypatch, 'create 2 3 1 "Ada"', "vanguard", "keep", f"save {path}", "quit")
    begin = ["play", "sidequest", "--seat", "1", "--heroes", "2", "--difficulty", "hard", "--seed", "5"]
    assert main([*begin, "--lang", "en"]) == 0
    assert "Saved in" in capsys.readouterr().out
    typed(monkeypatch, "quit")
    assert main(["play", "sidequest", "--load", path, "--lang", "de"]) == 0
    assert "» Was wächst? (SQ-3.2)" in capsys.readouterr().out
    assert main(["replay", path, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Ada begins with 8 LP, 3 STR and 1 INT." in told
    assert "You drew" not in told
    assert main(["replay", path, "--at", "2", "--seat", "1", "--lang", "en"]) == 0
    assert "draws" not in capsys.readouterr().out
    typed(monkeypatch, "quit")
    assert main(["replay", path, "--at", "2", "--play", "--seat", "1", "--lang", "en"]) == 0
    assert "» Which deck? (SQ-1.3, SQ-1.4)" in capsys.readouterr().out


def test_a_move_beyond_the_end_of_a_replay(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "game.txt")
    typed(monkeypatch, f"save {path}", "quit")
    assert main(["play", "sidequest", "--seed", "5", "--difficulty", "normal", "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["replay", path, "--at", "99", "--lang", "en"]) == 1
    assert capsys.readouterr().err == "The game has 0 moves; --at 99 is beyond its end.\n"


def test_every_agreement_can_be_set(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ["--set", "judgment=true", "--set", "turn_limit=60000", "--difficulty", "hard"]
    typed(monkeypatch, "quit")
    assert main(["play", "sidequest", *said, "--lang", "en"]) == 0
    assert "HARD" in capsys.readouterr().out
    assert main(["play", "sidequest", "--difficulty", "silly", "--lang", "de"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("Schwierigkeit (difficulty) kann nicht „silly“ sein. Möglich ist: normal (NORMAL); hard")
