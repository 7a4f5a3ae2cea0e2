"""A player that has learned to weigh answers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer
from questhall.players.player import AnySituation
from questhall.players.policy import Described, LearnedPlayer, Weigher, describer_of
from questhall.players.random import RandomPlayer
from tests.nim.game import NIM, NimSettings


def weigher(clear: float) -> Weigher:
    """One cell that sees the position and "far"; "near" goes past it."""
    return Weigher(((2.0, 0.0),), {"far": (-1.0, 0.0), "near": (0.0, 0.5)}, (-1.0,), (3.0,), clear)


def test_a_weigher_adds_up() -> None:
    values = weigher(0.0).values([1.0, 7.0], [{}, {"far": 0.5}, {"far": 4.0, "near": 1.0}, {"unknown": 9.0}])
    assert values == [3.0, 1.5, 0.5, 3.0]


class Counts:
    """The first option is worth nothing, each that follows half a point more."""

    names: Sequence[str] = ("one", "other")

    def position(self, now: AnySituation) -> list[float]:
        return [0.0, 0.0]

    def answers(self, now: AnySituation, advice: Answer, among: Sequence[Answer]) -> list[Described]:
        return [{"near": float(list(now.options).index(answer))} for answer in among]


class First(RandomPlayer):
    def choose(self, now: AnySituation) -> Answer:
        return now.options[0]


@pytest.mark.parametrize(("clear", "place"), [(0.9, -1), (1.1, 0)])
def test_the_adviser_is_followed_unless_something_else_is_clearly_better(clear: float, place: int) -> None:
    """Of three options the last is better by 1."""
    g = NIM.start(NimSettings(heroes=1), 3)
    now = NIM.situation(g, 1)
    assert len(now.options) == 3
    assert LearnedPlayer(First(1), Counts(), weigher(clear)).choose(now) == now.options[place]


def test_a_game_that_describes_nothing_is_told_so() -> None:
    for game in GAMES.values():
        if not hasattr(game.room("players"), "DESCRIBER"):
            with pytest.raises(LookupError, match="brings nothing that describes answers"):
                describer_of(game)
