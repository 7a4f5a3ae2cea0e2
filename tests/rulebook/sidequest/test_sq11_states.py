"""SQ-11, second part: what burns, is feared, hidden or out of reach."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.entities import Boost
from questhall.games.sidequest.moves import (
    Activate,
    Attack,
    Block,
    Cast,
    Declare,
    Done,
    Reveal,
    Summon,
    Target,
)
from questhall.games.sidequest.values import atk
from tests.rulebook.sidequest.words import creature, monster, table

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
    numb = {
        "type": "instant",
        "cost": 1,
        "target": {"choose": "gm_creature"},
        "do": [{"effect": "paralyze", "to": "target"}],
    }
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
    quake = {
        "type": "sorcery",
        "cost": 1,
        "do": [{"effect": "damage", "amount": 1, "to": {"each": "gm_creature"}}],
    }
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


@pytest.mark.rule("SQ-11.19", "SQ-7.3")
@pytest.mark.parametrize(("roll", "damage"), [(5, 3), (6, 0)])
def test_whether_a_spell_reaches_its_target_is_known_before_anybody_answers(roll: int, damage: int) -> None:
    t = table(dice=(roll,))
    walker = t.put("fog_walker", boosts=(Boost("game", 1, defense=9),))
    t.gm(hand=["snuff_out"], bp=3)
    t.hero(hand=["ember_throw"])
    t.at("hero", "main_phase").do(1, Cast("ember_throw", walker.id))
    assert (t.asked(0), t.g.scripted, len(t.told("untouchable"))) == ("react", (), int(roll > 5))
    t.passes()
    assert walker.damage == damage


@pytest.mark.rule("SQ-11.19", "SQ-7.7")
def test_an_ability_meets_the_roll_once_when_its_target_is_chosen() -> None:
    t = table(dice=(6,))
    singer, image = t.put("ash_singer"), t.put("mirror_image")
    t.gm(bp=2)
    t.at("gm", "main_phase").do(0, Activate(singer.id, 0, image.id))
    assert (image.burn, t.g.gm.bp, t.g.scripted) == (0, 0, ())


@pytest.mark.rule("SQ-11.19")
def test_each_targeting_of_an_untouchable_creature_has_a_roll_of_its_own() -> None:
    t = table(dice=(6, 1), ghost=creature(1, 9, keywords={"untouchable": 3}))
    ghost, one, two = t.put("ghost"), t.put("ghoul"), t.put("ghoul")
    t.at("gm", "attack_phase").do(0, Declare(((one.id, ghost.id), (two.id, ghost.id))))
    assert (ghost.damage, t.g.scripted) == (2, ())


@pytest.mark.rule("SQ-11.19")
def test_what_strikes_everything_at_once_meets_no_roll() -> None:
    quake = {
        "type": "sorcery",
        "cost": 1,
        "do": [{"effect": "damage", "amount": 1, "to": {"each": "gm_creature"}}],
    }
    t = table(dice=(6,), wisp=monster(1, 9, untouchable=1), quake=quake)
    wisp = t.put("wisp")
    t.hero(hand=["quake"])
    t.at("hero", "main_phase").do(1, Cast("quake"))
    assert (wisp.damage, t.g.scripted) == (1, (6,))


# --- Hidden -----------------------------------------------------------------------------------


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
@pytest.mark.parametrize(("hidden", "age"), [(True, 2), (1, 4), (2, 6)])
def test_it_may_be_revealed_after_n_own_turns_without_a_number_from_the_next_one_on(hidden: int, age: int) -> None:
    t = table(spy=creature(3, 3, keywords={"hidden": hidden}))
    spy = t.put("spy", face_down=True, entered=t.g.turn - age + 2)
    assert t.at("hero", "main_phase").refused(1, Reveal(spy.id)) == ("SQ-11.20",)
    spy.entered -= 2
    t.at("hero", "main_phase").do(1, Reveal(spy.id))
    assert not spy.face_down


@pytest.mark.rule("SQ-11.20")
def test_a_face_down_creature_cannot_attack_and_has_no_effects() -> None:
    lord = creature(
        3,
        3,
        keywords={"hidden": True, "fear": 5},
        static=[{"gives": "stat", "stat": "atk", "amount": 5, "to": {"each": "own_creature"}}],
    )
    t = table(lord=lord)
    spy, wolf, ghoul = t.put("lord", face_down=True), t.put("wolf"), t.put("ghoul")
    assert (atk(t.g, wolf), atk(t.g, spy)) == (2, 0)
    assert t.at("hero", "attack_phase").refused(1, Attack(spy.id, ghoul.id)) == ("SQ-11.20",)


@pytest.mark.rule("SQ-11.20", "SQ-5.4")
def test_a_face_down_creature_that_blocks_becomes_the_target_and_is_turned_up() -> None:
    t = table()
    snake, stalker = t.put("cable_snake", face_down=True), t.put("stilt_stalker")
    t.at("gm", "attack_phase").do(0, Declare(((stalker.id, 1),))).do(1, Block(snake.id))
    assert (snake.face_down, t.asked(1)) == (False, "choose-target")
    t.do(1, Target(stalker.id)).passes()
    assert (stalker.paralyzed, snake.damage, t.hero().lp) == ("roll", 0, 10)


@pytest.mark.rule("SQ-11.20", "SQ-11.5")
def test_a_face_down_creature_has_no_keyword_to_catch_a_flyer_with() -> None:
    t = table(hawk=creature(1, 3, keywords={"hidden": True, "flying": True}))
    hawk, moth = t.put("hawk", face_down=True), t.put("wick_moth")
    t.put("archive_owl")
    t.at("gm", "attack_phase").do(0, Declare(((moth.id, 1),)))
    assert t.refused(1, Block(hawk.id)) == ("SQ-11.5",)


@pytest.mark.rule("SQ-11.20")
def test_a_face_down_creature_is_turned_up_when_it_is_attacked_and_its_keywords_count_at_once() -> None:
    t = table(mine=monster(3, 4, hidden=True, nimble=True))
    mine, wolf = t.put("mine", face_down=True), t.put("wolf")
    t.at("hero", "attack_phase").do(1, Attack(wolf.id, mine.id))
    assert not mine.face_down
    assert wolf.id not in t.g.things
    assert mine.damage == 2


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


@pytest.mark.rule("SQ-11.20")
def test_it_is_turned_up_when_it_is_chosen_and_stays_up_if_the_spell_is_countered() -> None:
    t = table(mine=monster(3, 4, hidden=True)).gm(hand=["gm_veto"], bp=1)
    mine = t.put("mine", face_down=True)
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", mine.id))
    assert (mine.face_down, t.asked(0)) == (False, "react")
    t.do(0, Cast("gm_veto", t.g.chain[0].id)).passes()
    assert (mine.face_down, mine.damage) == (False, 0)


@pytest.mark.rule("SQ-11.20", "SQ-7.7")
def test_what_its_turning_up_sets_off_happens_before_the_spell() -> None:
    mine = {**monster(3, 4, hidden=True), "triggered": [{"when": "revealed", "do": [
        {"effect": "damage", "amount": 1, "to": {"each": "hero"}}]}]}  # fmt: skip
    t = table(mine=mine).gm(hand=["gm_veto"], bp=1)
    thing = t.put("mine", face_down=True)
    t.hero(hand=["spark"])
    t.at("hero", "main_phase").do(1, Cast("spark", thing.id))
    assert (t.hero().lp, thing.damage, t.asked(0)) == (9, 0, "react")


@pytest.mark.rule("SQ-11.20")
def test_an_ability_turns_up_the_card_it_chooses_before_it_takes_effect() -> None:
    bow = {"type": "lasting", "cost": 1, "until": "game", "activated": [
        {"pay": {"int": 1}, "target": {"choose": "gm_creature"}, "do": [
            {"effect": "damage", "amount": 1, "to": "target"}]}]}  # fmt: skip
    t = table(mine=monster(3, 4, hidden=True), bow=bow)
    mine, source = t.put("mine", face_down=True), t.put("bow")
    t.at("hero", "main_phase").do(1, Activate(source.id, 0, mine.id))
    assert (mine.face_down, mine.damage) == (False, 1)


@pytest.mark.rule("SQ-11.20")
@pytest.mark.parametrize("phase", ["beg_or_discover", "main_phase", "attack_phase", "end_phase"])
def test_a_hero_may_turn_a_card_up_at_any_time_of_the_own_turn(phase: str) -> None:
    t = table(spy=creature(3, 3, keywords={"hidden": True}))
    spy = t.put("spy", face_down=True)
    t.put("ghoul")
    t.at("hero", phase).do(1, Reveal(spy.id))
    assert not spy.face_down
    assert t.asked(1) != ""


@pytest.mark.rule("SQ-11.20")
def test_a_card_turned_up_in_the_attack_phase_may_attack_at_once() -> None:
    t = table(spy=creature(3, 3, keywords={"hidden": True}))
    spy, brute = t.put("spy", face_down=True), t.put("brute")
    t.at("hero", "attack_phase").do(1, Reveal(spy.id), Attack(spy.id, brute.id))
    assert brute.damage == 3


@pytest.mark.rule("SQ-11.20")
def test_the_gm_may_turn_a_card_up_before_attackers_are_named() -> None:
    t = table(mine=monster(3, 4, hidden=True))
    mine = t.put("mine", face_down=True)
    t.at("gm", "attack_phase").do(0, Reveal(mine.id))
    assert t.asked(0) == "declare"
    t.do(0, Declare(((mine.id, 1),)))
    assert t.hero().lp == 7


@pytest.mark.rule("SQ-11.20")
def test_a_card_may_be_turned_up_in_a_reaction_window_of_the_own_turn_only() -> None:
    t = table(spy=creature(3, 3, keywords={"hidden": True}))
    spy, ghoul = t.put("spy", face_down=True), t.put("ghoul")
    t.hero(hand=["ember"])
    t.at("hero", "attack_phase").do(1, Attack(1, ghoul.id))
    assert t.asked(1) == "react"
    t.do(1, Reveal(spy.id))
    assert (spy.face_down, t.asked(1)) == (False, "react")
    other = t.put("spy", face_down=True)
    t.at("gm", "attack_phase").do(0, Declare(((ghoul.id, 1),)))
    assert (t.asked(1), t.refused(1, Reveal(other.id))) == ("react", ("SQ-11.20",))
