from __future__ import annotations

import pytest

from lanterns.game import LANTERNS
from lanterns.moves import Done, Listen, Noise, Shine, Walk
from tests.fifth_game.cellar_table import CellarTable, at


@pytest.mark.rule("LB-6.1")
def test_only_the_tide_makes_noises_and_only_with_dread() -> None:
    t = CellarTable(2, master=True)
    assert t.refused(1, Noise(2)) == ("LB-6.1",)
    assert t.refused(0, Noise(7)) == ("LB-6.1",)
    t.put(dread=0)
    assert t.refused(0, Noise(2)) == ("LB-6.1",)
    assert CellarTable().refused(0, Noise(1)) == ("LB-6.1",)


@pytest.mark.rule("LB-6.1")
def test_who_listens_to_one_noise_hears_no_other() -> None:
    t = CellarTable(2, master=True).do(0, Noise(2))
    assert (t.g.dread, t.asked(1), t.asked(2)) == (1, "", "noise")
    assert t.refused(0, Noise(1)) == ("LB-6.1",)


@pytest.mark.rule("LB-6.2")
def test_light_costs_oil_but_never_the_last_and_the_question_comes_back() -> None:
    t = CellarTable(2, master=True)
    before = t.g.ask_of(1)
    t.do(0, Noise(2)).do(2, Shine())
    assert (t.g.oil, t.g.ask_of(1)) == (15, before)
    t.put(oil=1).do(0, Noise(1)).do(1, Shine())
    assert t.g.oil == 1


@pytest.mark.rule("LB-6.2")
def test_while_one_listens_the_sleepers_stir() -> None:
    t = CellarTable(master=True)
    eel = t.monster("eel", "G6", awake=False, depth=1)
    t.do(1, Walk(at("A4"))).do(0, Noise(1))
    again = LANTERNS.load(LANTERNS.save(t.g), t.g.settings)
    t.do(1, Listen())
    assert (eel.awake, t.asked(1)) == (True, "act")
    assert again.answer(1, Listen()) is None
    assert again.answer(1, Done()) is None
