"""What follows by itself whenever something changed: cards fall, Heroes drop, Encounters end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import values
from . import encounter_end, fall, game_end

if TYPE_CHECKING:
    from ..state import SideQuest


def settle(g: SideQuest) -> None:
    """Pushes what must happen now; called between two steps."""
    if g.winner:
        g.stack.clear()
        return
    if g.boss < 0:
        g.stack.append(game_end.GameEnds("heroes"))
        return
    weakened = "stat:def" in g.listeners
    fallen = [
        thing.id
        for thing in g.things.values()
        if (thing.damage or thing.boosts or weakened)
        and (thing.zone == "field" or thing.zone == "neutral" or (thing.zone == "equipped" and thing.damage))
        and values.defense(g, thing) <= 0
        and not g.cards[thing.card].is_armor
    ]
    dropped = [hero.seat for hero in g.heroes if hero.lp <= 0 and not hero.out and g.round]
    if fallen or dropped:
        g.stack.extend([game_end.KnockedOut(seat) for seat in dropped])
        g.stack.extend([fall.Fall(i) for i in reversed(fallen)])
        return
    if g.fighting and not g.gm.creatures:
        g.stack.append(encounter_end.EndEncounter())
