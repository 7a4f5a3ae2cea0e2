"""SQ-11, second part: what burns, is feared, hidden or out of reach."""

from __future__ import annotations

import pytest

from questhall.games.sidequest.moves import (
    Attack,
    Block,
    Cast,
    Declare,
    Done,
    Reveal,
    Summon,
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
