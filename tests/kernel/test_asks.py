"""Asks: one seat, all seats at once, whoever is first; what is refused and why."""

from __future__ import annotations

import itertools

import pytest

from questhall.kernel.answers import Answer
from questhall.kernel.asks import QUESTIONS, Question, ask_all, ask_first
from questhall.kernel.dice import Random
from tests.kernel.toy import (
    TOY,
    Offer,
    OfferQuestion,
    Peek,
    ReactQuestion,
    Show,
    Stake,
    StakeQuestion,
    Stay,
    ToySettings,
    ToyState,
    play_on,
)


def start(players: int = 3) -> ToyState:
    g: ToyState = TOY.start(ToySettings(players=players), 5)
    return g


def offers(g: ToyState, *order: int) -> None:
    for seat in order:
        assert g.answer(seat, g.options(seat)[0]) is None


def reach_the_stake(g: ToyState) -> int:
    """Everybody offers and nobody reacts; says who is asked for the stake."""
    offers(g, *g.seats)
    for seat in g.seats:
        assert g.answer(seat, Stay()) is None
    return g.asks[0].seat


def refusal(g: ToyState, seat: int, answer: Answer, number: int | None = None) -> tuple[str, tuple[str, ...]]:
    before = TOY.save(g)
    refused = g.answer(seat, answer, number)
    assert refused is not None
    assert TOY.save(g) == before
    return refused.key, refused.rules


# --- who is asked -----------------------------------------------------------------


def test_all_are_asked_at_once_and_the_game_waits_for_the_last() -> None:
    g = start()
    assert [(ask.seat, ask.question, ask.rules) for ask in g.asks] == [(s, "toy.offer", ("T-2",)) for s in g.seats]
    offers(g, 1, 0)
    assert [ask.seat for ask in g.asks] == [2]
    assert g.offered == ()
    offers(g, 2)
    assert len(g.offered) == 3


def test_an_answer_given_in_secret_shows_in_no_other_view() -> None:
    g = start()
    before = [TOY.view(g, seat) for seat in g.seats]
    one, another = g.clone(), g.clone()
    assert one.answer(1, g.options(1)[0]) is None
    assert another.answer(1, g.options(1)[-1]) is None
    for seat in (0, 2, None):
        assert TOY.view(one, seat) == TOY.view(another, seat)
    assert TOY.view(one, 0).hand == before[0].hand
    assert one.learned == 0


def test_the_order_of_secret_answers_does_not_matter() -> None:
    ends = []
    for order in itertools.permutations(range(3)):
        g = start()
        offers(g, *order)
        ends.append(TOY.save(g))
    assert all(end == ends[0] for end in ends)


def test_secret_answers_are_open_to_all_when_the_last_one_is_in() -> None:
    g = start()
    offers(g, 2, 1, 0)
    assert all(g.learned >> seat & 1 for seat in g.seats)


def test_nobody_answers_a_secret_question_twice() -> None:
    g = start()
    offers(g, 1)
    assert refusal(g, 1, Offer(g.hands[1][0])) == ("kernel.not-asked", ("T-1",))


def test_the_first_answer_is_dealt_with_and_the_others_are_asked_anew() -> None:
    g = start()
    offers(g, 0, 1, 2)
    numbers = [ask.number for ask in g.asks]
    assert g.answer(1, Show()) is None
    assert [ask.seat for ask in g.asks] == [0, 2]
    assert min(ask.number for ask in g.asks) > max(numbers)


def test_one_seat_is_asked_alone() -> None:
    g = start()
    seat = reach_the_stake(g)
    assert [(ask.seat, ask.question) for ask in g.asks] == [(seat, "toy.stake")]
    assert refusal(g, (seat + 1) % 3, Stake(5)) == ("kernel.not-asked", ("T-1",))


def test_nobody_to_ask_is_no_question() -> None:
    assert ask_all([], OfferQuestion) is None
    assert ask_first([], ReactQuestion) is None


def test_a_question_says_what_it_is_about() -> None:
    g = start()
    offers(g, 0, 1, 2)
    assert all(ask.about == g.offered for ask in g.asks)


# --- what may be answered ------------------------------------------------------------


def test_an_answer_to_an_older_question_is_refused() -> None:
    g = start()
    old = g.asks[0].number
    offers(g, 0, 1, 2)
    now = g.asks[0].number
    assert refusal(g, 0, Stay(), old) == ("kernel.stale", ())
    assert refusal(g, 0, Stay(), now + 50) == ("kernel.stale", ())
    assert g.answer(0, Stay(), now) is None


def test_what_is_not_offered_is_refused_with_the_rules_of_the_question() -> None:
    g = start()
    offers(g, 0, 1, 2)
    assert refusal(g, 0, Peek(0)) == ("kernel.not-offered", ("T-3",))
    assert refusal(g, 0, Stake(1)) == ("kernel.not-offered", ("T-3",))


def test_a_question_gives_its_own_reason_for_a_refusal() -> None:
    g = start()
    assert refusal(g, 0, Offer(g.hands[1][0])) == ("toy.not-your-card", ("T-2",))


def test_an_open_question_checks_every_answer() -> None:
    g = start()
    seat = reach_the_stake(g)
    assert refusal(g, seat, Stake(0)) == refusal(g, seat, Stake(101)) == ("toy.bad-stake", ("T-5",))
    assert refusal(g, seat, Stay()) == ("toy.bad-stake", ("T-5",))
    assert Stake(37) not in g.options(seat)
    assert g.answer(seat, Stake(37)) is None
    assert g.points[seat] == 37


def test_the_candidates_of_an_open_question_are_possible_answers() -> None:
    g = start()
    seat = reach_the_stake(g)
    assert [g.refuse(seat, option) for option in g.options(seat)] == [None, None, None]


def test_an_open_question_is_sampled_beyond_its_candidates() -> None:
    g = start()
    seat = reach_the_stake(g)
    random = Random(1)
    sampled = {TOY.sample(g, seat, random) for _ in range(50)}
    assert len(sampled - set(g.options(seat))) > 10
    assert all(g.refuse(seat, answer) is None for answer in sampled)


def test_a_seat_that_is_not_asked_has_no_options_and_samples_nothing() -> None:
    g = start()
    offers(g, 1)
    assert g.options(1) == ()
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        TOY.sample(g, 1, Random(1))


def test_when_the_game_is_over_nothing_is_accepted() -> None:
    g = start()
    play_on(g, 3)
    assert refusal(g, 0, Stay()) == ("kernel.over", ())


# --- the register of questions ------------------------------------------------------------


def test_questions_are_found_by_their_name() -> None:
    assert isinstance(QUESTIONS["toy.stake"], StakeQuestion)


def test_two_questions_may_not_share_a_name() -> None:
    with pytest.raises(TypeError, match=r"two questions are called toy\.offer"):
        type("Again", (Question,), {"name": "toy.offer"})
