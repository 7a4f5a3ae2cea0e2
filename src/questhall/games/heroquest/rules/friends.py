"""Whoever was found and goes with the heroes (HQ-B.11): led by one of them, and safe at the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Monster
from . import goals

if TYPE_CHECKING:
    from ..state import HeroQuest


def follow(g: HeroQuest) -> None:
    """At the way out they are safe; when their leader has fallen or left, another hero leads them on."""
    for friend in g.friends if g.monsters else ():
        foe = g.plan.named.get(friend.tag)
        if foe is None or not foe.friend:
            continue
        if goals.way_out(g) >> friend.square & 1:
            brought_out(g, friend)
        elif not g.hero(friend.led_by).upright and g.upright:
            friend.led_by = min([hero.seat for hero in g.upright])


def brought_out(g: HeroQuest, friend: Monster) -> None:
    """Somebody was brought to the way out."""
    del g.monsters[friend.id]
    g.tell("log.brought-out", ("HQ-B.11",), kind=friend.kind, monster=friend.id)
    g.set_flag(goals.rescued(friend.tag))
