from __future__ import annotations

import pytest

from lanterns.moves import Attack, Done, Lift, Search, Walk
from tests.fifth_game.cellar_table import CellarTable, at


def acting(t: CellarTable) -> CellarTable:
    return t.do(1, Walk(t.g.bearer(1).square))


@pytest.mark.rule("LB-3.1")
def test_only_what_one_could_step_to_is_attacked() -> None:
    t = CellarTable().stand(1, "D4")
    near, far = t.monster("eel", "D5"), t.monster("eel", "F5")
    acting(t)
    assert t.refused(1, Attack(far.id)) == ("LB-3.1",)
    assert t.refused(1, Attack(99)) == ("LB-3.1",)
    assert Attack(near.id) in t.g.options(1)


@pytest.mark.rule("LB-3.2")
def test_searching_finds_all_traps_of_the_room() -> None:
    t = CellarTable().stand(1, "D4")
    t.hide(("treasure", "treasure", "G8"), ("trap", "trap", "E4"), ("trap", "trap", "D7"))
    acting(t).do(1, Search())
    assert (t.g.traps, [h.square for h in t.g.hidden if h.kind == "trap"]) == ((at("E4"),), [at("D7")])
    assert acting(t).refused(1, Search()) == ("LB-3.2",)


@pytest.mark.rule("LB-3.3")
def test_the_treasure_is_lifted_by_who_stands_on_it() -> None:
    t = CellarTable().hide().stand(1, "E4").put(treasure=at("F4"))
    assert acting(t).refused(1, Lift()) == ("LB-3.3",)
    t.do(1, Done(), Walk(at("F4")), Lift())
    assert (t.g.carrier, t.g.treasure) == (1, -1)


@pytest.mark.rule("LB-3.4")
def test_nothing_needs_to_be_done() -> None:
    assert acting(CellarTable()).do(1, Done()).g.round == 2
