"""HQ-9: unconscious, dead, dead for good."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.moves import (
    Act,
    Cast,
    Decline,
    Drink,
    EndTurn,
    Loot,
    NewHero,
    OpenDoor,
    Prepare,
    TakeUp,
    Walk,
)
from tests.games.heroquest.scenario import SKULL, Table

WHOLE, NO_GOLD = 6, 1
"""A fall that breaks nothing, and the least of the gold."""


def company(*heroes: str, dice: int = 3) -> Table:
    """Side by side, with potions in the first one's bag; the die is that of the first move."""
    t = Table(*(heroes or ("barbarian", "elf")), at=("B3", "B4"), dice=(dice,))
    t.set(t.hero(1), bag=("healing_4", "elixir_of_life"))
    return t


@pytest.mark.rule("HQ-9.1")
@pytest.mark.parametrize(("lost", "state"), [(5, "up"), (6, "down"), (7, "dead"), (8, "lost"), (9, "lost")])
def test_at_0_unconscious_at_minus_1_dead_below_dead_for_good(lost: int, state: str) -> None:
    t = company()
    dice = () if lost == 5 else (WHOLE, NO_GOLD) if lost > 7 else (4, WHOLE, NO_GOLD)
    t.loses(2, lost, *dice)
    assert t.hero(2).state == state


@pytest.mark.rule("HQ-9.1", "HQ-9.4", "HQ-9.5", "HQ-8.5")
def test_who_lies_and_is_struck_again_sinks_deeper_without_defence_or_another_fall() -> None:
    t = company().loses(2, 6, 4, WHOLE, NO_GOLD)
    t.loses(2, 1, 5)
    assert t.hero(2).state == "dead"
    t.loses(2, 1)
    assert t.hero(2).state == "lost"
    assert len(t.told("log.fall")) == 1


@pytest.mark.rule("HQ-9.2")
@pytest.mark.parametrize("rolled", [1, 2])
def test_1_or_2_a_potion_wakes_with_a_single_point_and_a_die_is_missing(rolled: int) -> None:
    t = company().loses(2, 6, rolled, WHOLE, NO_GOLD)
    t.do(Drink("healing_4", 2))
    assert (t.hero(2).state, t.hero(2).body) == ("up", 1)
    assert len(t.sheet(2).attack) == 1
    assert len(t.sheet(2).defence) == 1


@pytest.mark.rule("HQ-9.2")
@pytest.mark.parametrize("rolled", [3, 4, 5])
def test_3_to_5_a_potion_wakes(rolled: int) -> None:
    t = company().loses(2, 6, rolled, WHOLE, NO_GOLD)
    t.do(Drink("healing_4", 2))
    assert (t.hero(2).state, t.hero(2).body) == ("up", 4)
    assert len(t.sheet(2).attack) == 2


@pytest.mark.rule("HQ-9.2")
def test_a_healing_spell_wakes_as_well_and_other_potions_do_not() -> None:
    t = company("wizard", "elf").loses(2, 6, 4, WHOLE, NO_GOLD)
    t.set(t.hero(1), bag=("strength",))
    assert t.refused(Drink("strength", 2)) == ("HQ-9.2",)
    t.roll(3, 3, 3).comes("spell:heal", seat=2, caster=1)
    assert t.hero(2).state == "up"


@pytest.mark.rule("HQ-9.2")
def test_6_misses_one_round_and_gets_up_with_one_point() -> None:
    t = company().loses(2, 6, 6, WHOLE, NO_GOLD)
    t.roll(3).do(EndTurn())
    assert (t.asked_seat, t.g.round, t.hero(2).state) == (1, 2, "down")
    t.roll(3, 3).do(EndTurn())
    assert (t.asked_seat, t.hero(2).state, t.hero(2).body) == (2, "up", 1)


@pytest.mark.rule("HQ-9.3")
@pytest.mark.parametrize(("rolled", "state"), [(1, "lost"), (2, "lost"), (3, "dead"), (5, "dead"), (6, "dead")])
def test_the_table_of_death(rolled: int, state: str) -> None:
    t = company().loses(2, 7, rolled, WHOLE, NO_GOLD)
    assert t.hero(2).state == state


@pytest.mark.rule("HQ-9.3")
@pytest.mark.parametrize(("rolled", "attack"), [(3, 1), (5, 1), (6, 2)])
def test_only_the_elixir_revives_and_after_3_to_5_a_die_is_missing(rolled: int, attack: int) -> None:
    t = company().loses(2, 7, rolled, WHOLE, NO_GOLD)
    assert t.refused(Drink("healing_4", 2)) == ("HQ-9.3",)
    t.do(Drink("elixir_of_life", 2))
    assert (t.hero(2).state, t.hero(2).body) == ("up", 6)
    assert len(t.sheet(2).attack) == attack


@pytest.mark.rule("HQ-9.4", "HQ-9.14")
@pytest.mark.parametrize("lost", [6, 7])
def test_whoever_falls_rolls_table_fall_and_gold_in_this_order(lost: int) -> None:
    t = company().loses(2, lost, 4, WHOLE, NO_GOLD)
    rolled = [line["purpose"] for line in t.told("kernel.rolled-by")]
    assert rolled[-3:] == ["unconscious" if lost == 6 else "death", "fall", "gold"]


@pytest.mark.rule("HQ-9.5")
@pytest.mark.parametrize(("gold", "left"), [(500, 360), (100, 0)])
def test_ten_sided_die_times_twenty_gold_is_lost_at_most_all(gold: int, left: int) -> None:
    t = company()
    t.set(t.hero(2), gold=gold)
    t.loses(2, 6, 4, WHOLE, 7)
    assert t.hero(2).gold == left


@pytest.mark.rule("HQ-9.5")
def test_thieves_take_the_rest_when_no_hero_is_left_in_the_visible_area() -> None:
    t = company("barbarian", "elf", dice=6)
    t.set(t.hero(1), square=t.square("H3"))
    t.set(t.hero(2), gold=200)
    t.loses(2, 6, 4, WHOLE, NO_GOLD)
    t.roll(6).do(EndTurn())
    assert t.hero(2).gold == 180
    t.do(OpenDoor(t.door())).do(Walk(t.square("I3"))).roll(6).do(EndTurn())
    assert t.hero(2).gold == 0
    assert t.told("log.thieves")[0]["n"] == 180


@pytest.mark.rule("HQ-9.5", "HQ-9.6")
def test_nobody_takes_the_gold_of_the_unconscious() -> None:
    t = company()
    t.set(t.hero(2), gold=200)
    t.loses(2, 6, 4, WHOLE, NO_GOLD)
    assert t.refused(Loot(2)) == ("HQ-9.6",)
    assert not t.options(TakeUp)


@pytest.mark.rule("HQ-9.6")
def test_the_others_take_what_the_dead_leave_within_the_limits_and_its_magic_is_gone() -> None:
    t = company("dwarf", "barbarian")
    dead = t.arm(2, "rune_axe", "longsword", belt="dagger")
    t.wear(2, "helmet")
    t.set(dead, gold=220, bag=("healing_2", "homeward_ring"), scrolls=("sleep",))
    t.loses(2, 10, WHOLE, NO_GOLD)
    t.do(Loot(2))
    dwarf = t.hero(1)
    assert dwarf.weapons == (Gear("axe"), Gear("axe"))
    assert (dwarf.belt, dwarf.armour, dwarf.gold) == (Gear("dagger"), (Gear("helmet"),), 200)
    assert dwarf.bag == ("healing_4", "elixir_of_life", "healing_2")
    assert [item.gear for item in t.g.dropped] == [Gear("longsword")]
    assert t.refused(TakeUp(0)) == ("HQ-3.1",)


@pytest.mark.rule("HQ-9.6", "HQ-9.15")
def test_a_marker_stays_and_a_new_hero_from_the_stairway_may_take_it() -> None:
    t = company("dwarf", "elf", dice=1)
    t.wear(2, "helmet")
    t.loses(2, 9, WHOLE, NO_GOLD)
    assert {item.of for item in t.g.dropped} == {2}
    t.roll(6).do(EndTurn())
    t.roll(6).do(NewHero("elf")).do(Walk(t.square("A5"))).do(Loot(2))
    assert t.hero(2).armour == (Gear("helmet"),)


@pytest.mark.rule("HQ-9.15")
@pytest.mark.parametrize(("lost", "dice"), [(7, (2, WHOLE, NO_GOLD)), (8, (WHOLE, NO_GOLD))])
def test_the_player_may_go_on_with_a_new_hero_from_the_stairway(lost: int, dice: tuple[int, ...]) -> None:
    t = company()
    t.set(t.hero(2), gold=300, full_body=8)
    t.loses(2, lost, *dice)
    t.roll(4).do(EndTurn())
    assert (t.asked, t.asked_seat) == ("heroquest.successor", 2)
    t.roll(4).do(NewHero("elf"))
    hero = t.hero(2)
    assert (hero.kind, hero.body, hero.full_body, hero.gold) == ("elf", 6, 6, 0)
    assert hero.weapons == (Gear("short_sword"),)
    assert t.g.plan.stairs >> hero.square & 1
    assert (t.asked, hero.left) == ("heroquest.turn", 10)


@pytest.mark.rule("HQ-9.15", "HQ-1.18")
def test_a_new_wizard_chooses_spells_like_any_other() -> None:
    t = company("barbarian", "wizard").loses(2, 9, WHOLE, NO_GOLD)
    t.roll(4).do(EndTurn()).do(NewHero("wizard"))
    assert (t.asked, t.asked_seat) == ("heroquest.prepare", 2)


@pytest.mark.rule("HQ-9.15", "HQ-B.1")
def test_the_new_hero_is_of_any_class_that_nobody_else_has() -> None:
    t = company("barbarian", "wizard").loses(2, 9, WHOLE, NO_GOLD)
    t.roll(4).do(EndTurn())
    offered = [NewHero("wizard"), NewHero("elf"), NewHero("dwarf"), NewHero("battle_mage")]
    assert (t.options(), t.refused(NewHero("barbarian"))) == ([*offered, Decline()], ("HQ-9.15",))
    t.roll(4).do(NewHero("battle_mage"))
    assert (t.hero(2).kind, t.hero(2).lores, t.asked) == ("battle_mage", ("light",), "heroquest.turn")


@pytest.mark.rule("HQ-9.15", "HQ-8.8")
def test_a_new_wizard_has_seen_nobody_yet() -> None:
    t = company("barbarian", "wizard")
    orc = t.put("orc", "N3")
    t.uncover()
    t.g.sighted = ((2, orc.id),)
    t.loses(2, 9, WHOLE, NO_GOLD).roll(4).do(EndTurn()).do(NewHero("wizard")).roll(4).do(Prepare(("genie",)))
    assert t.refused(Cast("genie", orc.id)) == ("HQ-8.8",)


@pytest.mark.rule("HQ-9.15")
def test_or_decline_for_good() -> None:
    t = company().loses(2, 9, WHOLE, NO_GOLD)
    t.roll(4).do(EndTurn()).roll(4).do(Decline())
    assert t.asked_seat == 1
    t.roll(4).do(EndTurn())
    assert t.asked_seat == 1


@pytest.mark.rule("HQ-9.14")
def test_the_missing_die_is_a_lasting_injury_of_attack_and_defence() -> None:
    t = company().loses(2, 6, 1, WHOLE, NO_GOLD)
    t.do(Drink("healing_4", 2))
    t.set(t.hero(1), bag=("injury_cure",))
    t.do(Drink("injury_cure", 2))
    assert len(t.sheet(2).attack) == len(t.sheet(2).defence) == 2


@pytest.mark.rule("HQ-9.14")
def test_traps_and_spells_fell_heroes_just_as_well() -> None:
    t = company()
    t.set(t.hero(2), body=1)
    t.roll(SKULL, 4, WHOLE, NO_GOLD).comes("furniture:weapons_rack:0", seat=2)
    assert t.hero(2).state == "down"


@pytest.mark.rule("HQ-9.1", "HQ-9.3")
def test_magic_fire_leaves_the_dead_in_peace() -> None:
    t = company("barbarian", "dwarf").loses(2, 8, 4, WHOLE, NO_GOLD)
    mage = t.put("warlock", "F3", spells=("firestorm",))
    t.masters_turn().do(Act(mage.id)).roll(6, 6).do(Cast("firestorm"))
    assert (t.hero(1).body, t.hero(2).body, t.hero(2).state) == (7, -1, "dead")


@pytest.mark.rule("HQ-9.1", "HQ-9.3")
def test_a_bolt_flies_over_the_dead() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "C3")).loses(2, 8, 4, WHOLE, NO_GOLD)
    mage = t.put("warlock", "E3", spells=("lightning_bolt",))
    t.masters_turn().do(Act(mage.id)).do(Cast("lightning_bolt", 0, (t.square("D3"),)))
    assert (t.hero(1).body, t.hero(2).body) == (6, -1)


@pytest.mark.rule("HQ-9.2")
def test_what_the_unconscious_carry_stays_with_them() -> None:
    t = company().loses(2, 6, 4, WHOLE, NO_GOLD)
    t.set(t.hero(1), bag=())
    t.set(t.hero(2), bag=("healing_4",))
    assert t.refused(Drink("healing_4", 2))
