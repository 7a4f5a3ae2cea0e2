"""Stamina: what is paid with it, and what overexertion costs (ST-31 to ST-33, ST-169, ST-185 to ST-190, ST-204)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Question
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
    """What paying so much takes: stamina, or wounds in the same amount where it does not suffice (ST-33)."""
    if hero.stamina >= n:
        return {"stamina": n, "wounds": n} if "diseased" in hero.status else {"stamina": n}
    if g.settings.partial:
        return {"stamina": hero.stamina, "wounds": n - hero.stamina}
    return {"wounds": n}


class Pays(Procedure):
    """Diseased, each point also costs a wound (ST-169); overexertion spends no stamina, so that adds nothing (ruling
    33). The wounds allow no Defense roll (ST-217)."""

    seat: int
    n: int

    @step("ST-33", "ST-169")
    def pays(self, g: StarQuest) -> Procedure | None:
        hero = g.hero(self.seat)
        price = cost(g, hero, self.n)
        hero.stamina -= price.get("stamina", 0)
        wounds = price.get("wounds", 0)
        if not wounds:
            return None
        rule = "ST-33" if "stamina" not in price or g.settings.partial else "ST-169"
        g.tell("log.overexerts" if rule == "ST-33" else "log.diseased", (rule,), seat=self.seat, n=wounds)
        return TakesWounds(unit=self.seat, n=wounds)


# --- acts ---------------------------------------------------------------------------------------------


class Rests(Act):
    """All or nothing: neither before nor after it is anything else done (ST-32, ruling 30)."""

    move = m.Rest

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.Rest(),)

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Rest) -> Refusal | None:
        return Refusal("refusal.rest-comes-first", ("ST-32",)) if hero.begun else None

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
