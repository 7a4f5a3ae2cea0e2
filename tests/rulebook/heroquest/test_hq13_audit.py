"""HQ-13, read once more against the original: when fate may strike, and whom."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.moves import EndTurn, LiftFate, RollFate
from tests.games.heroquest.scenario import Table


@pytest.mark.rule("HQ-13.1")
def test_a_statue_is_no_monster_that_the_game_master_has() -> None:
    t = Table("barbarian")
    t.put("gargoyle", "H6", asleep=True)
    t.g.met = True
    t.do(EndTurn())
    assert (t.asked, t.asked_seat) == ("heroquest.fate", 0)


@pytest.mark.rule("HQ-13.1")
def test_a_sleeper_that_has_woken_is_one() -> None:
    t = Table("barbarian")
    t.put("gargoyle", "H6")
    t.g.met = True
    t.do(EndTurn())
    assert t.asked == "heroquest.master"


@pytest.mark.rule("HQ-13.3")
@pytest.mark.parametrize(("asleep", "met"), [(True, False), (False, True)])
def test_to_see_a_statue_is_no_encounter(asleep: bool, met: bool) -> None:
    from questhall.games.heroquest import vocabulary as v
    from questhall.games.heroquest.rules import looking

    t = Table("barbarian")
    looking.place(t.g, v.Foe(kind="gargoyle", at=(7, 5), id="statue", asleep=asleep), t.square("H6"))
    assert t.g.met == met


@pytest.mark.rule("HQ-13.2")
def test_whoever_has_left_is_passed_over_when_places_are_counted() -> None:
    t = Table("barbarian", "elf", "dwarf")
    t.g.met = True
    t.set(t.hero(2), state="out")
    t.g.fates = ("lucky_find",)
    t.masters_turn().roll(2, 1, 3).do(RollFate()).do(LiftFate())
    assert t.told("log.fate")[-1]["seat"] == 3
