"""ST-29, ST-35, ST-49, ST-50, ST-225, ST-232, ST-256 to ST-258, ST-261: charging."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import Enemy, Hero, Model, Unit
from ..space.legs import Leg, gone
from ..space.measure import INCH, Point, beside
from . import ahead, moving, routes
from .acts import Act, Follows
from .attacks import is_out
from .closing import AIMED, Closer, Closes, in_order
from .melee import Melee
from .moving import Moves, model_of
from .routes import Route
from .strikes import ASIDE, blades, fighters

if TYPE_CHECKING:
    from ..state import StarQuest

BEYOND = 8 * INCH
"""So much further than a charge reaches it gets by a jump, which counts nothing."""
CLOSES_UP = 3 * INCH
"""What defenders may move (ST-50)."""


# --- whether it is possible --------------------------------------------------------------------------------


def charge_reach(g: StarQuest, unit: Unit, target: Unit) -> bool:
    """Whether one model gets into contact, or, if there is no room for that, near enough to strike (ST-35, ST-256)."""
    most = values.allowance(g, unit, "charge")
    if not most or not strikes_at_all(g, unit):
        return False
    models = [model_of(unit, n) for n in in_order(g, unit, target)]
    closers = [Closer(g, unit, model, target) for model in models if model is not None]
    closers = [one for one in closers if any(one.is_near(one.model.spot, foe, most + ASIDE) for foe in one.foes)]
    if any(one.touches(one.model.spot) or one.contact(one.model.spot, most) is not None for one in closers):
        return True
    spots = [(one, one.model.spot) for one in closers]
    return any(not one.is_room(spot) and one.within_reach(spot, most) is not None for one, spot in spots)


def strikes_at_all(g: StarQuest, unit: Unit) -> bool:
    """A unit without a melee weapon neither charges nor strikes (ST-225)."""
    return any(blades(g, unit, model) for model in unit.models)


def why_not_charge(g: StarQuest, unit: Unit, target: Unit | None) -> Refusal | None:
    """Whatever the way is like."""
    if target is None or target not in g.foes_of(unit):
        return Refusal("refusal.no-such-target", ("ST-256",))
    if not strikes_at_all(g, unit):
        return Refusal("refusal.no-melee-weapon", ("ST-225",), {"unit": unit.id})
    return moving.why_not_immobile(g, unit)


def charge_route(g: StarQuest, hero: Hero, target: Unit, path: tuple[Point, ...], jump: bool) -> Route | Refusal:
    """Along the points that were named, then by the shortest way into contact, around difficult ground where it leads
    too far for that (ST-97, ST-256)."""
    most = values.allowance(g, hero, "charge")
    out_of_reach = Refusal("refusal.out-of-charge", ("ST-35", "ST-256"), {"unit": target.id, "most": most})
    closer = Closer(g, hero, hero.model, target)
    first = Route(hero.spot, (), 0)
    if path:
        found = routes.routed(g, hero, hero.model, path, jump, replace(closer.who, jumps=True), most)
        if isinstance(found, Refusal):
            return found
        first = found
    whole: Route | None = None
    for avoids in (False, True):
        closer.avoids = avoids
        left = most - first.cost
        last = into_contact(g, closer, replace(hero.model, spot=first.end), left, jump) if left >= 0 else None
        if last is None:
            break
        legs = (*first.legs, *last.legs)
        whole = Route(hero.spot, legs, first.cost + last.cost, routes.is_difficult(g, hero, hero.spot, legs))
        if not whole.difficult or whole.cost <= routes.DIFFICULT:
            return whole
    if whole is None:
        return out_of_reach
    return Refusal("refusal.difficult", ("ST-97",), {"inches": whole.cost, "most": routes.DIFFICULT})


def into_contact(g: StarQuest, closer: Closer, model: Model, most: int, jump: bool) -> Route | None:
    """From where he is then: he is there, he leaps there, or he walks there."""
    start = model.spot
    if closer.touches(start) and closer.may_end(start):
        return closer.stays(start)
    found = closer.contact(start, most)
    if found is None and jump:
        found = leap(closer, model, most)
    if found is None and not closer.is_room(start):
        found = closer.within_reach(start, most)
    return found


def leap(closer: Closer, model: Model, most: int) -> Route | None:
    """Straight at somebody, over whatever has to be jumped; the jump itself counts nothing (ST-253)."""
    start, who = model.spot, replace(closer.who, jumps=True)
    for foe in closer.foes:
        to = beside(foe.point, start.point, closer.radius + foe.radius + AIMED)
        found = gone(closer.ground, who, start, to)
        if isinstance(found, Leg) and found.cost <= most and closer.touches(found.end) and closer.may_end(found.end):
            return closer.route(start, (found,))
    return None


# --- a hero's charge -----------------------------------------------------------------------------------------


class Charges(Act):
    """Any enemy unit that can be reached; the way may be named point by point."""

    move = m.Charge
    slot = "action"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        most = values.allowance(g, hero, "charge")
        found: list[Answer] = []
        for unit in g.foes_of(hero):
            closer = Closer(g, hero, hero.model, unit)
            if any(closer.is_near(hero.spot, foe, most) for foe in closer.foes):
                found.append(m.Charge(target=unit.id))
            if any(closer.is_near(hero.spot, foe, most + BEYOND) for foe in closer.foes):
                straight = leap(closer, hero.model, most)
                if straight is not None and straight.legs[0].jump is not None:
                    found.append(m.Charge(target=unit.id, jump=True))
        return found

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Charge) -> Refusal | None:
        target = g.units.get(answer.target)
        refused = why_not_charge(g, hero, target)
        if refused is not None or target is None:
            return refused
        found = charge_route(g, hero, target, answer.path, answer.jump)
        return found if isinstance(found, Refusal) else None

    def price(self, g: StarQuest, hero: Hero, answer: m.Charge) -> dict[str, int]:
        target = g.units.get(answer.target)
        found = None if target is None else charge_route(g, hero, target, answer.path, answer.jump)
        return {"inches": found.cost} if isinstance(found, Route) else {}

    def expects(self, g: StarQuest, hero: Hero, answer: m.Charge) -> Sequence[tuple[Told, int]] | None:
        target = g.units.get(answer.target)
        if target is None:
            return None
        route = charge_route(g, hero, target, answer.path, answer.jump)
        return () if isinstance(route, Refusal) else ahead.of_charge(g, hero, target, route)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Charge) -> Follows:
        hero.attacked = True
        return Charge(unit=hero.id, target=answer.target, path=answer.path, jump=answer.jump)


# --- how it goes ----------------------------------------------------------------------------------------------


class Charge(Procedure):
    """The chargers move, the defenders close up, and then there is a melee."""

    unit: int
    target: int
    path: tuple[Point, ...] = ()
    jump: bool = False

    @step("ST-29", "ST-49", "ST-258")
    def moves(self, g: StarQuest) -> Procedure | None:
        unit, target = g.sure(self.unit), g.sure(self.target)
        g.tell("log.charges", ("ST-29",), unit=self.unit, target=self.target)
        if isinstance(unit, Enemy):
            return Closes(unit=self.unit, foe=self.target, most=values.allowance(g, unit, "charge"))
        assert isinstance(unit, Hero)
        route = charge_route(g, unit, target, self.path, self.jump)
        assert not isinstance(route, Refusal)
        return Moves(unit=unit.id, model=unit.model.n, path=route.points, apart=0) if route.legs else None

    @step("ST-50", "ST-261")
    def closes_up(self, g: StarQuest) -> Procedure | None:
        """However near the chargers have got; if the charge has become impossible on the way, nothing follows."""
        unit, target = g.unit(self.unit), g.unit(self.target)
        possible = unit is not None and target is not None and not moving.is_stopped(g, unit)
        return CloseUp(charger=self.unit, target=self.target) if possible else None

    @step("ST-51", "ST-261")
    def strikes(self, g: StarQuest) -> Procedure | None:
        """Somebody must be near enough by now."""
        unit, target = g.unit(self.unit), g.unit(self.target)
        stopped = unit is None or moving.is_stopped(g, unit)
        if unit is None or target is None or stopped or is_out(target) or not fighters(g, unit, target):
            g.tell("log.charge-fails", ("ST-261",), unit=self.unit)
            return None
        return Melee(charger=self.unit, target=self.target)


class CloseUp(Procedure):
    """The defenders do as the chargers did (ST-50)."""

    charger: int
    target: int

    @step("ST-50", "ST-232", "ST-237")
    def closes(self, g: StarQuest) -> Procedure | None:
        target = g.unit(self.target)
        if target is None or target.shaken or values.any_has(g, target, "immobile"):
            return None
        return Closes(unit=self.target, foe=self.charger, most=values.crippled(target, CLOSES_UP), anew=True)
