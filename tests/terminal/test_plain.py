"""A game that brings no face of its own, played through the keyboard."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest

from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Match
from questhall.kernel.snapshot import fingerprint
from questhall.kernel.text import Phrasebook, differences
from questhall.terminal.plain import Telling
from questhall.terminal.play import face_of, play
from questhall.terminal.screen import wrap
from questhall.terminal.session import Session
from questhall.terminal.texts import FOLDER, all_texts
from tests.nim.game import NIM, NimSettings
from tests.nim.moves import Take


def sit(
    *lines: str, seat: int | None = 1, lang: str = "en", settings: NimSettings | None = None
) -> tuple[str, Session]:
    """What a person sees who types these lines."""
    match = Match(NIM, settings or NimSettings(heroes=1), 1)
    return sit_at(match, lines, seat, lang)


def sit_at(match: Match, lines: Iterable[str], seat: int | None = 1, lang: str = "en") -> tuple[str, Session]:
    out = io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    session = play(match, seat, lang, "random", "random", typed, out)
    return out.getvalue(), session


def last(text: str) -> str:
    return text.split("> \n")[-2].strip()


@pytest.mark.parametrize(("lang", "shown"), [("en", "seat 1 · matches 10"), ("de", "seat 1 · Hölzchen 10")])
def test_the_view_is_told_in_words_and_the_options_have_numbers(lang: str, shown: str) -> None:
    text, session = sit("2", lang=lang)
    assert shown in text
    assert session.match.moves[0].answer == Take(2)


def test_a_view_with_words_of_its_own_is_told_by_them() -> None:
    text, _ = sit(settings=NimSettings(heroes=1, told=True))
    assert "10 lie there." in text
    assert "matches" not in text


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_whole_game_is_played(seat: int | None) -> None:
    text, session = sit(*["1"] * 30, seat=seat)
    assert session.match.state.over
    assert "took the last match" in text or "The game is over" in text or "You have" in text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("? NI-2", "NI-2 · Taking"),
        ("? turn", "NI-2 · Taking"),
        ("?", "How many do you take? (NI-2)"),
        ("? 1", "Take 1"),
        ("? xyzzy", "Nothing found for “xyzzy”, neither a card nor a rule."),
        ("why take 9", "Only 10 are left, and three may be taken at once. (NI-2)"),
        ("why take 2", "It is possible: Take 2"),
        ("take 9", "Only 10 are left, and three may be taken at once. (NI-2)"),
        ("undo", "There is nothing to take back."),
        ("log", "Roll for the heap: 4."),
    ],
)
def test_rules_reasons_and_the_log_as_in_any_game(typed: str, said: str) -> None:
    text, session = sit(typed)
    assert said in last(text)
    assert not session.match.moves


def test_moves_are_taken_back_and_played_again() -> None:
    _, session = sit("1", "undo")
    assert not session.match.moves
    _, session = sit("1", "undo", "redo")
    assert session.match.moves[0].answer == Take(1)


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    _, session = sit("1", f"save {path}")
    loaded = matchfile.load(path, {"nim": NIM})
    assert fingerprint(NIM, loaded.state) == fingerprint(NIM, session.match.state)
    text, _ = sit_at(loaded, ())
    assert "How many do you take?" in text


def test_own_dice_are_told_by_what_they_show() -> None:
    text, session = sit("rolled 6", "1", settings=NimSettings(heroes=1, own_dice=(1,)))
    assert "Roll your dice for the heap" in text
    assert "matches 12" in text
    _, session = sit("1", settings=NimSettings(heroes=1, own_dice=(1,)))
    assert session.match.moves[0].answer.faces == ()  # type: ignore[attr-defined]


def test_nested_data_becomes_lines() -> None:
    data = {"round": 3, "done": False, "won": True, "note": "", "dice": [1, 2],
            "heroes": [{"seat": 1, "hand": ["a", "b"]}, {"seat": 2, "deep": {"x": 0}}]}  # fmt: skip
    book = Phrasebook("en", {"": {"field": {"round": "turn"}}})
    assert Telling(book).lines(data) == [
        "turn 3 · won · dice 1, 2",
        "heroes:",
        "  seat 1 · hand a, b",
        "  seat 2",
        "  deep:",
        "    x 0",
    ]


# --- words and lines ----------------------------------------------------------------------------


def test_the_terminal_says_the_same_in_both_languages() -> None:
    folders = [FOLDER, *[game.folder / "terminal" / "lang" for game in GAMES.values()]]
    for folder in filter(Path.is_dir, folders):
        assert differences(Phrasebook.open(folder, "de"), Phrasebook.open(folder, "en")) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_a_face(game: AnyGame) -> None:
    assert face_of(game, "de", None).book.say("ui.you") == "du"
    assert all_texts(game, "de").say("hall.title")


def test_lines_are_wrapped_and_indented() -> None:
    assert wrap(" 1 one two three", 10) == [" 1 one two", "  three"]
    assert wrap("abcdefghijklmno", 10) == ["abcdefgh", "  ijklmno"]
    assert wrap("", 10) == [""]
