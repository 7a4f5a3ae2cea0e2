from typing import Any

import pytest

from questhall.games.sidequest.entities import Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import Done
from questhall.kernel.answers import Answer
from questhall.lab.playing import EndlessGameError, Record, RefusedAnswerError, play_game
from questhall.players.player import Player
from questhall.players.random import RandomPlayer

PAIR = Settings(heroes=2, difficulty="normal", discovery="preconstructed")


class Watching:
    """Plays by chance and remembers whom it saw asked."""

    def __init__(self, seat: int, seen: list[tuple[int, tuple[int, ...], int]]) -> None:
        self.player = RandomPlayer(seat)
        self.seen = seen

    def choose(self, view: Any) -> Answer:
        self.seen.append((view.seat, view.asked, len(view.options)))
        return self.player.choose(view)

    def thinks(self, view: Any) -> None:
        return None


class Stubborn:
    """Says the same thing to everything."""

    def choose(self, view: Any) -> Answer:
        return Done()

    def thinks(self, view: Any) -> None:
        return None


def played(seed: int, log: bool = False) -> Record:
    return play_game(SIDEQUEST, PAIR, {seat: RandomPlayer(seat) for seat in range(3)}, seed, log=log)


def test_a_record_holds_the_whole_game() -> None:
    record = played(3)
    again = SIDEQUEST.start(PAIR, record.seed)
    for seat, answer in record.answers:
        assert again.answer(seat, answer) is None
    assert again.over
    assert SIDEQUEST.outcome(again) == record.outcome == SIDEQUEST.outcome(record.final)
    assert (record.game, record.settings, record.seed) == ("sidequest", PAIR, 3)
    assert again.round == record.final.round
    assert 0 < record.forced < record.decisions == len(record.answers)


def test_the_same_seeds_play_the_same_game() -> None:
    assert played(3).answers == played(3).answers
    assert played(3).answers != played(4).answers


def test_a_log_is_kept_only_if_asked_for() -> None:
    assert played(3).final.log is None
    assert played(3, log=True).final.log[0].key == "log.difficulty"


def test_the_lowest_asked_seat_answers_and_only_if_there_is_a_choice() -> None:
    seen: list[tuple[int, tuple[int, ...], int]] = []
    play_game(SIDEQUEST, PAIR, {seat: Watching(seat, seen) for seat in range(3)}, 5)
    assert all(seat == min(asked) for seat, asked, _ in seen)
    assert any(len(asked) > 1 for _, asked, _ in seen)
    assert min(options for _, _, options in seen) > 1


def test_the_clock_is_never_waited_for() -> None:
    hurried = Settings(heroes=1, difficulty="normal", turn_limit=1)
    players = {seat: RandomPlayer(seat) for seat in range(2)}
    reached_boss = [play_game(SIDEQUEST, hurried, players, seed).final.boss for seed in range(12)]
    assert any(reached_boss)


def test_a_refused_answer_names_the_player_and_the_question() -> None:
    players: dict[int, Player] = {0: RandomPlayer(0), 1: Stubborn()}
    with pytest.raises(RefusedAnswerError, match=r"seed 8, decision 1: Stubborn in seat 1 .*sidequest\.create"):
        play_game(SIDEQUEST, Settings(heroes=1, difficulty="normal"), players, 8)


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(EndlessGameError, match="not over after 40 decisions"):
        play_game(SIDEQUEST, PAIR, {seat: RandomPlayer(seat) for seat in range(3)}, 3, most=40)
