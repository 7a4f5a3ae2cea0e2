"""HQ-3.8 and HQ-19: spear and whip, two attacks in a turn, plague weapons."""

from __future__ import annotations

from typing import Literal

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import Mark
from questhall.games.heroquest.moves import Act, Attack, Sweep, Walk, Withstand
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

MISS = (SHIELD,) * 4


def acting(t: Table, kind: str, spot: str) -> int:
    """The monster that acts."""
    monster = t.put(kind, spot)
    t.masters_turn().do(Act(monster.id))
    return monster.id


@pytest.mark.rule("HQ-3.8", "HQ-19.24", "HQ-19.16")
@pytest.mark.parametrize("kind", ["skeleton", "night_goblin", "packmaster"])
def test_spear_and_whip_strike_diagonally(kind: str) -> None:
    t = Table("barbarian")
    acting(t, kind, "C4")
    assert Attack(1) in t.options()


@pytest.mark.rule("HQ-B.8", "HQ-19.24")
def test_without_a_spear_nobody_strikes_diagonally() -> None:
    t = Table("barbarian")
    acting(t, "orc", "C4")
    assert "HQ-B.8" in t.refused(Attack(1))


@pytest.mark.rule("HQ-3.8", "HQ-3.7")
@pytest.mark.parametrize(("kind", "reached"), [("door", False), ("secret", False), ("double", True)])
def test_a_spear_does_not_reach_diagonally_through_a_door_unless_it_is_double(
    kind: Literal["door", "secret", "double"], reached: bool
) -> None:
    doors = tuple([v.Door(at=(7, row), to="east", kind=kind, open=True) for row in (2, 3)])
    t = Table("barbarian", at=("H3",), doors=doors)
    t.uncover()
    acting(t, "skeleton", "I4")
    assert (Attack(1) in t.options()) is reached


@pytest.mark.rule("HQ-19.42")
@pytest.mark.parametrize(("spot", "dice"), [("C3", 3), ("C4", 2)])
def test_the_ungor_has_one_die_fewer_diagonally(spot: str, dice: int) -> None:
    t = Table("barbarian")
    acting(t, "ungor", spot)
    t.roll(*MISS[:dice]).do(Attack(1))
    assert t.told("kernel.threw")[-1]["dice"] == ("white",) * dice


@pytest.mark.rule("HQ-19.20")
def test_the_assassin_attacks_twice_and_may_move_in_between() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "E3"))
    acting(t, "assassin", "C3")
    t.roll(*MISS).do(Attack(1)).do(Walk(t.square("D3"))).roll(*MISS).do(Attack(2))
    assert t.refused(Attack(2)) == ("HQ-B.2",)
    assert t.refused(Walk(t.square("D4"))) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.20")
def test_both_attacks_may_go_to_the_same_target_in_base_contact_only() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "B4"))
    acting(t, "assassin", "C3")
    t.roll(*MISS).do(Attack(1))
    assert "HQ-B.8" in t.refused(Attack(2))
    t.roll(SKULL, SKULL, SHIELD, SHIELD, SKULL, SHIELD).do(Attack(1))
    assert t.hero(1).body == 7


@pytest.mark.rule("HQ-19.26")
def test_the_giant_troll_attacks_one_or_two_targets_without_moving_in_between() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "C4"))
    acting(t, "giant_troll", "C3")
    t.roll(*MISS).do(Attack(1)).roll(*MISS).do(Attack(2))
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.26")
def test_a_giant_troll_that_moves_after_an_attack_has_no_second() -> None:
    t = Table("barbarian")
    acting(t, "giant_troll", "C3")
    t.roll(*MISS).do(Attack(1)).do(Walk(t.square("B2")))
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.26", "HQ-19.17")
def test_the_giant_troll_does_not_regenerate() -> None:
    t = Table("barbarian")
    troll = t.put("giant_troll", "C3")
    t.roll(SKULL, SKULL, SHIELD, SHIELD, *(SHIELD,) * 5).do(Attack(troll.id))
    assert t.asked == "heroquest.push"


@pytest.mark.rule("HQ-19.23")
def test_whoever_a_plague_monk_wounds_is_weakened() -> None:
    t = Table("barbarian")
    acting(t, "plague_monk", "C3")
    t.roll(SKULL, SHIELD, SHIELD, SKULL, SKULL).do(Attack(1))
    assert Mark("weakened", "cured") in t.hero(1).marks


@pytest.mark.rule("HQ-19.23", "HQ-1.26")
@pytest.mark.parametrize(("face", "weakened"), [(MONSTER, False), (SKULL, True)])
def test_the_dwarfs_constitution_stops_the_plague_but_not_the_blade(face: int, weakened: bool) -> None:
    t = Table("dwarf")
    acting(t, "plague_monk", "C3")
    t.roll(SKULL, SHIELD, SHIELD, SKULL, SKULL, face).do(Attack(1)).do(Withstand())
    assert (t.hero(1).body, t.hero(1).has("weakened")) == (6, weakened)


@pytest.mark.rule("HQ-19.23")
def test_a_blow_that_is_warded_off_weakens_nobody() -> None:
    t = Table("barbarian")
    acting(t, "plague_monk", "C3")
    t.roll(SKULL, SHIELD, SHIELD, SHIELD, SKULL).do(Attack(1))
    assert not t.hero(1).has("weakened")


@pytest.mark.rule("HQ-19.23")
def test_the_weakened_roll_all_skulls_of_an_attack_once_more() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "C3")
    t.mark(t.hero(1), "weakened", "cured")
    t.roll(SKULL, SKULL, SKULL, SHIELD, SHIELD, MONSTER, SHIELD).do(Attack(orc.id))
    assert t.told("log.misses")
    assert t.told("kernel.threw")[-1]["dice"] == ("white",) * 3


@pytest.mark.rule("HQ-19.18", "HQ-1.4")
def test_an_ogre_sweeps_with_two_white_dice_against_everybody_around() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "D3"))
    ogre = t.put("ogre_warrior", "C3")
    t.masters_turn().do(Act(ogre.id)).roll(SKULL, MONSTER, SKULL, SKULL, SKULL, SKULL, SKULL, SKULL)
    t.do(Sweep(t.square("B3")))
    assert [len(line["dice"]) for line in t.told("kernel.threw") if line["purpose"] == "attack"] == [2, 2]
    assert (t.hero(1).body, t.hero(2).body) == (7, 5)
