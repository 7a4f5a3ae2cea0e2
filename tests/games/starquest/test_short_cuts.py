"""What is asked again and again takes short cuts; they lead to the same answers as the long way."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.starquest.rules.placing import GRID, offsets, places
from questhall.games.starquest.rules.routes import APART, is_crowded
from questhall.games.starquest.space.keeping import keep
from questhall.games.starquest.space.legs import Lane, Leg, Walker, gone, why_not_stand
from questhall.games.starquest.space.measure import Point, leg, square, towards
from questhall.games.starquest.space.net import net
from questhall.games.starquest.space.sight import Body
from questhall.games.starquest.space.terrain import Form, Ground, Piece, Spot, ground
from questhall.kernel.dice import Random
from tests.games.starquest.scenario import Table, box

R, TALL, SIDE = 630, 1_250, 48_000
FORMS: tuple[tuple[Form, float, bool], ...] = (
    ("solid", 5.0, False),
    ("solid", 2.0, False),
    ("solid", 0.8, False),
    ("gap", 2.0, False),
    ("area", 3.0, True),
)


def cluttered(random: Random) -> list[Piece]:
    """One piece in each field of a grid, now and then none."""
    found = []
    for x, y in [(x, y) for x in range(0, 48, 8) for y in range(0, 48, 8) if random.below(4)]:
        form, height, impassable = random.choice(FORMS)
        wide, high = 1 + random.below(50) / 10, 1 + random.below(50) / 10
        found.append(box(x + 1, y + 1, wide, high, form, height, impassable=impassable))
    return found


def tables() -> Iterator[tuple[Random, Ground]]:
    for seed in range(4):
        random = Random(seed)
        yield random, ground(SIDE, SIDE, tuple(cluttered(random)))


def anywhere(random: Random, table: Ground) -> Spot:
    while True:
        p = random.below(SIDE), random.below(SIDE)
        level = table.foothold(p, R)
        if level is not None:
            return Spot(*p, level)


def test_parts_of_a_line_are_gone_like_legs_of_their_own() -> None:
    for random, table in tables():
        for _ in range(60):
            others = tuple([Body(anywhere(random, table), R, TALL) for _ in range(12)])
            who, start, to = Walker(R, others, jumps=False), anywhere(random, table), anywhere(random, table).point
            lane, whole = Lane(table, who, start, to), leg(start.point, to)
            for point in [towards(start.point, to, random.below(whole + 1)) for _ in range(8)]:
                assert lane.gone(point) == gone(table, who, start, point)


def test_a_net_judges_a_leg_like_anybody_else() -> None:
    for random, table in tables():
        here = net(table, R)
        for _ in range(300):
            start, to = anywhere(random, table), (random.below(SIDE), random.below(SIDE))
            found = gone(table, here.alone, start, to)
            assert here.leg_to(start, to) == (found if isinstance(found, Leg) else None)


def test_pieces_near_a_leg_are_those_whose_bounds_it_meets() -> None:
    for random, table in tables():
        for _ in range(200):
            a, b = [(random.below(SIDE), random.below(SIDE)) for _ in "ab"]
            assert table.about(a, b, R) == tuple([piece for piece in table.minded if meets(piece, a, b)])


def meets(piece: Piece, a: Point, b: Point) -> bool:
    low, high = piece.outline.low, piece.outline.high
    return all(low[n] < max(a[n], b[n]) + R and high[n] > min(a[n], b[n]) - R for n in (0, 1))


def test_a_foothold_is_the_level_of_a_place_where_one_may_stand() -> None:
    for random, table in tables():
        for p in [(random.below(SIDE), random.below(SIDE)) for _ in range(500)]:
            stands = why_not_stand(table, p, R) is None
            assert table.foothold(p, R) == (table.level_at(p, R) if stands else None)


def test_free_places_are_those_that_are_far_enough_from_everybody() -> None:
    random = Random(5)
    t = Table(terrain=cluttered(random))
    bodies = [Body(anywhere(random, t.g.ground), R, TALL) for _ in range(40)]
    near, reach = (3 * GRID, 5 * GRID), 40 * GRID
    spots = [(near[0] + x, near[1] + y) for x, y in offsets(reach)]
    assert list(places(t.g, R, near, reach, bodies)) == [spot for p in spots for spot in free(t.g.ground, p, bodies)]


def free(table: Ground, p: Point, bodies: list[Body]) -> list[Spot]:
    if why_not_stand(table, p, R, bodies) is not None:
        return []
    spot = Spot(*p, table.level_at(p, R) or 0)
    assert all(square(p, body.point) >= (2 * R) ** 2 for body in bodies)
    return [] if is_crowded(bodies, spot, R, APART) else [spot]


def test_no_more_is_kept_than_it_was_meant_to_be() -> None:
    known: dict[int, int] = {}
    for n in range(25):
        keep(known, n, n, most=10)
        assert len(known) <= 10
    assert known == {20: 20, 21: 21, 22: 22, 23: 23, 24: 24}
