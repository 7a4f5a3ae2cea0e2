"""The command `questhall`."""

from __future__ import annotations

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
from questhall.kernel.rulebook import Rulebook
from tests.nim.game import NIM
from tests.terminal.keyboard import typed

Output = pytest.CaptureFixture[str]
FIRST = next(name for name, game in GAMES.items() if not game.timing.real_time)
"""A game of the house that can be played in a terminal."""
RULE = Rulebook.load(GAMES[FIRST].folder / "rulebook").ids[0]


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


def test_a_rule_that_does_not_exist(capsys: Output) -> None:
    assert main(["rules", FIRST, "xyzzy", "--lang", "de"]) == 1
    assert capsys.readouterr().err == "Zu „xyzzy“ gibt es keine Regel.\n"


def test_a_game_that_does_not_exist(capsys: Output) -> None:
    for command in ("rules", "play"):
        assert main([command, "chess", "--lang", "en"]) == 1
        assert capsys.readouterr().err == f"There is no game “chess”. There are: {', '.join(GAMES)}.\n"


def test_the_pack_that_comes_with_a_game_is_good(capsys: Output) -> None:
    assert main(["pack", "check", FIRST, "--lang", "en"]) == 0
    assert "no errors." in capsys.readouterr().out


def test_a_pack_of_an_unknown_game_is_refused(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "pack.yaml").write_text("id: far\ngame: chess\n", encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith(
        f"pack.yaml:2: game: there is no game 'chess'; Known: {', '.join(sorted(GAMES))}"
    )


def test_a_bad_pack_is_refused_with_file_and_line(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "pack.yaml").write_text("id: bad\nversion: one\n", encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--lang", "de"]) == 1
    out = capsys.readouterr().out
    assert "pack.yaml:" in out
    assert "Das Paket kann nicht benutzt werden." in out
    assert main(["pack", "cards", str(tmp_path), "--lang", "en"]) == 1
    assert "The pack cannot be used." in capsys.readouterr().err


def test_what_is_wrong_with_a_pack_is_told_in_the_language_asked_for(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "pack.yaml").write_text(f"id: bad\ngame: {FIRST}\n", encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--lang", "de"]) == 1
    assert capsys.readouterr().out.startswith("pack.yaml:1: Das Feld „version“ fehlt\n")
    assert main(["pack", "cards", str(tmp_path), "--lang", "de"]) == 1
    assert capsys.readouterr().err.startswith("pack.yaml:1: Das Feld „version“ fehlt\n")
    assert main(["pack", "check", str(tmp_path), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith("pack.yaml:1: the field 'version' is missing\n")


def test_a_pack_that_is_not_there(tmp_path: Path, capsys: Output) -> None:
    assert main(["pack", "check", str(tmp_path / "no"), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith("There is no folder")


def test_a_file_that_is_no_game(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada", encoding="utf-8")
    assert main(["play", FIRST, "--load", str(path), "--lang", "de"]) == 1
    assert "ist nicht zu gebrauchen" in capsys.readouterr().err


def test_games_are_listed(capsys: Output) -> None:
    assert main(["games", "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert [
        name for name, game in GAMES.items() if f"{name} · {game.texts('de').say('hall.title')} · " not in out
    ] == []
    for name, game in GAMES.items():
        assert main(["games", name, "--lang", "de"]) == 0
        out = capsys.readouterr().out
        assert [each.name for each in game.agreements() if f"--set {each.name}=… " not in out] == []


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
    assert main(["play", FIRST, "--seat", "3", "--heroes", "2", "--lang", "en"]) == 1
    assert capsys.readouterr().err == "Seat 3 does not exist with 2 heroes.\n"


def test_watching_needs_no_keyboard(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    assert main(["play", FIRST, "--seat", "watch", "--seed", "3", "--lang", "en", "--gm", "random"]) == 0
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


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--address", "hall.example"], "“hall.example” is no address here."),
        (["--proxy", "everybody"], "“everybody” is no address here."),
        (["--office", "9100"], "--office needs an address and a port"),
        (["--office", "127.0.0.1:x"], "--office needs an address and a port"),
    ],
)
def test_a_hall_is_not_opened_at_what_is_no_address(
    given: list[str], told: str, capsys: Output, tmp_path: Path
) -> None:
    assert main(["serve", "--port", "0", "--database", f"{tmp_path}/hall.db", "--lang", "en", *given]) == 1
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("display", ["", ":0"])
def test_a_browser_is_opened_only_where_it_can_be_seen(
    display: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr("questhall.commands.playing.serve_on", lambda *given: given[-1]())
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
    assert main(["simulate", FIRST, "--games", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().out


def test_the_package_runs_as_a_module(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setattr(sys, "argv", ["questhall", "rules", FIRST, RULE])
    with pytest.raises(SystemExit) as end:
        runpy.run_module("questhall", run_name="__main__")
    assert end.value.code == 0
    assert RULE in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "words"), [("de", "das gibt es nicht"), ("en", "it does not exist")])
def test_where_nothing_can_be_written_it_is_told_before_anything_is_played(
    lang: str, words: str, tmp_path: Path, capsys: Output
) -> None:
    nowhere = tmp_path / "nowhere"
    simulate = ["simulate", FIRST, "--games", "1", "--jobs", "1", "--json", str(nowhere / "x.json")]
    ladder = ["ladder", FIRST, "--games", "1", "--jobs", "1", "--journal", str(nowhere / "x.jsonl")]
    for command in (simulate, ladder):
        assert main([*command, "--lang", lang]) == 1
        out, err = capsys.readouterr()
        assert (out, str(nowhere) in err, words in err) == ("", True, True)


def test_a_file_where_a_folder_should_be_is_told(tmp_path: Path, capsys: Output) -> None:
    example = Path(__file__).parents[1] / "examples" / "lab" / f"{FIRST}.yaml"
    there = tmp_path / "there"
    there.write_text("mine", encoding="utf-8")
    assert main(["lab", "run", str(example), "--out", str(there), "--lang", "de"]) == 1
    assert capsys.readouterr().err == f"Mit {there} geht es nicht: dort liegt schon eine Datei.\n"
    assert there.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("typed_words", "said"),
    [
        (["lab", "run"], "questhall lab run: es fehlt: file\n"),
        (["lab", "run", "x.yaml", "--jobs", "abc"], "questhall lab run: --jobs: „abc“ ist hier nicht möglich\n"),
        (["lab", "nix"], "questhall lab: COMMAND: „nix“ gibt es hier nicht; möglich ist: "),
        (["ladder", FIRST, "--games", "0"], "questhall ladder: --games: 0 < 1\n"),
        (["games", "--nix"], "damit ist hier nichts anzufangen: --nix\n"),
    ],
)
def test_what_was_mistyped_is_told_in_the_language(
    typed_words: list[str], said: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de")
    with pytest.raises(SystemExit) as end:
        main(typed_words)
    err = capsys.readouterr().err
    assert end.value.code == 2
    assert err.startswith("Aufruf: questhall")
    assert said in err


def test_nobody_plays_a_ladder_with_no_heroes(capsys: Output) -> None:
    assert main(["ladder", FIRST, "--heroes", "0", "--games", "1", "--lang", "en"]) == 1
    assert "not for 0" in capsys.readouterr().err


def test_wishes_at_tables_that_nobody_has_measured_are_told(capsys: Output) -> None:
    for typo in ("hero=1", "heroes"):
        assert main(["lab", "targets", FIRST, "--only", typo, "--lang", "de"]) == 1
        assert f"Tische mit „{typo}“ wurden nicht vermessen. Es gibt: heroes=1" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_told_at_once(tmp_path: Path, capsys: Output) -> None:
    example = Path(__file__).parents[1] / "examples" / "lab" / f"{FIRST}.yaml"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        words = ["lab", "run", str(example), "--out", str(tmp_path / "out"), "--on", address, "--lang", "de"]
        assert main(words) == 1
    assert capsys.readouterr().err == f"Mit {address} geht es nicht: dort hört niemand zu.\n"
