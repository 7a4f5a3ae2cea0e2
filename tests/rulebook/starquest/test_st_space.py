"""Measuring and standing on the shipped tables: lengths, bases, levels, sight both ways, ways that pass no wall."""

from __future__ import annotations

import pytest
import shapely

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.measuring import apart, point, unit_near, within
from questhall.games.starquest.plan import Plan
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.space.legs import Leg, Walker, gone, why_not_stand
from questhall.games.starquest.space.measure import INCH, leg
from questhall.games.starquest.space.shapes import touches
from questhall.games.starquest.space.sight import Body, sees
from questhall.games.starquest.space.terrain import STEP, Ground, Spot
from questhall.games.starquest.space.ways import shortest
from questhall.games.starquest.teller import StarQuestTeller
from questhall.games.starquest.view import view
from questhall.kernel.dice import Random
from tests.games.starquest.scenario import Table, box

R = 630
HAIR = 2
"""Thousandths: what the geometry library rounds."""


def plans() -> list[Plan]:
    return [STARQUEST.lore.plan(mission) for mission in STARQUEST.lore.missions]


def anywhere(random: Random, ground: Ground, r: int = R) -> Spot:
    """A place where a base can stand."""
    while True:
        p = random.below(48_000), random.below(48_000)
        if why_not_stand(ground, p, r) is None:
            return Spot(*p, ground.level_at(p, r) or 0)


# --- lengths ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-239")
def test_lengths_are_whole_thousandths_and_only_legs_are_rounded_up() -> None:
    assert leg((0, 0), (1000, 1000)) == 1415
    assert within(point(Spot(0, 0)), point(Spot(3000, 4000)), 5000)
    assert not within(point(Spot(0, 0)), point(Spot(3001, 4000)), 5000)


@pytest.mark.rule("ST-240")
def test_how_big_models_are_follows_from_their_bases() -> None:
    t = Table()
    kinds = {"glimmers": (492, 1250), "gunhand": (630, 1250), "hull_crab": (787, 2000), "bloom": (787, 2000)}
    for kind, size in {**kinds, "gnarl": (984, 2000), "maw": (1181, 2750)}.items():
        unit = t.put(kind, (30, 30))
        assert (values.radius(t.g, unit), values.height(t.g, unit)) == size
    assert (values.radius(t.g, t.hero()), values.height(t.g, t.hero())) == (630, 1250)


@pytest.mark.rule("ST-241")
def test_distance_is_between_the_nearest_points_of_bases_in_space() -> None:
    low, high = Body(Spot(0, 0), R, 1250), Body(Spot(3000 + 2 * R, 0, 4000), R, 1250)
    assert apart(low, high) == 5000
    assert within(low, high, 5000)
    assert not within(low, high, 4999)


@pytest.mark.rule("ST-242")
def test_a_marker_is_a_point_and_one_may_stand_on_it() -> None:
    t = Table("pilot", "mender", at=((10, 10), (40, 40)))
    marker = t.marker(13, 10)
    t.activate()
    t.do(m.Advance(path=(t.at(13, 10),)))
    assert t.hero().spot.point == marker.spot.point
    assert unit_near(t.g, t.hero(), Spot(*t.at(13.63, 10)), 0)


@pytest.mark.rule("ST-243")
def test_solid_pieces_have_a_top_areas_have_none_and_a_gap_has_a_depth() -> None:
    for plan in plans():
        for piece in plan.ground.pieces:
            assert piece.level == (0 if piece.form == "area" else piece.height)
            assert (piece.height < 0) == (piece.form == "gap")
            assert piece.form != "solid" or piece in plan.ground.screens


# --- the small table -----------------------------------------------------------------------------------------------


def told(small: bool) -> list[str]:
    """What is told of a move, a refusal and a scurry."""
    t = Table("shade", "mender", at=((10, 10), (40, 40)), settings=Settings(small=small), dice=(6, 6))
    t.activate()
    teller = STARQUEST.teller("en", None)
    assert isinstance(teller, StarQuestTeller)
    teller.see(view(t.g, None))
    refused = t.refused(m.Rush(path=(t.at(23, 10),)))
    t.do(m.Scurry())
    t.do(m.Go(path=(t.at(10, 12.5),)))
    lines = [teller.line(line) for line in t.g.log or () if line.key in ("log.scurries", "log.goes")]
    return [teller.refusal(refused), *[line or "" for line in lines]]


@pytest.mark.rule("ST-16", "ST-239")
def test_on_the_small_table_the_same_numbers_are_told_halved() -> None:
    large, small = told(small=False), told(small=True)
    for number, half in (("13″", "6.5″"), ("12″", "6″"), ("3″", "1.5″"), ("2.5″", "1.25″")):
        assert any(number in line for line in large)
        assert any(half in line for line in small)


@pytest.mark.rule("ST-16")
def test_a_length_is_told_halved_exactly_never_rounded_on_the_grid() -> None:
    large, small = (STARQUEST.teller("en", None) for _ in "ab")
    assert isinstance(large, StarQuestTeller)
    assert isinstance(small, StarQuestTeller)
    small.halved = True
    for quarters in range(1, 200):
        whole, half = (float(teller.length(quarters * 250)[:-1]) for teller in (large, small))
        assert abs(half - whole / 2) <= 0.01


# --- properties on the shipped tables ---------------------------------------------------------------------------------


@pytest.mark.rule("ST-263")
def test_sight_is_mutual_everywhere() -> None:
    random, seen = Random(11), 0
    for plan in plans():
        for _ in range(120):
            one, other, third = (Body(anywhere(random, plan.ground), R, 1250) for _ in range(3))
            assert sees(plan.ground, one, other, (third,)) == sees(plan.ground, other, one, (third,))
            seen += sees(plan.ground, one, other)
    assert 100 < seen < 1000


@pytest.mark.rule("ST-247", "ST-250")
def test_no_leg_that_is_walked_goes_through_a_wall_or_over_a_drop() -> None:
    """Against a library that reckons with fractions, 12,000 times."""
    random, walked = Random(12), 0
    walls = [[(piece, shapely.Polygon(piece.outline.corners)) for piece in plan.ground.floors] for plan in plans()]
    for plan, shapes in zip(plans(), walls, strict=True):
        for _ in range(12_000 // len(walls)):
            start = anywhere(random, plan.ground)
            to = start.x + random.below(8000) - 4000, start.y + random.below(8000) - 4000
            found = gone(plan.ground, Walker(R, jumps=False), start, to)
            if not isinstance(found, Leg) or found.how != "walk" or start.level or found.end.level:
                continue
            walked += 1
            way = shapely.LineString([start.point, to])
            for piece, shape in shapes:
                if piece.level > STEP:
                    assert shape.distance(way) > R - HAIR, (start, to, piece)
                elif piece.level < -STEP:
                    assert shape.intersection(way).length <= INCH + HAIR, (start, to, piece)
    assert walked > 4000


@pytest.mark.rule("ST-239", "ST-281")
def test_no_way_is_shorter_than_the_straight_line_and_each_leg_can_be_gone() -> None:
    random, found = Random(13), 0
    for plan in plans():
        for _ in range(12):
            others = tuple([Body(anywhere(random, plan.ground), R, 1250) for _ in range(6)])
            start, target = anywhere(random, plan.ground), Body(anywhere(random, plan.ground), R, 1250)
            who = Walker(R, (*others, target), jumps=False)
            way = shortest(plan.net(R), who, start, target, INCH)
            if way is None:
                continue
            found += 1
            assert way.cost >= leg(start.point, way.end.point)
            here = start
            for one in way.legs:
                assert gone(plan.ground, who, here, one.end.point) == one
                here = one.end
    assert found > 60


@pytest.mark.rule("ST-253", "ST-174")
def test_no_jump_is_wider_or_higher_than_six_inches_and_both_its_ends_can_be_stood_on() -> None:
    random, jumped = Random(14), 0
    for plan in plans():
        for _ in range(800):
            start = anywhere(random, plan.ground)
            to = start.x + random.below(12_000) - 6000, start.y + random.below(12_000) - 6000
            found = gone(plan.ground, Walker(R), start, to)
            if isinstance(found, Leg) and found.jump is not None:
                jumped += 1
                assert found.distance <= 6 * INCH
                assert found.cost <= leg(start.point, to)
                assert all(why_not_stand(plan.ground, p, R) is None for p in (found.jump.off, found.jump.on))
    assert jumped > 50


@pytest.mark.rule("ST-180")
def test_how_far_an_edge_is_agrees_with_the_library() -> None:
    random = Random(15)
    pieces = [piece for plan in plans() for piece in plan.ground.pieces]
    for _ in range(20_000):
        piece = pieces[random.below(len(pieces))]
        low, high = piece.outline.low, piece.outline.high
        x, y = (low[i] - 3000 + random.below(high[i] - low[i] + 6000) for i in (0, 1))
        far = shapely.Polygon(piece.outline.corners).exterior.distance(shapely.Point(x, y))
        r = random.below(4000)
        if abs(far - r) > 0.01:
            assert touches(piece.outline, (x, y), r) == (far < r)


@pytest.mark.rule("ST-245")
def test_nobody_stands_half_on_a_crate() -> None:
    t = Table("pilot", "mender", at=((10, 10), (40, 40)), terrain=(box(12, 8, 3, 3, height=1),))
    t.activate()
    assert t.refused(m.Advance(path=(t.at(12, 9.5),))).key == "refusal.overhang"
    t.do(m.Advance(path=(t.at(13, 9.5),)))
    assert t.hero().spot.level == 1000
