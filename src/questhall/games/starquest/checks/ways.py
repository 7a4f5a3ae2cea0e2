"""Whether everybody finds a place on the table and a way to everything (ST-287, ST-289, ST-290)."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.message import Message, message
from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..plan import CENTRE, QUARTERS, Plan, near_corner, quarter
from ..reach import Reach, lying, standing
from ..space.measure import INCH, Point, square
from ..space.terrain import Ground, Spot
from ..values import RADII

HERO = RADII[32]
ROOM = 6 * INCH
"""Heroes deploy wholly within that of their corner (ST-287)."""
FREE_PLACES = 6
"""So many places for heroes there must be, so that they have a choice."""
AT_HAND = INCH
"""A marker is used from there (ST-295)."""
AROUND = 3 * INCH - 1
"""Where the dice put something, a place is found so near; and so near an enemy must get to its goal (ST-86)."""


def check_ways(plan: Plan, bases: tuple[int, ...]) -> Findings:
    """`bases` are those of the enemies who walk; the largest has the hardest way."""
    free = room_to_deploy(plan.ground, plan.corner)
    if len(free) < FREE_PLACES:
        yield wrong(("corner",), "flaw.mission.no-room", "ST-287", n=len(free), least=FREE_PLACES)
    if not free:
        return
    reach = Reach(plan.ground, HERO, free[0])
    for at, point in fixed(plan.mission):
        if reach.to(lying(plan.ground, point), AT_HAND) is None:
            yield wrong(at, "flaw.mission.unreachable", "ST-289")
    for place, point in frame():
        if reach.to(lying(plan.ground, point), AROUND) is None:
            yield wrong(("terrain",), "flaw.mission.cut-off", "ST-289", "ST-290", place=place)
    yield from too_narrow(plan, free[0], max([RADII[base] for base in bases], default=HERO))


def too_narrow(plan: Plan, start: Spot, radius: int) -> Findings:
    """Enemies get from anywhere to anywhere, or they would stand about uselessly."""
    if radius <= HERO:
        return
    reach = Reach(plan.ground, radius, start)
    if not reach.places:
        yield wrong(("terrain",), "flaw.mission.too-narrow", "ST-247", place=message("flaw.mission.place.heroes"))
        return
    for place, point in frame():
        if reach.to(lying(plan.ground, point), AROUND) is None:
            yield wrong(("terrain",), "flaw.mission.too-narrow", "ST-247", place=place)


# --- places ------------------------------------------------------------------------------------------------


def fixed(mission: v.Mission) -> Iterator[tuple[Steps, Point]]:
    """What the mission itself puts somewhere."""
    for field in ("markers", "tokens", "posts"):
        for n, (x, y) in enumerate(getattr(mission, field) or ()):
            yield (field, n), (v.thousandths(x), v.thousandths(y))


def frame() -> Iterator[tuple[Message, Point]]:
    """Where the dice may put something: the corners, the quarters and the centre (ST-289, ST-290)."""
    for name in QUARTERS:
        yield message(f"flaw.mission.place.corner.{name}"), near_corner(name)
        yield message(f"flaw.mission.place.quarter.{name}"), quarter(name)
    yield message("flaw.mission.place.centre"), CENTRE


def room_to_deploy(ground: Ground, corner: Point) -> list[Spot]:
    """Places for heroes, an inch apart, from the corner outwards; as many as fit in neat rows."""
    apart = 2 * HERO + INCH
    east = 1 if corner[0] == 0 else -1
    south = 1 if corner[1] == 0 else -1
    found: list[Spot] = []
    for step in (apart, INCH // 4):
        rows = range(HERO, ROOM, step)
        for x, y in sorted([(x, y) for x in rows for y in rows], key=lambda p: (p[0] + p[1], p)):
            if x * x + y * y > (ROOM - HERO) ** 2:
                continue
            p = (corner[0] + east * x, corner[1] + south * y)
            place = standing(ground, p, HERO)
            if place is not None and all(square(p, other.point) >= apart * apart for other in found):
                found.append(place)
    return found
