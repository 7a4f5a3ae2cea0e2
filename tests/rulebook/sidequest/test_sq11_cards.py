"""SQ-11, third part: partners, and what cards cost, count and come back as."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.entities import InPlay
from questhall.games.sidequest.moves import (
    Activate,
    Armor,
    Attack,
    Bind,
    Block,
    Cast,
    Declare,
    Done,
    Equip,
    No,
    Pass,
    Summon,
    Target,
    Unbind,
    Unequip,
    Yes,
)
from questhall.games.sidequest.values import atk, defense, hand_limit
from tests.games.sidequest.scenario import Table
from tests.rulebook.sidequest.words import creature, monster, table, weapon

# --- Partner ----------------------------------------------------------------------------------

DRAKE = creature(
    2,
    4,
    keywords={"flying": True},
    partner={
        "str": 3,
        "static": [{"gives": "stat", "stat": "atk", "amount": 1, "to": {"each": "own_weapon"}}],
    },
)


@pytest.mark.rule("SQ-11.15")
def test_a_partner_keeps_strength_spent_while_it_is_bound() -> None:
    t = table(drake=DRAKE)
    drake = t.put("drake")
    t.at("hero", "main_phase").do(1, Bind(drake.id))
    assert (drake.zone, t.hero().str_free, t.hero().creatures) == ("partner", 2, ())
    t.do(1, Unbind())
    assert (drake.zone, t.hero().str_free) == ("field", 5)


@pytest.mark.rule("SQ-11.15")
def test_its_strength_stays_spent_through_the_growth_phase() -> None:
    t = table(drake=DRAKE, dice=(3,))
    drake = t.put("drake")
    t.at("hero", "main_phase").do(1, Bind(drake.id))
    t.hero(str_spent=1)
    t.at("hero", "growth_phase")
    assert t.hero().str_free == 2


@pytest.mark.rule("SQ-11.15")
def test_a_partner_needs_enough_unspent_strength() -> None:
    t = table(drake=DRAKE)
    drake = t.put("drake")
    t.hero(str_spent=3)
    assert t.at("hero", "main_phase").refused(1, Bind(drake.id)) == ("SQ-11.15",)


@pytest.mark.rule("SQ-11.15")
def test_there_is_one_partner_at_a_time_and_not_every_creature_can_be_one() -> None:
    t = table(drake=DRAKE)
    first, second, wolf = t.put("drake"), t.put("drake"), t.put("wolf")
    t.hero(str_max=20)
    t.at("hero", "main_phase")
    assert t.refused(1, Bind(wolf.id)) == ("SQ-11.15",)
    t.do(1, Bind(first.id))
    assert t.refused(1, Bind(second.id)) == ("SQ-11.15",)


@pytest.mark.rule("SQ-11.15")
def test_a_partner_adds_its_atk_to_the_hero_attack_and_its_effects_count() -> None:
    t = table(drake=DRAKE)
    drake, brute, sword = t.put("drake"), t.put("brute", damage=-4), t.put("sword")
    assert atk(t.g, sword) == 3
    t.at("hero", "main_phase").do(1, Bind(drake.id), Done(), Attack(sword.id, brute.id))
    assert brute.damage == -4 + 3 + 1 + 2


@pytest.mark.rule("SQ-11.15")
def test_its_effects_end_with_the_bond() -> None:
    t = table(drake=DRAKE)
    drake, sword = t.put("drake"), t.put("sword")
    t.at("hero", "main_phase").do(1, Bind(drake.id), Unbind())
    assert atk(t.g, sword) == 3


@pytest.mark.rule("SQ-11.15")
def test_a_partner_neither_attacks_nor_blocks_nor_is_attacked() -> None:
    t = table(drake=DRAKE)
    drake, ghoul = t.put("drake"), t.put("ghoul")
    t.put("ox")
    t.at("hero", "main_phase").do(1, Bind(drake.id), Done())
    assert t.refused(1, Attack(drake.id, ghoul.id)) == ("SQ-11.15",)
    t.at("gm", "attack_phase")
    assert "SQ-5.2" in t.refused(0, Declare(((ghoul.id, drake.id),)))
    t.do(0, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Block(drake.id)) == ("SQ-5.4",)


@pytest.mark.rule("SQ-11.15")
def test_the_def_of_a_partner_counts_as_arm_and_its_damage_stays() -> None:
    t = table(drake=DRAKE)
    drake, brute, helmet = t.put("drake"), t.put("brute"), t.put("helmet")
    t.at("hero", "main_phase").do(1, Bind(drake.id))
    t.at("gm", "attack_phase").do(0, Declare(((brute.id, 1),)))
    assert t.g.options(0) == [Armor(helmet.id), Armor(drake.id)]
    t.do(0, Armor(drake.id))
    assert (t.hero().lp, drake.damage, drake.zone) == (10, 4, "partner")
    t.at("hero", "main_phase").do(1, Unbind())
    assert drake.id not in t.g.things


@pytest.mark.rule("SQ-11.15")
def test_a_partner_returns_to_the_field_once_per_encounter() -> None:
    t = table(drake=DRAKE)
    drake = t.put("drake")
    t.at("hero", "main_phase").do(1, Bind(drake.id), Unbind(), Bind(drake.id))
    assert t.refused(1, Unbind()) == ("SQ-11.15",)
    t.g.encounter += 1
    t.at("hero", "main_phase").do(1, Unbind())
    assert defense(t.g, drake) == 4


GOAT = creature(2, 3, keywords={"nimble": True}, partner={"str": 1})


def bound(t: Table, card: str) -> InPlay:
    """A creature of Hero 1, bound as partner."""
    thing = t.put(card)
    t.at("hero", "main_phase").do(1, Bind(thing.id))
    return thing


@pytest.mark.rule("SQ-11.15", "SQ-11.7")
def test_a_bound_partner_keeps_its_own_keywords() -> None:
    t = table(goat=GOAT)
    goat, ghoul = bound(t, "goat"), t.put("ghoul")
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert (ghoul.damage, goat.damage, t.hero().lp) == (2, 2, 10)


@pytest.mark.rule("SQ-11.15", "SQ-11.13")
def test_reach_glances_off_an_armored_partner() -> None:
    t = table(turtle=creature(1, 1, keywords={"armored": True}, partner={"str": 1}), spear=monster(5, 5, reach=True))
    turtle, spear = bound(t, "turtle"), t.put("spear")
    t.at("gm", "attack_phase").do(0, Declare(((spear.id, 1),)))
    assert (turtle.damage, t.hero().lp) == (0, 10)


@pytest.mark.rule("SQ-11.15", "SQ-11.24")
def test_the_tenacity_of_a_partner_takes_a_die_off_the_blow() -> None:
    t = table(dice=(3,), mule=creature(1, 1, keywords={"tenacity": True}, partner={"str": 1}))
    mule, brute = bound(t, "mule"), t.put("brute")
    t.at("gm", "attack_phase").do(0, Declare(((brute.id, 1),)))
    assert (mule.damage, t.hero().lp) == (1, 10)


@pytest.mark.rule("SQ-11.15", "SQ-11.19")
@pytest.mark.parametrize(("roll", "lp"), [(4, 9), (5, 10)])
def test_an_untouchable_partner_that_is_named_may_bring_the_attack_to_nothing(roll: int, lp: int) -> None:
    t = table(dice=(roll,), doe=creature(1, 1, keywords={"untouchable": 4}, partner={"str": 1}))
    doe, ghoul = bound(t, "doe"), t.put("ghoul")
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert (t.hero().lp, doe.damage) == (lp, 10 - lp)


@pytest.mark.rule("SQ-11.15", "SQ-11.4")
def test_an_intimidating_partner_is_named_once_per_round() -> None:
    t = table(bear=creature(1, 5, keywords={"intimidating": True}, partner={"str": 1}))
    bear, one, two = bound(t, "bear"), t.put("ghoul"), t.put("ghoul")
    t.at("gm", "attack_phase").do(0, Declare(((one.id, 1), (two.id, 1))))
    assert (bear.damage, t.hero().lp) == (2, 8)


@pytest.mark.rule("SQ-11.15")
def test_a_bound_partner_keeps_its_own_effects_beside_those_of_the_bond() -> None:
    sage = creature(
        1,
        3,
        triggered=[{"when": "spell_cast", "do": [{"effect": "gain", "resource": "lp", "amount": 1}]}],
        activated=[{"pay": {"int": 1}, "do": [{"effect": "draw", "amount": 1}]}],
        partner={
            "str": 1,
            "activated": [{"pay": {"int": 1}, "do": [{"effect": "gain", "resource": "lp", "amount": 3}]}],
        },
    )
    t = table(sage=sage)
    thing = bound(t, "sage")
    t.put("ghoul")
    t.hero(hand=["spark"])
    t.do(1, Cast("spark", t.g.gm.creatures[0])).passes().do(1, Activate(thing.id, 0), Activate(thing.id, 1))
    assert (t.hero().lp, len(t.hero().hand)) == (14, 1)


@pytest.mark.rule("SQ-11.15", "SQ-7.7")
def test_binding_does_not_renew_what_was_used_this_turn() -> None:
    sage = creature(1, 3, activated=[{"pay": {"int": 1}, "do": [{"effect": "draw", "amount": 1}]}], partner={"str": 1})
    t = table(sage=sage)
    thing = t.put("sage")
    t.at("hero", "main_phase").do(1, Activate(thing.id), Bind(thing.id))
    assert t.refused(1, Activate(thing.id)) == ("SQ-7.7",)


# --- Magic, Inertia, Sacrifice, Counter -------------------------------------------------------


@pytest.mark.rule("SQ-11.11")
def test_magic_needs_unspent_int_to_be_equipped() -> None:
    t = table(wand=weapon(keywords={"magic": 4}))
    t.hero(hand=["wand"], int_spent=2)
    assert t.at("hero", "main_phase").refused(1, Equip("wand")) == ("SQ-11.11",)
    t.hero(int_spent=1)
    t.at("hero", "main_phase").do(1, Equip("wand"))
    assert t.hero().int_free == 4


@pytest.mark.rule("SQ-11.11")
def test_magic_needs_unspent_int_to_be_used() -> None:
    t = table(
        wand=weapon(keywords={"magic": 4}, activated=[{"pay": {"str": 1}, "do": [{"effect": "draw", "amount": 1}]}])
    )
    wand, ghoul = t.put("wand"), t.put("ghoul")
    t.hero(int_spent=2)
    assert t.at("hero", "main_phase").refused(1, Activate(wand.id)) == ("SQ-11.11",)
    assert t.at("hero", "attack_phase").refused(1, Attack(wand.id, ghoul.id)) == ("SQ-11.11",)


@pytest.mark.rule("SQ-11.11")
def test_magic_needs_unspent_int_to_block_with() -> None:
    t = table(wand=weapon(keywords={"magic": 4}))
    wand, ghoul = t.put("wand"), t.put("ghoul")
    t.put("ox")
    t.hero(int_spent=2)
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Block(wand.id)) == ("SQ-11.11",)


@pytest.mark.rule("SQ-11.11")
def test_what_a_magic_piece_does_while_it_is_worn_needs_no_unspent_int() -> None:
    cloak = {"type": "armor", "str": 0, "arm": 3, "slot": "body", "keywords": {"magic": 4}, "static": [
        {"gives": "side", "what": "hand_limit", "amount": 1, "side": "you"}]}  # fmt: skip
    t = table(cloak=cloak)
    cloak_worn, ghoul = t.put("cloak"), t.put("ghoul")
    t.hero(int_spent=5)
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert (cloak_worn.damage, hand_limit(t.g, 1)) == (2, 8)


@pytest.mark.rule("SQ-11.18")
def test_a_weapon_with_inertia_attacks_only_n_turns_after_it_was_equipped() -> None:
    t = table(maul=weapon(keywords={"inertia": 1}))
    ghoul = t.put("ghoul")
    t.hero(hand=["maul"])
    t.at("hero", "main_phase").do(1, Equip("maul"), Done())
    maul = t.g.things[t.hero().equipment[0]]
    assert t.refused(1, Attack(maul.id, ghoul.id)) == ("SQ-11.18",)
    t.g.turn += 2
    t.at("hero", "attack_phase").do(1, Attack(maul.id, ghoul.id))
    assert ghoul.damage == 2


@pytest.mark.rule("SQ-11.18")
def test_a_weapon_with_inertia_may_block_at_once() -> None:
    t = table(maul=weapon(keywords={"inertia": 3}))
    maul, ghoul = t.put("maul", entered=t.g.turn), t.put("ghoul")
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert t.may(1, Block(maul.id))


@pytest.mark.rule("SQ-11.10")
def test_a_countered_spell_does_nothing_is_discarded_and_stays_paid() -> None:
    t = table().gm(hand=["gm_veto"], bp=1)
    ghoul = t.put("ghoul")
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", ghoul.id)).do(0, Cast("gm_veto", t.g.chain[0].id)).passes()
    assert (ghoul.damage, t.hero().discard, t.hero().int_spent) == (0, ("spark",), 1)


@pytest.mark.rule("SQ-11.10")
def test_summoning_cannot_be_countered() -> None:
    t = table().gm(hand=["gm_veto"], bp=5)
    t.hero(hand=["wolf"])
    t.at("hero", "main_phase").do(1, Summon("wolf"))
    assert t.g.options(0) == [Pass()]
    assert len(t.hero().creatures) == 1


ALTAR = {
    "type": "lasting",
    "cost": 1,
    "until": "game",
    "activated": [{"pay": {"sacrifice": "creature"}, "do": [{"effect": "draw", "amount": 1}]}],
}


@pytest.mark.rule("SQ-11.12")
def test_a_sacrificed_creature_goes_to_the_discard_pile_and_pays_the_effect() -> None:
    t = table(altar=ALTAR)
    altar, wolf = t.put("altar"), t.put("wolf")
    t.at("hero", "main_phase").do(1, Activate(altar.id), Target(wolf.id))
    assert (t.hero().discard, len(t.hero().hand)) == (("wolf",), 1)


@pytest.mark.rule("SQ-11.12")
def test_a_sacrificed_creature_does_not_count_as_destroyed() -> None:
    heal = [{"effect": "gain", "resource": "lp", "amount": 5}]
    t = table(
        altar=ALTAR,
        martyr=creature(1, 1, triggered=[{"when": "destroyed", "do": heal}]),
        widow=creature(1, 1, triggered=[{"when": "ally_destroyed", "do": heal}]),
    )
    altar, martyr = t.put("altar"), t.put("martyr")
    t.put("widow")
    t.at("hero", "main_phase").do(1, Activate(altar.id), Target(martyr.id))
    assert t.hero().lp == 10


@pytest.mark.rule("SQ-11.12")
def test_only_own_creatures_can_be_sacrificed() -> None:
    t = table(heroes=2, altar=ALTAR)
    altar = t.put("altar")
    t.put("wolf", 2)
    t.put("ghoul")
    assert t.at("hero", "main_phase").refused(1, Activate(altar.id)) == ("SQ-11.12",)


# --- Suffix H, Resurrection, Discover and Equip action ----------------------------------------


@pytest.mark.rule("SQ-11.22")
@pytest.mark.parametrize("heroes", [1, 2, 3])
def test_the_suffix_h_multiplies_a_value_by_the_number_of_heroes(heroes: int) -> None:
    curse = {
        "type": "gm_sorcery",
        "cost": 0,
        "target": {"choose": "hero"},
        "do": [{"effect": "damage", "amount": "2H", "to": "target"}],
    }
    t = table(heroes, giant={"type": "gm_creature", "size": 3, "atk": "1H", "def": "3H"}, curse=curse)
    giant = t.put("giant")
    assert (atk(t.g, giant), defense(t.g, giant)) == (heroes, 3 * heroes)
    t.gm(hand=["curse"]).at("gm", "main_phase").do(0, Cast("curse", 1)).passes()
    assert t.hero().lp == 10 - 2 * heroes


@pytest.mark.rule("SQ-11.22")
def test_h_does_not_shrink_when_a_hero_is_knocked_out() -> None:
    t = table(2, giant={"type": "gm_creature", "size": 3, "atk": "1H", "def": "3H"})
    t.hero(2, lp=0, out=True)
    assert atk(t.g, t.put("giant")) == 2


PHOENIX = creature(1, 1, keywords={"resurrection": 2})


@pytest.mark.rule("SQ-11.23")
def test_resurrection_returns_to_the_owners_hand_n_times() -> None:
    t = table(phoenix=PHOENIX)
    ghoul = t.put("ghoul")
    t.hero(hand=["phoenix"])
    for _ in range(2):
        t.at("hero", "main_phase").do(1, Summon(t.hero().hand[0]))
        t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, t.hero().creatures[0]),))).passes()
        t.do(1, Yes())
        ghoul.attacked = False
    t.at("hero", "main_phase").do(1, Summon(t.hero().hand[0]))
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, t.hero().creatures[0]),))).passes()
    assert (t.asked(1), t.hero().hand, len(t.hero().discard)) == ("", (), 1)


@pytest.mark.rule("SQ-11.23")
def test_the_owner_may_let_it_go() -> None:
    t = table(phoenix=PHOENIX)
    ghoul, phoenix = t.put("ghoul"), t.put("phoenix")
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, phoenix.id),))).do(1, No())
    assert (t.hero().hand, t.hero().discard) == ((), ("phoenix",))


@pytest.mark.rule("SQ-11.23")
def test_a_sacrificed_creature_may_return_too() -> None:
    t = table(phoenix=PHOENIX, altar=ALTAR)
    altar, phoenix = t.put("altar"), t.put("phoenix")
    t.at("hero", "main_phase").do(1, Activate(altar.id), Target(phoenix.id), Yes())
    assert len(t.hero().hand) == 2
    assert t.hero().discard == ()


@pytest.mark.rule("SQ-11.23", "SQ-11.20")
def test_a_face_down_creature_does_not_return() -> None:
    t = table(mole=creature(1, 1, keywords={"resurrection": 1, "hidden": True}), altar=ALTAR)
    altar, mole = t.put("altar"), t.put("mole", face_down=True)
    t.at("hero", "main_phase").do(1, Activate(altar.id), Target(mole.id))
    assert t.hero().discard == ("mole",)


@pytest.mark.rule("SQ-11.23")
def test_a_gm_creature_that_returns_still_ends_the_encounter() -> None:
    t = table(lich=monster(1, 1, resurrection=1))
    lich = t.put("lich")
    t.at("hero", "attack_phase").do(1, Attack(1, lich.id)).do(0, Yes())
    assert (len(t.g.gm.hand), t.g.completed) == (1, 1)


@pytest.mark.rule("SQ-11.25")
def test_an_effect_that_says_discover_reveals_the_top_discovery_card() -> None:
    t = table(map={"type": "sorcery", "cost": 1, "do": [{"effect": "discover"}]})
    t.hero(hand=["map"])
    t.at("hero", "main_phase").do(1, Cast("map"))
    assert (t.hero().lp, len(t.g.discovery_deck)) == (11, 4)
    assert not t.hero().acted


@pytest.mark.rule("SQ-11.25")
def test_equipping_and_unequipping_are_equip_actions() -> None:
    squire = creature(1, 1, triggered=[{"when": "equip_action", "do": [{"effect": "draw", "amount": 1}]}])
    t = table(squire=squire)
    t.put("squire")
    t.hero(hand=["helmet"])
    t.at("hero", "main_phase").do(1, Equip("helmet"))
    assert len(t.hero().hand) == 1
    t.do(1, Unequip(t.hero().equipment[0]))
    assert len(t.hero().hand) == 2


@pytest.mark.rule("SQ-11.15", "SQ-3.6")
def test_a_partner_takes_no_place_and_is_not_laid_off() -> None:
    t = table(cat=creature(1, 2, partner={"str": 1}))
    cat = t.put("cat")
    t.at("hero", "main_phase").do(1, Bind(cat.id))
    assert not t.may(1, Unequip(cat.id))
    assert t.refused(1, Unequip(cat.id)) == ("SQ-3.6",)


@pytest.mark.rule("SQ-3.8")
def test_an_armed_hero_may_strike_with_bare_hands() -> None:
    t = table()
    crab = t.put("rust_crab")
    t.put("watch_spear")
    t.at("hero", "attack_phase").do(1, Attack(1, crab.id))
    assert crab.damage == 1
