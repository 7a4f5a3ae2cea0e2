"""HQ-6: how much can be worn and carried, and how high the values go."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Attack, Draw, Give, Walk
from questhall.games.heroquest.rules.breaking import destroy
from questhall.games.heroquest.rules.carrying import keep, why_not_wear
from tests.games.heroquest.scenario import Table

LORE = HEROQUEST.lore


def refused(t: Table, thing: str) -> tuple[str, ...]:
    refusal = why_not_wear(LORE, t.hero(), thing)
    return () if refusal is None else refusal.rules


@pytest.mark.rule("HQ-6.1")
def test_at_most_three_protective_items_and_no_two_of_the_same_property() -> None:
    t = Table("barbarian")
    t.wear(1, "helmet", "shield")
    assert "HQ-6.1" in refused(t, "helmet")
    assert refused(t, "chain_mail") == ()
    t.wear(1, "helmet", "shield", "chain_mail")
    assert refused(t, "cloak_of_shadows") == ("HQ-6.1",), "a cloak is one of the three"


@pytest.mark.rule("HQ-6.1")
@pytest.mark.parametrize("hero", ["barbarian", "elf", "dwarf", "wizard", "battle_mage"])
def test_everybody_may_carry_a_tool_kit(hero: str) -> None:
    t = Table(hero)
    keep(t.g, t.hero(), "tool_kit")
    assert t.hero().bag == ("tool_kit",)


@pytest.mark.rule("HQ-6.2")
def test_permanent_attack_stops_at_five_and_permanent_defence_at_six() -> None:
    t = Table("barbarian")
    t.arm(1, "broadsword")
    t.wear(1, "plate", "helmet", "shield", "cloak_of_protection")
    assert len(t.sheet().attack) == 5
    assert len(t.sheet().defence) == 6


@pytest.mark.rule("HQ-6.2")
def test_what_lasts_for_a_while_goes_beyond() -> None:
    t = Table("barbarian")
    t.arm(1, "broadsword")
    t.wear(1, "plate", "helmet", "shield")
    t.mark(t.hero(), "attack", "attack", 2)
    t.mark(t.hero(), "defence", "defence", 2)
    assert len(t.sheet().attack) == 7
    assert len(t.sheet().defence) == 8


@pytest.mark.rule("HQ-6.3")
def test_weapons_above_the_limit_may_be_taken_along() -> None:
    t = Table("barbarian", "dwarf")
    t.arm(1, "longsword", "axe")
    keep(t.g, t.hero(), "spear")
    assert t.hero().surplus == (Gear("spear"),)
    t.do(Give("spear", 2))
    assert t.hero(2).weapons == (Gear("axe"), Gear("spear"))


@pytest.mark.rule("HQ-6.4")
def test_mail_and_cloak_only_if_not_both_raise_the_defence() -> None:
    t = Table("barbarian")
    t.wear(1, "chain_mail")
    assert "HQ-6.4" in refused(t, "cloak_of_protection")
    assert "HQ-6.4" in refused(t, "leather_jerkin")
    assert refused(t, "cloak_of_shadows") == refused(t, "cloak_of_wisdom") == ()


@pytest.mark.rule("HQ-6.4")
def test_a_cloak_of_one_more_mind_point_lends_it_as_long_as_it_is_worn() -> None:
    t = Table("barbarian", "elf")
    t.wear(1, "chain_mail")
    keep(t.g, t.hero(), "cloak_of_wisdom")
    assert (t.hero().mind, t.hero().full_mind) == (3, 2)
    t.do(Give("cloak_of_wisdom", 2))
    assert (t.hero(1).mind, t.hero(2).mind) == (2, 5)


@pytest.mark.rule("HQ-6.4", "HQ-17.2")
def test_helmet_shield_and_mail_go_together() -> None:
    t = Table("barbarian")
    for thing in ("helmet", "shield", "chain_mail"):
        keep(t.g, t.hero(), thing)
    assert len(t.sheet().defence) == 5


@pytest.mark.rule("HQ-6.5")
def test_after_the_loss_of_the_weapon_the_lashed_one_takes_a_whole_turn() -> None:
    t = Table("dwarf", "elf")
    hero = t.arm(1, "axe", "short_sword")
    destroy(t.g, hero, Gear("axe"))
    t.g.offers = {}
    t.do(Walk(t.square("B2")))
    assert t.refused(Draw("short_sword")) == ("HQ-6.5",)
    t.set(hero, took=())
    t.roll(3).do(Draw("short_sword"))
    assert t.asked_seat == 2
    assert t.sheet().attack == ("white", "white")


@pytest.mark.rule("HQ-6.5")
def test_surplus_weapons_are_lashed_bow_and_dagger_are_at_hand() -> None:
    t = Table("dwarf", "elf")
    near, far = t.put("orc", "A3"), t.put("orc", "E3")
    hero = t.arm(1, "axe", "bow", belt="dagger")
    t.set(hero, surplus=(Gear("spear"),))
    assert "HQ-3.1" in t.refused(Draw("spear"))
    destroy(t.g, hero, Gear("axe"))
    t.g.offers = {}
    assert {Attack(near.id, "belt"), Attack(far.id, "ranged")} <= set(t.options(Attack))
    t.roll(3).do(Draw("spear"))
    assert hero.weapons == (Gear("spear"), Gear("bow"))
    assert t.asked_seat == 2


@pytest.mark.rule("HQ-6.6")
def test_the_wizard_carries_surplus_weapons_and_never_uses_them() -> None:
    t = Table("wizard")
    keep(t.g, t.hero(), "longsword")
    assert t.hero().surplus == (Gear("longsword"),)
    assert "HQ-6.6" in t.refused(Draw("longsword"))
    t.arm(1)
    t.set(t.hero(), bare=True)
    assert "HQ-6.6" in t.refused(Draw("longsword"))
