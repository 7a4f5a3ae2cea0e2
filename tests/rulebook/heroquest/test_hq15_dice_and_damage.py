"""HQ-15: coloured dice, rust, notches, oil and magic."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.dice import BLACK, BLUE, BY_KIND, DICE, GREEN, SHIELD, SKULL, WHITE, substitute
from questhall.games.heroquest.dice import MONSTER as MONSTER_SHIELD
from questhall.games.heroquest.entities import MASTER, Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Attack, Decline, Spoil, Trade
from questhall.games.heroquest.rules.values import defence_dice
from questhall.kernel.answers import Rolled
from tests.games.heroquest.scenario import MONSTER, Table


def with_weapon(gear: str | Gear, hero: str = "dwarf") -> Table:
    t = Table(hero)
    t.arm(1, gear)
    return t


def dice(t: Table) -> dict[str, int]:
    return dict(Counter(t.sheet().attack))


@pytest.mark.rule("HQ-15.1")
def test_the_four_dice() -> None:
    faces = {die.kind: [die.faces.count(face) for face in (SKULL, SHIELD, MONSTER_SHIELD)] for die in DICE}
    assert faces == {"white": [3, 2, 1], "green": [2, 3, 1], "blue": [3, 1, 2], "black": [4, 1, 1]}


@pytest.mark.rule("HQ-15.2")
def test_rust_turns_the_dice_of_the_last_used_weapon_green() -> None:
    t = with_weapon("axe")
    t.arm(1, "axe", belt="dagger")
    t.set(t.hero(), last="belt")
    t.comes("treasure:rust_vapour")
    assert t.hero().belt == Gear("dagger", rusty=True)
    t.set(t.hero(), last="hand")
    t.comes("treasure:rust_vapour")
    assert dice(t) == {"green": 3}


@pytest.mark.rule("HQ-15.2", "HQ-15.9")
@pytest.mark.parametrize("thing", ["bow", "club"])
def test_rust_does_nothing_to_bow_and_club(thing: str) -> None:
    t = Table("dwarf")
    t.arm(1, "axe", thing)
    t.set(t.hero(), last="ranged" if thing == "bow" else "hand", weapons=(Gear(thing), Gear("axe")))
    t.comes("treasure:rust_vapour")
    assert t.hero().weapons == (Gear(thing), Gear("axe"))


@pytest.mark.rule("HQ-15.3")
@pytest.mark.parametrize("piece", ["helmet", "shield", "chain_mail", "bracers", "camouflage_cap"])
def test_damaged_armour_defends_with_a_blue_die(piece: str) -> None:
    t = Table("wizard" if piece in ("bracers", "camouflage_cap") else "barbarian")
    t.wear(1, piece)
    t.comes("fate:loose_strap")
    assert t.sheet().defence == ("blue", "white", "white")


@pytest.mark.rule("HQ-15.3")
def test_one_blue_die_for_each_damaged_piece_and_somebody_chooses() -> None:
    t = Table("barbarian")
    t.wear(1, "helmet", "shield")
    t.comes("fate:loose_strap").do(Spoil("shield"))
    assert t.hero().armour == (Gear("helmet"), Gear("shield", notched=True))
    t.comes("fate:loose_strap")
    assert t.sheet().defence == ("blue", "blue", "white", "white")


@pytest.mark.rule("HQ-15.3")
def test_a_notch_turns_a_die_green_and_takes_one_from_a_rusty_weapon() -> None:
    t = with_weapon("axe").comes("fate:notched_blade")
    assert dice(t) == {"green": 1, "white": 2}
    assert dice(with_weapon(Gear("axe", rusty=True)).comes("fate:notched_blade")) == {"green": 2}


@pytest.mark.rule("HQ-15.4")
def test_oil_turns_one_white_die_black_and_works_on_no_magic_weapon() -> None:
    assert dice(with_weapon(Gear("axe", oiled=True))) == {"black": 1, "white": 2}
    weapons = [thing for thing in HEROQUEST.lore.things.values() if isinstance(thing, v.Weapon)]
    assert not [weapon for weapon in weapons if weapon.oil and (weapon.magic or weapon.kind == "ranged")]


@pytest.mark.rule("HQ-15.5")
def test_rust_takes_the_magic_for_good_and_a_notch_one_black_die() -> None:
    assert dice(with_weapon("rune_axe")) == {"black": 3}
    assert dice(with_weapon("rune_axe").comes("fate:notched_blade")) == {"green": 1, "black": 2}
    t = with_weapon("rune_axe").comes("treasure:rust_vapour")
    assert t.hero().weapons == (Gear("axe"),)
    assert dice(t) == {"white": 3}


@pytest.mark.rule("HQ-15.6")
def test_extra_dice_are_white_and_leave_the_number_of_coloured_ones_alone() -> None:
    t = with_weapon("rune_axe")
    t.mark(t.hero(), "attack", "attack", 2)
    t.mark(t.hero(), "green_defence")
    t.mark(t.hero(), "defence", "defence", 2)
    assert t.sheet().attack == ("black",) * 3 + ("white",) * 2
    assert t.sheet().defence == ("green",) * 2 + ("white",) * 2


@pytest.mark.rule("HQ-15.7")
def test_an_end_boss_defends_with_blue_dice_if_the_quest_says_so() -> None:
    boss = v.Foe(kind="orc", at=(3, 3), id="boss", more=("blue_defence",))
    t = Table("barbarian", foes=(boss, v.Foe(kind="orc", at=(5, 3))))
    first, second = t.g.monsters.values()
    assert defence_dice(t.g, first) == (BLUE,) * 3
    assert defence_dice(t.g, second) == (WHITE,) * 3


@pytest.mark.rule("HQ-15.8")
def test_rust_on_rust_destroys_the_weapon() -> None:
    t = with_weapon(Gear("axe", rusty=True)).comes("treasure:rust_vapour")
    assert t.hero().weapons == ()


@pytest.mark.rule("HQ-15.9")
@pytest.mark.parametrize("piece", ["helmet", "shield", "chain_mail"])
def test_rust_destroys_armour_as_the_caster_chooses(piece: str) -> None:
    t = Table("barbarian")
    t.wear(1, "helmet", "shield", "chain_mail")
    warlock = t.put("warlock", "D3")
    t.comes("spell:rust", caster=warlock.id)
    assert t.asked_seat == MASTER
    t.do(Spoil(piece))
    assert piece not in [gear.thing for gear in t.hero().armour]
    assert len(t.hero().armour) == 2


@pytest.mark.rule("HQ-15.9")
def test_a_jerkin_does_not_rust() -> None:
    t = Table("barbarian")
    t.wear(1, "leather_jerkin")
    t.comes("spell:rust", caster=t.put("warlock", "D3").id)
    assert t.hero().armour == (Gear("leather_jerkin"),)
    assert t.hero().weapons == (Gear("longsword", rusty=True),)


@pytest.mark.rule("HQ-15.10")
def test_the_goblin_trader_pays_a_quarter_rounded_down() -> None:
    t = Table("dwarf")
    t.arm(1, Gear("axe", rusty=True), Gear("spear", notched=True), belt=Gear("dagger", fallen=1))
    t.comes("treasure:goblin_trader")
    assert t.options() == [Trade("axe"), Trade("dagger"), Decline()]
    t.do(Trade("axe")).do(Trade("dagger"))
    assert t.hero().gold == 250 // 4 + 25 // 4
    assert (t.hero().weapons, t.asked) == ((Gear("spear", notched=True),), "heroquest.turn")


@pytest.mark.rule("HQ-15.12")
def test_a_damaged_jerkin_protects_no_more() -> None:
    t = Table("barbarian")
    t.wear(1, "leather_jerkin")
    assert len(t.sheet().defence) == 3
    t.comes("fate:loose_strap")
    assert t.sheet().defence == ("white", "white")


@pytest.mark.rule("HQ-15.13")
def test_rust_ends_the_oil_and_the_weapon_keeps_its_white_dice() -> None:
    t = with_weapon(Gear("axe", oiled=True)).comes("treasure:rust_vapour")
    assert t.hero().weapons == (Gear("axe"),)
    assert dice(t) == {"white": 3}


@pytest.mark.rule("HQ-15.14")
def test_oil_does_not_prevent_a_notch() -> None:
    t = with_weapon(Gear("axe", oiled=True)).comes("fate:notched_blade")
    assert dice(t) == {"black": 1, "green": 1, "white": 1}
    t.arm(1, belt=Gear("dagger", oiled=True, notched=True))
    assert dice(with_weapon(Gear("hand_axe", oiled=True, notched=True))) == {"black": 1, "green": 1}


@pytest.mark.rule("HQ-15.15")
def test_a_mixed_roll_is_rolled_coloured_dice_first() -> None:
    t = with_weapon(Gear("axe", oiled=True, notched=True))
    orc = t.put("orc", "A3")
    t.roll(MONSTER, MONSTER, MONSTER).do(Attack(orc.id))
    assert t.told("kernel.threw")[0]["dice"] == ("black", "green", "white")
    assert [die.kind for die in DICE] == ["black", "green", "blue", "white"]


@pytest.mark.rule("HQ-15.16")
def test_what_counts_where_coloured_dice_are_missing_is_just_as_likely() -> None:
    def chance(faces: tuple[str, ...], of: tuple[str, ...]) -> Fraction:
        return Fraction(len([face for face in of if face in faces]), len(of))

    six = ("1", "2", "3", "4", "5", "6")
    assert substitute("green", attack=True) == (SHIELD,)
    assert substitute("green", attack=False) == (SKULL,)
    assert substitute("blue", attack=False, hero=False) == (SHIELD,)
    assert substitute("blue", attack=False) == (MONSTER_SHIELD,)
    assert substitute("black", attack=True) == ("3", "4", "5", "6")
    assert chance(substitute("green", True), WHITE.faces) == chance((SKULL,), GREEN.faces)
    assert chance(substitute("green", False), WHITE.faces) == chance((SHIELD,), GREEN.faces)
    assert chance(substitute("blue", False, False), WHITE.faces) == chance((MONSTER_SHIELD,), BLUE.faces)
    assert chance(substitute("blue", False), WHITE.faces) == chance((SHIELD,), BLUE.faces)
    assert chance(substitute("black", True), six) == chance((SKULL,), BLACK.faces)


@pytest.mark.rule("HQ-15.16", "HQ-15.15")
def test_with_own_dice_a_seat_tells_the_faces_of_coloured_dice() -> None:
    t = with_weapon(Gear("axe", rusty=True), hero="barbarian")
    orc = t.put("orc", "A3")
    t.g.own_dice = (1,)
    t.roll().do(Attack(orc.id))
    assert t.g.wanted is not None
    assert t.g.wanted.dice == ("green", "green", "green", "white")
    skull = BY_KIND["green"].faces.index(SKULL) + 1
    t.do(Rolled((skull, 4, 4, 4)))
    assert t.told("kernel.threw")[0]["faces"] == ("skull", "shield", "shield", "shield")
