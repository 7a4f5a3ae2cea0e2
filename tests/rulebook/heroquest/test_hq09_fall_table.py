"""HQ-9.7 to HQ-9.13: what breaks in the fall."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Gear, Hero
from tests.games.heroquest.scenario import Table


def fallen(rolled: int, *armour: str, hero: str = "barbarian", more: tuple[int, ...] = (), **fields: object) -> Hero:
    """Somebody with potions and a scroll after a fall."""
    t = Table("elf" if hero != "elf" else "dwarf", hero)
    t.wear(2, *armour)
    t.set(t.hero(2), bag=("healing_2", "tool_kit", "strength"), scrolls=("sleep",), **fields)
    return t.loses(2, t.hero(2).body, 4, rolled, *more, 1).hero(2)


@pytest.mark.rule("HQ-9.7")
def test_1_potions_break_scrolls_are_unreadable_and_the_shield_breaks() -> None:
    hero = fallen(1, "helmet", "shield")
    assert (hero.bag, hero.scrolls, hero.armour) == (("tool_kit",), (), (Gear("helmet"),))
    assert fallen(1, "helmet", "chain_mail").armour == (Gear("chain_mail"),)
    assert fallen(1, "bracers", "camouflage_cap", hero="wizard").armour == (Gear("camouflage_cap"),)


@pytest.mark.rule("HQ-9.8")
def test_2_potions_break_and_the_shield_but_scrolls_stay() -> None:
    hero = fallen(2, "helmet", "shield")
    assert (hero.bag, hero.scrolls, hero.armour) == (("tool_kit",), ("sleep",), (Gear("helmet"),))
    assert fallen(2, "helmet").armour == ()


@pytest.mark.rule("HQ-9.9")
def test_3_the_shield_breaks_and_the_weapon_is_damaged() -> None:
    hero = fallen(3, "shield", "chain_mail")
    assert hero.armour == (Gear("chain_mail"),)
    assert hero.weapons == (Gear("longsword", fallen=1),)
    assert len(hero.bag) == 3


@pytest.mark.rule("HQ-9.10")
def test_4_shield_else_helmet_else_mail_or_cap() -> None:
    assert fallen(4, "chain_mail", "helmet", "shield").armour == (Gear("chain_mail"), Gear("helmet"))
    assert fallen(4, "chain_mail", "helmet").armour == (Gear("chain_mail"),)
    assert fallen(4, "chain_mail").armour == ()
    assert fallen(4, "camouflage_cap", hero="wizard").armour == ()
    assert fallen(4, "camouflage_cap", "bracers", hero="wizard").armour == (Gear("camouflage_cap"),)


@pytest.mark.rule("HQ-9.10")
@pytest.mark.parametrize("worn", ["leather_jerkin", "plate", "cloak_of_protection"])
def test_4_what_the_row_does_not_name_stays_whole(worn: str) -> None:
    assert fallen(4, worn).armour == (Gear(worn),)


@pytest.mark.rule("HQ-9.11")
def test_5_the_weapon_is_damaged_and_nothing_else() -> None:
    hero = fallen(5, "shield")
    assert hero.weapons == (Gear("longsword", fallen=1),)
    assert (hero.armour, len(hero.bag)) == ((Gear("shield"),), 3)


@pytest.mark.rule("HQ-9.12")
def test_6_everything_stays_whole() -> None:
    hero = fallen(6, "shield")
    assert (hero.armour, len(hero.bag), hero.scrolls) == ((Gear("shield"),), 3, ("sleep",))
    assert hero.weapons == (Gear("longsword"),)


@pytest.mark.rule("HQ-9.13")
def test_the_weapon_that_was_used_last_has_a_green_die_for_a_white_one() -> None:
    t = Table("barbarian", "elf")
    t.loses(1, 8, 4, 5, 1)
    t.set(t.hero(), state="up", body=1)
    assert t.sheet().attack == ("green", "white", "white", "white")


@pytest.mark.rule("HQ-9.13")
@pytest.mark.parametrize(("rolled", "damaged"), [(1, "bow"), (3, "bow"), (4, "axe"), (6, "axe")])
def test_who_has_a_bow_rolls_which_weapon_it_is(rolled: int, damaged: str) -> None:
    hero = fallen(5, hero="dwarf", more=(rolled,), weapons=(Gear("axe"), Gear("bow")), last="hand")
    assert [gear.thing for gear in hero.weapons if gear.fallen] == [damaged]


@pytest.mark.rule("HQ-9.13")
def test_every_fall_replaces_one_more_white_die() -> None:
    t = Table("barbarian", "elf")
    for _ in range(2):
        t.set(t.hero(), state="up", body=8)
        t.loses(1, 8, 4, 5, 1)
    t.set(t.hero(), state="up", body=8)
    assert t.hero().weapons == (Gear("longsword", fallen=2),)
    assert t.sheet().attack == ("green", "green", "white", "white")


@pytest.mark.rule("HQ-9.13")
def test_an_archers_only_hand_weapon_may_be_the_dagger_at_the_belt() -> None:
    t = Table("dwarf", "elf")
    t.arm(1, "bow", belt="dagger")
    t.loses(1, 7, 4, 5, 6, 1)
    assert t.hero().belt == Gear("dagger", fallen=1)


@pytest.mark.rule("HQ-9.13", "HQ-15.10")
def test_a_fall_does_no_further_harm_to_a_weapon_that_is_green_with_rust() -> None:
    t = Table("barbarian")
    t.arm(1, Gear("longsword", rusty=True, fallen=1))
    assert t.sheet().attack == ("green", "green", "green", "white")
