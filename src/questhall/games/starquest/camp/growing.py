"""Levels (ST-193): what experience brings, one choice for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from ..rules.acts import Follows
from ..settings import Sheet
from .levels import levels_due
from .visit import CampAct, renewed, written

if TYPE_CHECKING:
    from ..state import StarQuest

VALUES: tuple[v.Growth, ...] = ("quality", "strength", "dexterity", "willpower")
SUMS: Mapping[v.Growth, str] = {"stamina": "full_stamina", "tough": "tough"}
"""What becomes more, and the field of the sheet."""
SKILL: v.Growth = "skill"
BEST = 3
"""No value grows beyond 3+."""


class Grows(CampAct):
    move = m.Grow

    def candidates(self, g: StarQuest, hero: Hero) -> Iterable[Answer]:
        if not levels_due(hero):
            return ()
        learns = g.lore.classes[hero.kind].learns
        return [*map(m.Grow, (*VALUES, *SUMS)), *[m.Grow("skill", skill) for skill in learns]]

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Grow) -> Refusal | None:
        if not levels_due(hero):
            return Refusal("refusal.no-level", ("ST-193",))
        if answer.gain == "skill":
            new = answer.skill in g.lore.classes[hero.kind].learns and answer.skill not in hero.skills
            return None if new else Refusal("refusal.not-learnt", ("ST-78",))
        if answer.gain not in (*VALUES, *SUMS) or answer.skill:
            return Refusal("refusal.no-such-gain", ("ST-193",))
        if answer.gain == "quality" and "quality" in hero.grown:
            return Refusal("refusal.quality-once", ("ST-3",))
        if answer.gain in VALUES and getattr(hero, answer.gain) <= BEST:
            return Refusal("refusal.at-best", ("ST-4",), {"n": BEST})
        return None

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Grow) -> Follows:
        g.tell("log.grows", ("ST-193",), seat=hero.seat, n=hero.level + 1, gain=answer.gain, skill=answer.skill)
        renewed(g, hero, grown(written(g, hero), answer))
        return None


def grown(sheet: Sheet, answer: m.Grow) -> Sheet:
    """One level higher."""
    gain = next(one for one in (*VALUES, *SUMS, SKILL) if one == answer.gain)
    higher = replace(sheet, level=sheet.level + 1, grown=(*sheet.grown, gain))
    if gain == SKILL:
        return replace(higher, skills=(*sheet.skills, answer.skill))
    field, step = (SUMS[gain], 1) if gain in SUMS else (gain, -1)
    return replace(higher, **{field: getattr(sheet, field) + step})
