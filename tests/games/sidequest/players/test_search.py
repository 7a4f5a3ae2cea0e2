"""Somebody who looks ahead, and the judge that was taught for it."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK
from questhall.players.judge import judge_in
from questhall.players.player import decided
from questhall.players.playouts import Playouts
from questhall.players.registry import all_players_of, is_player, make_player, makers_of, players_of
from questhall.players.search import SearchPlayer
from tests.surroundings import ROOT


def searcher(seat: int, effort: str, settings: Settings) -> SearchPlayer:
    player = make_player(f"search@{effort}", SIDEQUEST, settings, seat, 5)
    assert isinstance(player, SearchPlayer)
    return player


def in_the_middle(seat: int, after: int = 120) -> SideQuest:
    """A game of usual players, as soon as a seat has something to choose."""
    decks = tuple(sorted(deck.id for deck in SIDEQUEST.printed.decks.values() if deck.kind == "hero"))[:2]
    settings = Settings(heroes=2, difficulty="normal", decks=decks, discovery="preconstructed")
    g = SIDEQUEST.start(settings, 4)
    players = {s: make_player("heuristic", SIDEQUEST, settings, s, 9) for s in SIDEQUEST.seats(settings)}
    for n in range(2_000):
        asked = min(ask.seat for ask in g.asks if ask.seat != CLOCK)
        now = SIDEQUEST.situation(g, asked)
        if n > after and asked == seat and len(now.options) > 3:
            return g
        assert g.answer(asked, decided(players[asked], now)) is None
    raise AssertionError("nobody had anything to choose")


@pytest.mark.parametrize("seat", [0, 1])
def test_it_says_what_is_offered_and_the_same_again(seat: int) -> None:
    g = in_the_middle(seat)
    said = [searcher(seat, "60", g.settings).choose(SIDEQUEST.situation(g, seat)) for _ in range(2)]
    assert said[0] == said[1]
    assert said[0] in g.options(seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_it_knows_no_more_than_its_seat(seat: int) -> None:
    """In a world that the seat cannot tell from this one it says the same."""
    g = in_the_middle(seat)
    other = SIDEQUEST.determinize(g, seat, Random(8))
    one, two = [searcher(seat, "60", g.settings).choose(SIDEQUEST.situation(h, seat)) for h in (g, other)]
    assert one == two


def test_without_time_it_says_what_its_adviser_says() -> None:
    g = in_the_middle(0)
    player = searcher(0, "5000", g.settings)
    thought = player.think(SIDEQUEST.situation(g, 0), within=0.0)
    assert thought is not None
    assert thought.answer == thought.advice == player.adviser.choose(SIDEQUEST.situation(g, 0))
    assert thought.gain == 0.0


def test_nothing_is_begun_that_might_take_longer_than_is_left() -> None:
    """A step has taken some time, and now there is less."""
    g = in_the_middle(0)
    playouts = Playouts(SIDEQUEST, g.settings, 0, 5, makers_of(SIDEQUEST)["heuristic"], judge_in(SIDEQUEST))
    answer = g.options(0)[0]
    first = playouts.value(g, answer, lambda: 60.0)
    second = playouts.value(g, answer, lambda: 1e-9)
    assert first is not None
    assert 0.0 <= first <= 1.0
    assert second is None


def test_the_table_is_as_it_was_before_it_thought() -> None:
    g = in_the_middle(1)
    before = SIDEQUEST.save(g)
    searcher(1, "40", g.settings).choose(SIDEQUEST.situation(g, 1))
    assert SIDEQUEST.save(g) == before


def test_a_judge_says_who_stands_better() -> None:
    g = in_the_middle(0)
    worse = g.clone()
    for hero in worse.heroes:
        hero.lp, hero.hand = 1, ()
    judge = judge_in(SIDEQUEST)
    assert 0.0 < judge.heroes_win(worse) < judge.heroes_win(g) < 1.0


def test_what_the_page_of_players_says_of_a_judge_is_what_it_says_of_itself() -> None:
    about = judge_in(SIDEQUEST).about
    page = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| SideQuest | heuristic | "))
    for key in ("games", "positions", "loss", "loss_of_a_guess"):
        assert f"{about[key]:,}" in row, key


def test_who_takes_time_is_no_usual_player() -> None:
    assert "search" not in players_of(SIDEQUEST)
    assert all_players_of(SIDEQUEST)[-1] == "search"
    assert is_player(SIDEQUEST, "search@0.2s")
    assert not is_player(SIDEQUEST, "search@soon")
    with pytest.raises(ValueError, match=r"there is no player 'search@'; there are .*, search"):
        make_player("search@", SIDEQUEST, Settings(), 1, 1)
