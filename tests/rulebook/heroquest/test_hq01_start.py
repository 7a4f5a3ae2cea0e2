"""HQ-1.1 to HQ-1.3: what heroes begin with, and with which dice they fight."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Attack, Throw
from questhall.games.heroquest.rules.values import attack_dice, hand_weapon
from tests.games.heroquest.scenario import Table

ALL = ("barbarian", "elf", "dwarf", "wizard", "battle_mage")


def dice(t: Table, seat: int = 1) -> list[str]:
    hero = t.hero(seat)
    return [die.kind for die in attack_dice(t.g, hero, hand_weapon(t.g, hero))]


@pytest.mark.rule("HQ-1.1")
def test_start_values() -> None:
    t = Table(*ALL)
    sheets = [(h.kind, h.mind, h.body, [gear.thing for gear in h.weapons]) for h in t.g.heroes]
    assert sheets == [
        ("barbarian", 2, 8, ["longsword"]),
        ("elf", 4, 6, ["short_sword"]),
        ("dwarf", 3, 7, ["axe"]),
        ("wizard", 6, 4, ["club"]),
        ("battle_mage", 5, 5, ["short_sword"]),
    ]
    assert {HEROQUEST.lore.heroes[hero].defence for hero in ALL} == {2}
    assert [len(dice(t, seat)) for seat in range(1, 6)] == [4, 2, 3, 1, 2]


@pytest.mark.rule("HQ-1.2")
def test_unarmed_dice_are_green_and_the_wizard_has_none() -> None:
    t = Table(*ALL)
    for seat in range(1, 6):
        t.arm(seat)
    assert [dice(t, seat) for seat in range(1, 6)] == [["green", "white"], ["green"], ["green"], [], ["green"]]


@pytest.mark.rule("HQ-1.2")
def test_the_wizard_cannot_attack_without_a_weapon() -> None:
    t = Table("wizard")
    orc = t.put("orc", "C3")
    t.arm(1)
    assert t.refused(Attack(orc.id)) == ("HQ-1.2", "HQ-B.14")


@pytest.mark.rule("HQ-1.3")
@pytest.mark.parametrize(
    ("gear", "expected"),
    [
        (Gear("longsword"), ["white"] * 4),
        (Gear("longsword", rusty=True), ["green"] * 3 + ["white"]),
        (Gear("rune_axe"), ["black"] * 3 + ["white"]),
    ],
)
def test_the_raging_barbarians_extra_die_stays_white(gear: Gear, expected: list[str]) -> None:
    t = Table("barbarian")
    t.arm(1, gear)
    assert dice(t) == expected


@pytest.mark.rule("HQ-1.3")
def test_nobody_rages_with_a_thrown_axe() -> None:
    t = Table("barbarian")
    t.arm(1, "hand_axe")
    orc = t.put("orc", "E3")
    t.roll(4, 4, 4).do(Throw(orc.id, "hand_axe"))
    thrown = next(line for line in t.told("kernel.threw") if line["purpose"] == "attack")
    assert len(thrown["dice"]) == HEROQUEST.lore.weapon("hand_axe").dice
