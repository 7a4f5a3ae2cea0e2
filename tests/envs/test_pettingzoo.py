"""Every game is an environment as PettingZoo wants it: its own tests say so."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from questhall import envs
from questhall.games.registry import GAMES

every_game = pytest.mark.parametrize("game", GAMES)
IN_REAL_TIME = [name for name, game in GAMES.items() if game.timing.real_time]
real_time = pytest.mark.parametrize("game", IN_REAL_TIME)
CYCLES = 12
pytestmark = [
    # Observations are a dict with the mask, as PettingZoo recommends; its test knows that of its own games only.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # An agent whose game is over has nothing to choose.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_game
def test_the_interface_is_kept(game: str) -> None:
    api_test(envs.env(game), num_cycles=CYCLES)


@every_game
def test_a_seed_is_a_game(game: str) -> None:
    seed_test(lambda: envs.env(game), num_cycles=CYCLES)


@real_time
def test_the_parallel_interface_is_kept(game: str) -> None:
    parallel_api_test(envs.parallel_env(game), num_cycles=CYCLES)


@real_time
def test_a_seed_is_a_race(game: str) -> None:
    parallel_seed_test(lambda: envs.parallel_env(game), num_cycles=CYCLES)


@real_time
def test_a_race_is_broken_off_after_so_many_ticks(game: str) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=lambda max_cycles: envs.env(game, max_cycles=max_cycles),
            parallel_env=lambda max_cycles: envs.parallel_env(game, max_cycles=max_cycles),
        )
    )


def test_some_game_runs_in_real_time() -> None:
    assert IN_REAL_TIME
