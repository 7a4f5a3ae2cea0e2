"""Hits that are blocked or not (ST-40 to ST-42, ST-216): of weapons, spells, falls and Impact alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.dice import D6, Throw
from questhall.kernel.procedure import Procedure, step

from .. import values
from ..entities import NOBODY, Hero, Unit
from ..measuring import units_within
from ..space.measure import INCH
from .testing import natural
from .wounds import TakesWounds

if TYPE_CHECKING:
    from ..state import StarQuest

SIX = "6"
GUARDS = 3 * INCH
"""How near a hero must be to take the hits of another."""


def needed_to_block(g: StarQuest, unit: Unit, ap: int, cover: int) -> int:
    """The face from which on a Defense die blocks: the roll and cover less AP against Defense (ST-216), with what is
    lent and an injured chest (ST-197)."""
    hurt = isinstance(unit, Hero) and "chest" in unit.injuries
    return natural(values.defense(g, unit), cover + unit.total("defense") - hurt - ap)


def who_takes(g: StarQuest, unit: Unit) -> Unit:
    """The hits of an attack go to the hero who guards the one that is attacked, if he is near enough and conscious
    (vocabulary: guarded)."""
    mark = unit.mark("guarded")
    guard = None if mark is None else g.unit(mark.by)
    if isinstance(guard, Hero) and guard.conscious and units_within(g, guard, unit, GUARDS):
        return guard
    return unit


class TakesHits(Procedure):
    """A unit takes hits: one Defense die for each, then wounds."""

    unit: int
    n: int
    ap: int = 0
    by: int = NOBODY
    cover: int = 0
    """What cover adds to the Defense rolls (ST-92)."""
    bane: bool = False
    deadly: int = 1
    no_regeneration: bool = False
    model: int = -1
    """The number of the model that is hit, where it is a certain one: in a fall."""

    @step("ST-40", "ST-41", "ST-103", "ST-216")
    def blocks(self, g: StarQuest) -> Procedure | None:
        unit = g.unit(self.unit)
        if unit is None or self.n <= 0 or (isinstance(unit, Hero) and not unit.conscious):
            return None
        need = needed_to_block(g, unit, self.ap, self.cover)
        blocked = self.blocked(g, unit, need)
        unit.spend("defense", "test")
        g.tell("log.blocks", ("ST-40", "ST-216"), unit=self.unit, hits=self.n, n=blocked, value=need)
        return TakesWounds(
            unit=self.unit,
            n=self.n - blocked,
            by=self.by,
            deadly=self.deadly,
            no_regeneration=self.no_regeneration or self.bane,
            model=self.model,
        )

    def blocked(self, g: StarQuest, unit: Unit, need: int) -> int:
        """Against Bane each natural 6 is rolled again, and the second result stands (ST-105, ST-207)."""
        thrown = g.throw("defense", (D6,) * self.n, by=g.dice_of(unit))
        sixes = thrown.count(SIX) if self.bane else 0
        if not sixes:
            return at_least(thrown, need)
        again = g.throw("bane", (D6,) * sixes, by=g.dice_of(unit))
        g.tell("log.bane", ("ST-105",), unit=self.unit, n=sixes)
        return at_least(thrown, need) - sixes + at_least(again, need)


def at_least(thrown: Throw, need: int) -> int:
    return sum([int(face) >= need for face in thrown.faces])
