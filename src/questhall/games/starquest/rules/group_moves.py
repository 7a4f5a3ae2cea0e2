"""How the models of an AI unit move together (ST-88, ST-89, ST-251, ST-282): the one that is nearest leads, the others
follow, and whether they are together is judged when all have moved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from questhall.kernel.procedure import Procedure

from ..entities import Model
from ..measuring import far, within
from ..space.measure import square
from ..space.net import BESIDE, UNIT
from ..space.sight import Body
from ..space.terrain import Spot
from .approaching import Mover
from .coherency import ALL, NEXT, bodies_together
from .moving import Moves
from .routes import DIFFICULT, Route

Steps = Mapping[int, Route]
"""The way of every model, by its number; who stays has one without legs."""
QUARTERS = (4, 3, 2, 1, 0)
"""The leader goes the whole way, or only so much of it that all stay together."""
GAPS = (20, 500)
"""How far from another base a follower is put: almost touching, or half an inch away."""
TRIED = 4
"""For so many places a follower looks for a way that bends."""
LOOKED_AT = 40
"""So many places are looked at for one that is also good for what follows the move."""


class Liking(Struct, frozen=True, eq=False):
    """Where the models of a unit would like to stand."""

    rank: Callable[[Model, Spot], int]
    """The least first."""
    good: Callable[[Model, Spot], bool] | None = None
    """Whether it could do there what it came for; None: any place will do."""


def rush(mover: Mover, target: Body, near: int, most: int) -> Steps:
    """Towards a target, as near as it gets (ST-281)."""
    models = nearest_to(mover, target)
    lead = models[0]
    if len(models) == 1:
        return {lead.n: mover.approach(lead.spot, target, near, most)}
    most = all_together(mover, most)
    return led(mover, models, mover.approach(lead.spot, target, near, most), to_be_near(target), most)


def close_up(mover: Mover, target: Body, most: int) -> Steps:
    """Whoever is nearest to a target stays, and a group that is apart comes together there (ST-282)."""
    models = nearest_to(mover, target)
    stay = {model.n: mover.stays(model.spot) for model in models}
    if are_together(mover, stay):
        return stay
    return led(mover, models, stay[models[0].n], to_be_near(target), all_together(mover, most))


def nearest_to(mover: Mover, target: Body) -> list[Model]:
    return sorted(mover.unit.models, key=lambda model: (far(mover.body(model.spot), target), model.n))


def to_be_near(target: Body) -> Liking:
    return Liking(lambda _, spot: square(spot.point, target.point))


def all_together(mover: Mover, most: int) -> int:
    """One member in difficult ground is enough for the whole unit (ST-97)."""
    return min(most, DIFFICULT) if any(mover.stands_in_rough(model.spot) for model in mover.unit.models) else most


def led(mover: Mover, models: Sequence[Model], route: Route, liking: Liking, most: int) -> Steps:
    """The first of the models goes along a way, the others follow. Where they cannot stay together, the leader goes
    only a part of it, or all stay; if they never can, the end is taken that is nearest to it (ST-251)."""
    lead, *others = models
    best: tuple[int, Steps] | None = None
    for quarters in QUARTERS:
        part = route if quarters == QUARTERS[0] else mover.along(lead.spot, route.legs, route.cost * quarters // 4)
        within_reach = min(most, DIFFICULT) if part.difficult else most
        steps = followed(mover, lead, part, others, liking, within_reach)
        if is_rough(steps) and within_reach > DIFFICULT:
            steps = followed(mover, lead, mover.along(lead.spot, part.legs, DIFFICULT), others, liking, DIFFICULT)
        if not is_possible(mover, steps):
            continue
        lost = strays(mover, steps)
        if best is None or lost < best[0]:
            best = lost, steps
        if not lost or not route.legs:
            break
    all_stay = {model.n: mover.stays(model.spot) for model in models}
    return all_stay if best is None or (best[0] and are_together(mover, all_stay)) else best[1]


def followed(mover: Mover, lead: Model, route: Route, others: Sequence[Model], liking: Liking, most: int) -> Steps:
    """The others go beside those who have gone before them."""
    steps = {lead.n: route}
    placed = [mover.body(route.end)]
    bends = [leg.end for leg in route.legs[:-1]]
    for model in others:
        found = follows(mover, model, placed, liking, most, bends) or comes_near(mover, model, placed, most)
        steps[model.n] = found
        placed.append(mover.body(found.end))
    return steps


def follows(
    mover: Mover, model: Model, placed: Sequence[Body], liking: Liking, most: int, bends: Sequence[Spot] = ()
) -> Route | None:
    """To the place that it likes best, of those where it is with the others and gets to."""
    reach = most * most
    places = [spot for spot in places_beside(mover, model, placed) if square(spot.point, model.spot.point) <= reach]
    places.sort(key=lambda spot: liking.rank(model, spot))
    bent, second = list[Spot](), list[Spot]()
    for spot in places:
        if not joins(mover, spot, placed) or not (spot == model.spot or mover.may_end(spot)):
            continue
        if liking.good is not None and not liking.good(model, spot):
            second.append(spot)
            if len(second) == LOOKED_AT:
                break
            continue
        found = mover.stays(spot) if spot == model.spot else mover.to(model.spot, spot, most, bends)
        if found is not None:
            return found
        bent.append(spot)
    for spot in second:
        found = mover.stays(spot) if spot == model.spot else mover.to(model.spot, spot, most, bends)
        if found is not None:
            return found
    for spot in bent[:TRIED]:
        found = mover.around(model.spot, spot, most)
        if found is not None:
            return found
    return None


def places_beside(mover: Mover, model: Model, placed: Sequence[Body]) -> list[Spot]:
    """Where it stands, and places around those who have gone before."""
    found = [model.spot]
    r, ground = mover.radius, mover.ground
    for body in placed:
        for gap in GAPS:
            away = 2 * r + gap
            for x, y in BESIDE:
                p = (body.spot.x + x * away // UNIT, body.spot.y + y * away // UNIT)
                level = ground.level_at(p, r) if ground.on_table(p, r) else None
                if level is not None:
                    found.append(Spot(*p, level))
    return found


def joins(mover: Mover, spot: Spot, placed: Sequence[Body]) -> bool:
    """Beside one of the others, not far from any, and on nobody's base."""
    body, apart = mover.body(spot), (2 * mover.radius) ** 2
    if any(square(spot.point, other.point) < apart for other in placed):
        return False
    return all(within(body, other, ALL) for other in placed) and any(within(body, other, NEXT) for other in placed)


def comes_near(mover: Mover, model: Model, placed: Sequence[Body], most: int) -> Route:
    """It cannot join the others in this move and comes as near to the first of them as it gets (ruling 13)."""
    return mover.approach(model.spot, placed[0], NEXT, most)


# --- whether all of it is possible ---------------------------------------------------------------------


def is_rough(steps: Steps) -> bool:
    """Whether one goes through difficult ground and another too far for that (ST-97)."""
    return any(route.difficult for route in steps.values()) and any(route.cost > DIFFICULT for route in steps.values())


def is_possible(mover: Mover, steps: Steps) -> bool:
    """Nobody stands on the base of another member, and the whole unit keeps to what difficult ground allows."""
    ends, apart = [route.end.point for route in steps.values()], (2 * mover.radius) ** 2
    free = all(square(a, b) >= apart for n, a in enumerate(ends) for b in ends[:n])
    return free and not is_rough(steps)


def strays(mover: Mover, steps: Steps) -> int:
    """How many of them are too far from the others (ST-88, ST-89); 0: the group is together."""
    bodies = [mover.body(route.end) for route in steps.values()]
    if bodies_together(bodies):
        return 0
    return sum([not is_with(body, [other for other in bodies if other is not body]) for body in bodies])


def is_with(body: Body, others: Sequence[Body]) -> bool:
    return any(within(body, other, NEXT) for other in others) and all(within(body, other, ALL) for other in others)


def are_together(mover: Mover, steps: Steps) -> bool:
    return bodies_together([mover.body(route.end) for route in steps.values()])


# --- carried out --------------------------------------------------------------------------------------------


def goes(unit: int, steps: Steps) -> list[Procedure]:
    """Member by member (ST-251)."""
    return [Moves(unit=unit, model=n, path=route.points) for n, route in steps.items() if route.legs]


def has_moved(steps: Steps) -> bool:
    return any(route.legs for route in steps.values())


def leading(steps: Steps) -> Route:
    """What is told of a move: the way of the first, or of whoever goes furthest where the first one stays."""
    first = next(iter(steps.values()))
    return first if first.legs else max(steps.values(), key=lambda route: route.cost)
