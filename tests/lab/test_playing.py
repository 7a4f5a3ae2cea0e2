"""One game from start to end, played by players."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.kernel.answers import Answer
from questhall.kernel.game import Outcome
from questhall.lab.playing import EndlessGameError, Record, RefusedAnswerError, play_game
from questhall.players.player import AnySituation, Player
from questhall.players.random import RandomPlayer
from tests.nim.game import NIM, NimSettings
from tests.nim.moves import Take

PAIR = NimSettings(heroes=2, more=30)


class Watching:
    """Plays by chance and remembers what it was asked."""

    def __init__(self, seat: int, seen: list[tuple[int, int]]) -> None:
        self.player = RandomPlayer(seat)
        self.seen = seen

    def choose(self, now: AnySituation) -> Answer:
        self.seen.append((now.seat, len(now.options)))
        return self.player.choose(now)

    def thinks(self, view: Any) -> None:
        return None


class Stubborn:
    """Says the same thing to everything."""

    def choose(self, now: AnySituation) -> Answer:
        return Take(9)

    def thinks(self, view: Any) -> None:
        return None


class Undecided(Stubborn):
    def choose(self, now: AnySituation) -> Answer:
        return None  # type: ignore[return-value]


def by_chance() -> dict[int, Player]:
    return {seat: RandomPlayer(seat) for seat in range(3)}


def played(seed: int, log: bool = False) -> Record:
    return play_game(NIM, PAIR, by_chance(), seed, log=log)


def test_a_record_holds_the_whole_game() -> None:
    record = played(3)
    again = NIM.start(PAIR, record.seed)
    for seat, answer in record.answers:
        assert again.answer(seat, answer) is None
    assert again.over
    assert NIM.outcome(again) == record.outcome == NIM.outcome(record.final)
    assert (record.game, record.settings, record.seed) == ("nim", PAIR, 3)
    assert 0 <= record.forced < record.decisions == len(record.answers)


def test_the_same_seeds_play_the_same_game() -> None:
    assert played(3).answers == played(3).answers
    assert played(3).answers != played(4).answers


def test_a_log_is_kept_only_if_asked_for() -> None:
    assert played(3).final.log is None
    assert played(3, log=True).final.log[0].key == "kernel.rolled"


def test_whoever_has_no_choice_is_not_asked() -> None:
    seen: list[tuple[int, int]] = []
    players = {seat: Watching(seat, seen) for seat in range(3)}
    records = [play_game(NIM, PAIR, players, seed) for seed in range(20)]
    assert min(options for _, options in seen) > 1
    assert sum(record.forced for record in records) > 0
    assert len(seen) + sum(record.forced for record in records) == sum(record.decisions for record in records)


def test_a_refused_answer_names_the_player_and_the_question() -> None:
    with pytest.raises(RefusedAnswerError, match=r"seed 8, decision 1: Stubborn in seat 1 .*nim\.take"):
        play_game(NIM, PAIR, by_chance() | {1: Stubborn()}, 8)


def test_a_player_who_waits_where_nothing_goes_on_is_a_mistake() -> None:
    with pytest.raises(RuntimeError, match="Undecided waits"):
        play_game(NIM, PAIR, by_chance() | {1: Undecided()}, 8)


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(EndlessGameError, match="not over after 5 decisions") as stopped:
        play_game(NIM, PAIR, by_chance(), 3, most=5)
    assert stopped.value.record.decisions == 5
    assert stopped.value.record.outcome == Outcome(winners=(), how="endless")


def test_dice_of_ones_own_are_rolled_by_the_house() -> None:
    settings = NimSettings(heroes=2, own_dice=(1,))
    assert play_game(NIM, settings, by_chance(), 3).answers[0][0] == 1
