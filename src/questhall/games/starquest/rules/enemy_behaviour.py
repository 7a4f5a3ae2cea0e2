"""ST-81 to ST-87, ST-276 to ST-283: the enemies' written behaviour. Its steps are the lines of the rule, and each of
them tells why it was taken."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from questhall.kernel.procedure import Procedure, step

from .. import odds, values
from ..bearings import bearing
from ..entities import Unit
from ..measuring import apart, far, nearer_than, point, units_apart
from ..space.measure import INCH, square
from ..space.terrain import Spot
from . import enemy_aims, group_moves, objectives, routes
from .acts import Follows
from .approaching import Mover
from .charging import Charge, charge_reach, strikes_at_all
from .enemy_aims import Shot
from .enemy_instructions import instruct, of_charge, of_shots
from .group_moves import Steps
from .routes import APART
from .shooting import Shooting
from .strikes import could_strike
from .ties import one_of, ranks

if TYPE_CHECKING:
    from ..state import StarQuest

AT_HOME = 3 * INCH
"""Nearer than that to its goal a unit stays (ST-86)."""
NEARLY = 2 * INCH
"""Where no place in contact can be stood on, a charge may end so near (ST-256)."""
HUNDRED = 100


class Written(Procedure):
    """One action, by the written behaviour (ST-203). A step that finds what to do is the last one."""

    unit: int
    sees: bool
    """Whether it sees somebody from where it stands."""

    @step("ST-81", "ST-277")
    def is_an_enemy_in_sight(self, g: StarQuest) -> None:
        if not self.sees and not could_hit_unseen(g, g.sure(self.unit)):
            self.go_to("is_it_near_its_goal")

    @step("ST-82", "ST-83", "ST-84", "ST-278")
    def is_an_enemy_in_reach(self, g: StarQuest) -> Follows:
        unit = g.sure(self.unit)
        shot, charged = nearest_shot(g, unit), nearest_charge(g, unit)
        if shot is None and charged is None:
            return None
        self.leave()
        if shot is None or (charged is not None and does_more(g, unit, charged, shot)):
            assert charged is not None
            return charges(g, unit, charged, shot)
        return shoots(g, unit, shot)

    @step("ST-85", "ST-281", "ST-283")
    def it_rushes_at_the_nearest(self, g: StarQuest) -> Follows:
        self.leave()
        unit = g.sure(self.unit)
        if stays_put(g, unit):
            return None
        target = one_of(g, ranks(g, unit, g.foes_of(unit))[0], g.dice_of(unit))
        return rushes(g, unit, rush_at(g, unit, target), "log.ai-rushes-at", ("ST-85", "ST-281"), target=target.id)

    @step("ST-86", "ST-282", "ST-284")
    def is_it_near_its_goal(self, g: StarQuest) -> Follows:
        """A group that is apart comes together before it skips an activation."""
        unit = g.sure(self.unit)
        home = [goal for goal in objectives.goals(g, unit) if is_at(g, unit, goal)]
        if not home:
            return None
        self.leave()
        steps = group_moves.close_up(Mover(g, unit), point(home[0]), values.allowance(g, unit, "rush"))
        if group_moves.has_moved(steps):
            g.tell("log.ai-closes-up", ("ST-88", "ST-282"), unit=unit.id, **told(steps))
            instruct(g, "rush", unit, **told(steps))
            return group_moves.goes(unit.id, steps)
        key, near = f"log.ai-stays{at(g, home[0])}", distance(g, unit, home[0])
        skips(g, unit, key, ("ST-81", "ST-86"), inches=near, most=AT_HOME, marker=marker(g, home[0]))
        return None

    @step("ST-87", "ST-281")
    def it_rushes_to_its_goal(self, g: StarQuest) -> Follows:
        unit = g.sure(self.unit)
        if stays_put(g, unit):
            return None
        goal = nearest_goal(g, unit)
        if goal is None:
            skips(g, unit, "log.ai-waits", ("ST-81",))
            return None
        steps = group_moves.rush(Mover(g, unit), point(goal), 0, values.allowance(g, unit, "rush"))
        key = f"log.ai-rushes-to{at(g, goal)}"
        return rushes(g, unit, steps, key, ("ST-81", "ST-87", "ST-281"), marker=marker(g, goal))


# --- step 1 ------------------------------------------------------------------------------------------------


def could_hit_unseen(g: StarQuest, unit: Unit) -> bool:
    """Whether a usable Indirect weapon reaches somebody after an Advance (ST-277)."""
    if not any(enemy_aims.usable(g, unit, model, True) for model in unit.models):
        return False
    mover, most = Mover(g, unit), values.allowance(g, unit, "advance")
    return any(enemy_aims.shot_at(g, mover, foe, most, True) is not None for foe in g.foes_of(unit))


# --- step 2 ------------------------------------------------------------------------------------------------


def nearest_shot(g: StarQuest, unit: Unit) -> Shot | None:
    """At the nearest enemy at whom it can shoot after an Advance of 0 inches or more (ST-278, ruling 37)."""
    mover, most = Mover(g, unit), values.allowance(g, unit, "advance")
    for equal in ranks(g, unit, g.foes_of(unit)):
        found = [shot for foe in equal if (shot := enemy_aims.shot_at(g, mover, foe, most)) is not None]
        if found:
            return one_of(g, found, g.dice_of(unit))
    return None


def nearest_charge(g: StarQuest, unit: Unit) -> Unit | None:
    """The nearest enemy whom it can charge; whoever has nothing to strike with does not (ST-225, ST-278)."""
    most = values.allowance(g, unit, "charge")
    if not most or not strikes_at_all(g, unit):
        return None
    for equal in ranks(g, unit, g.foes_of(unit)):
        found = [foe for foe in equal if is_near(g, unit, foe, most + NEARLY) and charge_reach(g, unit, foe)]
        if found:
            return one_of(g, found, g.dice_of(unit))
    return None


def is_near(g: StarQuest, unit: Unit, foe: Unit, inches: int) -> bool:
    """In plan, before any way is looked for."""
    most = (values.radius(g, unit) + values.radius(g, foe) + inches) ** 2
    return any(square(one.spot.point, other.spot.point) <= most for one in unit.models for other in foe.models)


def does_more(g: StarQuest, unit: Unit, charged: Unit, shot: Shot) -> bool:
    """Whether a charge is expected to do more wounds than the shots; strictly more (ST-280, ruling 9)."""
    by_shots = odds.of_shots(g, unit, g.sure(shot.target), shot.stand, shot.moved)
    by_charge = odds.of_charge(g, unit, charged, could_strike(g, unit, charged))
    more = by_charge > by_shots
    g.tell(
        "log.ai-charge-does-more" if more else "log.ai-shots-do-enough",
        ("ST-84", "ST-280"),
        unit=unit.id,
        enemy=charged.id,
        by_charge=hundredths(by_charge),
        target=shot.target,
        by_shots=hundredths(by_shots),
    )
    return more


def hundredths(wounds: Fraction) -> int:
    return round(wounds * HUNDRED)


def charges(g: StarQuest, unit: Unit, charged: Unit, shot: Shot | None) -> Follows:
    if shot is None:
        g.tell("log.ai-only-charge", ("ST-82", "ST-84"), unit=unit.id, target=charged.id)
    way = bearing(unit.models[0].spot.point, charged.models[0].spot.point)
    gap = units_apart(g, unit, charged)
    instruct(g, "charge", unit, charged.id, of_charge(g, unit, charged), inches=gap, bearing=way)
    return Charge(unit=unit.id, target=charged.id)


def shoots(g: StarQuest, unit: Unit, shot: Shot) -> Follows:
    """An Advance only as far as needed, or a Hold (ST-83, ST-279)."""
    way, rolls = told(shot.steps), of_shots(g, unit, shot)
    if not shot.moved:
        g.tell("log.ai-holds", ("ST-83", "ST-279"), unit=unit.id, target=shot.target)
        instruct(g, "hold", unit, shot.target, rolls)
    elif shot.needed:
        g.tell("log.ai-advances", ("ST-83", "ST-279"), unit=unit.id, target=shot.target, **way)
        instruct(g, "advance", unit, shot.target, rolls, **way)
    else:
        g.tell("log.ai-regroups", ("ST-88", "ST-282"), unit=unit.id, target=shot.target, **way)
        instruct(g, "advance", unit, shot.target, rolls, **way)
    return [*group_moves.goes(unit.id, shot.steps), Shooting(unit=unit.id, moved=shot.moved, target=shot.target)]


# --- a Rush, or nothing at all ---------------------------------------------------------------------------------


def rush_at(g: StarQuest, unit: Unit, target: Unit) -> Steps:
    """Towards the nearest of its models, as near as ST-34 allows."""
    mover, theirs = Mover(g, unit), g.bodies(target)
    nearest = min(theirs, key=lambda body: min([far(body, own) for own in g.bodies(unit)]))
    return group_moves.rush(mover, nearest, APART, values.allowance(g, unit, "rush"))


def rushes(g: StarQuest, unit: Unit, steps: Steps, key: str, rules: tuple[str, ...], **aim: Any) -> Follows:
    """`aim` is what it rushes at, to be told. Any: arguments of a line."""
    if not group_moves.has_moved(steps):
        skips(g, unit, "log.ai-is-stuck", rules)
    else:
        g.tell(key, rules, unit=unit.id, **aim, **told(steps))
        instruct(g, "rush", unit, **told(steps))
    return group_moves.goes(unit.id, steps)


def stays_put(g: StarQuest, unit: Unit) -> bool:
    """Who cannot move needs no die to choose where to (ST-283)."""
    if values.allowance(g, unit, "rush"):
        return False
    skips(g, unit, "log.ai-cannot-move", ("ST-137", "ST-283"))
    return True


def skips(g: StarQuest, unit: Unit, key: str, rules: tuple[str, ...], **args: Any) -> None:
    """Any: arguments of a line."""
    g.tell(key, rules, unit=unit.id, **args)
    instruct(g, "stay", unit)


def told(steps: Steps) -> dict[str, Any]:
    """How far a unit goes, and in which direction. Any: arguments of a line."""
    route = group_moves.leading(steps)
    towards = bearing(route.start.point, route.end.point)
    return {"inches": route.cost, "bearing": towards, "ways": routes.ways(steps)}


# --- step 3: goals -----------------------------------------------------------------------------------------------


def is_at(g: StarQuest, unit: Unit, goal: Spot) -> bool:
    """Less than 3 inches away (ST-86, ruling 12)."""
    return any(nearer_than(body, point(goal), AT_HOME) for body in g.bodies(unit))


def nearest_goal(g: StarQuest, unit: Unit) -> Spot | None:
    found = [(min([far(body, point(goal)) for body in g.bodies(unit)]), goal) for goal in objectives.goals(g, unit)]
    if not found:
        return None
    least = min([distance for distance, _ in found])
    return one_of(g, [goal for distance, goal in found if distance == least], g.dice_of(unit))


def distance(g: StarQuest, unit: Unit, goal: Spot) -> int:
    return min([apart(body, point(goal)) for body in g.bodies(unit)])


def marker(g: StarQuest, goal: Spot) -> int:
    """The number of the marker that lies there; 0: none does."""
    return next((marker.n for marker in g.markers if marker.spot == goal), 0)


def at(g: StarQuest, goal: Spot) -> str:
    """How the key of a line ends that names a goal."""
    return "" if marker(g, goal) else "-place"
