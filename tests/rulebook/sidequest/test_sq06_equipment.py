"""SQ-6, equipment: slots, thresholds, sets, effects that cost STR."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.moves import (
    Activate,
    Armor,
    Attack,
    Bind,
    Block,
    Cast,
    Declare,
    Done,
    Draw,
    Equip,
    Grow,
    Summon,
    Unbind,
    Unequip,
)
from tests.games.sidequest.scenario import Table

CARDS: dict[str, dict[str, Any]] = {
    "dagger": {"type": "weapon", "str": 1, "atk": 1, "def": 1},
    "maul": {"type": "weapon", "str": 3, "atk": 5, "def": 4, "hands": 2},
    "hood": {"type": "armor", "str": 0, "arm": 1, "slot": "head"},
    "plate": {"type": "armor", "str": 5, "arm": 5, "slot": "body"},
    "pack_pony": {"type": "creature", "cost": 1, "atk": 0, "def": 3, "partner": {"str": 4}},
    "brace": {"type": "armor", "str": 0, "arm": 1, "slot": "accessory", "activated": [
        {"pay": {"str": 3}, "once": None, "do": [{"effect": "gain", "resource": "lp", "amount": 1}]}]},
    "gm_drain": {"type": "gm_sorcery", "cost": 1,
                 "do": [{"effect": "drain", "resource": "str", "amount": 4, "who": "each_hero"}]},
    "mend": {"type": "sorcery", "cost": 1, "target": {"choose": "own_armor"},
             "do": [{"effect": "heal", "amount": 2, "to": "target"}]},
    "gm_acid": {"type": "gm_sorcery", "cost": 1, "target": {"choose": "armor"},
                "do": [{"effect": "damage", "amount": 9, "to": "target"}]},
    "wolfskin": {"type": "series",
                 "static": [{"gives": "side", "what": "hero_attack", "amount": 1, "side": "you"}],
                 "triggered": [
                     {"when": "turn_end", "do": [{"effect": "gain", "resource": "lp", "amount": 1}]}]},
    "skin_cap": {"type": "armor", "str": 0, "arm": 1, "slot": "head", "series": "wolfskin"},
    "skin_coat": {"type": "armor", "str": 0, "arm": 1, "slot": "body", "series": "wolfskin"},
    "skin_club": {"type": "weapon", "str": 0, "atk": 2, "def": 1, "series": "wolfskin"},
}  # fmt: skip


def table(*hand: str, **settings: Any) -> Table:
    t = Table(cards=CARDS, **settings)
    t.hero(hand=hand)
    return t


# --- five slots -------------------------------------------------------------------------


@pytest.mark.rule("SQ-6.1")
def test_a_hero_can_fill_five_slots() -> None:
    t = table("sword", "dagger", "helmet", "mail", "ring")
    t.at("hero", "main_phase").do(1, *[Equip(card) for card in t.hero().hand])
    assert len(t.hero().equipment) == 5


@pytest.mark.rule("SQ-6.1", "SQ-6.4")
def test_there_is_no_third_hand() -> None:
    t = table("dagger")
    t.put("sword")
    t.put("sword")
    t.at("hero", "main_phase")
    assert "SQ-6.1" in t.refused(1, Equip("dagger"))


@pytest.mark.rule("SQ-6.1")
def test_a_two_handed_weapon_needs_both_hands() -> None:
    t = table("maul", "dagger")
    t.put("sword")
    t.at("hero", "main_phase")
    assert "SQ-6.1" in t.refused(1, Equip("maul"))
    assert t.may(1, Equip("dagger"))


@pytest.mark.rule("SQ-6.1")
def test_a_two_handed_weapon_leaves_no_hand_free() -> None:
    t = table("maul", "dagger").at("hero", "main_phase").do(1, Equip("maul"))
    assert "SQ-6.1" in t.refused(1, Equip("dagger"))


@pytest.mark.rule("SQ-6.1")
def test_one_armor_piece_of_each_class() -> None:
    t = table("hood", "mail")
    t.put("helmet")
    t.at("hero", "main_phase")
    assert "SQ-6.1" in t.refused(1, Equip("hood"))
    assert t.may(1, Equip("mail"))


# --- strong enough ------------------------------------------------------------------------


@pytest.mark.rule("SQ-6.2")
def test_a_hero_who_is_too_weak_cannot_equip_a_piece() -> None:
    t = table("plate")
    t.hero(str_max=4)
    t.at("hero", "main_phase")
    assert t.refused(1, Equip("plate")) == ("SQ-6.2",)


@pytest.mark.rule("SQ-6.2")
def test_str_equal_to_the_threshold_is_enough() -> None:
    t = table("plate")
    t.hero(str_max=5)
    t.at("hero", "main_phase").do(1, Equip("plate"))
    assert len(t.hero().equipment) == 1


@pytest.mark.rule("SQ-6.2")
def test_spent_and_bound_str_do_not_count() -> None:
    t = table("plate", "maul")
    t.hero(str_spent=1, str_bound=2)
    t.at("hero", "main_phase")
    assert t.refused(1, Equip("plate")) == ("SQ-6.2",)
    assert t.refused(1, Equip("maul")) == ("SQ-6.2",)


@pytest.mark.rule("SQ-6.2")
def test_equipping_spends_no_str() -> None:
    t = table("plate", "maul").at("hero", "main_phase").do(1, Equip("plate"), Equip("maul"))
    assert t.hero().str_free == 5


# --- when strength fades --------------------------------------------------------------------


@pytest.mark.rule("SQ-6.3")
def test_armor_stays_on_and_protects_whatever_becomes_of_the_str() -> None:
    t = table()
    ghoul, plate = t.put("ghoul"), t.put("plate")
    t.gm(hand=["gm_drain"], bp=1)
    t.at("gm", "main_phase").do(GM, Cast("gm_drain"), Done(), Declare(((ghoul.id, 1),)))
    assert t.hero().str_free == 1
    assert (plate.damage, t.hero().lp) == (2, 10)


@pytest.mark.rule("SQ-6.3")
def test_a_weapon_that_became_too_heavy_cannot_attack() -> None:
    t = table()
    sword, dagger, brute = t.put("sword"), t.put("dagger"), t.put("brute")
    t.hero(str_spent=4)
    t.at("hero", "attack_phase")
    assert t.refused(1, Attack(sword.id, brute.id)) == ("SQ-6.3",)
    t.do(1, Attack(dagger.id, brute.id))
    assert brute.damage == 1


@pytest.mark.rule("SQ-6.3", "SQ-5.4")
def test_a_weapon_that_became_too_heavy_may_still_block() -> None:
    t = table()
    ghoul, maul = t.put("ghoul"), t.put("maul")
    t.hero(str_spent=5)
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),))).do(1, Block(maul.id))
    assert (maul.damage, t.hero().lp) == (2, 10)


# --- full is full -----------------------------------------------------------------------------


@pytest.mark.rule("SQ-6.4", "SQ-3.6")
def test_a_used_slot_must_be_emptied_before_something_else_fits() -> None:
    t = table("hood")
    helmet = t.put("helmet")
    t.at("hero", "main_phase")
    assert "SQ-6.4" in t.refused(1, Equip("hood"))
    t.do(1, Unequip(helmet.id), Equip("hood"))
    assert t.hero().discard == ("helmet",)
    assert [t.g.things[i].card for i in t.hero().equipment] == ["hood"]


@pytest.mark.rule("SQ-6.4", "SQ-3.6")
def test_two_pieces_cannot_be_changed_in_one_turn() -> None:
    t = table("hood", "plate")
    helmet, mail = t.put("helmet"), t.put("mail")
    t.at("hero", "main_phase").do(1, Unequip(helmet.id), Equip("hood"))
    assert t.refused(1, Unequip(mail.id)) == ("SQ-3.6",)
    assert "SQ-6.4" in t.refused(1, Equip("plate"))


@pytest.mark.rule("SQ-6.4", "SQ-5.6")
def test_armor_at_arm_0_still_fills_its_slot() -> None:
    t = table("hood")
    t.put("helmet", damage=2)
    t.at("hero", "main_phase")
    assert "SQ-6.4" in t.refused(1, Equip("hood"))


@pytest.mark.rule("SQ-5.6", "SQ-6.4")
def test_worn_out_armor_can_be_mended_however_hard_it_was_hit() -> None:
    t = table("mend")
    mail = t.put("mail")
    t.gm(hand=["gm_acid"], bp=1)
    t.put("ghoul")
    t.at("gm", "main_phase").do(GM, Cast("gm_acid", mail.id)).passes()
    t.at("hero", "main_phase").do(1, Cast("mend", mail.id)).passes()
    t.at("gm", "attack_phase").do(GM, Declare(((t.g.gm.creatures[0], 1),)))
    assert (mail.damage, t.hero().lp) == (4, 10)


# --- sets ---------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-6.5")
def test_one_piece_of_a_series_has_no_set_effect() -> None:
    t = table()
    club, brute = t.put("skin_club"), t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(club.id, brute.id))
    assert brute.damage == 2


@pytest.mark.rule("SQ-6.5")
def test_the_second_piece_makes_the_set_effect_active() -> None:
    t = table("skin_cap")
    club, brute = t.put("skin_club"), t.put("brute")
    t.at("hero", "main_phase").do(1, Equip("skin_cap"), Done(), Attack(club.id, brute.id))
    assert brute.damage == 3
    assert t.told("attack-damage")[0]["parts"] == (("atk", 2), ("bonus", 1))


@pytest.mark.rule("SQ-6.5")
def test_three_pieces_of_a_series_have_the_set_effect_once() -> None:
    t = table("skin_cap", "skin_coat")
    club, brute = t.put("skin_club"), t.put("brute")
    t.at("hero", "main_phase").do(1, Equip("skin_cap"), Equip("skin_coat"), Done(), Attack(club.id, brute.id))
    t.do(1, Done(), Done())
    assert brute.damage == 3
    assert t.hero().lp == 11


@pytest.mark.rule("SQ-6.5")
def test_the_set_effect_ends_only_when_fewer_than_two_pieces_are_left() -> None:
    t = table()
    cap, club, brute = t.put("skin_cap"), t.put("skin_club"), t.put("brute")
    t.put("skin_coat")
    t.at("hero", "main_phase").do(1, Unequip(cap.id), Done(), Attack(club.id, brute.id))
    assert brute.damage == 3
    t.at("gm", "attack_phase").do(GM, Declare(((brute.id, 1),))).do(1, Block(club.id))
    assert t.hero().sets == ()


@pytest.mark.rule("SQ-6.5")
def test_pieces_of_a_series_worn_by_two_heroes_make_no_set() -> None:
    t = table(heroes=2)
    t.put("skin_cap", 2)
    club, brute = t.put("skin_club", 1), t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(club.id, brute.id))
    assert brute.damage == 2


@pytest.mark.rule("SQ-6.5", "SQ-5.6")
def test_a_piece_at_arm_0_still_counts_for_its_set() -> None:
    t = table()
    ghoul, cap = t.put("ghoul"), t.put("skin_cap")
    t.put("skin_coat")
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)), Armor(cap.id))
    assert t.hero().lp == 9
    assert len(t.hero().sets) == 1


# --- effects that cost STR ----------------------------------------------------------------------


@pytest.mark.rule("SQ-6.6")
def test_an_effect_that_costs_str_spends_it() -> None:
    t = table()
    brace = t.put("brace")
    t.at("hero", "main_phase").do(1, Activate(brace.id))
    assert (t.hero().lp, t.hero().str_free) == (11, 2)
    assert t.refused(1, Activate(brace.id)) == ("SQ-6.6",)


@pytest.mark.rule("SQ-6.6", "SQ-3.3")
def test_str_spent_for_a_one_time_effect_is_back_in_the_next_growth_phase() -> None:
    t = table(dice=(3, 3))
    brace = t.put("brace")
    t.put("ghoul")
    t.at("hero", "main_phase").do(1, Activate(brace.id), Done(), Done(), Done())
    t.do(GM, Draw(0), Done(), Declare(), Done())
    assert t.hero().str_free == 2
    t.do(1, Draw(0), Grow(1, 0))
    assert t.hero().str_free == 5


@pytest.mark.rule("SQ-6.6", "SQ-11.15")
def test_the_str_of_a_bond_stays_spent_over_the_growth_phase_until_the_bond_ends() -> None:
    t = table(dice=(3,))
    pony = t.put("pack_pony")
    t.put("ghoul")
    t.at("hero", "main_phase").do(1, Bind(pony.id))
    t.at("hero", "draw_phase").do(1, Draw(0), Grow(1, 0), Done())
    assert t.hero().str_free == 1
    t.do(1, Unbind())
    assert t.hero().str_free == 5


@pytest.mark.rule("SQ-6.6", "SQ-6.3")
def test_str_spent_for_an_effect_makes_weapons_too_heavy() -> None:
    t = table()
    brace, maul, brute = t.put("brace"), t.put("maul"), t.put("brute")
    t.at("hero", "main_phase").do(1, Activate(brace.id), Done())
    assert t.refused(1, Attack(maul.id, brute.id)) == ("SQ-6.3",)


@pytest.mark.rule("SQ-6.2")
def test_equipment_is_equipped_and_never_summoned() -> None:
    t = table("sword", "wolf").at("hero", "main_phase")
    assert t.refused(1, Summon("sword")) == ("SQ-3.6",)
    assert t.refused(1, Equip("wolf")) == ("SQ-3.6",)
