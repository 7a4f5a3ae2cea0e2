"""Missions from a seed: always playable, always the same, and as they were ordered."""

from __future__ import annotations

from functools import cache
from itertools import combinations, cycle
from typing import get_args

import pytest
import shapely
from msgspec.structs import replace

from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.builder import NoTableError, new_mission, new_plan
from questhall.games.starquest.builder.forces import Threat
from questhall.games.starquest.builder.kinds import use_of
from questhall.games.starquest.checks.entries import check_entry
from questhall.games.starquest.checks.missions import Together, check_mission, check_table
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.plan import CORNERS, SIDE, plan_of
from questhall.games.starquest.settings import NEW_MISSION, Settings
from questhall.games.starquest.space.measure import INCH
from questhall.games.starquest.space.terrain import Piece
from questhall.kernel.dice import before_all_dice

LORE = STARQUEST.lore
THREATS: tuple[Threat, ...] = get_args(Threat)
ORDERS = [(seed, heroes, threat) for seed in range(4) for heroes in (2, 3, 4) for threat in THREATS]


@cache
def built(seed: int, heroes: int, threat: Threat) -> v.Mission:
    """Each seed only once for all that is asked about it."""
    return new_mission(100 * heroes + seed, LORE, heroes=heroes, threat=threat)


@pytest.fixture(params=ORDERS, ids=str)
def mission(request: pytest.FixtureRequest) -> v.Mission:
    return built(*request.param)


def pieces(mission: v.Mission) -> tuple[Piece, ...]:
    return plan_of(mission, LORE.terrain).ground.pieces


def who(mission: v.Mission) -> list[v.Unit]:
    forces = [mission.sentries, *mission.waves]
    return [LORE.units[name] for force in forces for name in (*force.units, *force.always)]


@pytest.mark.rule("ST-8", "ST-15", "ST-287", "ST-289", "ST-290")
def test_a_new_mission_can_be_played_whoever_walks_there(mission: v.Mission) -> None:
    assert [*check_mission(mission, LORE)] == []
    assert [*check_table(mission, LORE.terrain, (60,))] == []
    assert [*check_entry(mission, ("de", "en"))] == []


@pytest.mark.rule("ST-243")
def test_a_geometry_library_finds_no_overlap_either(mission: v.Mission) -> None:
    table = shapely.box(0, 0, SIDE, SIDE)
    laid = [(piece, shapely.Polygon(piece.outline.corners)) for piece in pieces(mission)]
    assert all(table.covers(shape) for _, shape in laid)
    for (one, first), (other, second) in combinations(laid, 2):
        if not one.form == other.form == "area":
            assert first.intersection(second).area == 0
            assert "area" in (one.form, other.form) or first.distance(second) >= 2.4 * INCH


@pytest.mark.rule("ST-287")
def test_nothing_lies_in_the_heroes_corner(mission: v.Mission) -> None:
    zone = shapely.Point(CORNERS[mission.corner]).buffer(6 * INCH)
    assert not any(zone.intersects(shapely.Polygon(piece.outline.corners)) for piece in pieces(mission))


def test_a_table_has_something_of_everything(mission: v.Mission) -> None:
    """About half of it blocks sight, a third gives cover, a third is hard to cross, a piece or two are dangerous."""
    kinds = [LORE.terrain[piece.terrain] for piece in mission.terrain]
    n = len(kinds)
    assert 20 <= n <= 36
    blocking = sum([kind.blocking or use_of(kind) == "tall" for kind in kinds])
    assert n // 4 <= blocking <= n * 2 // 3
    assert sum([kind.cover or use_of(kind) == "low" for kind in kinds]) >= n // 4
    assert sum([kind.difficult for kind in kinds]) >= 3
    assert 1 <= sum([kind.dangerous for kind in kinds]) <= 2
    covered = sum([shapely.Polygon(piece.outline.corners).area for piece in pieces(mission)])
    assert 8 <= covered * 100 // SIDE**2 <= 30


@pytest.mark.rule("ST-13")
def test_the_enemies_are_of_one_faction_and_of_those_who_can_be_paid(mission: v.Mission) -> None:
    assert len({unit.faction for unit in who(mission)}) == 1
    assert not any(unit.rules.villain for force in mission.waves for unit in [LORE.units[n] for n in force.units])
    assert not any(LORE.units[name].rules.immobile for force in mission.waves for name in force.units)


def test_the_same_seed_makes_the_same_mission() -> None:
    for order in ORDERS[:9]:
        assert built.__wrapped__(*order) == built(*order)


def test_another_seed_makes_another_mission() -> None:
    assert len({built(seed, 3, "normal").terrain for seed in range(4)}) == 4


def test_more_threat_brings_more_enemies() -> None:
    easy, normal, hard = [new_mission(7, LORE, heroes=3, threat=threat) for threat in THREATS]
    assert easy.sentries.percent < normal.sentries.percent < hard.sentries.percent
    for gentle, usual, grim in zip(easy.waves, normal.waves, hard.waves, strict=True):
        assert gentle.percent < usual.percent < grim.percent


@pytest.mark.parametrize(("primary", "faction"), [*zip(v.PRIMARIES, cycle(LORE.factions), strict=False)])
def test_what_was_ordered_is_delivered(primary: v.Primary, faction: str) -> None:
    made = new_mission(3, LORE, heroes=2, primary=primary, faction=faction, difficulty=3)
    assert (made.primary, made.difficulty) == (primary, 3)
    assert {unit.faction for unit in who(made)} == {faction}
    assert [*check_mission(made, LORE)] == []


def test_a_strong_party_meets_monsters_and_a_villain() -> None:
    roles = {unit.role for unit in who(new_mission(1, LORE, heroes=4, threat="hard", faction="choir", points=600))}
    assert {"monster", "villain"} <= roles
    weak = {unit.role for unit in who(new_mission(1, LORE, heroes=2, threat="easy", faction="choir"))}
    assert not weak & {"monster", "villain"}


def test_of_terrain_that_fits_nowhere_no_table_is_made() -> None:
    huge = replace(LORE.terrain["habitat"], shapes=(((-20, -20), (20, -20), (20, 20), (-20, 20)),))
    parts = replace(LORE, terrain={"habitat": huge})
    with pytest.raises(NoTableError, match="habitat"):
        new_mission(1, parts, heroes=2)


def test_one_kind_of_terrain_is_enough() -> None:
    parts = replace(LORE, terrain={"crate": LORE.terrain["crate"]})
    made = new_mission(1, parts, heroes=2)
    assert [*check_mission(made, Together(LORE.units, parts.terrain, {}))] == []


@pytest.mark.rule("ST-8")
def test_a_table_may_agree_on_a_new_mission() -> None:
    chosen = Settings(heroes=2, mission=NEW_MISSION, threat="easy", faction="weft")
    plan = STARQUEST.lay_out(chosen, 11).plan
    assert plan is new_plan(before_all_dice(11).seed, chosen, LORE)
    assert plan.mission.id == NEW_MISSION
    assert {unit.faction for unit in who(plan.mission)} == {"weft"}
