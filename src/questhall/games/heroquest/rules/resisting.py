"""Whom a spell does not touch: the Dwarf's resistance (HQ-1.11, HQ-1.24, HQ-1.25), wards, firm wills (HQ-19.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.dice import Throw
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..dice import MONSTER, SHIELD, WHITE
from ..entities import Hero, Mark, Monster

if TYPE_CHECKING:
    from ..state import HeroQuest

REPEATS_FROM, WHITE_FROM = 4, 5
"""Mind points on the sheet (HQ-1.24)."""


class ResistAgain(Question["HeroQuest", Any]):
    """Any: whatever procedure it is that asks."""

    name = "heroquest.resist-again"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Again(), m.Keep())


class Resists(Procedure):
    """One white die against one spell; `has_resisted` tells how it went."""

    seat: int
    thrown: Throw | None = None

    @step("HQ-1.11", "HQ-1.25")
    def rolls(self, g: HeroQuest) -> None:
        g.hero(self.seat).unmark("resisted")
        self.thrown = g.throw("resistance", (WHITE,), seat=self.seat)

    @step("HQ-1.24", "HQ-18.1")
    def may_repeat(self, g: HeroQuest) -> Asking | None:
        if g.hero(self.seat).full_mind >= REPEATS_FROM:
            return ask(self.seat, ResistAgain, (int(self.resisted(g)),))
        self.go_to("result")
        return None

    @step("HQ-1.24", "HQ-18.1")
    def repeats(self, g: HeroQuest) -> None:
        if isinstance(g.answers[0][1], m.Again):
            assert self.thrown is not None
            self.thrown = g.repeat(self.thrown, (WHITE,))

    @step("HQ-1.11", "HQ-1.24")
    def result(self, g: HeroQuest) -> None:
        resisted = self.resisted(g)
        if resisted:
            g.hero(self.seat).marks += (Mark("resisted", "turn"),)
        g.tell("log.resists" if resisted else "log.does-not-resist", ("HQ-1.11",), seat=self.seat)

    def resisted(self, g: HeroQuest) -> bool:
        """With five mind points white shields ward off, in place of the monster shield."""
        assert self.thrown is not None
        return self.thrown.count(SHIELD if g.hero(self.seat).full_mind >= WHITE_FROM else MONSTER) > 0


def resistances(g: HeroQuest, caster: int, figures: Sequence[Hero | Monster]) -> list[Procedure]:
    """Of all whom a spell of somebody else touches: friend or foe (HQ-1.11)."""
    return [
        Resists(seat=figure.seat)
        for figure in figures
        if isinstance(figure, Hero) and figure.upright and figure.seat != caster and g.able(figure, "resistance")
    ]


def has_resisted(hero: Hero) -> bool:
    """How the roll just made has ended; it is asked once."""
    resisted = hero.has("resisted")
    hero.unmark("resisted")
    return resisted


def untouched(g: HeroQuest, spell: v.Spell, caster: int, figures: Sequence[Hero | Monster]) -> tuple[int, ...]:
    """Those whom the spell does not touch, after the Dwarf has rolled. What wards off one spell is used up."""
    return tuple([figure.id for figure in figures if figure.id != caster and is_safe(g, spell, caster, figure)])


def is_safe(g: HeroQuest, spell: v.Spell, caster: int, figure: Hero | Monster) -> bool:
    resisted = isinstance(figure, Hero) and has_resisted(figure)
    if resisted or figure.has("invisible") or (spell.influence and g.trait(figure, "immune")):
        return True
    if spell.hostile and g.shadows >> figure.square & 1:
        return True
    return isinstance(figure, Hero) and spell.hostile and is_warded(g, spell, caster, figure)


def is_warded(g: HeroQuest, spell: v.Spell, caster: int, hero: Hero) -> bool:
    """A draught against one hostile spell, one against magic fire, and a ring that drinks fire of the enemy's."""
    if spell.fire and caster in g.monsters and ring_drinks(g, hero):
        return True
    for ward in ("fire_ward",) * spell.fire + ("spell_ward",):
        if hero.has(ward):
            hero.unmark(ward)
            g.tell("log.warded", ("HQ-8.1",), seat=hero.seat, spell=spell.id)
            return True
    return False


def ring_drinks(g: HeroQuest, hero: Hero) -> bool:
    for thing in hero.bag:
        artifact = g.lore.things[thing]
        if isinstance(artifact, v.Artifact) and artifact.power == "fire_ring":
            hero.used += (thing,)
            g.tell("log.ring-drinks", ("HQ-8.1",), seat=hero.seat, thing=thing)
            if hero.used.count(thing) >= artifact.n:
                hero.bag = tuple([other for other in hero.bag if other != thing])
            return True
    return False
