from __future__ import annotations

import pytest

from lanterns.moves import Done, Walk
from tests.fifth_game.cellar_table import BLANK, WHITE_BLANK, CellarTable, at


@pytest.mark.rule("LB-1.1")
def test_bearers_come_in_the_order_of_their_seats_then_the_monsters() -> None:
    t = CellarTable(2, dice=(BLANK,) * 2 + (WHITE_BLANK,) * 2).stand(1, "E4").stand(2, "E5")
    t.monster("eel", "F4")
    t.do(1, Walk(at("E4")), Done()).do(2, Walk(at("E5")))
    assert not t.told("bites")
    t.do(2, Done())
    assert len(t.told("bites")) == 1
    assert (t.asked(1), t.asked(2), t.g.round) == ("walk", "", 2)


@pytest.mark.rule("LB-1.1")
def test_out_of_turn_one_is_silent() -> None:
    assert CellarTable(2).refused(2, Done()) == ("LB-1.1",)


@pytest.mark.rule("LB-1.2")
def test_a_bearer_walks_then_acts() -> None:
    t = CellarTable()
    assert t.asked(1) == "walk"
    t.do(1, Walk(at("B4")))
    assert t.asked(1) == "act"


@pytest.mark.rule("LB-1.3")
def test_every_round_burns_oil_and_more_may_be_taken_along() -> None:
    t = CellarTable(oil=3)
    assert t.g.oil == 19
    assert t.do(1, Walk(at("A4")), Done()).g.oil == 18
