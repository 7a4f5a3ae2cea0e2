"""Something said aside may come before a question; then the question comes back, or not at all."""

from __future__ import annotations

from questhall.kernel import snapshot
from questhall.kernel.answers import STALE
from questhall.kernel.match import Match
from questhall.kernel.state import State
from tests.kernel.toy import TOY, Halt, Nod, Offer, Stake, Stay, ToySettings, ToyState


def begun() -> ToyState:
    g = TOY.start(ToySettings(), 5)
    assert isinstance(g, ToyState)
    return g


def nod(g: State) -> None:
    while g.asks and g.asks[0].question == "toy.nod":
        assert g.answer(g.asks[0].seat, Nod()) is None


def test_who_interrupts_comes_first_and_the_question_comes_back_unchanged() -> None:
    g = begun()
    before = g.asks
    assert g.answer(0, Halt()) is None
    assert [(ask.seat, ask.question) for ask in g.asks] == [(1, "toy.nod"), (2, "toy.nod")]
    nod(g)
    assert g.asks == before


def test_what_was_said_in_secret_before_is_not_asked_again() -> None:
    g = begun()
    assert g.answer(1, Offer(g.hands[1][0])) is None
    assert g.answer(0, Halt()) is None
    nod(g)
    assert [ask.seat for ask in g.asks] == [0, 2]
    for seat in (0, 2):
        assert g.answer(seat, Offer(g.hands[seat][0])) is None
    assert len(g.offered) == 3


def test_a_question_that_offers_something_else_now_has_another_number() -> None:
    g = begun()
    before = {ask.seat: ask.number for ask in g.asks}
    assert g.answer(0, Halt("draw")) is None
    nod(g)
    assert [ask.question for ask in g.asks] == ["toy.offer"] * 3
    for ask in g.asks:
        assert ask.number > before[ask.seat]
        assert g.answer(ask.seat, g.options(ask.seat)[0], before[ask.seat]) == STALE


def test_an_interruption_may_be_interrupted() -> None:
    g = begun()
    before = g.asks
    for seat in (0, 1):
        assert g.answer(seat, Halt()) is None
    nod(g)
    assert g.asks == before


def test_a_question_that_became_void_does_not_come_back() -> None:
    g = begun()
    for seat in g.seats:
        assert g.answer(seat, Offer(g.hands[seat][0])) is None
    for seat in g.seats:
        assert g.answer(seat, Stay()) is None
    (ask,) = g.asks
    assert ask.question == "toy.stake"
    assert g.answer(ask.seat, Halt("nothing-left")) is None
    nod(g)
    assert g.over


def test_a_game_that_ends_in_between_has_ended() -> None:
    g = begun()
    assert g.answer(0, Halt("end")) is None
    nod(g)
    assert g.over


def test_an_interrupted_game_is_saved_and_goes_on_alike() -> None:
    g = begun()
    assert g.answer(1, Offer(g.hands[1][0])) is None
    assert g.answer(0, Halt()) is None
    restored = snapshot.restore(TOY, snapshot.take(TOY, g))
    for each in (g, restored):
        nod(each)
    assert TOY.save(g) == TOY.save(restored)
    assert [ask.seat for ask in restored.asks] == [0, 2]


def test_an_interruption_is_taken_back_like_any_move() -> None:
    match = Match(TOY, ToySettings(), 5)
    before = TOY.save(match.state)
    assert match.answer(0, Halt()) is None
    assert match.undo(0, frozenset(range(3))) is None
    assert TOY.save(match.state) == before
    assert match.redo() is None
    assert match.state.asks[0].question == "toy.nod"


def test_stakes_that_were_named_before_are_heard_after() -> None:
    g = begun()
    for seat in g.seats:
        assert g.answer(seat, Offer(g.hands[seat][0])) is None
    for seat in g.seats:
        assert g.answer(seat, Stay()) is None
    (ask,) = g.asks
    assert g.answer((ask.seat + 1) % 3, Halt()) is None
    nod(g)
    assert g.answer(ask.seat, Stake(10), ask.number) is None
    assert g.points[ask.seat] == 10
