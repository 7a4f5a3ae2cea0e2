"""SQ-7, spells and effects: when they may be played, in which order they resolve, what stops them."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM, NEUTRAL
from questhall.games.sidequest.moves import (
    Activate,
    Attack,
    Cast,
    Declare,
    Done,
    Draw,
    Grow,
    Pass,
    Summon,
)
from tests.games.sidequest.scenario import Table

CARDS: dict[str, dict[str, Any]] = {
    "giant": {"type": "gm_creature", "size": 9, "atk": 1, "def": 20},
    "sting": {"type": "instant", "cost": 1, "target": {"choose": "gm_creature"},
              "do": [{"effect": "damage", "amount": 2, "to": "target"}]},
    "twice": {"type": "instant", "cost": 1, "target": {"choose": "gm_creature"},
              "do": [{"effect": "damage", "amount": 3, "to": "target"},
                     {"effect": "damage", "amount": 4, "to": "target"}]},
    "kill": {"type": "instant", "cost": 1, "target": {"choose": "gm_creature"},
             "do": [{"effect": "destroy", "to": "target"}]},
    "lantern": {"type": "lasting", "cost": 1, "until": "game",
                "static": [{"gives": "stat", "stat": "atk", "amount": 1, "to": {"each": "own_creature"}}]},
    "vigil": {"type": "lasting", "cost": 1, "until": "encounter"},
    "singer": {"type": "creature", "cost": 1, "atk": 1, "def": 1, "triggered": [
        {"when": "summoned", "do": [{"effect": "gain", "resource": "lp", "amount": 2}]}]},
    "adept": {"type": "creature", "cost": 1, "atk": 1, "def": 2, "activated": [
        {"pay": {"int": 1}, "target": {"choose": "gm_creature"},
         "do": [{"effect": "damage", "amount": 1, "to": "target"}]},
        {"pay": {"int": 1}, "instant": True, "do": [{"effect": "heal", "amount": 1, "to": "you"}]}]},
    "miser": {"type": "creature", "cost": 1, "atk": 1, "def": 2, "activated": [
        {"pay": {"int": 1}, "if": {"is": "hand", "at_most": 0}, "do": [{"effect": "draw", "amount": 1}]}]},
    "grudge": {"type": "lasting", "cost": 1, "until": "game", "triggered": [
        {"when": "hero_damaged", "do": [{"effect": "damage", "amount": 1, "to": "attacker"}]}]},
    "berserk": {"type": "creature", "cost": 1, "atk": 1, "def": 9, "keywords": {"empower": True}},
    "sulker": {"type": "creature", "cost": 1, "atk": 1, "def": 3, "triggered": [
        {"when": "attacks", "do": [{"effect": "boost", "to": "self", "until": "turn", "atk": 2}]}]},
}  # fmt: skip


def table(*hand: str, **settings: Any) -> Table:
    t = Table(cards=CARDS, **settings)
    t.hero(hand=hand)
    return t


def waiting(t: Table, card: str) -> int:
    """The id of a spell that waits on the stack."""
    return next(item.id for item in t.g.chain if item.card == card)


# --- sorceries ----------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.1")
def test_a_sorcery_is_cast_in_the_own_turn() -> None:
    t = table("spark")
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id)).passes()
    assert brute.damage == 2


@pytest.mark.rule("SQ-7.1")
def test_a_sorcery_is_never_cast_in_the_other_sides_turn() -> None:
    t = table("spark")
    ghoul = t.put("ghoul")
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    assert "SQ-7.1" in t.refused(1, Cast("spark", ghoul.id))


@pytest.mark.rule("SQ-7.1")
def test_a_sorcery_never_answers_something_that_is_being_resolved() -> None:
    t = table("spark", "spark", "lantern")
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id))
    for sorcery in (Cast("spark", brute.id), Cast("lantern")):
        assert "SQ-7.1" in t.refused(1, sorcery)


@pytest.mark.rule("SQ-7.1", "SQ-2.4")
def test_a_sorcery_waits_until_the_spell_of_another_hero_is_done() -> None:
    t = table("spark", heroes=2)
    t.hero(2, hand=["spark"])
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id))
    assert "SQ-7.1" in t.refused(2, Cast("spark", brute.id))
    t.passes().do(2, Cast("spark", brute.id))
    assert brute.damage == 4


@pytest.mark.rule("SQ-7.1")
def test_the_gm_casts_no_sorcery_in_the_heroes_turn() -> None:
    t = table()
    wolf, brute = t.put("wolf"), t.put("brute")
    t.gm(hand=["gm_bolt"], bp=3)
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, brute.id))
    assert "SQ-7.1" in t.refused(GM, Cast("gm_bolt", 1))


# --- instants -----------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.2")
def test_an_instant_is_cast_in_the_own_turn_without_an_occasion() -> None:
    t = table("ember", "ember")
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("ember", brute.id)).passes()
    t.at("hero", "attack_phase").do(1, Cast("ember", brute.id)).passes()
    assert brute.damage == 2


@pytest.mark.rule("SQ-7.2")
def test_instants_are_cast_after_a_declaration_and_before_damage() -> None:
    t = table("ember", "ember", "wolf")
    brute = t.put("brute")
    t.at("gm", "attack_phase").do(GM, Declare(((brute.id, 1),))).do(1, Cast("ember", brute.id), Pass())
    assert (brute.damage, t.hero().lp) == (1, 10)
    t.do(1, Cast("ember", brute.id), Pass())
    assert (brute.damage, t.hero().lp) == (2, 6)


@pytest.mark.rule("SQ-7.2", "SQ-3.7")
def test_the_gm_answers_the_attack_of_a_hero() -> None:
    t = table()
    wolf, brute = t.put("wolf"), t.put("brute")
    wolf.damage = 2
    t.gm(hand=["gm_jolt"], bp=1)
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, brute.id))
    t.do(GM, Cast("gm_jolt", wolf.id)).passes()
    assert wolf.id not in t.g.things
    assert brute.damage == 0


@pytest.mark.rule("SQ-7.2", "SQ-11.20")
def test_an_instant_is_never_played_face_down() -> None:
    t = table("ember").at("hero", "main_phase")
    assert t.refused(1, Summon("ember")) == ("SQ-3.6",)


@pytest.mark.rule("SQ-7.2")
def test_a_counter_needs_a_spell_to_answer() -> None:
    t = table("veto")
    ghoul = t.put("ghoul")
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Cast("veto", ghoul.id)) == ("SQ-7.2",)


# --- who is asked to react ------------------------------------------------------------------


@pytest.mark.rule("SQ-7.2")
def test_a_hero_with_a_card_and_a_resource_is_asked_even_without_an_instant() -> None:
    t = table("wolf")
    ghoul = t.put("ghoul")
    t.hero(int_max=1)
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    assert t.asked(1) == "react"
    assert t.g.options(1) == [Pass()]


@pytest.mark.rule("SQ-7.2", "SQ-7.4")
def test_a_hero_without_resources_is_not_asked_even_with_an_instant() -> None:
    t = table("ember")
    ghoul = t.put("ghoul")
    t.hero(int_spent=5)
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    assert t.asked(1) == ""
    assert t.hero().lp == 8


@pytest.mark.rule("SQ-7.2")
def test_a_gm_with_bp_and_an_empty_hand_is_not_asked() -> None:
    t = table()
    wolf, brute = t.put("wolf"), t.put("brute")
    t.gm(bp=5)
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, brute.id))
    assert t.asked(GM) == ""


@pytest.mark.rule("SQ-7.2", "SQ-7.7")
def test_an_instant_ability_that_everybody_sees_is_asked_about() -> None:
    t = table()
    ghoul, adept = t.put("ghoul"), t.put("adept")
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, adept.id),)))
    assert set(t.g.options(1)) == {Pass(), Activate(adept.id, 1)}


# --- last in, first out ------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.3")
def test_three_instants_resolve_last_in_first_out_and_each_completely() -> None:
    t = table("ember", "twice", "sting", "wolf")
    giant = t.put("giant")
    t.at("hero", "main_phase")
    for card in ("ember", "twice", "sting"):
        t.do(1, Cast(card, giant.id))
    assert t.told("damage") == []
    t.passes()
    assert [told["n"] for told in t.told("damage")] == [2, 3, 4, 1]


@pytest.mark.rule("SQ-7.3")
def test_after_every_spell_those_who_passed_are_asked_again() -> None:
    t = table("ember", "ember")
    brute = t.put("brute")
    t.gm(hand=["ghoul"], bp=1)
    t.at("hero", "main_phase").do(1, Cast("ember", brute.id)).do(GM, Pass())
    assert t.asked(GM) == ""
    t.do(1, Cast("ember", brute.id))
    assert t.asked(GM) == "react"


@pytest.mark.rule("SQ-7.3", "SQ-7.9")
def test_a_spell_whose_target_has_gone_does_nothing_and_is_discarded() -> None:
    t = table("sting", "kill")
    ghoul, brute = t.put("ghoul"), t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("sting", ghoul.id), Cast("kill", ghoul.id)).passes()
    assert t.told("no-effect") == [{"card": "sting"}]
    assert brute.damage == 0
    assert set(t.hero().discard) == {"sting", "kill"}


# --- paying -------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.4")
def test_a_spell_is_paid_when_it_is_played_and_not_when_it_resolves() -> None:
    t = table("spark", "wolf")
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id))
    assert (t.hero().int_free, brute.damage) == (4, 0)


@pytest.mark.rule("SQ-7.4")
def test_a_spell_that_cannot_be_paid_is_refused() -> None:
    t = table("spark")
    brute = t.put("brute")
    t.hero(int_spent=5)
    t.at("hero", "main_phase")
    assert t.refused(1, Cast("spark", brute.id)) == ("SQ-7.4",)


@pytest.mark.rule("SQ-7.4", "SQ-3.3")
def test_spent_int_returns_in_the_next_own_growth_phase() -> None:
    t = table("spark", dice=(3, 3))
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id), Done(), Done(), Done())
    t.do(GM, Draw(0), Done(), Declare(), Done()).do(1, Draw(0))
    assert t.hero().int_free == 4
    t.do(1, Grow(0, 1))
    assert t.hero().int_free == 5


@pytest.mark.rule("SQ-7.4", "SQ-4.4")
def test_the_gm_pays_with_bp_that_are_spent_and_not_bound() -> None:
    t = table()
    t.put("ghoul")
    t.gm(hand=["gm_bolt"], bp=3)
    t.at("gm", "main_phase").do(GM, Cast("gm_bolt", 1)).passes()
    assert (t.g.gm.bp, t.g.gm.spent, t.g.gm.bound) == (1, 2, 0)
    assert t.hero().lp == 9


# --- countered ------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.5", "SQ-11.10")
def test_a_countered_spell_does_nothing_is_discarded_and_stays_paid() -> None:
    t = table("spark")
    brute = t.put("brute")
    t.gm(hand=["gm_veto"], bp=1)
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id))
    t.do(GM, Cast("gm_veto", waiting(t, "spark"))).passes()
    assert brute.damage == 0
    assert (t.hero().discard, t.hero().int_free) == (("spark",), 4)


@pytest.mark.rule("SQ-7.5", "SQ-7.3")
def test_a_countered_counter_lets_the_first_spell_through() -> None:
    t = table("spark", "veto")
    brute = t.put("brute")
    t.gm(hand=["gm_veto"], bp=1)
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id))
    t.do(GM, Cast("gm_veto", waiting(t, "spark"))).do(1, Cast("veto", waiting(t, "gm_veto"))).passes()
    assert brute.damage == 2
    assert (t.g.gm.discard, t.g.gm.bp) == (("gm_veto",), 0)


@pytest.mark.rule("SQ-7.5", "SQ-7.3")
def test_a_third_counter_turns_it_around_again() -> None:
    t = table("spark", "veto")
    brute = t.put("brute")
    t.gm(hand=["gm_veto", "gm_veto"], bp=2)
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id))
    t.do(GM, Cast("gm_veto", waiting(t, "spark"))).do(1, Cast("veto", waiting(t, "gm_veto")))
    t.do(GM, Cast("gm_veto", waiting(t, "veto"))).passes()
    assert brute.damage == 0


@pytest.mark.rule("SQ-7.5", "SQ-7.6")
def test_a_countered_lasting_spell_does_not_stay() -> None:
    t = table("lantern")
    t.put("ghoul")
    t.gm(hand=["gm_veto"], bp=1)
    t.at("hero", "main_phase").do(1, Cast("lantern"))
    t.do(GM, Cast("gm_veto", waiting(t, "lantern"))).passes()
    assert (t.hero().lasting, t.hero().discard) == ((), ("lantern",))


@pytest.mark.rule("SQ-7.5")
def test_a_summoning_is_answered_but_not_countered() -> None:
    t = table("wolf")
    t.gm(hand=["gm_veto"], bp=1)
    t.at("hero", "main_phase").do(1, Summon("wolf"))
    assert t.g.options(GM) == [Pass()]
    assert len(t.hero().creatures) == 1


@pytest.mark.rule("SQ-7.5")
def test_an_activation_in_the_own_turn_is_answered_but_not_countered() -> None:
    t = table()
    adept, brute = t.put("adept"), t.put("brute")
    t.gm(hand=["gm_veto"], bp=1)
    t.at("hero", "main_phase").do(1, Activate(adept.id, 0, brute.id))
    assert t.g.options(GM) == [Pass()]
    assert brute.damage == 1


@pytest.mark.rule("SQ-7.5", "SQ-7.7")
def test_an_ability_on_the_stack_is_no_target_for_a_counter() -> None:
    t = table()
    ghoul, adept = t.put("ghoul"), t.put("adept")
    t.gm(hand=["gm_veto"], bp=1)
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),))).do(1, Activate(adept.id, 1))
    assert t.refused(GM, Cast("gm_veto", t.g.chain[0].id)) == ("SQ-7.9",)


# --- where spells go ------------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.6")
def test_a_spell_goes_to_its_owners_discard_pile_after_it_resolved() -> None:
    t = table("spark", heroes=2)
    t.hero(2, hand=["wolf"])
    brute = t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id))
    assert t.hero(1).discard == ()
    t.passes()
    assert (t.hero(1).discard, t.hero(2).discard) == (("spark",), ())


@pytest.mark.rule("SQ-7.6")
def test_a_lasting_spell_stays_in_play_and_goes_on_working() -> None:
    t = table("lantern")
    wolf, brute = t.put("wolf"), t.put("brute")
    t.at("hero", "main_phase").do(1, Cast("lantern"), Done(), Attack(wolf.id, brute.id))
    assert brute.damage == 3
    assert t.hero().discard == ()
    assert len(t.hero().lasting) == 1


@pytest.mark.rule("SQ-7.6")
def test_a_spell_that_lasts_for_an_encounter_is_discarded_at_its_end() -> None:
    t = table("kill")
    ghoul, vigil, lantern = t.put("ghoul"), t.put("vigil"), t.put("lantern")
    t.at("hero", "main_phase").do(1, Cast("kill", ghoul.id)).passes()
    assert vigil.id not in t.g.things
    assert "vigil" in t.hero().discard
    assert t.hero().lasting == (lantern.id,)


# --- triggered and activated ------------------------------------------------------------------------


@pytest.mark.rule("SQ-7.7")
def test_a_triggered_effect_happens_at_once() -> None:
    t = table("singer", "wolf").at("hero", "main_phase").do(1, Summon("singer"))
    assert t.hero().lp == 12
    assert t.asked(1) == "hero-main"


@pytest.mark.rule("SQ-7.7")
def test_an_effect_about_damage_from_attacks_does_not_answer_a_spell() -> None:
    t = table()
    ghoul = t.put("ghoul")
    t.put("grudge")
    t.gm(hand=["gm_bolt"], bp=2)
    t.at("gm", "main_phase").do(GM, Cast("gm_bolt", 1))
    assert (t.hero().lp, t.told("trigger")) == (9, [])
    t.do(GM, Done(), Declare(((ghoul.id, 1),)))
    assert (t.hero().lp, ghoul.damage) == (7, 1)


@pytest.mark.rule("SQ-7.7")
def test_an_ability_is_paid_and_used_once_per_turn() -> None:
    t = table()
    adept, brute = t.put("adept"), t.put("brute")
    t.at("hero", "main_phase").do(1, Activate(adept.id, 0, brute.id))
    assert t.hero().int_free == 4
    assert t.refused(1, Activate(adept.id, 0, brute.id)) == ("SQ-7.7",)


@pytest.mark.rule("SQ-7.7")
def test_an_ability_with_a_condition_waits_for_it() -> None:
    t = table("wolf")
    miser = t.put("miser")
    t.at("hero", "main_phase")
    assert t.refused(1, Activate(miser.id)) == ("SQ-7.7",)
    t.do(1, Summon("wolf"), Activate(miser.id))
    assert t.hero().hand == ("wolf",)


@pytest.mark.rule("SQ-7.7", "SQ-2.5")
def test_an_ability_that_is_no_instant_belongs_to_the_own_turn() -> None:
    t = table()
    ghoul, adept = t.put("ghoul"), t.put("adept")
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Activate(adept.id, 0, ghoul.id)) == ("SQ-2.5",)


@pytest.mark.rule("SQ-7.7")
def test_nobody_activates_the_card_of_another() -> None:
    t = table(heroes=2)
    adept, ghoul = t.put("adept", 2), t.put("ghoul")
    t.at("hero", "main_phase")
    assert t.refused(1, Activate(adept.id, 0, ghoul.id)) == ("SQ-7.7",)


# --- rolls, and what cards mean -----------------------------------------------------------------------


@pytest.mark.rule("SQ-7.8")
def test_every_roll_is_made_for_one_thing_and_says_for_what() -> None:
    t = table(dice=(6, 1))
    first, second, tyrant = t.put("berserk"), t.put("berserk"), t.put("tyrant")
    t.at("hero", "attack_phase").do(1, Attack(first.id, tyrant.id), Attack(second.id, tyrant.id))
    rolls = [line.args for line in t.g.log or [] if line.key == "kernel.rolled"]
    assert rolls == [{"purpose": "empower", "result": result, "by": None} for result in (6, 1)]
    assert [told["n"] for told in t.told("attack-damage")] == [7, 2]


@pytest.mark.rule("SQ-7.9")
def test_this_card_is_the_card_itself_and_no_other_copy() -> None:
    t = table()
    first, second, tyrant = t.put("sulker"), t.put("sulker"), t.put("tyrant")
    t.at("hero", "attack_phase").do(1, Attack(first.id, tyrant.id))
    assert tyrant.damage == 3
    assert second.boosts == ()


@pytest.mark.rule("SQ-7.9")
def test_a_target_must_be_of_the_type_that_the_card_names() -> None:
    t = table("spark", heroes=2)
    wolf, hermit = t.put("wolf"), t.put("hermit", NEUTRAL)
    t.put("ghoul")
    t.at("hero", "main_phase")
    for target in (2, GM, wolf.id, hermit.id, 999):
        assert t.refused(1, Cast("spark", target)) == ("SQ-7.9",)
