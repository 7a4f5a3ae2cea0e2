"""ST-69, ST-193, ST-199, ST-294, ST-295: markers, clean sweep and target defence, and what an objective is worth."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.entities import Mark
from questhall.games.starquest.rules import objectives
from questhall.games.starquest.rules.acts import ACTS
from questhall.games.starquest.rules.progress import is_held
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.on_missions import (
    FAIL,
    HERE,
    HERO,
    PASS,
    counts,
    done,
    falls,
    goal_of,
    lies_in_wait,
    mission,
    solved,
    stands_at,
    uses,
    whole_round,
)

# --- at a marker ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-295")
def test_a_marker_is_used_by_a_skill_action_within_an_inch() -> None:
    t = mission("investigation")
    t.marker(24 + HERO + 1.001, 24)
    near = t.marker(24, 24 + HERO + 1)
    t.activate()
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
    t.activate()
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
    t.activate()
    t.do(m.Interact(1))
    assert solved(t)[0]
    assert not t.hero().marks


@pytest.mark.rule("ST-295")
def test_the_odds_are_those_of_the_test() -> None:
    t = mission("investigation")
    t.marker(24, 24)
    t.activate()
    act = ACTS[m.Interact]
    assert [chance for _, chance in act.expects(t.g, t.hero(), m.Interact(1)) or ()] == [166, 834]
    t.hero().marks = (Mark("sure_hands", "test"),)
    ((line, chance),) = act.expects(t.g, t.hero(), m.Interact(1)) or ()
    assert (line.key, chance) == ("log.marker-solve", 1000)


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
    t.activate(2)
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
    t.activate(2)
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


# --- what it is worth, and what everybody sees ------------------------------------------------------------------


@pytest.mark.rule("ST-193")
@pytest.mark.parametrize(("agreed", "written", "xp"), [(0, 2, 4), (3, 2, 6), (1, 3, 2)])
def test_experience_is_twice_the_difficulty_that_was_agreed_or_written(agreed: int, written: int, xp: int) -> None:
    settings = Settings(difficulty=agreed)
    t = mission("area_search", written, settings=settings)
    t.marker(*HERE)
    t.activate()
    uses(t, 1, 1, 4)
    assert t.g.xp == xp


@pytest.mark.rule("ST-199")
def test_everybody_sees_how_far_an_objective_is() -> None:
    t = mission("target_defence", 2)
    counts(t, t.marker(*HERE), 3)
    (seen,) = objectives.goal_view(t.g)
    assert (seen.goal, seen.of, seen.count, seen.wanted, seen.done) == ("target_defence", "primary", 3, 8, False)
