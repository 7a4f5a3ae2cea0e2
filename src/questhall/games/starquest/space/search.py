"""The search for a shortest way: over the places of a net, around those who stand about (ST-279, ST-281)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from heapq import heappop, heappush

from msgspec import Struct

from .legs import Leg, Walker, Way, hindered
from .measure import beside, root_up, square
from .net import ROUNDED, UNIT, Net, Row, beyond, direction
from .sight import Body
from .terrain import Spot

RIM = ((8, 0), (6, 6), (0, 8), (-6, 6), (-8, 0), (-6, -6), (0, -8), (6, -6))
"""The directions of the places around somebody who stands in the way."""
MOST_IN_THE_WAY = 12
"""So many of those who stand about are gone around; more of them are a wall."""
ENDLESS = 10**9
NOBODY = -1
PATIENCE = 100
"""After so many places it is asked whether there is a way at all."""
ENCLOSED = 40
"""Whoever gets to so many places is not enclosed."""


class Goal(Struct, frozen=True, gc=False):
    """Where a way may end: so near to one of these that the gap between the two bases is no wider than that."""

    bodies: tuple[Body, ...] = ()
    """None: nowhere."""
    near: int = 0
    ends: tuple[Spot, ...] = ()
    """Some such places, for where one may not stop at the end of a straight line to somebody."""
    stands: Callable[[Spot], bool] | None = None
    """Whether one may stop at a place; None: at any."""


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
        self.others = [self.room(n, body) for n, body in enumerate(who.others)]
        """Between which bounds those are in the way who stand about, and their numbers."""
        self.size, self.number = len(net.places), (1 << net.bits) - 1
        """How many places the net has, and the bits of their numbers."""
        self.spots = [*net.places, start, *goal.ends]
        """The places of the net, the start, those where it may end, then those around somebody."""
        self.rest = self.rests()
        """What is missing from each of them, at least."""
        self.rest_of_net = [rest << net.bits for rest in self.rest[: self.size]]
        self.cost: dict[int, int] = {}
        """Of the shortest way to each of them, once it is known."""
        self.came: dict[int, tuple[int, Leg]] = {}
        self.rims: dict[int, range] = {}
        """The places around those who were met."""
        self.tried: set[tuple[int, int]] = set()
        """From which place somebody was gone around."""
        self.queue: list[tuple[int, int, int, int, Leg | None]] = []
        """From where to where: the numbers of two places; below 0: straight to somebody who is aimed at."""
        self.ahead: dict[int, list[int]] = {}
        """From each place on to those of the net, each behind what a way over it costs from here at least, the most
        promising last; only that one is in the queue."""
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
            if leg is None and 0 <= there < self.size:
                self.look_ahead(here)
            if there in self.cost:
                continue
            if leg is None:
                leg = self.free_leg(here, there)
                if leg is None:
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
        rest, number, left = self.rest_of_net, self.number, self.most + 1 - cost << self.net.bits
        row = self.row(here, spot)
        ahead = [way for far in row[: bisect_left(row, left)] if (way := far + rest[far & number]) < left]
        ahead.sort(reverse=True)
        self.ahead[here] = ahead
        self.look_ahead(here)
        for there in range(self.size + 1, self.size + 1 + len(self.goal.ends)):
            self.to_extra(here, there)

    def look_ahead(self, here: int) -> None:
        """The next place of the net from here."""
        ahead, known = self.ahead[here], self.cost
        while ahead:
            promising = ahead.pop()
            there = promising & self.number
            if there not in known:
                self.push(self.cost[here] + (promising >> self.net.bits), here, there, None)
                return

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

    # --- whether there is a way at all ----------------------------------------------------------------

    def is_hopeless(self) -> bool:
        """Backwards from the goal one comes to an end without meeting anything that was reached."""
        reached = {self.spots[n] for n in self.cost}
        loose, met = [self.start], set[int]()
        edge = [(-1, end) for end in self.goal.ends]
        for n in range(self.size):
            who = self.last_blocker(self.spots[n])
            if who == NOBODY:
                edge.append((n, self.spots[n]))
            elif who is not None:
                self.note(who, met, loose)
        edge += [(-1, spot) for spot in loose if self.last_blocker(spot) == NOBODY]
        seen = {spot for _, spot in edge}
        while edge and len(seen) < ENCLOSED and not seen & reached:
            n, here = edge.pop()
            numbers = sorted([far & self.number for far in self.row(n, here)])
            for m, there in [*[(m, self.spots[m]) for m in numbers], *[(-1, spot) for spot in loose]]:
                if there in seen:
                    continue
                leg = self.net.leg(m, n) if min(m, n) >= 0 else self.net.leg_from(there, here)
                if leg is None:
                    continue
                who = self.blocker(there, leg)
                if who is None:
                    seen.add(there)
                    edge.append((m, there))
                else:
                    self.note(who, met, loose)
        return not edge and not seen & reached

    def last_blocker(self, here: Spot) -> int | None:
        """Who stands in the way of the last legs from a place; NOBODY: one of them is free; None: there is none."""
        found = None
        for aim in range(len(self.aims)):
            leg = self.last_leg(here, aim)
            if leg is not None and self.may_stop(leg.end):
                found = self.blocker(here, leg)
                if found is None:
                    return NOBODY
        return found

    def note(self, who: int, met: set[int], loose: list[Spot]) -> None:
        """The places around somebody are ways as well."""
        if who not in met and len(met) < MOST_IN_THE_WAY:
            met.add(who)
            loose += rim_of(self.net, self.who, self.who.others[who])

    def row(self, n: int, spot: Spot) -> Row:
        return self.net.row(n) if 0 <= n < self.size else self.net.row_from(spot)

    # --- the goal -----------------------------------------------------------------------------------

    def rests(self) -> list[int]:
        """From the places of the net, the start, and those where it may end."""
        others = [self.at_least(spot) for spot in self.spots[self.size :]]
        if not self.aims:
            return [0] * len(self.spots)
        if len(self.aims) == 1:
            return [*self.net.rest(*self.aims[0]), *others]
        return [*map(min, *[self.net.rest(*aim) for aim in self.aims]), *others]

    def at_least(self, here: Spot) -> int:
        return min([beyond(here, x, y, reach) for x, y, reach in self.aims], default=0)

    def last_leg(self, here: Spot, n: int) -> Leg | None:
        """Straight to somebody who is aimed at, until one is near enough."""
        x, y, reach = self.aims[n]
        return self.net.leg_to(here, beside((x, y), here.point, reach))

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

    def free_leg(self, here: int, there: int) -> Leg | None:
        """A leg that nobody stands in the way of; who does may be gone around. Where that was tried from here before,
        it does not matter whether there is a leg at all."""
        spot = self.spots[here]
        if there < 0 or (here < self.size and there < self.size):
            leg = self.leg(here, there)
            who = None if leg is None else self.blocker(spot, leg)
        else:
            who = self.blocker(spot, Leg("walk", self.spots[there], 0))
            if who is not None and not self.is_new(here, who):
                return None
            leg = self.leg(here, there)
        if leg is None or who is None:
            return leg
        self.go_around(here, who)
        return None

    def is_new(self, here: int, who: int) -> bool:
        """Whether somebody could be gone around from a place and was not yet."""
        return (here, who) not in self.tried and (who in self.rims or len(self.rims) < MOST_IN_THE_WAY)

    def blocker(self, here: Spot, leg: Leg) -> int | None:
        """Who stands in the way of a leg."""
        ax, ay, bx, by = here.x, here.y, leg.end.x, leg.end.y
        low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
        low_y, high_y = (ay, by) if ay < by else (by, ay)
        for west, north, east, south, who in self.others:
            is_beside = east <= low_x or west >= high_x or south <= low_y or north >= high_y
            if not is_beside and hindered(self.who, here, leg, self.who.others[who]) is not None:
                return who
        return None

    def room(self, n: int, body: Body) -> tuple[int, int, int, int, int]:
        x, y, far = body.spot.x, body.spot.y, self.who.radius + body.radius + self.who.apart
        return x - far, y - far, x + far, y + far, n

    def go_around(self, here: int, who: int) -> None:
        """To the places around somebody, from where he was met."""
        if not self.is_new(here, who):
            return
        if who not in self.rims:
            rim = rim_of(self.net, self.who, self.who.others[who])
            self.rims[who] = range(len(self.spots), len(self.spots) + len(rim))
            self.spots += rim
            self.rest += [self.at_least(spot) for spot in rim]
        self.tried.add((here, who))
        for there in self.rims[who]:
            self.to_extra(here, there)

    def traced(self, here: int, last: Leg) -> Way:
        legs = [last]
        while here != self.size:
            here, leg = self.came[here]
            legs.append(leg)
        return Way(tuple(reversed(legs)), sum([leg.cost for leg in legs]))


def rim_of(net: Net, who: Walker, body: Body) -> tuple[Spot, ...]:
    """Places around somebody, just far enough."""
    far = (net.radius + body.radius + who.apart) * 11 // 10
    found = []
    for x, y in RIM:
        along = direction(x, y)
        p = (body.spot.x + along[0] * far // UNIT, body.spot.y + along[1] * far // UNIT)
        level = net.ground.foothold(p, net.radius)
        if level is not None:
            found.append(Spot(*p, level))
    return tuple(found)
