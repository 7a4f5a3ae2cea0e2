"""An experiment with SideQuest: what is noted of it, in words."""

from __future__ import annotations

import re
from pathlib import Path

import polars
import pytest

from questhall.lab.matrix import read_plan
from questhall.lab.page import as_html, as_markdown
from questhall.lab.parquet import write_games
from tests.lab.experiments import file, page_of, played

BY_CHANCE = """
game: sidequest
settings: {heroes: [1, 2], difficulty: normal}
players: {heroes: random, master: random}
seed: 3
stop: {games: 10, round: 20}
"""


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Heroes’ win share", "2 Heroes instead of 1 Hero", "McNemar", "Most often: Cards played")),
        ("de", ("Siegquote der Helden", "2 Helden statt 1 Held", "McNemar", "Am häufigsten: Gespielte Karten")),
    ],
)  # fmt: skip
def test_a_report_speaks_both_languages(lang: str, words: tuple[str, ...], tmp_path: Path) -> None:
    played(tmp_path, read_plan(file(tmp_path, BY_CHANCE)))
    page = page_of(tmp_path, lang)
    assert [word for word in words if word.lower() not in as_markdown(page).lower()] == []
    assert not re.search("[a-z]_[a-z]", as_markdown(page)), "everything has a name"
    html = as_html(page, lang)
    assert html.startswith(f'<!doctype html>\n<html lang="{lang}">')
    assert html.count("<svg") == 2


def test_every_card_of_every_game_is_in_the_parquet_file(tmp_path: Path) -> None:
    plan = read_plan(file(tmp_path, BY_CHANCE))
    games = polars.read_parquet(write_games(plan, played(tmp_path, plan), tmp_path))
    assert {"decks", "bosses", "rounds", "lost_in", "use_drawn", "use_played", "use_activated"} < set(games.columns)
    assert set(games["heroes"]) == {1, 2}
    drawn = games.explode("use_drawn").unnest("use_drawn").group_by("cell", "number").agg(polars.col("times").sum())
    assert drawn.height == 20
    assert min(drawn["times"]) > 6
