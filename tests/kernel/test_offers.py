"""What a seat may do is made by the state, apart from what it sees, and made anew after everything that is said."""

from __future__ import annotations

import msgspec

from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.domains import Squares
from questhall.kernel.procedure import Procedure, step
from questhall.kernel.state import State


class Buy(Answer, frozen=True):
    price: int


class Find(Aside, frozen=True):
    """A coin on the floor."""


class Purse(State, kw_only=True):
    coins: int = 1

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        return None

    def take_aside(self, seat: int, answer: Aside) -> None:
        self.coins += 1


class WhatToBuy(Question[Purse, Procedure]):
    name = "offers.buy"

    def options(self, g: Purse, frame: Procedure, seat: int) -> list[Buy]:
        return [Buy(price) for price in range(g.coins + 1)]

    def refuse(self, g: Purse, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        return Refusal("offers.too-dear")


class Shopping(Procedure):
    @step("T-8")
    def what(self, g: Purse) -> Asking:
        return ask(1, WhatToBuy)


def shop() -> Purse:
    g = Purse(seed=1, stack=[Shopping()], listeners={})
    g.run()
    return g


def test_what_was_said_aside_changes_what_is_offered() -> None:
    g = shop()
    assert Buy(2) not in g.options(1)
    assert g.answer(0, Find()) is None
    assert Buy(2) in g.options(1)
    assert g.answer(1, Buy(2), g.asks[0].number) is None


def test_what_is_not_offered_is_refused_with_a_rule() -> None:
    g = shop()
    refusal = g.answer(1, Buy(2))
    assert refusal is not None
    assert (refusal.key, refusal.rules) == ("offers.too-dear", ("T-8",))


def test_a_copy_that_goes_another_way_is_offered_something_else() -> None:
    g = shop()
    g.options(1)
    other = g.clone()
    assert other.answer(0, Find()) is None
    assert len(other.options(1)) == 3
    assert len(g.options(1)) == 2


def test_two_hundred_squares_in_reach_stay_small() -> None:
    squares = tuple(range(300, 500))
    domain = Squares(squares, tuple([n % 13 for n in squares]), tuple([n % 7 for n in squares]), 12)
    assert len(msgspec.json.encode(domain)) < 4096


def test_an_offer_says_what_is_asked_and_whether_that_is_all() -> None:
    g = shop()
    offer = g.offer(1)
    assert offer is not None
    assert (offer.ask.question, offer.finite, list(offer.options)) == ("offers.buy", True, [Buy(0), Buy(1)])
    assert g.offer(2) is None
