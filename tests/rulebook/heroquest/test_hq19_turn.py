"""HQ-B.9 and HQ-19.22, HQ-19.43: a monster's turn, and who plays it."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.moves import Act, Attack, OpenChest, OpenDoor, Path, Rest, SearchTreasure, Walk
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


@pytest.mark.rule("HQ-B.9")
def test_a_monster_moves_up_to_its_tempo_and_attacks_once() -> None:
    t = Table("barbarian")
    fimir = t.put("fimir", "H3")
    t.masters_turn().do(Act(fimir.id))
    assert t.refused(Walk(t.square("A1"))) == ("HQ-2.1",)
    t.do(Walk(t.square("C3"))).roll(SHIELD, SHIELD, SHIELD).do(Attack(1))
    assert t.refused(Attack(1)) == ("HQ-B.2",)
    assert t.refused(Walk(t.square("C4"))) == ("HQ-B.2",)


@pytest.mark.rule("HQ-B.9")
def test_it_may_attack_first_and_move_then() -> None:
    t = Table("barbarian")
    orc = t.put("orc", "C3")
    t.masters_turn().do(Act(orc.id)).roll(SHIELD, SHIELD, SHIELD).do(Attack(1)).do(Walk(t.square("H3")))
    assert orc.square == t.square("H3")
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-B.9")
def test_monsters_neither_search_nor_open_anything() -> None:
    t = Table("barbarian")
    goblin = t.put("goblin", "H3")
    t.masters_turn().do(Act(goblin.id))
    for answer in (SearchTreasure(), OpenDoor(t.door()), OpenChest(0)):
        t.refused(answer)
        assert type(answer) not in {type(option) for option in t.options()}


@pytest.mark.rule("HQ-B.9")
def test_hidden_traps_do_nothing_to_monsters() -> None:
    t = Table("barbarian", traps=(v.Trap(kind="pit", at=(4, 2)),))
    goblin = t.put("goblin", "F3")
    t.masters_turn().do(Act(goblin.id)).do(Path((t.square("E3"), t.square("D3"))))
    assert (goblin.square, goblin.body, t.g.traps_spent) == (t.square("D3"), 1, 0)


@pytest.mark.rule("HQ-B.9")
def test_monsters_do_not_enter_the_stairway() -> None:
    t = Table("barbarian")
    goblin = t.put("goblin", "A5")
    t.masters_turn().do(Act(goblin.id))
    assert t.refused(Walk(t.square("A6"))) == ("HQ-B.9",)


@pytest.mark.rule("HQ-B.9")
def test_guards_may_move_and_sleepers_never_act() -> None:
    t = Table("barbarian")
    guard, statue = t.put("orc", "H3", stays=True), t.put("gargoyle", "H5", asleep=True)
    t.masters_turn()
    assert Act(guard.id) in t.options()
    assert Act(statue.id) not in t.options()


@pytest.mark.rule("HQ-19.43")
def test_the_squig_moves_as_far_as_its_die_says() -> None:
    t = Table("barbarian")
    squig = t.put("squig", "H3")
    t.masters_turn().roll(SKULL, 2).do(Act(squig.id))
    assert squig.left == 2
    assert t.refused(Walk(t.square("E3"))) == ("HQ-2.1",)


@pytest.mark.rule("HQ-19.22")
def test_a_black_shield_gives_the_squigs_whole_turn_to_the_heroes() -> None:
    t = Table("barbarian", "dwarf")
    squig, goblin = t.put("squig", "G3"), t.put("goblin", "E3")
    t.masters_turn().roll(MONSTER, 1).do(Act(squig.id))
    assert [ask.seat for ask in t.g.asks] == [1, 2]
    t.do(Walk(t.square("F3")), seat=2).roll(SKULL, SHIELD, SHIELD, SHIELD, SKULL).do(Attack(goblin.id), seat=1)
    assert goblin.id not in t.g.monsters
    t.do(Rest(), seat=1)
    assert squig.done
    assert not squig.lent


@pytest.mark.rule("HQ-19.22")
def test_on_anything_else_the_game_master_plays_it() -> None:
    t = Table("barbarian")
    squig = t.put("squig", "C3")
    t.masters_turn().roll(SKULL, 1).do(Act(squig.id))
    assert t.asked_seat == 0
    assert Attack(1) in t.options()
