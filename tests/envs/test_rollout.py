"""Many games at once, and what can be learned from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from examples.train_envs import Learner, won
from questhall.envs import Batch, ByChance, Played, VectorRollout
from questhall.envs.gear import Gear
from questhall.envs.others import Others
from questhall.games.registry import GAMES
from questhall.kernel.answers import Refusal
from questhall.players.registry import players_of

FIRST = next(iter(GAMES))
SHORT = "lanterns"
GAMES_IN_A_ROUND = 32


class Leaning:
    """Reckons with everything it is shown, so that the last bit of it counts."""

    def choose(self, batch: Batch) -> Any:
        width = batch.rows.shape[1]
        liking = batch.rows @ np.sin(np.arange(width)) + np.repeat(batch.views[:, :width].sum(1), batch.counts)
        liking = liking * np.repeat(batch.draws, batch.counts)
        return np.array([liking[a:z].argmax() for a, z in zip(batch.starts, batch.starts[1:], strict=False)])


def noted(played: Iterator[Played]) -> list[Any]:
    return [(each[:5], [(step.seat, step.action, step.view.tobytes()) for step in each.steps]) for each in played]


def test_the_number_of_processes_changes_no_number() -> None:
    alone = VectorRollout(SHORT, seats=[1], lanes=4)
    with VectorRollout(SHORT, seats=[1], lanes=4, jobs=2) as together:
        expected = noted(alone.play(Leaning(), 10, seed=3, keep=True))
        assert noted(together.play(Leaning(), 10, seed=3, keep=True)) == expected
    assert [number for (number, *_), _ in expected] == list(range(10))
    assert len({seed for (_, seed, *_), _ in expected}) == 10


def test_any_part_of_a_series_can_be_played_alone() -> None:
    rollout = VectorRollout(SHORT, lanes=4)
    every = noted(rollout.play(ByChance(), 8, seed=3, keep=True))
    assert noted(rollout.play(ByChance(), 4, seed=3, first=4, keep=True)) == every[4:]


def test_a_policy_decides_only_in_its_own_seats() -> None:
    [played] = VectorRollout(SHORT, seats=[1]).play(ByChance(), 1, keep=True)
    assert {step.seat for step in played.steps} == {1}
    assert len(played.steps) == played.decisions
    assert played.over
    assert set(map(abs, played.rewards.values())) == {1.0}


def test_steps_are_kept_only_when_they_are_wanted() -> None:
    [played] = VectorRollout(SHORT).play(ByChance(), 1)
    assert played.steps == ()
    assert played.decisions


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_broken_off_without_rewards(game: str) -> None:
    for played in VectorRollout(game, max_cycles=6).play(ByChance(), 2, seed=1):
        if not played.over:
            assert set(played.rewards.values()) == {0.0}
        assert 0 < played.decisions <= 6 * len(played.rewards)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.timing.real_time])
def test_players_of_the_house_take_their_time_where_time_runs(game: str) -> None:
    """Of two who want the same at the same moment the second is refused, by the rule of the game."""
    gear = Gear(game)
    table, ticks = gear.table(1), 0
    others = Others(gear, players_of(gear.game)[-1], table.seats, 1)
    decided, refused = 0, list[Refusal]()
    while table.outcome is None and ticks < 200:
        choices = others.choices(table, table.deciding())
        refused += table.decide(choices).values()
        decided, ticks = decided + len(choices), ticks + 1
    assert refused
    assert all(refusal.rules for refusal in refused)
    assert 10 < decided < ticks * len(table.seats) / 2


def test_the_example_learns_to_beat_chance() -> None:
    """Its first round is played by chance. A learner that learns nothing, or the opposite, would stay there."""
    learner = Learner(VectorRollout(FIRST, seats=[1]), 1, seed=0)
    by_chance = learner.round(GAMES_IN_A_ROUND)
    for _ in range(2):
        learner.round(GAMES_IN_A_ROUND)
    learned = won(list(learner.rollout.play(learner.best(), GAMES_IN_A_ROUND, seed=1)), 1)
    assert learned.interval[0] > by_chance.hits / by_chance.of
