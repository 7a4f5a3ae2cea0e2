"""SQ-5, attacks: one source, one target, what may be attacked, what comes to nothing."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM, NEUTRAL
from questhall.games.sidequest.moves import Armor, Attack, Block, Cast, Declare, Intervene, Pass
from tests.games.sidequest.scenario import Table

CARDS: dict[str, dict[str, Any]] = {
    "mole": {"type": "gm_creature", "size": 1, "atk": 1, "def": 4, "keywords": {"hidden": 1}},
    "banner": {"type": "lasting", "cost": 1, "until": "game",
               "static": [{"gives": "stat", "stat": "atk", "amount": 1, "to": {"each": "own_weapon"}}]},
    "cry": {"type": "instant", "cost": 1, "timing": "attack",
            "do": [{"effect": "strengthen_attack", "amount": 2}]},
    "growl": {"type": "instant", "cost": 1, "target": {"choose": "own_creature"},
              "do": [{"effect": "boost", "to": "target", "until": "turn", "atk": 3}]},
    "haze": {"type": "instant", "cost": 1, "timing": "attack",
             "do": [{"effect": "weaken_attack", "amount": 9}]},
    "halt": {"type": "instant", "cost": 1, "timing": "attack", "do": [{"effect": "cancel_attack"}]},
    "numb": {"type": "instant", "cost": 1, "target": {"choose": "gm_creature"},
             "do": [{"effect": "paralyze", "to": "target"}]},
    "blast": {"type": "instant", "cost": 1, "target": {"choose": "gm_creature"},
              "do": [{"effect": "destroy", "to": "target"}]},
    "snatch": {"type": "instant", "cost": 1, "target": {"choose": "own_creature"},
               "do": [{"effect": "bounce", "to": "target"}]},
    "gm_rust": {"type": "gm_instant", "cost": 1, "target": {"choose": "weapon"},
                "do": [{"effect": "destroy", "to": "target"}]},
    "bomber": {"type": "gm_creature", "size": 1, "atk": 3, "def": 1,
               "triggered": [{"when": "attacks", "do": [{"effect": "damage", "amount": 1, "to": "self"}]}]},
    "spitter": {"type": "gm_creature", "size": 1, "atk": 1, "def": 1, "triggered": [
        {"when": "attacks", "do": [{"effect": "damage", "amount": 9, "to": "defender"}]}]},
    "leech": {"type": "gm_creature", "size": 1, "atk": 1, "def": 3,
              "triggered": [{"when": "hits", "do": [{"effect": "drain", "resource": "int", "amount": 1,
                                                     "who": "each_hero"}]}]},
}  # fmt: skip


def table(**settings: Any) -> Table:
    return Table(cards=CARDS, **settings)


def gm_attack(t: Table, *attacks: tuple[int, int]) -> Table:
    return t.at("gm", "attack_phase").do(GM, Declare(attacks))


# --- one source, one target -------------------------------------------------------


@pytest.mark.rule("SQ-5.1")
def test_an_attack_deals_the_atk_of_its_source() -> None:
    t = table()
    wolf, brute = t.put("wolf"), t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, brute.id))
    assert brute.damage == 2
    assert wolf.damage == 0


@pytest.mark.rule("SQ-5.1")
def test_a_creature_of_the_gm_cannot_be_given_two_targets() -> None:
    t = table(heroes=2)
    ghoul = t.put("ghoul")
    t.at("gm", "attack_phase")
    assert "SQ-5.1" in t.refused(GM, Declare(((ghoul.id, 1), (ghoul.id, 2))))


@pytest.mark.rule("SQ-5.1")
def test_the_log_says_where_every_point_of_damage_comes_from() -> None:
    t = table()
    sword, brute = t.put("sword"), t.put("brute")
    t.put("banner")
    t.hero(hand=["cry"])
    t.at("hero", "attack_phase").do(1, Attack(sword.id, brute.id), Cast("cry")).passes()
    (told,) = t.told("attack-damage")
    assert told["parts"] == (("atk", 3), ("banner", 1), ("cry", 2))
    assert told["n"] == 6


@pytest.mark.rule("SQ-5.1", "SQ-7.2")
def test_an_atk_raised_right_before_damage_counts() -> None:
    t = table()
    wolf, tyrant = t.put("wolf"), t.put("tyrant")
    t.hero(hand=["growl"])
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, tyrant.id), Cast("growl", wolf.id)).passes()
    assert tyrant.damage == 5


@pytest.mark.rule("SQ-5.1")
def test_an_attack_weakened_below_nothing_deals_no_damage() -> None:
    t = table()
    ghoul = t.put("ghoul")
    t.hero(hand=["haze"])
    gm_attack(t, (ghoul.id, 1)).do(1, Pass(), Cast("haze")).passes()
    assert t.hero().lp == 10
    assert t.told("attack-damage")[0]["n"] == 0


# --- targets ----------------------------------------------------------------------


@pytest.mark.rule("SQ-5.2")
def test_heroes_may_attack_gm_creatures_face_down_cards_and_neutral_creatures() -> None:
    t = table()
    ghoul, mole, hermit = t.put("ghoul"), t.put("mole", face_down=True), t.put("hermit", NEUTRAL)
    t.put("wolf")
    t.at("hero", "attack_phase")
    targets = {option.target for option in t.g.options(1) if isinstance(option, Attack)}
    assert targets == {ghoul.id, mole.id, hermit.id}


@pytest.mark.rule("SQ-5.2")
def test_the_gm_may_attack_heroes_their_creatures_and_neutral_creatures() -> None:
    t = table(heroes=2)
    ghoul, wolf, hermit = t.put("ghoul"), t.put("wolf", 2), t.put("hermit", NEUTRAL)
    t.at("gm", "attack_phase")
    for target in (1, 2, wolf.id, hermit.id):
        assert t.g.refuse(GM, Declare(((ghoul.id, target),))) is None


@pytest.mark.rule("SQ-5.2")
def test_nobody_attacks_the_own_side_or_itself() -> None:
    t = table(heroes=2)
    wolf, friend, ghoul = t.put("wolf"), t.put("ox", 2), t.put("ghoul")
    t.at("hero", "attack_phase")
    for target in (1, 2, wolf.id, friend.id):
        assert "SQ-5.2" in t.refused(1, Attack(wolf.id, target))
    t.at("gm", "attack_phase")
    assert "SQ-5.2" in t.refused(GM, Declare(((ghoul.id, ghoul.id),)))


@pytest.mark.rule("SQ-5.2", "SQ-3.10")
def test_heroes_never_attack_the_gm() -> None:
    t = table()
    t.put("ghoul")
    t.at("hero", "attack_phase")
    assert t.refused(1, Attack(1, GM)) == ("SQ-5.2", "SQ-3.10")


@pytest.mark.rule("SQ-5.2")
def test_a_hero_cannot_send_somebody_elses_creature() -> None:
    t = table(heroes=2)
    ox, ghoul = t.put("ox", 2), t.put("ghoul")
    t.at("hero", "attack_phase")
    assert t.refused(1, Attack(ox.id, ghoul.id)) == ("SQ-5.2",)


@pytest.mark.rule("SQ-5.2", "SQ-4.10")
def test_equipment_is_no_target_of_an_attack() -> None:
    t = table()
    ghoul, helmet, sword = t.put("ghoul"), t.put("helmet"), t.put("sword")
    t.at("gm", "attack_phase")
    for piece in (helmet, sword):
        assert "SQ-5.2" in t.refused(GM, Declare(((ghoul.id, piece.id),)))


@pytest.mark.rule("SQ-5.2", "SQ-11.20")
def test_an_attacked_face_down_card_turns_up_and_takes_the_damage() -> None:
    t = table()
    wolf, mole = t.put("wolf"), t.put("mole", face_down=True)
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, mole.id))
    assert not mole.face_down
    assert mole.damage == 2


# --- damage to creatures ------------------------------------------------------------


@pytest.mark.rule("SQ-5.3")
def test_a_creature_without_def_goes_to_its_owners_discard_pile() -> None:
    t = table()
    wolf, ghoul = t.put("wolf"), t.put("ghoul", damage=1)
    t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, ghoul.id))
    assert ghoul.id not in t.g.things
    assert t.g.gm.discard == ("ghoul",)


@pytest.mark.rule("SQ-5.3")
def test_damage_adds_up_over_several_attacks() -> None:
    t = table()
    wolf, ox, brute = t.put("wolf"), t.put("ox"), t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, brute.id), Attack(ox.id, brute.id))
    assert brute.damage == 3
    assert t.told("damage")[-1]["left"] == 3


@pytest.mark.rule("SQ-5.3")
def test_damage_beyond_def_is_lost() -> None:
    t = table()
    brute, wolf, ox = t.put("brute"), t.put("wolf"), t.put("ox")
    gm_attack(t, (brute.id, wolf.id))
    assert wolf.id not in t.g.things
    assert (t.hero().lp, ox.damage) == (10, 0)


# --- creatures do not protect each other --------------------------------------------


@pytest.mark.rule("SQ-5.9")
def test_no_creature_blocks_an_attack_on_another_creature() -> None:
    t = table()
    ghoul, wolf = t.put("ghoul"), t.put("wolf")
    t.put("ox")
    gm_attack(t, (ghoul.id, wolf.id))
    assert t.asked(1) == ""
    assert wolf.damage == 2


@pytest.mark.rule("SQ-5.9")
def test_creatures_of_the_gm_never_block() -> None:
    t = table()
    wolf, ghoul, brute = t.put("wolf"), t.put("ghoul"), t.put("brute")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, ghoul.id))
    assert t.asked(GM) == ""
    assert (ghoul.damage, brute.damage) == (2, 0)


@pytest.mark.rule("SQ-5.11")
def test_an_instant_saves_an_attacked_creature() -> None:
    t = table()
    ghoul, wolf = t.put("ghoul"), t.put("wolf")
    t.hero(hand=["halt"])
    gm_attack(t, (ghoul.id, wolf.id)).do(1, Pass(), Cast("halt")).passes()
    assert wolf.damage == 0
    assert t.told("attack-damage") == []


@pytest.mark.rule("SQ-5.11", "SQ-5.10")
def test_another_hero_saves_an_attacked_creature() -> None:
    t = table(heroes=2)
    ghoul, wolf = t.put("ghoul"), t.put("wolf")
    gm_attack(t, (ghoul.id, wolf.id)).do(2, Intervene())
    assert wolf.damage == 0
    assert t.hero(2).lp == 8


# --- the order of a GM attack -------------------------------------------------------


@pytest.mark.rule("SQ-5.12", "SQ-7.2")
def test_a_gm_attack_asks_in_the_order_of_the_rulebook() -> None:
    t = table(heroes=2)
    ghoul, helmet = t.put("ghoul"), t.put("helmet")
    t.put("ring")
    t.put("ox")
    t.hero(hand=["ember"])
    gm_attack(t, (ghoul.id, 1))
    for seat, question, answer in (
        (1, "react", Pass()),
        (2, "intervene", Pass()),
        (1, "block", Block()),
        (GM, "armor", Armor(helmet.id)),
        (1, "react", Pass()),
    ):
        assert (t.asked(seat), helmet.damage) == (question, 0)
        t.do(seat, answer)
    assert helmet.damage == 2


@pytest.mark.rule("SQ-5.12")
def test_attacks_are_carried_out_in_the_order_of_declaration() -> None:
    t = table()
    ghoul, brute = t.put("ghoul"), t.put("brute")
    gm_attack(t, (brute.id, 1), (ghoul.id, 1))
    assert [told["attacker"] for told in t.told("attack-damage")] == [brute.id, ghoul.id]


@pytest.mark.rule("SQ-5.12")
def test_the_first_attack_is_over_before_the_second_is_asked_about() -> None:
    t = table()
    ghoul, brute, ox = t.put("ghoul"), t.put("brute"), t.put("ox")
    gm_attack(t, (ghoul.id, 1), (brute.id, 1)).do(1, Block())
    assert t.hero().lp == 8
    t.do(1, Block(ox.id))
    assert (t.hero().lp, ox.damage) == (8, 4)


@pytest.mark.rule("SQ-5.12", "SQ-7.7")
def test_what_the_damage_triggers_comes_after_the_damage_and_before_the_next_attack() -> None:
    t = table()
    leech, ghoul = t.put("leech"), t.put("ghoul")
    gm_attack(t, (leech.id, 1), (ghoul.id, 1))
    told = [line.key for line in t.g.log or [] if line.key in ("log.lp", "log.drain")]
    assert told == ["log.lp", "log.drain", "log.lp"]


# --- attacks that come to nothing ---------------------------------------------------


@pytest.mark.rule("SQ-5.13")
def test_an_attacker_that_died_before_its_attack_does_nothing() -> None:
    t = table()
    ghoul = t.put("ghoul")
    t.put("brute")
    t.hero(hand=["blast"])
    gm_attack(t, (ghoul.id, 1)).do(1, Cast("blast", ghoul.id)).passes()
    assert t.hero().lp == 10
    assert t.told("attack-fizzles") == [{"attacker": ghoul.id}]


@pytest.mark.rule("SQ-5.13", "SQ-11.14")
def test_an_attacker_paralyzed_before_damage_does_nothing() -> None:
    t = table()
    ghoul = t.put("ghoul")
    t.hero(hand=["numb"])
    gm_attack(t, (ghoul.id, 1)).do(1, Pass(), Cast("numb", ghoul.id)).passes()
    assert t.hero().lp == 10


@pytest.mark.rule("SQ-5.13")
def test_an_attack_whose_target_has_gone_gets_no_new_one() -> None:
    t = table()
    brute, ghoul, wolf, ox = t.put("brute"), t.put("ghoul"), t.put("wolf"), t.put("ox")
    gm_attack(t, (brute.id, wolf.id), (ghoul.id, wolf.id))
    assert t.told("attack-fizzles") == [{"attacker": ghoul.id}]
    assert (t.hero().lp, ox.damage) == (10, 0)
    assert t.asked(GM) == "gm-end"


@pytest.mark.rule("SQ-5.13")
def test_a_target_taken_away_before_damage_is_not_hit() -> None:
    t = table()
    ghoul, wolf = t.put("ghoul"), t.put("wolf")
    t.hero(hand=["snatch"])
    gm_attack(t, (ghoul.id, wolf.id)).do(1, Pass(), Cast("snatch", wolf.id)).passes()
    assert t.hero().hand == ("wolf",)
    assert t.told("attack-damage") == []


@pytest.mark.rule("SQ-5.13", "SQ-2.7")
def test_nobody_strikes_a_hero_who_has_just_been_knocked_out() -> None:
    t = table(heroes=2)
    brute, ghoul = t.put("brute"), t.put("ghoul")
    t.hero(1, lp=4)
    t.hero(2, intervened=True)
    gm_attack(t, (brute.id, 1), (ghoul.id, 1))
    assert t.hero(1).out
    assert t.told("attack-fizzles") == [{"attacker": ghoul.id}]


@pytest.mark.rule("SQ-5.13")
def test_a_weapon_destroyed_before_damage_strikes_nobody() -> None:
    t = table()
    sword, brute = t.put("sword"), t.put("brute")
    t.gm(hand=["gm_rust"], bp=1)
    t.at("hero", "attack_phase").do(1, Attack(sword.id, brute.id))
    t.do(GM, Cast("gm_rust", sword.id)).passes()
    assert brute.damage == 0
    assert "SQ-3.8" in t.refused(1, Attack(1, brute.id))


@pytest.mark.rule("SQ-5.13", "SQ-7.7")
def test_an_attacker_that_falls_by_its_own_effect_strikes_nobody() -> None:
    t = table()
    bomber = t.put("bomber")
    t.put("ox")
    t.put("ghoul")
    gm_attack(t, (bomber.id, 1))
    assert t.asked(1) == ""
    assert t.hero().lp == 10


@pytest.mark.rule("SQ-5.13", "SQ-7.7")
def test_nobody_intervenes_for_a_creature_that_has_already_fallen() -> None:
    t = table(heroes=2)
    spitter, wolf = t.put("spitter"), t.put("wolf")
    gm_attack(t, (spitter.id, wolf.id))
    assert wolf.id not in t.g.things
    assert t.asked(2) == ""
