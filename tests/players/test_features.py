"""What a seat sees and is offered, as arrays: always the same, of nothing hidden, and telling moves apart."""

from __future__ import annotations

import subprocess
import sys
import zlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.kernel.state import CLOCK
from questhall.players.features import LIMIT, Features
from tests.surroundings import SURROUNDINGS

FEATURES = Features()
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
ENOUGH = 40


def moments(game: AnyGame, seed: int) -> Iterator[tuple[Any, int]]:
    """Moments of a random game, and of another where one is short."""
    random = Random(seed)
    g = game.start(game.settings(heroes=game.company.heroes[0]), seed)
    for _ in range(ENOUGH):
        if not g.asks:
            g = game.start(game.settings(heroes=game.company.heroes[0]), seed + 1)
        seat = random.choice(g.asks).seat
        if seat != CLOCK:
            yield g, seat
        assert g.answer(seat, random.choice(g.options(seat)), at=g.now + 100) is None


def arrays(game: AnyGame, g: Any, seat: int) -> tuple[Any, Any]:
    return FEATURES.of(game.view(g, seat), seat, g.ask_of(seat), g.options(seat))


@every_game
def test_arrays_hold_nothing_that_a_seat_may_not_see(game: AnyGame) -> None:
    """Deal anew what a seat cannot know: its arrays are the same, and so are those of all who are not asked."""
    random = Random(1)
    dealt_otherwise = 0
    for g, _ in moments(game, 31):
        for seat in game.seats(g.settings):
            other = game.determinize(g, seat, random)
            for mine, others in zip(arrays(game, g, seat), arrays(game, other, seat), strict=True):
                assert np.array_equal(mine, others)
            dealt_otherwise += game.save(other) != game.save(g)
    assert dealt_otherwise > 20


@every_game
def test_options_can_be_told_apart(game: AnyGame) -> None:
    offered = alike = 0
    for g, seat in moments(game, 32):
        seen, rows = arrays(game, g, seat)
        assert seen.dtype == rows.dtype == np.float32
        assert seen.any()
        assert max(abs(seen).max(), abs(rows).max()) <= LIMIT
        offered += len(rows)
        alike += len(rows) - len(np.unique(rows, axis=0))
    assert offered > ENOUGH
    assert alike <= offered / 200


@every_game
def test_what_happens_changes_the_array(game: AnyGame) -> None:
    seen = [FEATURES.of(game.view(g, seat), seat)[0].tobytes() for g, seat in moments(game, 33)]
    assert len(set(seen)) > len(seen) / 3


DIGEST = """
from questhall.games.registry import GAMES
from tests.players.test_features import digest
print(*[digest(game) for game in GAMES.values()])
"""


def digest(game: AnyGame) -> int:
    found = 0
    for g, seat in islice(moments(game, 34), 10):
        for part in arrays(game, g, seat):
            found = zlib.crc32(part.tobytes(), found)
    return found


def test_another_process_has_the_same_arrays() -> None:
    here = [digest(game) for game in GAMES.values()]
    surroundings = {**SURROUNDINGS, "PYTHONHASHSEED": "4711"}
    told = subprocess.run([sys.executable, "-c", DIGEST], env=surroundings, capture_output=True, text=True, check=True)
    assert told.stdout.split() == list(map(str, here))


class Rock(Struct, frozen=True):
    id: int
    owner: int
    weight: int


class Cave(Struct, frozen=True):
    rocks: dict[int, Rock]
    title: str = ""


class Lift(Answer, frozen=True):
    rock: int


CAVE = Cave({n: Rock(n, n % 2, weight) for n, weight in enumerate((0, 9, 2, 9), 100)})


def test_whose_something_is_makes_a_difference() -> None:
    assert not np.array_equal(FEATURES.of(CAVE, 1)[0], FEATURES.of(CAVE, 0)[0])


def test_a_move_shows_what_the_thing_is_that_it_speaks_of() -> None:
    heavier = Cave({**CAVE.rocks, 103: Rock(103, 1, 1)})
    (before,), (after,) = [FEATURES.of(cave, 1, None, (Lift(103),))[1] for cave in (CAVE, heavier)]
    assert not np.array_equal(before, after)
    (before,), (after,) = [FEATURES.of(cave, 1, None, (Lift(102),))[1] for cave in (CAVE, heavier)]
    assert np.array_equal(before, after)


def test_prose_is_left_out_and_names_are_not() -> None:
    plain = FEATURES.of(CAVE, 1)[0]
    assert np.array_equal(FEATURES.of(Cave(CAVE.rocks, "long " * 20), 1)[0], plain)
    assert not np.array_equal(FEATURES.of(Cave(CAVE.rocks, "deep"), 1)[0], plain)


def test_arrays_have_the_size_that_is_wanted() -> None:
    seen, rows = Features(32, 8).of(CAVE, 1, None, (Lift(100), Lift(101)))
    assert (seen.shape, rows.shape) == ((32,), (2, 8))
    assert Features().of(CAVE, 1)[1].shape == (0, Features().option_size)
