"""ST-69, ST-193, ST-199, ST-294, ST-295: the six primary objectives, and what the AI is after."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Mark
from questhall.games.starquest.rules import objectives
from questhall.games.starquest.rules.progress import is_held
from questhall.games.starquest.rules.wounds import TakesWounds
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.on_missions import (
    FAIL,
    PASS,
    carries,
    counts,
    does,
    falls,
    lies_in_wait,
    stands_at,
    uses,
    whole_round,
)
from tests.games.starquest.scenario import Table

HERE = (24, 24)
HERO = 0.63
"""The radius of a hero's base."""


def mission(primary: str, difficulty: int = 1, **changes: Any) -> Table:
    """The pilot and the breaker in the middle of an empty table. Any: fields of the mission."""
    at = changes.pop("at", (HERE, (28, 24)))
    return Table("pilot", "breaker", at=at, primary=primary, difficulty=difficulty, **changes)


def ready(t: Table, seat: int = 1) -> None:
    t.activate(seat)


def done(t: Table) -> bool:
    return t.g.primary_done


def solved(t: Table) -> list[bool]:
    return [marker.done for marker in t.g.markers]


def goal_of(t: Table, x: float, y: float) -> list[Spot]:
    """Of somebody who stands there."""
    return objectives.goals(t.g, t.put("gunhand", (x, y)))


# --- at a marker ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-295")
def test_a_marker_is_used_by_a_skill_action_within_an_inch() -> None:
    t = mission("investigation")
    t.marker(24 + HERO + 1.001, 24)
    near = t.marker(24, 24 + HERO + 1)
    ready(t)
    assert t.refused(m.Interact(1)).key == "refusal.marker-too-far"
    assert m.Interact(near.n) in t.options()
    uses(t, 1, near.n, PASS)
    assert (t.hero().actions, t.hero().skill_actions) == (1, 0)
    assert solved(t)[1]


@pytest.mark.rule("ST-295", "ST-5")
def test_a_failed_test_leaves_the_marker_unless_it_is_bought() -> None:
    t = mission("investigation")
    t.marker(24, 24)
    t.marker(10, 10)
    ready(t)
    uses(t, 1, 1, FAIL)
    assert not solved(t)[0]
    t.roll(FAIL)
    t.do(m.Interact(1))
    t.do(m.Pay())
    assert solved(t)[0]
    assert t.hero().stamina == t.hero().full_stamina - 2


@pytest.mark.rule("ST-295")
def test_sure_hands_need_no_test_once() -> None:
    t = mission("investigation")
    t.marker(24, 24)
    t.marker(10, 10)
    t.hero().marks = (Mark("sure_hands", "test"),)
    ready(t)
    t.do(m.Interact(1))
    assert solved(t)[0]
    assert not t.hero().marks


# --- 1: clean sweep --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-199", "ST-193")
def test_clean_sweep_the_last_of_the_first_wave_drops_a_marker() -> None:
    t = mission("clean_sweep")
    t.g.quarry = 1
    sentry, first, last = (
        t.put("gunhand", (40, 40)),
        t.put("gunhand", (20, 20), wave=1),
        t.put("mites", (30, 30), wave=1),
    )
    falls(t, sentry)
    falls(t, first)
    assert not t.g.markers
    where = last.models[-1].spot
    falls(t, last)
    assert [(marker.spot, marker.kind) for marker in t.g.markers] == [(where, "goal")]
    stands_at(t, 2, t.g.markers[0])
    ready(t, 2)
    uses(t, 2, 1, 4)
    assert t.told("log.test")[0]["attribute"] == "strength"
    assert done(t)


@pytest.mark.rule("ST-199", "ST-100")
def test_clean_sweep_those_in_ambush_have_to_be_beaten_too() -> None:
    t = mission("clean_sweep")
    t.g.quarry = 1
    lies_in_wait(t, "courser", wave=1)
    falls(t, t.put("gunhand", (20, 20), wave=1))
    assert not t.g.markers


@pytest.mark.rule("ST-199")
def test_clean_sweep_the_goal_of_the_ai_is_the_centre() -> None:
    t = mission("clean_sweep", at=((10, 10), (12, 10)))
    assert goal_of(t, 40, 40) == [Spot(24000, 24000)]
    t.marker(10, 10)
    assert goal_of(t, 44, 40) == [Spot(24000, 24000)]


# --- 2: target defence -----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-199", "ST-294", "ST-193")
@pytest.mark.parametrize("difficulty", [1, 2])
def test_target_defence_the_armed_marker_wants_4_tokens_for_each_difficulty(difficulty: int) -> None:
    t = mission("target_defence", difficulty)
    t.marker(*HERE)
    whole_round(t)
    assert t.g.markers[0].count == 0
    ready(t, 2)
    t.move(t.hero(2), (25, 24))
    uses(t, 2, 1, 4)
    assert t.told("log.test")[0]["attribute"] == "strength"
    assert t.refused(m.Interact(1)).key == "refusal.marker-armed"
    t.do(m.EndActivation())
    for n in range(4 * difficulty):
        assert t.g.markers[0].count == n
        whole_round(t, 1)
    assert done(t)
    assert t.g.xp == 2 * difficulty


@pytest.mark.rule("ST-294")
def test_a_marker_is_held_by_a_hero_within_3_inches_and_no_enemy() -> None:
    t = mission("target_defence", at=((24, 24 + HERO + 3), (40, 40)))
    marker = t.marker(*HERE)
    assert is_held(t.g, marker.spot)
    t.move(t.hero(), (24, 24 + HERO + 3.001))
    assert not is_held(t.g, marker.spot)
    t.move(t.hero(), (24, 26))
    enemy = t.put("gunhand", (24, 24 - HERO - 3))
    assert not is_held(t.g, marker.spot)
    t.move(enemy, (24, 24 - HERO - 3.001))
    assert is_held(t.g, marker.spot)


@pytest.mark.rule("ST-69", "ST-294")
def test_whoever_is_shaken_neither_takes_nor_contests_an_objective() -> None:
    t = mission("target_defence", at=((24, 25), (40, 40)))
    marker = t.marker(*HERE)
    enemy = t.put("gunhand", (24, 22))
    enemy.shaken = True
    assert is_held(t.g, marker.spot)
    t.hero().shaken = True
    assert not is_held(t.g, marker.spot)


@pytest.mark.rule("ST-294", "ST-234")
def test_an_unconscious_hero_holds_nothing() -> None:
    t = mission("target_defence", at=((24, 25), (40, 40)))
    marker = t.marker(*HERE)
    t.hurt(9)
    assert not is_held(t.g, marker.spot)


# --- 3: retrieval --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-199", "ST-295", "ST-193")
def test_retrieval_the_carrier_ends_an_activation_within_6_inches_of_the_corner() -> None:
    t = mission("retrieval", at=((6, 38), (40, 10)), corner="south_west")
    t.marker(6, 38, "parcel")
    ready(t)
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
    ready(t)
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
    ready(t)
    uses(t, 1, 1, 6)
    t.do(m.EndActivation())
    assert not done(t)
    ready(t, 2)
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
    ready(t)
    uses(t, 1, 1, 4, rolled)
    assert t.told("log.test")[0]["attribute"] == "willpower"
    assert solved(t)[0]
    assert done(t) == found


@pytest.mark.rule("ST-199")
def test_area_search_the_last_marker_is_it_in_any_case() -> None:
    t = mission("area_search")
    t.marker(*HERE)
    ready(t)
    uses(t, 1, 1, 4)
    assert done(t)


# --- 6: delivery ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-199", "ST-193", "ST-295")
def test_delivery_the_parcel_is_brought_to_each_point_once() -> None:
    t = mission("delivery", at=((10, 10), (40, 40)))
    t.marker(10, 14, "point")
    t.marker(20, 14, "point")
    t.marker(10, 10, "parcel")
    ready(t)
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


# --- what it is worth, and what everybody sees ------------------------------------------------------------------


@pytest.mark.rule("ST-193")
@pytest.mark.parametrize(("agreed", "written", "xp"), [(0, 2, 4), (3, 2, 6), (1, 3, 2)])
def test_experience_is_twice_the_difficulty_that_was_agreed_or_written(agreed: int, written: int, xp: int) -> None:
    settings = Settings(difficulty=agreed)
    t = mission("area_search", written, settings=settings)
    t.marker(*HERE)
    ready(t)
    uses(t, 1, 1, 4)
    assert t.g.xp == xp


@pytest.mark.rule("ST-199")
def test_everybody_sees_how_far_an_objective_is() -> None:
    t = mission("target_defence", 2)
    counts(t, t.marker(*HERE), 3)
    (seen,) = objectives.goal_view(t.g)
    assert (seen.goal, seen.of, seen.count, seen.wanted, seen.done) == ("target_defence", "primary", 3, 8, False)
