"""Who is out (ST-43 to ST-46, ST-233): what that ends, drops and counts for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Enemy, Hero, Model
from . import carrying

if TYPE_CHECKING:
    from ..state import StarQuest

WORTH_CREDITS = 3
"""The Tough of an enemy for whose end the party gets credits."""
BOUNTY = 2


def falls_unconscious(g: StarQuest, hero: Hero) -> None:
    """He stays where he is and drops what he carries; stamina, tokens and effects stay (ST-233)."""
    if hero.down:
        return
    hero.down = hero.was_down = hero.over = True
    carrying.drops(g, hero)


def is_out(g: StarQuest, unit: Enemy, model: Model, by: int) -> None:
    unit.models = tuple([other for other in unit.models if other is not model])
    g.slain += 1
    killer = g.unit(by)
    if isinstance(killer, Hero):
        killer.kills += 1
    g.tell("log.model-out", ("ST-43",), unit=unit.id, kind=unit.kind, model=model.n)
    if unit.models:
        return
    del g.units[unit.id]
    if g.lore.units[unit.kind].tough >= WORTH_CREDITS:
        g.credits += BOUNTY
        g.tell("log.bounty", ("ST-198",), n=BOUNTY)
    g.fallen += ((unit.id, unit.wave, model.spot),)
