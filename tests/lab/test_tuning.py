"""The numbers of a bot are tuned by what wins."""

from __future__ import annotations

from math import exp

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.lab.learning import tuning
from questhall.lab.learning.tuning import (
    CLEAR,
    SPREAD,
    STEP,
    Learner,
    Pair,
    Slope,
    pair,
    pairs,
    rounds,
    shifted,
    slopes,
)
from questhall.players.policy import HEROES
from questhall.players.tuned import Tuned, tunable_of

TUNED = [game for game in GAMES.values() if hasattr(game.room("players"), "TUNABLE")]
QUICK = [game for game in TUNED if not game.lengthy]


def usual(game: AnyGame) -> dict[str, float]:
    return Learner(game.name, HEROES).begins(tunable_of(game), Tuned({}))


def played(many: int) -> list[Pair]:
    """Games that are won more often with more of the first number and less of the second; the third does nothing."""
    random, found = Random(5), []
    for _ in range(many):
        signs = tuple([2 * random.below(2) - 1 for _ in range(3)])
        leaning = signs[0] - signs[1]
        better = (leaning > 0) - (leaning < 0) if random.below(3) else 0
        found.append(Pair(signs, better, 1))
    return found


def test_what_wins_goes_up_what_loses_goes_down_and_the_rest_stays() -> None:
    first, second, third = slopes(played(400))
    assert first.step > 0 > second.step
    assert abs(third.rise) < first.rise / 3


def test_a_number_moves_only_where_it_is_clear_and_never_far() -> None:
    assert Slope(0.9 * CLEAR * 0.01, 0.01).step == 0.0
    assert Slope(-0.02, 0.01).step == pytest.approx(-SPREAD * STEP / 2)
    assert Slope(1.0, 0.01).step == Slope(0.5, 0.01).step == SPREAD * STEP
    assert Slope(0.0, 0.0).step == 0.0, "no game told one way from the other"


def test_numbers_grow_by_factors_so_that_none_falls_to_nothing() -> None:
    assert shifted({"a": 2.0, "b": 0.1}, [0.5, -0.5]) == pytest.approx({"a": 2.0 * exp(0.5), "b": 0.1 * exp(-0.5)})


@pytest.mark.parametrize("game", TUNED, ids=lambda game: game.name)
def test_every_number_can_be_made_larger_and_smaller(game: AnyGame) -> None:
    assert all(number > 0 for number in usual(game).values())


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.name)
def test_the_same_number_gives_the_same_pair_of_games(game: AnyGame) -> None:
    learner, numbers = Learner(game.name, HEROES), usual(game)
    found = pair(learner, numbers, 3)
    assert found is not None
    assert found == pairs(learner, numbers, range(3, 4))[0]
    assert found.wins == 1 if found.better else found.wins in (0, 2)


def test_what_is_learned_for_an_occasion_begins_from_what_was_learned_for_all() -> None:
    game = next(game for game in TUNED if tunable_of(game).occasions)
    tunable, first = tunable_of(game), next(iter(usual(game)))
    learned = Tuned({HEROES: {first: 7.0}})
    for occasion in tunable.occasions:
        assert Learner(game.name, HEROES, occasion).begins(tunable, learned) == usual(game) | {first: 7.0}
        assert Learner(game.name, HEROES).begins(tunable, learned) == usual(game)


def test_each_round_goes_on_from_where_the_last_one_led(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game is played twice, and the time of a round is kept."""
    game, seen = TUNED[0], list[int]()

    def made_up(learner: Learner, numbers: dict[str, float], games: range) -> list[Pair | None]:
        seen.extend(games)
        return [Pair((1,) * len(numbers), 1, 1) for _ in games]

    monkeypatch.setattr(tuning, "pairs", made_up)
    learner = Learner(game.name, HEROES)
    first, second = rounds(learner, usual(game), range(10, 30), 2, 1)
    assert first.began == usual(game)
    assert second.began == first.numbers
    assert seen == list(range(10, 50))
    seen.clear()
    (short,) = rounds(learner, usual(game), range(10, 30), 1, 1, seconds=0.0)
    assert short.games == 2
    assert len(seen) < 20
