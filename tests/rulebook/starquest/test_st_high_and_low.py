"""Above and below: who is covered on top of something, who sees out of a gap, and who is reached up there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.rules import sighting
from questhall.games.starquest.rules.charging import Charge, charge_reach
from questhall.games.starquest.space.terrain import Piece
from tests.games.starquest.scenario import Inches, Table, box

MISSES = (1,) * 40


def facing(*terrain: Piece, at: Sequence[Inches] = ((10, 10), (40, 40))) -> Table:
    """A hero at 10/10, and another one far off."""
    return Table("breaker", "mender", at=at, terrain=terrain, dice=MISSES)


def cover_of_hero(t: Table, shooter: int) -> int:
    """What the first hero has of cover from an enemy."""
    return sighting.cover(t.g, t.g.bodies(t.g.sure(shooter))[0], t.hero(), ())


# --- cover --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-267", "ST-243")
def test_who_stands_on_top_of_a_crate_is_not_in_its_cover() -> None:
    t = facing(box(9.25, 9.25, 1.5, 1.5, height=1, cover=True))
    gunhand = t.put("gunhand", (10, 20))
    assert t.hero().spot.level == 1000
    assert cover_of_hero(t, gunhand.id) == 0


@pytest.mark.rule("ST-267", "ST-264")
def test_the_edge_of_the_roof_that_a_shooter_stands_on_covers_whoever_is_close_below_it() -> None:
    t = facing(box(7, 15, 6, 2.5, height=3, blocking=True), at=((10, 14), (40, 40)))
    gunhand = t.put("gunhand", (10, 16.25))
    assert gunhand.models[0].spot.level == 3000
    assert sighting.sees(t.g, gunhand, t.hero())
    assert cover_of_hero(t, gunhand.id) == 1
    t.move(t.hero(), (10, 8))
    assert cover_of_hero(t, gunhand.id) == 0


@pytest.mark.rule("ST-267")
def test_what_a_shooter_stands_in_covers_nobody_from_him() -> None:
    t = facing(box(8, 17, 4, 4, form="area", height=3, blocking=True, cover=True))
    gunhand = t.put("gunhand", (10, 19))
    assert cover_of_hero(t, gunhand.id) == 0


# --- gaps ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-264", "ST-1")
def test_from_the_bottom_of_a_shaft_one_does_not_see_through_the_ground() -> None:
    t = facing(box(8, 8, 4, 4, "gap", 5))
    gunhand = t.put("gunhand", (10, 25))
    assert t.hero().spot.level == -5000
    assert not sighting.sees(t.g, t.hero(), gunhand)
    t.move(gunhand, (10, 12.7))
    assert sighting.sees(t.g, t.hero(), gunhand)


@pytest.mark.rule("ST-264")
def test_in_the_same_gap_one_sees_each_other_and_over_it_everybody_does() -> None:
    t = facing(box(4, 8, 14, 4, "gap", 5))
    gunhand = t.put("gunhand", (16, 10))
    assert sighting.sees(t.g, t.hero(), gunhand)
    t.move(t.hero(), (2, 10))
    t.move(gunhand, (22, 10))
    assert sighting.sees(t.g, t.hero(), gunhand)


@pytest.mark.rule("ST-267")
def test_the_edge_of_a_gap_is_cover_for_whoever_is_seen_over_it() -> None:
    t = facing(box(8, 8, 4, 4, "gap", 2))
    gunhand = t.put("gunhand", (10, 14))
    assert sighting.sees(t.g, gunhand, t.hero())
    assert cover_of_hero(t, gunhand.id) == 1
    t.move(gunhand, (10, 12.7))
    assert cover_of_hero(t, gunhand.id) == 0


# --- melee up and down -------------------------------------------------------------------------------------


@pytest.mark.rule("ST-49", "ST-51", "ST-256")
def test_a_hero_on_a_stage_that_nobody_can_climb_is_charged_from_its_foot() -> None:
    t = facing(box(7, 8.5, 6, 3, height=4, blocking=True), at=((10, 10.8), (40, 40)))
    boarder = t.put("boarder", (10, 20))
    assert charge_reach(t.g, boarder, t.hero())
    t.run(Charge(unit=boarder.id, target=1))
    assert len(t.told("log.strike")) == 2
    assert boarder.models[0].spot.level == 0


@pytest.mark.rule("ST-256", "ST-257")
def test_right_below_him_is_no_contact_but_near_enough() -> None:
    t = facing(box(7, 8.5, 6, 3, height=4, blocking=True), at=((10, 10.87), (40, 40)))
    calf = t.put("leviathan_calf", (10, 12.69))
    assert charge_reach(t.g, calf, t.hero())


@pytest.mark.rule("ST-51", "ST-256")
def test_further_up_or_further_in_he_is_out_of_reach() -> None:
    t = facing(box(7, 8.5, 6, 3, height=5, blocking=True), at=((10, 10.8), (40, 40)))
    assert not charge_reach(t.g, t.put("boarder", (10, 20)), t.hero())
    t = facing(box(7, 4, 6, 7.5, height=4, blocking=True), at=((10, 8), (40, 40)))
    assert not charge_reach(t.g, t.put("boarder", (10, 20)), t.hero())


@pytest.mark.rule("ST-256")
def test_where_a_step_leads_up_contact_is_asked_for() -> None:
    stage, step = box(7, 8.5, 6, 3, height=4, blocking=True), box(13, 8.5, 3, 3, height=2)
    t = facing(stage, step, at=((8, 10.8), (40, 40)))
    assert not charge_reach(t.g, t.put("boarder", (8, 22)), t.hero())
    assert charge_reach(t.g, t.put("boarder", (14.5, 10)), t.hero())


@pytest.mark.rule("ST-174", "ST-256")
def test_a_hero_who_could_jump_up_there_has_to() -> None:
    t = facing(box(7, 15, 6, 3, height=4, blocking=True), at=((10, 10), (40, 40)))
    gunhand = t.put("gunhand", (10, 15.7))
    t.activate()
    assert t.options(m.Charge) == []
    t.move(gunhand, (10, 17.3))
    assert t.options(m.Charge) == [m.Charge(target=gunhand.id, jump=True)]
