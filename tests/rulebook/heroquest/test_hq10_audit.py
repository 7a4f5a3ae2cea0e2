"""HQ-10, read once more against the original: a marker with a question mark does not say which trap it is."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Disarm, EndTurn, SearchTraps
from questhall.games.heroquest.rules.rocks import FallingRock
from tests.games.heroquest.scenario import SHIELD, Table

KINDS: tuple[Any, ...] = ("spear", "pit", "rock", "guillotine", "tomb", "blaze")


def searched(kind: Any) -> Table:
    """The Barbarian has found a trap on C3 and stands beside it in the next turn. Any: a kind of trap."""
    marks = ((2, 1),) if kind == "guillotine" else ()
    t = Table("barbarian", dice=(6,), traps=(v.Trap(kind=kind, at=(2, 2), marks=marks),))
    return t.do(SearchTraps()).roll(6).do(EndTurn())


@pytest.mark.rule("HQ-10.1", "HQ-B.12")
@pytest.mark.parametrize("kind", KINDS[1:])
def test_whatever_was_found_looks_alike(kind: str) -> None:
    one, other = searched("spear"), searched(kind)
    assert HEROQUEST.view(one.g, 1) == HEROQUEST.view(other.g, 1)
    assert one.options() == other.options()
    assert one.g.log == other.g.log
    for table in (one, other):
        table.set(table.hero(), left=0)
    assert one.refused(Disarm(34)) == other.refused(Disarm(34)) == ("HQ-10.8",)


@pytest.mark.rule("HQ-10.1", "HQ-10.6")
def test_what_it_is_shows_when_it_goes_off() -> None:
    t = searched("tomb")
    assert [trap.kind for trap in HEROQUEST.view(t.g, 1).traps] == [""]
    t.roll(SHIELD, 6).do(Disarm(34))
    assert [trap.kind for trap in HEROQUEST.view(t.g, 1).traps] == ["tomb"]


@pytest.mark.rule("HQ-10.1")
def test_the_two_squares_of_a_double_pit_are_marked() -> None:
    t = Table(traps=(v.Trap(kind="double_pit", at=(2, 2), marks=((3, 2),)),)).do(SearchTraps())
    assert [trap.squares for trap in HEROQUEST.view(t.g, 1).traps] == [(t.square("C3"), t.square("D3"))]


@pytest.mark.rule("HQ-10.17", "HQ-B.12")
def test_nobody_leaps_aside_into_the_dark() -> None:
    rock = v.Trap(kind="rock", at=(4, 0))
    t = Table("barbarian", "elf", "dwarf", rows=("........",), doors=(), stairs=((7, 0),), traps=(rock,))
    for seat, spot in ((1, "E1"), (2, "F1"), (3, "D1")):
        t.set(t.hero(seat), square=t.square(spot))
    t.g.seen = sum([1 << t.square(spot) for spot in ("D1", "E1", "F1", "G1", "H1")])
    t.roll(SHIELD, SHIELD).happens(FallingRock(square=t.square("E1")))
    assert t.hero().square == t.square("G1"), "C1 is as near, but nobody has seen it"
