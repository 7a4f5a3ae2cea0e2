"""Every move as an option that one can read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer

from . import moves as m
from .entities import WIZARD

if TYPE_CHECKING:
    from .teller import RushOutTeller


def say_move(teller: RushOutTeller, answer: Answer) -> str:
    """The label of an answer."""
    tell = SPECIAL.get(type(answer))
    return tell(teller, answer) if tell is not None else teller.book.say(f"move.{answer.__struct_config__.tag}")


def _take(t: RushOutTeller, a: m.Take) -> str:
    colour = f"colour.{a.colour}"
    shown = t.book.say(colour) if t.book.has(colour) else a.colour
    return t.book.say("move.take", hero=t.character(a.hero), colour=shown)


def _roll(t: RushOutTeller, a: m.Roll) -> str:
    return t.book.say("move.roll_back", n=len(a.back)) if a.back else t.book.say("move.roll")


def _place(t: RushOutTeller, a: m.Place) -> str:
    shown = Counter([t.die(number) for number, _ in a.dice])
    parts = [t.book.say("part.times", n=n, symbol=s) if n > 1 else s for s, n in shown.items()]
    return t.book.say("move.place", dice=t.joined(parts), place=t.place(a.place))


def _remove_die(t: RushOutTeller, a: m.RemoveDie) -> str:
    die = t.view.dice.get(a.die) if t.view is not None else None
    return t.book.say("move.removedie", die=t.die(a.die), place=t.place(die.place if die is not None else ""))


def _afflict(t: RushOutTeller, a: m.Afflict) -> str:
    return t.joined([t.player(seat).form("acc") for seat in a.heroes])


def _buy(t: RushOutTeller, a: m.Buy) -> str:
    item = t.catalog.items.get(a.item)
    cost = item.price if item is not None else 0
    if a.hero == WIZARD:
        return t.book.say("move.buy", item=t.card(a.item), cost=cost)
    return t.book.say("move.buy_for", item=t.card(a.item), hero=t.player(a.hero), cost=cost)


def _phrase(t: RushOutTeller, a: m.Phrase) -> str:
    return t.book.say("move.phrase", phrase=t.argument("phrase", a.phrase))


def _turn(t: RushOutTeller, a: m.Turn) -> str:
    return t.book.say("move.turn", die=t.die(a.die), face=t.argument("face", a.face))


def _of(**fields: Callable[[RushOutTeller, Any], Any]) -> Callable[[RushOutTeller, Any], str]:
    """Moves about one die, card, place or hero."""

    def tell(t: RushOutTeller, a: Any) -> str:
        args = {name: say(t, a) for name, say in fields.items()}
        return t.book.say(f"move.{a.__struct_config__.tag}", **args)

    return tell


SPECIAL: dict[type[Answer], Callable[[RushOutTeller, Any], str]] = {
    m.Take: _take,
    m.Roll: _roll,
    m.Place: _place,
    m.RemoveDie: _remove_die,
    m.RemoveDice: _of(place=lambda t, a: t.place(a.place)),
    m.Afflict: _afflict,
    m.Swirl: _of(die=lambda t, a: t.die(a.die)),
    m.Learn: _of(hero=lambda t, a: t.player(a.hero)),
    m.Turn: _turn,
    m.Swap: _of(place=lambda t, a: t.place(f"s{a.slot}")),
    m.Inspire: _of(die=lambda t, a: t.die(a.die)),
    m.Cleanse: _of(card=lambda t, a: t.card(a.card)),
    m.Heal: _of(hero=lambda t, a: t.player(a.hero)),
    m.Buy: _buy,
    m.Phrase: _phrase,
    m.Absent: _of(seat=lambda t, a: t.player(a.seat)),
}
"""Moves whose label says more than what they are called."""
