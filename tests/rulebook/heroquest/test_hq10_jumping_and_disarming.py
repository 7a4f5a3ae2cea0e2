"""HQ-10.8 to HQ-10.16: how one gets past traps, or rid of them."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.dungeon.jumps import can_be_jumped
from questhall.games.heroquest.entities import Hero
from questhall.games.heroquest.moves import Act, Disarm, Jump, Path, Walk
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

C3 = 34


def found(kind: Any, *heroes: str, **fields: Any) -> Table:
    """A trap on C3 that was found, beside the first hero on B3. Any: a kind of trap, and fields of it."""
    t = Table(*heroes, dice=(6,), traps=(v.Trap(kind=kind, at=(2, 2), **fields),))
    t.g.traps_found = 1 << C3
    return t


def pit(*heroes: str) -> Table:
    """The same with an open pit."""
    t = found("pit", *heroes)
    t.g.traps_spent, t.g.pits = 1 << C3, 1 << t.square("C3")
    return t


def lost(hero: Hero) -> int:
    return hero.full_body - hero.body


# --- disarming ------------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-10.8")
def test_whoever_disarms_steps_onto_the_square_and_the_trap_is_gone() -> None:
    t = found("spear").roll(SHIELD).do(Disarm(C3))
    assert t.hero().square == t.square("C3")
    assert (t.g.traps_spent, lost(t.hero())) == (1 << C3, 0)
    assert t.refused(Disarm(C3)) == ("HQ-B.2",), "it was the action of the turn"


@pytest.mark.rule("HQ-10.8", "HQ-10.16")
@pytest.mark.parametrize(
    ("hero", "bag", "fails"),
    [("elf", (), SKULL), ("elf", ("tool_kit",), SHIELD), ("dwarf", (), MONSTER), ("dwarf", ("tool_kit",), MONSTER)],
)
def test_each_has_one_face_that_fails(hero: str, bag: tuple[str, ...], fails: int) -> None:
    for face in (SKULL, SHIELD, MONSTER):
        t = found("pit", hero)
        t.set(t.hero(), bag=bag)
        t.roll(face, 3).do(Disarm(C3))
        assert t.hero().pit == (face == fails), "a failure has the full consequences"


@pytest.mark.rule("HQ-10.8")
def test_worn_tools_serve_once() -> None:
    t = found("spear", "elf")
    t.set(t.hero(), bag=("worn_tools", "healing_2"))
    t.roll(SKULL).do(Disarm(C3))
    assert (t.g.traps_spent, t.hero().bag) == (1 << C3, ("healing_2",))


@pytest.mark.rule("HQ-10.8", "HQ-10.1")
def test_nobody_disarms_what_was_not_found_or_is_out_of_reach() -> None:
    t = found("spear")
    t.set(t.hero(), square=t.square("B2"))
    assert t.refused(Disarm(C3)) == ("HQ-10.8",)
    t.g.traps_found = 0
    assert t.refused(Disarm(C3)) == t.refused(Disarm(5)) == ("HQ-10.1",)


@pytest.mark.rule("HQ-10.6")
def test_the_tomb_cannot_be_disarmed_and_is_rolled_for_without_entering_it() -> None:
    t = found("tomb", "dwarf", "elf").roll(SHIELD, 3).do(Disarm(C3))
    assert (t.hero().square, t.asked_seat) == (t.square("B3"), 2), "the Dwarf holds on"
    assert not t.g.traps_spent
    t = found("tomb", "dwarf", "elf").roll(SKULL, SKULL, 3).do(Disarm(C3))
    assert (t.hero().square, lost(t.hero())) == (t.square("C3"), 2)


# --- jumping -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-10.11")
def test_a_jump_over_a_pit_costs_two_squares() -> None:
    t = pit()
    before = t.hero().left
    t.roll(SHIELD).do(Jump(t.square("C3")))
    assert (t.hero().square, t.hero().left) == (t.square("D3"), before - 2)


@pytest.mark.rule("HQ-10.11")
def test_a_skull_falls_in_loses_a_point_and_is_stuck() -> None:
    t = pit("barbarian", "elf").roll(SKULL, 3).do(Jump(34))
    assert (t.hero().square, t.hero().pit, lost(t.hero()), t.asked_seat) == (34, True, 1, 2)


@pytest.mark.rule("HQ-10.11")
def test_nobody_jumps_diagonally_too_far_or_onto_somebody() -> None:
    t = pit("barbarian", "elf")
    t.set(t.hero(), square=t.square("B2"))
    assert t.refused(Jump(34)) == ("HQ-10.9", "HQ-10.11")
    t.set(t.hero(), square=t.square("B3"), left=1)
    assert t.refused(Jump(34)) == ("HQ-10.11",)
    t.set(t.hero(), left=2)
    t.set(t.hero(2), square=t.square("D3"))
    assert "HQ-B.4" in t.refused(Jump(34))


@pytest.mark.rule("HQ-10.11", "HQ-B.9")
@pytest.mark.parametrize(("face", "spot", "body"), [(SHIELD, "B3", 2), (SKULL, "C3", 1)])
def test_a_monster_jumps_as_a_hero_does(face: int, spot: str, body: int) -> None:
    t = pit()
    fimir = t.put("fimir", "D3")
    t.set(t.hero(), square=t.square("H1"))
    t.masters_turn().do(Act(fimir.id)).roll(face, 3).do(Jump(34))
    assert (fimir.square, fimir.body, fimir.pit) == (t.square(spot), body, face == SKULL)


@pytest.mark.rule("HQ-10.9")
@pytest.mark.parametrize(("face", "spot"), [(MONSTER, "D3"), (SKULL, "C3")])
def test_a_trap_that_was_found_is_jumped_or_set_off(face: int, spot: str) -> None:
    t = found("spear").roll(face, SKULL, 3).do(Jump(34))
    assert t.hero().square == t.square(spot)
    assert (lost(t.hero()), t.g.traps_spent) == ((1, 1 << C3) if face == SKULL else (0, 0))


@pytest.mark.rule("HQ-10.9", "HQ-B.12")
def test_a_hidden_trap_cannot_be_jumped_and_looks_like_any_square() -> None:
    t = found("spear")
    t.g.traps_found = 0
    assert t.refused(Jump(34)) == t.refused(Jump(t.square("A3")))
    assert not t.options(Jump)


@pytest.mark.rule("HQ-10.11")
def test_a_double_pit_is_jumped_lengthwise_for_three_squares() -> None:
    t = found("double_pit", marks=((3, 2),))
    before = t.hero().left
    t.roll(SHIELD).do(Jump(34))
    assert (t.hero().square, t.hero().left) == (t.square("E3"), before - 3)


@pytest.mark.rule("HQ-10.9")
def test_boots_made_for_it_fail_only_with_a_monster_shield() -> None:
    t = pit()
    t.set(t.hero(), bag=("grasshopper_boots",))
    t.roll(SKULL).do(Jump(34))
    assert t.hero().square == t.square("D3")


# --- full pits ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-10.12")
@pytest.mark.parametrize("move", [Jump(34), Path((34,))])
def test_a_third_hero_gets_across_a_full_pit_loses_a_point_and_ends_the_turn(move: Jump | Path) -> None:
    t = pit("barbarian", "elf", "dwarf", "wizard")
    for seat in (2, 3):
        t.set(t.hero(seat), square=34, pit=True)
    t.roll(*[SKULL] * isinstance(move, Jump), 3).do(move)
    assert (t.hero().square, t.hero().pit, lost(t.hero())) == (t.square("D3"), False, 1)
    assert t.asked_seat == 2


@pytest.mark.rule("HQ-10.12")
@pytest.mark.parametrize(("inside", "falls"), [((2, 3, 4), True), ((2, 3, 4, 5), False)])
def test_a_double_pit_holds_four(inside: tuple[int, ...], falls: bool) -> None:
    t = found("double_pit", "barbarian", "elf", "dwarf", "wizard", "battle_mage", marks=((2, 3),))
    t.g.traps_spent, t.g.pits = 1 << C3, 1 << t.square("C3") | 1 << t.square("C4")
    for seat in inside:
        t.set(t.hero(seat), square=t.square("C3" if seat < 4 else "C4"), pit=True)
    t.roll(3).do(Path((34,)))
    assert t.hero().pit == falls


@pytest.mark.rule("HQ-10.3", "HQ-10.11")
def test_an_open_pit_is_walked_round_unless_one_says_so() -> None:
    t = pit("barbarian", "elf")
    before = t.hero().left
    t.do(Walk(t.square("D3")))
    assert (t.hero().pit, t.hero().left) == (False, before - 4)
    t.roll(3).do(Path((34,)))
    assert t.hero().pit


# --- quests -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HQ-10.13")
@pytest.mark.parametrize(("spot", "jumped"), [("B1", True), ("A3", True), ("A1", False), ("H3", True), ("H1", False)])
def test_a_pit_in_a_corner_leaves_no_straight_jump(spot: str, jumped: bool) -> None:
    t = Table()
    assert can_be_jumped(t.g.plan, 1 << t.square(spot)) == jumped
