"""ST-8, ST-288, ST-291, ST-296: alertness, and the waves that it brings."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.measuring import units_within
from questhall.games.starquest.plan import CORNERS
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.space.measure import INCH, square
from tests.games.starquest.on_missions import does, enemies, first_model, force, whole_round
from tests.games.starquest.scenario import TEXT, Table, box

FAR = ((10, 10), (12, 14))


def quiet(*waves: v.Force, **changes: Any) -> Table:
    """Two heroes in the north-west, and nobody else. Any: fields of the mission, or what a table takes."""
    return Table("pilot", "breaker", **{"at": FAR, "waves": waves or (force(0, "gunhand"),), **changes})


def alert(t: Table, n: int, came: int = 0) -> None:
    t.g.alertness, t.g.waves = n, came


def within(unit: Any, corner: v.TableCorner, inches: float = 6) -> bool:
    """Wholly. Any: an enemy."""
    return all(square(model.spot.point, CORNERS[corner]) <= (inches * INCH - 630) ** 2 for model in unit.models)


# --- alertness ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-296", "ST-288")
def test_it_rises_by_one_at_the_end_of_each_round() -> None:
    t = quiet()
    whole_round(t)
    whole_round(t)
    assert [line["n"] for line in t.told("log.alertness")] == [1, 2]


@pytest.mark.rule("ST-296")
def test_by_one_more_if_an_enemy_saw_a_hero() -> None:
    t = quiet(terrain=(box(0, 20, 48, 1, height=5),))
    t.put("bastion_gun", (10, 40))
    whole_round(t)
    assert t.g.alertness == 1
    t.put("bastion_gun", (40, 10))
    whole_round(t)
    assert t.g.alertness == 1 + 2


@pytest.mark.rule("ST-296")
def test_by_one_more_if_a_shot_was_fired() -> None:
    t = quiet(terrain=(box(0, 20, 48, 1, height=5),))
    husks = t.put("husks", (15, 10))
    husks.shaken = True
    t.activate(1)
    t.do(m.Hold())
    t.roll(1, 1)
    t.do(m.Shoot((("signal_pistol", husks.id),)))
    t.do(m.EndActivation())
    whole_round(t)
    assert t.g.alertness == 2


@pytest.mark.rule("ST-296")
def test_it_says_what_it_rises_by_and_why() -> None:
    t = quiet()
    t.g.sighted = t.g.shots = True
    whole_round(t)
    assert t.told("log.alertness") == [{"n": 3, "more": 3, "state": "careless"}]
    assert (len(t.told("log.alert-seen")), len(t.told("log.alert-shot"))) == (1, 1)
    whole_round(t)
    assert t.told("log.alertness")[1:] == [{"n": 4, "more": 1, "state": "vigilant"}]
    assert (len(t.told("log.alert-seen")), len(t.told("log.alert-shot"))) == (1, 1)


@pytest.mark.rule("ST-296", "ST-207")
def test_at_full_alert_by_d3_instead_of_one() -> None:
    t = quiet()
    alert(t, 7, 1)
    whole_round(t)
    assert t.g.alertness == 8
    whole_round(t, 5)
    assert t.g.alertness == 8 + 3
    assert [line["state"] for line in t.told("log.alertness")] == ["full_alert", "full_alert"]


@pytest.mark.rule("ST-296")
@pytest.mark.parametrize(("before", "state"), [(2, "careless"), (3, "vigilant"), (6, "vigilant"), (7, "full_alert")])
def test_it_has_three_states(before: int, state: str) -> None:
    t = quiet()
    alert(t, before, 9)
    whole_round(t)
    assert t.told("log.alertness")[0]["state"] == state


# --- when waves come ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-296", "ST-291")
def test_a_wave_comes_for_each_multiple_of_4_and_one_in_a_round_at_most() -> None:
    t = quiet()
    alert(t, 2)
    whole_round(t)
    assert t.g.waves == 0
    whole_round(t)
    assert t.g.waves == 1
    alert(t, 14, 1)
    for waves in (2, 3, 4):
        whole_round(t, 1)
        assert t.g.waves == waves


@pytest.mark.rule("ST-291", "ST-288")
def test_it_enters_at_the_end_of_the_round_and_acts_from_the_next() -> None:
    t = quiet(force(40, "gunhand"))
    alert(t, 3)
    does(t, 1)
    assert not enemies(t)
    does(t, 2)
    assert len(enemies(t)) == 2
    assert not any(unit.activated for unit in enemies(t))
    assert t.told("log.wave") == [{"n": 1}]


@pytest.mark.rule("ST-291")
def test_it_enters_wholly_within_6_inches_of_the_corner_furthest_from_the_heroes() -> None:
    for kind, percent, n in (("gunhand", 80, 4), ("scrap_gang", 30, 1)):
        t = quiet(force(percent, kind))
        alert(t, 3)
        whole_round(t)
        assert [unit.wave for unit in enemies(t)] == [1] * n
        assert all(within(unit, "south_east") for unit in enemies(t))


@pytest.mark.rule("ST-291")
def test_between_corners_that_are_equally_far_a_die_decides() -> None:
    t = quiet(force(20, "gunhand"), at=((24, 10), (24, 14)))
    alert(t, 3)
    whole_round(t, 2)
    assert within(enemies(t)[0], "south_west")


@pytest.mark.rule("ST-291", "ST-296")
def test_at_full_alert_it_comes_from_two_corners() -> None:
    t = quiet(force(40, "gunhand"), at=((10, 10), (14, 12)))
    alert(t, 7, 1)
    whole_round(t)
    one, other = enemies(t)
    assert within(one, "south_east")
    assert within(other, "south_west") or within(other, "north_east")


@pytest.mark.rule("ST-291")
def test_where_the_corner_is_full_it_stands_at_the_nearest_free_place_an_inch_from_everyone() -> None:
    t = quiet(force(20, "gunhand"), terrain=(box(42, 42, 6, 6, impassable=True),))
    alert(t, 3)
    whole_round(t)
    (unit,) = enemies(t)
    assert not within(unit, "south_east")
    assert within(unit, "south_east", 9)
    crowded = quiet(force(80, "scrap_gang"))
    alert(crowded, 3)
    whole_round(crowded)
    first, *others = enemies(crowded)
    assert not any(units_within(crowded.g, first, other, INCH - 1) for other in others)


@pytest.mark.rule("ST-291", "ST-234")
def test_nobody_enters_on_top_of_somebody_who_lies_there() -> None:
    t = quiet(force(20, "gunhand"))
    t.hurt(9, 2)
    t.move(t.hero(2), (47.3, 47.3))
    alert(t, 3)
    whole_round(t)
    assert first_model(enemies(t)[0]) != (47.3, 47.3)
    assert units_within(t.g, enemies(t)[0], t.hero(2), INCH)


@pytest.mark.rule("ST-291", "ST-199")
def test_a_wave_that_finds_no_place_at_all_is_not_waited_for() -> None:
    walls = (box(0, 0, 48, 8, impassable=True), box(0, 8, 8, 40, impassable=True), box(14, 8, 34, 40, impassable=True))
    t = quiet(force(20, "gunhand"), terrain=(*walls, box(8, 16, 6, 32, impassable=True)), primary="clean_sweep")
    t.g.quarry = 1
    alert(t, 3)
    whole_round(t)
    assert not enemies(t)
    assert t.told("log.kept-out") == [{"kind": "gunhand"}]
    assert t.g.quarry == 2, "the next one is the one whose last model drops the marker"


# --- who comes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-291", "ST-13")
def test_waves_come_as_the_mission_writes_them_and_the_last_again_and_again() -> None:
    t = quiet(force(20, "gunhand"), force(30, "sapper"))
    alert(t, 12)
    for _ in range(3):
        whole_round(t, 1)
        t.g.units.update({unit.id: unit for unit in enemies(t)})
    assert [unit.kind for unit in enemies(t)] == ["gunhand", "sapper", "sapper", "sapper", "sapper"]
    assert [unit.wave for unit in enemies(t)] == [1, 2, 2, 3, 3]


@pytest.mark.rule("ST-193", "ST-296")
@pytest.mark.parametrize(("agreed", "n"), [(0, 1), (2, 2)])
def test_where_the_table_has_agreed_on_more_waves_are_stronger(agreed: int, n: int) -> None:
    t = quiet(force(20, "gunhand"), settings=Settings(difficulty=agreed))
    alert(t, 3)
    whole_round(t)
    assert len(enemies(t)) == n


@pytest.mark.rule("ST-13")
def test_who_is_always_there_comes_out_of_the_same_budget() -> None:
    winch = v.Force(percent=110, units=("gunhand",), always=("mother_winch",))
    t = quiet(winch)
    alert(t, 3)
    whole_round(t)
    assert [unit.kind for unit in enemies(t)] == ["mother_winch"]


@pytest.mark.rule("ST-151", "ST-291")
def test_a_scout_of_a_wave_goes_ahead_at_once() -> None:
    t = quiet(force(30, "boarder"))
    alert(t, 3)
    whole_round(t)
    assert not within(enemies(t)[0], "south_east")
    assert t.g.round == 2


@pytest.mark.rule("ST-8")
def test_the_mission_tells_about_its_waves_each_once() -> None:
    story = {"de": "Sie kommen", "en": "They come"}
    t = quiet(tales=(v.Tale(when="wave", n=1, text=story), v.Tale(when="round", n=2, text=TEXT)))
    alert(t, 3)
    whole_round(t)
    assert [line["text"] for line in t.told("log.story")] == [story, TEXT]
