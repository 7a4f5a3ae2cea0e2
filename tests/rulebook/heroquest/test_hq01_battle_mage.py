"""HQ-1.20 to HQ-1.23: the Battle mage."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.moves import Cast, Decline, EndTurn, Recall, Study
from questhall.games.heroquest.rules.carrying import why_not_carry
from questhall.games.heroquest.rules.effects import CarryOut
from questhall.games.heroquest.rules.values import attack_dice
from questhall.games.heroquest.settings import ORDERS, Settings, Sheet
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


def mage(order: str = "order_light", mind: int = 5, prepared: bool = True) -> Table:
    sheets = (Sheet(hero="battle_mage", body=5, mind=mind, order=order),)
    return Table("battle_mage", settings=Settings(sheets=sheets), prepared=prepared)


@pytest.mark.rule("HQ-1.20")
@pytest.mark.parametrize(("order", "lore"), list(ORDERS.items()))
def test_each_order_teaches_the_four_spells_of_its_lore(order: str, lore: str) -> None:
    t = mage(order)
    assert (t.hero().spells, len(t.hero().spells)) == (t.g.lore.school(lore), 4)


@pytest.mark.rule("HQ-1.21")
@pytest.mark.parametrize(("face", "back"), [(MONSTER, True), (SHIELD, False), (SKULL, False)])
def test_after_each_spell_he_may_roll_and_a_monster_shield_gives_it_back(face: int, back: bool) -> None:
    t = mage()
    t.do(Cast("warding_circle"))
    assert (t.asked, t.options()) == ("heroquest.regain", [Recall("warding_circle"), Decline()])
    t.roll(face).do(Recall("warding_circle"))
    assert ("warding_circle" in t.hero().spells) == back


@pytest.mark.rule("HQ-1.21")
def test_he_need_not_roll_and_a_regained_spell_may_be_regained_again() -> None:
    t = mage().do(Cast("warding_circle")).roll().do(Decline())
    assert "warding_circle" not in t.hero().spells
    t = mage().do(Cast("warding_circle")).roll(MONSTER).do(Recall("warding_circle"))
    t.roll(3).do(EndTurn()).do(Cast("warding_circle")).roll(MONSTER).do(Recall("warding_circle"))
    assert "warding_circle" in t.hero().spells


@pytest.mark.rule("HQ-1.21")
@pytest.mark.parametrize(("face", "back"), [(MONSTER, False), (SHIELD, True)])
def test_with_seven_mind_points_a_white_shield_does_it_instead(face: int, back: bool) -> None:
    t = mage(mind=7).do(Cast("warding_circle")).roll(face).do(Recall("warding_circle"))
    assert ("warding_circle" in t.hero().spells) == back


@pytest.mark.rule("HQ-1.22")
@pytest.mark.parametrize(
    ("order", "related"),
    [
        ("order_light", ["life", "heaven"]),
        ("order_amethyst", ["beasts", "shadows"]),
        ("order_jade", ["heaven", "light"]),
    ],
)
def test_with_six_mind_points_he_takes_a_related_lore_along(order: str, related: list[str]) -> None:
    t = mage(order, mind=6, prepared=False)
    assert (t.asked, t.options()) == ("heroquest.study", [Study(lore) for lore in related])
    t.do(Study(related[0]))
    assert len(t.hero().spells) == 8


@pytest.mark.rule("HQ-1.22")
def test_a_set_of_another_lore_is_refused() -> None:
    assert mage("order_heaven", mind=6, prepared=False).refused(Study("death")) == ("HQ-1.22",)


@pytest.mark.rule("HQ-1.22", "HQ-8.2")
def test_with_seven_he_can_find_one_temporary_set_more_related_too() -> None:
    t = mage("order_light", mind=7)
    t.g.interrupt(CarryOut(origin="furniture:bookcase:5", caster=1, target=1))
    t.roll(1).g.run()
    assert (t.hero().lores, t.hero().sets) == (("light", "life"), ("heaven",))
    t = mage("order_light", mind=6)
    t.g.interrupt(CarryOut(origin="furniture:bookcase:5", caster=1, target=1))
    t.g.run()
    assert t.hero().sets == (), "with six the two sets are all"


@pytest.mark.rule("HQ-1.23")
def test_his_permanent_attack_is_never_above_three() -> None:
    t = mage()
    refusal = why_not_carry(t.g.lore, t.hero(), "broadsword")
    assert refusal is not None
    assert "HQ-1.23" in refusal.rules
    for weapon in ("longsword", "axe"):
        assert len(attack_dice(t.g, t.hero(), Gear(weapon))) == 3
