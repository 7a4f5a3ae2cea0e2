"""A game master who looks ahead in the dungeon, and a hero who says what the adviser says."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.game import HEROQUEST
from questhall.kernel.dice import Random
from questhall.players.judge import NOT_YET, judge_in
from questhall.players.lookback import Course
from questhall.players.registry import make_player
from questhall.players.search import SearchPlayer
from tests.games.heroquest.test_adviser import MONSTER, SETTINGS, TURN, until
from tests.surroundings import ROOT

ASKED = [(0, MONSTER), (1, TURN)]


def searcher(seat: int, effort: str = "30") -> SearchPlayer:
    player = make_player(f"search@{effort}", HEROQUEST, SETTINGS, seat, 5)
    assert isinstance(player, SearchPlayer)
    return player


@pytest.mark.parametrize(("seat", "question"), ASKED)
def test_it_says_what_is_allowed_and_the_same_again_and_leaves_the_table_as_it_was(seat: int, question: str) -> None:
    g, _ = until(seat, question, fighting=True)
    before = HEROQUEST.save(g)
    said = [searcher(seat).choose(HEROQUEST.situation(g, seat)) for _ in range(2)]
    assert said[0] is not None
    assert said[0] == said[1]
    assert g.refuse(seat, said[0]) is None
    assert HEROQUEST.save(g) == before


@pytest.mark.parametrize(("seat", "question"), ASKED)
def test_it_knows_no_more_than_its_seat(seat: int, question: str) -> None:
    """In a dungeon that the seat cannot tell from this one it says the same."""
    g, _ = until(seat, question, fighting=True)
    other = HEROQUEST.determinize(g, seat, Random(8))
    one, two = [searcher(seat).choose(HEROQUEST.situation(h, seat)) for h in (g, other)]
    assert one == two


def test_without_time_it_says_what_its_adviser_says() -> None:
    g, _ = until(0, MONSTER, fighting=True)
    now = HEROQUEST.situation(g, 0)
    thought = searcher(0, "5000").think(now, within=0.0)
    assert thought is not None
    assert thought.answer == searcher(0).adviser.choose(now)
    assert thought.gain == 0.0


def test_a_judge_says_who_stands_better() -> None:
    g, _ = until(1, TURN, fighting=True)
    worse = g.clone()
    for hero in worse.heroes:
        hero.body = 1
    judge = judge_in(HEROQUEST)
    assert 0.0 < judge.heroes_win(worse) < judge.heroes_win(g) < 1.0


def test_what_the_page_of_players_says_of_the_judge_is_what_it_says_of_itself() -> None:
    about = judge_in(HEROQUEST).about
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| HeroQuest | cunning | "))
    for key in ("games", "positions", "loss", "loss_of_a_guess"):
        assert f"{about[key]:,}" in row, key


def test_while_heroes_are_chosen_nobody_says_how_the_quest_stands() -> None:
    g = HEROQUEST.start(HEROQUEST.settings(heroes=2), 5)
    assert judge_in(HEROQUEST).clock(g) == NOT_YET
    assert Course(HEROQUEST, (1,), g).standings == []
