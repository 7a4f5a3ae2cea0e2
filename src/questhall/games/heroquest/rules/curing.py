"""What undoes harm that lasts: cures (HQ-14.4 to HQ-14.7), the druid (HQ-14.10), the elixir of life (HQ-14.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from .acts import Follows
from .effects import CarryOut, targets, verb
from .falling import gets_up

if TYPE_CHECKING:
    from ..state import HeroQuest

INJURIES = {"move": ("injured_move",), "blow": ("injured_attack", "injured_defence")}
"""What is cured at once: a die less in attack and defence is one injury (HQ-9.14, HQ-14.3)."""
DRUIDS_PRICE = 100


def injuries(hero: Hero) -> list[str]:
    return [injury for injury, marks in INJURIES.items() if any(hero.has(mark) for mark in marks)]


class WhichInjury(Question["HeroQuest", Any]):
    name = "heroquest.which-injury"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        choices = [m.Mend(injury) for injury in injuries(g.hero(frame.seat))]
        return (*choices, m.Decline()) if frame.price else choices


class Mends(Procedure):
    """One lasting injury is cured; the druid wants to be paid and may be declined."""

    seat: int
    price: int = 0

    @step("HQ-14.7", "HQ-14.10")
    def which_one(self, g: HeroQuest) -> Asking | None:
        hero = g.hero(self.seat)
        known = injuries(hero)
        if not known or hero.gold < self.price:
            self.leave()
        elif self.price or len(known) > 1:
            return ask(self.seat, WhichInjury, (self.price,))
        else:
            self.cures(g, known[0])
        return None

    @step("HQ-14.7", "HQ-14.10")
    def it_heals(self, g: HeroQuest) -> None:
        answer = g.answers[0][1] if g.answers else None
        if isinstance(answer, m.Mend):
            self.cures(g, answer.injury)

    def cures(self, g: HeroQuest, injury: str) -> None:
        hero = g.hero(self.seat)
        hero.unmark(*INJURIES[injury])
        hero.gold -= self.price
        g.tell("log.cured", ("HQ-14.7", "HQ-14.10"), seat=self.seat, n=self.price)
        self.leave()


def heals_poison(g: HeroQuest, hero: Hero) -> None:
    """What poison has cost comes back (HQ-14.4)."""
    n = hero.total("poisoned")
    hero.unmark("poisoned")
    if n and hero.state == "up":
        before, hero.body = hero.body, max(hero.body, min(hero.full_body, hero.body + n))
        g.tell("log.heals", ("HQ-14.4",), figure=hero.seat, n=hero.body - before)


def restores_mind(g: HeroQuest, hero: Hero) -> None:
    """Back to the base value (HQ-17.3)."""
    hero.mind = max(hero.mind, hero.full_mind + hero.lent)
    g.tell("log.mind-back", ("HQ-17.3",), seat=hero.seat, left=hero.mind)


@verb(v.Cure)
def cures(g: HeroQuest, effect: v.Cure, frame: CarryOut) -> Follows:
    follows: list[Procedure] = []
    for hero in targets(g, effect.on, frame):
        if not isinstance(hero, Hero):
            continue
        if effect.what in ("poison", "any"):
            heals_poison(g, hero)
        if effect.what in ("weakened", "any"):
            hero.unmark("weakened")
        if effect.what == "mind":
            restores_mind(g, hero)
        if effect.what in ("injury", "any"):
            follows.append(Mends(seat=hero.seat))
    return follows


@verb(v.Druid)
def druid(g: HeroQuest, effect: v.Druid, frame: CarryOut) -> Follows:
    hero = g.figure(frame.target)
    return Mends(seat=hero.seat, price=DRUIDS_PRICE) if isinstance(hero, Hero) and hero.upright else None


@verb(v.Revive)
def revives(g: HeroQuest, effect: v.Revive, frame: CarryOut) -> Follows:
    """A dead hero, with all body points; or a lost mind. One use, one of the two."""
    hero = g.figure(frame.target)
    assert isinstance(hero, Hero)
    if hero.state == "dead":
        loses_a_gain(g, hero)
        gets_up(g, hero, hero.full_body)
    elif hero.mind <= 0:
        restores_mind(g, hero)
    return None


def loses_a_gain(g: HeroQuest, hero: Hero) -> None:
    """Back from death costs one of the points that were gained, by a roll if there are both kinds (HQ-7.3)."""
    printed = g.lore.heroes[hero.kind]
    gained = [hero.full_body > printed.body, hero.full_mind > printed.mind]
    if not any(gained):
        return
    body = gained[0] if sum(gained) == 1 else g.roll("gain", seat=hero.seat) <= 3
    if body:
        hero.full_body -= 1
    else:
        hero.full_mind -= 1
        hero.mind = min(hero.mind, hero.full_mind + hero.lent)
    g.tell("log.loses-body-gain" if body else "log.loses-mind-gain", ("HQ-7.3",), seat=hero.seat)
