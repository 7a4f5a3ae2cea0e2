"""Small questions, each with its own answer; whatever nobody knows is answered with the first that is offered."""

from __future__ import annotations

from collections.abc import Callable

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from questhall.kernel.domains import Budget
from questhall.kernel.situation import Situation

from .. import moves as m
from ..entities import MASTER
from ..lore import Lore
from ..state import HeroQuest
from ..view import View
from .map import Map
from .town import visit

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


def repeat_die(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """A die that fails cannot come out worse; one that does not is left alone."""
    return m.Again() if now.ask.about[0] else m.Keep()


def stamina(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """The lower rows of both tables are the bad ones."""
    return m.Again() if now.ask.about and now.ask.about[0] <= 2 else m.Keep()


def allow(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """Whoever wants to pass, or to give up: bots want that only when all else has failed, people have thought of it."""
    return m.Allow()


def trade(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """Old iron that is only carried about; what is in the hand stays there."""
    carried = [gear.thing for gear in now.view.heroes[seat - 1].surplus]
    for option in now.options:
        if isinstance(option, m.Trade) and option.thing in carried:
            return option
    return m.Decline()


def dodge(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """Where fewest monsters are beside one."""
    board = Map(now.view)
    options = [option for option in now.options if isinstance(option, m.Dodge)]
    if not options:
        return now.options[0]
    return min(options, key=lambda option: ((board.around(option.to) & board.foe_squares).bit_count(), option.to))


SPELLS = ("heal", "courage", "sleep", "genie", "tempest", "granite_skin", "time_stop", "lightning", "night_arrows")
"""What the Wizard takes along, the best first."""
LORES = ("life", "light", "death", "heaven", "beasts", "shadows")


def prepare(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """As many as the mind holds, the best of those that are there."""
    domain = now.domain
    if not isinstance(domain, Budget):
        return now.options[0]
    best = [spell for spell in SPELLS if spell in domain.parts]
    rest = [spell for spell in domain.parts if spell not in best]
    return m.Prepare(tuple((best + rest)[: domain.total]))


def study(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    return next((m.Study(one) for one in LORES if m.Study(one) in now.options), now.options[0])


def forget(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    return next((m.Forget(one) for one in LORES[::-1] if m.Forget(one) in now.options), now.options[0])


def remember(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    return next((m.Recall(one) for one in SPELLS if m.Recall(one) in now.options), now.options[0])


def resist_again(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """Whether the spell was meant well the Dwarf knows; a helpful one is seldom cast where enemies cast."""
    return m.Keep() if now.ask.about and now.ask.about[0] else m.Again()


def spoil(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """An enemy takes the dearest piece, the bearer gives the cheapest."""
    options = [option for option in now.options if isinstance(option, m.Spoil)]
    if not options:
        return now.options[0]
    return max(options, key=lambda option: lore.things[option.thing].price * (1 if seat == MASTER else -1))


def frenzied(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """Whoever is nearest to falling."""
    board = Map(now.view)
    options = [option for option in now.options if isinstance(option, m.Attack)]

    def body(option: m.Attack) -> tuple[int, int]:
        figure = board.figure(option.target)
        return (figure.body if figure is not None else 99), option.target

    return min(options, key=body) if options else now.options[0]


def choice(now: Now, lore: Lore, seat: int, random: Random) -> Answer:
    """What heals while one is hurt, else whatever comes last, which is mostly what strengthens or strikes."""
    board = Map(now.view)
    figure = board.figure(now.ask.about[0]) if now.ask.about and now.ask.about[0] else None
    hurt = figure is not None and figure.body < figure.full_body
    return now.options[0 if hurt else -1]


SMALL: dict[str, Small] = {
    "heroquest.prepare": prepare,
    "heroquest.study": study,
    "heroquest.write": study,
    "heroquest.forget": forget,
    "heroquest.remember": remember,
    "heroquest.resist-again": resist_again,
    "heroquest.which-piece": spoil,
    "heroquest.frenzy": frenzied,
    "heroquest.choice": choice,
    "heroquest.town": visit,
    "heroquest.repeat-attack": repeat_attack,
    "heroquest.repeat-defence": repeat_defence,
    "heroquest.repeat-die": repeat_die,
    "heroquest.stamina": stamina,
    "heroquest.may-pass": allow,
    "heroquest.give-up": allow,
    "heroquest.trader": trade,
    "heroquest.dodge": dodge,
}
