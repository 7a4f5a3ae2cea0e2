"""Searching for treasure (HQ-12.1, HQ-12.2): a card each time, until there is nothing more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Hero
from . import events, wandering
from .acts import Follows, HeroAct
from .effects import CarryOut, targets, verb
from .searching import why_not_search

if TYPE_CHECKING:
    from ..state import HeroQuest


class SearchesForTreasure(HeroAct):
    move = m.SearchTreasure
    step = "act"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return (m.SearchTreasure(),)

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.SearchTreasure) -> Refusal | None:
        if g.emptied >> figure.square & 1 and not may_hide(g, figure.square):
            return Refusal("refusal.emptied", ("HQ-12.1",))
        return why_not_search(g, figure, "HQ-12.1")

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.SearchTreasure) -> Procedure:
        g.tell("log.searches-treasure", ("HQ-12.1",), seat=figure.seat)
        return Searches(seat=figure.seat)


def may_hide(g: HeroQuest, square: int) -> bool:
    """Where no card is left the quest itself may have hidden something in a room that nobody has searched yet; whether
    it has, the search alone tells."""
    return g.plan.areas[g.plan.area_of[square]].room and not g.rummaged >> square & 1


class Searches(Procedure):
    """What the quest has put there comes first; then what an echo or a charm has promised."""

    seat: int

    @step("HQ-12.1", "HQ-B.11")
    def finds(self, g: HeroQuest) -> Follows:
        hero = g.hero(self.seat)
        g.everybody_learns()
        emptied = g.emptied >> hero.square & 1
        g.rummaged |= g.region(hero.square)
        if events.searched(g, hero, "treasure"):
            return None
        if emptied:
            g.tell("log.no-treasure", ("HQ-12.1",), seat=self.seat)
            return None
        if hero.has("wary_search"):
            hero.unmark("wary_search")
            return wandering.comes(g, hero, 1)
        lucky = hero.has("lucky_search")
        hero.unmark("lucky_search")
        return Draws(seat=self.seat, good=lucky)


class Draws(Procedure):
    """The top card of the deck; what is found stays out of it, what went wrong goes back."""

    seat: int
    good: bool = False
    """Hazards on top are put back unread."""
    card: str = ""

    @step("HQ-12.1")
    def draws(self, g: HeroQuest) -> None:
        deck = g.treasures
        wanted = [n for n, card in enumerate(deck) if not (self.good and g.lore.treasures[card].back)]
        g.everybody_learns()
        if not wanted:
            g.tell("log.no-treasure", ("HQ-12.1",), seat=self.seat)
            self.leave()
            return
        first = wanted[0]
        self.card = deck[first]
        rest = deck[:first] + deck[first + 1 :]
        g.treasures = g.shuffled(rest) if first else rest
        g.tell("log.treasure", ("HQ-12.1",), seat=self.seat, card=self.card)

    @step("HQ-12.1")
    def what_it_does(self, g: HeroQuest) -> Procedure:
        return CarryOut(origin=f"treasure:{self.card}", caster=self.seat, target=self.seat)

    @step("HQ-12.1")
    def goes_back(self, g: HeroQuest) -> None:
        if g.lore.treasures[self.card].back:
            g.treasures = g.shuffled((*g.treasures, self.card))


@verb(v.DrawTreasure)
def draws_treasure(g: HeroQuest, effect: v.DrawTreasure, frame: CarryOut) -> list[Procedure]:
    return [Draws(seat=frame.caster or frame.target, good=effect.until_good) for _ in range(effect.n)]


@verb(v.Empty)
def is_empty(g: HeroQuest, effect: v.Empty, frame: CarryOut) -> None:
    """Here and wherever anything was uncovered so far; what comes to light later may be searched (HQ-12.2)."""
    g.emptied |= g.seen
    for figure in targets(g, "target", frame):
        g.emptied |= g.region(figure.square)
    g.tell("log.emptied", ("HQ-12.1",))


@verb(v.GoldPieces)
def finds_gold(g: HeroQuest, effect: v.GoldPieces, frame: CarryOut) -> None:
    """Nobody loses more than there is."""
    for hero in targets(g, "target", frame):
        if isinstance(hero, Hero):
            n = effect.n * (g.roll("treasure", seat=hero.seat) if effect.die else 1)
            n = max(n, -hero.gold)
            hero.gold += n
            g.tell("log.gold" if n >= 0 else "log.gold-lost", ("HQ-12.1",), seat=hero.seat, n=abs(n))
