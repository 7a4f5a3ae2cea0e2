"""HQ-1.4 and HQ-1.5: the Barbarian's sweep and stamina."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import Again, Attack, Keep, Sweep
from questhall.games.heroquest.rules.wounds import Loses
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


def around() -> Table:
    """The Barbarian on D3 between an orc north (D2), a goblin south-west (C4), and the Elf beside (E3)."""
    t = Table("barbarian", "elf", at=("D3", "E3"))
    t.put("orc", "D2")
    t.put("goblin", "C4")
    return t


@pytest.mark.rule("HQ-1.4")
def test_a_sweep_strikes_everybody_around_in_the_order_that_was_named_friends_too() -> None:
    t = around()
    orc_misses, elf_hit, goblin_dies = (MONSTER, MONSTER), (SKULL, SHIELD, MONSTER, MONSTER), (SKULL, SKULL, SHIELD)
    t.roll(*orc_misses, *elf_hit, *goblin_dies).do(Sweep(t.square("D2"), clockwise=True))
    assert [line["target"] for line in t.told("log.attacks")] == [11, 2, 12]
    assert (t.hero(2).body, 12 in t.g.monsters) == (5, False)


@pytest.mark.rule("HQ-1.4")
def test_the_other_way_round_the_order_is_reversed() -> None:
    t = around()
    t.roll(*(MONSTER,) * 6).do(Sweep(t.square("D2"), clockwise=False))
    assert [line["target"] for line in t.told("log.attacks")] == [11, 12, 2]


@pytest.mark.rule("HQ-1.4")
def test_each_gets_two_white_dice_whatever_the_weapon_and_it_is_the_attack_of_the_turn() -> None:
    t = around()
    t.roll(*(MONSTER,) * 6).do(Sweep(t.square("D2")))
    thrown = [line["dice"] for line in t.told("kernel.threw") if line["purpose"] == "attack"]
    assert thrown == [("white", "white")] * 3
    assert t.refused(Attack(11)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-1.4", "HQ-3.7")
def test_no_blow_passes_a_wall_or_goes_slantwise_through_a_door() -> None:
    t = Table(at=("H3",), doors=())
    t.put("orc", "I3")
    assert t.refused(Sweep(t.square("I3"))) == ("HQ-1.4",), "a wall"
    t = Table(at=("H3",))
    t.g.opened, t.g.east = 1 << t.door(), t.g.east | 1 << t.square("H3")
    t.put("orc", "I2")
    assert t.refused(Sweep(t.square("I2"))) == ("HQ-1.4",), "slantwise through the door"
    t.put("orc", "I3")
    assert t.options(Sweep)


@pytest.mark.rule("HQ-1.4")
def test_only_who_can_sweep_does() -> None:
    t = Table("elf")
    t.put("orc", "C3")
    assert t.refused(Sweep(t.square("C3"))) == ("HQ-1.4", "HQ-19.18")


@pytest.mark.rule("HQ-1.4", "HQ-13.1")
def test_what_hinders_the_next_attack_is_spent_by_a_sweep_and_what_helps_it_is_not() -> None:
    t = Table("barbarian")
    t.put("orc", "C3")
    t.mark(t.hero(), "attack", "attack", 2)
    t.comes("fate:haunting").roll(SHIELD, SHIELD).do(Sweep(t.square("C3")))
    assert len(t.told("kernel.threw")[-1]["dice"]) == 2 - 1
    assert [(mark.kind, mark.n) for mark in t.hero().marks] == [("attack", 2)]


@pytest.mark.rule("HQ-1.4")
def test_who_may_attack_twice_may_sweep_once_of_it() -> None:
    t = around()
    t.mark(t.hero(), "two_attacks")
    t.roll(*(MONSTER,) * 7).do(Attack(11)).roll(*(MONSTER,) * 6).do(Sweep(t.square("D2")))
    assert len(t.told("log.attacks")) == 4
    assert not t.hero().has("two_attacks")


def falls(body: int, rolled: int) -> Table:
    """The Barbarian with so many body points on the sheet falls to 0 and rolls on the table."""
    t = Table("barbarian")
    t.set(t.hero(), full_body=body, body=1)
    t.g.interrupt(Loses(figure=1, n=1))
    t.roll(rolled, 6, 1).g.run()
    return t


def how(t: Table) -> str:
    return str(t.told("log.unconscious")[-1]["how"])


@pytest.mark.rule("HQ-1.5")
def test_with_nine_body_points_the_first_roll_may_be_repeated_and_the_second_stands() -> None:
    t = falls(9, 3)
    assert t.asked == "heroquest.stamina"
    t.roll(1, 6, 1).do(Again())
    assert how(t) == "weak", "worse, but it stands"
    assert how(falls(9, 3).roll(6, 1).do(Keep())) == "potion"


@pytest.mark.rule("HQ-1.5")
def test_with_ten_the_roll_counts_one_more_too() -> None:
    assert how(falls(10, 5).roll(6, 1, 3, 3).do(Keep())) == "rest", "5 and 1 are 6"
    assert how(falls(10, 1).roll(2, 6, 1).do(Again())) == "potion", "2 and 1 are 3"


@pytest.mark.rule("HQ-1.5")
def test_with_eight_there_is_neither() -> None:
    t = falls(8, 5)
    assert (t.asked == "heroquest.stamina", how(t)) == (False, "potion")
