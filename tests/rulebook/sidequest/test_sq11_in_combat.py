"""SQ-11, first part: keywords that count in a fight."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import InPlay
from questhall.games.sidequest.moves import Attack, Block, Cast, Declare, Intervene, Pass
from tests.games.sidequest.scenario import Table


def creature(atk: int, defense: int, **keywords: Any) -> dict[str, Any]:
    return {"type": "creature", "cost": 1, "atk": atk, "def": defense, "keywords": keywords}


def monster(atk: int, defense: int, **keywords: Any) -> dict[str, Any]:
    return {"type": "gm_creature", "size": 1, "atk": atk, "def": defense, "keywords": keywords}


def weapon(atk: int, defense: int = 2, **keywords: Any) -> dict[str, Any]:
    return {"type": "weapon", "str": 0, "atk": atk, "def": defense, "keywords": keywords}


def table(heroes: int = 1, dice: tuple[int, ...] = (), **cards: dict[str, Any]) -> Table:
    return Table(heroes, dice=dice, cards=cards)


def struck(t: Table, attacker: InPlay, target: int) -> Table:
    """The GM attacks with one creature."""
    return t.at("gm", "attack_phase").do(0, Declare(((attacker.id, target),)))


def strikes(t: Table, attacker: int, target: InPlay) -> Table:
    """Hero 1 attacks."""
    return t.at("hero", "attack_phase").do(1, Attack(attacker, target.id))


# --- Thorns ---------------------------------------------------------------------------


@pytest.mark.rule("SQ-11.2")
def test_thorns_hurt_whoever_damages_the_wearer_by_an_attack() -> None:
    t = table(briar={"type": "armor", "str": 0, "arm": 1, "slot": "body", "keywords": {"thorns": 2}})
    t.put("briar")
    ghoul = t.put("ghoul")
    struck(t, ghoul, 1)
    assert (t.hero().lp, ghoul.damage) == (9, 2)


@pytest.mark.rule("SQ-11.2")
def test_thorns_of_several_pieces_add_up() -> None:
    t = table(
        briar={"type": "armor", "str": 0, "arm": 1, "slot": "body", "keywords": {"thorns": 1}},
        nettle=weapon(1, thorns=1),
    )
    t.put("briar")
    t.put("nettle")
    ghoul = t.put("ghoul")
    struck(t, ghoul, 1).do(1, Block())
    assert ghoul.damage == 2


@pytest.mark.rule("SQ-11.2")
def test_thorns_do_nothing_when_a_creature_blocks() -> None:
    t = table(briar={"type": "armor", "str": 0, "arm": 1, "slot": "body", "keywords": {"thorns": 2}})
    t.put("briar")
    ghoul, ox = t.put("ghoul"), t.put("ox")
    struck(t, ghoul, 1).do(1, Block(ox.id))
    assert (ghoul.damage, ox.damage) == (0, 2)


@pytest.mark.rule("SQ-11.2")
def test_thorns_do_nothing_against_an_attack_without_damage() -> None:
    t = table(
        briar={"type": "armor", "str": 0, "arm": 1, "slot": "body", "keywords": {"thorns": 2}},
        mist=monster(0, 3),
    )
    t.put("briar")
    mist = t.put("mist")
    assert struck(t, mist, 1).g.things[mist.id].damage == 0


@pytest.mark.rule("SQ-11.2", "SQ-11.3")
def test_thorns_prick_whoever_tramples_through_a_blocker() -> None:
    t = table()
    eater = t.put("wall_eater")
    wolf = t.put("wolf")
    t.put("nail_visage")
    struck(t, eater, 1).passes().do(1, Block(wolf.id)).passes()
    assert t.hero().lp == 9
    assert t.told("thorns") == [{"seat": 1, "n": 1}]


@pytest.mark.rule("SQ-11.2")
def test_thorns_do_not_prick_when_the_blocker_takes_it_all() -> None:
    t = table()
    brute, ox = t.put("brute"), t.put("ox")
    t.put("nail_visage")
    struck(t, brute, 1).passes().do(1, Block(ox.id)).passes()
    assert (ox.damage, brute.damage, t.hero().lp) == (4, 0, 10)


# --- Trample ----------------------------------------------------------------------------


@pytest.mark.rule("SQ-11.3")
def test_trample_deals_the_difference_to_the_hero_who_blocked() -> None:
    t = table(boar=monster(5, 5, trample=True))
    boar, wolf = t.put("boar"), t.put("wolf")
    struck(t, boar, 1).do(1, Block(wolf.id))
    assert (t.hero().lp, t.hero().discard) == (8, ("wolf",))


@pytest.mark.rule("SQ-11.3")
def test_trample_on_a_creature_deals_the_difference_to_its_hero() -> None:
    t = table(heroes=2, boar=monster(5, 5, trample=True))
    boar, wolf = t.put("boar"), t.put("wolf", 2)
    struck(t, boar, wolf.id).do(1, Pass())
    assert (t.hero(1).lp, t.hero(2).lp) == (10, 8)


@pytest.mark.rule("SQ-11.3")
def test_trample_goes_through_a_blocking_weapon() -> None:
    t = table(boar=monster(5, 5, trample=True))
    boar, sword = t.put("boar"), t.put("sword")
    struck(t, boar, 1).do(1, Block(sword.id))
    assert (t.hero().lp, sword.id in t.g.things) == (7, False)


@pytest.mark.rule("SQ-11.3")
def test_trample_needs_more_atk_than_def() -> None:
    t = table(boar=monster(3, 5, trample=True))
    boar, wolf = t.put("boar"), t.put("wolf")
    struck(t, boar, 1).do(1, Block(wolf.id))
    assert t.hero().lp == 10


@pytest.mark.rule("SQ-11.3")
def test_trample_of_a_hero_hurts_nobody_behind_a_gm_creature() -> None:
    t = table(bull=creature(9, 3, trample=True))
    ghoul, brute = t.put("ghoul"), t.put("brute")
    strikes(t, t.put("bull").id, ghoul)
    assert (ghoul.id in t.g.things, brute.damage, t.hero().lp) == (False, 0, 10)


# --- Intimidating ---------------------------------------------------------------------------


@pytest.mark.rule("SQ-11.4")
def test_an_intimidating_creature_is_attacked_once_per_round_by_all_together() -> None:
    t = table(heroes=2, ogre=monster(2, 9, intimidating=True))
    ogre, first, second = t.put("ogre"), t.put("wolf", 1), t.put("wolf", 2)
    strikes(t, first.id, ogre)
    assert t.refused(2, Attack(second.id, ogre.id)) == ("SQ-11.4",)
    assert t.refused(1, Attack(1, ogre.id)) == ("SQ-11.4",)
    assert ogre.damage == 2


@pytest.mark.rule("SQ-11.4")
def test_an_intimidating_creature_may_be_attacked_again_in_the_next_round() -> None:
    t = table(ogre=monster(2, 9, intimidating=True))
    ogre = t.put("ogre", attacked_in=1)
    strikes(t, 1, ogre)
    assert ogre.damage == 1


@pytest.mark.rule("SQ-11.4")
def test_the_gm_cannot_declare_two_attackers_against_an_intimidating_creature() -> None:
    t = table(bear=creature(1, 9, intimidating=True))
    bear, one, two = t.put("bear"), t.put("ghoul"), t.put("ghoul")
    t.at("gm", "attack_phase")
    assert t.refused(0, Declare(((one.id, bear.id), (two.id, bear.id)))) == ("SQ-11.4",)
    t.do(0, Declare(((one.id, bear.id), (two.id, 1)))).do(1, Block())
    assert (bear.damage, t.hero().lp) == (2, 8)


HALT = {"type": "gm_instant", "cost": 1, "timing": "attack", "do": [{"effect": "cancel_attack"}]}


@pytest.mark.rule("SQ-11.4")
def test_an_attack_made_void_leaves_an_intimidating_creature_open_to_the_next() -> None:
    t = table(ogre=monster(2, 9, intimidating=True), halt=HALT).gm(hand=["halt"], bp=1)
    ogre, wolf = t.put("ogre"), t.put("wolf")
    strikes(t, wolf.id, ogre).do(0, Cast("halt")).passes()
    assert ogre.damage == 0
    t.do(1, Attack(1, ogre.id)).passes()
    assert ogre.damage == 1


# --- Flying and Reach -------------------------------------------------------------------------


@pytest.mark.rule("SQ-11.5")
def test_flying_cannot_be_blocked_by_those_on_the_ground() -> None:
    t = table(bat=monster(2, 2, flying=True), hawk=creature(1, 1, flying=True))
    bat, wolf, hawk = t.put("bat"), t.put("wolf"), t.put("hawk")
    sword = t.put("sword")
    struck(t, bat, 1)
    assert t.refused(1, Block(wolf.id)) == ("SQ-11.5",)
    assert t.refused(1, Block(sword.id)) == ("SQ-11.5",)
    t.do(1, Block(hawk.id))
    assert t.hero().lp == 10


@pytest.mark.rule("SQ-11.5")
def test_without_anyone_who_could_block_a_flyer_nobody_is_asked() -> None:
    t = table(bat=monster(2, 2, flying=True))
    bat = t.put("bat")
    t.put("wolf")
    struck(t, bat, 1)
    assert (t.hero().lp, t.asked(0)) == (8, "gm-end")


@pytest.mark.rule("SQ-11.5")
def test_a_hero_who_counts_as_flying_blocks_flyers_with_any_weapon() -> None:
    wings = {
        "type": "armor",
        "str": 0,
        "arm": 1,
        "slot": "accessory",
        "static": [{"gives": "keyword", "keyword": "flying", "to": "you"}],
    }
    t = table(bat=monster(1, 2, flying=True), wings=wings)
    bat, sword = t.put("bat"), t.put("sword")
    t.put("wings")
    struck(t, bat, 1).do(1, Block(sword.id))
    assert (t.hero().lp, sword.damage) == (10, 1)


@pytest.mark.rule("SQ-11.6")
def test_reach_blocks_flyers() -> None:
    t = table(bat=monster(2, 2, flying=True), archer=creature(1, 3, reach=True), pike=weapon(1, reach=True))
    bat, archer, pike = t.put("bat"), t.put("archer"), t.put("pike")
    struck(t, bat, 1)
    assert t.may(1, Block(pike.id))
    t.do(1, Block(archer.id))
    assert archer.damage == 2


@pytest.mark.rule("SQ-11.6")
def test_anyone_may_attack_a_flyer() -> None:
    t = table(bat=monster(2, 2, flying=True))
    bat = t.put("bat")
    strikes(t, t.put("wolf").id, bat)
    assert bat.id not in t.g.things


# --- Nimble -----------------------------------------------------------------------------------


@pytest.mark.rule("SQ-11.7")
def test_nimble_hurts_its_attacker_at_the_same_time() -> None:
    t = table(lynx=monster(2, 5, nimble=True))
    lynx, ox = t.put("lynx"), t.put("ox")
    strikes(t, ox.id, lynx)
    assert (ox.damage, lynx.damage) == (2, 1)


@pytest.mark.rule("SQ-11.7")
def test_nimble_hurts_an_attacking_hero_directly_past_all_armor() -> None:
    t = table(lynx=monster(2, 5, nimble=True))
    lynx, mail = t.put("lynx"), t.put("mail")
    strikes(t, t.put("sword").id, lynx)
    assert (t.hero().lp, mail.damage, lynx.damage) == (8, 0, 3)


@pytest.mark.rule("SQ-11.7")
def test_nimble_strikes_when_chosen_even_if_a_hero_steps_in() -> None:
    t = table(heroes=2, cat=creature(2, 3, nimble=True))
    cat, brute = t.put("cat"), t.put("brute")
    struck(t, brute, cat.id).do(2, Intervene())
    assert (brute.damage, cat.damage, t.hero(2).lp) == (2, 0, 6)


@pytest.mark.rule("SQ-11.7")
def test_both_blows_land_even_if_each_of_them_kills() -> None:
    t = table(lynx=monster(9, 1, nimble=True))
    lynx, wolf = t.put("lynx"), t.put("wolf")
    strikes(t, wolf.id, lynx)
    assert (wolf.id in t.g.things, lynx.id in t.g.things) == (False, False)


@pytest.mark.rule("SQ-11.7", "SQ-10.5")
def test_the_last_blow_against_a_nimble_main_boss_wins() -> None:
    t = table(viper={"type": "boss", "size": 8, "atk": 9, "def": 1, "keywords": {"nimble": True}})
    t.gm(main_boss="viper")
    boss = t.boss()
    t.hero(lp=1)
    strikes(t, 1, boss)
    assert t.g.winner == "heroes"


@pytest.mark.rule("SQ-11.7")
def test_an_attacker_that_nimble_will_kill_still_strikes_the_hero_who_stepped_in() -> None:
    t = table(heroes=2, cat=creature(9, 3, nimble=True))
    cat, brute = t.put("cat"), t.put("brute")
    struck(t, brute, cat.id).do(2, Intervene())
    assert (brute.id in t.g.things, t.hero(2).lp) == (False, 6)


@pytest.mark.rule("SQ-11.7", "SQ-5.4")
def test_a_nimble_blocker_is_the_new_target_and_strikes() -> None:
    t = table(cat=creature(2, 3, nimble=True))
    cat, ghoul = t.put("cat"), t.put("ghoul")
    struck(t, ghoul, 1).do(1, Block(cat.id))
    assert (ghoul.damage, cat.damage) == (2, 2)


@pytest.mark.rule("SQ-11.7")
def test_an_attack_that_is_called_off_is_not_struck_back() -> None:
    halt = {"type": "instant", "cost": 1, "timing": "attack", "do": [{"effect": "cancel_attack"}]}
    t = table(cat=creature(2, 3, nimble=True), halt=halt)
    cat, ghoul = t.put("cat"), t.put("ghoul")
    t.hero(hand=["halt"])
    struck(t, ghoul, cat.id).do(1, Pass(), Cast("halt")).passes()
    assert (ghoul.damage, cat.damage) == (0, 0)


@pytest.mark.rule("SQ-11.19", "SQ-5.4")
@pytest.mark.parametrize(("roll", "damage"), [(3, 2), (4, 0)])
def test_an_untouchable_blocker_may_bring_the_attack_to_nothing(roll: int, damage: int) -> None:
    t = table(dice=(roll,), ghost=creature(1, 9, untouchable=3))
    ghost, ghoul = t.put("ghost"), t.put("ghoul")
    struck(t, ghoul, 1).do(1, Block(ghost.id))
    assert (ghost.damage, t.hero().lp, ghost.blocks) == (damage, 10, 1)


@pytest.mark.rule("SQ-5.4", "SQ-7.7")
def test_what_happens_when_a_card_is_attacked_happens_to_a_blocker_too() -> None:
    hurt = [{"when": "attacked", "do": [{"effect": "damage", "amount": 1, "to": "attacker"}]}]
    t = table(elk={**creature(1, 9), "triggered": hurt})
    elk, ghoul = t.put("elk"), t.put("ghoul")
    struck(t, ghoul, 1).do(1, Block(elk.id))
    assert (ghoul.damage, elk.damage) == (1, 2)


# --- Armored ----------------------------------------------------------------------------------


@pytest.mark.rule("SQ-11.13")
@pytest.mark.parametrize(("attacker", "damage"), [("archer", 0), ("pike", 0), ("sword", 3), ("wolf", 2)])
def test_armored_takes_no_damage_from_weapons_and_creatures_with_reach(attacker: str, damage: int) -> None:
    t = table(crab=monster(1, 9, armored=True), archer=creature(3, 3, reach=True), pike=weapon(3, reach=True))
    crab = t.put("crab")
    strikes(t, t.put(attacker).id, crab)
    assert crab.damage == damage


@pytest.mark.rule("SQ-11.13")
def test_an_armored_creature_is_safe_from_reach_when_it_blocks() -> None:
    t = table(turtle=creature(1, 1, armored=True), spear=monster(5, 5, reach=True, trample=True))
    turtle, spear = t.put("turtle"), t.put("spear")
    struck(t, spear, 1).do(1, Block(turtle.id))
    assert (turtle.damage, t.hero().lp) == (0, 10)


# --- Stealth, Empower, Warden, Tenacity -------------------------------------------------------


@pytest.mark.rule("SQ-11.16")
def test_stealth_cannot_be_blocked_by_creatures_with_higher_atk() -> None:
    t = table(thief=monster(2, 2, stealth=True), tiger=creature(3, 3))
    thief, tiger, wolf = t.put("thief"), t.put("tiger"), t.put("wolf")
    struck(t, thief, 1)
    assert t.refused(1, Block(tiger.id)) == ("SQ-11.16",)
    t.do(1, Block(wolf.id))
    assert wolf.damage == 2


@pytest.mark.rule("SQ-11.16")
def test_stealth_does_not_slip_past_a_weapon_however_strong() -> None:
    t = table(thief=monster(1, 2, stealth=True))
    thief, sword = t.put("thief"), t.put("sword")
    struck(t, thief, 1).do(1, Block(sword.id))
    assert (sword.damage, t.hero().lp) == (1, 10)


@pytest.mark.rule("SQ-11.17")
def test_empower_adds_a_die_to_each_attack() -> None:
    t = table(dice=(5, 2), mage=monster(1, 5, empower=True), staff=weapon(1, empower=True))
    mage, brute = t.put("mage"), t.put("brute")
    strikes(t, t.put("staff").id, brute)
    assert brute.id not in t.g.things
    struck(t, mage, 1).do(1, Block())
    assert t.hero().lp == 7


@pytest.mark.rule("SQ-11.17")
def test_empower_is_rolled_only_for_an_attack_and_not_for_a_block() -> None:
    t = table(dice=(6,), monk=creature(1, 3, empower=True))
    monk, ghoul = t.put("monk"), t.put("ghoul")
    struck(t, ghoul, 1).do(1, Block(monk.id))
    assert (monk.damage, t.g.scripted) == (2, (6,))


@pytest.mark.rule("SQ-11.21")
def test_a_warden_blocks_two_attacks_per_turn_and_no_third() -> None:
    t = table(guard=creature(0, 9, warden=True))
    guard = t.put("guard")
    ghouls = [t.put("ghoul") for _ in range(3)]
    t.put("sword")
    t.at("gm", "attack_phase").do(0, Declare(tuple((ghoul.id, 1) for ghoul in ghouls)))
    t.do(1, Block(guard.id), Block(guard.id))
    assert t.refused(1, Block(guard.id)) == ("SQ-5.8",)
    t.do(1, Block())
    assert (guard.damage, t.hero().lp) == (4, 8)


@pytest.mark.rule("SQ-11.24")
def test_tenacity_takes_a_die_off_the_damage() -> None:
    t = table(dice=(2, 5), stone=monster(1, 9, tenacity=True))
    stone = t.put("stone")
    strikes(t, t.put("sword").id, stone)
    assert stone.damage == 1
    t.do(1, Attack(t.put("wolf").id, stone.id))
    assert stone.damage == 1


@pytest.mark.rule("SQ-11.24")
def test_tenacity_also_counts_against_spells() -> None:
    t = table(dice=(1,), stone=monster(1, 9, tenacity=True))
    stone = t.put("stone")
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", stone.id)).passes()
    assert stone.damage == 1
