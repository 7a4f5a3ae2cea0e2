"""The shortest way that can be walked, over the places where it may bend (ST-279, ST-281)."""

from __future__ import annotations

from heapq import heappop, heappush
from math import isqrt

from msgspec import Struct

from .legs import Barred, Leg, Walker, crowded, gone
from .measure import Point, square
from .net import UNIT, Net, direction
from .sight import Body
from .terrain import Spot

RIM = ((8, 0), (6, 6), (0, 8), (-6, 6), (-8, 0), (-6, -6), (0, -8), (6, -6))
"""The directions of the places around somebody who stands in the way."""
MOST_IN_THE_WAY = 12
"""So many of those who stand about are gone around; more of them are a wall."""


class Way(Struct, frozen=True, gc=False):
    """Legs, one after another, and what they cost together."""

    legs: tuple[Leg, ...]
    cost: int

    @property
    def end(self) -> Spot:
        return self.legs[-1].end


def shortest(net: Net, who: Walker, start: Spot, target: Body, near: int) -> Way | None:
    """To a place so near to a target that the gap between the two bases is no wider than that.

    Others who stand about are gone around only where the way meets them, so most of them cost nothing."""
    rims: dict[int, tuple[Spot, ...]] = {}
    while True:
        way, met = search(net, who, start, target, near, [spot for rim in rims.values() for spot in rim])
        if way is not None or not met - rims.keys() or len(rims) >= MOST_IN_THE_WAY:
            return way
        for n in sorted(met - rims.keys())[: MOST_IN_THE_WAY - len(rims)]:
            rims[n] = rim_of(net, who, who.others[n])


def search(
    net: Net, who: Walker, start: Spot, target: Body, near: int, extra: list[Spot]
) -> tuple[Way | None, set[int]]:
    """The best of all, and those who stood in the way of a leg."""
    met = set[int]()
    best: dict[Spot, int] = {start: 0}
    came: dict[Spot, tuple[Spot, Leg]] = {}
    queue: list[tuple[int, int, int, Spot]] = [(0, 0, 0, start)]
    count = 0
    while queue:
        _, cost, _, here = heappop(queue)
        if cost > best[here]:
            continue
        if here is not start and is_there(net, here, target, near):
            return traced(start, here, came, cost), met
        for leg in legs_from(net, who, here, target, near, extra):
            if hindered(who, here, leg, met):
                continue
            after = cost + leg.cost
            if after < best.get(leg.end, after + 1):
                best[leg.end] = after
                came[leg.end] = here, leg
                count += 1
                heappush(queue, (after + at_least(net, leg.end, target, near), after, count, leg.end))
    return None, met


def legs_from(net: Net, who: Walker, here: Spot, target: Body, near: int, extra: list[Spot]) -> list[Leg]:
    """To all places of the net, to those around somebody, and straight to the target."""
    alone = Walker(who.radius, jumps=False)
    found = [gone(net.ground, alone, here, spot.point) for spot in (*extra, *arrivals(net, here, target, near))]
    number = net.number(here)
    known = net.from_place(number) if number >= 0 else net.from_spot(here)
    return [leg for _, leg in known] + [leg for leg in found if not isinstance(leg, Barred)]


def arrivals(net: Net, here: Spot, target: Body, near: int) -> list[Spot]:
    """Where the straight line to the target is near enough."""
    x, y = direction(here.x - target.spot.x, here.y - target.spot.y)
    far = net.radius + target.radius + near
    p: Point = (target.spot.x + x * far // UNIT, target.spot.y + y * far // UNIT)
    return [Spot(*p, target.spot.level)]


def is_there(net: Net, here: Spot, target: Body, near: int) -> bool:
    reach = net.radius + target.radius + near
    return square(here.point, target.point) <= (reach + 2) ** 2


def at_least(net: Net, here: Spot, target: Body, near: int) -> int:
    """No way from here is shorter than the straight line."""
    return max(0, isqrt(square(here.point, target.point)) - net.radius - target.radius - near - 2)


def hindered(who: Walker, here: Spot, leg: Leg, met: set[int]) -> bool:
    """Whether somebody stands in the way of a leg; who it is, is noted."""
    found = False
    for n, body in enumerate(who.others):
        if crowded(Walker(who.radius, (body,), who.apart), here, leg) is not None:
            met.add(n)
            found = True
    return found


def rim_of(net: Net, who: Walker, body: Body) -> tuple[Spot, ...]:
    """Places around somebody, just far enough."""
    far = (net.radius + body.radius + who.apart) * 11 // 10
    found = []
    for x, y in RIM:
        along = direction(x, y)
        p = (body.spot.x + along[0] * far // UNIT, body.spot.y + along[1] * far // UNIT)
        level = net.ground.level_at(p, net.radius)
        if level is not None and net.ground.on_table(p, net.radius):
            found.append(Spot(*p, level))
    return tuple(found)


def traced(start: Spot, end: Spot, came: dict[Spot, tuple[Spot, Leg]], cost: int) -> Way:
    legs, here = [], end
    while here != start:
        here, leg = came[here]
        legs.append(leg)
    return Way(tuple(reversed(legs)), cost)
