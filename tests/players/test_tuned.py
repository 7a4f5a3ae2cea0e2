"""A player whose numbers were tuned by playing."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel.answers import Answer
from questhall.kernel.game import AnyGame
from questhall.players.player import AnySituation, Maker
from questhall.players.policy import HEROES, MASTER
from questhall.players.random import RandomPlayer
from questhall.players.registry import beside_of
from questhall.players.tuned import Tunable, Tuned, Weighing, named, tunable_of, tuned, tuned_in, weights_of
from tests.nim.game import NIM, NimSettings

TUNED = [game for game in GAMES.values() if hasattr(game.room("players"), "TUNABLE")]


class Greed(Struct, frozen=True, forbid_unknown_fields=True):
    greed: float = 1.0


FEAST = "feast"
"""An occasion."""


class Greedy(RandomPlayer):
    def __init__(self, weighing: Weighing) -> None:
        super().__init__(1)
        self.greed, self.feast = weighing.usual.greed, weighing.on.get(FEAST, weighing.usual).greed

    def choose(self, now: AnySituation) -> Answer:
        return now.options[min(int(self.greed), len(now.options)) - 1]


def greedy(weighing: Weighing) -> Maker:
    return lambda game, settings, seat, seed: Greedy(weighing)


@pytest.mark.parametrize(("sides", "place"), [({HEROES: {"greed": 3.0}}, 2), ({MASTER: {"greed": 3.0}}, 0)])
def test_each_side_weighs_by_what_it_has_learned(sides: dict[str, dict[str, float]], place: int) -> None:
    """Who has learned nothing weighs as before."""
    now = NIM.situation(NIM.start(NimSettings(heroes=1), 3), 1)
    player = tuned(Tunable(Greed, greedy), lambda game: Tuned(sides))(NIM, NimSettings(heroes=1), 1, 0)
    assert player.choose(now) == now.options[place]


def test_what_was_learned_for_an_occasion_counts_there_alone() -> None:
    learned = Tuned({HEROES: {"greed": 3.0}}, {HEROES: {FEAST: {"greed": 2.0}}})
    hungry, other = [
        tuned(Tunable(Greed, greedy, occasions=(FEAST,)), lambda game: learned)(NIM, NimSettings(heroes=1), seat, 0)
        for seat in (1, 0)
    ]
    assert isinstance(hungry, Greedy)
    assert isinstance(other, Greedy)
    assert (hungry.greed, hungry.feast) == (3.0, 2.0)
    assert (other.greed, other.feast) == (1.0, 1.0), "the other side has learned nothing"


def test_a_weight_that_the_bot_does_not_know_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="thirst"):
        weights_of(Tunable(Greed, greedy), {"thirst": 1.0})


def test_what_one_side_alone_weighs_by_is_nothing_to_the_other() -> None:
    tunable = Tunable(Greed, greedy, {MASTER: ("greed",)})
    assert tunable.names_for(MASTER) == ["greed"]
    assert tunable.names_for(HEROES) == []


def test_a_game_without_weights_is_told_so() -> None:
    with pytest.raises(LookupError, match="brings no weights"):
        tunable_of(NIM)


@pytest.mark.parametrize("game", TUNED, ids=lambda game: game.name)
def test_what_was_learned_is_what_the_bot_weighs_by(game: AnyGame) -> None:
    tunable, learned = tunable_of(game), tuned_in(game)
    assert "learned" in beside_of(game)
    for side, numbers in learned.sides.items():
        assert list(numbers) == tunable.names_for(side), "none is left out, and none is of the other side"
        assert weights_of(tunable, numbers) != tunable.weights()
        assert all(number > 0 for number in numbers.values())
        assert learned.about[side]["games"]
    for side, on in learned.occasions.items():
        assert set(on) <= set(tunable.occasions)
        for occasion, numbers in on.items():
            assert list(numbers) == list(learned.sides[side])
            assert numbers != learned.sides[side]
            assert all(number > 0 for number in numbers.values())
            assert learned.about[named(side, occasion)]["games"]
