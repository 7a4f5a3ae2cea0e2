"""ST-201: kits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from ..entities import Hero
from ..space.measure import INCH
from . import aiming
from .acts import Act, Follows
from .effects import CarryOut

if TYPE_CHECKING:
    from ..state import StarQuest

NEAR = 3 * INCH
RULES = ("ST-201",)


class UsesKit(Act):
    """For oneself or a hero within 3 inches, and it is used up."""

    move = m.UseKit
    slot = "skill"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return [m.UseKit(kit, other.seat) for kit in dict.fromkeys(hero.kits) for other in g.heroes if other.present]

    def why_not(self, g: StarQuest, hero: Hero, answer: m.UseKit) -> Refusal | None:
        if answer.kit not in hero.kits:
            return Refusal("refusal.no-such-kit", RULES)
        here = [other for other in g.heroes if other.present]
        aim = aiming.Aim(here, 1, NEAR, False, g.lore.kits[answer.kit].effects, RULES)
        return aiming.why_not(g, hero, aim, (answer.hero,))

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.UseKit) -> Follows:
        at = hero.kits.index(answer.kit)
        hero.kits = (*hero.kits[:at], *hero.kits[at + 1 :])
        if answer.hero == hero.seat:
            g.tell("log.uses-own-kit", RULES, seat=hero.seat, kit=answer.kit)
        else:
            g.tell("log.uses-kit", RULES, seat=hero.seat, kit=answer.kit, target=answer.hero)
        return CarryOut(origin=f"kit:{answer.kit}", by=hero.id, targets=(answer.hero,))
