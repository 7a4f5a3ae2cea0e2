"""The shortest way that can be walked, over the places where it may bend (ST-279, ST-281)."""

from __future__ import annotations

from heapq import heappop, heappush
from math import isqrt

from msgspec import Struct

from .legs import Leg, Walker, crowded, gone, why_not_stand
from .measure import Point, root_up, square
from .net import UNIT, Net, direction
from .sight import Body
from .terrain import Spot

RIM = ((8, 0), (6, 6), (0, 8), (-6, 6), (-8, 0), (-6, -6), (0, -8), (6, -6))
"""The directions of the places around somebody who stands in the way."""
MOST_IN_THE_WAY = 12
"""So many of those who stand about are gone around; more of them are a wall."""
ROUNDED = 4
"""Thousandths by which a way may end further away than it was meant to."""
ENDLESS = 10**9
THERE = -1
"""Instead of the number of a place: straight to the target."""


class Way(Struct, frozen=True, gc=False):
    """Legs, one after another, and what they cost together."""

    legs: tuple[Leg, ...]
    cost: int

    @property
    def end(self) -> Spot:
        return self.legs[-1].end


def shortest(net: Net, who: Walker, start: Spot, target: Body, near: int, most: int = ENDLESS) -> Way | None:
    """To a place so near to a target that the gap between the two bases is no wider than that, if no way to it is
    longer than `most`."""
    return Search(net, who, start, target, near, most).way()


def everywhere(net: Net, who: Walker, start: Spot, most: int) -> list[Way]:
    """To every place of the net that is no further away than that, the nearest first."""
    return Search(net, who, start, None, 0, most).ways()


class Search:
    """The most promising leg is looked at first, and no leg is looked at before it is promising.

    Others who stand about are gone around only where a leg meets them, so most of them cost nothing."""

    def __init__(self, net: Net, who: Walker, start: Spot, target: Body | None, near: int, most: int) -> None:
        self.net = net
        self.who = who
        self.start = start
        self.target = target
        """None: everywhere."""
        self.reach = net.radius + near + (0 if target is None else target.radius)
        self.most = most
        self.alone = Walker(net.radius, jumps=False)
        self.single = [Walker(who.radius, (body,), who.apart) for body in who.others]
        self.size = len(net.places)
        self.spots = [*net.places, start]
        """The places of the net, the start, then those around somebody."""
        self.rest = [self.at_least(spot) for spot in self.spots]
        """What is missing from each of them, at least."""
        self.cost: dict[int, int] = {}
        """Of the shortest way to each of them, once it is known."""
        self.came: dict[int, tuple[int, Leg]] = {}
        self.around: set[int] = set()
        """Those who are gone around."""
        self.queue: list[tuple[int, int, int, int, Leg | None]] = []
        self.count = 0

    def way(self) -> Way | None:
        self.arrive(self.size, 0)
        while (found := self.next_leg()) is not None:
            here, there, leg = found
            if there == THERE or self.is_there(self.spots[there]):
                return self.traced(here, leg)
            self.came[there] = here, leg
            self.arrive(there, self.cost[here] + leg.cost)
        return None

    def ways(self) -> list[Way]:
        self.arrive(self.size, 0)
        ways = []
        while (found := self.next_leg()) is not None:
            here, there, leg = found
            ways.append(self.traced(here, leg))
            self.came[there] = here, leg
            self.arrive(there, self.cost[here] + leg.cost)
        return ways

    def next_leg(self) -> tuple[int, int, Leg] | None:
        """The last leg of the next shortest way, from where to where; None: there is no further one."""
        while self.queue:
            estimate, _, here, there, leg = heappop(self.queue)
            if there in self.cost:
                continue
            if leg is None:
                leg = self.leg(here, there)
                if leg is None or self.is_met(self.spots[here], leg):
                    continue
                longer = self.cost[here] + leg.cost + (self.rest[there] if there != THERE else 0)
                if longer > estimate:
                    self.push(longer, here, there, leg)
                    continue
            return here, there, leg
        return None

    def arrive(self, here: int, cost: int) -> None:
        """The shortest way to a place is known; on from there to everywhere."""
        self.cost[here] = cost
        if self.target is not None:
            self.push(cost + self.rest[here], here, THERE, None)
        row = self.net.row(here) if here < self.size else self.net.row_from(self.spots[here])
        known, most, rest = self.cost, self.most - cost, self.rest
        for there, far in enumerate(row):
            if there not in known and far + rest[there] <= most:
                self.push(cost + far + rest[there], here, there, None)
        for there in range(self.size + 1, len(self.spots)):
            self.to_rim(here, there)

    def to_rim(self, here: int, there: int) -> None:
        if there not in self.cost:
            far = root_up(square(self.spots[here].point, self.spots[there].point))
            self.push(self.cost[here] + far + self.rest[there], here, there, None)

    def push(self, estimate: int, here: int, there: int, leg: Leg | None) -> None:
        if estimate <= self.most:
            self.count += 1
            heappush(self.queue, (estimate, self.count, here, there, leg))

    def leg(self, here: int, there: int) -> Leg | None:
        if there == THERE:
            return self.last_leg(self.spots[here])
        if here < self.size and there < self.size:
            return self.net.leg(here, there)
        return self.net.leg_from(self.spots[here], self.spots[there])

    # --- the target ---------------------------------------------------------------------------------

    def at_least(self, here: Spot) -> int:
        """No way from here is shorter than the straight line."""
        if self.target is None:
            return 0
        return max(0, isqrt(square(here.point, self.target.point)) - self.reach - ROUNDED)

    def last_leg(self, here: Spot) -> Leg | None:
        """Straight to the target, as far as it is near enough."""
        assert self.target is not None
        found = gone(self.net.ground, self.alone, here, beside(self.target.point, here.point, self.reach))
        return found if isinstance(found, Leg) else None

    def is_there(self, here: Spot) -> bool:
        return self.target is not None and square(here.point, self.target.point) <= (self.reach + ROUNDED) ** 2

    # --- those who stand about ------------------------------------------------------------------------

    def is_met(self, here: Spot, leg: Leg) -> bool:
        """Whether somebody stands in the way of a leg; then the places around him are ways as well."""
        (ax, ay), (bx, by) = here.point, leg.end.point
        low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
        low_y, high_y = (ay, by) if ay < by else (by, ay)
        for n, body in enumerate(self.who.others):
            far = self.who.radius + body.radius + self.who.apart
            x, y = body.spot.x, body.spot.y
            is_beside = x <= low_x - far or x >= high_x + far or y <= low_y - far or y >= high_y + far
            if not is_beside and crowded(self.single[n], here, leg) is not None:
                self.go_around(n)
                return True
        return False

    def go_around(self, n: int) -> None:
        if n in self.around or len(self.around) >= MOST_IN_THE_WAY:
            return
        self.around.add(n)
        for spot in rim_of(self.net, self.who, self.who.others[n]):
            self.spots.append(spot)
            self.rest.append(self.at_least(spot))
            for here in list(self.cost):
                self.to_rim(here, len(self.spots) - 1)

    def traced(self, here: int, last: Leg) -> Way:
        legs = [last]
        while here != self.size:
            here, leg = self.came[here]
            legs.append(leg)
        return Way(tuple(reversed(legs)), sum([leg.cost for leg in legs]))


def beside(target: Point, here: Point, far: int) -> Point:
    """The point that is so far from a target on the line from it to here, rounded away from it."""
    x, y = here[0] - target[0], here[1] - target[1]
    whole = isqrt(x * x + y * y) or 1
    return target[0] + away(x * far, whole), target[1] + away(y * far, whole)


def away(n: int, by: int) -> int:
    """A quotient, rounded away from zero."""
    return -(-n // by) if n >= 0 else n // by


def rim_of(net: Net, who: Walker, body: Body) -> tuple[Spot, ...]:
    """Places around somebody, just far enough."""
    far = (net.radius + body.radius + who.apart) * 11 // 10
    found = []
    for x, y in RIM:
        along = direction(x, y)
        p = (body.spot.x + along[0] * far // UNIT, body.spot.y + along[1] * far // UNIT)
        if why_not_stand(net.ground, p, net.radius) is None:
            found.append(Spot(*p, net.ground.level_at(p, net.radius) or 0))
    return tuple(found)
