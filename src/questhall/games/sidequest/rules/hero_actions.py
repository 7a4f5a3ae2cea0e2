"""What a Hero does in a phase of the own turn (SQ-3.4 to SQ-3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer
from questhall.kernel.procedure import Procedure

from ..entities import Hero, InPlay
from ..moves import (
    Activate,
    Attack,
    Beg,
    Bind,
    Cast,
    Discover,
    Equip,
    Reveal,
    Summon,
    Unbind,
    Unequip,
)
from . import combat, equipment, stack
from .begging import Begging
from .discovery import Discovering
from .summon import summon

if TYPE_CHECKING:
    from ..state import SideQuest


def act(g: SideQuest, hero: Hero, answer: Answer) -> Procedure | list[Procedure] | None:
    """Carries out an accepted action."""
    if isinstance(answer, Cast):
        return stack.play_first(g, hero.seat, answer)
    if isinstance(answer, Summon):
        new = g.next_id
        return [summon(g, hero.seat, answer.card), stack.Aftermath(len(g.chain), by=hero.seat, since=new)]
    if isinstance(answer, Attack):
        return attack(g, hero, answer)
    if isinstance(answer, Equip):
        piece = g.next_id
        return [*equipment.equip(g, hero, answer.card), stack.Aftermath(len(g.chain), by=hero.seat, about=(piece,))]
    if isinstance(answer, Activate):
        return stack.activate(g, hero.seat, answer, False)
    if isinstance(answer, Unequip):
        return equipment.unequip(g, hero, answer.piece)
    if isinstance(answer, Bind):
        equipment.bind(g, hero, g.things[answer.creature])
        return None
    if isinstance(answer, Unbind):
        equipment.unbind(g, hero)
        return None
    if isinstance(answer, Reveal):
        return equipment.reveal(g, g.things[answer.creature])
    hero.acted = True
    if isinstance(answer, Beg):
        if g.log is not None:
            g.tell("log.beg", ("SQ-3.4",), seat=hero.seat, to=answer.hero)
        return Begging(hero.seat, answer.hero)
    g.said(Discover)
    return Discovering(hero.seat)


def attack(g: SideQuest, hero: Hero, answer: Attack) -> Procedure:
    """One declared attack: resolved before the next (SQ-3.7)."""
    if answer.attacker == hero.seat or g.things[answer.attacker].zone == "equipped":
        use_up_attack(hero)
        weapon = 0 if answer.attacker == hero.seat else answer.attacker
        return combat.Attack(hero.seat, answer.target, hero.seat, weapon=weapon)
    use_up_attack(g.things[answer.attacker])
    return combat.Attack(answer.attacker, answer.target, hero.seat)


def use_up_attack(fighter: Hero | InPlay) -> None:
    """One attack per turn, after those that an effect allows on top (SQ-3.8, SQ-3.9)."""
    if fighter.more_attacks:
        fighter.more_attacks -= 1
    else:
        fighter.attacked = True
