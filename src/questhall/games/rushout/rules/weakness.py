"""Weaknesses lie in front of one hero (RO-98 to RO-107, rulings 14 to 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import SWIRL, SWIRL_TIME, Die, Owed
from .dice import clear, give_back, loose
from .places import is_claimed

if TYPE_CHECKING:
    from ..state import RushOut


def lay(g: RushOut, card: str, seat: int) -> None:
    """A hero may have several (RO-99, RO-100)."""
    g.players[seat].weak += (card,)
    g.tell("log.weakness", ("RO-99",), card=card, seat=seat)
    demand(g, seat)


def demand(g: RushOut, seat: int) -> None:
    """A swirl wants one die; a second swirl no second one (RO-104, RO-105). Its owner chooses which (RO-106)."""
    card = next((card for card in g.players[seat].weak if g.catalog.spells[card].swirl), "")
    waits = any(owed.what == "swirl" and seat in owed.heroes for owed in g.owed)
    if not card or waits or held(g, seat):
        return
    free = [g.dice[number] for number in loose(g, seat)]
    if free and len({(die.rolled, die.face if die.rolled else "") for die in free}) == 1:
        hold(g, card, loose(g, seat)[-1])
        return
    # Dice in the air land first, and those on a complete card come back first.
    claps = [owed.until for owed in g.owed if owed.what == "clap" and any(n // 10 == seat for n, _ in g.on(owed.place))]
    begins = max(g.time, g.players[seat].busy, *claps)
    g.owed += (Owed("swirl", f"w:{card}", (seat,), begins + SWIRL_TIME),)


def choices(g: RushOut, seat: int) -> list[int]:
    """The dice that may go to the swirl: loose ones; if there are none, those on an incomplete card (RO-106)."""
    return loose(g, seat) or [n for n, die in g.own(seat) if die.field != SWIRL and not is_claimed(g, die.place)]


def held(g: RushOut, seat: int) -> int:
    """The die that a swirl holds; never more than one (RO-105)."""
    return next((number for number, die in g.own(seat) if die.field == SWIRL), 0)


def hold(g: RushOut, card: str, number: int) -> None:
    """One die goes to the swirl, the hero plays with two (RO-104, RO-106)."""
    place = f"w:{card}"
    g.unsettled = True
    g.owed = tuple([owed for owed in g.owed if not (owed.what == "swirl" and owed.place == place)])
    g.dice[number] = Die(g.dice[number].face, place, SWIRL)
    g.tell("log.swirl", ("RO-104",), seat=number // 10, card=card)


def last_placed(g: RushOut, seat: int) -> int:
    """What goes to the swirl if its owner does not say (ruling 16)."""
    return max(choices(g, seat), key=lambda number: (g.dice[number].order, number))


def remove(g: RushOut, card: str) -> None:
    """A die that it held is free, or goes to the hero's next swirl (ruling 15)."""
    place = f"w:{card}"
    owner = next(hero for hero in g.heroes if card in hero.weak)
    owner.weak = tuple([other for other in owner.weak if other != card])
    g.owed = tuple([owed for owed in g.owed if owed.place != place])
    g.removed += (card,)
    clear(g, place)
    number = held(g, owner.seat)
    if number and g.dice[number].place == place:
        give_back(g, (number,))
        again = next((other for other in owner.weak if g.catalog.spells[other].swirl), "")
        if again:
            hold(g, again, number)
    demand(g, owner.seat)
