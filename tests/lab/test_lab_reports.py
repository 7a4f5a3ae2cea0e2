"""What a report says, and how it is drawn."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.text import Phrasebook, differences
from questhall.lab.charts import Chart, Line, scale, svg
from questhall.lab.columns import columns_of
from questhall.lab.compare import changes, discovered
from questhall.lab.joining import NotAlikeError, both
from questhall.lab.journal import Journal
from questhall.lab.matrix import read_plan
from questhall.lab.page import Page, Words, as_html
from questhall.lab.report import compared
from questhall.lab.study import Result, study_of
from questhall.lab.tables import Table
from questhall.lab.texts import LANG, lab_texts
from tests.lab.experiments import LANTERNS, NIM, file, lab, page_of, played
from tests.nim.game import NIM as NIM_GAME


@pytest.fixture(autouse=True)
def _nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "nim", NIM_GAME)


# --- one experiment ---------------------------------------------------------------------------


def test_cells_are_compared_with_those_that_differ_in_one_thing(tmp_path: Path) -> None:
    plan = read_plan(file(tmp_path, NIM.replace("heroes: [1, 2]", "heroes: [1, 2, 3]")))
    games = played(tmp_path / "out", plan)
    assert [(one.factor, one.first, one.second) for one in compared(plan, games)] == [
        ("heroes", 0, 1),
        ("heroes", 1, 2),
    ]
    assert all(one.pairs.of == 30 for one in compared(plan, games))


def test_what_is_noted_has_words_in_every_game() -> None:
    for game in GAMES.values():
        if study_of(game).result is Result:
            continue
        book = lab_texts(game, "de")
        shown = [c.name for c in columns_of(study_of(game).result) if c.kind in ("int", "float", "counts")]
        assert [name for name in shown if name != "number" and not book.has(f"fact.{name}")] == []


def test_the_page_needs_nothing_beside_itself(tmp_path: Path) -> None:
    played(tmp_path, read_plan(file(tmp_path, NIM)))
    html = as_html(page_of(tmp_path, "en"), "en")
    assert re.findall(r"(?:src|href|url|@import|<script)\W", html) == []
    assert "prefers-color-scheme: dark" in html
    ElementTree.fromstring(re.sub(r"<!doctype html>|<meta [^>]*>", "", html))


def test_names_cannot_break_the_page() -> None:
    line = Line("<b>&", 0.1, 0.2, 0.3, "20 %")
    page = Page("<x>", (Words("<y>"), Table("<z>", ("<h>",), (("<c>",),)), Chart("<t>", (line,), 0, 1, ((0, "0"),))))
    assert not re.search(r"<[bxyzhc]>|<t>", as_html(page, "en").replace("<th ", ""))


def test_a_plot_has_round_numbers() -> None:
    assert scale([0.0, 0.5])[2] == pytest.approx((0.0, 0.1, 0.2, 0.3, 0.4, 0.5))
    assert scale([-0.12, 0.31])[:2] == pytest.approx((-0.2, 0.4))
    assert scale([3.0])[:2] == pytest.approx((3.0, 3.2))
    drawn = ElementTree.fromstring(svg(Chart("t", (Line("a", -9, 0.5, 9, "x"),), 0, 1, ())))
    line = drawn.find("g/line")
    assert line is not None
    assert (line.get("x1"), line.get("x2")) == ("26.0", "720.0")


def test_a_long_name_stands_above_its_line_as_a_whole() -> None:
    """To the left of it there was room for some fifty letters, and the beginning was cut off."""
    name = " ".join(["Schwierigkeit: SCHWER statt NORMAL"] * 8)
    drawn = ElementTree.fromstring(svg(Chart("t", (Line(name, 0, 0.5, 1, "x"), Line("b", 0, 0.5, 1, "y")), 0, 1, ())))
    labels = drawn.findall(".//text[@class='label']")
    assert " ".join([label.text or "" for label in labels]) == f"{name} b"
    assert len({label.get("y") for label in labels}) == len(labels) == 4
    assert {label.get("x") for label in labels} == {"26"}


def test_the_lab_says_the_same_about_experiments_in_both_languages() -> None:
    books = [Phrasebook.open(LANG, lang) for lang in ("de", "en")]
    assert differences(*books) == []


# --- what a change does ------------------------------------------------------------------------


def test_a_change_is_tried_until_it_is_clear(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A bearer with far more body: that is clear long before all games are played."""
    stop = "games: 80, round: 20"
    for name, body in (("frail", "1"), ("tough", "12")):
        shutil.copytree(GAMES["lanterns"].core_folder, tmp_path / name)
        folk = tmp_path / name / "folk.yaml"
        bearers, monsters, rest = folk.read_text(encoding="utf-8").partition("monsters:")
        folk.write_text(re.sub(r"body: \d", f"body: {body}", bearers) + monsters + rest, encoding="utf-8")
        text = LANTERNS.replace("heroes: random", "heroes: heuristic").replace("games: 20, round: 10", stop)
        file(tmp_path, f"{text}packs: [{name}]\n", f"{name}.yaml")
    out = tmp_path / "out"
    assert lab("compare", tmp_path / "frail.yaml", tmp_path / "tough.yaml", "--out", out) == 0
    said = capsys.readouterr().out
    assert "1 hero: the heroes win more often." in said
    assert "The difference is clear." in said
    games = Journal.read(out)
    assert games.plan.factors["way"] == ("frail", "tough")
    assert len(games.games[0]) < 80
    assert [len(here) for here in games.games[:2]] == [len(here) for here in games.games[2:]]
    assert lab("report", out, "--lang", "de") == 0
    assert "Die Helden gewinnen öfter." in capsys.readouterr().out


def test_what_was_played_can_be_compared_later(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for player in ("random", "heuristic"):
        path = file(tmp_path, LANTERNS.replace("heroes: random", f"heroes: {player}"), f"{player}.yaml")
        played(tmp_path / player, read_plan(path))
    assert lab("compare", tmp_path / "random", tmp_path / "heuristic") == 0
    said = capsys.readouterr().out
    assert "looked at once" in said
    assert "1 hero: the heroes win more often. random" in said


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("seed: 5", "seed: 6", "other-seed"),
        ("heroes: [1, 2]", "heroes: 1", "other-cells"),
        ("game: nim", "game: lanterns", "other-game"),
    ],
)
def test_what_is_not_alike_is_not_compared(tmp_path: Path, old: str, new: str, key: str) -> None:
    one, other = file(tmp_path, NIM, "one.yaml"), file(tmp_path, NIM.replace(old, new), "other.yaml")
    with pytest.raises(NotAlikeError, match=key):
        both(one, other, 5, "en")


def test_two_packs_are_compared_with_every_number_of_heroes(tmp_path: Path) -> None:
    for name in ("one", "other"):
        shutil.copytree(GAMES["lanterns"].core_folder, tmp_path / name)
    plan = both(tmp_path / "one", tmp_path / "other", 5, "en")
    assert [place.at["heroes"] for place in plan.places] == [1, 2, 3, 1, 2, 3]
    assert plan.factors["player_heroes"] == ("heuristic",)


def test_a_card_that_is_played_more_often_is_found(tmp_path: Path) -> None:
    class Noted(Result, frozen=True, kw_only=True):
        cards: dict[str, int]

    def game(n: int, won: bool, *cards: str) -> Noted:
        return Noted(number=n, seed=n, winner="heroes" if won else "master", how="", decisions=1,
                     cards=dict.fromkeys(cards, 1))  # fmt: skip

    (column,) = [column for column in columns_of(Noted) if column.kind == "counts"]
    before = [game(n, n % 2 == 0, "lamp") for n in range(20)]
    after = [game(n, n % 2 == 0, "lamp", "rat") for n in range(20)]
    rat, lamp = changes(column, [before, after], lambda thing: thing == "lamp")
    assert (rat.thing, rat.seen.shares[1].value, rat.won[1].value) == ("rat", 1.0, 0.5)
    assert rat.chance < 0.001 < lamp.chance
    assert [one.chance for one in discovered([rat, lamp])] == pytest.approx([2 * rat.chance, 1.0])
