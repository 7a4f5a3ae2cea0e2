"""The shortest way that can be walked (ST-279, ST-281)."""

from __future__ import annotations

from .keeping import keep
from .legs import Walker, Way, gap_wanted
from .measure import away, beside, square
from .net import BESIDE, KEPT, ROUNDED, UNIT, Net
from .search import ENDLESS, Goal, Search
from .sight import Body
from .terrain import Spot

__all__ = [
    "ENDLESS",
    "ROUNDED",
    "Goal",
    "Way",
    "away",
    "beside",
    "everywhere",
    "shortest",
    "shortest_alone",
    "shortest_to",
]


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


def shortest_alone(net: Net, start: Spot, target: Body, near: int) -> Way | None:
    """As if nobody else stood about. It is asked again and again while somebody thinks, so it is kept."""
    reach = net.radius + target.radius + near
    key = start, target.spot, reach
    if key not in net.ways:
        keep(net.ways, key, shortest(net, Walker(net.radius), start, target, near), KEPT)
    return net.ways[key]


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
        level = net.ground.foothold(p, net.radius)
        if level is not None:
            found.append(Spot(*p, level))
    return found


def shortest_to(net: Net, who: Walker, start: Spot, goal: Goal, most: int = ENDLESS) -> Way | None:
    """To any place that is a goal."""
    return Search(net, who, start, goal, most).way()


def everywhere(net: Net, who: Walker, start: Spot, most: int) -> list[Way]:
    """To every place of the net that is no further away than that, the nearest first."""
    return Search(net, who, start, Goal(), most).ways()
