"""ST-193, ST-199, ST-276, ST-295: the primary objectives in which something is carried, investigated or searched."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.rules.wounds import TakesWounds
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.on_missions import (
    FAIL,
    HERE,
    HERO,
    carries,
    does,
    done,
    goal_of,
    mission,
    solved,
    uses,
    whole_round,
)

# --- 3: retrieval --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-199", "ST-295", "ST-193")
def test_retrieval_the_carrier_ends_an_activation_within_6_inches_of_the_corner() -> None:
    t = mission("retrieval", at=((6, 38), (40, 10)), corner="south_west")
    t.marker(6, 38, "parcel")
    t.activate()
    uses(t, 1, 1, 6)
    assert t.told("log.test")[0]["attribute"] == "dexterity"
    assert t.g.markers[0].carrier == 1
    t.do(m.Advance(path=(t.at(4, 43),)))
    assert t.g.markers[0].spot == t.hero().spot
    assert not done(t)
    t.do(m.EndActivation())
    assert done(t)
    assert t.g.xp == 2


@pytest.mark.rule("ST-199")
def test_retrieval_further_away_or_at_another_corner_it_is_not_home() -> None:
    t = mission("retrieval", at=((0.63, 41.3), (40, 10)), corner="south_west")
    carries(t, 1, t.marker(10, 10, "parcel"))
    does(t, 1)
    assert not done(t)
    t.move(t.hero(), (45, 45))
    whole_round(t)
    assert not done(t)


@pytest.mark.rule("ST-295", "ST-199")
def test_a_carried_marker_and_the_goal_of_the_ai_go_with_the_carrier() -> None:
    t = mission("retrieval")
    carries(t, 1, t.marker(*HERE, "parcel"))
    t.activate()
    t.do(m.Rush(path=(t.at(24, 14),)))
    assert t.g.markers[0].spot == t.hero().spot == Spot(24000, 14000)
    assert goal_of(t, 40, 40) == [t.hero().spot]


@pytest.mark.rule("ST-295", "ST-233")
def test_whoever_falls_unconscious_drops_it_where_he_is() -> None:
    t = mission("retrieval")
    carries(t, 1, t.marker(*HERE, "parcel"))
    t.run(TakesWounds(unit=1, n=9))
    assert t.hero().down
    assert (t.g.markers[0].carrier, t.g.markers[0].spot) == (0, t.hero().spot)
    assert [line["marker"] for line in t.told("log.drops")] == [1]


@pytest.mark.rule("ST-295")
def test_whoever_is_shaken_drops_it_too_and_has_brought_nothing_home() -> None:
    t = mission("retrieval", at=((4, 44), (40, 10)))
    carries(t, 1, t.marker(*HERE, "parcel"))
    t.activate(1)
    t.run(TakesWounds(unit=1, n=5))
    t.roll(FAIL)
    t.do(m.EndActivation())
    t.do(m.Decline())
    assert t.hero().shaken
    assert t.g.markers[0].carrier == 0
    assert not done(t)


# --- 4 and 5: investigation, area search ------------------------------------------------------------------------------


@pytest.mark.rule("ST-199", "ST-193")
def test_investigation_both_markers_want_a_test_of_dexterity() -> None:
    t = mission("investigation", at=(HERE, (10, 10)))
    t.marker(*HERE)
    t.marker(10, 10)
    t.activate()
    uses(t, 1, 1, 6)
    t.do(m.EndActivation())
    assert not done(t)
    t.activate(2)
    uses(t, 2, 2, 6)
    assert [line["attribute"] for line in t.told("log.test")] == ["dexterity", "dexterity"]
    assert done(t)
    assert t.g.xp == 2


@pytest.mark.rule("ST-199")
def test_the_goal_of_an_enemy_is_the_marker_next_to_the_hero_who_is_next_to_it() -> None:
    t = mission("investigation", at=((8, 8), (40, 40)))
    north, south = t.marker(10, 10), t.marker(44, 44)
    t.marker(24, 24)
    assert goal_of(t, 12, 20) == [north.spot]
    assert goal_of(t, 40, 30) == [south.spot]


@pytest.mark.rule("ST-199", "ST-276")
def test_exactly_equal_goals_are_all_goals() -> None:
    t = mission("investigation", at=((24, 8), (40, 40)))
    west, east = t.marker(20, 8), t.marker(28, 8)
    assert goal_of(t, 24, 14) == [west.spot, east.spot]


@pytest.mark.rule("ST-199")
@pytest.mark.parametrize(("rolled", "found"), [(4, False), (5, True)])
def test_area_search_a_searched_marker_is_it_on_5(rolled: int, found: bool) -> None:
    t = mission("area_search")
    for x in (24, 10, 40):
        t.marker(x, 24)
    t.activate()
    uses(t, 1, 1, 4, rolled)
    assert t.told("log.test")[0]["attribute"] == "willpower"
    assert solved(t)[0]
    assert done(t) == found


@pytest.mark.rule("ST-199")
def test_area_search_the_last_marker_is_it_in_any_case() -> None:
    t = mission("area_search")
    t.marker(*HERE)
    t.activate()
    uses(t, 1, 1, 4)
    assert done(t)


# --- 6: delivery ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-199", "ST-193", "ST-295")
def test_delivery_the_parcel_is_brought_to_each_point_once() -> None:
    t = mission("delivery", at=((10, 10), (40, 40)))
    t.marker(10, 14, "point")
    t.marker(20, 14, "point")
    t.marker(10, 10, "parcel")
    t.activate()
    assert t.refused(m.Interact(1)).key == "refusal.marker-waits"
    uses(t, 1, 3, 4)
    assert t.told("log.test")[0]["attribute"] == "willpower"
    assert goal_of(t, 44, 10) == [t.hero().spot]
    t.g.units.clear()
    t.do(m.EndActivation())
    assert not solved(t)[0]
    t.move(t.hero(), (10, 12))
    whole_round(t)
    does(t, 1)
    assert solved(t) == [True, False, False]
    whole_round(t)
    t.move(t.hero(), (20, 14 - HERO - 3))
    does(t, 1)
    assert done(t)
