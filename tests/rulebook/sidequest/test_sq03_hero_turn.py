"""SQ-3: the Hero turn."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM, NEUTRAL
from questhall.games.sidequest.moves import (
    Attack,
    Beg,
    Cast,
    Declare,
    Decline,
    Discard,
    Discover,
    Done,
    Draw,
    Equip,
    Give,
    Grow,
    Pass,
    Summon,
    Unequip,
    World,
)
from tests.games.sidequest.scenario import Table

SHRINE: dict[str, Any] = {
    "type": "lasting", "cost": 1, "until": "game",
    "activated": [{"pay": {"str": 2}, "do": [{"effect": "gain", "resource": "lp", "amount": 1}]}],
}  # fmt: skip


# --- draw and growth ---------------------------------------------------------------------


@pytest.mark.rule("SQ-3.1")
def test_each_hero_may_draw_one_card() -> None:
    t = Table(heroes=2).at("hero", "draw_phase").do(1, Draw(1)).do(2, Draw(0))
    assert [len(hero.hand) for hero in t.g.heroes] == [1, 0]


@pytest.mark.rule("SQ-3.1")
def test_nobody_draws_two() -> None:
    t = Table().at("hero", "draw_phase")
    assert "SQ-3.1" in t.refused(1, Draw(2))


@pytest.mark.rule("SQ-3.2")
@pytest.mark.parametrize("roll", [1, 2, 5])
@pytest.mark.parametrize(("grow", "values"), [(Grow(1, 0), (6, 5)), (Grow(0, 1), (5, 6))])
def test_a_fate_roll_of_one_to_five_is_one_point(roll: int, grow: Grow, values: tuple[int, int]) -> None:
    t = Table(dice=(roll,)).at("hero", "growth_phase")
    assert t.refused(1, Grow(1, 1)) == ("SQ-3.2",)
    t.do(1, grow)
    assert (t.g.hero(1).int_max, t.g.hero(1).str_max) == values


@pytest.mark.rule("SQ-3.2")
@pytest.mark.parametrize("grow", [Grow(2, 0), Grow(1, 1), Grow(0, 2)])
def test_a_six_is_two_points_spread_as_one_likes(grow: Grow) -> None:
    t = Table(dice=(6,)).at("hero", "growth_phase").do(1, grow)
    assert (t.g.hero(1).int_max, t.g.hero(1).str_max) == (5 + grow.intelligence, 5 + grow.strength)


@pytest.mark.rule("SQ-3.2")
@pytest.mark.parametrize(("roll", "grow"), [(1, Grow(0, 0)), (3, Grow(0, 0)), (6, Grow(0, 0)), (6, Grow(1, 0))])
def test_nobody_has_to_grow_and_nobody_has_to_grow_all_the_way(roll: int, grow: Grow) -> None:
    t = Table(dice=(roll,)).at("hero", "growth_phase").do(1, grow)
    assert (t.g.hero(1).int_max, t.g.hero(1).str_max) == (5 + grow.intelligence, 5 + grow.strength)


@pytest.mark.rule("SQ-3.2")
def test_who_does_not_grow_on_a_one_pays_its_price_all_the_same() -> None:
    t = Table(dice=(1,))
    t.hero(hand=["wolf"])
    t.at("hero", "growth_phase").do(1, Grow(0, 0), Discard("wolf"))
    assert (t.hero().hand, t.g.discovery_discard) == ((), ("chest",))


@pytest.mark.rule("SQ-3.2")
def test_every_hero_makes_a_fate_roll_of_their_own() -> None:
    t = Table(heroes=2, dice=(6, 3)).at("hero", "growth_phase").do(1, Grow(2, 0))
    assert t.refused(2, Grow(2, 0)) == ("SQ-3.2",)
    t.do(2, Grow(0, 1))
    assert (t.g.hero(1).int_max, t.g.hero(2).str_max) == (7, 6)


@pytest.mark.rule("SQ-3.2")
def test_a_one_costs_a_hand_card_of_ones_choice_and_reveals_a_discovery_card() -> None:
    t = Table(dice=(1,))
    hero = t.hero(hand=["wolf", "spark"], lp=10)
    t.at("hero", "growth_phase").do(1, Grow(1, 0))
    assert t.asked(1) == "discard"
    t.do(1, Discard("spark"))
    assert (hero.hand, hero.discard) == (("wolf",), ("spark",))
    assert (hero.lp, t.g.discovery_discard) == (11, ("chest",))


@pytest.mark.rule("SQ-3.2")
def test_a_one_with_an_empty_hand_discards_nothing_and_still_reveals() -> None:
    t = Table(dice=(1,)).at("hero", "growth_phase").do(1, Grow(0, 1))
    assert t.asked(1) == "beg-or-discover"
    assert t.g.discovery_discard == ("chest",)


@pytest.mark.rule("SQ-3.2", "SQ-3.4")
def test_what_a_one_reveals_does_not_use_up_beg_or_discover() -> None:
    t = Table(dice=(1,)).at("hero", "growth_phase").do(1, Grow(0, 1), Discover())
    assert len(t.told("discover")) == 2


@pytest.mark.rule("SQ-3.2", "SQ-1.2")
def test_a_value_never_grows_above_twenty() -> None:
    t = Table(dice=(3,))
    t.hero(int_max=20, str_max=19)
    t.at("hero", "growth_phase")
    assert t.refused(1, Grow(1, 0)) == ("SQ-3.2",)
    t.do(1, Grow(0, 1))
    assert t.g.hero(1).str_max == 20


@pytest.mark.rule("SQ-3.2", "SQ-1.2")
def test_a_six_with_room_for_one_point_is_one_point() -> None:
    t = Table(dice=(6,))
    t.hero(int_max=19, str_max=20)
    t.at("hero", "growth_phase")
    assert t.g.options(1) == [Grow(1, 0), Grow(0, 0)]


@pytest.mark.rule("SQ-3.2")
def test_a_fully_grown_hero_still_suffers_a_one() -> None:
    t = Table(dice=(1,))
    t.hero(int_max=20, str_max=20, hand=["wolf"])
    t.at("hero", "growth_phase")
    assert t.asked(1) == "discard"


@pytest.mark.rule("SQ-3.3")
def test_spent_str_is_back_before_the_growth_and_spent_int_after_it() -> None:
    t = Table(dice=(3,))
    hero = t.hero(int_spent=4, str_spent=3)
    t.at("hero", "growth_phase")
    assert (hero.str_free, hero.int_free) == (5, 1)
    t.do(1, Grow(1, 0))
    assert (hero.str_free, hero.int_free) == (5, 6)


@pytest.mark.rule("SQ-3.3")
def test_int_is_back_for_a_hero_who_cannot_grow_any_more() -> None:
    t = Table(dice=(3,))
    hero = t.hero(int_max=20, str_max=20, int_spent=20)
    t.at("hero", "growth_phase")
    assert hero.int_free == 20


@pytest.mark.rule("SQ-3.3", "SQ-11.15")
def test_str_that_binds_a_partner_does_not_come_back() -> None:
    t = Table(dice=(3,))
    hero = t.hero(str_bound=2, str_spent=1)
    t.at("hero", "growth_phase").do(1, Grow(1, 0))
    assert hero.str_free == 3


# --- beg or discover ------------------------------------------------------------------------


def to_the_end_phase(t: Table) -> Table:
    while t.g.phase != "end":
        t.do(t.g.asks[0].seat, Done())
    return t


def begging() -> Table:
    t = Table(heroes=2)
    t.hero(1, hand=["sword"])
    t.hero(2, hand=["wolf", "spark"])
    return t.at("hero", "beg_or_discover").do(1, Beg(2))


@pytest.mark.rule("SQ-3.4")
def test_the_giver_chooses_the_one_card() -> None:
    t = begging()
    assert t.refused(2, Give("sword")) == ("SQ-3.4",)
    t.do(2, Give("spark"))
    assert (t.g.hero(1).hand, t.g.hero(2).hand) == (("sword", "spark"), ("wolf",))


@pytest.mark.rule("SQ-3.4")
def test_only_the_two_learn_which_card_was_given() -> None:
    t = begging().do(2, Give("spark"))
    telling = [line for line in t.g.log or [] if line.args.get("card") == "spark"]
    assert [line.only for line in telling] == [(2, 1)]


@pytest.mark.rule("SQ-3.4")
def test_who_is_asked_may_decline_and_the_action_is_used_all_the_same() -> None:
    t = begging().do(2, Decline())
    assert t.g.hero(1).hand == ("sword",)
    assert t.asked(1) == ""
    to_the_end_phase(t)
    assert t.refused(1, Beg(2)) == ("SQ-3.4",)
    assert t.refused(1, Discover()) == ("SQ-3.4",)


@pytest.mark.rule("SQ-3.4")
def test_a_hero_with_an_empty_hand_can_only_decline() -> None:
    t = Table(heroes=2).at("hero", "beg_or_discover").do(1, Beg(2))
    assert t.g.options(2) == [Decline()]


@pytest.mark.rule("SQ-3.4")
@pytest.mark.parametrize("nobody", [GM, 1, 3])
def test_neither_the_gm_nor_oneself_nor_an_empty_seat_can_be_asked(nobody: int) -> None:
    t = Table(heroes=2).gm(hand=["ghoul"]).at("hero", "beg_or_discover")
    assert t.refused(1, Beg(nobody)) == ("SQ-3.4",)


@pytest.mark.rule("SQ-3.4", "SQ-8.1")
def test_discovering_reveals_the_top_card_and_resolves_it() -> None:
    t = Table()
    t.g.discovery_deck = ("relic", "chest")
    t.at("hero", "beg_or_discover").do(1, Discover())
    assert (t.g.hero(1).lp, len(t.g.discovery_deck)) == (11, 1)
    assert t.told("discover") == [{"seat": 1, "card": "chest"}]


@pytest.mark.rule("SQ-3.4")
def test_one_of_the_two_is_all_there_is_in_a_turn() -> None:
    t = Table(heroes=2)
    t.hero(2, hand=["wolf"])
    to_the_end_phase(t.at("hero", "beg_or_discover").do(1, Discover()))
    assert t.refused(1, Beg(2)) == ("SQ-3.4",)
    assert t.may(2, Beg(1))


@pytest.mark.rule("SQ-3.4")
def test_both_are_optional() -> None:
    t = Table().at("hero", "beg_or_discover").do(1, Done())
    assert t.asked(1) == "hero-main"
    assert t.refused(1, Discover()) == ("SQ-3.4",)


@pytest.mark.rule("SQ-3.5")
def test_every_hero_must_discover_when_the_gm_could_not_summon() -> None:
    t = Table(dice=(3, 3)).gm(hand=["brute"], bp=3)
    t.at("gm", "world_phase").do(GM, Done(), Done())
    t.do(1, Draw(0), Grow(1, 0))
    assert t.asked(1) == "hero-main"
    assert [found["seat"] for found in t.told("discover")] == [1, 1]


@pytest.mark.rule("SQ-3.5", "SQ-3.4")
def test_the_forced_discovery_is_the_action_of_the_turn_for_all() -> None:
    t = Table(heroes=3)
    t.g.gm_stuck = True
    t.at("hero", "forced_discovery")
    assert [found["seat"] for found in t.told("discover")] == [1, 2, 3]
    to_the_end_phase(t)
    assert t.refused(2, Beg(1)) == ("SQ-3.4",)


@pytest.mark.rule("SQ-3.5")
def test_an_empty_gm_field_alone_forces_nobody() -> None:
    """The last creature burns down between the turns; in its own turn the GM needed no other."""
    t = Table(dice=(3,))
    t.put("ghoul", damage=2, burn=1)
    t.at("gm", "end_phase").do(GM, Done()).do(1, Draw(0), Grow(1, 0))
    assert t.g.gm.creatures == ()
    assert (t.asked(1), t.told("discover")) == ("beg-or-discover", [])


@pytest.mark.rule("SQ-3.5")
def test_a_gm_who_could_summon_after_all_forces_nobody() -> None:
    t = Table(dice=(3,)).gm(hand=["ghoul"], bp=1)
    t.at("gm", "world_phase")
    assert len(t.told("discover")) == 1
    t.gm(bp=2).do(GM, Summon("ghoul"), World("marsh"), Done(), Declare())
    t.g.things[t.g.gm.creatures[0]].burn = 3
    t.do(GM, Done()).do(1, Draw(0), Grow(1, 0))
    assert t.g.gm.creatures == ()
    assert len(t.told("discover")) == 1


@pytest.mark.rule("SQ-3.5")
def test_a_gm_creature_in_play_forces_nobody() -> None:
    t = Table()
    t.put("ghoul")
    t.g.gm_stuck = True
    t.at("hero", "forced_discovery")
    assert (t.asked(1), t.told("discover")) == ("beg-or-discover", [])


THORNY = {"type": "armor", "str": 0, "arm": 9, "slot": "body", "keywords": {"thorns": 3}}


@pytest.mark.rule("SQ-3.5")
@pytest.mark.parametrize(("hand", "found"), [("brute", 1), ("ghoul", 0)])
def test_a_gm_whose_field_empties_in_the_own_turn_and_who_cannot_summon_forces_a_discovery(
    hand: str, found: int
) -> None:
    t = Table(dice=(3,), cards={"thorny": THORNY}).gm(hand=[hand], bp=0, bound=2)
    ghoul = t.put("ghoul")
    t.put("thorny")
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    assert (t.g.gm.creatures, t.asked(GM)) == ((), "gm-end")
    t.do(GM, Done()).do(1, Draw(0), Grow(1, 0))
    assert len(t.told("discover")) == found


@pytest.mark.rule("SQ-3.5")
def test_a_gm_who_could_have_summoned_and_spent_the_bp_on_a_spell_forces_nobody() -> None:
    t = Table(dice=(3,), cards={"thorny": THORNY}).gm(hand=["ghoul", "gm_bolt"], bp=0, bound=2)
    ghoul = t.put("ghoul")
    t.put("thorny")
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)), Cast("gm_bolt", 1)).passes()
    t.do(GM, Done()).do(1, Draw(0), Grow(1, 0))
    assert t.told("discover") == []


# --- main phase ----------------------------------------------------------------------------------


@pytest.mark.rule("SQ-3.6")
def test_in_the_main_phase_a_hero_equips_summons_and_casts() -> None:
    t = Table()
    ghoul = t.put("ghoul")
    hero = t.hero(hand=["sword", "wolf", "spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", ghoul.id)).passes()
    t.do(1, Summon("wolf"), Equip("sword"))
    assert (len(hero.creatures), len(hero.equipment), ghoul.damage) == (1, 1, 2)
    assert hero.int_free == 5 - 2 - 1
    assert hero.str_free == 5


@pytest.mark.rule("SQ-3.6")
def test_a_creature_costs_int() -> None:
    t = Table()
    t.hero(int_max=1, hand=["wolf"])
    t.at("hero", "main_phase")
    assert t.refused(1, Summon("wolf")) == ("SQ-3.6",)


@pytest.mark.rule("SQ-3.6", "SQ-7.4")
def test_int_is_spent_only_once() -> None:
    t = Table()
    t.hero(int_max=3, hand=["wolf", "ox"])
    t.at("hero", "main_phase").do(1, Summon("wolf"))
    assert t.refused(1, Summon("ox")) == ("SQ-3.6",)


@pytest.mark.rule("SQ-3.6", "SQ-1.11")
def test_only_cards_of_the_own_hand_are_played() -> None:
    t = Table(heroes=2)
    t.hero(2, hand=["wolf", "sword", "spark"])
    ghoul = t.put("ghoul")
    t.at("hero", "main_phase")
    for answer in (Summon("wolf"), Equip("sword"), Cast("spark", ghoul.id)):
        assert t.refused(1, answer) == ("SQ-1.11",)


@pytest.mark.rule("SQ-3.6")
def test_a_weapon_is_not_summoned_and_a_creature_not_equipped() -> None:
    t = Table()
    t.hero(hand=["wolf", "sword"])
    t.at("hero", "main_phase")
    assert t.refused(1, Summon("sword")) == ("SQ-3.6",)
    assert t.refused(1, Equip("wolf")) == ("SQ-3.6",)


@pytest.mark.rule("SQ-3.6")
def test_one_piece_may_be_unequipped_in_a_turn_and_is_discarded() -> None:
    t = Table()
    sword, helmet = t.put("sword"), t.put("helmet")
    t.at("hero", "main_phase").do(1, Unequip(sword.id))
    assert t.g.hero(1).discard == ("sword",)
    assert t.g.hero(1).equipment == (helmet.id,)
    assert t.refused(1, Unequip(helmet.id)) == ("SQ-3.6",)


@pytest.mark.rule("SQ-3.6")
def test_nobody_unequips_another_hero() -> None:
    t = Table(heroes=2)
    sword = t.put("sword", 2)
    t.at("hero", "main_phase")
    assert t.refused(1, Unequip(sword.id)) == ("SQ-3.6",)


@pytest.mark.rule("SQ-3.6", "SQ-3.7")
def test_there_is_no_attack_in_the_main_phase() -> None:
    t = Table()
    ghoul = t.put("ghoul")
    t.at("hero", "main_phase")
    assert t.refused(1, Attack(1, ghoul.id)) == ("SQ-3.7",)


# --- attack phase -----------------------------------------------------------------------------------


@pytest.mark.rule("SQ-3.7")
def test_after_each_declaration_the_gm_may_react_before_it_is_resolved() -> None:
    t = Table().gm(hand=["gm_jolt"] * 2, bp=2)
    ghoul, wolf = t.put("ghoul"), t.put("wolf")
    t.at("hero", "attack_phase").do(1, Attack(1, ghoul.id))
    assert (t.asked(GM), ghoul.damage) == ("react", 0)
    t.do(GM, Pass())
    assert ghoul.damage == 1
    t.do(1, Attack(wolf.id, ghoul.id)).do(GM, Cast("gm_jolt", wolf.id)).passes()
    assert (wolf.damage, t.g.gm.creatures) == (1, ())


@pytest.mark.rule("SQ-3.7")
def test_the_next_attack_is_not_declared_before_the_last_is_resolved() -> None:
    t = Table().gm(hand=["gm_jolt"], bp=1)
    ghoul, wolf = t.put("ghoul"), t.put("wolf")
    t.at("hero", "attack_phase").do(1, Attack(1, ghoul.id))
    t.refused(1, Attack(wolf.id, ghoul.id))
    t.passes().do(1, Attack(wolf.id, ghoul.id))


@pytest.mark.rule("SQ-3.7", "SQ-7.1")
def test_there_are_no_sorceries_and_no_summons_between_attacks() -> None:
    t = Table()
    ghoul = t.put("ghoul")
    t.hero(hand=["spark", "wolf", "ember"])
    t.at("hero", "attack_phase")
    assert t.refused(1, Cast("spark", ghoul.id)) == ("SQ-3.6",)
    assert t.refused(1, Summon("wolf")) == ("SQ-3.6",)
    assert t.may(1, Cast("ember", ghoul.id))


@pytest.mark.rule("SQ-3.8")
def test_a_hero_attack_deals_the_atk_of_the_chosen_weapon() -> None:
    t = Table()
    brute, sword = t.put("brute"), t.put("sword")
    t.put("relic")
    t.at("hero", "attack_phase").do(1, Attack(sword.id, brute.id))
    assert brute.damage == 3


@pytest.mark.rule("SQ-3.8")
def test_bare_hands_deal_one() -> None:
    t = Table()
    brute = t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(1, brute.id))
    assert brute.damage == 1


@pytest.mark.rule("SQ-3.8")
def test_a_second_weapon_is_no_second_attack() -> None:
    t = Table()
    brute, sword, relic = t.put("brute"), t.put("sword"), t.put("relic")
    t.at("hero", "attack_phase").do(1, Attack(relic.id, brute.id))
    assert t.refused(1, Attack(sword.id, brute.id)) == ("SQ-3.8",)
    assert t.refused(1, Attack(1, brute.id)) == ("SQ-3.8",)


@pytest.mark.rule("SQ-3.8")
def test_armor_and_other_heroes_weapons_are_not_ones_weapon() -> None:
    t = Table(heroes=2)
    brute, helmet, sword = t.put("brute"), t.put("helmet"), t.put("sword", 2)
    t.at("hero", "attack_phase")
    assert t.refused(1, Attack(helmet.id, brute.id)) == ("SQ-3.8",)
    assert t.refused(1, Attack(sword.id, brute.id)) == ("SQ-3.8",)


@pytest.mark.rule("SQ-3.8")
def test_each_hero_has_an_attack_and_it_is_back_next_turn() -> None:
    t = Table(heroes=2)
    brute = t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(1, brute.id)).do(2, Attack(2, brute.id))
    t.at("hero", "begins").do(1, Draw(0)).do(2, Draw(0))
    assert not t.g.hero(1).attacked
    assert brute.damage == 2


@pytest.mark.rule("SQ-3.9")
def test_a_creature_attacks_once_per_turn() -> None:
    t = Table()
    brute, wolf, ox = t.put("brute"), t.put("wolf"), t.put("ox")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, brute.id))
    assert t.refused(1, Attack(wolf.id, brute.id)) == ("SQ-3.9",)
    t.do(1, Attack(ox.id, brute.id))
    assert brute.damage == 3


@pytest.mark.rule("SQ-3.9")
def test_a_creature_may_attack_in_the_turn_it_was_summoned() -> None:
    t = Table()
    t.hero(hand=["wolf"])
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Summon("wolf"), Done())
    t.do(1, Attack(t.g.hero(1).creatures[0], brute.id))
    assert brute.damage == 2


@pytest.mark.rule("SQ-3.9", "SQ-5.2")
def test_nobody_attacks_with_another_heros_creature() -> None:
    t = Table(heroes=2)
    brute, wolf = t.put("brute"), t.put("wolf", 2)
    t.at("hero", "attack_phase")
    assert t.refused(1, Attack(wolf.id, brute.id)) == ("SQ-5.2",)


@pytest.mark.rule("SQ-3.10")
@pytest.mark.parametrize("seat", [GM, 1, 2])
def test_heroes_attack_neither_the_gm_nor_a_hero(seat: int) -> None:
    t = Table(heroes=2)
    t.put("brute")
    t.at("hero", "attack_phase")
    assert "SQ-3.10" in t.refused(1, Attack(1, seat))


@pytest.mark.rule("SQ-3.10", "SQ-8.3")
def test_neutral_creatures_can_be_attacked_too() -> None:
    t = Table()
    hermit = t.put("hermit", NEUTRAL)
    t.at("hero", "attack_phase").do(1, Attack(1, hermit.id))
    assert hermit.damage == 1


@pytest.mark.rule("SQ-3.10", "SQ-5.2")
def test_allies_and_cards_that_are_no_creatures_cannot_be_attacked() -> None:
    t = Table(heroes=2, cards={"shrine": SHRINE})
    ox, shrine = t.put("ox", 2), t.put("shrine", 2)
    t.at("hero", "attack_phase")
    assert "SQ-5.2" in t.refused(1, Attack(1, ox.id))
    assert "SQ-5.2" in t.refused(1, Attack(1, shrine.id))


# --- end phase ----------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-3.11")
def test_in_the_end_phase_heroes_still_summon_cast_and_discover() -> None:
    t = Table()
    ghoul = t.put("ghoul")
    t.hero(hand=["wolf", "spark"])
    t.at("hero", "end_phase").do(1, Cast("spark", ghoul.id)).passes().do(1, Summon("wolf"), Discover())
    assert (ghoul.damage, len(t.g.hero(1).creatures), t.g.hero(1).lp) == (2, 1, 11)
    assert t.refused(1, Discover()) == ("SQ-3.4",)


@pytest.mark.rule("SQ-3.11")
def test_in_the_end_phase_heroes_still_beg() -> None:
    t = Table(heroes=2)
    t.hero(2, hand=["wolf"])
    t.at("hero", "end_phase").do(1, Beg(2)).do(2, Give("wolf"))
    assert t.g.hero(1).hand == ("wolf",)


@pytest.mark.rule("SQ-3.11")
def test_equipment_is_put_on_in_the_main_phase_only() -> None:
    t = Table()
    t.hero(hand=["sword"])
    helmet = t.put("helmet")
    t.at("hero", "end_phase")
    assert t.refused(1, Equip("sword")) == ("SQ-3.11",)
    assert t.refused(1, Unequip(helmet.id)) == ("SQ-3.6",)


@pytest.mark.rule("SQ-3.11", "SQ-3.7")
def test_nobody_attacks_in_the_end_phase() -> None:
    t = Table()
    ghoul = t.put("ghoul")
    t.at("hero", "end_phase")
    assert t.refused(1, Attack(1, ghoul.id)) == ("SQ-3.7",)


@pytest.mark.rule("SQ-3.11", "SQ-3.12")
def test_at_the_end_each_hero_discards_down_to_seven_by_own_choice() -> None:
    t = Table(heroes=2)
    hero = t.hero(1, hand=["wolf"] * 7 + ["spark", "ember"])
    t.hero(2, hand=["wolf"] * 7)
    t.at("hero", "end_phase").do(1, Done()).do(2, Done())
    t.do(1, Discard("spark"), Discard("wolf"))
    assert (len(hero.hand), hero.discard, len(t.g.hero(2).hand)) == (7, ("spark", "wolf"), 7)
    assert t.g.side == "gm"


@pytest.mark.rule("SQ-3.11")
def test_more_than_the_limit_may_be_held_until_the_end_of_the_turn() -> None:
    t = Table(dice=(3,))
    t.hero(hand=["ox"] * 7)
    t.at("hero", "draw_phase").do(1, Draw(1), Grow(1, 0), Done(), Done(), Done())
    assert (t.asked(1), len(t.g.hero(1).hand)) == ("hero-end", 8)


@pytest.mark.rule("SQ-3.12", "SQ-10.2")
def test_the_hand_limit_rises_by_one_for_each_hero_after_an_encounter() -> None:
    t = Table(heroes=2)
    ghoul = t.put("ghoul", damage=2)
    for seat in (1, 2):
        t.hero(seat, hand=["wolf"] * 7, int_max=0)
    t.at("hero", "attack_phase").do(1, Attack(1, ghoul.id), Done()).do(2, Done())
    assert [len(hero.hand) for hero in t.g.heroes] == [8, 8]
    t.do(1, Done()).do(2, Done())
    assert t.g.side == "gm"


@pytest.mark.rule("SQ-3.12")
@pytest.mark.parametrize("completed", [0, 1, 3])
def test_the_hand_limit_counts_the_completed_encounters(completed: int) -> None:
    t = Table()
    t.g.completed = completed
    t.hero(hand=["wolf"] * 12)
    t.at("hero", "end_phase").do(1, Done())
    while t.asked(1) == "discard":
        t.do(1, Discard("wolf"))
    assert len(t.g.hero(1).hand) == 7 + completed
