"""ST-36 to ST-42, ST-223: shooting."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from .. import vocabulary as v
from ..entities import NOBODY, Hero, Unit
from . import acts, ahead
from .acts import ACTS, Follows, between
from .attacks import Attack, Shots, reveals
from .salvos import Aim
from .shots import in_reach, names_of, shots, volley, why_not_reach

if TYPE_CHECKING:
    from ..state import StarQuest

MOST_TARGETS = 2
MOST_OFFERED = 200
"""A question offers no more shots; others can still be answered."""
Targets = tuple[tuple[str, int], ...]


class WhomToShoot(Question["StarQuest", "Shooting"]):
    """Weapons by name, each at one unit; what is no action may come before (ST-112, ST-229)."""

    name = "starquest.shoot"
    finite = False

    def options(self, g: StarQuest, frame: Shooting, seat: int) -> Sequence[Answer]:
        hero = g.hero(seat)
        return [*aims(g, hero), m.HoldFire(), *acts.options(g, hero, between())]

    def refuse(self, g: StarQuest, frame: Shooting, seat: int, answer: Answer) -> Refusal | None:
        match answer:
            case m.Shoot():
                return why_not(g, g.hero(seat), answer.at)
            case m.HoldFire():
                return None
        return acts.why_not(g, g.hero(seat), answer) if type(answer) in between() else NOT_OFFERED

    def price(self, g: StarQuest, frame: Shooting, seat: int, answer: Answer) -> dict[str, int]:
        act = ACTS.get(type(answer))
        return {} if act is None else act.price(g, g.hero(seat), answer)

    def expects(self, g: StarQuest, frame: Shooting, seat: int, answer: Answer) -> Sequence[tuple[Told, int]] | None:
        hero = g.hero(seat)
        if isinstance(answer, m.Shoot):
            return ahead.of_shots(g, hero, aimed(g, hero, answer.at, frame.moved))
        act = ACTS.get(type(answer))
        return None if act is None else act.expects(g, hero, answer)


class Shooting(Procedure):
    """A unit that held or advanced may shoot: a hero is asked, an enemy fires everything at one target."""

    unit: int
    moved: bool = False
    target: int = NOBODY

    @step("ST-36", "ST-223")
    def at_whom(self, g: StarQuest) -> Asking | None:
        unit = g.unit(self.unit)
        if isinstance(unit, Hero):
            if unit.over or unit.down or unit.shaken or not has_target(g, unit):
                self.leave()
                return None
            return ask(unit.seat, WhomToShoot)
        self.go_to("an_enemy_fires")
        return None

    @step("ST-37", "ST-229")
    def a_hero_fires(self, g: StarQuest) -> Follows:
        hero, answer = g.hero(self.unit), g.answers[0][1]
        act = ACTS.get(type(answer))
        if act is not None:
            self.go_to("at_whom")
            return act.carry_out(g, hero, answer)
        self.leave()
        if not isinstance(answer, m.Shoot):
            g.tell("log.holds-fire", ("ST-202",), unit=hero.id)
            return None
        hero.attacked = True
        return fires(g, hero, aimed(g, hero, answer.at, self.moved))

    @step("ST-37", "ST-223")
    def an_enemy_fires(self, g: StarQuest) -> Procedure | None:
        unit, target = g.unit(self.unit), g.unit(self.target)
        if unit is None or target is None:
            return None
        aims = [Aim(self.target, salvo) for salvo in shots(g, unit, target, self.moved)]
        return fires(g, unit, aims) if aims else None


def fires(g: StarQuest, unit: Unit, aims: Sequence[Aim]) -> Attack:
    """Shots are fired; what is limited is used up (ST-143)."""
    g.shots = True
    reveals(g, unit)
    for name in {aim.salvo.weapon: None for aim in aims if g.lore.weapons[aim.salvo.weapon].limited}:
        unit.fired += (name,)
    return Shots(unit=unit.id, aims=tuple(aims))


def fires_volley(g: StarQuest, hero: Unit, target: Unit, effect: v.Volley) -> Attack:
    """A drone or the like shoots for a hero: it is heard like any shot, but it is no attack of the hero's own."""
    g.shots = True
    salvo = volley(g, hero, target, effect.attacks, effect.quality, effect.ap)
    return Attack(unit=hero.id, aims=(Aim(target.id, salvo),))


# --- what a hero can fire at --------------------------------------------------------------------------------


def has_target(g: StarQuest, unit: Unit) -> bool:
    foes = g.foes_of(unit)
    return any(in_reach(g, unit, name, foes) for name in names_of(g, unit))


def aims(g: StarQuest, hero: Hero) -> list[Answer]:
    """Each weapon at somebody or at nobody, most of them first; all of them at one unit come first of all."""
    foes = g.foes_of(hero)
    names = names_of(g, hero)
    choices = [[target.id for target in in_reach(g, hero, name, foes)] for name in names]
    found: list[Targets] = []
    for chosen in product(*[[*ids, NOBODY] for ids in choices]):
        at = tuple([(name, target) for name, target in zip(names, chosen, strict=True) if target])
        if at and len({target for _, target in at}) <= MOST_TARGETS:
            found.append(at)
            if len(found) >= MOST_OFFERED:
                break
    found.sort(key=lambda at: (-len(at), len({target for _, target in at})))
    return [m.Shoot(at) for at in found]


def aimed(g: StarQuest, hero: Unit, at: Targets, moved: bool) -> list[Aim]:
    """All weapons of one name at one unit, in the order in which they are dealt with (ST-211, ST-223)."""
    found: list[Aim] = []
    for number in dict.fromkeys([target for _, target in at]):
        names = [name for name, target in at if target == number]
        found += [Aim(number, salvo) for salvo in shots(g, hero, g.sure(number), moved, names=names)]
    return sorted(found, key=lambda aim: aim.salvo.rank)


def why_not(g: StarQuest, hero: Hero, at: Targets) -> Refusal | None:
    names = [name for name, _ in at]
    if not at:
        return Refusal("refusal.shot-nothing", ("ST-36",))
    if len(set(names)) < len(names):
        return Refusal("refusal.shot-twice", ("ST-223",))
    if len({target for _, target in at}) > MOST_TARGETS:
        return Refusal("refusal.shot-three", ("ST-223",))
    return next((found for name, target in at if (found := why_not_at(g, hero, name, target)) is not None), None)


def why_not_at(g: StarQuest, hero: Hero, name: str, number: int) -> Refusal | None:
    carried = [gun for gun in values.guns(g, hero, hero.model) if gun.range and gun.name == name]
    if not carried:
        return Refusal("refusal.shot-weapon", ("ST-37",))
    if name not in names_of(g, hero):
        return Refusal("refusal.shot-spent", ("ST-143",), {"weapon": name})
    target = g.unit(number)
    if target is None or target not in g.foes_of(hero):
        return Refusal("refusal.shot-nobody", ("ST-36",))
    key = why_not_reach(g, hero, name, target)
    args = {"weapon": name, "target": number, "range": max([gun.range for gun in carried])}
    return None if key is None else Refusal(key, ("ST-36",), args)
