"""What is asked in the Hero turn, and every answer that is possible (SQ-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal, Tick
from questhall.kernel.asks import Question
from questhall.kernel.state import CLOCK

from ..entities import Hero
from ..moves import (
    Activate,
    Attack,
    Beg,
    Bind,
    Cast,
    Discover,
    Done,
    Equip,
    Grow,
    Reveal,
    Summon,
    Unbind,
    Unequip,
)
from . import attacking, equipment, stack
from .summon import why_not_summon

if TYPE_CHECKING:
    from questhall.kernel.procedure import Procedure

    from ..state import SideQuest
    from .hero_turn import HeroTurn


DONE = Done()


class WhatGrows(Question["SideQuest", "HeroTurn"]):
    """INT or STR; two points after a 6; never above 20; growing is allowed, not required (SQ-3.2)."""

    name = "sidequest.grow"

    def options(self, g: SideQuest, frame: HeroTurn, seat: int) -> list[Grow]:
        points = 2 if (seat, 6) in frame.rolls else 1
        hero = g.hero(seat)
        room_int, room_str = 20 - hero.int_max, 20 - hero.str_max
        found = []
        for sum_ in range(min(points, room_int + room_str), -1, -1):
            found += [Grow(i, sum_ - i) for i in range(sum_, -1, -1) if i <= room_int and sum_ - i <= room_str]
        return found


class Acting(Question["SideQuest", "Procedure"]):
    """A phase in which Heroes act in parallel; the clock may end it (SQ-12.3)."""

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Answer]:
        if seat == CLOCK:
            return [Tick()]
        found: list[Answer] = [DONE]
        self.add(g, g.hero(seat), found)
        return found

    def add(self, g: SideQuest, hero: Hero, found: list[Answer]) -> None:
        raise NotImplementedError


class BegOrDiscover(Acting):
    """At most one of the two, once per turn (SQ-3.4)."""

    name = "sidequest.beg-or-discover"

    def add(self, g: SideQuest, hero: Hero, found: list[Answer]) -> None:
        add_beg_and_discover(g, hero, found)
        equipment.add_reveals(g, hero.seat, found)
        stack.add_instants(g, hero.seat, found, False)

    def refuse(self, g: SideQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, seat, answer, "beg")


class HeroMain(Acting):
    """Equip, summon, cast, unequip, bind, reveal, activate (SQ-3.6)."""

    name = "sidequest.hero-main"

    def add(self, g: SideQuest, hero: Hero, found: list[Answer]) -> None:
        add_hand(g, hero, found, True)
        add_field(g, hero, found)
        if not hero.unequipped:
            found += [Unequip(i) for i in hero.equipment]

    def refuse(self, g: SideQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, seat, answer, "main")


class HeroAttacks(Acting):
    """One attack at a time (SQ-3.7); Instants are possible in between (SQ-7.2)."""

    name = "sidequest.hero-attacks"

    def add(self, g: SideQuest, hero: Hero, found: list[Answer]) -> None:
        targets = attacking.attack_targets(g, hero.seat)
        if targets:
            attackers = list(hero.creatures)
            if not hero.attacked:
                attackers += [i for i in hero.equipment if g.cards[g.things[i].card].is_weapon]
                attackers.append(hero.seat)
            for attacker in attackers:
                if attacking.why_not_attack_with(g, hero, attacker) is None:
                    found += [Attack(attacker, target) for target in targets]
        equipment.add_reveals(g, hero.seat, found)
        stack.add_instants(g, hero.seat, found, False)

    def refuse(self, g: SideQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, seat, answer, "attack")


class HeroEnd(Acting):
    """Summon, cast, Beg or Discover if not done (SQ-3.11)."""

    name = "sidequest.hero-end"

    def add(self, g: SideQuest, hero: Hero, found: list[Answer]) -> None:
        add_hand(g, hero, found, False)
        add_field(g, hero, found)
        if not hero.acted:
            add_beg_and_discover(g, hero, found)

    def refuse(self, g: SideQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, seat, answer, "end")


# --- parts of the options -----------------------------------------------------------


def add_beg_and_discover(g: SideQuest, hero: Hero, found: list[Answer]) -> None:
    found.append(Discover())
    found += [Beg(other.seat) for other in g.heroes if other is not hero and not other.out]


def add_hand(g: SideQuest, hero: Hero, found: list[Answer], main: bool) -> None:
    cards = g.cards
    seat = hero.seat
    priceless = "cost" not in g.listeners
    free, strong = hero.int_free, hero.str_free
    for card_id in dict.fromkeys(hero.hand):
        card = cards[card_id]
        if (priceless and card.cost > free) or card.strength > strong:
            continue  # out of reach whatever else may be said about it
        if card.is_equipment:
            if main and equipment.why_not_equip(g, hero, card_id) is None:
                found.append(Equip(card_id))
        elif card.is_creature:
            if why_not_summon(g, seat, card_id) is None:
                found.append(Summon(card_id))
        elif card.is_spell:
            found += stack.casts(g, seat, card_id, card, False)


def add_field(g: SideQuest, hero: Hero, found: list[Answer]) -> None:
    """Partners, face-down cards, abilities."""
    things = g.things
    equipment.add_reveals(g, hero.seat, found)
    for i in hero.creatures:
        thing = things[i]
        if not thing.face_down:
            card = g.cards[thing.card]
            if card.partner is not None and equipment.why_not_bind(g, hero, thing) is None:
                found.append(Bind(i))
            if card.activated:
                found += stack.activations(g, hero.seat, thing, False)
    for i in hero.equipment + hero.lasting + hero.sets:
        if g.cards[things[i].card].activated:
            found += stack.activations(g, hero.seat, things[i], False)
    if hero.partner:
        if equipment.why_not_unbind(g, hero) is None:
            found.append(Unbind())
        found += stack.activations(g, hero.seat, things[hero.partner], False)


# --- why not -------------------------------------------------------------------------

Places = dict[type[Answer], tuple[tuple[str, ...], str]]
PHASES: Places = {
    Equip: (("main",), "SQ-3.11"),
    Unequip: (("main",), "SQ-3.6"),
    Summon: (("main", "end"), "SQ-3.6"),
    Bind: (("main", "end"), "SQ-11.15"),
    Unbind: (("main", "end"), "SQ-11.15"),
    Activate: (("main", "end"), "SQ-7.7"),
    Attack: (("attack",), "SQ-3.7"),
    Beg: (("beg", "end"), "SQ-3.4"),
    Discover: (("beg", "end"), "SQ-3.4"),
}
"""In which phases of the Hero turn an action has its place."""


def why_not(g: SideQuest, seat: int, answer: Answer, phase: str) -> Refusal | None:
    """Why a Hero cannot do this now."""
    hero = g.hero(seat)
    where = PHASES.get(type(answer))
    if where is not None and phase not in where[0]:
        return Refusal("refusal.wrong-phase", (where[1],), {"phase": where[0][0], "now": phase})
    if isinstance(answer, Cast):
        known = g.cards.get(answer.card)
        if phase in ("beg", "attack") and known is not None and not known.is_instant:
            return Refusal("refusal.wrong-phase", ("SQ-3.6",), {"phase": "main", "now": phase})
        return stack.why_not_play(g, seat, answer, False)
    if isinstance(answer, Activate):
        return stack.why_not_play(g, seat, answer, False)
    if isinstance(answer, Equip | Summon):
        if answer.card not in hero.hand:
            return Refusal("refusal.not-in-hand", ("SQ-1.11",), {"card": answer.card})
        card = g.cards[answer.card]
        if isinstance(answer, Equip) != card.is_equipment or (isinstance(answer, Summon) and not card.is_creature):
            return Refusal("refusal.wrong-type", ("SQ-3.6",), {"card": answer.card})
        check = equipment.why_not_equip if isinstance(answer, Equip) else None
        return check(g, hero, answer.card) if check else why_not_summon(g, seat, answer.card)
    if isinstance(answer, Attack):
        return attacking.why_not_attack_with(g, hero, answer.attacker) or attacking.why_not_attack(
            g, seat, answer.target
        )
    if isinstance(answer, Unequip):
        if hero.unequipped:
            return Refusal("refusal.has-unequipped", ("SQ-3.6",))
        return Refusal("refusal.not-equipped", ("SQ-3.6",))
    if isinstance(answer, Unbind):
        return equipment.why_not_unbind(g, hero)
    if isinstance(answer, Bind | Reveal):
        thing = g.things.get(answer.creature)
        if thing is None:
            return Refusal("refusal.not-in-play", ("SQ-11.15",))
        if isinstance(answer, Bind):
            return equipment.why_not_bind(g, hero, thing)
        return equipment.why_not_reveal(g, seat, thing)
    if isinstance(answer, Beg | Discover):
        if hero.acted:
            return Refusal("refusal.has-acted", ("SQ-3.4",))
        return Refusal("refusal.cannot-beg", ("SQ-3.4",))
    return None
