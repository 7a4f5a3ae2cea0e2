"""The heuristic player: always within the rules, and by what its seat can see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from questhall.games.sidequest.entities import LEVELS, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK
from questhall.players.player import Player, decided
from questhall.players.registry import make_player

TABLES = list(product((1, 2, 3), LEVELS))
GAMES = [(*TABLES[seed % len(TABLES)], seed) for seed in range(30)]
LONGEST = 30_000


def players(settings: Settings, seed: int) -> dict[int, Player]:
    return {seat: make_player("heuristic", SIDEQUEST, settings, seat, seed) for seat in SIDEQUEST.seats(settings)}


def prompts(settings: Settings, seed: int) -> Iterator[tuple[Any, int, Answer]]:
    """Every decision of a game among heuristic players: the state, who is asked, what is answered."""
    at_table, g = players(settings, seed), SIDEQUEST.start(settings, seed)
    for _ in range(LONGEST):
        if g.over:
            return
        seat = next(ask.seat for ask in g.asks if ask.seat != CLOCK)
        answer = decided(at_table[seat], SIDEQUEST.situation(g, seat))
        yield g, seat, answer
        assert g.answer(seat, answer) is None
    raise AssertionError(f"the game did not end within {LONGEST} decisions")


@pytest.mark.parametrize(("heroes", "level", "seed"), GAMES)
def test_no_answer_is_ever_refused_and_the_game_ends(heroes: int, level: str, seed: int) -> None:
    settings = Settings(heroes=heroes, difficulty=level)  # type: ignore[arg-type]
    for g, seat, answer in prompts(settings, seed):
        assert g.refuse(seat, answer) is None, f"{answer} to {g.ask_of(seat)}"
    assert SIDEQUEST.outcome(g) is not None


def test_what_was_not_agreed_before_is_answered_too() -> None:
    settings = Settings(heroes=2, discovery="own", judgment=True, names=True, turn_limit=60_000)
    asked = {g.ask_of(seat).question for g, seat, _ in prompts(settings, 40)}
    assert {"sidequest.level", "sidequest.create", "sidequest.deck", "sidequest.world-deck"} <= asked


@pytest.mark.parametrize("heroes", [1, 2, 3])
def test_the_same_view_gets_the_same_answer_whatever_is_hidden(heroes: int) -> None:
    settings, random = Settings(heroes=heroes), Random(heroes)
    dealt_otherwise = 0
    for n, (g, seat, _) in enumerate(prompts(settings, 50 + heroes)):
        if n % 3:
            continue
        other = SIDEQUEST.determinize(g, seat, random)
        now, also = SIDEQUEST.situation(g, seat), SIDEQUEST.situation(other, seat)
        assert msgspec.json.encode(now.view) == msgspec.json.encode(also.view)
        one, another = (make_player("heuristic", SIDEQUEST, settings, seat, n) for _ in range(2))
        assert one.choose(now) == another.choose(also)
        dealt_otherwise += SIDEQUEST.save(other) != SIDEQUEST.save(g)
    assert dealt_otherwise > 20


def test_looking_changes_nothing() -> None:
    settings = Settings(heroes=2)
    for n, (g, seat, _) in enumerate(prompts(settings, 60)):
        if n % 10 == 0:
            view = SIDEQUEST.view(g, seat)
            now = SIDEQUEST.situation(g, seat, lambda seen=view: seen)  # type: ignore[misc]
            table, picture = msgspec.json.encode(SIDEQUEST.save(g)), msgspec.json.encode(view)
            make_player("heuristic", SIDEQUEST, settings, seat, 1).choose(now)
            assert msgspec.json.encode(SIDEQUEST.save(g)) == table
            assert msgspec.json.encode(view) == picture


def test_the_same_seed_plays_the_same_game() -> None:
    settings = Settings(heroes=2)
    games = [[(seat, answer) for _, seat, answer in prompts(settings, 70)] for _ in range(2)]
    assert games[0] == games[1]
