"""SQ-11, second part: what burns, is bound, hidden, feared or out of reach."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.sidequest.moves import (
    Activate,
    Armor,
    Attack,
    Bind,
    Block,
    Cast,
    Declare,
    Discover,
    Done,
    Draw,
    Equip,
    No,
    Reveal,
    Summon,
    Target,
    Unbind,
    Unequip,
    Yes,
)
from questhall.games.sidequest.values import atk, defense
from tests.scenario import Table


def creature(atk: int, defense: int, **more: Any) -> dict[str, Any]:
    return {"type": "creature", "cost": 1, "atk": atk, "def": defense, **more}


def monster(atk: int, defense: int, **keywords: Any) -> dict[str, Any]:
    return {"type": "gm_creature", "size": 1, "atk": atk, "def": defense, "keywords": keywords}


def weapon(**more: Any) -> dict[str, Any]:
    return {"type": "weapon", "str": 0, "atk": 2, "def": 2, **more}


def table(heroes: int = 1, dice: tuple[int, ...] = (), **cards: dict[str, Any]) -> Table:
    return Table(heroes, dice=dice, cards=cards)


# --- Burn and Paralyzed -----------------------------------------------------------------


@pytest.mark.rule("SQ-11.1")
def test_fire_burns_at_the_start_of_each_turn_of_both_sides() -> None:
    t = table(dice=(1,))
    ox = t.put("ox", burn=2)
    t.at("gm", "begins")
    assert ox.damage == 2
    t.at("hero", "begins")
    assert (ox.damage, ox.burn) == (4, 2)


@pytest.mark.rule("SQ-11.1")
@pytest.mark.parametrize(("roll", "left"), [(3, 2), (4, 0)])
def test_a_roll_above_three_in_the_own_turn_puts_the_fire_out(roll: int, left: int) -> None:
    t = table(dice=(roll,))
    ox = t.put("ox", burn=2)
    t.at("hero", "begins")
    assert (ox.damage, ox.burn) == (2, left)


@pytest.mark.rule("SQ-11.1")
def test_nobody_rolls_for_a_burning_card_in_the_other_sides_turn() -> None:
    t = table(dice=(6,))
    ox = t.put("ox", burn=1)
    t.at("gm", "begins")
    assert (ox.burn, t.g.scripted) == (1, (6,))


@pytest.mark.rule("SQ-11.1")
def test_a_burning_hero_loses_lp_and_rolls_too() -> None:
    t = table(dice=(5,))
    t.hero(burn=3)
    t.at("hero", "begins")
    assert (t.hero().lp, t.hero().burn) == (7, 0)


@pytest.mark.rule("SQ-11.1")
def test_fire_can_end_an_encounter_before_the_turn_has_begun() -> None:
    t = table()
    t.put("ghoul", burn=3)
    t.at("hero", "begins")
    assert (t.g.completed, t.asked(1), t.hero().hand) == (1, "draw", ("ox",))


@pytest.mark.rule("SQ-11.1")
def test_fire_can_end_the_game() -> None:
    t = table()
    t.hero(burn=1, lp=1)
    t.at("gm", "begins")
    assert t.g.winner == "gm"


@pytest.mark.rule("SQ-11.1")
def test_nobody_puts_out_a_neutral_creature() -> None:
    t = table(dice=(6,), golem={"type": "discovery_creature", "atk": 1, "def": 9})
    golem = t.put("golem", burn=1)
    t.at("hero", "begins")
    assert (golem.damage, golem.burn, t.g.scripted) == (1, 1, (6,))


@pytest.mark.rule("SQ-11.14")
def test_a_paralyzed_creature_can_neither_attack_nor_block() -> None:
    t = table()
    wolf, ghoul = t.put("wolf", paralyzed="roll"), t.put("ghoul")
    t.put("ox")
    assert t.at("hero", "attack_phase").refused(1, Attack(wolf.id, ghoul.id)) == ("SQ-11.14",)
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Block(wolf.id)) == ("SQ-11.14",)


@pytest.mark.rule("SQ-11.14")
@pytest.mark.parametrize(("roll", "still"), [(3, "roll"), (4, "")])
def test_a_roll_above_three_in_the_own_turn_frees_it(roll: int, still: str) -> None:
    t = table(dice=(roll,))
    wolf = t.put("wolf", paralyzed="roll")
    t.at("hero", "begins")
    assert wolf.paralyzed == still


@pytest.mark.rule("SQ-11.14")
def test_a_paralysis_with_a_duration_of_its_own_is_not_rolled_off() -> None:
    t = table(dice=(6,))
    ghoul = t.put("ghoul", paralyzed="encounter")
    t.at("gm", "begins")
    assert (ghoul.paralyzed, t.g.scripted) == ("encounter", (6,))


@pytest.mark.rule("SQ-11.14")
def test_a_creature_paralyzed_after_its_attack_was_declared_does_nothing() -> None:
    numb = {"type": "instant", "cost": 1, "target": {"choose": "gm_creature"},
            "do": [{"effect": "paralyze", "to": "target"}]}  # fmt: skip
    t = table(numb=numb)
    ghoul = t.put("ghoul")
    t.hero(hand=["numb"])
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),))).do(1, Cast("numb", ghoul.id)).passes()
    assert t.hero().lp == 10


# --- Fear, Immunity, Untouchable --------------------------------------------------------------


@pytest.mark.rule("SQ-11.8")
def test_fear_keeps_heroes_away_in_the_first_n_rounds() -> None:
    t = table(shade=monster(1, 9, fear=2))
    shade = t.put("shade", entered=t.g.turn - 3)
    assert t.at("hero", "attack_phase").refused(1, Attack(1, shade.id)) == ("SQ-11.8",)
    shade.entered = t.g.turn - 5
    t.at("hero", "attack_phase").do(1, Attack(1, shade.id))
    assert shade.damage == 1


@pytest.mark.rule("SQ-11.8")
def test_fear_keeps_the_gm_away_as_long_as_the_heroes() -> None:
    t = table(lion=creature(1, 9, keywords={"fear": 1}))
    lion, ghoul = t.put("lion", entered=t.g.turn - 1), t.put("ghoul")
    assert t.at("gm", "attack_phase").refused(0, Declare(((ghoul.id, lion.id),))) == ("SQ-11.8",)
    lion.entered = t.g.turn - 3
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, lion.id),)))
    assert lion.damage == 2


@pytest.mark.rule("SQ-11.8")
def test_fear_does_not_keep_spells_away() -> None:
    t = table(shade=monster(1, 9, fear=5))
    shade = t.put("shade", entered=t.g.turn)
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", shade.id))
    assert shade.damage == 2


@pytest.mark.rule("SQ-11.9")
def test_an_immune_creature_cannot_be_the_target_of_a_spell() -> None:
    t = table(golem=monster(1, 9, immunity=True))
    golem = t.put("golem")
    t.put("ghoul")
    t.hero(hand=["spark"])
    assert t.at("hero", "main_phase").refused(1, Cast("spark", golem.id)) == ("SQ-11.9",)


@pytest.mark.rule("SQ-11.9")
def test_an_immune_creature_can_be_attacked_and_hit_together_with_others() -> None:
    quake = {"type": "sorcery", "cost": 1,
             "do": [{"effect": "damage", "amount": 1, "to": {"each": "gm_creature"}}]}  # fmt: skip
    t = table(golem=monster(1, 9, immunity=True), quake=quake)
    golem = t.put("golem")
    t.hero(hand=["quake"])
    t.at("hero", "main_phase").do(1, Cast("quake"), Done(), Attack(1, golem.id))
    assert golem.damage == 2


@pytest.mark.rule("SQ-11.19")
@pytest.mark.parametrize(("roll", "damage"), [(4, 1), (5, 0)])
def test_an_attack_on_an_untouchable_creature_fails_on_a_roll_above_n(roll: int, damage: int) -> None:
    t = table(dice=(roll,), wisp=monster(1, 9, untouchable=4))
    wisp = t.put("wisp")
    t.at("hero", "attack_phase").do(1, Attack(1, wisp.id))
    assert (wisp.damage, t.hero().attacked) == (damage, True)


@pytest.mark.rule("SQ-11.19")
def test_a_failed_spell_on_an_untouchable_creature_stays_paid() -> None:
    t = table(dice=(6,), wisp=monster(1, 9, untouchable=4))
    wisp = t.put("wisp")
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", wisp.id))
    assert (wisp.damage, t.hero().int_spent, t.hero().discard) == (0, 1, ("spark",))


@pytest.mark.rule("SQ-11.19")
def test_each_targeting_of_an_untouchable_creature_has_a_roll_of_its_own() -> None:
    t = table(dice=(6, 1), ghost=creature(1, 9, keywords={"untouchable": 3}))
    ghost, one, two = t.put("ghost"), t.put("ghoul"), t.put("ghoul")
    t.at("gm", "attack_phase").do(0, Declare(((one.id, ghost.id), (two.id, ghost.id))))
    assert (ghost.damage, t.g.scripted) == (2, ())


@pytest.mark.rule("SQ-11.19")
def test_what_strikes_everything_at_once_meets_no_roll() -> None:
    quake = {"type": "sorcery", "cost": 1,
             "do": [{"effect": "damage", "amount": 1, "to": {"each": "gm_creature"}}]}  # fmt: skip
    t = table(dice=(6,), wisp=monster(1, 9, untouchable=1), quake=quake)
    wisp = t.put("wisp")
    t.hero(hand=["quake"])
    t.at("hero", "main_phase").do(1, Cast("quake"))
    assert (wisp.damage, t.g.scripted) == (1, (6,))


# --- Hidden ---------------------------------------------------------------------------------------


@pytest.mark.rule("SQ-11.20")
def test_a_hidden_creature_is_played_face_down_and_nobody_is_told_what_it_is() -> None:
    t = table(spy=creature(3, 3, keywords={"hidden": True}))
    t.hero(hand=["spy"])
    t.at("hero", "main_phase").do(1, Summon("spy"))
    spy = t.g.things[t.hero().creatures[0]]
    assert spy.face_down
    assert t.told("summon") == []
    assert t.told("summon-hidden") == [{"seat": 1, "thing": spy.id}]
    assert t.refused(1, Reveal(spy.id)) == ("SQ-11.20",)


@pytest.mark.rule("SQ-11.20")
@pytest.mark.parametrize(("hidden", "age"), [(True, 2), (1, 2), (2, 4)])
def test_it_may_be_revealed_after_n_own_turns(hidden: int, age: int) -> None:
    t = table(spy=creature(3, 3, keywords={"hidden": hidden}))
    spy = t.put("spy", face_down=True, entered=t.g.turn - age + 2)
    assert t.at("hero", "main_phase").refused(1, Reveal(spy.id)) == ("SQ-11.20",)
    spy.entered -= 2
    t.at("hero", "main_phase").do(1, Reveal(spy.id))
    assert not spy.face_down


@pytest.mark.rule("SQ-11.20")
def test_a_face_down_creature_cannot_attack_or_block_and_has_no_effects() -> None:
    lord = creature(3, 3, keywords={"hidden": True, "fear": 5},
                    static=[{"gives": "stat", "stat": "atk", "amount": 5, "to": {"each": "own_creature"}}])  # fmt: skip
    t = table(lord=lord)
    spy, wolf, ghoul = t.put("lord", face_down=True), t.put("wolf"), t.put("ghoul")
    assert (atk(t.g, wolf), atk(t.g, spy)) == (2, 0)
    assert t.at("hero", "attack_phase").refused(1, Attack(spy.id, ghoul.id)) == ("SQ-11.20",)
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert t.refused(1, Block(spy.id)) == ("SQ-11.20",)


@pytest.mark.rule("SQ-11.20")
def test_a_face_down_creature_is_turned_up_when_it_is_attacked_and_its_keywords_count_at_once() -> None:
    t = table(mine=monster(3, 4, hidden=True, nimble=True))
    mine, wolf = t.put("mine", face_down=True), t.put("wolf")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, mine.id))
    assert not mine.face_down
    assert wolf.id not in t.g.things
    assert mine.damage == 0


@pytest.mark.rule("SQ-11.20")
def test_a_face_down_creature_is_turned_up_when_a_spell_targets_it() -> None:
    t = table(mine=monster(3, 4, hidden=True))
    mine = t.put("mine", face_down=True)
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", mine.id))
    assert (mine.face_down, mine.damage) == (False, 2)
    assert t.told("revealed") == [{"thing": mine.id, "card": "mine"}]


@pytest.mark.rule("SQ-11.20")
def test_the_gm_cannot_turn_up_a_hidden_card_of_a_hero() -> None:
    t = table(spy=creature(3, 3, keywords={"hidden": True}))
    spy = t.put("spy", face_down=True)
    t.put("ghoul")
    assert t.at("gm", "main_phase").refused(0, Reveal(spy.id)) == ("SQ-11.20",)


# --- Partner -----------------------------------------------------------------------------------------

DRAKE = creature(2, 4, keywords={"flying": True}, partner={
    "str": 3, "static": [{"gives": "stat", "stat": "atk", "amount": 1, "to": {"each": "own_weapon"}}]})  # fmt: skip


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


# --- Magic, Inertia, Sacrifice, Counter ---------------------------------------------------------------


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
    t = table(wand=weapon(keywords={"magic": 4},
                          activated=[{"pay": {"str": 1}, "do": [{"effect": "draw", "amount": 1}]}]))  # fmt: skip
    wand, ghoul = t.put("wand"), t.put("ghoul")
    t.hero(int_spent=2)
    assert t.at("hero", "main_phase").refused(1, Activate(wand.id)) == ("SQ-11.11",)
    assert t.at("hero", "attack_phase").refused(1, Attack(wand.id, ghoul.id)) == ("SQ-11.11",)


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
    assert t.asked(0) == ""
    assert len(t.hero().creatures) == 1


ALTAR = {"type": "lasting", "cost": 1, "until": "game",
         "activated": [{"pay": {"sacrifice": "creature"}, "do": [{"effect": "draw", "amount": 1}]}]}  # fmt: skip


@pytest.mark.rule("SQ-11.12")
def test_a_sacrificed_creature_goes_to_the_discard_pile_and_pays_the_effect() -> None:
    t = table(altar=ALTAR)
    altar, wolf = t.put("altar"), t.put("wolf")
    t.at("hero", "main_phase").do(1, Activate(altar.id), Target(wolf.id))
    assert (t.hero().discard, len(t.hero().hand)) == (("wolf",), 1)


@pytest.mark.rule("SQ-11.12")
def test_a_sacrificed_creature_does_not_count_as_destroyed() -> None:
    heal = [{"effect": "gain", "resource": "lp", "amount": 5}]
    t = table(altar=ALTAR, martyr=creature(1, 1, triggered=[{"when": "destroyed", "do": heal}]),
              widow=creature(1, 1, triggered=[{"when": "ally_destroyed", "do": heal}]))  # fmt: skip
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


# --- Suffix H, Resurrection, Discover and Equip action ---------------------------------------------------


@pytest.mark.rule("SQ-11.22")
@pytest.mark.parametrize("heroes", [1, 2, 3])
def test_the_suffix_h_multiplies_a_value_by_the_number_of_heroes(heroes: int) -> None:
    curse = {"type": "gm_sorcery", "cost": 0, "target": {"choose": "hero"},
             "do": [{"effect": "damage", "amount": "2H", "to": "target"}]}  # fmt: skip
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
