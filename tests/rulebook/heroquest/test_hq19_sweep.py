"""HQ-19.18: monsters that strike all around."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import Act, Attack, Sweep
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


@pytest.mark.rule("HQ-19.18", "HQ-1.4")
def test_a_monster_sweeps_as_the_barbarian_does_its_own_people_too() -> None:
    t = Table("barbarian", "elf", at=("C2", "D4"))
    ogre, orc = t.put("ogre_warrior", "D3"), t.put("orc", "E3")
    t.masters_turn().do(Act(ogre.id))
    misses, elf_hit = (MONSTER, MONSTER), (SKULL, SHIELD, SKULL, SKULL)
    t.roll(*misses, *misses, *elf_hit).do(Sweep(t.square("C2")))
    assert [line["target"] for line in t.told("log.attacks")] == [1, orc.id, 2], "clockwise from the upper left"
    assert (t.hero(2).body, ogre.took) == (5, ("fight",))


@pytest.mark.rule("HQ-19.18")
def test_a_sweep_strikes_the_unconscious_too_but_not_the_dead() -> None:
    t = Table("barbarian", "dwarf", "elf", at=("B3", "D3", "C4"))
    t.set(t.hero(1), state="down", body=0, woken_by="potion")
    t.set(t.hero(3), state="dead", body=-1, woken_by="elixir")
    ogre = t.put("ogre_warrior", "C3")
    t.masters_turn().do(Act(ogre.id)).roll(SHIELD, SHIELD, SHIELD, SHIELD).do(Sweep(t.square("D3")))
    assert sorted(line["target"] for line in t.told("log.attacks")) == [1, 2]


@pytest.mark.rule("HQ-19.18", "HQ-19.26")
def test_the_giant_troll_may_sweep_in_place_of_one_of_its_two_attacks() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "C4"))
    troll = t.put("giant_troll", "C3")
    t.masters_turn().do(Act(troll.id)).roll(*(SHIELD,) * 4).do(Attack(1)).roll(*(SHIELD,) * 4).do(Sweep(t.square("B3")))
    assert [line["target"] for line in t.told("log.attacks")] == [1, 1, 2]
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.18", "HQ-19.26")
def test_after_a_sweep_it_has_one_attack_left_and_no_second_sweep() -> None:
    t = Table("barbarian", at=("B3",))
    troll = t.put("giant_troll", "C3")
    t.masters_turn().do(Act(troll.id)).roll(SHIELD, SHIELD).do(Sweep(t.square("B3")))
    assert "HQ-19.18" in t.refused(Sweep(t.square("B3")))
    t.roll(*(SHIELD,) * 4).do(Attack(1))
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.18")
def test_only_those_sweep_whose_line_says_so() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "C3")
    t.masters_turn().do(Act(orc.id))
    assert t.options(Sweep) == []
    assert "HQ-19.18" in t.refused(Sweep(t.square("B3")))


@pytest.mark.rule("HQ-19.18", "HQ-10.12")
def test_a_sweep_strikes_both_who_are_in_one_pit() -> None:
    t = Table("barbarian", "dwarf", at=("C3", "C3"))
    t.g.pits |= 1 << t.square("C3")
    t.set(t.hero(1), pit=True)
    t.set(t.hero(2), pit=True)
    troll = t.put("troll", "D3")
    t.masters_turn().do(Act(troll.id)).roll(*(MONSTER,) * 4).do(Sweep(t.square("C3")))
    assert [line["target"] for line in t.told("log.attacks")] == [1, 2]
