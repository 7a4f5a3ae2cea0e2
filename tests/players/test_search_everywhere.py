"""Somebody who looks ahead, in every game with turns that has taught a judge."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from questhall.games.heroquest.lab.series import Series, settings_of
from questhall.games.registry import GAMES
from questhall.games.sidequest.entities import Settings
from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK
from questhall.players.judge import LEARNED, judge_in
from questhall.players.player import decided
from questhall.players.registry import make_player, players_of, thinkers_of
from questhall.players.search import SearchPlayer

TABLES: dict[str, Callable[[], Any]] = {
    "sidequest": lambda: Settings(heroes=1, difficulty="normal"),
    "heroquest": lambda: settings_of(Series(quest="new_dungeon", heroes=2)),
}
SEATS = [("sidequest", 0), ("sidequest", 1), ("heroquest", 0), ("heroquest", 1)]
EFFORT = {"sidequest": 40, "heroquest": 30}
LARGEST = 2_000_000
"""Bytes that a judge may take."""


def searcher(name: str, seat: int, effort: str) -> SearchPlayer:
    player = make_player(f"search@{effort}", GAMES[name], TABLES[name](), seat, 5)
    assert isinstance(player, SearchPlayer)
    return player


@cache
def in_the_middle(name: str, seat: int) -> bytes:
    """A saved game of usual players, at a question of this seat about which there is something to think."""
    game, settings = GAMES[name], TABLES[name]()
    g = game.start(settings, 4)
    usual = {at: make_player(players_of(game)[-1], game, settings, at, 9) for at in game.seats(settings)}
    for n in range(2_000):
        asked = min(ask.seat for ask in g.asks if ask.seat != CLOCK)
        now = game.situation(g, asked)
        answer = decided(usual[asked], now)
        if n > 40 and asked == seat and len(searcher(name, seat, "1").field(now, answer, Random(1))) > 2:
            saved: bytes = game.save(g)
            return saved
        assert g.answer(asked, answer) is None
    raise AssertionError("nobody had anything to choose")


def table(name: str, seat: int) -> Any:
    return GAMES[name].load(in_the_middle(name, seat), TABLES[name]())


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_it_says_what_is_allowed_and_the_same_again_and_leaves_the_table_as_it_was(name: str, seat: int) -> None:
    g, effort = table(name, seat), str(EFFORT[name])
    said = [searcher(name, seat, effort).choose(GAMES[name].situation(g, seat)) for _ in range(2)]
    assert said[0] == said[1] is not None
    assert g.refuse(seat, said[0]) is None
    assert GAMES[name].save(g) == in_the_middle(name, seat)


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_it_knows_no_more_than_its_seat(name: str, seat: int) -> None:
    """In a world that the seat cannot tell from this one it says the same."""
    game, g = GAMES[name], table(name, seat)
    other = game.determinize(g, seat, Random(8))
    one, two = [searcher(name, seat, str(EFFORT[name])).choose(game.situation(h, seat)) for h in (g, other)]
    assert one == two


@pytest.mark.parametrize(("name", "seat"), SEATS)
def test_without_time_it_says_what_its_adviser_says(name: str, seat: int) -> None:
    now = GAMES[name].situation(table(name, seat), seat)
    thought = searcher(name, seat, "5000").think(now, within=0.0)
    assert thought is not None
    assert thought.answer == thought.advice == searcher(name, seat, "1").adviser.choose(now)
    assert thought.gain == 0.0


@pytest.mark.parametrize("name", [name for name in GAMES if thinkers_of(GAMES[name])])
def test_what_a_game_has_learned_is_small_and_fits_its_reader(name: str) -> None:
    learned = GAMES[name].folder / "players" / LEARNED
    assert learned.stat().st_size < LARGEST
    judge = judge_in(GAMES[name])
    assert judge.inputs == tuple(judge.reader.names)
    assert {"games", "positions", "player", "loss", "loss_of_a_guess"} <= judge.about.keys()
