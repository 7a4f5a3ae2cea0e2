"""HQ-19.8, HQ-19.9, HQ-19.11, HQ-19.19, HQ-19.21, HQ-19.28, HQ-19.54, HQ-19.55: attacks of another kind."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import EAST, WEST
from questhall.games.heroquest.moves import Act, Attack, Special
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

MISS = (SHIELD,) * 4


def acting(t: Table, kind: str, spot: str) -> int:
    """The monster that acts."""
    monster = t.put(kind, spot)
    t.masters_turn().do(Act(monster.id))
    return monster.id


def pools(t: Table) -> list[int]:
    """How many dice were rolled at once, each time."""
    return [len(told["dice"]) for told in t.told("kernel.threw")]


@pytest.mark.rule("HQ-19.19", "HQ-19.28")
@pytest.mark.parametrize(("kind", "special", "n"), [("gutter_runner", "sling", 2), ("assassin", "stars", 3)])
def test_sling_and_stars_attack_from_afar(kind: str, special: str, n: int) -> None:
    t = Table("barbarian")
    acting(t, kind, "F3")
    t.roll(*(SKULL,) * n, SHIELD, SKULL).do(Special(special, 1))
    assert pools(t) == [n, 2]
    assert t.hero().body == 8 - (n - 1)


@pytest.mark.rule("HQ-19.54", "HQ-4.1")
@pytest.mark.parametrize("spot", ["C3", "C4"])
def test_neither_goes_to_an_adjacent_square(spot: str) -> None:
    t = Table("barbarian")
    acting(t, "gutter_runner", spot)
    assert t.refused(Special("sling", 1)) == ("HQ-4.1",)


@pytest.mark.rule("HQ-19.54")
def test_stars_replace_the_attack_and_nothing_doubles_them() -> None:
    t = Table("barbarian", "dwarf", at=("B3", "F4"))
    acting(t, "assassin", "F3")
    t.roll(*MISS[:3]).do(Special("stars", 1))
    assert t.refused(Special("stars", 1)) == ("HQ-B.2",)
    assert t.refused(Attack(2)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.54", "HQ-4.3")
def test_a_sling_stone_past_others_may_go_astray() -> None:
    t = Table("barbarian")
    goblin = t.put("goblin", "D3")
    acting(t, "gutter_runner", "F3")
    t.roll(SKULL, MONSTER).do(Special("sling", 1))
    assert goblin.id not in t.g.monsters
    assert t.hero().body == 8


@pytest.mark.rule("HQ-19.8", "HQ-19.55")
def test_a_demon_throws_a_fireball_of_two_dice_instead_of_biting() -> None:
    t = Table("barbarian")
    acting(t, "lesser_demon", "C3")
    t.roll(SKULL, SKULL, SHIELD, SKULL).do(Special("fireball", 1))
    assert pools(t) == [2, 2]
    assert t.hero().body == 7
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.8", "HQ-8.1")
def test_the_fireball_needs_a_line_of_sight() -> None:
    t = Table("barbarian", at=("A3",))
    t.put("goblin", "B3")
    acting(t, "lesser_demon", "H3")
    assert t.refused(Special("fireball", 1)) == ("HQ-4.2",)


@pytest.mark.rule("HQ-19.8", "HQ-1.25")
def test_the_dwarf_resists_the_fireball_because_it_is_a_spell() -> None:
    t = Table("dwarf")
    acting(t, "lesser_demon", "D3")
    t.roll(MONSTER).do(Special("fireball", 1))
    assert pools(t) == [1]
    assert t.hero().body == 7


@pytest.mark.rule("HQ-19.9", "HQ-1.25")
def test_the_dwarf_does_not_resist_the_fire_jet() -> None:
    t = Table("dwarf")
    acting(t, "dragon", "D3")
    t.roll(*MISS).do(Special("fire_jet", WEST))
    assert pools(t) == [4]


@pytest.mark.rule("HQ-19.9")
def test_the_fire_jet_strikes_four_in_a_line_with_ever_fewer_dice() -> None:
    t = Table("barbarian", "dwarf", "elf", "wizard", "battle_mage", at=("C3", "D3", "F3", "G3", "H3"))
    acting(t, "dragon", "B3")
    t.roll(*MISS, *MISS[:3], *MISS[:2], *MISS[:1]).do(Special("fire_jet", EAST))
    assert pools(t) == [4, 3, 2, 1]
    assert [told["target"] for told in t.told("log.attacks")] == [1, 2, 3, 4]


@pytest.mark.rule("HQ-19.9")
def test_whoever_the_fire_jet_strikes_defends_normally() -> None:
    t = Table("barbarian", at=("F3",))
    acting(t, "dragon", "B3")
    t.roll(SKULL, SKULL, SKULL, SHIELD, SHIELD, SKULL).do(Special("fire_jet", EAST))
    assert t.hero().body == 8 - 2


@pytest.mark.rule("HQ-19.11")
def test_nothing_is_in_the_way_of_the_fire_jet() -> None:
    t = Table("barbarian", at=("F3",))
    goblin = t.put("goblin", "D3")
    acting(t, "dragon", "B3")
    t.roll(*MISS).do(Special("fire_jet", EAST))
    assert pools(t) == [4]
    assert goblin.body == 1


@pytest.mark.rule("HQ-19.9")
def test_the_fire_jet_stays_in_the_visible_area() -> None:
    t = Table("barbarian", at=("I3",))
    t.uncover()
    t.g.east |= 1 << t.square("H3")
    acting(t, "dragon", "B3")
    assert t.refused(Special("fire_jet", EAST)) == ("HQ-19.9",)


@pytest.mark.rule("HQ-19.9", "HQ-19.55")
def test_the_fire_jet_takes_the_place_of_all_attacks() -> None:
    t = Table("barbarian", at=("C3",))
    acting(t, "dragon", "B3")
    t.roll(*MISS).do(Special("fire_jet", EAST))
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.11")
def test_a_dragon_can_always_be_shot_in_the_visible_area() -> None:
    t = Table("elf", at=("B3",))
    t.arm(1, "bow")
    dragon, orc = t.put("dragon", "F3"), t.put("orc", "G3")
    t.put("goblin", "D3")
    t.roll(*MISS).do(Attack(dragon.id, "ranged"))
    assert t.told("log.attacks")[-1]["how"] == "shot"
    assert orc.body == 1


@pytest.mark.rule("HQ-19.11")
def test_neither_magic_darkness_nor_a_shadow_hides_a_dragon() -> None:
    t = Table("elf", at=("A3",))
    t.arm(1, "bow", "short_sword")
    t.mark(t.hero(), "sight", "caster_turn", 2)
    orc, dragon = t.put("orc", "A6"), t.put("dragon", "F3")
    t.g.shadows = 1 << dragon.square
    assert t.options(Attack) == [Attack(dragon.id, "ranged")]
    assert "HQ-4.2" in t.refused(Attack(orc.id, "ranged"))


@pytest.mark.rule("HQ-19.21")
def test_the_scream_attacks_all_heroes_and_their_minds_defend_them() -> None:
    t = Table("barbarian", "wizard", "elf", at=("B3", "H6", "I3"))
    t.uncover()
    acting(t, "banshee", "E3")
    t.roll(SKULL, SKULL, SKULL, SHIELD, SKULL, SKULL, SKULL, SKULL, *MISS, SHIELD, SHIELD).do(Special("scream"))
    assert pools(t) == [3, 2, 3, 6]
    assert (t.hero(1).body, t.hero(2).body, t.hero(3).body) == (6, 4, 6)


@pytest.mark.rule("HQ-19.48", "HQ-19.21")
def test_the_scream_takes_no_die_out_of_the_defence() -> None:
    t = Table("barbarian")
    acting(t, "banshee", "E3")
    t.roll(SKULL, SKULL, SKULL, SKULL, SKULL).do(Special("scream"))
    assert pools(t) == [3, 2]


@pytest.mark.rule("HQ-19.21", "HQ-14.3")
def test_an_injured_defence_counts_against_the_scream() -> None:
    t = Table("wizard")
    t.mark(t.hero(), "injured_defence", "cured")
    banshee = t.put("banshee", "E3")
    t.masters_turn().do(Act(banshee.id)).roll(*(SKULL,) * 3, *(SHIELD,) * 6).do(Special("scream"))
    assert [len(line["dice"]) for line in t.told("kernel.threw")[-2:]] == [3, 5]


@pytest.mark.rule("HQ-19.55")
def test_the_scream_is_the_action_of_the_turn() -> None:
    t = Table("barbarian")
    acting(t, "banshee", "C3")
    t.roll(*MISS[:3]).do(Special("scream"))
    assert t.refused(Attack(1)) == ("HQ-B.2",)


@pytest.mark.rule("HQ-19.44", "HQ-19.21")
def test_a_mind_of_nothing_gives_no_dice() -> None:
    t = Table("barbarian")
    t.set(t.hero(), mind=0)
    acting(t, "banshee", "E3")
    t.roll(SKULL, SHIELD, SHIELD).do(Special("scream"))
    assert pools(t) == [3]
    assert t.hero().body == 7


@pytest.mark.rule("HQ-19.19", "HQ-19.21")
def test_nobody_has_a_special_attack_of_another_kind_of_monster() -> None:
    t = Table("barbarian")
    acting(t, "orc", "F3")
    for kind in ("sling", "scream", "fire_jet", "fireball", "nothing"):
        assert t.refused(Special(kind, 1)) == ("HQ-19.1",)
