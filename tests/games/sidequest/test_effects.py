"""Every verb of the vocabulary does what docs/packs_sidequest.md says."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.moves import (
    Attack,
    Block,
    Cast,
    Declare,
    Discard,
    Done,
    Option,
    Target,
    World,
)
from questhall.games.sidequest.rules.verbs import CARRY_OUT
from questhall.games.sidequest.values import atk, defense, keyword
from tests.games.sidequest.casting import Words, cast, casting
from tests.games.sidequest.scenario import Table


def reacting(effect: Words, **more: Any) -> tuple[Table, int]:
    """A brute (4) attacks Hero 1, who may answer with an Instant that does this."""
    words = {"type": "instant", "cost": 1, "timing": "attack", "do": [effect], **more}
    t = Table(cards={"spell": words})
    t.hero(hand=["spell"])
    brute = t.put("brute")
    t.at("gm", "attack_phase").do(0, Declare(((brute.id, 1),)))
    while not t.may(1, Cast("spell")):
        t.do(1, t.g.options(1)[0])
    t.do(1, Cast("spell")).passes()
    return t, brute.id


def test_every_verb_is_carried_out_by_something() -> None:
    assert set(CARRY_OUT) == set(get_args(v.Effect))


# --- damage and healing ------------------------------------------------------------------


def test_damage_hurts_cards_and_heroes() -> None:
    t = casting(
        {"effect": "damage", "amount": 2, "to": "target"},
        {"effect": "damage", "amount": 1, "to": "you"},
        target="gm_creature",
    )
    brute = t.put("brute")
    cast(t, brute.id)
    assert (brute.damage, t.hero().lp) == (2, 9)


def test_damage_that_takes_all_def_destroys() -> None:
    t = casting({"effect": "damage", "amount": 3, "to": {"each": "gm_creature"}})
    brute = t.put("brute")
    t.put("ghoul")
    cast(t)
    assert t.g.gm.creatures == (brute.id,)


def test_heal_gives_heroes_lp_and_takes_damage_off_cards() -> None:
    t = casting(
        {"effect": "heal", "amount": 2, "to": "target"},
        {"effect": "heal", "amount": 2, "to": "you"},
        target="own_creature",
    )
    ox = t.put("ox", damage=3)
    cast(t, ox.id)
    assert (ox.damage, t.hero().lp) == (1, 12)


def test_healing_never_goes_beyond_the_printed_def() -> None:
    t = casting({"effect": "heal", "amount": 9, "to": {"each": "creature"}})
    ox = t.put("ox", damage=1)
    cast(t)
    assert defense(t.g, ox) == 6


# --- cards ---------------------------------------------------------------------------------


def test_draw_gives_cards_to_those_named() -> None:
    t = casting({"effect": "draw", "amount": 2, "who": "each_hero"}, heroes=2)
    cast(t)
    assert [len(hero.hand) for hero in t.g.heroes] == [2, 2]


def test_discard_is_the_own_choice() -> None:
    t = casting({"effect": "discard", "amount": 1, "who": "target"}, target="other_hero", heroes=2)
    t.hero(2, hand=["ox", "wolf"], int_spent=5)
    cast(t, 2).do(2, Discard("ox"))
    assert (t.hero(2).hand, t.hero(2).discard) == (("wolf",), ("ox",))


def test_discarding_more_than_one_holds_empties_the_hand() -> None:
    t = casting({"effect": "discard", "amount": 3, "who": "gm"}).gm(hand=["ghoul"])
    cast(t).do(0, Discard("ghoul"))
    assert (t.g.gm.hand, t.asked(1)) == ((), "hero-main")


def test_destroy_puts_a_card_into_its_owners_discard_pile() -> None:
    t = casting({"effect": "destroy", "to": "target"}, target="gm_creature")
    cast(t, t.put("brute").id)
    assert t.g.gm.discard == ("brute",)


def test_bounce_sends_a_card_back_to_its_owners_hand() -> None:
    t = casting({"effect": "bounce", "to": "target"}, target="gm_creature")
    cast(t, t.put("brute").id)
    assert (t.g.gm.hand, t.g.gm.discard) == (("brute",), ())


def test_bounce_puts_neutral_cards_away_and_cannot_move_the_main_boss() -> None:
    t = casting({"effect": "bounce", "to": {"each": "creature"}})
    boss = t.boss()
    t.put("hermit")
    cast(t)
    assert (t.g.gm.creatures, t.g.zone, t.g.discovery_discard) == ((boss.id,), (), ("hermit",))


def test_reclaim_takes_a_chosen_card_of_a_kind_from_the_own_discard_pile() -> None:
    t = casting({"effect": "reclaim", "kind": "creature", "amount": 1})
    t.hero(discard=["wolf", "sword", "ox"])
    cast(t)
    assert t.g.options(1) == [Discard("wolf"), Discard("ox")]
    t.do(1, Discard("ox"))
    assert (t.hero().hand, t.hero().discard) == (("ox",), ("wolf", "sword", "spell"))


def test_reclaim_without_a_fitting_card_does_nothing() -> None:
    t = casting({"effect": "reclaim", "kind": "weapon", "amount": 2})
    assert cast(t).hero().hand == ()


def test_fetch_takes_the_first_fitting_card_of_the_deck_and_shows_it() -> None:
    t = casting({"effect": "fetch", "kind": "weapon"})
    t.hero(deck=["relic", "sword", "wolf"])
    cast(t)
    assert t.hero().hand == ("sword",)
    assert sorted(t.hero().deck) == ["relic", "wolf"]
    assert t.told("fetch") == [{"seat": 1, "card": "sword"}]


def test_fetch_in_vain_only_shuffles() -> None:
    t = casting({"effect": "fetch", "kind": "armor"})
    assert cast(t).hero().hand == ()


def test_revive_brings_a_creature_from_the_own_discard_pile_into_play() -> None:
    t = casting({"effect": "revive", "max_cost": 2})
    t.hero(discard=["wolf", "ox"])
    cast(t)
    assert t.g.options(1) == [Discard("wolf")]
    t.do(1, Discard("wolf"))
    assert (len(t.hero().creatures), t.hero().int_spent) == (1, 0)


def test_sacrifice_lets_a_player_give_up_a_creature() -> None:
    t = casting({"effect": "sacrifice", "who": "gm"})
    brute, ghoul = t.put("brute"), t.put("ghoul")
    cast(t)
    assert t.g.options(0) == [Target(brute.id), Target(ghoul.id)]
    t.do(0, Target(ghoul.id))
    assert (t.g.gm.creatures, t.g.gm.discard) == ((brute.id,), ("ghoul",))


def test_the_main_boss_is_never_sacrificed() -> None:
    t = casting({"effect": "sacrifice", "who": "gm"})
    t.boss()
    cast(t)
    assert (t.asked(0), t.g.winner) == ("", "")


def test_expose_turns_face_down_cards_up_and_that_reveals_them() -> None:
    mole = {
        "type": "gm_creature",
        "size": 1,
        "atk": 1,
        "def": 5,
        "keywords": {"hidden": True},
        "triggered": [{"when": "revealed", "do": [{"effect": "gain", "resource": "bp", "amount": 2}]}],
    }
    t = casting({"effect": "expose", "to": {"each": "enemy_creature"}}, mole=mole)
    thing = t.put("mole", face_down=True)
    cast(t)
    assert (thing.face_down, t.g.gm.bp) == (False, 2)


# --- changes for a while ----------------------------------------------------------------------


def test_boost_changes_values_for_a_turn() -> None:
    t = casting({"effect": "boost", "to": "target", "atk": 2, "def": -1, "until": "turn"}, target="own_creature")
    ox = t.put("ox")
    cast(t, ox.id)
    assert (atk(t.g, ox), defense(t.g, ox)) == (3, 5)
    t.do(1, Done(), Done(), Done())
    assert (atk(t.g, ox), defense(t.g, ox)) == (1, 6)


def test_a_boost_for_a_round_ends_with_the_following_turn() -> None:
    t = casting({"effect": "boost", "to": {"each": "own_creature"}, "atk": 2, "until": "round"}, dice=(3, 3))
    ox = t.put("ox")
    t.put("brute")
    cast(t).do(1, Done(), Done(), Done())
    assert atk(t.g, ox) == 3
    t.do(0, t.g.options(0)[-1], Done(), Declare(), Done())
    assert (t.g.side, atk(t.g, ox)) == ("heroes", 1)


def test_a_boost_for_an_encounter_ends_with_it() -> None:
    t = casting({"effect": "boost", "to": {"each": "own_creature"}, "atk": 2, "until": "encounter"})
    wolf, ghoul = t.put("wolf"), t.put("ghoul")
    cast(t)
    assert atk(t.g, wolf) == 4
    t.do(1, Done(), Attack(wolf.id, ghoul.id)).passes()
    assert (t.g.completed, atk(t.g, wolf)) == (1, 2)


def test_a_boost_for_the_game_stays() -> None:
    t = casting({"effect": "boost", "to": {"each": "own_creature"}, "def": 2, "until": "game"})
    wolf, ghoul = t.put("wolf"), t.put("ghoul", damage=2)
    cast(t).do(1, Done(), Attack(wolf.id, ghoul.id)).passes()
    assert (t.g.completed, defense(t.g, wolf)) == (1, 5)


def test_a_creature_whose_def_is_boosted_away_falls() -> None:
    t = casting({"effect": "boost", "to": {"each": "gm_creature"}, "def": -3, "until": "turn"})
    t.put("ghoul")
    t.put("brute")
    assert cast(t).g.gm.discard == ("ghoul",)


def test_a_creature_kept_alive_by_a_boost_falls_when_it_ends() -> None:
    t = casting({"effect": "boost", "to": {"each": "own_creature"}, "def": 3, "until": "turn"})
    wolf = t.put("wolf")
    cast(t)
    wolf.damage = 4
    t.do(1, Done(), Done(), Done())
    assert t.hero().discard == ("spell", "wolf")


def test_grant_gives_a_keyword_with_its_number() -> None:
    t = casting(
        {"effect": "grant", "keyword": "fear", "n": 2, "to": "target", "until": "encounter"},
        target="own_creature",
    )
    ox = t.put("ox")
    cast(t, ox.id)
    assert keyword(t.g, ox, "fear") == 2


def test_burn_sets_fire_and_the_greater_fire_counts() -> None:
    t = casting(
        {"effect": "burn", "amount": 2, "to": {"each": "creature"}},
        {"effect": "burn", "amount": 1, "to": "you"},
    )
    brute, ox = t.put("brute"), t.put("ox", burn=3)
    cast(t)
    assert (brute.burn, ox.burn, t.hero().burn) == (2, 3, 1)


def test_paralyze_lasts_until_rolled_off_or_for_the_time_given() -> None:
    t = casting(
        {"effect": "paralyze", "to": "target"},
        {"effect": "paralyze", "to": {"each": "hero_creature"}, "until": "turn"},
        target="gm_creature",
    )
    brute, ox = t.put("brute"), t.put("ox")
    cast(t, brute.id)
    assert (brute.paralyzed, ox.paralyzed) == ("roll", "turn")
    t.do(1, Done(), Done(), Done())
    assert ox.paralyzed == ""


def test_cleanse_removes_burn_and_paralyzed() -> None:
    t = casting({"effect": "cleanse", "to": {"each": "own_creature"}}, {"effect": "cleanse", "to": "you"})
    ox = t.put("ox", burn=2, paralyzed="roll")
    t.hero(burn=1)
    cast(t)
    assert (ox.burn, ox.paralyzed, t.hero().burn) == (0, "", 0)


# --- spells and attacks -----------------------------------------------------------------------


def test_counter_makes_the_target_spell_do_nothing() -> None:
    t = casting({"effect": "draw", "amount": 3}).gm(hand=["gm_veto"], bp=1)
    t.at("hero", "main_phase").do(1, Cast("spell")).do(0, Cast("gm_veto", t.g.chain[0].id)).passes()
    assert t.hero().hand == ()


def test_cancel_attack_makes_the_attack_do_nothing() -> None:
    t, _ = reacting({"effect": "cancel_attack"})
    assert t.hero().lp == 10


def test_weaken_attack_takes_damage_off_it() -> None:
    t, _ = reacting({"effect": "weaken_attack", "amount": 3})
    assert t.hero().lp == 9


def test_an_attack_is_never_weakened_below_zero() -> None:
    t, _ = reacting({"effect": "weaken_attack", "amount": 9})
    assert t.hero().lp == 10


def test_strengthen_attack_adds_damage_to_it() -> None:
    t, _ = reacting({"effect": "strengthen_attack", "amount": 2})
    assert t.hero().lp == 4


def test_attacker_and_defender_are_the_two_ends_of_the_attack() -> None:
    t, brute = reacting({"effect": "damage", "amount": 1, "to": "attacker"})
    assert t.g.things[brute].damage == 1
    t, _ = reacting({"effect": "heal", "amount": 1, "to": "defender"})
    assert t.hero().lp == 7


def test_ready_lets_a_creature_attack_once_more() -> None:
    t = casting({"effect": "ready", "to": "target"}, target="own_creature")
    wolf, brute = t.put("wolf", attacked=True), t.put("brute")
    cast(t, wolf.id).do(1, Done(), Attack(wolf.id, brute.id))
    assert brute.damage == 2


def test_ready_lets_a_creature_block_once_more() -> None:
    t = Table(
        cards={
            "spell": {
                "type": "instant",
                "cost": 1,
                "target": {"choose": "own_creature"},
                "do": [{"effect": "ready", "to": "target"}],
            }
        }
    )
    ox, one, two = t.put("ox"), t.put("ghoul"), t.put("ghoul")
    t.hero(hand=["spell"])
    t.at("gm", "attack_phase").do(0, Declare(((one.id, 1), (two.id, 1)))).passes().do(1, Block(ox.id))
    t.do(1, Cast("spell", ox.id)).passes().do(1, Block(ox.id))
    assert (ox.damage, t.hero().lp) == (4, 10)


def test_ready_before_the_attack_is_one_attack_more_as_well() -> None:
    t = casting({"effect": "ready", "to": "target"}, target="own_creature")
    wolf, brute = t.put("wolf"), t.put("brute")
    cast(t, wolf.id).do(1, Done(), Attack(wolf.id, brute.id)).passes().do(1, Attack(wolf.id, brute.id)).passes()
    assert brute.damage == 4
    assert t.refused(1, Attack(wolf.id, brute.id)) == ("SQ-3.9",)


def test_ready_is_gone_with_the_turn() -> None:
    t = casting({"effect": "ready", "to": "target"}, target="own_creature")
    wolf = t.put("wolf")
    cast(t, wolf.id)
    t.at("hero", "begins")
    assert (wolf.more_attacks, wolf.more_blocks) == (0, 0)


def test_ready_lets_a_hero_strike_once_more_in_either_order() -> None:
    t = casting({"effect": "ready", "to": "you"})
    brute = t.put("brute")
    cast(t).do(1, Done(), Attack(1, brute.id)).passes().do(1, Attack(1, brute.id)).passes()
    assert brute.damage == 2
    assert t.refused(1, Attack(1, brute.id)) == ("SQ-3.8",)


def test_ready_before_the_block_is_one_block_more_for_a_warden_too() -> None:
    guard = {"type": "creature", "cost": 1, "atk": 0, "def": 9, "keywords": {"warden": True}}
    spell = {"type": "instant", "cost": 1, "target": {"choose": "own_creature"},
             "do": [{"effect": "ready", "to": "target"}]}  # fmt: skip
    t = Table(cards={"spell": spell, "guard": guard})
    ox, foes = t.put("guard"), [t.put("ghoul") for _ in range(4)]
    t.put("sword")
    t.hero(hand=["spell"])
    t.at("gm", "attack_phase").do(0, Declare(tuple((foe.id, 1) for foe in foes)))
    t.do(1, Cast("spell", ox.id)).passes().do(1, Block(ox.id), Block(ox.id), Block(ox.id))
    assert t.refused(1, Block(ox.id)) == ("SQ-5.8",)


# --- resources --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("resource", "field", "result"), [("int", "int_max", 7), ("str", "str_max", 7), ("lp", "lp", 12)]
)
def test_gain_adds_to_a_heros_values(resource: str, field: str, result: int) -> None:
    t = casting({"effect": "gain", "resource": resource, "amount": 2})
    assert getattr(cast(t).hero(), field) == result


def test_gain_never_takes_int_or_str_above_twenty() -> None:
    t = casting({"effect": "gain", "resource": "int", "amount": 2})
    t.hero(int_max=19)
    assert cast(t).hero().int_max == 20


def test_the_gm_gains_bp() -> None:
    t = casting({"effect": "gain", "resource": "bp", "amount": 2, "who": "gm"})
    assert cast(t).g.gm.bp == 2


def test_refresh_makes_spent_points_available() -> None:
    t = casting(
        {"effect": "refresh", "resource": "int", "amount": 2},
        {"effect": "refresh", "resource": "str", "amount": 9},
        {"effect": "refresh", "resource": "bp", "amount": 2, "who": "gm"},
    )
    t.hero(int_spent=3, str_spent=1)
    t.gm(spent=3)
    cast(t)
    assert (t.hero().int_spent, t.hero().str_spent) == (1, 0)
    assert (t.g.gm.bp, t.g.gm.spent) == (2, 1)


def test_drain_spends_available_points_and_no_more_than_there_are() -> None:
    t = casting(
        {"effect": "drain", "resource": "int", "amount": 9, "who": "each_hero"},
        {"effect": "drain", "resource": "str", "amount": 1, "who": "each_hero"},
        {"effect": "drain", "resource": "bp", "amount": 2, "who": "gm"},
    )
    t.gm(bp=1)
    cast(t)
    assert (t.hero().int_free, t.hero().str_free) == (0, 4)
    assert (t.g.gm.bp, t.g.gm.spent) == (0, 1)


def test_free_bound_makes_bound_bp_available() -> None:
    t = casting({"effect": "free_bound", "amount": 2}).gm(bound=5)
    cast(t)
    assert (t.g.gm.bp, t.g.gm.bound) == (2, 3)


# --- the world around -------------------------------------------------------------------------


def test_discover_reveals_a_discovery_card_for_each_hero_named() -> None:
    t = casting({"effect": "discover", "who": "each_hero"}, heroes=2)
    cast(t)
    assert ([hero.lp for hero in t.g.heroes], len(t.g.discovery_deck)) == ([11, 11], 3)


def test_new_world_lets_the_gm_lay_a_world_card() -> None:
    t = casting({"effect": "new_world"})
    cast(t).do(0, World("marsh"))
    assert t.g.things[t.g.world].card == "marsh"


# --- branches ---------------------------------------------------------------------------------


def test_one_of_lets_the_controller_pick() -> None:
    options = [[{"effect": "draw", "amount": 1}], [{"effect": "heal", "amount": 1, "to": "you"}]]
    t = casting({"effect": "one_of", "options": options}, {"effect": "gain", "resource": "str", "amount": 1})
    cast(t)
    assert t.g.options(1) == [Option(0), Option(1)]
    t.do(1, Option(1))
    assert (t.hero().hand, t.hero().lp, t.hero().str_max) == ((), 11, 6)


@pytest.mark.parametrize(("roll", "lp"), [(1, 10), (3, 10), (4, 11), (5, 11), (6, 15)])
def test_a_roll_decides_by_rows(roll: int, lp: int) -> None:
    rows = [
        {"upto": 3},
        {"upto": 5, "do": [{"effect": "heal", "amount": 1, "to": "you"}]},
        {"upto": 6, "do": [{"effect": "heal", "amount": 5, "to": "you"}]},
    ]
    t = casting({"effect": "roll", "rows": rows}, dice=(roll,))
    assert cast(t).hero().lp == lp


@pytest.mark.parametrize(("lp", "after"), [(3, 5), (4, 3)])
def test_if_takes_one_way_or_the_other(lp: int, after: int) -> None:
    t = casting(
        {
            "effect": "if",
            "if": {"is": "lp", "at_most": 3},
            "then": [{"effect": "heal", "amount": 2, "to": "you"}],
            "otherwise": [{"effect": "damage", "amount": 1, "to": "you"}],
        }
    )
    t.hero(lp=lp)
    assert cast(t).hero().lp == after


def test_branches_may_stand_in_branches() -> None:
    inner = {"effect": "roll", "rows": [{"upto": 5}, {"upto": 6, "do": [{"effect": "draw", "amount": 2}]}]}
    t = casting({"effect": "one_of", "options": [[inner], [{"effect": "draw", "amount": 1}]]}, dice=(6,))
    cast(t).do(1, Option(0))
    assert len(t.hero().hand) == 2
