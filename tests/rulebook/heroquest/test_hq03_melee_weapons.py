"""HQ-3: what is carried, drawn, worn and swung."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Act, Attack, Draw, Wear
from questhall.games.heroquest.rules.breaking import destroy, rust_weapon
from questhall.games.heroquest.rules.carrying import keep, why_not_carry, why_not_wear
from tests.games.heroquest.scenario import MONSTER, Table

LORE = HEROQUEST.lore


def refused(t: Table, thing: str) -> tuple[str, ...]:
    """The rules by which a weapon cannot be carried, or a piece of armour not be worn."""
    weapon = isinstance(LORE.things[thing], v.Weapon)
    refusal = (why_not_carry if weapon else why_not_wear)(LORE, t.hero(), thing)
    return () if refusal is None else refusal.rules


@pytest.mark.rule("HQ-3.1")
def test_two_weapons_and_a_dagger_at_the_belt() -> None:
    t = Table("barbarian")
    for thing in ("axe", "dagger"):
        keep(t.g, t.hero(), thing)
    assert t.hero().weapons == (Gear("longsword"), Gear("axe"))
    assert t.hero().belt == Gear("dagger")
    for large in ("longsword", "crossbow", "short_sword", "club", "bow", "axe"):
        assert "HQ-3.1" in refused(t, large)
    assert refused(t, "dagger") == ("HQ-3.1",)


@pytest.mark.rule("HQ-3.2")
def test_bow_and_sword_change_freely_but_leave_no_hand_for_a_shield() -> None:
    t = Table("dwarf")
    near, far = t.put("orc", "A3"), t.put("orc", "F3")
    t.arm(1, "axe", "crossbow")
    assert {Attack(near.id), Attack(far.id, "ranged")} <= set(t.options(Attack))
    assert "HQ-3.2" in refused(t, "shield")
    t.arm(1, "axe")
    t.wear(1, "shield")
    assert "HQ-3.2" in refused(t, "crossbow")


@pytest.mark.rule("HQ-3.3")
@pytest.mark.parametrize("thing", ["broadsword", "battle_axe"])
def test_a_two_handed_weapon_allows_neither_bow_nor_shield_even_on_the_back(thing: str) -> None:
    t = Table("barbarian")
    t.arm(1, "longsword", thing)
    assert "HQ-3.3" in refused(t, "shield")
    t.arm(1, thing)
    assert refused(t, "bow") == ("HQ-3.3",)
    t.arm(1, "longsword")
    t.wear(1, "shield")
    assert "HQ-3.3" in refused(t, thing)


@pytest.mark.rule("HQ-3.4")
def test_another_hand_weapon_is_announced_and_costs_the_action() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "A2")
    t.arm(1, "longsword", "short_sword")
    assert "HQ-3.7" in t.refused(Attack(orc.id))
    t.do(Draw("short_sword"))
    assert t.hero().weapons == (Gear("short_sword"), Gear("longsword"))
    assert t.refused(Attack(orc.id)) == ("HQ-B.2",)
    assert t.hero().left == 8


@pytest.mark.rule("HQ-3.5")
def test_bracers_and_cap_are_the_wizards_alone_and_he_wears_nothing_else() -> None:
    wizard, barbarian = Table("wizard"), Table("barbarian")
    for thing in ("bracers", "camouflage_cap"):
        assert refused(wizard, thing) == ()
        assert "HQ-3.5" in refused(barbarian, thing)
    for thing in ("helmet", "shield", "chain_mail"):
        assert "HQ-3.5" in refused(wizard, thing)
        assert refused(barbarian, thing) == ()


@pytest.mark.rule("HQ-3.5")
def test_armour_that_is_carried_along_can_be_put_on() -> None:
    t = Table("barbarian")
    t.wear(1, "leather_jerkin")
    t.set(t.hero(), surplus=(Gear("chain_mail"), Gear("shield")))
    t.do(Wear("chain_mail")).do(Wear("shield"))
    assert t.hero().armour == (Gear("chain_mail"), Gear("shield"))
    assert t.hero().surplus == (Gear("leather_jerkin"),)


@pytest.mark.rule("HQ-3.6", "HQ-6.5")
def test_who_loses_the_weapon_goes_on_with_the_second_the_dagger_or_bare_hands() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "A3")
    hero = t.arm(1, "longsword", "axe", belt="dagger")
    destroy(t.g, hero, Gear("longsword"))
    t.g.offers = {}
    assert t.sheet().attack == ("green", "white")
    assert Attack(orc.id, "belt") in t.options(Attack)
    t.do(Draw("axe"))
    assert t.sheet().attack == ("white",) * 4


@pytest.mark.rule("HQ-3.6")
@pytest.mark.parametrize(
    ("hero", "dice"), [("barbarian", 2), ("elf", 1), ("dwarf", 1), ("battle_mage", 1), ("wizard", 0)]
)
def test_bare_hands(hero: str, dice: int) -> None:
    t = Table(hero)
    t.arm(1)
    assert len(t.sheet().attack) == dice


@pytest.mark.rule("HQ-3.7")
def test_no_diagonal_blow_through_a_door() -> None:
    t = Table("elf", at=("H3",), doors=(v.Door(at=(7, 2), to="east", open=True),))
    t.uncover()
    orc = t.put("orc", "I4")
    assert "HQ-3.7" in t.refused(Attack(orc.id))
    t.set(orc, square=t.square("I3"))
    assert t.options(Attack) == [Attack(orc.id)]


@pytest.mark.rule("HQ-3.7")
def test_a_double_door_is_wide_enough() -> None:
    doors = (v.Door(at=(7, 2), to="east", kind="double", open=True), v.Door(at=(7, 3), to="east", kind="double"))
    t = Table("elf", at=("H3",), doors=doors)
    t.uncover()
    orc = t.put("orc", "I4")
    assert t.options(Attack) == [Attack(orc.id)]
    t.set(orc, square=t.square("I2"))
    assert "HQ-3.7" in t.refused(Attack(orc.id)), "not past its post"


@pytest.mark.rule("HQ-3.8")
def test_spears_of_monsters_follow_the_same_rules() -> None:
    t = Table("elf", at=("H3",), doors=(v.Door(at=(7, 2), to="east", open=True),))
    t.uncover()
    inside, outside = t.put("night_goblin", "G4"), t.put("night_goblin", "I4")
    t.masters_turn().do(Act(outside.id))
    assert not t.options(Attack)
    t.g.monsters.pop(outside.id)
    t = Table("elf", at=("H3",))
    inside = t.put("night_goblin", "G4")
    t.masters_turn().do(Act(inside.id))
    assert t.options(Attack) == [Attack(1)]


@pytest.mark.rule("HQ-3.9")
def test_the_club_neither_rusts_nor_takes_oil_but_it_can_be_damaged() -> None:
    t = Table("wizard")
    rust_weapon(t.g, t.hero())
    assert t.hero().weapons == (Gear("club"),)
    assert not LORE.weapon("club").oil
    t.comes("fate:notched_blade")
    assert t.sheet().attack == ("green",)


@pytest.mark.rule("HQ-3.10")
def test_short_sword_club_and_spear_strike_diagonally_and_spear_and_hand_axe_are_large() -> None:
    plain = [thing for thing in LORE.things.values() if isinstance(thing, v.Weapon) and not thing.artifact]
    assert {weapon.id for weapon in plain if weapon.diagonal} == {"short_sword", "club", "spear"}
    t = Table("barbarian")
    t.arm(1, "spear", "hand_axe")
    assert refused(t, "longsword") == ("HQ-3.1",)


@pytest.mark.rule("HQ-3.10", "HQ-B.8")
@pytest.mark.parametrize("thing", ["short_sword", "spear"])
def test_a_diagonal_blow(thing: str) -> None:
    t = Table("barbarian")
    orc = t.put("orc", "A2")
    t.arm(1, thing)
    t.roll(MONSTER, MONSTER, MONSTER).do(Attack(orc.id))
    assert t.hero().took == ("fight",)
