from __future__ import annotations

import pytest

from lanterns.moves import Attack, Bite, Done, Keep, Walk
from tests.fifth_game.cellar_table import BLANK, SKULL, WHITE_BLANK, CellarTable, at

HARMLESS = (BLANK,) * 2 + (WHITE_BLANK,) * 2


@pytest.mark.rule("LB-5.1")
def test_a_sleeper_wakes_when_its_rounds_are_over() -> None:
    t = CellarTable()
    bloat = t.monster("bloat", "G6", awake=False, depth=2)
    t.do(1, Walk(at("A4")), Done())
    assert not bloat.awake
    t.do(1, Walk(at("A4")), Done())
    assert bloat.awake


@pytest.mark.rule("LB-5.1")
def test_what_is_attacked_wakes() -> None:
    t = CellarTable(dice=(BLANK,) * 3 + (WHITE_BLANK,) + HARMLESS).stand(1, "D4")
    eel = t.monster("eel", "D5", awake=False)
    t.do(1, Walk(at("D4")), Attack(eel.id), Keep())
    assert eel.awake
    assert t.told("bites")


@pytest.mark.rule("LB-5.2")
def test_the_tide_says_where_a_monster_goes_and_whom_it_attacks() -> None:
    t = CellarTable(2, master=True, dice=(SKULL, SKULL, WHITE_BLANK, WHITE_BLANK)).stand(1, "D4").stand(2, "D3")
    t.monster("eel", "G6")
    t.do(1, Walk(at("D4")), Done()).do(2, Walk(at("D3")), Done())
    assert t.asked(0) == "prowl"
    assert t.refused(0, Bite(1)) == ("LB-5.2", "LB-5.4")
    t.do(0, Walk(at("E4")))
    assert t.refused(0, Bite(2)) == ("LB-3.1",)
    t.do(0, Bite(1))
    assert t.g.bearer(1).body == 2


@pytest.mark.rule("LB-5.2")
def test_a_monster_that_reaches_nobody_is_done() -> None:
    t = CellarTable(master=True)
    t.monster("eel", "G6")
    t.do(1, Walk(at("A4")), Done()).do(0, Walk(at("G6")))
    assert (t.asked(0), t.asked(1)) == ("", "walk")


@pytest.mark.rule("LB-5.3")
def test_without_a_tide_it_goes_to_the_nearest_and_attacks_the_weakest() -> None:
    t = CellarTable(3, dice=HARMLESS).stand(1, "D3").stand(2, "E6", body=2).stand(3, "D5", body=2)
    eel = t.monster("eel", "G5")
    t.do(1, Walk(at("D3")), Done()).do(2, Walk(at("E6")), Done()).do(3, Walk(at("D5")), Done())
    assert eel.square in (at("F6"), at("E5"))
    assert [line.args["seat"] for line in t.told("bites")] == [2]


@pytest.mark.rule("LB-5.4")
def test_monsters_stay_in_the_light_and_pass_nobody() -> None:
    t = CellarTable(master=True).stand(1, "C4").light("D4")
    t.monster("eel", "D4")
    t.do(1, Walk(at("C4")), Done())
    assert t.refused(0, Walk(at("B4"))) == ("LB-5.4",)
    assert t.refused(0, Walk(at("H5"))) == ("LB-5.4",)


@pytest.mark.rule("LB-5.4")
def test_water_and_traps_are_nothing_to_them() -> None:
    t = CellarTable(master=True).light("D7").light("D6").put(traps=(at("F7"),))
    t.monster("eel", "F6")
    t.do(1, Walk(at("A4")), Done()).do(0, Walk(at("D8")))
    assert t.g.monsters[1].square == at("D8")
