"""HQ-19.3, HQ-19.29, HQ-19.46, HQ-19.47: the packmaster, his rat ogre and his rats."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.moves import Act, Attack, Walk, Wound
from questhall.games.heroquest.rules.looking import uncover
from questhall.games.heroquest.rules.values import monster_values
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

MASTER = v.Foe(kind="packmaster", at=(2, 2), id="master")


def slay(t: Table) -> None:
    """The Barbarian kills the packmaster beside him."""
    (master,) = t.g.monsters.values()
    t.roll(SKULL, SKULL, SKULL, SKULL, SHIELD, SHIELD).do(Attack(master.id)).do(Wound())


@pytest.mark.rule("HQ-19.3")
@pytest.mark.parametrize(("spot", "values"), [("F4", (5, 5)), ("G4", (5, 5)), ("H3", (4, 4))])
def test_a_rat_ogre_is_strongest_beside_its_packmaster(spot: str, values: tuple[int, int]) -> None:
    t = Table("barbarian")
    ogre = t.put("rat_ogre", "F3")
    t.put("packmaster", spot)
    assert monster_values(t.g, ogre) == values


@pytest.mark.rule("HQ-19.3", "HQ-19.29")
def test_with_the_packmasters_death_the_ogre_goes_into_a_frenzy() -> None:
    t = Table("barbarian")
    ogre, master = t.put("rat_ogre", "D3"), t.put("packmaster", "C3")
    t.roll(SKULL, SKULL, SKULL, SKULL, SHIELD, SHIELD).do(Attack(master.id)).do(Wound())
    assert ogre.frenzy
    assert monster_values(t.g, ogre) == (3, 3)


@pytest.mark.rule("HQ-19.29")
def test_a_frenzied_rat_ogre_attacks_with_black_dice() -> None:
    t = Table("barbarian")
    ogre = t.put("rat_ogre", "C3", frenzy=True)
    t.masters_turn().do(Act(ogre.id)).roll(SHIELD, SHIELD, SHIELD).do(Attack(1))
    assert t.told("kernel.threw")[-1]["dice"] == ("black",) * 3


@pytest.mark.rule("HQ-19.47")
def test_without_any_packmaster_a_rat_ogre_has_its_full_values() -> None:
    t = Table("barbarian")
    assert monster_values(t.g, t.put("rat_ogre", "C3")) == (5, 5)


@pytest.mark.rule("HQ-19.47")
def test_of_several_packmasters_the_nearest_counts_and_the_last_one_brings_the_frenzy() -> None:
    t = Table("barbarian")
    ogre, master = t.put("rat_ogre", "G3"), t.put("packmaster", "C3")
    t.put("packmaster", "H3")
    assert monster_values(t.g, ogre) == (5, 5)
    t.roll(SKULL, SKULL, SKULL, SKULL, SHIELD, SHIELD).do(Attack(master.id)).do(Wound())
    assert master.id not in t.g.monsters
    assert not ogre.frenzy


@pytest.mark.rule("HQ-19.3", "HQ-19.29", "HQ-19.47")
def test_a_rat_ogre_that_comes_to_light_after_the_packmasters_death_is_frenzied() -> None:
    t = Table("barbarian", foes=(MASTER, v.Foe(kind="rat_ogre", at=(13, 2), id="ogre")))
    slay(t)
    uncover(t.g, t.g.plan.floor)
    (ogre,) = t.g.monsters.values()
    assert (monster_values(t.g, ogre), ogre.frenzy) == ((3, 3), True)


@pytest.mark.rule("HQ-19.3", "HQ-19.47")
def test_not_if_another_packmaster_comes_to_light_with_it() -> None:
    t = Table("barbarian", foes=(MASTER, v.Foe(kind="rat_ogre", at=(13, 2)), v.Foe(kind="packmaster", at=(14, 2))))
    slay(t)
    uncover(t.g, t.g.plan.floor)
    ogre, _ = t.g.monsters.values()
    assert (monster_values(t.g, ogre), ogre.frenzy) == ((5, 5), False)


@pytest.mark.rule("HQ-19.47")
def test_a_rat_ogres_values_betray_no_packmaster_whom_nobody_has_seen() -> None:
    ogre = v.Foe(kind="rat_ogre", at=(5, 2))
    with_hidden = Table("barbarian", foes=(ogre, v.Foe(kind="packmaster", at=(13, 2))))
    without = Table("barbarian", foes=(ogre,))
    assert [monster_values(t.g, t.g.monsters[11]) for t in (with_hidden, without)] == [(5, 5), (5, 5)]


@pytest.mark.rule("HQ-19.46")
def test_giant_rats_with_a_packmaster_walk_fight_and_walk() -> None:
    t = Table("barbarian")
    rat = t.put("giant_rat", "H3")
    t.put("packmaster", "H6")
    t.masters_turn().do(Act(rat.id)).do(Walk(t.square("C3"))).roll(SHIELD).do(Attack(1))
    assert rat.left == 10
    t.do(Walk(t.square("H5")))
    assert rat.square == t.square("H5")
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.46")
def test_the_second_move_ends_in_the_packmasters_visible_area() -> None:
    t = Table("barbarian", at=("H3",))
    t.uncover()
    t.g.east |= 1 << t.square("H3")
    rat = t.put("giant_rat", "I5")
    t.put("packmaster", "A1")
    t.masters_turn().do(Act(rat.id)).do(Walk(t.square("I3"))).roll(SHIELD).do(Attack(1))
    assert not t.options(Walk)


@pytest.mark.rule("HQ-19.46")
def test_without_him_they_move_once() -> None:
    t = Table("barbarian")
    rat = t.put("giant_rat", "H3")
    t.masters_turn().do(Act(rat.id)).do(Walk(t.square("C3"))).roll(SHIELD).do(Attack(1))
    assert t.refused(Walk(t.square("C4"))) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.46")
def test_other_rats_do_not_run_on() -> None:
    t = Table("barbarian")
    rat = t.put("clanrat", "H3")
    t.put("packmaster", "H6")
    t.masters_turn().do(Act(rat.id)).do(Walk(t.square("C3"))).roll(SHIELD, MONSTER).do(Attack(1))
    assert t.refused(Walk(t.square("C4"))) == ("HQ-B.2",)
