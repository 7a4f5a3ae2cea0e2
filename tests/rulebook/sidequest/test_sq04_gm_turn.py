"""SQ-4: the GM's turn."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.entities import GM, NEUTRAL
from questhall.games.sidequest.moves import (
    Attack,
    Block,
    Cast,
    Declare,
    Discard,
    Done,
    Draw,
    ExtraCard,
    Intervene,
    Name,
    NewWorld,
    Pass,
    Summon,
    World,
)
from tests.games.sidequest.scenario import Table

STORM = {"type": "world", "each_turn": [{"effect": "damage", "amount": 1, "to": {"each": "hero"}}]}
DEARTH = {"type": "world", "static": [{"gives": "cost", "amount": 1, "side": "gm", "kind": "creature"}]}


# --- draw and growth -----------------------------------------------------------------------


@pytest.mark.rule("SQ-4.1")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])
def test_the_gm_draws_one_card(difficulty: str) -> None:
    t = Table(difficulty=difficulty).at("gm", "draw_phase")
    assert "SQ-4.1" in t.refused(GM, Draw(2))
    t.do(GM, Draw(1))
    assert t.g.gm.hand == ("ghoul",)


@pytest.mark.rule("SQ-4.1", "SQ-1.8")
@pytest.mark.parametrize("difficulty", ["extreme", "impossible"])
@pytest.mark.parametrize("n", [1, 2])
def test_the_extra_card_of_the_higher_levels_is_optional(difficulty: str, n: int) -> None:
    t = Table(difficulty=difficulty).at("gm", "draw_phase").do(GM, Draw(n))
    assert len(t.g.gm.hand) == n


@pytest.mark.rule("SQ-4.2")
@pytest.mark.parametrize(("roll", "gained"), [(1, 2), (2, 3), (5, 3), (6, 4)])
def test_the_fate_roll_decides_the_bp(roll: int, gained: int) -> None:
    """Two Heroes on HARD: the base is 3."""
    t = Table(heroes=2, difficulty="hard", dice=(roll,)).gm(bp=1).at("gm", "growth_phase")
    assert t.g.gm.bp == 1 + gained
    assert (t.asked(GM) == "card-or-world") == (roll == 1)


@pytest.mark.rule("SQ-4.2")
def test_against_one_hero_on_normal_a_one_brings_nothing() -> None:
    t = Table(dice=(1,)).at("gm", "growth_phase")
    assert (t.g.gm.bp, t.asked(GM)) == (0, "card-or-world")


@pytest.mark.rule("SQ-4.2")
def test_after_a_one_the_gm_may_take_an_extra_card() -> None:
    t = Table(dice=(1,)).at("gm", "growth_phase").do(GM, ExtraCard())
    assert (t.g.gm.hand, t.g.world) == (("ghoul",), 0)


@pytest.mark.rule("SQ-4.2", "SQ-9.2")
def test_or_a_new_world_card_found_as_for_an_encounter() -> None:
    t = Table(dice=(1,))
    t.put("ghoul")
    t.at("gm", "growth_phase").do(GM, NewWorld())
    assert t.g.options(GM) == [World("marsh"), World("steppe")]
    t.do(GM, World("steppe"))
    assert t.g.things[t.g.world].card == "steppe"
    assert (t.g.gm.hand, t.g.world_deck) == ((), ("plain", "marsh"))


@pytest.mark.rule("SQ-4.2")
def test_the_gm_may_take_neither() -> None:
    t = Table(dice=(1,)).at("gm", "growth_phase").do(GM, Pass())
    assert (t.g.gm.hand, t.g.world, t.asked(GM)) == ((), 0, "gm-main")


@pytest.mark.rule("SQ-4.3", "SQ-4.4")
def test_spent_bp_are_back_in_the_growth_phase() -> None:
    t = Table(dice=(3,)).gm(bp=1, spent=4).at("gm", "growth_phase")
    assert (t.g.gm.bp, t.g.gm.spent) == (1 + 4 + 1, 0)


# --- three states of BP --------------------------------------------------------------------


@pytest.mark.rule("SQ-4.4", "SQ-4.9")
def test_a_spell_spends_bp_and_a_creature_binds_them() -> None:
    t = Table().gm(hand=["ghoul", "gm_bolt"], bp=5)
    t.put("ghoul")
    t.at("gm", "main_phase").do(GM, Summon("ghoul"), Cast("gm_bolt", 1)).passes()
    assert (t.g.gm.bp, t.g.gm.bound, t.g.gm.spent) == (1, 2, 2)
    assert t.g.hero(1).lp == 9


@pytest.mark.rule("SQ-4.4", "SQ-4.3")
def test_bound_bp_are_not_back_in_the_growth_phase() -> None:
    t = Table(dice=(3,)).gm(bp=0, bound=4)
    t.put("ghoul")
    t.at("gm", "growth_phase")
    assert (t.g.gm.bp, t.g.gm.bound) == (1, 4)


@pytest.mark.rule("SQ-4.4")
def test_bp_stay_bound_when_the_creature_falls_until_the_encounter_ends() -> None:
    t = Table(heroes=2).gm(bp=0, bound=4)
    first, last = t.put("ghoul", damage=2), t.put("ghoul", damage=2)
    t.at("hero", "attack_phase").do(1, Attack(1, first.id))
    assert (t.g.gm.bp, t.g.gm.bound) == (0, 4)
    t.do(2, Attack(2, last.id))
    assert (t.g.gm.bp, t.g.gm.bound) == (4, 0)


@pytest.mark.rule("SQ-4.5")
def test_no_more_than_ten_bp_per_hero_are_bound_in_an_encounter() -> None:
    t = Table().gm(hand=["ghoul", "ghoul"], bp=20, bound=8)
    t.put("ghoul")
    t.at("gm", "main_phase").do(GM, Summon("ghoul"))
    assert t.g.gm.bound == 10
    assert t.refused(GM, Summon("ghoul")) == ("SQ-4.5",)


@pytest.mark.rule("SQ-4.5", "SQ-1.10")
def test_only_bound_bp_are_capped() -> None:
    t = Table(dice=(6,)).gm(bp=50, spent=10)
    t.put("ghoul")
    t.at("gm", "growth_phase")
    assert t.g.gm.bp == 62


@pytest.mark.rule("SQ-4.5")
def test_fallen_creatures_count_towards_the_cap() -> None:
    t = Table().gm(hand=["ghoul"], bp=5, bound=9)
    t.put("ghoul")
    t.at("gm", "main_phase")
    assert t.refused(GM, Summon("ghoul")) == ("SQ-4.5",)


# --- world phase -------------------------------------------------------------------------------


@pytest.mark.rule("SQ-4.6")
def test_on_an_empty_field_the_gm_looks_at_two_world_cards_and_lays_one() -> None:
    t = Table().gm(hand=["ghoul"], bp=2).at("gm", "world_phase")
    assert t.g.options(GM) == [World("marsh"), World("steppe")]
    t.do(GM, World("steppe"))
    assert t.g.things[t.g.world].card == "steppe"
    assert t.g.world_deck == ("plain", "marsh")


@pytest.mark.rule("SQ-4.6")
def test_the_world_card_of_an_encounter_is_chosen_once() -> None:
    t = Table().gm(hand=["ghoul"], bp=2).at("gm", "world_phase").do(GM, World("marsh"), Summon("ghoul"))
    assert t.asked(GM) == "gm-main"
    assert len(t.told("world")) == 1


@pytest.mark.rule("SQ-4.6")
@pytest.mark.parametrize(
    ("hand", "bp", "bound"), [(["brute"], 3, 0), (["gm_bolt"], 9, 0), ([], 9, 0), (["ghoul"], 5, 9)]
)
def test_without_a_creature_that_can_be_paid_no_encounter_begins(hand: list[str], bp: int, bound: int) -> None:
    t = Table().gm(hand=hand, bp=bp, bound=bound).at("gm", "world_phase")
    assert (t.g.world, t.asked(GM)) == (0, "gm-main")
    assert len(t.told("discover")) == 1


@pytest.mark.rule("SQ-4.6")
def test_with_a_creature_in_play_the_world_card_stays() -> None:
    t = Table().gm(hand=["ghoul"], bp=2)
    t.put("ghoul"), t.put("plain", GM)
    t.at("gm", "world_phase")
    assert (t.g.things[t.g.world].card, t.asked(GM)) == ("plain", "gm-main")


@pytest.mark.rule("SQ-4.7")
def test_the_active_world_card_acts_in_every_gm_turn() -> None:
    t = Table(heroes=2, cards={"storm": STORM})
    t.put("storm", GM), t.put("ghoul")
    t.at("gm", "world_phase").at("gm", "world_phase")
    assert [hero.lp for hero in t.g.heroes] == [8, 8]


@pytest.mark.rule("SQ-4.7")
def test_a_new_world_card_acts_at_once_and_the_old_one_no_more() -> None:
    t = Table(cards={"storm": STORM}).gm(hand=["ghoul"], bp=2)
    t.g.world_deck += ("storm",)
    t.put("plain", GM)
    t.at("gm", "world_phase").do(GM, World("storm"))
    assert t.g.hero(1).lp == 9


@pytest.mark.rule("SQ-4.7")
def test_the_world_acts_without_an_encounter_too() -> None:
    t = Table(cards={"storm": STORM})
    t.put("storm", GM)
    t.g.discovery_deck = ()
    t.at("gm", "world_phase")
    assert t.g.hero(1).lp == 9


# --- an Encounter needs a creature ----------------------------------------------------------------


@pytest.mark.rule("SQ-4.8")
def test_at_the_start_of_an_encounter_the_gm_must_summon() -> None:
    t = Table().gm(hand=["ghoul", "brute"], bp=2).at("gm", "world_phase").do(GM, World("marsh"))
    assert t.refused(GM, Done()) == ("SQ-4.8",)
    t.do(GM, Summon("ghoul"), Done())
    assert t.g.encounter == 1


@pytest.mark.rule("SQ-4.8")
def test_the_gm_cannot_spend_the_bp_for_that_creature_on_something_else() -> None:
    t = Table().gm(hand=["ghoul", "gm_bolt"], bp=3).at("gm", "world_phase").do(GM, World("marsh"))
    assert t.refused(GM, Cast("gm_bolt", 1)) == ("SQ-4.8",)
    t.gm(bp=4).at("gm", "world_phase").do(GM, World("steppe"), Cast("gm_bolt", 1)).passes()
    assert t.refused(GM, Done()) == ("SQ-4.8",)


@pytest.mark.rule("SQ-4.8", "SQ-3.5")
def test_a_world_card_that_makes_summoning_impossible_leaves_no_encounter() -> None:
    t = Table(cards={"dearth": DEARTH}).gm(hand=["ghoul"], bp=2)
    t.g.world_deck += ("dearth",)
    t.at("gm", "world_phase").do(GM, World("dearth"))
    assert t.refused(GM, Summon("ghoul")) == ("SQ-4.9",)
    t.do(GM, Done())
    assert (t.g.encounter, t.g.gm_stuck) == (0, True)
    assert t.told("discover") == [{"seat": 1, "card": "chest"}]


@pytest.mark.rule("SQ-4.8")
def test_later_in_an_encounter_summoning_is_optional() -> None:
    t = Table().gm(hand=["ghoul"], bp=2)
    t.put("ghoul")
    t.at("gm", "main_phase").do(GM, Done())
    assert t.g.gm.hand == ("ghoul",)


@pytest.mark.rule("SQ-4.8")
def test_without_an_encounter_a_lone_hero_reveals_a_discovery_card() -> None:
    t = Table().gm(hand=["brute"], bp=3).at("gm", "world_phase")
    assert t.told("discover") == [{"seat": 1, "card": "chest"}]
    assert t.g.hero(1).lp == 11


@pytest.mark.rule("SQ-4.8")
def test_the_heroes_agree_who_reveals() -> None:
    t = Table(heroes=3).at("gm", "world_phase")
    for seat in (3, 1, 2):
        t.do(seat, Name(2))
    assert t.told("discover") == [{"seat": 2, "card": "chest"}]


@pytest.mark.rule("SQ-4.8")
def test_if_they_do_not_agree_the_gm_decides() -> None:
    t = Table(heroes=3).at("gm", "world_phase").do(1, Name(1)).do(2, Name(2)).do(3, Name(2))
    assert (t.asked(GM), t.asked(1)) == ("who-reveals", "")
    t.do(GM, Name(3))
    assert t.told("discover") == [{"seat": 3, "card": "chest"}]


@pytest.mark.rule("SQ-4.8", "SQ-2.7")
def test_a_knocked_out_hero_does_not_reveal() -> None:
    t = Table(heroes=2)
    t.hero(1, lp=0, out=True)
    t.at("gm", "world_phase")
    assert t.told("discover") == [{"seat": 2, "card": "chest"}]


# --- main phase -----------------------------------------------------------------------------------


@pytest.mark.rule("SQ-4.9")
def test_a_gm_creature_binds_bp_of_its_size() -> None:
    t = Table().gm(hand=["brute"], bp=5)
    t.put("ghoul")
    t.at("gm", "main_phase").do(GM, Summon("brute"))
    assert (t.g.gm.bp, t.g.gm.bound, len(t.g.gm.creatures)) == (1, 4, 2)


@pytest.mark.rule("SQ-4.9", "SQ-7.4")
def test_what_the_gm_cannot_pay_is_refused() -> None:
    t = Table().gm(hand=["ghoul", "gm_bolt"], bp=1)
    t.put("ghoul")
    t.at("gm", "main_phase")
    assert t.refused(GM, Summon("ghoul")) == ("SQ-4.9",)
    assert t.refused(GM, Cast("gm_bolt", 1)) == ("SQ-7.4",)


@pytest.mark.rule("SQ-4.9", "SQ-1.11")
def test_the_gm_plays_creatures_and_spells_of_the_own_hand() -> None:
    t = Table().gm(hand=["gm_bolt"], bp=9)
    t.put("ghoul")
    t.at("gm", "main_phase")
    assert t.refused(GM, Summon("gm_bolt")) == ("SQ-4.9",)
    assert t.refused(GM, Summon("ghoul")) == ("SQ-1.11",)


# --- attack phase -------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-4.10")
def test_all_attackers_are_announced_at_once_with_one_target_each() -> None:
    t = Table(heroes=2)
    ghoul, brute, wolf = t.put("ghoul"), t.put("brute"), t.put("wolf", 2)
    t.at("gm", "attack_phase").do(GM, Declare(((brute.id, 1), (ghoul.id, wolf.id))))
    t.do(2, Pass()).do(1, Pass())
    assert (t.g.hero(1).lp, wolf.damage) == (6, 2)
    assert t.asked(GM) == "gm-end"


@pytest.mark.rule("SQ-4.10")
def test_no_attacker_is_added_later() -> None:
    t = Table()
    ghoul, brute = t.put("ghoul"), t.put("brute")
    t.hero(hand=["ember"])
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    t.refused(GM, Declare(((brute.id, 1),)))
    t.passes()
    assert t.asked(GM) == "gm-end"
    assert t.refused(GM, Declare(((brute.id, 1),))) == ("SQ-4.10",)


@pytest.mark.rule("SQ-4.10", "SQ-5.1")
def test_a_creature_is_not_announced_twice() -> None:
    t = Table(heroes=2)
    ghoul = t.put("ghoul")
    t.at("gm", "attack_phase")
    assert t.refused(GM, Declare(((ghoul.id, 1), (ghoul.id, 2)))) == ("SQ-4.10", "SQ-5.1")


@pytest.mark.rule("SQ-4.10")
@pytest.mark.parametrize("piece", ["sword", "helmet"])
def test_weapons_and_equipment_are_no_targets(piece: str) -> None:
    t = Table()
    ghoul, worn = t.put("ghoul"), t.put(piece)
    t.at("gm", "attack_phase")
    assert "SQ-4.10" in t.refused(GM, Declare(((ghoul.id, worn.id),)))


@pytest.mark.rule("SQ-4.10", "SQ-8.3")
def test_neutral_creatures_are_targets() -> None:
    t = Table()
    ghoul, hermit = t.put("ghoul"), t.put("hermit", NEUTRAL)
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, hermit.id),)))
    assert t.g.zone == ()


@pytest.mark.rule("SQ-4.10", "SQ-5.2")
def test_the_gm_attacks_neither_own_creatures_nor_with_those_of_others() -> None:
    t = Table()
    ghoul, brute, wolf = t.put("ghoul"), t.put("brute"), t.put("wolf")
    t.at("gm", "attack_phase")
    assert t.refused(GM, Declare(((ghoul.id, brute.id),))) == ("SQ-5.2",)
    assert t.refused(GM, Declare(((wolf.id, 1),))) == ("SQ-5.2",)


@pytest.mark.rule("SQ-4.10")
def test_the_gm_may_let_all_creatures_rest() -> None:
    t = Table()
    t.put("ghoul")
    t.at("gm", "attack_phase").do(GM, Declare())
    assert (t.asked(GM), t.g.hero(1).lp) == ("gm-end", 10)


@pytest.mark.rule("SQ-4.10", "SQ-4.9")
def test_there_is_no_attack_in_the_main_phase() -> None:
    t = Table()
    ghoul = t.put("ghoul")
    t.at("gm", "main_phase")
    assert t.refused(GM, Declare(((ghoul.id, 1),))) == ("SQ-4.10",)


@pytest.mark.rule("SQ-4.11")
def test_heroes_react_only_when_all_attackers_are_named() -> None:
    t = Table(heroes=2)
    ghoul, brute, wolf = t.put("ghoul"), t.put("brute"), t.put("wolf")
    t.hero(1, hand=["ember"])
    t.at("gm", "attack_phase")
    assert (t.asked(1), t.asked(2)) == ("", "")
    t.do(GM, Declare(((ghoul.id, 1), (brute.id, 1))))
    t.do(1, Cast("ember", ghoul.id)).passes()
    t.do(2, Intervene()).passes().do(1, Block(wolf.id)).passes()
    assert (ghoul.damage, t.g.hero(2).lp, t.g.hero(1).lp) == (1, 8, 10)
    assert t.g.hero(1).discard == ("ember", "wolf")


@pytest.mark.rule("SQ-4.11")
def test_an_instant_in_that_window_can_stop_an_announced_attacker() -> None:
    t = Table()
    ghoul = t.put("ghoul", damage=2)
    t.put("brute")
    t.hero(hand=["ember"])
    t.at("gm", "attack_phase").do(GM, Declare(((ghoul.id, 1),)))
    t.do(1, Cast("ember", ghoul.id)).passes()
    assert t.g.hero(1).lp == 10


# --- end phase ------------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-4.12")
def test_in_the_end_phase_the_gm_may_still_play_cards() -> None:
    t = Table().gm(hand=["ghoul", "gm_bolt"], bp=4)
    t.put("brute")
    t.at("gm", "end_phase").do(GM, Summon("ghoul"), Cast("gm_bolt", 1)).passes()
    assert (t.g.hero(1).lp, len(t.g.gm.creatures)) == (9, 2)


@pytest.mark.rule("SQ-4.12", "SQ-4.6")
def test_an_encounter_that_begins_in_the_end_phase_has_a_world_card_too() -> None:
    t = Table().gm(hand=["ghoul"], bp=2).at("gm", "end_phase").do(GM, Summon("ghoul"), World("marsh"))
    assert (t.g.encounter, t.asked(GM)) == (1, "gm-end")


@pytest.mark.rule("SQ-4.12")
def test_the_gm_discards_down_to_seven_by_own_choice() -> None:
    t = Table().gm(hand=["ghoul"] * 8 + ["gm_bolt"]).at("gm", "end_phase").do(GM, Done())
    t.do(GM, Discard("gm_bolt"), Discard("ghoul"))
    assert (len(t.g.gm.hand), t.g.gm.discard) == (7, ("gm_bolt", "ghoul"))
    assert t.g.side == "heroes"


@pytest.mark.rule("SQ-4.12", "SQ-3.12")
def test_the_gms_hand_limit_does_not_rise_with_the_encounters() -> None:
    t = Table().gm(hand=["ghoul"] * 8)
    t.g.completed = 3
    t.at("gm", "end_phase").do(GM, Done())
    assert t.asked(GM) == "discard"
