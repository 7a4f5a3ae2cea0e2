"""Small questions, each with its own answer; whatever nobody knows is answered with the first that is offered."""

from __future__ import annotations

from collections.abc import Callable

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.situation import Situation

from .. import moves as m
from ..lore import Lore
from ..state import HeroQuest
from ..view import View
from .map import Map

Now = Situation[View, HeroQuest]
Small = Callable[[Now, Lore, int, Random], Answer]


def answer(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    known = SMALL.get(now.ask.question)
    found = known(now, lore, seat, random) if known is not None else now.options[0]
    return now.options[0] if now.refuses(found) else found


def repeat_attack(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """With fewer skulls than half of the dice."""
    skulls = now.ask.about[1] if len(now.ask.about) > 1 else 0
    hero = now.view.heroes[seat - 1]
    dice = max(len(hero.attack), len(hero.shot))
    return m.Again() if 2 * skulls < dice else m.Keep()


def repeat_defence(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """It is asked only when something comes through."""
    return m.Again()


def keep(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    return m.Keep()


def stamina(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """The lower rows of both tables are the bad ones."""
    return m.Again() if now.ask.about and now.ask.about[0] <= 2 else m.Keep()


def fate(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    return m.RollFate()


def allow(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    return m.Allow()


def trade(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """Old iron that is only carried about; what is in the hand stays there."""
    hero = now.view.heroes[seat - 1]
    used = len(hero.weapons) + (hero.belt is not None)
    for option in now.options:
        if isinstance(option, m.Trade) and option.weapon >= used:
            return option
    return m.Decline()


def dodge(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """Where fewest monsters are beside one."""
    board = Map(now.view)
    options = [option for option in now.options if isinstance(option, m.Dodge)]
    if not options:
        return now.options[0]
    return min(options, key=lambda option: ((board.around(option.to) & board.foe_squares).bit_count(), option.to))


SMALL: dict[str, Small] = {
    "heroquest.repeat-attack": repeat_attack,
    "heroquest.repeat-defence": repeat_defence,
    "heroquest.repeat-die": keep,
    "heroquest.stamina": stamina,
    "heroquest.fate": fate,
    "heroquest.may-pass": allow,
    "heroquest.trader": trade,
    "heroquest.dodge": dodge,
}
