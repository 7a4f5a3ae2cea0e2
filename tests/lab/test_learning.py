"""What a judge learns from, and that it learns."""

from __future__ import annotations

from array import array

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.lab.learning.lessons import Lesson, all_lessons, lesson
from questhall.lab.learning.teaching import teach
from questhall.players.judge import reader_of
from questhall.players.registry import players_of, thinkers_of

READ = [game for game in GAMES.values() if hasattr(game.room("players"), "READER") and not game.lengthy]
"""Games whose positions are read, and that are played quickly."""


@pytest.mark.parametrize("game", READ, ids=lambda game: game.name)
def test_a_game_is_noted_turn_by_turn(game: AnyGame) -> None:
    player = players_of(game)[-1]
    noted = lesson(game.name, player, 1)
    assert noted is not None
    numbers = array("f", noted.positions)
    assert len(numbers) >= 4 * len(reader_of(game).names)
    assert len(numbers) % len(reader_of(game).names) == 0
    assert noted == lesson(game.name, player, 1)


def test_the_lessons_are_the_same_whatever_the_number_of_jobs() -> None:
    game = next(game for game in READ if thinkers_of(game))
    player = players_of(game)[-1]
    assert list(all_lessons(game.name, player, 4, 1)) == list(all_lessons(game.name, player, 4, 2))


def test_a_network_learns_what_decides_a_game() -> None:
    """Whoever has more of the first number mostly wins; the second says nothing."""
    random, lessons = Random(1), []
    for _ in range(6_000):
        strong = random.below(1000) / 1000
        positions = array("f", [strong, random.below(1000) / 1000] * 3)
        lessons.append(Lesson(positions.tobytes(), random.below(1000) / 1000 < strong))
    network = teach(("strong", "noise"), lessons)
    assert network.share([0.9, 0.5]) > 0.7 > 0.3 > network.share([0.1, 0.5])
    assert abs(network.share([0.5, 0.1]) - network.share([0.5, 0.9])) < 0.25
    assert float(network.about["loss"]) < float(network.about["loss_of_a_guess"])
    assert teach(("strong", "noise"), lessons) == network
