"""Choosing targets (SQ-7.9, SQ-11.9, SQ-11.19, SQ-11.20)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.events import reactions

from .. import values
from .. import vocabulary as v
from ..entities import FIRST_ID, GM, InPlay
from .equipment import Revealed
from .zones import turn_up

if TYPE_CHECKING:
    from questhall.kernel.procedure import Procedure

    from ..state import SideQuest


def possible_targets(g: SideQuest, seat: int, choose: v.Choose, source: InPlay | None, sole: bool = True) -> list[int]:
    """What may be chosen. Immunity: never the sole target of a spell or effect (SQ-11.9)."""
    kind = choose.choose
    if kind == "hero":
        return [h.seat for h in g.heroes if not h.out]
    if kind == "other_hero":
        return [h.seat for h in g.heroes if not h.out and h.seat != seat]
    if kind == "spell":
        return [item.id for item in g.chain if item.ability < 0 and not item.countered]
    where = choose.where
    found = [
        thing.id
        for thing in _candidates(g, kind, seat)
        if values.is_kind(g, thing, kind, seat, source, where) and not (sole and values.keyword(g, thing, "immunity"))
    ]
    if kind == "attackable" and seat == GM:
        found += [h.seat for h in g.heroes if not h.out]
    return found


def _candidates(g: SideQuest, kind: str, seat: int) -> Iterable[InPlay]:
    """The cards in play among which all of a kind are."""
    if kind == "gm_creature" or (kind == "enemy_creature" and seat != GM):
        near: Iterable[int] = g.gm.creatures
    elif kind == "own_creature" and seat <= len(g.heroes):
        near = g.player(seat).creatures
    elif kind == "hero_creature" or kind == "enemy_creature":
        near = sorted([i for hero in g.heroes for i in hero.creatures])
    else:
        return g.things.values()
    return [g.things[i] for i in near]


def turned_up(g: SideQuest, target: int) -> list[Procedure]:
    """A face-down card is turned up in the moment it is chosen (SQ-11.20): what this sets off."""
    thing = g.things.get(target)
    if thing is None or not thing.face_down:
        return []
    turn_up(g, thing)
    event = Revealed(subject=target, owner=thing.owner)
    # Found now and not later: the card may not outlive what it was chosen for.
    return reactions(g, event.after, event) or []


def untouched(g: SideQuest, target: int) -> bool:
    """A target is chosen: a face-down card is turned up, Untouchable is checked.

    False: the action has no effect (SQ-11.19).
    """
    if target < FIRST_ID:
        return not g.hero(target).out
    thing = g.things.get(target)
    if thing is None:
        return any(item.id == target for item in g.chain)
    g.stack.extend(reversed(turned_up(g, target)))
    return not out_of_reach(g, target)


def out_of_reach(g: SideQuest, target: int) -> bool:
    """A card with Untouchable has become a target: one roll."""
    thing = g.things.get(target)
    limit = 0 if thing is None else values.keyword(g, thing, "untouchable")
    if not limit or g.roll("untouchable") <= limit:
        return False
    if g.log is not None:
        g.tell("log.untouchable", ("SQ-11.19",), thing=target)
    return True
