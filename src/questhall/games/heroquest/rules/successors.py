"""HQ-9.15: whoever is dead for good may go on with a new hero from the stairway."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Question
from questhall.kernel.procedure import Procedure

from .. import moves as m
from ..dungeon.squares import squares_of
from ..entities import Hero
from .preparing import questions_of
from .sheets import hero_of, new_sheet

if TYPE_CHECKING:
    from ..state import HeroQuest

DECLINED = "no_successor"


class Successor(Question["HeroQuest", Any]):
    name = "heroquest.successor"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (*[m.NewHero(kind) for kind in open_classes(g, g.hero(seat))], m.Decline())


def open_classes(g: HeroQuest, dead: Hero) -> list[str]:
    """The class of the dead, then all others that nobody has (HQ-B.1)."""
    taken = [hero.kind for hero in g.heroes]
    return [dead.kind, *[kind for kind in g.lore.heroes if kind not in taken]]


def may_come(hero: Hero) -> bool:
    return hero.state == "lost" and DECLINED not in hero.used


def decline(hero: Hero) -> None:
    hero.used += (DECLINED,)


def comes(g: HeroQuest, dead: Hero, kind: str) -> list[Procedure]:
    """With start values, start equipment and no gold; and spells are chosen as before a quest."""
    sheet = new_sheet(g.lore.heroes[kind], dead.order or g.settings.order)
    stairs = g.plan.stairs
    square = next(squares_of(stairs & ~g.stood_on or stairs))
    hero = hero_of(g, dead.seat, sheet, square)
    hero.successor = True
    g.heroes[dead.seat - 1] = hero
    g.sighted = tuple([(seat, monster) for seat, monster in g.sighted if seat != hero.seat])
    g.tell("log.successor", ("HQ-9.15",), seat=hero.seat, kind=hero.kind)
    g.unsettled = True
    return questions_of(g, hero)
