"""HQ-9: unconscious, dead, dead for good; what breaks in the fall, and what rolls away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Hero, Mark
from . import breaking, carrying

if TYPE_CHECKING:
    from collections.abc import Sequence

    from questhall.kernel.answers import Answer

    from ..state import HeroQuest

GOLD_A_PIP = 20


class RollTableAgain(Question["HeroQuest", Any]):
    """Stamina (HQ-1.5): the second roll stands."""

    name = "heroquest.stamina"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Again(), m.Keep())


class Falling(Procedure):
    """Table, fall, gold, in this order (HQ-9.14)."""

    seat: int
    lay: bool = False
    """Whoever lies already and is struck again sinks deeper, but does not fall once more."""
    rolled: int = 0

    @step("HQ-9.1", "HQ-9.15")
    def how_deep(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        if hero.body <= -2:
            self.lost(g, hero)
            self.go_to("falls")

    @step("HQ-9.2", "HQ-9.3", "HQ-1.5")
    def rolls_the_table(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        self.rolled = self.roll(g, hero)

    @step("HQ-1.5", "HQ-18.1")
    def may_roll_again(self, g: HeroQuest) -> Asking | None:
        hero = g.hero(self.seat)
        if g.able(hero, "stamina") and hero.full_body >= 9:
            return ask(self.seat, RollTableAgain, (self.rolled,))
        self.go_to("table")
        return None

    @step("HQ-1.5", "HQ-18.1")
    def rolls_again(self, g: HeroQuest) -> None:
        if isinstance(g.answers[0][1], m.Again):
            self.rolled = self.roll(g, g.hero(self.seat))

    @step("HQ-9.2", "HQ-9.3")
    def table(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        if hero.body == 0:
            self.unconscious(g, hero)
        else:
            self.dead(g, hero)

    @step("HQ-9.4")
    def falls(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        if self.lay:
            self.go_to("leaves_everything")
        else:
            breaking.fall(g, hero, g.roll("fall", seat=hero.seat))

    @step("HQ-9.5")
    def loses_gold(self, g: HeroQuest) -> None:
        hero = g.hero(self.seat)
        lost = min(hero.gold, g.roll("gold", 10, seat=hero.seat) * GOLD_A_PIP)
        hero.gold -= lost
        g.tell("log.loses-gold", ("HQ-9.5",), seat=hero.seat, n=lost)

    @step("HQ-9.6")
    def leaves_everything(self, g: HeroQuest) -> None:
        """Where a hero died for good a marker of lost equipment lies."""
        hero = g.hero(self.seat)
        if hero.state == "lost":
            g.dropped += carrying.everything(g, hero)
        g.unsettled = True

    # --- the rows ---------------------------------------------------------------------------

    def roll(self, g: HeroQuest, hero: Hero) -> int:
        """With ten body points on the sheet the Barbarian adds one (HQ-1.5)."""
        rolled = g.roll("unconscious" if hero.body == 0 else "death", seat=hero.seat)
        more = g.able(hero, "stamina") and hero.full_body >= 10
        return min(6, rolled + more)

    def unconscious(self, g: HeroQuest, hero: Hero) -> None:
        hero.state = "down"
        if self.rolled <= 2:
            hero.woken_by = "weak"
            injure(hero)
        else:
            hero.woken_by = "potion" if self.rolled <= 5 else "rest"
        g.tell("log.unconscious", ("HQ-9.2",), seat=hero.seat, rolled=self.rolled, how=hero.woken_by)
        lies_down(hero)

    def dead(self, g: HeroQuest, hero: Hero) -> None:
        if self.rolled <= 2:
            self.lost(g, hero)
            return
        hero.state = "dead"
        if self.rolled <= 5:
            hero.woken_by = "elixir_weak"
            injure(hero)
        else:
            hero.woken_by = "elixir"
        g.tell("log.dead", ("HQ-9.3",), seat=hero.seat, rolled=self.rolled, how=hero.woken_by)
        lies_down(hero)

    def lost(self, g: HeroQuest, hero: Hero) -> None:
        """Dead for good: what the hero carried stays where it is (HQ-9.6, HQ-9.15)."""
        hero.state = "lost"
        hero.woken_by = ""
        g.deaths += 1
        g.tell("log.lost", ("HQ-9.1", "HQ-9.15"), seat=hero.seat)
        lies_down(hero)


def lies_down(hero: Hero) -> None:
    """What was to last for a short while ends; injuries stay, and what was given for the whole quest."""
    hero.left = 0
    hero.took += ("over",)
    hero.marks = tuple([mark for mark in hero.marks if mark.until in ("cured", "quest")])


def injure(hero: Hero) -> None:
    """One die less in attack and defence until it is cured (HQ-9.14)."""
    for kind in ("injured_attack", "injured_defence"):
        if not hero.has(kind):
            hero.marks += (Mark(kind, "cured"),)


def thieves(g: HeroQuest) -> None:
    """They come for the gold of whoever lies where no hero is in the visible area any more (HQ-9.5)."""
    for hero in g.heroes:
        if hero.state not in ("down", "dead") or not hero.gold:
            continue
        region = g.region(hero.square)
        if not any(region >> other.square & 1 for other in g.upright):
            g.tell("log.thieves", ("HQ-9.5",), seat=hero.seat, n=hero.gold)
            hero.gold = 0


def gets_up(g: HeroQuest, hero: Hero, body: int) -> None:
    """Back on the feet with so many body points (HQ-9.2, HQ-9.3)."""
    hero.state, hero.woken_by = "up", ""
    hero.body = min(body, hero.full_body)
    g.tell("log.gets-up", ("HQ-9.2",), seat=hero.seat, body=hero.body)
    g.unsettled = True
