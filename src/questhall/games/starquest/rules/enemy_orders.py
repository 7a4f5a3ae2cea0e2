"""A person plays the enemies (ST-13): for each activation what the written behaviour says, or something else that the
rules allow. The order of the activations stays as it is (ST-19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.chance import Told
from questhall.kernel.dice import Random
from questhall.kernel.domains import Region
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import odds, values
from ..bearings import BEARINGS
from ..entities import MASTER, Model, Unit
from ..space.measure import Point, square, towards
from ..space.terrain import Spot
from . import charging, group_moves, moving, routes
from .acts import Follows
from .approaching import Mover
from .charging import Charge
from .coherency import ALL, NEXT
from .enemy_behaviour import Written
from .group_moves import Liking, Steps
from .salvos import Aim
from .shooting import Shooting
from .shots import names_of, ranged, shots, why_not_reach

if TYPE_CHECKING:
    from ..state import StarQuest

FAR = 1_000_000
THOUSAND = 1000
DRAWS = 3
"""So often somebody who plays by chance thinks of a move before doing what is written."""
Walk = m.AdvanceUnit | m.RushUnit


# --- what is possible ------------------------------------------------------------------------------------


def why_not(g: StarQuest, unit: Unit, answer: Answer) -> Refusal | None:
    match answer:
        case m.Written() | m.Hold() | m.Skip():
            return None
        case m.ShootAt():
            return why_not_shoot(g, unit, answer.target)
        case m.AdvanceUnit() | m.RushUnit():
            found = walk(g, unit, answer)
            return found if isinstance(found, Refusal) else None
        case m.Charge():
            return why_not_charge(g, unit, answer.target)
    return NOT_OFFERED


def why_not_target(g: StarQuest, unit: Unit, number: int) -> Refusal | None:
    return None if g.unit(number) in g.foes_of(unit) else Refusal("refusal.shot-nobody", ("ST-276",))


def why_not_shoot(g: StarQuest, unit: Unit, number: int) -> Refusal | None:
    """Everything at one unit (ST-223); one weapon that reaches it is enough."""
    names, nobody = names_of(g, unit), why_not_target(g, unit, number)
    if not names or nobody is not None:
        return nobody or Refusal("refusal.shot-weapon", ("ST-37",))
    keys = [why_not_reach(g, unit, name, g.sure(number)) for name in names]
    if None in keys:
        return None
    furthest = max([gun.range for model in unit.models for gun in ranged(g, unit, model)])
    return Refusal(str(keys[0]), ("ST-36",), {"weapon": names[0], "target": number, "range": furthest})


def why_not_charge(g: StarQuest, unit: Unit, number: int) -> Refusal | None:
    target = g.unit(number)
    refused = charging.why_not_charge(g, unit, target)
    if refused is not None or target is None or charging.charge_reach(g, unit, target):
        return refused
    args = {"unit": number, "most": values.allowance(g, unit, "charge")}
    return Refusal("refusal.out-of-charge", ("ST-35", "ST-256"), args)


def walk(g: StarQuest, unit: Unit, answer: Walk, is_straight: bool = False) -> Steps | Refusal:
    """The first model goes along the path, the others beside it; together they stay (ST-88, ST-89, ST-251)."""
    lead, mover = unit.models[0], Mover(g, unit)
    most = values.allowance(g, unit, "advance" if isinstance(answer, m.AdvanceUnit) else "rush")
    route = moving.why_not_immobile(g, unit) or routes.routed(
        g, unit, lead, answer.path, False, mover.who, most, is_straight
    )
    refused = route if isinstance(route, Refusal) else routes.why_not_route(g, unit, route, most)
    if isinstance(route, Refusal) or refused is not None:
        return refused or NOT_OFFERED

    def nearness(model: Model, spot: Spot) -> int:
        return square(spot.point, route.end.point)

    others = sorted(unit.models[1:], key=lambda model: nearness(model, model.spot))
    steps = group_moves.followed(mover, lead, route, others, Liking(nearness), most)
    if group_moves.is_rough(steps):
        furthest = max([one.cost for one in steps.values()])
        return Refusal("refusal.difficult", ("ST-97",), {"inches": furthest, "most": routes.DIFFICULT})
    if not group_moves.is_possible(mover, steps) or not group_moves.are_together(mover, steps):
        return Refusal("refusal.group-apart", ("ST-88", "ST-89", "ST-251"), {"inches": NEXT, "most": ALL})
    return steps


# --- the questions ------------------------------------------------------------------------------------------


class WhatDoesItDo(Question["StarQuest", "Ordered"]):
    """Open, because a way can lead anywhere. What is written comes first."""

    name = "starquest.enemy"
    finite = False

    def options(self, g: StarQuest, frame: Ordered, seat: int) -> Sequence[Answer]:
        return [*self.beside(g, frame, seat), *straight(g, g.sure(frame.unit))]

    def domain(self, g: StarQuest, frame: Ordered, seat: int) -> Region:
        unit = g.sure(frame.unit)
        spot = unit.models[0].spot
        return Region(spot.x, spot.y, values.allowance(g, unit, "rush"), (unit.id,))

    def beside(self, g: StarQuest, frame: Ordered, seat: int) -> Sequence[Answer]:
        unit = g.sure(frame.unit)
        foes = [foe.id for foe in g.foes_of(unit)]
        found: list[Answer] = [m.Written(), *[m.ShootAt(foe) for foe in foes], *[m.Charge(foe) for foe in foes]]
        return [answer for answer in (*found, m.Hold(), m.Skip()) if why_not(g, unit, answer) is None]

    def refuse(self, g: StarQuest, frame: Ordered, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, g.sure(frame.unit), answer)

    def price(self, g: StarQuest, frame: Ordered, seat: int, answer: Answer) -> dict[str, int]:
        if not isinstance(answer, Walk):
            return {}
        steps = walk(g, g.sure(frame.unit), answer)
        return {} if isinstance(steps, Refusal) else {"inches": group_moves.leading(steps).cost}

    def expects(self, g: StarQuest, frame: Ordered, seat: int, answer: Answer) -> Sequence[tuple[Told, int]] | None:
        unit = g.sure(frame.unit)
        match answer:
            case m.Written():
                return foreseen(g, frame)
            case m.ShootAt():
                salvos = shots(g, unit, g.sure(answer.target), False)
                return odds.expects(g, unit, [Aim(answer.target, salvo) for salvo in salvos])
            case m.Charge():
                return odds.expects_charge(g, unit, g.sure(answer.target))
        return None

    def sample(self, g: StarQuest, frame: Ordered, seat: int, random: Random) -> Answer:
        unit = g.sure(frame.unit)
        for _ in range(DRAWS):
            x, y = random.below(2001) - 1000, random.below(2001) - 1000
            kind, action = random.choice(((m.AdvanceUnit, "advance"), (m.RushUnit, "rush")))
            far = random.below(values.allowance(g, unit, action) + 1)
            order = kind((ahead(unit, x, y, far),))
            answer = random.choice((order, m.Written(), m.Hold(), m.Skip()))
            if not isinstance(answer, Walk) or not isinstance(walk(g, unit, answer, True), Refusal):
                return answer
        return m.Written()


def straight(g: StarQuest, unit: Unit) -> list[Answer]:
    """In eight directions as far as an action takes it; the domain of the question tells the rest."""
    found: list[Answer] = []
    for kind, action in ((m.AdvanceUnit, "advance"), (m.RushUnit, "rush")):
        most = values.allowance(g, unit, action)
        ways = [kind((ahead(unit, x, y, most),)) for x, y in BEARINGS.values()] if most else []
        found += [way for way in ways if not isinstance(walk(g, unit, way, True), Refusal)]
    return found


def ahead(unit: Unit, x: int, y: int, length: int) -> Point:
    a = unit.models[0].spot.point
    return towards(a, (a[0] + x * FAR, a[1] + y * FAR), length)


def foreseen(g: StarQuest, frame: Ordered) -> list[tuple[Told, int]] | None:
    """What is written, put into words by the same steps; None: a die would decide it."""
    h = g.clone()
    h.own_dice, h.log = (), []
    written = Written(unit=frame.unit, sees=frame.sees)
    while (now := written.steps[written.at]) is not None:
        written.at += 1
        if now(written, h) is not None:
            break
    return None if h.rolls != g.rolls else [(told, THOUSAND) for told in h.log]


class WhomDoesItShoot(Question["StarQuest", "Ordered"]):
    name = "starquest.enemy-shots"

    def options(self, g: StarQuest, frame: Ordered, seat: int) -> Sequence[Answer]:
        return [*[m.ShootAt(foe) for foe in targets(g, g.sure(frame.unit))], m.HoldFire()]

    def refuse(self, g: StarQuest, frame: Ordered, seat: int, answer: Answer) -> Refusal | None:
        return why_not_shoot(g, g.sure(frame.unit), answer.target) if isinstance(answer, m.ShootAt) else NOT_OFFERED

    def expects(self, g: StarQuest, frame: Ordered, seat: int, answer: Answer) -> Sequence[tuple[Told, int]] | None:
        if not isinstance(answer, m.ShootAt):
            return None
        unit = g.sure(frame.unit)
        salvos = shots(g, unit, g.sure(answer.target), frame.moved)
        return odds.expects(g, unit, [Aim(answer.target, salvo) for salvo in salvos])


def targets(g: StarQuest, unit: Unit) -> list[int]:
    return [foe.id for foe in g.foes_of(unit) if why_not_shoot(g, unit, foe.id) is None]


# --- what is done -----------------------------------------------------------------------------------------------


class Ordered(Procedure):
    """One action, by the person who plays the enemies (ST-203)."""

    unit: int
    sees: bool
    """Whether it sees somebody from where it stands."""
    moved: bool = False

    @step("ST-13", "ST-203")
    def what_does_it_do(self, g: StarQuest) -> Asking:
        return ask(MASTER, WhatDoesItDo, (self.unit,))

    @step("ST-13", "ST-203")
    def does_it(self, g: StarQuest) -> Follows:
        unit, answer = g.sure(self.unit), g.answers[0][1]
        match answer:
            case m.Hold():
                g.tell("log.holds", ("ST-25",), unit=unit.id)
                return None
            case m.AdvanceUnit():
                self.moved = True
                return walks(g, unit, answer, "log.advance", "ST-26")
        self.leave()
        match answer:
            case m.ShootAt():
                g.tell("log.holds", ("ST-25",), unit=unit.id)
                return Shooting(unit=unit.id, target=answer.target)
            case m.RushUnit():
                return walks(g, unit, answer, "log.rush", "ST-28")
            case m.Charge():
                return Charge(unit=unit.id, target=answer.target)
            case m.Skip():
                g.tell("log.skips", ("ST-284",), unit=unit.id)
                return None
        return Written(unit=unit.id, sees=self.sees)

    @step("ST-36", "ST-223")
    def whom_does_it_shoot(self, g: StarQuest) -> Asking | None:
        unit = g.unit(self.unit)
        if unit is None or not targets(g, unit):
            self.leave()
            return None
        return ask(MASTER, WhomDoesItShoot, (self.unit,))

    @step("ST-36", "ST-223")
    def it_shoots(self, g: StarQuest) -> Procedure | None:
        answer = g.answers[0][1]
        if isinstance(answer, m.ShootAt):
            return Shooting(unit=self.unit, moved=self.moved, target=answer.target)
        g.tell("log.holds-fire", ("ST-202",), unit=self.unit)
        return None


def walks(g: StarQuest, unit: Unit, answer: Walk, key: str, rule: str) -> list[Procedure]:
    steps = walk(g, unit, answer)
    assert not isinstance(steps, Refusal)
    g.tell(key, (rule,), unit=unit.id, inches=group_moves.leading(steps).cost)
    return group_moves.goes(unit.id, steps)
