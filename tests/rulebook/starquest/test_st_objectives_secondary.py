"""ST-194, ST-200: the six secondary objectives."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.rules import objectives
from questhall.games.starquest.rules.progress import complete
from questhall.games.starquest.space.terrain import Spot
from tests.games.starquest.on_missions import at_inches, does, falls, markers, stands_at, uses, whole_round
from tests.games.starquest.scenario import Table

CENTRE = (24, 24)


def taken_on(secondary: str | None, *dice: int, difficulty: int = 1, **changes: Any) -> Table:
    """The primary objective is complete, and all heroes want more. Any: fields of the mission."""
    at = changes.pop("at", ((10, 20), (20, 10)))
    t = Table("pilot", "breaker", at=at, secondary=secondary, difficulty=difficulty, primary="area_search", **changes)
    t.roll(*dice)
    complete(t.g, "primary")
    t.run()
    for seat in (1, 2):
        t.do(m.TakeOn(), seat)
    return t


def attributes(t: Table) -> list[str]:
    return [line["attribute"] for line in t.told("log.test")]


def goal_of_the_ai(t: Table) -> list[Spot]:
    unit = t.put("gunhand", (40, 40))
    found = objectives.goals(t.g, unit)
    del t.g.units[unit.id]
    return found


# --- taking it on -------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-194", "ST-200")
def test_whoever_accepts_it_makes_the_enemies_more_alert() -> None:
    t = taken_on("safeguard", difficulty=2)
    assert t.g.alertness == 2 * 2
    assert t.g.secondary == "safeguard"


@pytest.mark.rule("ST-200")
@pytest.mark.parametrize(
    ("rolled", "kind"),
    [(1, "interrogate"), (2, "safeguard"), (3, "capture"), (4, "sabotage"), (5, "scavenge"), (6, "escort")],
)
def test_the_mission_or_a_die_says_which_one_it_is(rolled: int, kind: str) -> None:
    t = taken_on(None, rolled, 1)
    assert t.g.secondary == kind
    assert t.told("log.secondary") == [{"goal": kind}]


@pytest.mark.rule("ST-194", "ST-297")
def test_it_is_declined_unless_most_want_it() -> None:
    t = Table("pilot", "breaker", "mender", primary="area_search", secondary="capture")
    complete(t.g, "primary")
    t.run()
    for seat, answer in ((1, m.TakeOn()), (2, m.TakeOn()), (3, m.GoHome())):
        t.do(answer, seat)
    assert t.g.secondary == "capture"
    tie = Table("pilot", "breaker", primary="area_search", secondary="capture")
    complete(tie.g, "primary")
    tie.run()
    tie.do(m.TakeOn(), 1)
    tie.do(m.GoHome(), 2)
    assert (tie.g.winner, tie.g.how, tie.g.alertness) == ("heroes", "passed", 0)


@pytest.mark.rule("ST-194")
@pytest.mark.parametrize("difficulty", [1, 3])
def test_it_gives_as_much_experience_as_the_difficulty(difficulty: int) -> None:
    t = taken_on("sabotage", 1, difficulty=difficulty)
    stands_at(t, 1, t.g.markers[0])
    t.activate(1)
    uses(t, 1, 1, 4)
    assert t.g.xp == 2 * difficulty + difficulty
    assert (t.g.winner, t.g.how) == ("heroes", "passed_all")


# --- the six --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-200")
def test_interrogate_the_last_of_the_next_wave_drops_a_marker() -> None:
    t = taken_on("interrogate")
    assert goal_of_the_ai(t) == [Spot(24000, 24000)]
    falls(t, t.put("gunhand", (30, 30), wave=0))
    assert not t.g.markers
    falls(t, t.put("gunhand", (30, 30), wave=1))
    assert markers(t) == [(30, 30)]
    assert goal_of_the_ai(t) == [Spot(30000, 30000)]
    stands_at(t, 1, t.g.markers[0])
    t.activate(1)
    uses(t, 1, 1, 4)
    assert attributes(t) == ["willpower"]
    assert t.g.secondary_done


@pytest.mark.rule("ST-200")
def test_interrogate_a_wave_that_has_come_already_is_not_the_next() -> None:
    t = Table("pilot", "breaker", primary="area_search", secondary="interrogate")
    t.g.waves = 2
    old = t.put("gunhand", (30, 30), wave=2)
    complete(t.g, "primary")
    t.run()
    t.do(m.TakeOn(), 1)
    t.do(m.TakeOn(), 2)
    falls(t, old)
    assert not t.g.markers
    assert t.g.quarry == 3


@pytest.mark.rule("ST-200", "ST-294")
def test_safeguard_a_marker_in_the_centre_wants_2_tokens_for_each_difficulty() -> None:
    t = taken_on("safeguard", at=(CENTRE, (30, 30)))
    assert markers(t) == [CENTRE]
    assert goal_of_the_ai(t) == [t.g.markers[0].spot]
    t.activate(1)
    uses(t, 1, 1, 6)
    assert attributes(t) == ["dexterity"]
    t.do(m.EndActivation())
    whole_round(t)
    assert not t.g.secondary_done
    whole_round(t)
    assert t.g.secondary_done


@pytest.mark.rule("ST-200", "ST-295")
@pytest.mark.parametrize("corner", [(4, 4), (44, 4), (44, 44), (4, 44)])
def test_capture_the_marker_in_the_centre_is_carried_to_any_corner(corner: tuple[float, float]) -> None:
    t = taken_on("capture", at=((30, 30), CENTRE))
    t.activate(2)
    uses(t, 2, 1, 4)
    assert attributes(t) == ["strength"]
    t.do(m.EndActivation())
    assert not t.g.secondary_done
    whole_round(t)
    t.move(t.hero(2), corner)
    does(t, 2)
    assert t.g.secondary_done


@pytest.mark.rule("ST-200")
def test_sabotage_the_marker_is_at_the_corner_furthest_from_a_random_hero() -> None:
    assert markers(taken_on("sabotage", 1, at=((10, 10), (40, 10)))) == [(44, 44)]
    assert markers(taken_on("sabotage", 2, at=((10, 10), (40, 10)))) == [(4, 44)]


@pytest.mark.rule("ST-200")
@pytest.mark.parametrize(("rolled", "done"), [(3, False), (4, True)])
def test_scavenge_two_markers_at_the_corners_nearest_to_a_random_hero(rolled: int, done: bool) -> None:
    t = taken_on("scavenge", 1, at=((4, 14), (40, 40)))
    assert markers(t) == [(4, 4), (4, 44)]
    stands_at(t, 1, t.g.markers[0])
    t.activate(1)
    uses(t, 1, 1, 6, rolled)
    assert attributes(t) == ["dexterity"]
    assert t.g.secondary_done == done
    assert t.g.markers[1].done == done


@pytest.mark.rule("ST-200", "ST-295")
def test_escort_from_beside_a_random_hero_to_the_exit_at_the_far_corner() -> None:
    t = taken_on("escort", 2, at=((40, 40), (10, 10)))
    assert markers(t) == [(10, 10), (44, 44)]
    assert goal_of_the_ai(t) == [t.g.markers[0].spot]
    t.activate(2)
    uses(t, 2, 1, 4)
    assert attributes(t) == ["strength"]
    assert t.refused(m.Interact(2)).key == "refusal.marker-waits"
    t.do(m.EndActivation())
    whole_round(t)
    t.move(t.hero(2), (44, 44 - 0.63 - 3))
    does(t, 2)
    assert t.g.secondary_done
    assert at_inches(t.hero(2).spot) == (44, 40.37)
