"""The effects of spells and scrolls (RO-64, RO-70 to RO-75, RO-80, RO-99, RO-139, RO-151 to RO-154, RO-185)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from ..entities import AIM_TIME, SWIRL, Aim
from ..moves import Afflict, RemoveDice, RemoveDie
from . import dragon, weakness
from .dice import clear, give_back
from .places import card_at, is_claimed
from .slots import free
from .winning import win_round

if TYPE_CHECKING:
    from ..state import RushOut

MOVED = ("summoning", "weakness", "curse")
"""Their effect takes the card itself to the heroes' side (RO-74, RO-99, RO-139)."""


def cast(g: RushOut, place: str, card: str) -> None:
    """What needs no aim happens at once; an aim with one target or none needs no asking."""
    g.aim = Aim(place, card, g.time + AIM_TIME)
    targets = aims(g)
    if len(targets) > 1:
        return
    take_effect(g, targets[0] if targets else None)


def aims(g: RushOut) -> list[Answer]:
    """Everything that the wizard may aim the completed spell at."""
    assert g.aim is not None
    card = g.aim.card
    if card in g.catalog.scrolls:
        return all_dice(g) if g.catalog.scrolls[card].effect == "clear" else []
    spell = g.catalog.spells[card]
    if spell.kind == "confusion":
        if spell.reach == "all":
            return all_dice(g)
        return [
            RemoveDie(number) for number, die in g.dice.items() if number >= 10 and can_be_hit(g, die.place, die.field)
        ]
    if spell.kind == "weakness" or (spell.kind == "drain" and spell.reach == "one"):
        return [Afflict((hero.seat,)) for hero in g.heroes]
    if spell.kind == "doom":
        healthy = [hero.seat for hero in g.heroes if not hero.wounded]
        n = min(spell.wounds, len(healthy))
        return [Afflict(struck) for struck in combinations(healthy, n)] if n else []
    return []


def can_be_hit(g: RushOut, place: str, field: int) -> bool:
    """Any type of incomplete card or tile (RO-72, RO-84, RO-94, RO-159); a swirl keeps its die."""
    return bool(place) and field != SWIRL and not is_claimed(g, place)


def all_dice(g: RushOut) -> list[Answer]:
    hit = {die.place for number, die in g.dice.items() if number >= 10 and can_be_hit(g, die.place, die.field)}
    return [RemoveDice(place) for place in sorted(hit)]


def default(g: RushOut) -> Answer:
    """What happens if the wizard does not say: the place with the most dice, otherwise the first that comes."""
    targets = aims(g)
    if isinstance(targets[0], RemoveDice):
        return max(targets, key=lambda a: len(g.on(a.place)) if isinstance(a, RemoveDice) else 0)
    return targets[0]


def take_effect(g: RushOut, target: Answer | None) -> None:
    """The effect; then the card leaves his side, unless the effect has moved it (RO-64, RO-65)."""
    assert g.aim is not None
    place, card = g.aim.source, g.aim.card
    g.aim = None
    g.unsettled = True
    if card in g.catalog.scrolls:
        use_scroll(g, card, target)
        return
    spell_takes_effect(g, card, target)
    if g.catalog.spells[card].kind not in MOVED:
        g.removed += (card,)
    free(g, place)


def use_scroll(g: RushOut, card: str, target: Answer | None) -> None:
    """The dice have done their work and lie loose again (RO-136, RO-137)."""
    if g.catalog.scrolls[card].effect == "dragon":
        dragon.forward(g, 1)
    elif isinstance(target, RemoveDice):
        g.tell("log.removed-all", ("RO-136",), place=target.place, on=card_at(g, target.place))
        clear(g, target.place, "heroes")
    else:
        g.tell("log.no-effect", ("RO-136",), card=card)


def spell_takes_effect(g: RushOut, card: str, target: Answer | None) -> None:
    spell = g.catalog.spells[card]
    heroes = target.heroes if isinstance(target, Afflict) else ()
    if isinstance(target, RemoveDie):
        place = g.dice[target.die].place
        g.tell("log.removed-one", ("RO-70",), die=target.die, place=place, on=card_at(g, place))
        give_back(g, (target.die,))
    elif isinstance(target, RemoveDice):
        g.tell("log.removed-all", ("RO-71",), place=target.place, on=card_at(g, target.place))
        clear(g, target.place, "heroes")
    elif spell.kind == "summoning":
        g.trial_stack += (card,)
        g.tell("log.summoned", ("RO-74",), card=card)
    elif spell.kind == "dragon":
        dragon.forward(g, spell.steps)
    elif spell.kind == "weakness":
        weakness.lay(g, card, heroes[0])
    elif spell.kind == "curse":
        g.curses += (card,)
        g.tell("log.curse", ("RO-139",), card=card)
    elif spell.kind == "doom":
        doom(g, heroes, spell.souls)
    elif spell.kind == "drain":
        drain(g, heroes or tuple(hero.seat for hero in g.heroes))
    else:
        g.tell("log.no-effect", ("RO-64",), card=card)


def doom(g: RushOut, heroes: tuple[int, ...], souls: bool) -> None:
    """Wounds, then one soul for every wounded hero (RO-151 to RO-154, rulings 22 to 24)."""
    for seat in heroes:
        if not g.players[seat].wounded:
            g.players[seat].wounded = True
            g.tell("log.wounded", ("RO-151",) if souls else ("RO-153",), seat=seat)
    if not souls:
        return
    n = min(g.souls, sum(hero.wounded for hero in g.heroes))
    g.souls -= n
    g.tell("log.souls", ("RO-152",), n=n, left=g.souls)
    if g.souls == 0:
        win_round(g, "wizard", "souls", "RO-154")


def drain(g: RushOut, heroes: tuple[int, ...]) -> None:
    """Whoever has experience loses one (RO-185 to RO-187, ruling 27)."""
    for seat in heroes:
        hero = g.players[seat]
        if hero.learned:
            g.removed += hero.learned[-1:]
            hero.learned = hero.learned[:-1]
            g.tell("log.drained", ("RO-185",), seat=seat, n=len(hero.learned))
