"""Spell sets and how many of them a mind can hold (HQ-1.22, HQ-8.2, HQ-8.7, HQ-8.11, HQ-8.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import Dropped, Hero
from .values import lend_mind

if TYPE_CHECKING:
    from ..state import HeroQuest

CIRCLES = (("life", "heaven", "light"), ("shadows", "death", "beasts"))
"""Lores that are related (HQ-1.22)."""
SCROLLS_FROM = 2
"""Mind points that a scroll needs (HQ-8.7)."""


def limit(g: HeroQuest, hero: Hero) -> int:
    """How many sets the mind holds now; that of the own order is never forgotten (HQ-8.12)."""
    printed = g.lore.heroes[hero.kind]
    own = bool(hero.order)
    if not printed.sets or hero.mind < printed.casts_from:
        return own
    return max(own, printed.sets[min(hero.mind - printed.casts_from, len(printed.sets) - 1)])


def held(hero: Hero) -> tuple[str, ...]:
    return hero.lores + hero.sets


def room_for(g: HeroQuest, hero: Hero) -> bool:
    return len(held(hero)) < limit(g, hero)


def open_lores(g: HeroQuest, hero: Hero) -> list[str]:
    """Lores of which the hero can have a set: a Battle mage only those related to that of the order (HQ-1.22)."""
    lores = [lore for lore in g.lore.heroes[hero.kind].lores if lore not in held(hero)]
    if not hero.order:
        return lores
    return [lore for lore in lores if related(lore, hero.lores[0])]


def fade(g: HeroQuest, hero: Hero) -> None:
    """A found set is gone with its last spell (HQ-8.11), unless a ring could still give that one back in this turn."""
    left = {g.lore.spells[spell].school for spell in hero.spells}
    if hero.cast and any(echoes(g.lore.things[thing]) for thing in hero.bag if thing not in hero.used):
        left.add(g.lore.spells[hero.cast[-1]].school)
    hero.sets = tuple([lore for lore in hero.sets if lore in left])


def echoes(thing: v.Thing) -> bool:
    return isinstance(thing, v.Artifact) and thing.power == "double_spell"


def related(one: str, other: str) -> bool:
    return any(one in circle and other in circle for circle in CIRCLES)


# --- a spell book -----------------------------------------------------------------------------------


def opens_book(g: HeroQuest, hero: Hero, spells: tuple[str, ...]) -> None:
    """Whoever carries a book has the set that is written in it, if the lore is open and the mind can hold it."""
    if hero.book in open_lores(g, hero) and room_for(g, hero):
        hero.lores += (hero.book,)
        hero.spells += spells


def closes_book(g: HeroQuest, hero: Hero, book: Dropped) -> Dropped:
    """The set goes with the book (HQ-8.11), and what was cast of it stays cast."""
    lore, written = hero.book, g.lore.school(hero.book)
    left = tuple([spell for spell in hero.spells if spell in written])
    hero.book = ""
    hero.lores = tuple([one for one in hero.lores if one != lore])
    hero.spells = tuple([spell for spell in hero.spells if spell not in written])
    return replace(book, lore=lore, spells=left)


# --- a mind that shrinks --------------------------------------------------------------------------


def shrunk(g: HeroQuest) -> list[Procedure]:
    """What follows when mind points have changed: scrolls are left where one stands, sets are forgotten."""
    follows: list[Procedure] = []
    for hero in g.heroes:
        lend_mind(g, hero)
        if hero.scrolls and hero.mind < SCROLLS_FROM and hero.present:
            leaves_scrolls(g, hero)
        if hero.sets:
            fade(g, hero)
        if (hero.sets or hero.lores) and hero.present and len(held(hero)) > limit(g, hero):
            follows.append(Forgets(seat=hero.seat))
    return follows


def leaves_scrolls(g: HeroQuest, hero: Hero) -> None:
    g.dropped += tuple([Dropped(hero.square, scroll=scroll) for scroll in hero.scrolls])
    hero.scrolls = ()
    g.tell("log.leaves-scrolls", ("HQ-8.7",), seat=hero.seat, square=hero.square)


def forgettable(hero: Hero) -> tuple[str, ...]:
    """All but the set of the own order."""
    return held(hero)[bool(hero.order) :]


class WhichSet(Question["HeroQuest", "Forgets"]):
    name = "heroquest.forget"

    def options(self, g: HeroQuest, frame: Forgets, seat: int) -> Sequence[Answer]:
        return [m.Forget(lore) for lore in forgettable(g.hero(frame.seat))]


class Forgets(Procedure):
    """The hero chooses which."""

    seat: int

    @step("HQ-8.12")
    def which(self, g: HeroQuest) -> Asking | None:
        hero = g.hero(self.seat)
        if len(forgettable(hero)) > 1:
            return ask(self.seat, WhichSet)
        self.forgets(g, hero, forgettable(hero)[0])
        self.leave()
        return None

    @step("HQ-8.12")
    def that_one(self, g: HeroQuest) -> None:
        self.forgets(g, g.hero(self.seat), g.said(m.Forget).lore)

    def forgets(self, g: HeroQuest, hero: Hero, lore: str) -> None:
        hero.sets = tuple([one for one in hero.sets if one != lore])
        hero.lores = tuple([one for one in hero.lores if one != lore])
        lost = g.lore.school(lore)
        hero.spells = tuple([spell for spell in hero.spells if spell not in lost])
        g.tell("log.forgets-set", ("HQ-8.12",), seat=hero.seat, lore=lore)
        g.unsettled = True


# --- what lasts as long as a fight -----------------------------------------------------------------


def calms_down(g: HeroQuest) -> None:
    """Where magic lasts as in the second edition, courage ends when no enemy is to be seen."""
    for hero in g.upright:
        if any(mark.until == "fight" for mark in hero.marks):
            region = g.region(hero.square)
            if not any(region >> foe.square & 1 for foe in g.foes):
                hero.ends("fight")
