"""ST-112 to ST-116: the spells of heroes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told

from .. import moves as m
from ..entities import Hero
from . import aiming
from .acts import Act, Follows
from .casting import WORKS, Casting
from .testing import chance

if TYPE_CHECKING:
    from ..state import StarQuest

WORTH_IT = 2
"""More tokens than these add nothing to the chance: a 1 always fails (ST-7)."""


class Casts(Act):
    """At any time before the first attack of the activation; each spell is tried once (ST-112, ST-114)."""

    move = m.Cast
    between = True

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        found: list[Answer] = []
        for name in hero.spells:
            spell = g.lore.spells[name]
            if why_not_spell(g, hero, name, 0) is None:
                boosts = range(min(WORTH_IT, hero.tokens - spell.value) + 1)
                choices = aiming.choices(g, hero, aiming.of_spell(g, hero, spell))
                found += [m.Cast(name, targets, boost) for targets in choices for boost in boosts]
        return found

    def offered(self, g: StarQuest, hero: Hero) -> list[Answer]:
        return list(self.candidates(g, hero))

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Cast) -> Refusal | None:
        refusal = why_not_spell(g, hero, answer.spell, answer.boost)
        if refusal is not None:
            return refusal
        return aiming.why_not(g, hero, aiming.of_spell(g, hero, g.lore.spells[answer.spell]), answer.targets)

    def price(self, g: StarQuest, hero: Hero, answer: m.Cast) -> dict[str, int]:
        return {"tokens": g.lore.spells[answer.spell].value + answer.boost}

    def expects(self, g: StarQuest, hero: Hero, answer: m.Cast) -> Sequence[tuple[Told, int]]:
        works = chance(WORKS, answer.boost)
        args = {"unit": hero.id, "spell": answer.spell}
        return [
            (Told("log.cast-works", ("ST-115",), args), works),
            (Told("log.cast-fails", ("ST-115",), args), 1000 - works),
        ]

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Cast) -> Follows:
        hero.tokens -= g.lore.spells[answer.spell].value + answer.boost
        hero.tried += (answer.spell,)
        hero.begun = True
        return Casting(unit=hero.id, spell=answer.spell, targets=answer.targets, modifier=answer.boost)


def why_not_spell(g: StarQuest, hero: Hero, name: str, boost: int) -> Refusal | None:
    """Apart from whom it is cast at."""
    if name not in hero.spells:
        return Refusal("refusal.no-such-spell", ("ST-112",))
    if hero.attacked:
        return Refusal("refusal.cast-comes-first", ("ST-112", "ST-229"))
    if name in hero.tried:
        return Refusal("refusal.spell-tried", ("ST-114",), {"spell": name})
    if boost < 0:
        return Refusal("refusal.not-now", ("ST-116",))
    n = g.lore.spells[name].value + boost
    if n > hero.tokens:
        return Refusal("refusal.no-tokens", ("ST-113", "ST-116"), {"n": n, "left": hero.tokens})
    return None
