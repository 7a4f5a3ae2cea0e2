"""The command `questhall`."""

from __future__ import annotations

import io
import logging
import os
import re
import runpy
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from questhall.cli import language, main
from questhall.games.registry import GAMES
from tests.nim.game import NIM

Output = pytest.CaptureFixture[str]


def test_the_language_is_asked_for_or_taken_from_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert language([]) == "de"
    assert language(["play", "--lang", "en"]) == "en"
    assert language(["play", "--lang=en"]) == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language([]) == "en"


@pytest.mark.parametrize(("lang", "words"), [("de", "Regeln nach Nummer"), ("en", "look up rules")])
def test_help_is_in_the_language(lang: str, words: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    assert words in capsys.readouterr().out


def test_rules_by_word_by_number_and_by_chapter(capsys: Output) -> None:
    assert main(["rules", "sidequest", "intervene", "--lang", "en"]) == 0
    assert "SQ-5.10 · Intervene" in capsys.readouterr().out
    assert main(["rules", "sidequest", "SQ-5.8", "--lang", "de"]) == 0
    assert "Ein Block pro Zug" in capsys.readouterr().out
    assert main(["rules", "sidequest", "--lang", "de"]) == 0
    assert "SQ-5 " in capsys.readouterr().out


def test_a_rule_that_does_not_exist(capsys: Output) -> None:
    assert main(["rules", "sidequest", "xyzzy", "--lang", "de"]) == 1
    assert capsys.readouterr().err == "Zu „xyzzy“ gibt es keine Regel.\n"


def test_a_game_that_does_not_exist(capsys: Output) -> None:
    for command in ("rules", "play"):
        assert main([command, "chess", "--lang", "en"]) == 1
        assert capsys.readouterr().err == "There is no game “chess”. There are: sidequest, rushout.\n"


def test_the_pack_that_comes_with_a_game_is_good(capsys: Output) -> None:
    assert main(["pack", "check", "sidequest", "--lang", "en"]) == 0
    assert "no errors." in capsys.readouterr().out


def test_a_pack_of_rush_out_is_checked_and_listed_too(tmp_path: Path, capsys: Output) -> None:
    core = GAMES["rushout"].folder / "packs" / "core"
    assert main(["pack", "check", str(core), "--lang", "en"]) == 0
    assert "29 trials, 47 spells" in capsys.readouterr().out
    assert main(["pack", "cards", str(core), "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "Butterfinger · Verwirrung\nZauberer: Pflanze, Pflanze, Wasser, Luft\n" in out
    for file in core.iterdir():
        text = file.read_text(encoding="utf-8").replace("wizard: [plant, plant, water, air]", "wizard: [plant, sun]")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith("spells.yaml:6: spells butterfingers, wizard 2: unknown entry 'sun'")


def test_a_pack_of_an_unknown_game_is_refused(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "pack.yaml").write_text("id: far\ngame: chess\n", encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith("pack.yaml:2: game: there is no game 'chess'; Known: rushout, side")


def test_a_bad_pack_is_refused_with_file_and_line(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "pack.yaml").write_text("id: bad\nversion: one\n", encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--lang", "de"]) == 1
    out = capsys.readouterr().out
    assert "pack.yaml:" in out
    assert "Das Paket kann nicht benutzt werden." in out
    assert main(["pack", "cards", str(tmp_path), "--lang", "en"]) == 1
    assert "The pack cannot be used." in capsys.readouterr().err


def test_what_is_wrong_with_a_pack_is_told_in_the_language_asked_for(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "pack.yaml").write_text("id: bad\ngame: sidequest\n", encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--lang", "de"]) == 1
    assert capsys.readouterr().out.startswith("pack.yaml:1: Das Feld „version“ fehlt\n")
    assert main(["pack", "cards", str(tmp_path), "--lang", "de"]) == 1
    assert capsys.readouterr().err.startswith("pack.yaml:1: Das Feld „version“ fehlt\n")
    assert main(["pack", "check", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith("pack.yaml:1: the field 'version' is missing\n")


def test_a_pack_that_is_not_there(tmp_path: Path, capsys: Output) -> None:
    assert main(["pack", "check", str(tmp_path / "no"), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith("There is no folder")


@pytest.mark.parametrize(("lang", "words"), [("de", "Mooswolf · Kreatur"), ("en", "Moss Wolf · Creature")])
def test_cards_are_listed_with_their_text(lang: str, words: str, capsys: Output) -> None:
    assert main(["pack", "cards", "sidequest", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert words in out
    assert max(map(len, out.splitlines())) <= 80


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


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
    assert "» Which deck? (SQ-1.3)" in capsys.readouterr().out


def test_a_move_beyond_the_end_of_a_replay(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "game.txt")
    typed(monkeypatch, f"save {path}", "quit")
    assert main(["play", "sidequest", "--seed", "5", "--difficulty", "normal", "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["replay", path, "--at", "99", "--lang", "en"]) == 1
    assert capsys.readouterr().err == "The game has 0 moves; --at 99 is beyond its end.\n"


def test_a_file_that_is_no_game(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada", encoding="utf-8")
    assert main(["play", "sidequest", "--load", str(path), "--lang", "de"]) == 1
    assert "ist nicht zu gebrauchen" in capsys.readouterr().err


def test_a_race_is_politely_sent_to_the_browser(capsys: Output) -> None:
    assert main(["play", "rushout", "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith("“rushout” is played in real time, so in the browser")


def test_games_are_listed(capsys: Output) -> None:
    assert main(["games", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("sidequest · SideQuest · 1 bis 3 Helden\n")
    assert main(["games", "rushout", "--lang", "de"]) == 0
    assert "--set scenario=… Was gespielt wird (RO-16)" in capsys.readouterr().out


def test_every_agreement_can_be_set(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    said = ["--set", "judgment=true", "--set", "turn_limit=60000", "--difficulty", "hard"]
    typed(monkeypatch, "quit")
    assert main(["play", "sidequest", *said, "--lang", "en"]) == 0
    assert "HARD" in capsys.readouterr().out
    assert main(["play", "sidequest", "--difficulty", "silly", "--lang", "de"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("Schwierigkeit (difficulty) kann nicht „silly“ sein. Möglich ist: normal (NORMAL); hard")


def test_a_game_without_rooms_is_played_and_told_again(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM)
    path = str(tmp_path / "game.txt")
    typed(monkeypatch, "2", f"save {path}", "quit")
    assert main(["play", "nim", "--seed", "1", "--set", "more=20", "--lang", "de"]) == 0
    assert "Hölzchen 24" in capsys.readouterr().out
    assert main(["replay", path, "--at", "1", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Held 1 nimmt 2." in told
    assert "Hölzchen 22" in told


def test_a_seat_that_is_not_at_the_table(capsys: Output) -> None:
    assert main(["play", "sidequest", "--seat", "3", "--heroes", "2", "--lang", "en"]) == 1
    assert capsys.readouterr().err == "Seat 3 does not exist with 2 heroes.\n"


def test_watching_needs_no_keyboard(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    assert main(["play", "sidequest", "--seat", "watch", "--seed", "3", "--lang", "en", "--gm", "random"]) == 0
    assert "The game is over." in capsys.readouterr().out


def test_without_a_name_the_game_opens_in_the_browser(tmp_path: Path) -> None:
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    with subprocess.Popen(
        [sys.executable, "-m", "questhall", "play", "--lang", "de"], stdout=subprocess.PIPE, text=True, env=env
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.match(r"Questhall ist offen unter (http://127\.0\.0\.1:\d+/) ", said)
        assert found is not None, said
        with urllib.request.urlopen(found[1] + "healthz") as answer:
            assert answer.read() == b"ok\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert (tmp_path / "questhall" / "questhall.db").exists()


@pytest.mark.parametrize("display", ["", ":0"])
def test_a_browser_is_opened_only_where_it_can_be_seen(
    display: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr("questhall.cli.serve_on", lambda *given: given[-1]())
    main(["play", "--browser", "--lang", "en"])
    address = capsys.readouterr().out.split()[4]
    assert opened == ([address] if display else [])


@pytest.fixture
def own_logging() -> Iterator[None]:
    """The server sends all logs where it wants; afterwards they go where they went."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("own_logging")
def test_a_server_that_cannot_start_says_why(tmp_path: Path, capsys: Output) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--lang", "en"]) == 1
    assert f"cannot listen at 127.0.0.1:{port}: Address already in use" in capsys.readouterr().err
    assert main(["serve", "--port", "99999", "--lang", "de"]) == 1
    assert "kann an 127.0.0.1:99999 nicht lauschen" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--database", "oracle://there", "--lang", "en"]) == 1
    assert "The database cannot be used:" in capsys.readouterr().err
    folder = tmp_path / "folder.db"
    folder.mkdir()
    assert main(["serve", "--port", "0", "--database", str(folder), "--lang", "en"]) == 1
    assert "The database cannot be used:" in capsys.readouterr().err


def test_simulations_are_reached_from_here(capsys: Output) -> None:
    assert main(["simulate", "sidequest", "--games", "2", "--jobs", "1", "--no-cards"]) == 0
    assert capsys.readouterr().out


def test_the_package_runs_as_a_module(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(sys, "argv", ["questhall", "rules", "sidequest", "SQ-5.8"])
    with pytest.raises(SystemExit) as end:
        runpy.run_module("questhall", run_name="__main__")
    assert end.value.code == 0
    assert "SQ-5.8" in capsys.readouterr().out
