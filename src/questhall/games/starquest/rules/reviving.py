"""ST-45, ST-47, ST-48: an unconscious hero is revived."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero
from ..measuring import units_apart, units_within
from ..space.measure import INCH
from .acts import Act, Follows
from .stamina import Pays, cost

if TYPE_CHECKING:
    from ..state import StarQuest

NEAR = 3 * INCH
EFFORT = 2
"""Stamina (ST-47, ST-189)."""
HEALED = 3
"""Wounds (ST-48)."""


class Revives(Act):
    """Any skill action serves (ruling 42)."""

    move = m.Revive
    slot = "skill"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return [m.Revive(other.seat) for other in g.heroes if other.down]

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Revive) -> Refusal | None:
        other = g.heroes[answer.hero - 1] if 0 < answer.hero <= len(g.heroes) else None
        if other is None or not other.down:
            return Refusal("refusal.not-unconscious", ("ST-47",))
        if not units_within(g, hero, other, NEAR):
            args = {"target": other.seat, "inches": units_apart(g, hero, other), "most": NEAR}
            return Refusal("refusal.target-too-far", ("ST-47",), args)
        return None

    def price(self, g: StarQuest, hero: Hero, answer: m.Revive) -> dict[str, int]:
        return cost(g, hero, EFFORT)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Revive) -> Follows:
        """He comes round even if the helper falls by what it costs (ruling 6), so that somebody is always left who can
        act (ST-297)."""
        g.tell("log.revives", ("ST-47", "ST-189"), seat=hero.seat, target=answer.hero, n=EFFORT)
        return [ComesRound(seat=answer.hero), Pays(seat=hero.seat, n=EFFORT)]


class ComesRound(Procedure):
    seat: int

    @step("ST-48", "ST-235")
    def comes_round(self, g: StarQuest) -> None:
        comes_round(g, g.hero(self.seat), HEALED)


def comes_round(g: StarQuest, hero: Hero, n: int) -> None:
    """So many wounds are healed, however many were dealt (ruling 42); who was not activated yet still may be."""
    if not hero.down:
        return
    hero.down = False
    healed = replace(hero.model, wounds=max(0, hero.model.wounds - n))
    hero.models = (healed,)
    g.unsettled = True
    g.tell("log.comes-round", ("ST-48",), seat=hero.seat, n=n, left=hero.tough - healed.wounds)
