"""The random player, and players by name."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel.answers import Answer
from questhall.players.player import decided
from questhall.players.random import RandomPlayer
from questhall.players.registry import PLAYERS, make_player

SETTINGS = Settings(heroes=2, difficulty="normal")


def played(seed: int, dice: int = 3) -> list[tuple[int, Answer]]:
    players = {seat: make_player("random", SIDEQUEST, SETTINGS, seat, seed) for seat in (0, 1, 2)}
    g, answers = SIDEQUEST.start(SETTINGS, dice), list[tuple[int, Answer]]()
    while not g.over:
        seat = g.asks[0].seat
        view = SIDEQUEST.view(g, seat)
        answer = decided(players[seat], view)
        assert answer in g.options(seat)
        assert g.answer(seat, answer) is None
        answers.append((seat, answer))
    return answers


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(1) == played(1)


def test_another_seed_plays_another_game() -> None:
    assert played(1) != played(2)


def test_every_option_is_chosen_sooner_or_later() -> None:
    g = SIDEQUEST.start(SETTINGS, 3)
    view = SIDEQUEST.view(g, g.asks[0].seat)
    options = g.options(g.asks[0].seat)
    player = RandomPlayer(5)
    assert len(options) > 1
    assert {player.choose(view) for _ in range(60 * len(options))} == set(options)


def test_players_of_two_seats_think_differently() -> None:
    chances = [make_player("random", SIDEQUEST, SETTINGS, seat, 9) for seat in (0, 1)]
    assert all(isinstance(player, RandomPlayer) for player in chances)
    streams = [[player.random.below(1000) for _ in range(9)] for player in chances]  # type: ignore[attr-defined]
    assert streams[0] != streams[1]


@pytest.mark.parametrize("name", PLAYERS["sidequest"])
def test_every_name_is_a_player_for_every_seat(name: str) -> None:
    g = SIDEQUEST.start(SETTINGS, 3)
    for ask in g.asks:
        player = make_player(name, SIDEQUEST, SETTINGS, ask.seat, 1)
        assert g.refuse(ask.seat, decided(player, SIDEQUEST.view(g, ask.seat))) is None


def test_an_unknown_player_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there is no player 'oracle'; there are random, novice, heuristic"):
        make_player("oracle", SIDEQUEST, SETTINGS, 0, 1)
