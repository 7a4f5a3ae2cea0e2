"""Credits and kits that are found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero, Unit
from .effects import CarryOut, verb
from .testing import d3

if TYPE_CHECKING:
    from ..state import StarQuest


@verb(v.Credits)
def credits_(g: StarQuest, effect: v.Credits, target: Unit, frame: CarryOut) -> None:
    """They belong to the party."""
    n = effect.n + sum([d3(g, "credits", g.dice_of(target)) for _ in range(effect.d3)])
    g.credits += n
    g.tell("log.credits", ("ST-74",), unit=target.id, n=n)


@verb(v.Find)
def find(g: StarQuest, effect: v.Find, target: Unit, frame: CarryOut) -> Procedure | None:
    if not isinstance(target, Hero):
        return None
    if effect.kit:
        takes(g, target, effect.kit)
        return None
    if effect.random:
        kits = list(g.lore.kits)
        takes(g, target, kits[g.roll("find", len(kits), by=target.seat) - 1])
        return None
    return FindsKit(seat=target.seat)


def takes(g: StarQuest, hero: Hero, kit: str) -> None:
    hero.kits += (kit,)
    g.tell("log.finds-kit", ("ST-74", "ST-201"), seat=hero.seat, kit=kit)


class WhichKit(Question["StarQuest", "FindsKit"]):
    name = "starquest.find"

    def options(self, g: StarQuest, frame: FindsKit, seat: int) -> Sequence[Answer]:
        return [m.Choose(kit) for kit in g.lore.kits]


class FindsKit(Procedure):
    """One of the player's choice."""

    seat: int

    @step("ST-74")
    def which(self, g: StarQuest) -> Asking:
        return ask(self.seat, WhichKit)

    @step("ST-74")
    def has_it(self, g: StarQuest) -> None:
        takes(g, g.hero(self.seat), g.said(m.Choose).what)
