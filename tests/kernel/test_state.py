"""The state: clones, asides, the clock, the log, what was learned."""

from __future__ import annotations

import pytest

from questhall.kernel.answers import Aside
from questhall.kernel.state import State, Told
from tests.kernel.toy import TOY, Cheer, Peek, Show, Stay, Throw, ToyRounds, ToySettings, ToyState, play_on


class Whisper(Aside, frozen=True):
    """Table talk that the toy does not know."""


def in_the_window(log: bool = False) -> ToyState:
    g: ToyState = TOY.start(ToySettings(), 5, log=log)
    for seat in g.seats:
        assert g.answer(seat, g.options(seat)[0]) is None
    return g


def learners(g: ToyState) -> list[int]:
    return [seat for seat in g.seats if g.learned >> seat & 1]


def test_a_clone_goes_on_like_the_original_and_leaves_it_alone() -> None:
    g = in_the_window()
    before, clone = TOY.save(g), g.clone()
    played = play_on(clone, 9)
    assert TOY.save(g) == before
    for seat, answer in played:
        assert g.answer(seat, answer) is None
    assert TOY.save(g) == TOY.save(clone)


def test_a_clone_keeps_no_log() -> None:
    g = in_the_window(log=True)
    assert g.log
    assert g.clone().log is None


def test_an_aside_neither_opens_nor_closes_a_question() -> None:
    g = in_the_window()
    asks = g.asks
    assert g.answer(0, Cheer()) is None
    assert g.asks == asks
    assert g.cheers == 1


def test_an_aside_is_heard_from_a_seat_that_is_not_asked() -> None:
    g = in_the_window()
    assert g.answer(2, Stay()) is None
    assert g.answer(2, Cheer()) is None
    assert g.cheers == 1


def test_an_aside_that_the_game_does_not_know_is_refused() -> None:
    g = in_the_window()
    refusal = g.answer(0, Whisper())
    assert refusal is not None
    assert (refusal.key, refusal.rules) == ("kernel.not-asked", ("T-1",))


def test_a_game_without_asides_hears_none() -> None:
    bare = State(seed=0, stack=[], listeners={})
    assert bare.refuse(0, Cheer()) is not None


def test_time_comes_in_with_the_answers_and_never_runs_back() -> None:
    g = in_the_window()
    assert g.answer(0, Stay(), at=500) is None
    assert g.now == 500
    assert g.answer(1, Stay(), at=300) is None
    assert g.now == 500


def test_a_refused_answer_does_not_move_the_clock() -> None:
    g = in_the_window()
    assert g.answer(0, Peek(0), at=900) is not None
    assert g.now == 0


@pytest.mark.parametrize(
    ("answer", "who"),
    [(Stay(), []), (Show(), [1, 2]), (Peek(2), [0]), (Throw(), [0, 1, 2])],
    ids=["stay", "show", "peek", "throw"],
)
def test_who_learned_something_is_noted_with_every_answer(answer: Stay, who: list[int]) -> None:
    g = in_the_window()
    assert g.answer(0, answer) is None
    assert learners(g) == who


def test_what_was_learned_is_forgotten_with_the_next_answer() -> None:
    g = in_the_window()
    assert g.answer(0, Throw()) is None
    assert g.answer(1, Stay()) is None
    assert learners(g) == []


def test_a_log_line_has_a_key_its_rules_and_its_readers() -> None:
    g = in_the_window(log=True)
    assert g.answer(0, Peek(1)) is None
    assert g.log is not None
    assert g.log[-1] == Told("toy.peek", ("T-3",), {"hand": g.hands[1]}, only=(0,))
    assert g.log[0] == Told("toy.offers", ("T-2",), {"offers": g.offered})


def test_without_a_log_nothing_is_written() -> None:
    g = in_the_window()
    assert g.answer(0, Throw()) is None
    assert g.log is None


def test_options_are_worked_out_once_for_each_question() -> None:
    g = in_the_window()
    assert g.options(1) is g.options(1)


def test_a_game_that_reacts_to_events_must_say_how() -> None:
    with pytest.raises(NotImplementedError):
        State(seed=0, stack=[], listeners={}).react("key", 1, ToyRounds(1))
