"""Damage and what it does (SQ-5.3, SQ-11.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.events import Event

from .. import values
from ..entities import FIRST_ID

if TYPE_CHECKING:
    from ..state import SideQuest


class Damaged(Event):
    """A card or a Hero takes damage; an attack names its attacker and defender."""

    subject: int
    amount: int
    attacker: int = 0
    defender: int = 0
    after: ClassVar[tuple[str, ...]] = ("damaged", "hero_damaged")


def deal(g: SideQuest, target: int, amount: int, attacker: int = 0, defender: int = 0) -> Event | None:
    """Damage to a card's DEF or ARM, or to a Hero's LP; no excess (SQ-5.3)."""
    return strike(g, target, after_tenacity(g, target, amount), attacker, defender)


def strike(g: SideQuest, target: int, amount: int, attacker: int = 0, defender: int = 0) -> Event | None:
    """Damage that nothing takes off any more."""
    if amount <= 0:
        return None
    if target < FIRST_ID:
        hero = g.hero(target)
        if hero.out:
            return None
        hero.lp = max(0, hero.lp - amount)
        g.unsettled = True
        if g.log is not None:
            g.tell("log.lp", ("SQ-5.7",), seat=target, n=amount, left=hero.lp)
        heard = attacker and "hero_damaged" in g.listeners
    else:
        thing = g.things.get(target)
        if thing is None:
            return None
        if g.cards[thing.card].is_armor:
            amount = min(amount, values.defense(g, thing))
        thing.damage += amount
        g.unsettled = True
        if g.log is not None:
            left = max(0, values.defense(g, thing))
            g.tell("log.damage", ("SQ-5.3",), thing=target, n=amount, left=left)
        heard = "damaged" in g.listeners
    if heard:
        return Damaged(subject=target, amount=amount, attacker=attacker, defender=defender)
    return None


def after_tenacity(g: SideQuest, target: int, amount: int) -> int:
    """Tenacity takes a D6 off before the damage is calculated (SQ-11.24)."""
    thing = g.things.get(target)
    if thing is None or amount <= 0 or not values.keyword(g, thing, "tenacity"):
        return amount
    return max(0, amount - g.roll("tenacity"))


def heal(g: SideQuest, target: int, amount: int) -> None:
    """LP for a Hero (there is no maximum, SQ-1.2), damage off a card."""
    if target < FIRST_ID:
        hero = g.hero(target)
        if not hero.out:
            hero.lp += amount
            if g.log is not None:
                g.tell("log.heal-lp", ("SQ-1.2",), seat=target, n=amount, left=hero.lp)
        return
    thing = g.things.get(target)
    if thing is not None and thing.damage:
        amount = min(amount, thing.damage)
        thing.damage -= amount
        if g.log is not None:
            g.tell("log.heal", (), thing=target, n=amount)
