"""Who may attack, and whom (SQ-3.8 to SQ-3.10, SQ-4.10, SQ-5.2, SQ-11.4, SQ-11.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal

from .. import values
from ..entities import FIRST_ID, GM, NEUTRAL, Hero, InPlay
from . import equipment

if TYPE_CHECKING:
    from ..state import SideQuest


def why_not_attack_with(g: SideQuest, hero: Hero, attacker: int) -> Refusal | None:
    """SQ-3.8, SQ-3.9, SQ-11.14, SQ-11.15, SQ-11.20. The own seat means bare hands."""
    if attacker == hero.seat:
        return Refusal("refusal.hero-attacked", ("SQ-3.8",)) if hero.attacked else None
    thing = g.things.get(attacker)
    if thing is None:
        return Refusal("refusal.not-in-play", ("SQ-3.9",))
    if thing.zone == "equipped":
        if hero.attacked and thing.owner == hero.seat:
            return Refusal("refusal.hero-attacked", ("SQ-3.8",))
        return equipment.why_not_wield(g, hero, thing)
    return why_creature_cannot_attack(g, hero.seat, thing)


def why_creature_cannot_attack(g: SideQuest, seat: int, thing: InPlay) -> Refusal | None:
    """Once per turn; not face down, not paralyzed, not bound (SQ-3.9, SQ-5.13)."""
    about = {"thing": thing.id}
    if thing.owner != seat:
        return Refusal("refusal.not-your-creature", ("SQ-5.2",), about)
    if thing.zone == "partner":
        return Refusal("refusal.bound", ("SQ-11.15",), about)
    if thing.zone != "field":
        return Refusal("refusal.not-your-creature", ("SQ-5.2",), about)
    if thing.face_down:
        return Refusal("refusal.face-down", ("SQ-11.20",), about)
    if thing.attacked:
        return Refusal("refusal.has-attacked", ("SQ-3.9",), about)
    return Refusal("refusal.paralyzed", ("SQ-11.14",), about) if thing.paralyzed else None


def why_not_attack(g: SideQuest, seat: int, target: int) -> Refusal | None:
    """Whether something may be chosen as the target of an attack (SQ-5.2, SQ-3.10, SQ-11.4, SQ-11.8)."""
    if target < FIRST_ID:
        if seat != GM or not 0 < target <= len(g.heroes):
            return Refusal("refusal.no-attack-target", ("SQ-5.2", "SQ-3.10"))
        return Refusal("refusal.out", ("SQ-2.7",), {"seat": target}) if g.hero(target).out else None
    thing = g.things.get(target)
    if thing is None:
        return Refusal("refusal.not-in-play", ("SQ-5.2",))
    about = {"thing": target}
    if thing.zone not in ("field", "neutral"):
        return Refusal("refusal.no-attack-target", ("SQ-4.10", "SQ-5.2"), about)
    if thing.owner != NEUTRAL and (thing.owner == GM) == (seat == GM):
        return Refusal("refusal.ally", ("SQ-5.2",), about)
    return why_spared(g, thing)


def why_spared(g: SideQuest, thing: InPlay) -> Refusal | None:
    """Fear and Intimidating bind the attacker's choice (SQ-11.4, SQ-11.8)."""
    if thing.face_down:
        return None
    fear = values.keyword(g, thing, "fear")
    if fear and g.turn - thing.entered <= 2 * fear:
        return Refusal("refusal.fear", ("SQ-11.8",), {"thing": thing.id, "rounds": fear})
    if thing.attacked_in == g.round and values.keyword(g, thing, "intimidating"):
        return Refusal("refusal.intimidating", ("SQ-11.4",), {"thing": thing.id})
    return None


def only_once(g: SideQuest, target: int) -> bool:
    """Intimidating: attacked once per round in total (SQ-11.4)."""
    thing = g.things.get(target)
    return thing is not None and values.keyword(g, thing, "intimidating") > 0


def attack_targets(g: SideQuest, seat: int) -> list[int]:
    """Everything this side may attack now: Heroes and creatures of the other side, and whatever is neutral."""
    if seat == GM:
        found = [h.seat for h in g.heroes if not h.out]
        near = [i for h in g.heroes for i in h.creatures]
    else:
        found, near = [], list(g.gm.creatures)
    for i in (*near, *g.zone):
        if why_spared(g, g.things[i]) is None:
            found.append(i)
    return found
