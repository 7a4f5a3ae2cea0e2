"""Stamina: what is paid with it, and what overexertion costs (ST-31 to ST-33, ST-169, ST-185 to ST-190, ST-204)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Question
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero
from .acts import Act, Follows
from .wounds import TakesWounds

if TYPE_CHECKING:
    from ..state import StarQuest

EXTRA_ACTION = 2


class MayPay(Question["StarQuest", Any]):
    """Something can be bought; what it is, the procedure that asks says (`thing`), the price the ask is about."""

    name = "starquest.pay"

    def options(self, g: StarQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Pay(), m.Decline())

    def price(self, g: StarQuest, frame: Any, seat: int, answer: Answer) -> dict[str, int]:
        ask = g.ask_of(seat)
        return cost(g, g.hero(seat), ask.about[0]) if isinstance(answer, m.Pay) and ask is not None else {}


def cost(g: StarQuest, hero: Hero, n: int) -> dict[str, int]:
    """What paying so much takes: stamina, or wounds in the same amount where it does not suffice (ST-33).

    Diseased, each point of stamina also costs a wound (ST-169); overexertion spends none, so that it adds nothing
    (ruling 33), unless the table has agreed that it costs only what is missing.
    """
    spent = n if hero.stamina >= n else hero.stamina if g.settings.partial else 0
    wounds = n - spent + (spent if "diseased" in hero.status else 0)
    return {name: much for name, much in (("stamina", spent), ("wounds", wounds)) if much}


class Pays(Procedure):
    """The wounds that it costs allow no Defense roll (ST-217). What is paid for happens even if the hero falls
    unconscious by it (ruling 6)."""

    seat: int
    n: int

    @step("ST-33", "ST-169")
    def pays(self, g: StarQuest) -> Procedure | None:
        hero = g.hero(self.seat)
        price = cost(g, hero, self.n)
        wounds = price.get("wounds", 0)
        if wounds and hero.stamina < self.n:
            g.tell("log.overexerts", ("ST-33",), seat=self.seat, n=wounds)
        elif wounds:
            g.tell("log.diseased", ("ST-169",), seat=self.seat, n=wounds)
        hero.stamina -= price.get("stamina", 0)
        return TakesWounds(unit=self.seat, n=wounds) if wounds else None


# --- acts ---------------------------------------------------------------------------------------------


class Rests(Act):
    """All or nothing: neither before nor after it is anything else done (ST-32, ruling 30)."""

    move = m.Rest

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.Rest(),)

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Rest) -> Refusal | None:
        return Refusal("refusal.rest-comes-first", ("ST-32",)) if hero.begun else None

    def expects(self, g: StarQuest, hero: Hero, answer: m.Rest) -> Sequence[tuple[Told, int]]:
        """What others do then is not foreseen."""
        return ((Told("log.rests", ("ST-31", "ST-32"), {"seat": hero.seat}), 1000),)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Rest) -> Follows:
        hero.stamina = hero.full_stamina
        hero.over = True
        g.tell("log.rests", ("ST-31", "ST-32"), seat=hero.seat)
        return None


class Exerts(Act):
    """Once per activation; any action but Rest (rulings 3 and 4)."""

    move = m.Exert

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.Exert(),)

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Exert) -> Refusal | None:
        return Refusal("refusal.exerted", ("ST-23",)) if hero.exerted else None

    def price(self, g: StarQuest, hero: Hero, answer: m.Exert) -> dict[str, int]:
        return cost(g, hero, EXTRA_ACTION)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Exert) -> Follows:
        hero.exerted = hero.begun = True
        hero.actions += 1
        g.tell("log.exerts", ("ST-23", "ST-185"), seat=hero.seat, n=EXTRA_ACTION)
        return Pays(seat=hero.seat, n=EXTRA_ACTION)
