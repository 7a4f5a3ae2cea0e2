"""Wounds: who takes them, what Regeneration saves, who is out (ST-42 to ST-44, ST-124 to ST-126, ST-217 to ST-219)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.dice import D6
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import NOBODY, Enemy, Hero, Model, Unit
from ..measuring import far
from . import casualties, tales
from .coherency import is_together

if TYPE_CHECKING:
    from ..state import StarQuest

REGENERATES = ("5", "6")


class TakesWounds(Procedure):
    """A unit takes wounds that nothing blocks any more."""

    unit: int
    n: int
    by: int = NOBODY
    """The unit that did it."""
    deadly: int = 1
    """Each wound goes to one model, so many times (ST-124)."""
    no_regeneration: bool = False
    model: int = -1
    """The number of the model that takes them, where it is a certain one: in dangerous terrain, in a fall."""

    @step("ST-42", "ST-218", "ST-219")
    def takes_them(self, g: StarQuest) -> None:
        unit = g.unit(self.unit)
        if unit is None or self.n <= 0 or (isinstance(unit, Hero) and not unit.conscious):
            return
        if self.is_ignored(unit):
            g.tell("log.unhurt", (), unit=self.unit, wounds=self.n)
            return
        saves = not self.no_regeneration and values.all_have(g, unit, "regeneration")
        if self.deadly > 1:
            taken = sum([self.one_deadly(g, unit, saves) for _ in range(self.n)])
        else:
            taken = sum([self.lose_one(g, unit, self.model) for _ in range(left(g, unit, self.n, saves))])
        if taken:
            note(g, unit, taken)

    def is_ignored(self, unit: Unit) -> bool:
        """All wounds of one attack are (vocabulary: unhurt): the mark is used up by the first of them, and stands as
        long as whoever did it goes on."""
        mark = unit.mark("unhurt")
        if mark is None or self.by == NOBODY:
            return False
        if mark.n:
            used = replace(mark, until="activation", n=0, by=self.by)
            unit.marks = tuple([used if other is mark else other for other in unit.marks])
            return True
        return mark.by == self.by

    def one_deadly(self, g: StarQuest, unit: Unit, saves: bool) -> int:
        """All of it at one model; what it does not need is lost (ST-126)."""
        if not unit.models:
            return 0
        number = victim(g, unit, self.by).n if self.model < 0 else self.model
        return sum([self.lose_one(g, unit, number) for _ in range(left(g, unit, self.deadly, saves))])

    def lose_one(self, g: StarQuest, unit: Unit, number: int) -> int:
        """1 if there was somebody to take it."""
        if isinstance(unit, Hero) and unit.down:
            return 0
        if number < 0:
            if not unit.models:
                return 0
            number = victim(g, unit, self.by).n
        for model in unit.models:
            if model.n == number:
                wound(g, unit, model, self.by)
                return 1
        return 0


def left(g: StarQuest, unit: Unit, n: int, saves: bool) -> int:
    """What Regeneration leaves: each wound is ignored on 5+ (ST-145)."""
    if not saves:
        return n
    saved = g.throw("regeneration", (D6,) * n, by=g.dice_of(unit)).count(*REGENERATES)
    g.tell("log.regenerates", ("ST-145",), unit=unit.id, n=saved)
    return n - saved


def victim(g: StarQuest, unit: Unit, by: int) -> Model:
    """The model already wounded; then the furthest from the attacker whose loss keeps the group together (ST-219)."""
    for model in unit.models:
        if model.wounds:
            return model
    if len(unit.models) == 1:
        return unit.models[0]
    attacker = g.unit(by)
    safe = [model for model in unit.models if stays_together(g, unit, model)] or list(unit.models)
    if attacker is None or not attacker.models:
        return safe[-1]
    bodies = g.bodies(attacker)
    return max(safe, key=lambda model: (min([far(g.body(unit, model), body) for body in bodies]), model.n))


def stays_together(g: StarQuest, unit: Unit, without: Model) -> bool:
    rest = [model for model in unit.models if model is not without]
    return is_together(g, unit, rest)


def wound(g: StarQuest, unit: Unit, model: Model, by: int) -> None:
    """One wound at one model; with as many as its Tough it is out, a hero unconscious (ST-43, ST-44)."""
    most = values.tough(g, unit)
    hurt = replace(model, wounds=min(most, model.wounds + 1))
    unit.models = tuple([hurt if other is model else other for other in unit.models])
    if hurt.wounds < most:
        return
    if isinstance(unit, Hero):
        casualties.falls_unconscious(g, unit)
    elif isinstance(unit, Enemy):
        casualties.is_out(g, unit, hurt, by)


def note(g: StarQuest, unit: Unit, n: int) -> None:
    """For morale, and for everybody to read."""
    unit.hurt += n
    if unit.id not in g.wounded:
        g.wounded += (unit.id,)
    g.unsettled = True
    if isinstance(unit, Hero):
        g.tell("log.hero-wounded", ("ST-42",), seat=unit.seat, n=n, left=unit.tough - unit.model.wounds)
        if unit.down:
            g.tell("log.unconscious", ("ST-44",), seat=unit.seat)
            tales.tell(g, "fallen")
    else:
        g.tell("log.wounded", ("ST-42",), unit=unit.id, kind=unit.kind, n=n)
        if not unit.models:
            g.tell("log.destroyed", ("ST-43",), unit=unit.id, kind=unit.kind)
