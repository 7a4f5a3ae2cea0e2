from __future__ import annotations

import pytest

from lanterns.moves import Path, Walk
from questhall.kernel.domains import Squares
from tests.fifth_game.cellar_table import CellarTable, at


def path(*spots: str) -> Path:
    return Path(tuple(map(at, spots)))


@pytest.mark.rule("LB-2.1")
def test_neither_slantwise_nor_through_walls() -> None:
    t = CellarTable().stand(1, "C5").light("D5")
    assert t.refused(1, path("B4")) == ("LB-2.1",)
    assert t.refused(1, path("D5")) == ("LB-2.1",)
    assert t.refused(1, Walk(at("A1"))) == ("LB-2.1",)
    t.do(1, path("C4", "D4"))


@pytest.mark.rule("LB-2.2")
def test_steps_are_counted_and_water_is_slow() -> None:
    t = CellarTable().stand(1, "F6").light("F7")
    assert t.refused(1, path("F7", "F8", "G8")) == ("LB-2.2",)
    assert t.g.price(1, path("F7", "F8")) == {"steps": 4}
    assert t.g.price(1, Walk(at("F8"))) == {"steps": 4}
    assert t.refused(1, Walk(at("A4"))) == ("LB-2.2",)


@pytest.mark.rule("LB-2.2", "LB-2.4")
def test_the_question_says_what_every_square_costs_and_risks() -> None:
    domain = CellarTable().stand(1, "D4").put(clear=(at("E4"),)).g.domain(1)
    assert isinstance(domain, Squares)
    reach = dict(zip(domain.squares, zip(domain.costs, domain.risks, strict=True), strict=True))
    assert domain.budget == 5
    assert (reach[at("D4")], reach[at("E4")], reach[at("F4")]) == ((0, 0), (1, 0), (2, 1))
    assert at("G7") not in reach


@pytest.mark.rule("LB-2.3")
def test_monsters_are_in_the_way_and_bearers_only_at_the_end() -> None:
    t = CellarTable(2).stand(1, "D4").stand(2, "E4")
    t.monster("eel", "D5", awake=False)
    assert t.refused(1, path("D5")) == t.refused(1, Walk(at("D5"))) == ("LB-2.3",)
    assert t.refused(1, path("E4")) == t.refused(1, Walk(at("E4"))) == ("LB-2.3",)
    t.do(1, path("E4", "F4"))


@pytest.mark.rule("LB-2.4")
def test_a_hidden_trap_hurts_and_stops() -> None:
    t = CellarTable().stand(1, "D4").hide(("treasure", "treasure", "G8"), ("trap", "trap", "E4"))
    t.do(1, path("E4", "F4"))
    bearer = t.g.bearer(1)
    assert (bearer.square, bearer.body, len(t.g.hidden)) == (at("E4"), 3, 1)


@pytest.mark.rule("LB-2.4")
def test_a_trap_that_was_found_is_avoided() -> None:
    t = CellarTable().stand(1, "D4").put(traps=(at("E4"),))
    assert t.refused(1, Walk(at("E4"))) == ("LB-2.4",)
    t.do(1, Walk(at("F4")))
    assert t.g.bearer(1).body == 4


@pytest.mark.rule("LB-2.5")
@pytest.mark.parametrize("stay", [Walk(at("A4")), Path(())])
def test_one_may_stay(stay: Walk | Path) -> None:
    t = CellarTable().do(1, stay)
    assert (t.g.bearer(1).square, t.asked(1)) == (at("A4"), "act")
