"""HQ-B.3: giving, taking and what nobody hands over."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.entities import Dropped, Find, Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Give, GiveGold, TakeUp
from questhall.kernel.dice import Random
from tests.games.heroquest.scenario import Table


@pytest.mark.rule("HQ-B.3", "HQ-B.15")
def test_things_are_given_to_adjacent_heroes_diagonals_included() -> None:
    t = Table("barbarian", "elf", "dwarf", at=("B3", "C4", "E3"))
    t.set(t.hero(1), bag=("tool_kit",), gold=50)
    assert t.refused(Give("tool_kit", 3)) == ("HQ-B.3", "HQ-B.15")
    t.do(Give("tool_kit", 2)).do(GiveGold(30, 2))
    assert (t.hero(2).bag, t.hero(2).gold, t.hero(1).gold) == (("tool_kit",), 30, 20)
    assert t.refused(GiveGold(21, 2)) == ("HQ-B.3",)
    assert t.refused(Give("tool_kit", 2)) == ("HQ-B.3",)


@pytest.mark.rule("HQ-B.3")
def test_weapons_and_armour_are_put_to_use_by_whoever_gets_them() -> None:
    t = Table("barbarian", "elf")
    t.arm(1, "longsword", Gear("short_sword", notched=True), belt="dagger")
    t.wear(1, "helmet")
    t.arm(2)
    for thing in ("short_sword", "dagger", "helmet"):
        t.do(Give(thing, 2))
    elf = t.hero(2)
    assert elf.weapons == (Gear("short_sword", notched=True),)
    assert (elf.belt, elf.armour) == (Gear("dagger"), (Gear("helmet"),))


@pytest.mark.rule("HQ-B.3")
def test_who_gives_away_the_weapon_in_the_hand_has_empty_hands() -> None:
    t = Table("barbarian", "dwarf")
    t.arm(1, "longsword", "axe")
    t.do(Give("longsword", 2))
    assert t.sheet(1).attack == ("green", "white")


@pytest.mark.rule("HQ-8.7", "HQ-B.3")
def test_nobody_hands_scrolls_to_a_mind_that_cannot_read_them() -> None:
    t = Table("elf", "barbarian")
    t.set(t.hero(1), scrolls=("sleep",))
    t.set(t.hero(2), mind=1)
    assert t.refused(Give("sleep", 2)) == ("HQ-8.7",)
    t.set(t.hero(2), mind=2)
    t.do(Give("sleep", 2))
    assert t.hero(2).scrolls == ("sleep",)


@pytest.mark.rule("HQ-B.3", "HQ-B.12")
def test_nobody_learns_what_an_unrecognised_ingredient_is() -> None:
    views, imagined = [], set()
    for thing in ("mandrake", "dragonwort"):
        t = Table("elf", "barbarian")
        t.set(t.hero(1), unknown=(Find(thing),))
        t.g.dropped = (Dropped(t.square("B3"), find=Find(thing)),)
        views.append([(HEROQUEST.view(t.g, seat), t.g.options(seat)) for seat in (0, 1, 2)])
        imagined |= {HEROQUEST.determinize(t.g, 1, Random(n)).hero(1).unknown[0].thing for n in range(20)}
        t.do(TakeUp(0))
        assert len(t.hero(1).unknown) == 2
    assert views[0] == views[1]
    assert len(imagined) > 3
