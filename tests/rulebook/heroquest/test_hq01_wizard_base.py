"""HQ-1.13 to HQ-1.17, HQ-1.28, HQ-1.29, HQ-1.31 and HQ-1.32: the Wizard's base spells."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import Act, Attack, Cast, EndTurn
from questhall.games.heroquest.rules.base_spells import dice_of_level
from questhall.games.heroquest.rules.values import defence_dice
from questhall.games.heroquest.rules.wounds import Loses
from questhall.games.heroquest.settings import Settings, Sheet
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

BOTH = (SKULL, SKULL)


def wizard(*others: str) -> Table:
    return Table("wizard", *others)


@pytest.mark.rule("HQ-1.13")
@pytest.mark.parametrize(("mind", "all_together"), [(6, 18), (7, 21), (8, 24)])
def test_for_each_mind_point_one_of_each(mind: int, all_together: int) -> None:
    t = Table("wizard", settings=Settings(sheets=(Sheet(hero="wizard", body=4, mind=mind),)))
    assert (t.hero().base, sum(t.hero().base)) == ((mind, mind, mind), all_together)


@pytest.mark.rule("HQ-1.13", "HQ-1.28")
def test_each_skull_of_a_fireball_costs_a_body_point_without_defence() -> None:
    t = wizard()
    ogre = t.put("ogre_warrior", "E3")
    t.roll(*BOTH).do(Cast("fireball", ogre.id))
    assert (ogre.body, t.hero().base) == (3, (5, 6, 6))


@pytest.mark.rule("HQ-1.28", "HQ-19.5")
def test_a_demon_may_still_save() -> None:
    t = wizard()
    demon = t.put("lesser_demon", "E3")
    t.roll(SKULL, SHIELD, MONSTER).do(Cast("fireball", demon.id))
    assert demon.body == 2


@pytest.mark.rule("HQ-1.13")
def test_each_skull_of_a_heal_gives_a_body_point() -> None:
    t = wizard("barbarian")
    t.set(t.hero(2), body=3)
    t.roll(SKULL, SHIELD).do(Cast("heal_base", 2))
    assert (t.hero(2).body, t.hero().base) == (4, (6, 5, 6))


@pytest.mark.rule("HQ-1.13", "HQ-1.14")
def test_each_skull_of_a_shield_is_a_defence_die_at_once() -> None:
    t = wizard("barbarian")
    t.roll(*BOTH).do(Cast("shield_base", 2))
    assert len(defence_dice(t.g, t.hero(2))) == 4
    assert t.hero().base == (6, 6, 5)


@pytest.mark.rule("HQ-1.14")
def test_the_shield_lasts_over_rounds_until_a_body_point_is_lost_and_then_may_be_cast_anew() -> None:
    t = wizard("barbarian")
    t.roll(*BOTH).do(Cast("shield_base", 2))
    for _ in range(4):
        t.roll(3).do(EndTurn())
    assert len(defence_dice(t.g, t.hero(2))) == 4
    assert t.refused(Cast("shield_base", 2)) == ("HQ-1.14",)
    t.g.interrupt(Loses(figure=2, n=1))
    t.g.run()
    assert len(defence_dice(t.g, t.hero(2))) == 2
    t.roll(*BOTH).do(Cast("shield_base", 2))


@pytest.mark.rule("HQ-1.14")
def test_the_wizard_can_shield_himself() -> None:
    t = wizard()
    t.roll(SKULL, MONSTER).do(Cast("shield_base", 1))
    assert len(defence_dice(t.g, t.hero())) == 3


@pytest.mark.rule("HQ-1.15", "HQ-8.1")
def test_help_needs_the_visible_area_and_the_fireball_a_line_of_sight() -> None:
    t = Table("wizard", "barbarian", at=("B3", "I3"))
    t.uncover()
    assert t.refused(Cast("heal_base", 2)) == ("HQ-4.2", "HQ-8.1")
    orc = t.put("orc", "J4")
    assert t.refused(Cast("fireball", orc.id)) == ("HQ-4.2",)


@pytest.mark.rule("HQ-1.15", "HQ-1.31", "HQ-4.3")
def test_past_a_friend_it_is_cast_indirectly_and_a_monster_shield_hits_the_friend() -> None:
    t = Table("wizard", "barbarian", rows=("AAAAAA",), doors=(), stairs=((0, 0),), at=("A1", "C1"))
    ogre = t.put("ogre_warrior", "E1")
    t.roll(SKULL, MONSTER).do(Cast("fireball", ogre.id))
    assert (t.hero(2).body, ogre.body) == (7, 5)
    assert t.hero().casts == 1, "there was a skull: it counts as successful"


@pytest.mark.rule("HQ-1.15")
def test_an_indirect_fireball_without_monster_shield_hits_its_target() -> None:
    t = Table("wizard", "barbarian", rows=("AAAAAA",), doors=(), stairs=((0, 0),), at=("A1", "C1"))
    ogre = t.put("ogre_warrior", "E1")
    t.roll(SKULL, SHIELD).do(Cast("fireball", ogre.id))
    assert (t.hero(2).body, ogre.body) == (8, 4)


@pytest.mark.rule("HQ-1.31", "HQ-1.16")
def test_two_monster_shields_of_an_indirect_fireball_are_a_fumble_that_hits_nobody() -> None:
    t = Table("wizard", "barbarian", rows=("AAAAAA",), doors=(), stairs=((0, 0),), at=("A1", "C1"))
    ogre = t.put("ogre_warrior", "E1")
    t.roll(MONSTER, MONSTER, 3).do(Cast("fireball", ogre.id))
    assert (t.hero(2).body, ogre.body, len(t.told("log.fumble"))) == (8, 5, 1)


@pytest.mark.rule("HQ-1.16")
def test_a_fumble_uses_up_two_castings_and_ends_the_turn() -> None:
    t = wizard("barbarian")
    t.roll(MONSTER, MONSTER, 3).do(Cast("heal_base", 1))
    assert (t.hero().base, t.hero().casts, t.asked_seat) == ((6, 4, 6), 0, 2)


@pytest.mark.rule("HQ-1.16")
def test_if_only_one_was_left_one_is_gone() -> None:
    t = wizard("barbarian")
    t.set(t.hero(), base=(6, 1, 6))
    t.roll(MONSTER, MONSTER, 3).do(Cast("heal_base", 1))
    assert t.hero().base == (6, 0, 6)


@pytest.mark.rule("HQ-1.17")
@pytest.mark.parametrize(
    ("casts", "dice"),
    [
        (0, "green green"), (9, "green green"), (10, "green white"), (29, "green white"), (30, "white white"),
        (59, "white white"), (60, "black white"), (99, "black white"), (100, "black black"),
    ],
)  # fmt: skip
def test_the_dice_of_the_magic_levels(casts: int, dice: str) -> None:
    t = wizard()
    t.set(t.hero(), casts=casts)
    assert " ".join([die.kind for die in dice_of_level(t.hero())]) == dice


@pytest.mark.rule("HQ-1.17")
def test_a_level_counts_at_once_in_the_middle_of_a_quest() -> None:
    t = wizard()
    t.set(t.hero(), casts=9)
    t.roll(SKULL, SHIELD).do(Cast("shield_base", 1))
    t.roll(3).do(EndTurn()).roll(SHIELD, SHIELD).do(Cast("heal_base", 1))
    thrown = [line["dice"] for line in t.told("kernel.threw") if line["purpose"] == "base_spell"]
    assert thrown == [("green", "green"), ("green", "white")]


@pytest.mark.rule("HQ-1.29")
def test_a_skull_makes_it_successful_even_if_it_heals_nobody() -> None:
    t = wizard()
    t.roll(SKULL, SHIELD).do(Cast("heal_base", 1))
    assert (t.hero().casts, t.hero().body) == (1, 4)


@pytest.mark.rule("HQ-1.29")
def test_without_a_skull_it_is_cast_without_success() -> None:
    t = wizard()
    t.roll(SHIELD, MONSTER).do(Cast("shield_base", 1))
    assert (t.hero().casts, t.hero().base, t.hero().marks) == (0, (6, 6, 5), ())


@pytest.mark.rule("HQ-1.29")
def test_special_spells_do_not_count_and_the_count_goes_on_from_quest_to_quest() -> None:
    t = wizard()
    t.set(t.hero(), spells=("courage",))
    t.do(Cast("courage", 1))
    assert t.hero().casts == 0
    sheet = Sheet(hero="wizard", body=4, mind=6, casts=42)
    assert Table("wizard", settings=Settings(sheets=(sheet,))).hero().casts == 42


@pytest.mark.rule("HQ-1.32")
def test_mind_points_lost_on_the_way_take_no_base_spells() -> None:
    t = wizard()
    t.set(t.hero(), mind=3)
    assert t.hero().base == (6, 6, 6)
    t.roll(SKULL, SHIELD).do(Cast("heal_base", 1))
    t.set(t.hero(), mind=2)
    t.roll(3).do(EndTurn())
    assert t.refused(Cast("heal_base", 1)) == ("HQ-8.4",)


@pytest.mark.rule("HQ-1.13", "HQ-9.2", "HQ-19.23")
def test_a_heal_wakes_the_unconscious_and_ends_the_plagues_weakness() -> None:
    t = wizard("barbarian")
    t.set(t.hero(2), body=0, state="down", woken_by="potion")
    t.mark(t.hero(2), "weakened", "cured")
    t.roll(*BOTH).do(Cast("heal_base", 2))
    assert (t.hero(2).state, t.hero(2).body, t.hero(2).has("weakened")) == ("up", 2, False)


@pytest.mark.rule("HQ-1.14")
def test_the_shield_defends_against_a_blow() -> None:
    t = wizard()
    orc = t.put("orc", "C3")
    t.roll(*BOTH).do(Cast("shield_base", 1)).masters_turn().do(Act(orc.id))
    t.roll(SKULL, SKULL, SKULL, SHIELD, SHIELD, SHIELD, SKULL).do(Attack(1))
    assert t.hero().body == 4
