"""The shortest way that can be walked, over the places where it may bend (ST-279, ST-281)."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from math import isqrt

from msgspec import Struct

from .legs import Leg, Walker, crowded, gap_wanted, gone, why_not_stand
from .measure import Point, root_up, square
from .net import BESIDE, UNIT, Net, direction
from .sight import Body
from .terrain import Spot

RIM = ((8, 0), (6, 6), (0, 8), (-6, 6), (-8, 0), (-6, -6), (0, -8), (6, -6))
"""The directions of the places around somebody who stands in the way."""
MOST_IN_THE_WAY = 12
"""So many of those who stand about are gone around; more of them are a wall."""
ROUNDED = 4
"""Thousandths by which a way may end further away than it was meant to."""
ENDLESS = 10**9
PATIENCE = 40
"""After so many places it is asked whether there is a way at all."""


class Way(Struct, frozen=True, gc=False):
    """Legs, one after another, and what they cost together."""

    legs: tuple[Leg, ...]
    cost: int

    @property
    def end(self) -> Spot:
        return self.legs[-1].end


class Goal(Struct, frozen=True, gc=False):
    """Where a way may end: so near to one of these that the gap between the two bases is no wider than that."""

    bodies: tuple[Body, ...] = ()
    """None: nowhere."""
    near: int = 0
    ends: tuple[Spot, ...] = ()
    """Some such places, for where one may not stop at the end of a straight line to somebody."""
    stands: Callable[[Spot], bool] | None = None
    """Whether one may stop at a place; None: at any."""


def shortest(net: Net, who: Walker, start: Spot, target: Body, near: int, most: int = ENDLESS) -> Way | None:
    """To a place so near to a target that the gap between the two bases is no wider than that, if no way to it is
    longer than `most`. Where others stand beside the target, the places around it that are free are goals as well."""
    ends: tuple[Spot, ...] = ()
    reach = net.radius + target.radius + near
    if reach > 0:
        beside_it = [body for body in who.others if body != target and is_beside(body, target, reach, who)]
        if beside_it:
            ends = tuple([spot for spot in ring(net, target, reach) if is_free(spot, beside_it, who)])
            if not ends:
                return None
    return Search(net, who, start, Goal((target,), near, ends), most).way()


def is_beside(body: Body, target: Body, reach: int, who: Walker) -> bool:
    """Whether somebody keeps others from places at that distance from a target."""
    return square(body.point, target.point) < (reach + who.radius + body.radius + who.apart) ** 2


def is_free(spot: Spot, others: list[Body], who: Walker) -> bool:
    wanted = [(body, who.radius + body.radius + gap_wanted(body, spot.level, who.apart)) for body in others]
    return all(square(spot.point, body.point) >= far * far for body, far in wanted)


def ring(net: Net, target: Body, reach: int) -> list[Spot]:
    """Places so far from the middle of a target where a base can stand."""
    found = []
    for x, y in BESIDE:
        p = (target.spot.x + away(x * reach, UNIT), target.spot.y + away(y * reach, UNIT))
        if why_not_stand(net.ground, p, net.radius) is None:
            found.append(Spot(*p, net.ground.level_at(p, net.radius) or 0))
    return found


def shortest_to(net: Net, who: Walker, start: Spot, goal: Goal, most: int = ENDLESS) -> Way | None:
    """To any place that is a goal."""
    return Search(net, who, start, goal, most).way()


def everywhere(net: Net, who: Walker, start: Spot, most: int) -> list[Way]:
    """To every place of the net that is no further away than that, the nearest first."""
    return Search(net, who, start, Goal(), most).ways()


class Search:
    """The most promising leg is looked at first, and no leg is looked at before it is promising.

    Others who stand about are gone around only where a leg meets them, so most of them cost nothing."""

    def __init__(self, net: Net, who: Walker, start: Spot, goal: Goal, most: int) -> None:
        self.net = net
        self.who = who
        self.start = start
        self.goal = goal
        self.aims = [(body.spot.x, body.spot.y, net.radius + body.radius + goal.near) for body in goal.bodies]
        """Where those stand who are to be reached, and how near to their middle one has to get."""
        self.most = most
        self.alone = Walker(net.radius, jumps=False)
        self.single = [Walker(who.radius, (body,), who.apart) for body in who.others]
        self.others = [
            (body.spot.x, body.spot.y, who.radius + body.radius + who.apart, n) for n, body in enumerate(who.others)
        ]
        """Where those stand who are in the way, how near to their middle one may not come, and their numbers."""
        self.size = len(net.places)
        self.spots = [*net.places, start, *goal.ends]
        """The places of the net, the start, those where it may end, then those around somebody."""
        self.rest = self.rests()
        """What is missing from each of them, at least."""
        self.cost: dict[int, int] = {}
        """Of the shortest way to each of them, once it is known."""
        self.came: dict[int, tuple[int, Leg]] = {}
        self.rims: dict[int, range] = {}
        """The places around those who were met."""
        self.tried: set[tuple[int, int]] = set()
        """From which place somebody was gone around."""
        self.queue: list[tuple[int, int, int, int, Leg | None]] = []
        """From where to where: the numbers of two places; below 0: straight to somebody who is aimed at."""
        self.count = 0

    def way(self) -> Way | None:
        self.arrive(self.size, 0)
        while (found := self.next_leg()) is not None:
            here, there, leg = found
            if len(self.cost) == PATIENCE and self.is_hopeless():
                return None
            if (there < 0 and self.may_stop(leg.end)) or (there >= 0 and self.is_there(self.spots[there])):
                return self.traced(here, leg)
            if there >= 0:
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
                if leg is None or self.is_met(here, leg):
                    continue
                longer = self.cost[here] + leg.cost + (self.rest[there] if there >= 0 else 0)
                if longer > estimate:
                    self.push(longer, here, there, leg)
                    continue
            return here, there, leg
        return None

    def arrive(self, here: int, cost: int) -> None:
        """The shortest way to a place is known; on from there to everywhere."""
        self.cost[here] = cost
        spot = self.spots[here]
        for n, (x, y, reach) in enumerate(self.aims):
            self.push(cost + beyond(spot, x, y, reach), here, -1 - n, None)
        row = self.net.row(here) if here < self.size else self.net.row_from(spot)
        known, most, rest, queue, count = self.cost, self.most - cost, self.rest, self.queue, self.count
        for there, far in row.items():
            far += rest[there]
            if far <= most and there not in known:
                count += 1
                heappush(queue, (cost + far, count, here, there, None))
        self.count = count
        for there in range(self.size + 1, self.size + 1 + len(self.goal.ends)):
            self.to_extra(here, there)

    def to_extra(self, here: int, there: int) -> None:
        if there not in self.cost:
            far = root_up(square(self.spots[here].point, self.spots[there].point))
            self.push(self.cost[here] + far + self.rest[there], here, there, None)

    def push(self, estimate: int, here: int, there: int, leg: Leg | None) -> None:
        if estimate <= self.most:
            self.count += 1
            heappush(self.queue, (estimate, self.count, here, there, leg))

    def leg(self, here: int, there: int) -> Leg | None:
        if there < 0:
            return self.last_leg(self.spots[here], -1 - there)
        if here < self.size and there < self.size:
            return self.net.leg(here, there)
        return self.net.leg_from(self.spots[here], self.spots[there])

    # --- the goal -----------------------------------------------------------------------------------

    def rests(self) -> list[int]:
        """No way is shorter than the straight line."""
        if not self.aims:
            return [0] * len(self.spots)
        if len(self.aims) == 1:
            x, y, reach = self.aims[0]
            return [beyond(spot, x, y, reach) for spot in self.spots]
        return [self.at_least(spot) for spot in self.spots]

    def is_hopeless(self) -> bool:
        """Whether there is no way even if nobody stood about: no place that hangs together with the start has a last
        leg. Legs are the same there and back, so one place that is found tells of all."""
        first = next(
            (n for n in self.net.row_from(self.start) if self.net.leg_from(self.start, self.spots[n]) is not None), None
        )
        if first is None or self.goal.ends:
            return False
        part = self.net.part(first)
        near = sorted([(self.rest[n], n) for n in range(self.size) if self.net.part(n) == part])
        last = [(n, aim) for _, n in near for aim in range(len(self.aims))]
        return all(self.last_leg(self.spots[n], aim) is None for n, aim in last)

    def at_least(self, here: Spot) -> int:
        return min([beyond(here, x, y, reach) for x, y, reach in self.aims], default=0)

    def last_leg(self, here: Spot, n: int) -> Leg | None:
        """Straight to somebody who is aimed at, until one is near enough."""
        x, y, reach = self.aims[n]
        found = gone(self.net.ground, self.alone, here, beside((x, y), here.point, reach))
        return found if isinstance(found, Leg) else None

    def is_there(self, here: Spot) -> bool:
        """A point is reached when one is on it."""
        for x, y, reach in self.aims:
            most = reach + ROUNDED if reach else 0
            if (here.x - x) ** 2 + (here.y - y) ** 2 <= most * most:
                return self.may_stop(here)
        return False

    def may_stop(self, here: Spot) -> bool:
        return self.goal.stands is None or self.goal.stands(here)

    # --- those who stand about ------------------------------------------------------------------------

    def is_met(self, n: int, leg: Leg) -> bool:
        """Whether somebody stands in the way of a leg from a place; then the way may lead around him."""
        here = self.spots[n]
        ax, ay, bx, by = here.x, here.y, leg.end.x, leg.end.y
        low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
        low_y, high_y = (ay, by) if ay < by else (by, ay)
        for x, y, far, who in self.others:
            is_beside = x <= low_x - far or x >= high_x + far or y <= low_y - far or y >= high_y + far
            if not is_beside and crowded(self.single[who], here, leg) is not None:
                self.go_around(n, who)
                return True
        return False

    def go_around(self, here: int, who: int) -> None:
        """To the places around somebody, from where he was met."""
        if who not in self.rims:
            if len(self.rims) >= MOST_IN_THE_WAY:
                return
            rim = rim_of(self.net, self.who, self.who.others[who])
            self.rims[who] = range(len(self.spots), len(self.spots) + len(rim))
            self.spots += rim
            self.rest += [self.at_least(spot) for spot in rim]
        if (here, who) not in self.tried:
            self.tried.add((here, who))
            for there in self.rims[who]:
                self.to_extra(here, there)

    def traced(self, here: int, last: Leg) -> Way:
        legs = [last]
        while here != self.size:
            here, leg = self.came[here]
            legs.append(leg)
        return Way(tuple(reversed(legs)), sum([leg.cost for leg in legs]))


def beyond(here: Spot, x: int, y: int, reach: int) -> int:
    """How far it is at least until one is so near to a point."""
    far = isqrt((here.x - x) ** 2 + (here.y - y) ** 2) - reach - ROUNDED
    return far if far > 0 else 0


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
