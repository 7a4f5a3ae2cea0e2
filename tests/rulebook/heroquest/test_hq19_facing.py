"""HQ-19.6, HQ-19.14, HQ-19.25, HQ-19.41, HQ-19.45: the giant spider and the dragon have a front."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.entities import EAST, NORTH, SOUTH, WEST, Monster
from questhall.games.heroquest.moves import Act, Attack, Jump, Path, Turn, Walk, Ward, Withstand
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

MISS = (SHIELD,) * 4


def acting(t: Table, kind: str, spot: str, facing: int) -> Monster:
    """The monster that acts."""
    monster = t.put(kind, spot, facing=facing)
    t.masters_turn().do(Act(monster.id))
    return monster


def dice(t: Table) -> int:
    """How many were rolled last."""
    return len(t.told("kernel.threw")[-1]["dice"])


AROUND = {"D2": 4, "C2": 3, "E2": 3, "C3": 2, "E3": 2}


@pytest.mark.rule("HQ-19.25")
@pytest.mark.parametrize(("spot", "n"), AROUND.items())
def test_the_spider_strikes_ahead_with_four_diagonally_with_three_and_sideways_with_two(spot: str, n: int) -> None:
    t = Table("barbarian", at=(spot,))
    acting(t, "giant_spider", "D3", NORTH)
    t.roll(*MISS[:n]).do(Attack(1))
    assert dice(t) == n


@pytest.mark.rule("HQ-19.25")
@pytest.mark.parametrize("spot", ["D4", "C4", "E4", "D1"])
def test_the_spider_reaches_nobody_behind_it_and_nobody_farther_off(spot: str) -> None:
    t = Table("barbarian", at=(spot,))
    acting(t, "giant_spider", "D3", NORTH)
    assert "HQ-19.25" in t.refused(Attack(1))


@pytest.mark.rule("HQ-19.25")
def test_the_spider_attacks_all_its_foes_in_one_turn_each_once() -> None:
    t = Table("barbarian", "dwarf", "elf", at=("D2", "E2", "C3"))
    acting(t, "giant_spider", "D3", NORTH)
    t.roll(*MISS).do(Attack(1)).roll(*MISS).do(Attack(2)).roll(*MISS)
    assert t.refused(Attack(1)) == ("HQ-19.25",)
    t.do(Attack(3))
    assert not t.options(Attack)


@pytest.mark.rule("HQ-19.14")
def test_turning_is_the_spiders_action() -> None:
    t = Table("barbarian", at=("D4",))
    spider = acting(t, "giant_spider", "D3", NORTH)
    t.do(Turn(SOUTH))
    assert spider.facing == SOUTH
    assert t.refused(Attack(1)) == ("HQ-B.2",)
    assert t.refused(Turn(EAST)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.14")
def test_a_spider_that_has_fought_does_not_turn() -> None:
    t = Table("barbarian", at=("D2",))
    acting(t, "giant_spider", "D3", NORTH)
    t.roll(*MISS).do(Attack(1))
    assert t.refused(Turn(SOUTH)) == ("HQ-B.2",)
    assert t.refused(Path((t.square("E3"),))) == ("HQ-19.14", "HQ-19.45")


@pytest.mark.rule("HQ-19.45", "HQ-19.14")
def test_a_spider_keeps_its_facing_straight_ahead_and_can_fight_then() -> None:
    t = Table("barbarian", at=("D1",))
    spider = acting(t, "giant_spider", "D5", NORTH)
    t.do(Walk(t.square("D2")))
    assert spider.facing == NORTH
    t.roll(*MISS).do(Attack(1))


@pytest.mark.rule("HQ-19.45", "HQ-19.14")
def test_a_way_round_one_corner_is_a_turn_and_two_corners_are_too_many() -> None:
    t = Table("barbarian", at=("F2",))
    spider = acting(t, "giant_spider", "D3", NORTH)
    assert "HQ-19.14" in t.refused(Path((t.square("E3"), t.square("E2"))))
    t.do(Walk(t.square("E2")))
    assert spider.facing == EAST
    assert t.refused(Attack(1)) == ("HQ-B.2",)


SIDES = {"D2": 4, "C3": 2, "E3": 2, "D4": 3}


@pytest.mark.rule("HQ-19.6")
@pytest.mark.parametrize(("spot", "n"), SIDES.items())
def test_the_dragon_bites_claws_and_lashes_with_its_three_numbers(spot: str, n: int) -> None:
    t = Table("barbarian", at=(spot,))
    acting(t, "dragon", "D3", NORTH)
    t.roll(*MISS[:n]).do(Attack(1))
    assert dice(t) == n


@pytest.mark.rule("HQ-19.6")
def test_the_dragon_attacks_four_times() -> None:
    t = Table("barbarian", "dwarf", "elf", "wizard", at=tuple(SIDES))
    acting(t, "dragon", "D3", NORTH)
    for seat in (4, 2, 1, 3):
        t.roll(*MISS).do(Attack(seat))
    assert not t.options(Attack)


@pytest.mark.rule("HQ-19.6")
def test_the_dragon_reaches_nobody_diagonally() -> None:
    t = Table("barbarian", at=("E2",))
    acting(t, "dragon", "D3", NORTH)
    assert "HQ-19.6" in t.refused(Attack(1))


@pytest.mark.rule("HQ-19.45")
def test_the_dragon_turns_for_free_as_part_of_its_move() -> None:
    t = Table("barbarian", at=("D4",))
    dragon = acting(t, "dragon", "D3", NORTH)
    t.do(Turn(SOUTH)).roll(*MISS).do(Attack(1))
    assert dice(t) == 4
    assert t.refused(Turn(WEST)) == ("HQ-B.2",)
    assert dragon.facing == SOUTH


@pytest.mark.rule("HQ-19.45")
def test_the_dragon_looks_where_it_goes() -> None:
    t = Table("barbarian", at=("A1",))
    dragon = acting(t, "dragon", "D3", NORTH)
    t.do(Path((t.square("E3"), t.square("E4"))))
    assert (dragon.facing, dragon.left) == (SOUTH, 6)
    t.do(Turn(WEST))
    assert (dragon.facing, dragon.left) == (WEST, 6)


@pytest.mark.rule("HQ-19.45")
def test_others_have_no_facing_to_turn() -> None:
    t = Table("barbarian")
    acting(t, "orc", "D3", NORTH)
    assert t.refused(Turn(EAST)) == ("HQ-19.45",)


@pytest.mark.rule("HQ-19.41")
def test_a_wound_by_a_poisonous_tail_costs_one_more() -> None:
    t = Table("barbarian", at=("D4",))
    acting(t, "dragon", "D3", NORTH)
    t.roll(SKULL, SKULL, SHIELD, SHIELD, SKULL).do(Attack(1))
    assert t.hero().body == 8 - 1 - 1


@pytest.mark.rule("HQ-19.41")
@pytest.mark.parametrize(
    ("spot", "roll"), [("D2", (SKULL, *MISS[:3], SKULL, SKULL)), ("C3", (SKULL, SHIELD, SKULL, SKULL))]
)
def test_bite_and_claws_are_not_poisonous(spot: str, roll: tuple[int, ...]) -> None:
    t = Table("barbarian", at=(spot,))
    acting(t, "dragon", "D3", NORTH)
    t.roll(*roll).do(Attack(1))
    assert t.hero().body == 7


@pytest.mark.rule("HQ-19.41", "HQ-1.12")
def test_the_dwarfs_constitution_wards_off_the_poison_of_a_tail() -> None:
    t = Table("dwarf", at=("D4",))
    acting(t, "dragon", "D3", NORTH)
    t.roll(SKULL, SHIELD, SHIELD, SKULL, SKULL, MONSTER).do(Attack(1)).do(Withstand())
    assert t.hero().body == 7 - 1


@pytest.mark.rule("HQ-19.41", "HQ-9.1", "HQ-9.3")
def test_wound_and_poison_of_a_tail_are_one_fall_with_one_table() -> None:
    t = Table("barbarian", "elf", at=("D4", "A1"))
    acting(t, "dragon", "D3", NORTH)
    t.set(t.hero(), body=1)
    t.roll(SKULL, SHIELD, SHIELD, SKULL, SKULL, 3, 6, 1).do(Attack(1))
    assert (t.hero().body, t.hero().state, t.told("log.unconscious")) == (-1, "dead", [])


@pytest.mark.rule("HQ-19.41", "HQ-14.4")
def test_the_antidote_keeps_the_poison_off_but_not_the_wound() -> None:
    t = Table("barbarian", at=("D4",))
    acting(t, "dragon", "D3", NORTH)
    t.set(t.hero(), bag=("antidote",))
    t.roll(SKULL, SHIELD, SHIELD, SKULL, SKULL).do(Attack(1)).do(Ward("antidote"))
    assert (t.hero().body, t.hero().has("poisoned")) == (7, False)


@pytest.mark.rule("HQ-19.6", "HQ-19.40")
def test_the_quest_gives_the_dragons_three_numbers() -> None:
    values = v.Profile(attack=(5, 3, 4), defence=6, tempo=8, body=12, mind=6)
    foe = v.Foe(kind="dragon", at=(3, 2), id="wyrm", values=values, facing="north")
    t = Table("barbarian", at=("D4",), foes=(foe,))
    dragon = next(iter(t.g.monsters.values()))
    t.masters_turn().do(Act(dragon.id)).roll(*MISS).do(Attack(1))
    assert dice(t) == 4


@pytest.mark.rule("HQ-19.45", "HQ-19.14", "HQ-B.9")
def test_a_jump_over_a_pit_turns_like_a_step() -> None:
    t = Table("barbarian", at=("A1",))
    t.g.pits = 1 << t.square("E3")
    spider = acting(t, "giant_spider", "D3", NORTH)
    t.roll(SHIELD).do(Jump(t.square("E3")))
    assert (spider.square, spider.facing) == (t.square("F3"), EAST)
    assert t.refused(Turn(NORTH)) == ("HQ-B.2",)
