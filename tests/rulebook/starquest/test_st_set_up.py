"""ST-8 to ST-15, ST-151, ST-195, ST-196, ST-287 to ST-290: the table is set up."""

from __future__ import annotations

import re
from typing import Any

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.checks.pieces import FEWEST
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.measuring import units_within
from questhall.games.starquest.plan import SIDE
from questhall.games.starquest.rules.coherency import is_together
from questhall.games.starquest.rules.forces import party_points
from questhall.games.starquest.settings import NEW_MISSION, Settings
from questhall.games.starquest.space.measure import INCH
from tests.games.starquest.on_missions import at_inches, enemies, first_model, force, markers, opens
from tests.games.starquest.scenario import Table, box

CORNER: dict[str, Any] = {"corner": "south_west"}
QUARTERS: list[tuple[float, float]] = [(12, 12), (36, 12), (36, 36), (12, 36)]
CORNERS: list[tuple[float, float]] = [(4, 4), (44, 4), (44, 44), (4, 44)]


def deploys(t: Table, seat: int, x: float, y: float) -> None:
    t.do(m.Deploy(t.at(x, y)), seat)


# --- the mission ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-8")
def test_a_mission_comes_from_the_book_or_from_the_builder() -> None:
    book = STARQUEST.start(Settings(heroes=2, company=("pilot", "mender")), 1, log=True)
    assert book.plan.mission is next(iter(STARQUEST.lore.missions.values()))
    built = STARQUEST.start(Settings(heroes=2, company=("pilot", "mender"), mission=NEW_MISSION), 1, log=True)
    assert built.plan.mission.id == NEW_MISSION
    for g in (book, built):
        story = next(line for line in g.log or () if line.key == "log.story")
        assert story.args["text"] == g.plan.mission.briefing


@pytest.mark.rule("ST-9", "ST-199", "ST-195")
def test_the_set_up_follows_the_mission() -> None:
    sentries: dict[str, Any] = {"sentries": force(40, "gunhand"), "posts": ((30, 30), (30, 20))}
    t = opens(primary="investigation", markers=((20, 20), (30, 10)), tokens=((8, 8),), **sentries)
    assert markers(t) == [(20, 20), (30, 10)]
    assert [at_inches(token.spot) for token in t.g.search] == [(8, 8)]
    assert [first_model(unit) for unit in enemies(t)] == [(30, 30), (30, 20)]


@pytest.mark.rule("ST-10", "ST-11")
def test_one_person_may_lead_all_heroes_or_several_share_them() -> None:
    assert STARQUEST.company.together == "open"
    assert STARQUEST.seats(Settings(heroes=3)) == (1, 2, 3)
    t = opens("pilot", "breaker", "mender")
    assert [ask.seat for ask in t.g.asks] == [1, 2, 3]


@pytest.mark.rule("ST-12")
@pytest.mark.parametrize(("heroes", "possible"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_a_party_has_two_to_four_heroes(heroes: int, possible: bool) -> None:
    assert (STARQUEST.why_not(Settings(heroes=heroes)) is None) == possible


@pytest.mark.rule("ST-13")
def test_enemies_are_there_before_the_first_hero_and_nobody_leads_them() -> None:
    t = opens(sentries=force(40, "gunhand"), dice=(1, 2))
    assert t.asked == "starquest.deploy"
    assert len(enemies(t)) == 2
    assert [t.g.leader_of(unit) for unit in enemies(t)] == [None, None]


@pytest.mark.rule("ST-13", "ST-196")
def test_they_are_bought_for_a_share_of_what_the_party_is_worth() -> None:
    t = opens(sentries=force(40, "gunhand"), dice=(1, 2))
    assert party_points(t.g) == 85 + 90
    assert [unit.kind for unit in enemies(t)] == ["gunhand", "gunhand"]
    assert 2 * 30 <= 70 < 3 * 30
    richer = opens(sentries=force(52, "gunhand"), dice=(1, 2, 3))
    assert len(enemies(richer)) == 3


@pytest.mark.rule("ST-13")
def test_one_comes_even_if_the_budget_is_too_small_for_anybody() -> None:
    t = opens(sentries=force(5, "sentinel", "gunhand"), dice=(1,))
    assert [unit.kind for unit in enemies(t)] == ["gunhand"]


@pytest.mark.rule("ST-14", "ST-15")
@pytest.mark.parametrize("mission", [*STARQUEST.lore.missions, NEW_MISSION])
def test_the_table_is_4_feet_wide_with_at_least_20_pieces(mission: str) -> None:
    plan = STARQUEST.plan_for(Settings(mission=mission), 5)
    assert plan.ground.width == plan.ground.height == SIDE == 48 * INCH
    assert len(plan.ground.pieces) >= FEWEST == 20


# --- markers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-199", "ST-289")
def test_markers_lie_at_different_quarters_or_at_the_centre_by_the_die() -> None:
    t = opens(primary="area_search", dice=(3, 3, 5, 1))
    assert markers(t) == [(36, 36), (24, 24), (12, 12)]


@pytest.mark.rule("ST-199", "ST-290")
def test_on_a_6_the_players_choose_the_place_of_a_marker() -> None:
    t = opens(primary="target_defence", dice=(6,))
    assert t.asked == "starquest.quarter"
    assert t.asked_seat == 1
    assert t.options() == [m.Quarter(q) for q in ("north_west", "north_east", "south_east", "south_west", "centre")]
    t.do(m.Quarter("north_east"))
    assert markers(t) == [(36, 12)]


@pytest.mark.rule("ST-199", "ST-289")
@pytest.mark.parametrize(("rolled", "place"), [(1, (4, 4)), (2, (44, 4)), (3, (44, 44)), (4, (24, 24))])
def test_near_a_corner_is_4_inches_from_both_edges_and_the_heroes_corner_is_the_centre(
    rolled: int, place: tuple[float, float]
) -> None:
    assert markers(opens(primary="retrieval", dice=(rolled,), **CORNER)) == [place]


@pytest.mark.rule("ST-199")
def test_a_delivery_has_two_points_at_different_corners_and_a_parcel_with_the_heroes() -> None:
    t = opens(primary="delivery", dice=(2, 2, 4), **CORNER)
    assert markers(t) == [(44, 4), (24, 24), (4, 44)]
    assert [marker.kind for marker in t.g.markers] == ["point", "point", "parcel"]


@pytest.mark.rule("ST-289")
def test_a_point_in_impassable_ground_moves_to_the_nearest_place_that_can_be_reached() -> None:
    rock = box(33, 9, 6, 4, impassable=True)
    t = opens(primary="target_defence", dice=(2,), terrain=(rock,))
    ((x, y),) = markers(t)
    assert x == 36
    assert 13.63 <= y <= 14.2 or 7.8 <= y <= 8.37


# --- search tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-195")
@pytest.mark.parametrize(("rolled", "n"), [(1, 3), (3, 4), (6, 5)])
def test_there_are_d3_and_2_search_tokens(rolled: int, n: int) -> None:
    where = tuple([1 + number % 4 for number in range(n)])
    kinds = (1, 1, 4, 4, 4)[:n]
    assert len(opens(tokens=None, dice=(rolled, *kinds, *where)).g.search) == n


@pytest.mark.rule("ST-195")
def test_a_token_goes_to_a_quarter_or_to_a_corner_and_never_onto_another() -> None:
    t = opens(tokens=None, dice=(1, 3, 4, 3, 2, 2, 2, 1))
    assert [at_inches(token.spot) for token in t.g.search] == [QUARTERS[1], CORNERS[1], QUARTERS[0]]


@pytest.mark.rule("ST-195")
def test_on_5_and_6_the_players_choose_the_place_of_a_token() -> None:
    t = opens(tokens=None, dice=(1, 1, 1, 1, 2, 5, 6))
    assert [option.quarter for option in t.options() if isinstance(option, m.Quarter)] == [
        "north_west", "south_east", "south_west",
    ]  # fmt: skip
    t.do(m.Quarter("south_east"))
    t.do(m.Quarter("south_west"))
    assert [at_inches(token.spot) for token in t.g.search] == QUARTERS[1:]


# --- sentries ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-196", "ST-290")
def test_each_sentry_stands_at_the_centre_of_a_random_quarter() -> None:
    t = opens(sentries=force(52, "gunhand"), dice=(1, 3, 4))
    assert [first_model(unit) for unit in enemies(t)] == [QUARTERS[0], QUARTERS[2], QUARTERS[3]]


@pytest.mark.rule("ST-290")
def test_on_5_and_6_the_players_choose_the_quarter_of_a_sentry() -> None:
    t = opens(sentries=force(20, "gunhand"), dice=(6,))
    t.do(m.Quarter("south_west"))
    assert first_model(enemies(t)[0]) == QUARTERS[3]


@pytest.mark.rule("ST-290", "ST-88", "ST-89")
def test_a_group_has_its_first_model_there_and_who_comes_second_stands_beside() -> None:
    t = opens(sentries=force(60, "scrap_gang"), dice=(2, 2))
    gang, other = enemies(t)
    assert first_model(gang) == QUARTERS[1]
    assert first_model(other) != QUARTERS[1]
    assert units_within(t.g, gang, other, 2 * INCH)
    assert not units_within(t.g, gang, other, INCH - 1)
    assert is_together(t.g, gang, gang.models)
    assert is_together(t.g, other, other.models)


# --- the heroes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-287")
def test_heroes_deploy_wholly_within_6_inches_of_their_corner_in_any_order() -> None:
    t = opens(**CORNER)
    assert t.refused(m.Deploy(t.at(1, 42.4)), 2).rules == ("ST-287",)
    deploys(t, 2, 1, 42.8)
    deploys(t, 1, 4.4, 45)
    assert t.asked == "starquest.next"
    assert at_inches(t.hero(1).spot) == (4.4, 45)
    assert t.g.round == 1


@pytest.mark.rule("ST-287")
def test_they_deploy_an_inch_apart() -> None:
    t = opens(**CORNER)
    deploys(t, 1, 1, 47)
    assert t.refused(m.Deploy(t.at(1, 44.8)), 2).key == "refusal.deploys-too-near"
    deploys(t, 2, 1, 44.74)


@pytest.mark.rule("ST-16", "ST-287")
@pytest.mark.parametrize(("small", "lengths"), [(False, ["6", "1"]), (True, ["3", "0.5"])])
def test_on_the_small_table_the_question_names_half_the_lengths(small: bool, lengths: list[str]) -> None:
    t = opens(settings=Settings(small=small), **CORNER)
    teller = STARQUEST.teller("en", 1)
    teller.see(STARQUEST.view(t.g, 1))
    assert re.findall(r"([\d.]+)″", teller.question(t.g.asks[0]).hint) == lengths


@pytest.mark.rule("ST-287", "ST-245")
def test_nobody_deploys_beyond_the_edge_or_in_a_wall() -> None:
    t = opens(terrain=(box(2, 42, 2, 2, impassable=True),), **CORNER)
    assert t.refused(m.Deploy(t.at(0.5, 47)), 1).key == "refusal.table-edge"
    assert t.refused(m.Deploy(t.at(3, 43)), 1).key == "refusal.impassable"


@pytest.mark.rule("ST-287")
def test_whoever_finds_no_room_takes_the_nearest_place() -> None:
    t = opens(terrain=(box(0, 42, 6, 3.5, impassable=True), box(2.5, 45.5, 3.5, 2.5, impassable=True)), **CORNER)
    deploys(t, 1, 1.2, 46.8)
    (nearest,) = t.options()
    assert isinstance(nearest, m.Deploy)
    assert t.refused(m.Deploy(t.at(10, 40)), 2).rules == ("ST-287",)
    t.do(nearest, 2)
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-151", "ST-287")
def test_scouts_move_when_everybody_is_on_the_table() -> None:
    t = opens("wayfinder", "pilot", sentries=force(30, "boarder"), dice=(2,), **CORNER)
    boarder = enemies(t)[0]
    deploys(t, 1, 2, 46)
    assert first_model(boarder) == QUARTERS[1]
    deploys(t, 2, 5, 47)
    assert t.asked == "starquest.go"
    t.do(m.Go(path=(t.at(2, 34),)))
    assert at_inches(t.hero(1).spot) == (2, 34)
    assert first_model(boarder) != QUARTERS[1]
    assert t.asked == "starquest.next"
