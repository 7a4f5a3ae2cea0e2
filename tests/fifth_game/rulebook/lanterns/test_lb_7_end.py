from __future__ import annotations

import pytest

from lanterns.game import LANTERNS
from lanterns.moves import Done, Walk
from questhall.kernel.game import Outcome
from tests.fifth_game.cellar_table import SKULL, WHITE_BLANK, CellarTable, at


@pytest.mark.rule("LB-7.1")
def test_the_bearers_win_on_the_stairs() -> None:
    t = CellarTable(2).hide().stand(1, "D4").put(carrier=1).do(1, Walk(at("C4")))
    assert t.g.over
    assert LANTERNS.outcome(t.g) == Outcome((1, 2), "carried")


@pytest.mark.rule("LB-7.2")
@pytest.mark.parametrize(("master", "winners"), [(True, (0,)), (False, ())])
def test_they_lose_when_all_have_fallen(master: bool, winners: tuple[int, ...]) -> None:
    t = CellarTable(master=master).stand(1, "D4", body=1)
    t.hide(("treasure", "treasure", "G8"), ("trap", "trap", "E4")).do(1, Walk(at("E4")))
    assert LANTERNS.outcome(t.g) == Outcome(winners, "fallen")


@pytest.mark.rule("LB-7.2")
def test_one_who_stands_is_enough() -> None:
    t = CellarTable(2, dice=(SKULL, SKULL, WHITE_BLANK, WHITE_BLANK)).stand(1, "D4", body=1)
    t.monster("eel", "D5")
    t.do(1, Walk(at("D4")), Done()).do(2, Walk(at("B4")), Done())
    assert not t.g.over


@pytest.mark.rule("LB-7.3")
def test_they_lose_in_the_dark() -> None:
    t = CellarTable().put(oil=1).do(1, Walk(at("A4")), Done())
    assert LANTERNS.outcome(t.g) == Outcome((), "dark")
    assert t.told("dark")
