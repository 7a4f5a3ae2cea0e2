"""Body points that are lost, and who falls or dies by it (HQ-B.6, HQ-9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.dice import Die
from questhall.kernel.procedure import Procedure, step

from ..dice import BLUE, MONSTER, WHITE
from ..entities import MASTER, Hero, Monster
from . import events, packs
from .falling import Falling
from .testing import mind_test

if TYPE_CHECKING:
    from ..state import HeroQuest


class Loses(Procedure):
    """A figure loses body points; what it has against that comes first."""

    figure: int
    n: int
    by: int = 0
    """The figure that did it."""
    spell: bool = False

    @step("HQ-19.5", "HQ-19.49")
    def saves(self, g: HeroQuest) -> None:
        """A die for each point, and a monster shield keeps it."""
        figure = g.figure(self.figure)
        if not isinstance(figure, Monster) or self.n <= 0:
            return
        die = save_die(g, figure)
        if die is None:
            return
        rule = "HQ-19.5" if die is BLUE else "HQ-19.49"
        kept = g.throw("save", (die,) * self.n, by=MASTER).count(MONSTER)
        self.n -= kept
        g.tell("log.saves", (rule,), monster=figure.id, kind=figure.kind, n=kept)

    @step("HQ-B.6", "HQ-9.1")
    def is_hurt(self, g: HeroQuest) -> Procedure | None:
        figure = g.figure(self.figure)
        if figure is None or self.n <= 0 or (isinstance(figure, Hero) and not figure.present):
            return None
        figure.ends("wound")
        figure.body -= self.n
        g.unsettled = True
        if isinstance(figure, Monster):
            g.tell("log.hurt-monster", ("HQ-B.6",), monster=figure.id, kind=figure.kind, n=self.n)
            if figure.body <= 0:
                dies(g, figure, self.by)
            return None
        g.tell("log.hurt-hero", ("HQ-B.6",), seat=figure.seat, n=self.n, left=figure.body)
        return falls(figure)


def save_die(g: HeroQuest, figure: Hero | Monster) -> Die | None:
    """What is rolled for each point that would be lost: demons blue ones, the incorporeal white ones."""
    if g.trait(figure, "demonic_save"):
        return BLUE
    return WHITE if g.trait(figure, "incorporeal") else None


def falls(hero: Hero) -> Procedure | None:
    """Whoever lies already and is struck again falls deeper (HQ-9.1)."""
    return None if hero.body > 0 else Falling(seat=hero.seat, lay=hero.state != "up")


def wakes(g: HeroQuest, figure: Hero | Monster) -> None:
    """After an attack that it survives a sleeper wakes (HQ-8.5)."""
    if figure.has("asleep"):
        figure.unmark("asleep")
        g.tell("log.wakes", ("HQ-8.5",), figure=figure.id)
    if isinstance(figure, Monster):
        g.met = g.met or figure.asleep
        figure.asleep = figure.stays = False


def dies(g: HeroQuest, monster: Monster, by: int = 0) -> None:
    del g.monsters[monster.id]
    g.killed += (monster.tag or monster.kind,)
    g.corpses += ((monster.square, monster.kind),)
    killer = g.figure(by)
    if isinstance(killer, Hero):
        killer.kills += 1
    g.tell("log.dies", ("HQ-B.6",), monster=monster.id, kind=monster.kind, square=monster.square)
    if g.trait(monster, "packmaster"):
        packs.lose_master(g)
    events.killed(g, monster)
    g.unsettled = True


def passed_through(g: HeroQuest, monster: Monster) -> Procedure | None:
    """A wight moves through a hero, standing or lying, who loses a body point unless a mind test succeeds (HQ-19.7);
    the dead are left in peace."""
    if not g.trait(monster, "pass_through"):
        return None
    for hero in g.present:
        if hero.square == monster.square and hero.state != "dead":
            return PassedThrough(monster=monster.id, seat=hero.seat)
    return None


class PassedThrough(Procedure):
    monster: int
    seat: int

    @step("HQ-19.7", "HQ-18.2")
    def shudders(self, g: HeroQuest) -> Procedure | None:
        hero = g.hero(self.seat)
        g.tell("log.through", ("HQ-19.7",), monster=self.monster, seat=self.seat)
        if mind_test(g, hero):
            return None
        return Loses(figure=self.seat, n=1, by=self.monster)
