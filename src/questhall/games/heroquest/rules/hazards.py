"""Blades, fire and falls that nobody aims: they strike, and whoever is struck defends (HQ-10.5 to HQ-10.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.asks import Asking, ask
from questhall.kernel.dice import Die
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dice import BY_KIND, SKULL, WHITE
from ..entities import MASTER, Hero, Monster
from . import fighting, repeating
from .values import can_defend, defence_dice
from .wounds import Loses, wakes

if TYPE_CHECKING:
    from ..state import HeroQuest


class Hazard(Procedure):
    """It strikes one figure; a body point for each hit that is not blocked."""

    figure: int
    dice: int = 0
    """Each skull of so many dice is a hit."""
    colour: str = "white"
    hits: int = 0
    """Hits that are certain."""
    defence: int = -1
    """So many white dice, whatever the own value is; -1: defends normally."""
    fire: bool = False
    blocked: int = 0

    @step("HQ-B.6", "HQ-10.5", "HQ-10.6", "HQ-10.7")
    def strikes(self, g: HeroQuest) -> None:
        figure = g.figure(self.figure)
        if figure is None or (self.fire and is_warded(g, figure)):
            self.leave()
            return
        if self.dice:
            self.hits += g.throw("hazard", (BY_KIND[self.colour],) * self.dice, by=MASTER).count(SKULL)
        if self.hits:
            self.defend(g, figure)

    @step("HQ-18.1")
    def may_repeat(self, g: HeroQuest) -> Asking | None:
        figure = g.figure(self.figure)
        struck = self.hits > self.blocked
        if isinstance(figure, Hero) and struck and repeating.can_repeat(figure, "defence") and self.pool(g, figure):
            return ask(figure.seat, repeating.RepeatDefence, (self.hits, self.blocked))
        self.go_to("wounds")
        return None

    @step("HQ-18.1")
    def repeats(self, g: HeroQuest) -> None:
        hero = g.hero(self.figure)
        if isinstance(g.answers[0][1], m.Again):
            repeating.spend_repeat(hero, "defence")
            self.defend(g, hero)

    @step("HQ-B.6", "HQ-9.14")
    def wounds(self, g: HeroQuest) -> Procedure | None:
        figure = g.figure(self.figure)
        lost = self.hits - self.blocked
        if figure is None:
            return None
        if self.hits and self.defence < 0:
            figure.marks = fighting.spent(figure, "defence")
        wakes(g, figure)
        if lost <= 0:
            g.tell("log.hazard-misses", ("HQ-B.6",), figure=self.figure)
            return None
        return Loses(figure=self.figure, n=lost)

    def pool(self, g: HeroQuest, figure: Hero | Monster) -> tuple[Die, ...]:
        if self.defence < 0:
            return defence_dice(g, figure)
        return (WHITE,) * self.defence if can_defend(figure) else ()

    def defend(self, g: HeroQuest, figure: Hero | Monster) -> None:
        dice = self.pool(g, figure)
        self.blocked = 0
        if dice:
            thrown = g.throw("defence", dice, seat=fighting.roller(figure))
            self.blocked = thrown.count(*fighting.blocking(g, figure))


def is_warded(g: HeroQuest, figure: Hero | Monster) -> bool:
    """A draught keeps the next magic fire away, and is used up by it."""
    if not figure.has("fire_ward"):
        return False
    figure.unmark("fire_ward")
    g.tell("log.fire-warded", ("HQ-10.7",), figure=figure.id)
    return True


def struck(g: HeroQuest, squares: int) -> list[int]:
    """The figures on some squares whom it can still harm."""
    return [figure.id for figure in g.living() if squares >> figure.square & 1]
