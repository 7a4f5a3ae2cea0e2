"""The goblin trader (HQ-15.10): he buys old iron."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Gear, Hero
from ..lore import Lore
from .acts import Follows
from .breaking import destroy
from .effects import CarryOut, verb

if TYPE_CHECKING:
    from ..state import HeroQuest


def scrap_value(lore: Lore, gear: Gear) -> int:
    """A quarter of the price, rounded down."""
    return lore.things[gear.thing].price // 4


def is_scrap(gear: Gear) -> bool:
    """Rusty, or damaged in a way that nobody repairs."""
    return gear.rusty or gear.fallen > 0


def arsenal(hero: Hero) -> tuple[Gear, ...]:
    """All weapons of a hero, as the trader looks at them."""
    return (*hero.weapons, *((hero.belt,) if hero.belt is not None else ()), *hero.surplus)


class SellScrap(Question["HeroQuest", Any]):
    name = "heroquest.trader"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        scrap = dict.fromkeys([gear.thing for gear in arsenal(g.hero(seat)) if is_scrap(gear)])
        return (*[m.Trade(thing) for thing in scrap], m.Decline())


class Trades(Procedure):
    seat: int

    @step("HQ-15.10")
    def offers(self, g: HeroQuest) -> Asking | None:
        if any(is_scrap(gear) for gear in arsenal(g.hero(self.seat))):
            return ask(self.seat, SellScrap)
        self.leave()
        return None

    @step("HQ-15.10")
    def sells(self, g: HeroQuest) -> None:
        answer, hero = g.answers[0][1], g.hero(self.seat)
        if not isinstance(answer, m.Trade):
            return
        gear = next(gear for gear in arsenal(hero) if is_scrap(gear) and gear.thing == answer.thing)
        destroy(g, hero, gear)
        price = scrap_value(g.lore, gear)
        hero.gold += price
        g.tell("log.sells", ("HQ-15.10",), seat=self.seat, thing=gear.thing, n=price)
        self.go_to("offers")


@verb(v.Trader)
def trader(g: HeroQuest, effect: v.Trader, frame: CarryOut) -> Follows:
    hero = g.figure(frame.target)
    return Trades(seat=hero.seat) if isinstance(hero, Hero) and hero.upright else None
