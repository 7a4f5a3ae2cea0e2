"""ST-88, ST-89, ST-251, ST-252, ST-282: groups of the AI move member by member and stay together."""

from __future__ import annotations

from math import dist

import pytest

from questhall.games.starquest.entities import Enemy
from questhall.games.starquest.rules import routes
from questhall.games.starquest.rules.coherency import is_together
from tests.games.starquest.enemy_turns import activates, gap, only, places, said, stands_well
from tests.games.starquest.scenario import Table, box

MISS = (1,) * 20
FOUR = ((20, 38), (21.4, 38), (20, 39.4), (21.4, 39.4))
FIVE = (*FOUR, (22.8, 38))


def furthest_step(before: list[tuple[float, float]], unit: Enemy) -> float:
    return max([dist(here, there) for here, there in zip(before, places(unit), strict=True)])


@pytest.mark.rule("ST-88", "ST-89")
@pytest.mark.parametrize("kind", ["husks", "mites", "glimmers"])
def test_a_group_that_rushes_stays_together(kind: str) -> None:
    t = Table("pilot", at=((20, 10),))
    group = t.put(kind, *FIVE)
    before = places(group)
    activates(t, group)
    assert said(t) == ["log.ai-rushes-at"]
    assert stands_well(t, group)
    assert furthest_step(before, group) <= (8 if kind == "husks" else 12)


@pytest.mark.rule("ST-88", "ST-89", "ST-251")
def test_around_a_corner_the_others_follow_the_first() -> None:
    wall = box(0, 30, 24, 1, height=6, impassable=True)
    t = Table("pilot", at=((44, 10),), terrain=(wall,))
    t.marker(20, 20)
    group = t.put("husks", (19, 33), (20.3, 33), (21.6, 33), (19.6, 34.3), (20.9, 34.3))
    t.move(t.hero(), (2, 2))
    for _ in range(3):
        activates(t, group)
        assert stands_well(t, group)
    assert min([y for _, y in places(group)]) < 29


@pytest.mark.rule("ST-251")
def test_members_are_not_hindered_by_each_other() -> None:
    """The last one has all the others between itself and the hero, in a lane that is not wider than a base and a
    half."""
    walls = (box(18.9, 20, 0.2, 20, height=6, impassable=True), box(20.9, 20, 0.2, 20, height=6, impassable=True))
    t = Table("pilot", at=((20, 10),), terrain=walls)
    group = t.put("scrap_gang", (20, 34), (20, 35.3), (20, 36.6), (20, 37.9))
    activates(t, group, *MISS)
    assert stands_well(t, group)
    assert min([y for _, y in places(group)]) < 29


@pytest.mark.rule("ST-251")
def test_nobody_ends_on_the_base_of_another_member() -> None:
    t = Table("pilot", at=((20, 30),))
    group = t.put("glimmers", *FIVE)
    t.hero().marks = ()
    activates(t, group, *MISS)
    spots = [model.spot for model in group.models]
    gaps = [(a.x - b.x) ** 2 + (a.y - b.y) ** 2 for n, a in enumerate(spots) for b in spots[:n]]
    assert min(gaps) >= (2 * 492) ** 2


@pytest.mark.rule("ST-279")
def test_each_model_advances_as_far_as_it_needs() -> None:
    """Scrap pistols reach 12 inches: the two in front need no step, those behind them go beside them."""
    t = Table("pilot", at=((20, 24.8),))
    gang = t.put("scrap_gang", (19.3, 38), (20.7, 38), (19.3, 39.3), (20.7, 39.3))
    front = places(gang)[:2]
    activates(t, gang, *MISS)
    assert only(t, "log.ai-advances")["inches"] < 3_000
    assert places(gang)[:2] == front
    assert {line["n"] for line in t.told("log.shot")} == {2, 3}
    assert stands_well(t, gang)


@pytest.mark.rule("ST-88", "ST-279", "ST-251")
def test_nobody_leaves_the_group_for_a_shot() -> None:
    """The last one stands behind a wall; the others see the pilot and wait for it as far as they must."""
    t = Table("pilot", at=((20, 20),), terrain=(box(22, 30, 6, 1, height=6, impassable=True),))
    gang = t.put("scrap_gang", (20.5, 33), (21.8, 33), (23.1, 33), (24.4, 33))
    activates(t, gang, *MISS)
    assert stands_well(t, gang)
    assert t.told("log.shot")


@pytest.mark.rule("ST-84", "ST-280")
def test_of_a_charge_only_those_count_who_could_get_near_enough_to_strike() -> None:
    """All five would do 1.67 wounds; the bell and one of the knives are too far behind."""
    t = Table("pilot", at=((10, 10),))
    rear = (10, 25.48), (11.36, 25.48)
    activates(t, t.put("mutes", (10, 22.76), (10, 24.12), (11.36, 24.12), *rear), *MISS)
    told = only(t, "log.ai-shots-do-enough")
    assert (told["by_shots"], told["by_charge"]) == (111, 83), "and everybody finds a place to shoot from"


@pytest.mark.rule("ST-282")
def test_a_group_that_is_apart_comes_together_again_although_no_step_was_needed() -> None:
    """Ruling 13: a member in the middle fell."""
    t = Table("pilot", at=((20, 30),))
    gang = t.put("scrap_gang", (18, 38), (19.4, 38), (20.8, 38), (22.2, 38))
    gang.models = (gang.models[0], gang.models[2], gang.models[3])
    assert not is_together(t.g, gang, gang.models)
    activates(t, gang, *MISS)
    assert only(t, "log.ai-regroups")["inches"] < 1_500
    assert stands_well(t, gang)


@pytest.mark.rule("ST-282", "ST-86")
def test_a_group_that_is_apart_comes_together_at_its_goal_before_it_skips() -> None:
    t = Table("pilot", at=((4, 4),), terrain=(box(0, 10, 48, 1, height=8),), primary="clean_sweep")
    gang = t.put("scrap_gang", (24, 25), (25.4, 25), (26.8, 25), (30.8, 25))
    activates(t, gang)
    assert said(t) == ["log.ai-closes-up"]
    assert places(gang)[0] == (24, 25)
    assert stands_well(t, gang)
    activates(t, gang)
    assert said(t)[1:] == ["log.ai-stays-place"]


@pytest.mark.rule("ST-251", "ST-282")
def test_whoever_cannot_join_the_others_in_one_move_comes_as_near_as_it_gets() -> None:
    t = Table("pilot", at=((20, 30),))
    gang = t.put("scrap_gang", (18, 38), (19.4, 38), (20.8, 38), (40, 38))
    activates(t, gang, *MISS)
    assert not is_together(t.g, gang, gang.models)
    assert 34 <= places(gang)[3][0] < 34.1
    activates(t, gang, *MISS)
    activates(t, gang, *MISS)
    assert is_together(t.g, gang, gang.models)


@pytest.mark.rule("ST-251")
def test_two_pairs_are_a_group() -> None:
    """No unbroken chain is asked: nobody needs to move."""
    t = Table("pilot", at=((20, 30),))
    gang = t.put("scrap_gang", (18, 38), (19.3, 38), (22.8, 38), (24.1, 38))
    assert not is_together(t.g, gang, gang.models)
    gang = t.put("scrap_gang", (18, 44), (19.3, 44), (21.6, 44), (21.6, 45.3))
    assert is_together(t.g, gang, gang.models)
    activates(t, gang, *MISS)
    assert said(t) == ["log.ai-advances"]


@pytest.mark.rule("ST-97")
def test_one_member_in_difficult_ground_slows_the_whole_group() -> None:
    mud = box(22, 37, 4, 4, form="area", height=0, difficult=True)
    t = Table("pilot", at=((20, 5),), terrain=(mud,))
    group = t.put("glimmers", *FIVE)
    activates(t, group)
    assert only(t, "log.ai-rushes-at")["inches"] > 11_900
    t = Table("pilot", at=((20, 5),), terrain=(mud,))
    mites = t.put("mites", *FIVE)
    activates(t, mites)
    assert only(t, "log.ai-rushes-at")["inches"] <= 6_000
    assert stands_well(t, mites)


@pytest.mark.rule("ST-132", "ST-252")
def test_fliers_pass_over_everything_and_end_where_they_can_stand() -> None:
    """Twelve inches would take only some of them beyond the roof on which nobody stands: they stay together."""
    walls = (box(0, 24, 48, 1, height=6, impassable=True), box(10, 26.5, 20, 5, height=5, impassable=True))
    t = Table("pilot", at=((20, 10),), terrain=walls)
    t.marker(20, 22)
    group = t.put("glimmers", *FIVE)
    activates(t, group)
    assert min([y for _, y in places(group)]) > 31.5
    assert stands_well(t, group)
    activates(t, group)
    assert max([y for _, y in places(group)]) < 25
    assert stands_well(t, group)


@pytest.mark.rule("ST-34", "ST-245")
def test_in_a_crowd_nobody_stands_where_nobody_may() -> None:
    """Six groups want to the same objective."""
    t = Table("pilot", at=((2, 2),), terrain=(box(0, 6, 48, 1, height=6, impassable=True),))
    t.marker(24, 24)
    kinds = ("husks", "mites", "scrap_gang", "husks", "glimmers", "mutes")
    corners = ((10, 12), (36, 12), (10, 36), (36, 36), (23, 40), (40, 24))
    groups = [
        t.put(kind, *[(x + a - 20, y + b - 38) for a, b in (FIVE if kind != "scrap_gang" else FOUR)])
        for kind, (x, y) in zip(kinds, corners, strict=True)
    ]
    for _ in range(3):
        for group in groups:
            activates(t, group)
            assert stands_well(t, group)
    near = [group for group in groups if any(abs(x - 24) + abs(y - 24) < 8 for x, y in places(group))]
    assert len(near) >= 4


@pytest.mark.rule("ST-248")
def test_whoever_stands_too_near_to_another_unit_moves_away_from_it() -> None:
    t = Table("pilot", at=((20, 10),))
    penitent, other = t.put("penitent", (20, 40)), t.put("gunhand", (20, 41.5))
    assert gap(t, penitent, other) < 1_000
    activates(t, penitent)
    assert said(t) == ["log.ai-rushes-at"]
    assert routes.why_not_end(t.g, penitent, penitent.models[0].spot) is None
