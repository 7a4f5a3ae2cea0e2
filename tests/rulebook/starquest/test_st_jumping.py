"""Jumping: how many tests, what it costs, and what happens if one of them fails."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest.rules.jumping import tests as jump_tests
from questhall.games.starquest.rules.moving import Moves
from questhall.games.starquest.space.terrain import Piece
from tests.games.starquest.scenario import Table, box


def at_gap(width: float, depth: float = 4, *more: Piece, **settings: Any) -> Table:
    """A shade (Dexterity 4+) before a gap. Any: whatever a table takes."""
    t = Table(
        "shade", "mender", at=((10, 10), (40, 40)), terrain=(box(12, 0, width, 20, "gap", depth), *more), **settings
    )
    t.activate()
    return t


@pytest.mark.rule("ST-174", "ST-172")
def test_gaps_over_an_inch_are_jumped_up_to_six() -> None:
    t = at_gap(1)
    t.do(m.Rush(path=(t.at(15, 10),)))
    t = at_gap(1.001)
    assert t.refused(m.Rush(path=(t.at(15, 10),))).key == "refusal.jump-unwanted"
    assert t.refused(m.Rush(path=(t.at(21, 10),))).key == "refusal.jump-unwanted"
    t = at_gap(6.001)
    assert t.refused(m.Rush(path=(t.at(20, 10),), jump=True)).key == "refusal.too-wide"


@pytest.mark.rule("ST-175")
def test_one_test_and_one_more_for_every_full_three_inches() -> None:
    assert [jump_tests(n) for n in (1001, 2999, 3000, 5999, 6000)] == [1, 1, 2, 2, 3]


@pytest.mark.rule("ST-175", "ST-176")
def test_all_tests_passed_brings_one_over_and_the_jump_counts_nothing() -> None:
    t = at_gap(6, dice=(4, 5, 6))
    t.do(m.Advance(path=(t.at(22.6, 10),), jump=True))
    assert t.hero().spot.point == t.at(22.6, 10)
    assert t.told("log.advance")[0]["inches"] == 1370 + 3970
    assert [line["attribute"] for line in t.told("log.test")] == ["dexterity"] * 3


@pytest.mark.rule("ST-177", "ST-5")
def test_every_failed_test_can_be_bought() -> None:
    t = at_gap(5, dice=(1, 2))
    t.do(m.Rush(path=(t.at(18, 10),), jump=True))
    t.do(m.Pay())
    t.do(m.Pay())
    assert t.hero().spot.point == t.at(18, 10)
    assert t.hero().stamina == t.hero().full_stamina - 4


@pytest.mark.rule("ST-177", "ST-181")
def test_one_failed_test_is_a_fall_and_the_end_of_the_activation() -> None:
    t = at_gap(5, dice=(6, 3, 6))
    t.do(m.Rush(path=(t.at(18, 10),), jump=True))
    t.do(m.Decline())
    t.do(m.Decline())
    assert t.asked == "starquest.land"
    t.do(t.options(m.LandAt)[0])
    assert t.hero().spot.level == -4000
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-174", "ST-253")
def test_heights_over_three_inches_are_jumped_up_and_down() -> None:
    stage = box(12, 8, 4, 4, height=4)
    t = Table("shade", "mender", at=((10, 10), (40, 40)), terrain=(stage,), dice=(4, 4, 4, 4))
    t.activate()
    t.do(m.Advance(path=(t.at(13, 10),), jump=True))
    assert t.hero().spot.level == 4000
    assert len(t.told("log.test")) == 2
    t.do(m.Exert())
    t.do(m.Advance(path=(t.at(10, 10),), jump=True))
    assert t.hero().spot.level == 0
    assert len(t.told("log.test")) == 4


@pytest.mark.rule("ST-253")
def test_any_number_of_jumps_is_part_of_a_move() -> None:
    t = at_gap(2, 4, box(18, 0, 2, 20, "gap", 4), dice=(6, 6))
    t.do(m.Rush(path=(t.at(16, 10), t.at(23, 10)), jump=True))
    assert t.hero().spot.point == t.at(23, 10)
    assert len(t.told("log.jumps")) == 2


@pytest.mark.rule("ST-253", "ST-75")
def test_a_scurry_may_be_a_jump() -> None:
    t = at_gap(5, dice=(4, 1, 6, 6))
    t.move(t.hero(), (11.37, 10))
    t.do(m.Scurry())
    t.do(m.Go(path=(t.at(17.63, 10),), jump=True))
    assert t.hero().spot.point == t.at(17.63, 10)


@pytest.mark.rule("ST-134")
def test_a_flyer_needs_no_test() -> None:
    t = Table("leaper", "mender", at=((10, 10), (40, 40)), terrain=(box(12, 0, 5, 20, "gap", 4),))
    t.activate()
    t.do(m.Rush(path=(t.at(18, 10),)))
    assert t.hero().spot.point == t.at(18, 10)
    assert not t.told("log.test")


@pytest.mark.rule("ST-156")
def test_strider_jumps_on_two(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_gap(2, dice=(2,))
    had = values.rule_of
    monkeypatch.setattr(
        values, "rule_of", lambda g, unit, model, name: int(name == "strider") or had(g, unit, model, name)
    )
    t.do(m.Rush(path=(t.at(16, 10),), jump=True))
    assert t.hero().spot.point == t.at(16, 10)
    assert t.told("log.test")[0]["value"] == 2


@pytest.mark.rule("ST-177", "ST-33", "ST-233")
def test_who_passes_out_on_the_last_of_his_strength_stays_where_he_took_off() -> None:
    t = at_gap(5, dice=(1,))
    hero = t.hero()
    hero.stamina = 1
    hero.models = (type(hero.model)(0, hero.spot, hero.tough - 2),)
    t.do(m.Rush(path=(t.at(18, 10),), jump=True))
    t.do(m.Pay())
    assert hero.down
    assert hero.spot.point == t.at(11.37, 10)
    assert hero.spot.level == 0


@pytest.mark.rule("ST-250")
def test_enemies_never_jump() -> None:
    t = at_gap(2)
    gunhand = t.put("gunhand", (10, 15))
    t.run(Moves(unit=gunhand.id, model=0, path=(t.at(16, 15),)))
    assert gunhand.models[0].spot.point == t.at(10, 15)
