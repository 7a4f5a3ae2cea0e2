"""Which of several answers is best, found out with few tries."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from questhall.kernel.dice import Random
from questhall.players.effort import Effort, effort_of
from questhall.players.halving import ENOUGH, Halving


def tried(
    worth: list[float], luck: float, playouts: float = 600, seed: int = 1, seconds: float = 60.0
) -> Halving[float]:
    """Answers of this worth, in worlds that are kinder or harsher to all of them, and each has some luck of its own."""
    random = Random(seed)

    def value(world: float, n: int, left: Callable[[], float]) -> float | None:
        return None if left() <= 0 else worth[n] + world + luck * (random.below(2001) / 1000 - 1)

    return Halving(len(worth), lambda: random.below(1000) / 1000, value, Effort(playouts, seconds))


def test_a_clearly_better_answer_is_found() -> None:
    assert tried([0.5, 0.4, 0.45, 0.6, 0.5], luck=0.1).best() == 3


def test_the_adviser_is_left_for_a_clear_difference_only() -> None:
    """All are worth the same, and the best average is mere luck."""
    left = [tried([0.5] * 8, luck=0.4, seed=seed).best() != 0 for seed in range(40)]
    assert sum(left) < 20


def test_worlds_that_are_kind_to_all_answers_mislead_nobody() -> None:
    """The spread of the worlds is ten times the difference; in the same worlds it cancels out."""
    assert tried([0.50, 0.55], luck=0.02, playouts=40).best() == 1


def test_no_more_is_tried_than_was_given() -> None:
    trial = tried([0.5, 0.6, 0.4, 0.3, 0.2], luck=0.1, playouts=47)
    trial.best()
    assert 30 < trial.playouts <= 47


def test_what_is_clear_is_not_tried_any_longer() -> None:
    same, better, worse = [tried([0.5, other], luck=0.01) for other in (0.5, 0.9, 0.1)]
    assert [same.best(), better.best(), worse.best()] == [0, 1, 0]
    assert max(same.playouts, better.playouts, worse.playouts) < 60


def test_who_is_out_of_the_running_leaves_the_tries_to_the_others() -> None:
    """Four of six are hopeless; without them there are many more worlds for the two that are close."""
    trial = tried([0.50, 0.53, 0.1, 0.1, 0.1, 0.1], luck=0.3, playouts=300)
    trial.best()
    assert 4 * len(trial.values[2]) < len(trial.values[1])


def test_without_time_the_adviser_is_right() -> None:
    assert tried([0.1, 0.9], luck=0.0, seconds=0.0).best() == 0


def test_where_tries_take_long_those_that_come_first_are_tried_often_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty tries in all: ten answers would have two each, of which nothing could be told."""
    passed = 0.0

    def value(world: int, n: int, left: Callable[[], float]) -> float | None:
        nonlocal passed
        passed += 1.0
        return None if left() < 0 else 0.9 if n in (1, 9) else 0.5

    monkeypatch.setattr(time, "monotonic", lambda: passed)
    trial = Halving(10, lambda: 0, value, Effort(seconds=20.5))
    assert trial.best() == 1
    assert [bool(values) for values in trial.values] == [True] * 3 + [False] * 7
    assert len(trial.values[1]) >= ENOUGH


def test_an_effort_is_read_from_a_name() -> None:
    assert effort_of("96") == Effort(playouts=96)
    assert effort_of("0.5s") == Effort(seconds=0.5)
    assert [effort_of(written) for written in ("", "0", "-1", "s", "1e9", "12 s", "96s96")] == [None] * 7
