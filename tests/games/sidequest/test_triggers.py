"""Every trigger of the vocabulary does what docs/packs_sidequest.md says."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.moves import (
    Attack,
    Block,
    Cast,
    Discover,
    Equip,
    No,
    Reveal,
    Summon,
    Target,
    Unequip,
    Yes,
)
from questhall.games.sidequest.values import atk
from tests.games.sidequest.abilities import (
    DREAD,
    creature,
    glad,
    monster,
    strikes,
    struck,
    table,
    weapon,
    when,
)

# --- triggers about the card itself -----------------------------------------------------------


def test_summoned() -> None:
    t = table(it=creature(**when("summoned")))
    t.hero(hand=["it"])
    assert glad(t.at("hero", "main_phase").do(1, Summon("it")))


def test_a_discovered_creature_counts_as_summoned_but_for_neither_side() -> None:
    t = table(
        it={"type": "discovery_creature", "atk": 1, "def": 1, **when("summoned")},
        friend=creature(**when("ally_summoned")),
        foe=monster(**when("enemy_summoned")),
    )
    t.put("friend")
    t.put("foe")
    t.g.discovery_deck = ("it",)
    assert glad(t.at("hero", "beg_or_discover").do(1, Discover()))


def test_attacks() -> None:
    t = table(it=creature(**when("attacks")))
    assert glad(strikes(t, t.put("it").id, t.put("brute")))


def test_a_weapon_attacks_when_its_wearer_attacks_with_it() -> None:
    t = table(it=weapon(**when("attacks")))
    it, brute = t.put("it"), t.put("brute")
    assert not glad(strikes(t, 1, brute))
    t.hero(attacked=False)
    assert glad(strikes(t, it.id, brute))


def test_attacked() -> None:
    t = table(it=monster(**when("attacked", {"effect": "damage", "amount": 1, "to": "attacker"})))
    ox = t.put("ox")
    strikes(t, ox.id, t.put("it"))
    assert ox.damage == 1


def test_blocks() -> None:
    t = table(it=creature(**when("blocks")))
    it = t.put("it")
    struck(t, t.put("ghoul"), 1).do(1, Block(it.id))
    assert glad(t)


def test_hits_only_with_damage() -> None:
    t = table(it=monster(**when("hits")), calm=monster(atk=0, **when("hits")))
    assert not glad(struck(t, t.put("calm"), 1))
    struck(t, t.put("it"), 1)
    assert t.hero().lp == 14


def test_damaged_by_anything() -> None:
    t = table(it=monster(**when("damaged")))
    it = t.put("it")
    t.hero(hand=["spark"])
    assert glad(t.at("hero", "main_phase").do(1, Cast("spark", it.id)))


def test_destroyed() -> None:
    t = table(it=creature(defense=1, **when("destroyed")))
    assert glad(struck(t, t.put("ghoul"), t.put("it").id))


def test_destroyed_equipment() -> None:
    t = table(it=weapon(**when("destroyed")), friend=creature(**when("ally_destroyed")))
    it, brute = t.put("it"), t.put("brute")
    t.put("friend")
    struck(t, brute, 1).do(1, Block(it.id))
    assert glad(t)


def test_a_destroyed_card_is_remembered_as_it_was_printed() -> None:
    revenge = {
        "effect": "damage",
        "amount": {"by": "stat", "stat": "atk", "of": "self"},
        "to": {"each": "gm_creature"},
    }
    t = table(it=creature(atk=4, defense=1, **when("destroyed", revenge)))
    brute = t.put("brute")
    struck(t, brute, t.put("it").id)
    assert brute.damage == 4


def test_equipped() -> None:
    t = table(it=weapon(**when("equipped")))
    t.hero(hand=["it"])
    assert glad(t.at("hero", "main_phase").do(1, Equip("it")))


def test_revealed_by_its_controller() -> None:
    t = table(it=creature(keywords={"hidden": True}, **when("revealed")))
    it = t.put("it", face_down=True)
    assert glad(t.at("hero", "main_phase").do(1, Reveal(it.id)))


def test_revealed_by_being_chosen_as_a_target() -> None:
    t = table(it=creature(keywords={"hidden": True}, **when("revealed")))
    it = t.put("it", face_down=True)
    assert glad(struck(t, t.put("ghoul"), it.id))


def test_revealed_by_a_spell_that_kills_it() -> None:
    t = table(it=monster(defense=1, keywords={"hidden": True}, **when("revealed")))
    it = t.put("it", face_down=True)
    t.put("brute")
    t.hero(hand=["spark"])
    assert glad(t.at("hero", "main_phase").do(1, Cast("spark", it.id)))


# --- triggers about turns and Encounters ------------------------------------------------------


@pytest.mark.parametrize(
    ("trigger", "turn", "step", "happens"),
    [
        ("turn_start", "hero", "begins", True),
        ("turn_start", "gm", "begins", False),
        ("turn_end", "hero", "ends", True),
        ("turn_end", "gm", "ends", False),
        ("enemy_turn_start", "gm", "begins", True),
        ("enemy_turn_start", "hero", "begins", False),
    ],
)
def test_turns_are_seen_from_the_controllers_side(trigger: str, turn: str, step: str, happens: bool) -> None:
    t = table(it=creature(**when(trigger)))
    t.put("it")
    assert glad(t.at(turn, step)) == happens


def test_encounter_start() -> None:
    t = table(it=creature(**when("encounter_start"))).gm(hand=["ghoul"], bp=2)
    t.put("it")
    t.g.world_ready = True
    assert glad(t.at("gm", "main_phase").do(0, Summon("ghoul")))


def test_encounter_end() -> None:
    t = table(it=creature(**when("encounter_end")))
    t.put("it")
    assert glad(strikes(t, 1, t.put("ghoul", damage=2)))


# --- triggers about the Hero ------------------------------------------------------------------


def test_hero_attacks_with_whatever_but_not_the_creatures() -> None:
    t = table(2, it=creature(**when("hero_attacks")))
    it, brute = t.put("it"), t.put("brute", damage=-20)
    assert not glad(strikes(t, it.id, brute))
    assert not glad(t.do(2, Attack(2, brute.id)))
    assert glad(t.do(1, Attack(1, brute.id)))


def test_hero_damaged_by_an_attack() -> None:
    t = table(it=creature(**when("hero_damaged", {"effect": "damage", "amount": 1, "to": "attacker"})))
    t.put("it")
    ghoul = t.put("ghoul")
    struck(t, ghoul, 1).do(1, Block())
    assert (t.hero().lp, ghoul.damage) == (8, 1)


def test_hero_damaged_does_not_mean_spells() -> None:
    t = table(it=creature(**when("hero_damaged"))).gm(hand=["gm_bolt"], bp=2)
    t.put("it")
    t.put("ghoul")
    t.at("gm", "main_phase").do(0, Cast("gm_bolt", 1)).passes()
    assert t.hero().lp == 9


def test_equip_action_is_about_the_piece() -> None:
    polish = {"effect": "boost", "to": "that", "atk": 1, "until": "game"}
    t = table(it=creature(**when("equip_action", polish)))
    t.put("it")
    t.hero(hand=["sword"])
    t.at("hero", "main_phase").do(1, Equip("sword"))
    assert atk(t.g, t.g.things[t.hero().equipment[0]]) == 4
    t.do(1, Unequip(t.hero().equipment[0]))
    assert t.hero().discard == ("sword",)


# --- triggers about others --------------------------------------------------------------------


def test_ally_summoned_is_another_creature_of_any_hero() -> None:
    t = table(2, it=creature(**when("ally_summoned", {"effect": "boost", "to": "that", "atk": 2, "until": "game"})))
    t.put("it")
    t.hero(2, hand=["wolf"])
    t.at("hero", "main_phase").do(2, Summon("wolf"))
    assert atk(t.g, t.g.things[t.hero(2).creatures[0]]) == 4


def test_ally_summoned_does_not_mean_the_card_itself() -> None:
    t = table(it=creature(**when("ally_summoned")))
    t.hero(hand=["it"])
    assert not glad(t.at("hero", "main_phase").do(1, Summon("it")))


def test_ally_destroyed() -> None:
    t = table(2, it=creature(**when("ally_destroyed")))
    t.put("it")
    wolf, brute = t.put("wolf", 2), t.put("brute")
    struck(t, brute, wolf.id).do(1, t.g.options(1)[-1])
    assert glad(t)


def test_enemy_summoned() -> None:
    t = table(it=creature(**when("enemy_summoned", {"effect": "damage", "amount": 1, "to": "that"})))
    t.put("it")
    t.put("brute")
    t.gm(hand=["ghoul"], bp=2).at("gm", "main_phase").do(0, Summon("ghoul"))
    assert t.g.things[t.g.gm.creatures[1]].damage == 1


def test_enemy_destroyed() -> None:
    t = table(it=creature(**when("enemy_destroyed")))
    t.put("it")
    t.put("brute")
    assert glad(strikes(t, 1, t.put("ghoul", damage=2)))


def test_spell_cast_by_its_controller() -> None:
    t = table(2, it=creature(**when("spell_cast")))
    t.put("it")
    brute = t.put("brute")
    t.hero(1, hand=["spark"])
    t.hero(2, hand=["spark"])
    t.at("hero", "main_phase")
    assert not glad(t.do(2, Cast("spark", brute.id)).passes())
    assert glad(t.do(1, Cast("spark", brute.id)).passes())


def test_enemy_spell_cast_may_counter_that_spell() -> None:
    counter = when("enemy_spell_cast", {"effect": "counter"}, target={"choose": "spell"})
    t = table(it=monster(**counter))
    it = t.put("it")
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", it.id)).do(0, Target(t.g.chain[0].id)).passes()
    assert it.damage == 0


def test_discovered_is_about_the_card() -> None:
    t = table(it=creature(**when("discovered", {"effect": "damage", "amount": 1, "to": "that"})))
    t.put("it")
    t.g.discovery_deck = ("chest", "hermit")
    t.at("hero", "beg_or_discover").do(1, Discover())
    assert t.g.things[t.g.zone[0]].damage == 1


def test_discovered_by_anybody() -> None:
    t = table(2, it=monster(**when("discovered", DREAD)))
    t.put("it")
    t.at("hero", "beg_or_discover").do(2, Discover())
    assert t.g.gm.bp == 5


def test_every_trigger_is_tested_here() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [word for word in get_args(v.Trigger) if f'"{word}"' not in text] == []


# --- may, once, if, target --------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "happens"), [(Yes(), True), (No(), False)])
def test_may_leaves_it_to_the_controller(answer: Any, happens: bool) -> None:
    t = table(it=creature(**when("turn_start", may=True)))
    t.put("it")
    assert glad(t.at("hero", "begins").do(1, answer)) == happens


def test_once_per_turn() -> None:
    t = table(it=creature(**when("spell_cast", once="turn")))
    t.put("it")
    brute = t.put("brute")
    t.hero(hand=["spark", "spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id)).passes().do(1, Cast("spark", brute.id)).passes()
    assert glad(t)
    t.g.turn += 2
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", brute.id)).passes()
    assert t.hero().lp == 20


def test_once_per_encounter() -> None:
    t = table(it=creature(**when("turn_start", once="encounter")))
    t.put("it")
    t.at("hero", "begins").at("hero", "begins")
    assert glad(t)
    t.g.encounter += 1
    assert t.at("hero", "begins").hero().lp == 20


def test_declining_does_not_use_it_up() -> None:
    t = table(it=creature(**when("turn_start", may=True, once="encounter")))
    t.put("it")
    assert not glad(t.at("hero", "begins").do(1, No()))
    assert glad(t.at("hero", "begins").do(1, Yes()))


def test_a_trigger_without_a_possible_target_does_nothing() -> None:
    t = table(
        it=creature(**when("turn_start", {"effect": "destroy", "to": "target"}, target={"choose": "gm_creature"}))
    )
    t.put("it")
    assert t.at("hero", "begins").asked(1) == "draw"
