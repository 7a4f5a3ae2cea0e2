"""Matches: the information rule of undo, redo, forks."""

from __future__ import annotations

import pytest

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.dice import commitment
from questhall.kernel.match import MARK_EVERY, Match
from questhall.kernel.state import CLOCK
from tests.kernel.toy import TOY, Cheer, Peek, Show, Stake, Stay, Throw, ToySettings, ToyState, play_on

ALL = frozenset({0, 1, 2})


def begun(seed: int = 5, rounds: int = 2) -> Match:
    return Match(TOY, ToySettings(rounds=rounds), seed)


def in_the_window() -> Match:
    match = begun()
    for seat in (0, 1, 2):
        say(match, seat, match.state.options(seat)[0])
    return match


def say(match: Match, seat: int, *answers: Answer) -> None:
    for answer in answers:
        assert match.answer(seat, answer) is None


def state(match: Match) -> object:
    return TOY.save(match.state), list(match.log)


# --- the history ------------------------------------------------------------------


def test_a_match_keeps_every_accepted_answer_and_no_other() -> None:
    match = in_the_window()
    assert match.answer(0, Peek(0)) is not None
    say(match, 2, Stay())
    assert match.answer(1, Show(), at=70) is None
    assert [(move.seat, move.at) for move in match.moves[3:]] == [(2, None), (1, 70)]
    assert match.moves[-1].answer == Show()


def test_a_match_publishes_the_hash_of_its_seed() -> None:
    assert begun(9).commitment == commitment(9)


def test_a_stale_answer_is_refused_and_not_kept() -> None:
    match = in_the_window()
    refusal = match.answer(0, Stay(), ask_number=1)
    assert refusal is not None
    assert refusal.key == "kernel.stale"
    assert len(match.moves) == 3


# --- who must agree to an undo -----------------------------------------------------------


def test_undo_is_free_when_nothing_was_revealed_or_rolled() -> None:
    match = in_the_window()
    before = state(match)
    say(match, 0, Stay())
    assert match.undo_needs(0) == frozenset()
    assert match.undo(0) is None
    assert state(match) == before


def test_a_secret_answer_is_taken_back_freely_before_the_others_are_in() -> None:
    match = begun()
    say(match, 1, match.state.options(1)[0])
    assert match.undo_needs(1) == frozenset()


def test_opened_secret_answers_are_taken_back_only_if_all_others_agree() -> None:
    match = in_the_window()
    assert match.undo_needs(2) == {0, 1}


@pytest.mark.parametrize(
    ("answer", "needed"),
    [(Show(), {1, 2}), (Peek(1), {1, 2}), (Throw(), {1, 2})],
    ids=["others learned", "the asking seat learned", "all learned"],
)
def test_undo_needs_others_when_something_was_learned(answer: Answer, needed: set[int]) -> None:
    match = in_the_window()
    say(match, 0, answer)
    after = state(match)
    assert match.undo_needs(0) == needed
    assert match.undo(0, frozenset({1})) == Refusal("kernel.undo-needs", (), {"seats": (2,)})
    assert state(match) == after
    assert match.undo(0, frozenset({1, 2})) is None


def test_only_the_seats_that_learned_something_are_asked() -> None:
    match = in_the_window()
    say(match, 0, Stay())
    say(match, 1, Peek(0))
    assert match.undo_needs(0) == {1}


def test_everybody_else_is_asked_when_the_asking_seat_itself_learned_something() -> None:
    match = in_the_window()
    say(match, 0, Peek(1))
    assert match.undo_needs(0) == {1, 2}


def test_whose_move_would_go_too_is_asked() -> None:
    match = in_the_window()
    say(match, 0, Stay())
    say(match, 1, Stay())
    assert match.undo_needs(0) == {1}
    assert match.undo_needs(1) == frozenset()


def test_the_clock_is_asked_nothing_and_takes_nothing_back() -> None:
    match = in_the_window()
    say(match, 0, Stay())
    say(match, CLOCK, Cheer())
    assert match.undo_needs(0) == frozenset()
    assert match.undo(CLOCK) == Refusal("kernel.nothing-to-undo")
    assert match.undo(0) is None
    assert isinstance(match.state, ToyState)
    assert match.state.cheers == 0


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    match = begun()
    assert match.undo_needs(2) == frozenset()
    assert match.undo(2) == Refusal("kernel.nothing-to-undo")


# --- undo and redo --------------------------------------------------------------------------


def test_undo_takes_back_everything_since_the_seats_last_move() -> None:
    match = in_the_window()
    before = state(match)
    say(match, 0, Throw())
    say(match, 1, Stay())
    say(match, 2, Show())
    assert match.undo(0, ALL) is None
    assert state(match) == before
    assert len(match.moves) == 3


def test_redo_plays_again_what_was_taken_back() -> None:
    match = in_the_window()
    say(match, 0, Throw())
    say(match, 1, Stay())
    after, moves = state(match), list(match.moves)
    assert match.undo(0, ALL) is None
    assert match.redo() is None
    assert (state(match), list(match.moves)) == (after, moves)
    assert match.redo() == Refusal("kernel.nothing-to-redo")


def test_several_undos_are_redone_in_order() -> None:
    match = in_the_window()
    seen = [state(match)]
    for seat in (0, 1, 2):
        say(match, seat, Stay())
        seen.append(state(match))
    for seat in (2, 1, 0):
        assert match.undo(seat) is None
        assert state(match) == seen[seat]
    for seat in (0, 1, 2):
        assert match.redo() is None
        assert state(match) == seen[seat + 1]


def test_a_new_move_forgets_what_was_undone() -> None:
    match = in_the_window()
    say(match, 0, Stay())
    assert match.undo(0) is None
    say(match, 0, Show())
    assert match.redo() == Refusal("kernel.nothing-to-redo")


def test_a_refused_move_forgets_nothing() -> None:
    match = in_the_window()
    say(match, 0, Stay())
    assert match.undo(0) is None
    assert match.answer(0, Peek(0)) is not None
    assert match.redo() is None


def test_undo_reaches_back_beyond_the_kept_clones() -> None:
    match = begun(rounds=4)
    random_game = TOY.start(ToySettings(rounds=4), 5)
    seen = [state(match)]
    for seat, answer in play_on(random_game, 6):
        say(match, seat, answer)
        seen.append(state(match))
    assert len(match.moves) > MARK_EVERY
    while match.moves:
        assert match.undo(match.moves[-1].seat, ALL) is None
        assert state(match) == seen[len(match.moves)]
    while match.undone:
        assert match.redo() is None
        assert state(match) == seen[len(match.moves)]


def test_a_long_match_keeps_few_clones_and_goes_back_to_any_move() -> None:
    match = in_the_window()
    seen = [state(match)]
    for _ in range(30 * MARK_EVERY):
        say(match, 0, Cheer())
        seen.append(state(match))
    assert len(match.marks) < 12
    while len(match.moves) > 3:
        assert match.undo(0, ALL) is None
        assert state(match) == seen[len(match.moves) - 3]


def test_after_an_undo_the_dice_fall_as_before() -> None:
    match = in_the_window()
    say(match, 0, Throw())
    first = match.log[-1]
    assert match.undo(0, ALL) is None
    say(match, 0, Throw())
    assert match.log[-1] == first


# --- forks -----------------------------------------------------------------------------------


def test_a_fork_is_a_match_of_its_own() -> None:
    match = in_the_window()
    say(match, 0, Stay())
    before, fork = state(match), match.fork()
    assert state(fork) == before
    say(fork, 1, Throw())
    assert fork.undo(1, ALL) is None
    say(fork, 1, Show())
    say(fork, 2, Stay())
    assert state(match) == before
    say(match, 1, Stay())
    assert len(match.moves) == 5
    assert len(fork.moves) == 6


def test_a_fork_may_begin_earlier() -> None:
    match = in_the_window()
    for seat in (0, 1, 2):
        say(match, seat, Stay())
    fork = match.fork(4)
    assert [move.seat for move in fork.moves] == [0, 1, 2, 0]
    assert [ask.seat for ask in fork.state.asks] == [1, 2]


def test_a_match_is_played_to_its_end() -> None:
    match = begun(rounds=1)
    for seat in (0, 1, 2):
        say(match, seat, match.state.options(seat)[-1])
    for seat in (2, 0, 1):
        say(match, seat, Stay())
    winner = match.state.asks[0].seat
    say(match, winner, Stake(50))
    outcome = TOY.outcome(match.state)
    assert outcome is not None
    assert outcome.winners == (winner,)


def test_no_ask_number_is_told_twice_not_even_after_an_undo() -> None:
    match = begun()
    answer, before = match.state.options(0)[0], match.ticket(0)
    assert match.answer(0, answer, before) is None
    assert match.undo(0, ALL) is None
    assert match.ticket(0) != before
    refusal = match.answer(0, answer, before)
    assert refusal is not None
    assert refusal.key == "kernel.stale"
    assert match.answer(0, answer, match.ticket(0)) is None


# --- automatic moves ------------------------------------------------------------------------


def test_an_automatic_move_is_not_taken_back_for_its_own_sake() -> None:
    match = in_the_window()
    offered = match.moves[1]
    assert match.answer(1, Stay(), auto=True) is None
    assert [move.auto for move in match.moves] == [False, False, False, True]
    assert match.last_of(1) == 1
    assert match.undo(1, ALL) is None
    assert offered not in match.moves
    assert match.redo() is None
    assert match.moves[-1].auto


def test_a_seat_that_only_moved_automatically_has_nothing_to_take_back() -> None:
    match = begun()
    assert match.answer(0, match.state.options(0)[0], auto=True) is None
    refusal = match.undo(0, ALL)
    assert refusal is not None
    assert refusal.key == "kernel.nothing-to-undo"


def test_a_fork_remembers_which_moves_were_automatic() -> None:
    match = in_the_window()
    assert match.answer(1, Stay(), auto=True) is None
    assert [move.auto for move in match.fork().moves] == [False, False, False, True]
