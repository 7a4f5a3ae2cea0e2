"""The novice stands between chance and the heuristic player."""

from __future__ import annotations

from itertools import pairwise

import pytest

from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel.answers import Answer
from questhall.lab.playing import play_game
from questhall.players.registry import make_player, players_of

SETTINGS = Settings(heroes=1, difficulty="normal")
GAMES = 12


def play(hero: str, gm: str, seed: int) -> tuple[bool, tuple[tuple[int, Answer], ...]]:
    """Whether the Hero won, and how it was played."""
    kinds = {0: gm, 1: hero}
    players = {seat: make_player(kind, SIDEQUEST, SETTINGS, seat, seed) for seat, kind in kinds.items()}
    record = play_game(SIDEQUEST, SETTINGS, players, seed)
    return 1 in record.outcome.winners, record.answers


def wins(hero: str, gm: str) -> int:
    return sum(play(hero, gm, seed)[0] for seed in range(GAMES))


def test_the_better_the_hero_the_more_games_are_won() -> None:
    won = [wins(name, "novice") for name in players_of(SIDEQUEST)]
    assert all(one + 2 <= other for one, other in pairwise(won)), dict(zip(players_of(SIDEQUEST), won, strict=True))


@pytest.mark.parametrize("hero", ["novice", "heuristic"])
def test_the_better_the_gm_the_fewer(hero: str) -> None:
    won = [wins(hero, name) for name in players_of(SIDEQUEST)]
    assert won == sorted(won, reverse=True)
    assert won[0] > won[-1] + 2


def test_the_same_seed_plays_the_same_game() -> None:
    assert play("novice", "novice", 5) == play("novice", "novice", 5)
