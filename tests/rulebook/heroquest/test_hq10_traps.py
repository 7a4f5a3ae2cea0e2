"""HQ-10: what traps do to those who set them off."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import Hero
from questhall.games.heroquest.moves import Act, Attack, Dodge, EndTurn, Path, SearchTraps, Walk
from questhall.games.heroquest.rules import pushing
from questhall.games.heroquest.rules.values import attack_dice, defence_dice, hand_weapon
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


def trapped(kind: Any, *heroes: str, **fields: Any) -> Table:
    """A trap on C3, beside the first hero on B3. Any: a kind of trap, and fields of it."""
    return Table(*heroes, dice=(6,), traps=(v.Trap(kind=kind, at=(2, 2), **fields),))


def lost(hero: Hero) -> int:
    return hero.full_body - hero.body


# --- searching -----------------------------------------------------------------------------------


@pytest.mark.rule("HQ-10.1")
def test_a_search_marks_the_traps_and_secret_doors_of_the_own_room() -> None:
    secret = v.Door(at=(3, 5), to="south", kind="secret")
    rows = ("AAAAAAAA...BBBBB",) * 6 + ("CCCCCCCC########",)
    traps = (v.Trap(kind="spear", at=(2, 2)), v.Trap(kind="pit", at=(12, 2)))
    t = Table(rows=rows, doors=(secret,), traps=traps).do(SearchTraps())
    assert t.g.traps_found == 1 << t.square("C3"), "the pit lies in another room"
    assert t.g.found == 1 << t.door()
    assert t.told("log.found-trap") == [{"square": t.square("C3")}]


@pytest.mark.rule("HQ-10.1")
def test_nobody_searches_with_a_monster_in_the_visible_area() -> None:
    t = trapped("spear")
    orc = t.put("orc", "H6")
    assert t.refused(SearchTraps()) == ("HQ-10.1",)
    t.set(orc, square=t.square("M3"))
    t.do(SearchTraps())


@pytest.mark.rule("HQ-10.1")
def test_nobody_searches_where_somebody_fights() -> None:
    t = trapped("spear", "barbarian", "elf")
    t.uncover()
    t.g.opened, t.g.east = 1 << t.door(), t.g.east | 1 << t.square("H3")
    t.put("orc", "I3")
    t.set(t.hero(2), square=t.square("H3"))
    assert t.refused(SearchTraps()) == ("HQ-10.1",)


# --- the kinds of traps ---------------------------------------------------------------------------------


@pytest.mark.rule("HQ-10.2", "HQ-10.17")
def test_a_spear_hits_with_a_skull_and_ends_the_turn() -> None:
    t = trapped("spear", "barbarian", "elf").roll(SKULL, 3).do(Walk(17 * 2))
    assert lost(t.hero()) == 1
    assert t.asked_seat == 2
    assert t.g.traps_spent, "it is gone"


@pytest.mark.rule("HQ-10.2")
@pytest.mark.parametrize("shield", [SHIELD, MONSTER])
def test_a_spear_misses_with_any_shield_and_the_turn_goes_on(shield: int) -> None:
    t = trapped("spear")
    before = t.hero().left
    t.roll(shield).do(Walk(t.square("C3")))
    assert lost(t.hero()) == 0
    assert (t.asked, t.hero().left) == ("heroquest.turn", before - 1)
    t.do(Walk(t.square("D3")))


@pytest.mark.rule("HQ-10.3")
def test_a_pit_costs_a_body_point_ends_the_turn_and_stays() -> None:
    t = trapped("pit", "barbarian", "elf").roll(3).do(Path(path := (34, 35)))
    hero = t.hero()
    assert (lost(hero), hero.square, hero.pit) == (1, path[0], True)
    assert t.asked_seat == 2
    assert t.g.pits == 1 << path[0]


@pytest.mark.rule("HQ-10.10")
def test_in_a_pit_one_has_a_die_less_and_next_turn_one_climbs_out_and_moves_on() -> None:
    t = trapped("pit")
    hero = t.hero()
    attack, defence = len(attack_dice(t.g, hero, hand_weapon(t.g, hero))), len(defence_dice(t.g, hero))
    t.roll(3).do(Walk(t.square("C3")))
    assert len(attack_dice(t.g, hero, hand_weapon(t.g, hero))) == attack - 1
    assert len(defence_dice(t.g, hero)) == defence - 1
    t.do(Walk(t.square("E3")))
    assert (hero.pit, hero.square) == (False, t.square("E3"))


@pytest.mark.rule("HQ-10.10")
def test_whoever_fights_without_leaving_the_pit_is_still_in_it() -> None:
    t = trapped("pit").roll(3).do(Walk(34))
    orc = t.put("orc", "C4")
    t.roll(SHIELD, SHIELD, SHIELD, SHIELD).do(Attack(orc.id))
    assert t.hero().pit


@pytest.mark.rule("HQ-10.4")
def test_a_rock_costs_its_skulls_and_the_hero_chooses_where_to_dodge() -> None:
    t = trapped("rock").roll(SKULL, SKULL).do(Walk(34))
    assert lost(t.hero()) == 2
    assert (t.asked, t.asked_seat) == ("heroquest.dodge", 1)
    assert Dodge(t.square("D4")) in t.options(), "adjacent are the eight squares around"
    t.do(Dodge(t.square("D4")))
    assert t.hero().square == t.square("D4")
    assert t.g.rubble == 1 << t.square("C3")
    assert t.refused(Path((t.square("C4"), t.square("C3")))) == ("HQ-B.4",)


@pytest.mark.rule("HQ-10.4")
def test_nobody_dodges_onto_a_taken_square() -> None:
    t = trapped("rock", "barbarian", "elf")
    t.set(t.hero(2), square=t.square("D3"))
    t.roll(SHIELD, SHIELD).do(Walk(34))
    assert Dodge(t.square("D3")) not in t.options()


@pytest.mark.rule("HQ-10.17")
def test_without_a_free_square_around_it_is_the_nearest_free_one() -> None:
    rows = ("AAAAAAAA",)
    t = Table("barbarian", "elf", "dwarf", rows=rows, doors=(), stairs=((7, 0),), dice=(6,),
              at=("B1", "D1", "A1"), traps=(v.Trap(kind="rock", at=(2, 0)),))  # fmt: skip
    t.roll(SHIELD, SHIELD)
    t.set(t.hero(1), square=t.square("A1"))
    t.set(t.hero(3), square=t.square("B1"))
    t.do(Walk(t.square("C1")))
    assert t.hero().square == t.square("A1"), "behind the Dwarf"


@pytest.mark.rule("HQ-10.14")
def test_an_arrow_that_is_only_the_trigger_stays_free() -> None:
    t = trapped("rock", "barbarian", "elf", buries=(1, 3)).roll(SKULL, SHIELD).do(Walk(34))
    assert t.asked_seat == 2, "the Elf on B4 is under the rock and leaps aside"
    t.do(Dodge(t.square("B5")))
    assert (lost(t.hero(1)), lost(t.hero(2))) == (0, 1)
    assert t.hero(1).square == t.square("C3")
    assert t.g.rubble == 1 << t.square("B4")


@pytest.mark.rule("HQ-10.5", "HQ-10.17")
def test_the_blade_strikes_all_who_follow_within_the_marks_with_two_dice_against_two() -> None:
    t = trapped("guillotine", "barbarian", "wizard", "elf", marks=((0, 2), (1, 3)))
    t.set(t.hero(2), square=t.square("B4"))
    t.set(t.hero(3), square=t.square("B5"))
    t.roll(SKULL, SKULL, SHIELD, SKULL, SKULL, SKULL, SKULL, SKULL).do(Walk(t.square("C3")))
    assert (lost(t.hero(1)), lost(t.hero(2)), lost(t.hero(3))) == (1, 2, 0)
    assert len(t.told("kernel.threw")[1]["dice"]) == 2, "whatever the defence value is"
    assert (t.asked, t.asked_seat) == ("heroquest.turn", 1), "the turn goes on"


@pytest.mark.rule("HQ-B.9", "HQ-10.5")
@pytest.mark.parametrize(("spot", "struck"), [("A3", True), ("C2", True), ("D3", False), ("D2", False)])
def test_a_monster_that_follows_within_the_marks_is_struck_too_but_nobody_ahead(spot: str, struck: bool) -> None:
    t = trapped("guillotine", marks=((0, 2), (2, 1), (3, 2), (3, 1)))
    t.put("goblin", spot)
    t.roll(SHIELD, SHIELD, *(SKULL, SHIELD, SHIELD, SHIELD) * struck).do(Walk(t.square("C3")))
    assert bool(t.g.monsters) != struck


@pytest.mark.rule("HQ-B.9")
def test_monsters_walk_over_hidden_traps_unharmed() -> None:
    t = trapped("spear")
    orc = t.put("orc", "D3")
    t.masters_turn()
    t.do(Act(orc.id)).do(Walk(t.square("C3")))
    assert (orc.square, t.g.traps_spent, t.g.traps_found) == (t.square("C3"), 0, 0)


@pytest.mark.rule("HQ-10.6")
def test_any_shield_clings_to_the_edge_of_the_tomb_and_ends_the_turn() -> None:
    t = trapped("tomb", "barbarian", "elf").roll(SHIELD, 3).do(Walk(34))
    assert (lost(t.hero()), t.hero().pit, t.asked_seat) == (0, False, 2)
    assert not t.g.traps_spent, "it stays"


@pytest.mark.rule("HQ-10.6")
@pytest.mark.parametrize(("die", "damage"), [(SHIELD, 1), (SKULL, 2)])
def test_whoever_falls_into_the_tomb_defends_two_points_with_one_die(die: int, damage: int) -> None:
    t = trapped("tomb", "barbarian", "elf").roll(SKULL, die, 3).do(Walk(34))
    assert (lost(t.hero()), t.hero().pit) == (damage, True)


@pytest.mark.rule("HQ-10.7")
def test_a_blaze_waits_for_the_game_master_and_others_may_run() -> None:
    t = trapped("blaze", "barbarian", "elf", "dwarf")
    t.uncover()
    t.roll(3).do(Walk(34))
    assert (t.asked_seat, lost(t.hero(1))) == (2, 0), "the turn of whoever set it off is over"
    t.set(t.hero(2), square=t.square("I3"))
    t.do(EndTurn())
    t.roll(SKULL, SKULL, SKULL, SHIELD, SKULL, SKULL, SKULL, SHIELD, SHIELD, SHIELD, 3).do(EndTurn())
    assert (lost(t.hero(1)), lost(t.hero(2)), lost(t.hero(3))) == (2, 0, 0)
    assert len(t.told("kernel.threw")) == 4, "three dice and a defence each, and no die for the Dwarf's resistance"


# --- being pushed ------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-19.53", "HQ-10.3")
def test_a_hero_who_is_pushed_onto_a_trap_sets_it_off() -> None:
    t = trapped("pit")
    orc = t.put("orc", "A3")
    t.g.interrupt(pushing.Push(pusher=orc.id, pushed=1))
    t.g.run()
    assert (t.hero().square, t.hero().pit, lost(t.hero())) == (t.square("C3"), True, 1)
