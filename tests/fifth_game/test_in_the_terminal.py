"""A whole game through the keyboard, with the face that any game gets."""

from __future__ import annotations

import io
from collections.abc import Iterable

import pytest
from rich.cells import cell_len

from lanterns.game import LANTERNS
from lanterns.moves import Path, Walk
from lanterns.settings import Settings
from questhall.cli import main
from questhall.kernel.match import Match
from questhall.terminal.play import play
from questhall.terminal.screen import WIDTH
from questhall.terminal.session import Session
from tests.fifth_game.cellar_table import at


class Typist(io.StringIO):
    """Types prepared lines, then numbers of choices."""

    def __init__(self, lines: Iterable[str], most: int) -> None:
        super().__init__()
        self.prepared, self.left = list(lines), most

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.prepared:
            return f"{self.prepared.pop(0)}\n"
        self.left -= 1
        return f"{1 + self.left % 4}\n" if self.left >= 0 else ""


def sit(*lines: str, seat: int | None = 1, lang: str = "en", most: int = 0, **agreed: object) -> tuple[str, Session]:
    out = io.StringIO()
    match = Match(LANTERNS, Settings(**agreed), 3)  # type: ignore[arg-type]
    session = play(match, seat, lang, "heuristic", "heuristic", Typist(lines, most), out)
    return out.getvalue(), session


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(("seat", "heroes", "master"), [(1, 1, True), (2, 3, False), (0, 2, True), (None, 2, True)])
def test_a_whole_game_is_played(seat: int | None, heroes: int, master: bool, lang: str) -> None:
    text, session = sit(seat=seat, lang=lang, most=3_000, heroes=heroes, master=master)
    assert session.match.state.over
    assert max(map(cell_len, text.splitlines())) <= WIDTH
    assert "{" not in text


def test_a_square_is_named_by_number_by_words_and_by_move() -> None:
    for typed in ("walk 37", "B4", "go to b4"):
        _, session = sit(typed)
        assert session.match.moves[0].answer == Walk(at("B4"))


def test_a_way_may_be_told_square_by_square() -> None:
    _, session = sit("path 37 38 38", "path 37 38 39")
    assert session.match.moves[0].answer == Path((37, 38, 39))


def test_why_names_the_square_and_the_rule() -> None:
    text, _ = sit("why walk 0", "why walk 40", "why walk 50", lang="de")
    assert "Auf A1 ist nichts als Mauer. (LB-2.1)" in text
    assert "Im Dunkeln endet der Weg auf dem ersten Feld; E4 liegt nicht dahinter. (LB-B.2)" in text
    assert "Geh auf C5" in text


def test_the_table_is_told_in_the_words_of_the_game() -> None:
    text, _ = sit(lang="de", gentle=True)
    assert "Öl 16" in text
    assert "Kraft 5" in text


def test_the_command_line_takes_what_is_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    agreed = ("quest=ledger", "bearers=piper,clerk", "gentle=true", "oil=2", "master=false")
    command = ["play", "lanterns", "--seat", "watch", "--heroes", "2", "--seed", "3", "--lang", "en"]
    assert main([*command, *[word for each in agreed for word in ("--set", each)]]) == 0
    out = capsys.readouterr().out
    assert "The Gauge Ledger: the company goes down with 22 oil." in out
    assert "dread 0" in out


@pytest.mark.parametrize(("lang", "said"), [("en", "LB-B.2 · Into the dark"), ("de", "LB-B.2 · Ins Dunkle")])
def test_rules_are_looked_up(lang: str, said: str) -> None:
    text, _ = sit("? LB-B.2", lang=lang)
    assert said in text
