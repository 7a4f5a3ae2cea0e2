"""HQ-B.6 to HQ-B.9, HQ-B.14, HQ-B.15: dice, blows, reach, and pools without a die."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.heroquest.dice import WHITE
from questhall.games.heroquest.entities import MASTER, Gear
from questhall.games.heroquest.moves import Act, Attack, OpenDoor, Rest, Walk
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


@pytest.mark.rule("HQ-B.6")
def test_skulls_less_the_shields_of_the_defender_are_lost() -> None:
    t = Table("barbarian")
    orc = t.put("black_orc", "A3")
    t.roll(SKULL, SKULL, SHIELD, MONSTER, MONSTER, SHIELD, SKULL).do(Attack(orc.id))
    assert orc.body == 1


@pytest.mark.rule("HQ-B.6")
def test_heroes_block_with_white_shields_and_monsters_with_monster_shields() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "A3")
    t.roll(SKULL, SHIELD, SHIELD, SHIELD, SHIELD, SHIELD, SHIELD).do(Attack(orc.id))
    assert orc.id not in t.g.monsters
    rat = t.put("clanrat", "A3")
    t.masters_turn().do(Act(rat.id)).roll(SKULL, SKULL, MONSTER, SHIELD).do(Attack(1))
    assert t.hero().body == 7


@pytest.mark.rule("HQ-B.7")
def test_the_white_die_has_three_skulls_two_white_shields_and_one_monster_shield() -> None:
    assert Counter(WHITE.faces) == {"skull": 3, "shield": 2, "monster": 1}


@pytest.mark.rule("HQ-B.8")
def test_blows_are_orthogonal_unless_the_weapon_is_made_for_more() -> None:
    t = Table("barbarian")
    straight, slanted, far = t.put("orc", "A3"), t.put("orc", "A2"), t.put("orc", "E3")
    assert "HQ-B.8" in t.refused(Attack(slanted.id))
    assert t.refused(Attack(far.id)) == ("HQ-B.8",)
    assert t.options(Attack) == [Attack(straight.id)]
    t.arm(1, "short_sword", "bow")
    assert t.options(Attack) == [Attack(straight.id), Attack(slanted.id), Attack(far.id, "ranged")]


@pytest.mark.rule("HQ-B.9")
def test_a_monster_moves_up_to_its_tempo_and_attacks_once_in_either_order() -> None:
    t = Table("barbarian", at=("A1",))
    mummy = t.put("mummy", "F1")
    t.masters_turn().do(Act(mummy.id))
    assert "HQ-2.1" in t.refused(Walk(t.square("A2")))
    t.do(Walk(t.square("B1"))).roll(MONSTER, MONSTER, MONSTER).do(Attack(1))
    assert t.asked == "heroquest.monster"
    assert t.options(Attack) == t.options(Walk) == []
    t.do(Rest())
    assert t.asked_seat == 1


@pytest.mark.rule("HQ-B.9")
def test_monsters_never_enter_the_stairway() -> None:
    t = Table("barbarian", at=("A1",))
    orc = t.put("orc", "B6")
    t.masters_turn().do(Act(orc.id))
    assert t.asked_seat == MASTER
    assert t.refused(Walk(t.square("A6"))) == ("HQ-B.9",)


@pytest.mark.rule("HQ-B.14")
def test_without_a_single_die_there_is_no_attack() -> None:
    t = Table("wizard")
    orc = t.put("orc", "A3")
    t.arm(1)
    assert "HQ-B.14" in t.refused(Attack(orc.id))
    t.arm(1, belt=Gear("dagger", rusty=True, notched=True))
    assert "HQ-B.14" in t.refused(Attack(orc.id, "belt"))
    t.arm(1, Gear("club", notched=True))
    assert Attack(orc.id) in t.options(Attack)


@pytest.mark.rule("HQ-B.14", "HQ-17.2")
def test_without_a_single_die_there_is_no_defence_roll() -> None:
    t = Table("barbarian", at=("A3",))
    t.set(t.hero(), mind=0)
    goblin = t.put("goblin", "B3")
    t.masters_turn().do(Act(goblin.id)).roll(SKULL, SKULL).do(Attack(1))
    assert t.hero().body == 6
    assert [throw["purpose"] for throw in t.told("kernel.threw")] == ["attack"]


@pytest.mark.rule("HQ-B.15")
def test_adjacent_are_the_eight_squares_around_and_base_contact_is_orthogonal() -> None:
    t = Table("barbarian")
    around, beside = t.g.around(t.square("D3")), t.g.beside(t.square("D3"))
    assert around.bit_count() == 8
    assert beside.bit_count() == 4
    assert around >> t.square("C2") & 1
    assert not beside >> t.square("C2") & 1


@pytest.mark.rule("HQ-B.15")
def test_nothing_is_adjacent_through_walls_and_closed_doors() -> None:
    t = Table("barbarian")
    assert not t.g.around(t.square("H1")) >> t.square("I1") & 1
    assert not t.g.around(t.square("H3")) >> t.square("I3") & 1
    t.set(t.hero(), square=t.square("H3"))
    t.do(OpenDoor(t.door()))
    assert t.g.around(t.square("H3")) >> t.square("I3") & 1
