"""Judges: how positions are read, and what games have learned about them."""

from __future__ import annotations

import pytest

from questhall.games.registry import GAMES
from questhall.players.judge import LEARNED, judge_in, reader_of
from questhall.players.network import Layer, Network
from questhall.players.registry import thinkers_of


@pytest.mark.parametrize("name", [name for name in GAMES if hasattr(GAMES[name].room("players"), "READER")])
def test_every_position_is_read_as_so_many_numbers(name: str) -> None:
    game = GAMES[name]
    reader, g = reader_of(game), game.start(game.settings(heroes=game.company.heroes[0]), 3)
    assert len(reader.features(g)) == len(reader.names) == len(set(reader.names))
    assert reader.horizon(g) > reader.clock(g)


@pytest.mark.parametrize("name", [name for name in GAMES if thinkers_of(GAMES[name])])
def test_what_a_game_has_learned_is_small_fits_its_reader_and_says_how_it_was_made(name: str) -> None:
    learned = GAMES[name].folder / "players" / LEARNED
    assert learned.stat().st_size < 2_000_000
    judge = judge_in(GAMES[name])
    assert judge.inputs == tuple(judge.reader.names)
    assert {"games", "positions", "player", "loss", "loss_of_a_guess"} <= judge.about.keys()


def test_a_network_adds_up() -> None:
    """Two cells, of which one is held back; the logistic curve of 1 - 0.5 * 2 is a half."""
    network = Network(("a", "b"), (Layer(((1.0, 1.0), (-1.0, 0.0)), (0.0, 0.5)), Layer(((-0.5, 7.0),), (1.0,))))
    assert network.share([1.0, 1.0]) == 0.5
