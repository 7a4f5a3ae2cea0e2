"""SQ-5, defending: block, armor, intervene."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.entities import GM, NEUTRAL
from questhall.games.sidequest.moves import (
    Armor,
    Attack,
    Bind,
    Block,
    Cast,
    Declare,
    Done,
    Draw,
    Grow,
    Intervene,
    Pass,
)
from tests.games.sidequest.scenario import Table

CARDS: dict[str, dict[str, Any]] = {
    "imp": {"type": "gm_creature", "size": 1, "atk": 1, "def": 1},
    "wand": {"type": "weapon", "str": 0, "atk": 2, "def": 0},
    "guard": {"type": "creature", "cost": 2, "atk": 1, "def": 9, "keywords": {"warden": True}},
    "crown": {"type": "armor", "str": 0, "arm": 1, "slot": "head",
              "static": [{"gives": "stat", "stat": "atk", "amount": 2, "to": {"each": "own_creature"}}]},
}  # fmt: skip


def table(**settings: Any) -> Table:
    return Table(cards=CARDS, **settings)


def gm_attack(t: Table, *attacks: tuple[int, int]) -> Table:
    return t.at("gm", "attack_phase").do(GM, Declare(attacks))


def next_gm_attack(t: Table, *attacks: tuple[int, int]) -> Table:
    """The one Hero does nothing for a turn; then the GM attacks again."""
    t.do(GM, Done()).do(1, Draw(0), Grow(1, 0), Done(), Done(), Done(), Done())
    return t.do(GM, Draw(0), Done(), Declare(attacks))


# --- to block or not -----------------------------------------------------------------


@pytest.mark.rule("SQ-5.4")
def test_a_hero_blocks_with_a_creature_with_a_weapon_or_not_at_all() -> None:
    t = table()
    ghoul, ox, sword = t.put("ghoul"), t.put("ox"), t.put("sword")
    gm_attack(t, (ghoul.id, 1))
    assert set(t.g.options(1)) == {Block(), Block(ox.id), Block(sword.id)}


@pytest.mark.rule("SQ-5.4")
def test_one_attack_is_blocked_by_one_blocker_only() -> None:
    t = table()
    brute, ox, sword = t.put("brute"), t.put("ox"), t.put("sword")
    gm_attack(t, (brute.id, 1)).do(1, Block(ox.id))
    assert t.asked(1) == ""
    assert (ox.damage, sword.damage) == (4, 0)


@pytest.mark.rule("SQ-5.4")
def test_every_attack_on_a_hero_is_a_choice_of_its_own() -> None:
    t = table()
    ghoul, brute, ox = t.put("ghoul"), t.put("brute"), t.put("ox")
    gm_attack(t, (ghoul.id, 1), (brute.id, 1)).do(1, Block(), Block(ox.id))
    assert (t.hero().lp, ox.damage) == (8, 4)


@pytest.mark.rule("SQ-5.4")
def test_a_weapon_without_def_cannot_block() -> None:
    t = table()
    ghoul, wand = t.put("ghoul"), t.put("wand")
    t.put("ox")
    gm_attack(t, (ghoul.id, 1))
    assert t.refused(1, Block(wand.id)) == ("SQ-5.4",)


@pytest.mark.rule("SQ-5.4")
def test_armor_and_the_creatures_of_others_do_not_block() -> None:
    t = table(heroes=2)
    ghoul, helmet, friend = t.put("ghoul"), t.put("helmet"), t.put("ox", 2)
    t.put("wolf")
    gm_attack(t, (ghoul.id, 1)).do(2, Pass())
    for blocker in (helmet, friend, ghoul):
        assert t.refused(1, Block(blocker.id)) == ("SQ-5.4",)


# --- a blocked attack -------------------------------------------------------------------


@pytest.mark.rule("SQ-5.5")
def test_a_blocked_attack_does_not_reach_the_lp_however_hard_it_is() -> None:
    t = table()
    brute, wolf = t.put("brute"), t.put("wolf")
    gm_attack(t, (brute.id, 1)).do(1, Block(wolf.id))
    assert t.hero().discard == ("wolf",)
    assert t.hero().lp == 10


@pytest.mark.rule("SQ-5.5")
def test_a_blocked_attack_does_not_touch_the_armor() -> None:
    t = table()
    brute, wolf, helmet = t.put("brute"), t.put("wolf"), t.put("helmet")
    t.put("ring")
    gm_attack(t, (brute.id, 1)).do(1, Block(wolf.id))
    assert t.asked(GM) == "gm-end"
    assert helmet.damage == 0


@pytest.mark.rule("SQ-5.5")
def test_a_weapon_brought_to_def_0_breaks() -> None:
    t = table()
    brute, sword = t.put("brute"), t.put("sword")
    gm_attack(t, (brute.id, 1)).do(1, Block(sword.id))
    assert t.hero().discard == ("sword",)
    assert (t.hero().equipment, t.hero().lp) == ((), 10)


@pytest.mark.rule("SQ-5.5")
def test_a_weapon_with_def_left_stays_in_hand_and_stays_damaged() -> None:
    t = table()
    imp, sword = t.put("imp"), t.put("sword")
    gm_attack(t, (imp.id, 1)).do(1, Block(sword.id))
    assert t.hero().equipment == (sword.id,)
    assert sword.damage == 1


@pytest.mark.rule("SQ-5.5", "SQ-5.12")
def test_an_attack_stays_blocked_even_if_the_blocker_falls_before_damage() -> None:
    t = table()
    brute, wolf = t.put("brute"), t.put("wolf", damage=2)
    t.gm(hand=["gm_jolt"], bp=1)
    gm_attack(t, (brute.id, 1)).do(GM, Pass()).do(1, Block(wolf.id)).do(GM, Cast("gm_jolt", wolf.id))
    assert wolf.id not in t.g.things
    assert t.hero().lp == 10


# --- armor --------------------------------------------------------------------------------


@pytest.mark.rule("SQ-5.6")
def test_the_named_armor_takes_the_damage_first_and_the_rest_goes_to_lp() -> None:
    t = table()
    brute, helmet, mail = t.put("brute"), t.put("helmet"), t.put("mail")
    gm_attack(t, (brute.id, 1)).do(GM, Armor(helmet.id))
    assert (helmet.damage, mail.damage) == (2, 0)
    assert t.hero().lp == 8


@pytest.mark.rule("SQ-5.6")
def test_armor_that_holds_keeps_the_lp_whole() -> None:
    t = table()
    ghoul, mail = t.put("ghoul"), t.put("mail")
    gm_attack(t, (ghoul.id, 1))
    assert (mail.damage, t.hero().lp) == (2, 10)
    assert t.told("arm") == [{"seat": 1, "thing": mail.id, "n": 2, "left": 2}]


@pytest.mark.rule("SQ-5.6")
def test_the_armor_is_named_only_after_the_hero_has_decided_not_to_block() -> None:
    t = table()
    ghoul = t.put("ghoul")
    for card in ("ox", "helmet", "mail"):
        t.put(card)
    gm_attack(t, (ghoul.id, 1))
    assert (t.asked(1), t.asked(GM)) == ("block", "")
    t.do(1, Block())
    assert (t.asked(1), t.asked(GM)) == ("", "armor")


@pytest.mark.rule("SQ-5.6")
def test_armor_at_arm_0_stays_on_and_goes_on_working() -> None:
    t = table()
    brute, wolf, crown = t.put("brute"), t.put("wolf"), t.put("crown")
    gm_attack(t, (brute.id, 1)).do(1, Block())
    assert t.hero().equipment == (crown.id,)
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, brute.id))
    assert brute.damage == 4


@pytest.mark.rule("SQ-5.6")
def test_the_attacker_may_name_a_piece_that_has_no_arm_left() -> None:
    t = table()
    ghoul, helmet, mail = t.put("ghoul"), t.put("helmet", damage=2), t.put("mail")
    gm_attack(t, (ghoul.id, 1)).do(GM, Armor(helmet.id))
    assert t.hero().lp == 8
    assert set(t.hero().equipment) == {helmet.id, mail.id}


@pytest.mark.rule("SQ-5.6")
def test_the_attacker_names_only_armor_that_the_target_wears() -> None:
    t = table(heroes=2)
    ghoul, sword, other = t.put("ghoul"), t.put("sword"), t.put("mail", 2)
    t.put("helmet")
    t.put("mail")
    gm_attack(t, (ghoul.id, 1)).do(2, Pass()).do(1, Block())
    for piece in (sword, other):
        assert t.refused(GM, Armor(piece.id)) == ("SQ-5.6",)


@pytest.mark.rule("SQ-5.7")
def test_without_block_and_armor_the_damage_goes_to_lp() -> None:
    t = table()
    brute = t.put("brute")
    t.put("sword")
    gm_attack(t, (brute.id, 1)).do(1, Block())
    assert t.hero().lp == 6


# --- once per turn ------------------------------------------------------------------------


@pytest.mark.rule("SQ-5.8")
@pytest.mark.parametrize("card", ["ox", "sword"])
def test_a_creature_or_weapon_blocks_only_once_per_turn(card: str) -> None:
    t = table()
    first, second, blocker = t.put("imp"), t.put("imp"), t.put(card)
    t.put("wolf")
    gm_attack(t, (first.id, 1), (second.id, 1)).do(1, Block(blocker.id))
    assert t.refused(1, Block(blocker.id)) == ("SQ-5.8",)


@pytest.mark.rule("SQ-5.8")
def test_a_creature_that_blocked_may_block_again_in_the_next_turn() -> None:
    t = table(dice=(3, 3))
    ghoul, ox = t.put("ghoul"), t.put("ox")
    gm_attack(t, (ghoul.id, 1)).do(1, Block(ox.id))
    next_gm_attack(t, (ghoul.id, 1)).do(1, Block(ox.id))
    assert ox.damage == 4


@pytest.mark.rule("SQ-5.8", "SQ-11.21")
def test_a_warden_blocks_twice_but_not_three_times() -> None:
    t = table()
    ghouls, guard = [t.put("ghoul") for _ in range(3)], t.put("guard")
    t.put("wolf")
    gm_attack(t, *[(ghoul.id, 1) for ghoul in ghouls]).do(1, Block(guard.id), Block(guard.id))
    assert guard.damage == 4
    assert t.refused(1, Block(guard.id)) == ("SQ-5.8",)


# --- intervene ------------------------------------------------------------------------------


@pytest.mark.rule("SQ-5.10")
def test_a_hero_who_intervenes_takes_the_blow_for_another() -> None:
    t = table(heroes=2)
    ghoul = t.put("ghoul")
    gm_attack(t, (ghoul.id, 1)).do(2, Intervene())
    assert (t.hero(1).lp, t.hero(2).lp) == (10, 8)


@pytest.mark.rule("SQ-5.10")
def test_the_target_and_the_owner_of_the_target_do_not_intervene_for_themselves() -> None:
    t = table(heroes=2)
    ghoul, brute, wolf = t.put("ghoul"), t.put("brute"), t.put("wolf")
    gm_attack(t, (ghoul.id, wolf.id), (brute.id, 1))
    for _ in range(2):
        assert (t.asked(1), t.asked(2)) == ("", "intervene")
        t.do(2, Pass())


@pytest.mark.rule("SQ-5.10")
def test_a_hero_intervenes_only_once_per_turn() -> None:
    t = table(heroes=2)
    ghoul, brute = t.put("ghoul"), t.put("brute")
    gm_attack(t, (ghoul.id, 1), (brute.id, 1)).do(2, Intervene())
    assert t.asked(2) == ""
    assert (t.hero(1).lp, t.hero(2).lp) == (6, 8)


@pytest.mark.rule("SQ-5.10")
def test_a_hero_who_intervenes_cannot_block_that_attack() -> None:
    t = table(heroes=2)
    ghoul, ox = t.put("ghoul"), t.put("ox", 2)
    t.put("wolf", 1)
    gm_attack(t, (ghoul.id, 1)).do(2, Intervene())
    assert (t.asked(1), t.asked(2)) == ("", "")
    assert (t.hero(2).lp, ox.damage) == (8, 0)


@pytest.mark.rule("SQ-5.10")
def test_armor_left_with_arm_0_after_an_intervention_is_discarded() -> None:
    t = table(heroes=2)
    brute, helmet, mail = t.put("brute"), t.put("helmet", 2), t.put("mail", 2, damage=4)
    gm_attack(t, (brute.id, 1)).do(2, Intervene()).do(GM, Armor(helmet.id))
    assert t.hero(2).discard == ("helmet",)
    assert t.hero(2).equipment == (mail.id,)
    assert helmet.id not in t.g.things
    assert t.hero(2).lp == 8


@pytest.mark.rule("SQ-5.10")
def test_armor_with_arm_left_after_an_intervention_stays_on() -> None:
    t = table(heroes=2)
    ghoul, mail = t.put("ghoul"), t.put("mail", 2)
    gm_attack(t, (ghoul.id, 1)).do(2, Intervene())
    assert t.hero(2).equipment == (mail.id,)
    assert mail.damage == 2


@pytest.mark.rule("SQ-5.10", "SQ-5.6")
def test_a_piece_already_at_arm_0_is_lost_if_it_is_named_in_an_intervention() -> None:
    t = table(heroes=2)
    ghoul = t.put("ghoul")
    t.put("helmet", 2, damage=2)
    gm_attack(t, (ghoul.id, 1)).do(2, Intervene())
    assert t.hero(2).discard == ("helmet",)
    assert t.hero(2).lp == 8


@pytest.mark.rule("SQ-5.10", "SQ-11.15")
@pytest.mark.parametrize(("defense", "left"), [(2, False), (3, True)])
def test_a_partner_left_without_def_by_an_intervention_is_discarded_like_armor(defense: int, left: bool) -> None:
    goat_card = {"type": "creature", "cost": 1, "atk": 1, "def": defense, "partner": {"str": 2}}
    t = Table(heroes=2, cards={"goat": goat_card})
    ghoul, goat = t.put("ghoul"), t.put("goat", 2)
    t.at("hero", "main_phase").do(2, Bind(goat.id))
    gm_attack(t, (ghoul.id, 1)).do(2, Intervene())
    assert (goat.id in t.g.things, t.hero(2).partner > 0, t.hero(2).str_free) == (left, left, 3 if left else 5)


@pytest.mark.rule("SQ-5.10")
def test_who_stands_by_does_not_keep_others_from_intervening() -> None:
    t = table(heroes=3)
    ghoul = t.put("ghoul")
    gm_attack(t, (ghoul.id, 1)).do(3, Pass())
    assert (t.asked(2), t.asked(3)) == ("intervene", "")
    t.do(2, Intervene())
    assert t.hero(2).lp == 8


@pytest.mark.rule("SQ-5.10")
def test_the_first_who_intervenes_is_the_target() -> None:
    t = table(heroes=3)
    ghoul = t.put("ghoul")
    gm_attack(t, (ghoul.id, 1)).do(3, Intervene())
    assert [t.hero(seat).lp for seat in (1, 2, 3)] == [10, 10, 8]
    assert not t.hero(2).intervened


@pytest.mark.rule("SQ-5.10")
def test_nobody_intervenes_for_a_neutral_creature() -> None:
    t = table(heroes=2)
    ghoul, hermit = t.put("ghoul"), t.put("hermit", NEUTRAL)
    gm_attack(t, (ghoul.id, hermit.id))
    assert t.asked(1) == t.asked(2) == ""
    assert hermit.id not in t.g.things


@pytest.mark.rule("SQ-5.10")
def test_a_hero_may_intervene_again_in_the_next_gm_turn() -> None:
    t = table(heroes=2, dice=(3, 3, 3))
    ghoul = t.put("ghoul")
    gm_attack(t, (ghoul.id, 1)).do(2, Intervene()).do(GM, Done())
    for answer in (Draw(0), Grow(1, 0), Done(), Done(), Done(), Done()):
        t.do(1, answer).do(2, answer)
    t.do(GM, Draw(0), Done(), Declare(((ghoul.id, 1),))).do(2, Intervene())
    assert t.hero(2).lp == 6
