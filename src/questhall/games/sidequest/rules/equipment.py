"""Equipment, partners, face-down cards: what a Hero does with cards in play (SQ-6, SQ-11.15, SQ-11.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.events import Event
from questhall.kernel.procedure import Procedure

from ..catalog import Card
from ..entities import GM, Hero, InPlay, Zone
from ..moves import Reveal
from . import fall
from .zones import displace, enter, out_of_hand, place, renew_sets, sleep, turn_up, wake

if TYPE_CHECKING:
    from ..state import SideQuest


class EquipAction(Event):
    """A Hero equipped or unequipped a piece (SQ-11.25)."""

    subject: int
    that: int
    after: ClassVar[tuple[str, ...]] = ("equip_action",)


class Equipped(Event):
    """A piece was just equipped."""

    subject: int
    after: ClassVar[tuple[str, ...]] = ("equipped",)


def why_not_equip(g: SideQuest, hero: Hero, card_id: str) -> Refusal | None:
    """SQ-6.1, SQ-6.2, SQ-6.4, SQ-11.11."""
    card = g.cards[card_id]
    free = hero.str_max - hero.str_spent - hero.str_bound
    if card.strength > free:
        return Refusal("refusal.too-heavy", ("SQ-6.2",), {"card": card_id, "cost": card.strength, "free": free})
    magic = card.keywords.get("magic", 0)
    if magic > hero.int_max - hero.int_spent:
        return Refusal("refusal.magic", ("SQ-11.11",), {"card": card_id, "cost": magic, "free": hero.int_free})
    if not slot_is_free(g, hero, card):
        return Refusal("refusal.slot-in-use", ("SQ-6.4", "SQ-6.1"), {"card": card_id, "slot": card.slot})
    return None


def slot_is_free(g: SideQuest, hero: Hero, card: Card) -> bool:
    """Two hands; one piece per armor class (SQ-6.1)."""
    worn = [g.cards[g.things[i].card] for i in hero.equipment]
    if card.is_weapon:
        return sum([w.hands for w in worn]) + card.hands <= 2
    return card.slot not in [w.slot for w in worn]


def equip(g: SideQuest, hero: Hero, card_id: str) -> list[Procedure]:
    out_of_hand(g, hero.seat, card_id)
    thing = enter(g, card_id, hero.seat, "equipped")
    renew_sets(g, hero)
    if g.log is not None:
        g.tell("log.equip", ("SQ-6.2",), seat=hero.seat, card=card_id, thing=thing.id)
    return [Equipped(subject=thing.id), EquipAction(subject=hero.seat, that=thing.id)]


def unequip(g: SideQuest, hero: Hero, piece: int) -> list[Procedure]:
    """Once per turn, onto the discard pile (SQ-3.6)."""
    hero.unequipped = True
    return [fall.Unequipped(piece), EquipAction(subject=hero.seat, that=0)]


def why_not_wield(g: SideQuest, hero: Hero, weapon: InPlay) -> Refusal | None:
    """Whether a weapon may be chosen for a Hero attack (SQ-6.3, SQ-11.11, SQ-11.18)."""
    card = g.cards[weapon.card]
    about = {"thing": weapon.id}
    if weapon.owner != hero.seat or not card.is_weapon or weapon.zone != "equipped":
        return Refusal("refusal.not-your-weapon", ("SQ-3.8",), about)
    if card.strength > hero.str_free:
        return Refusal("refusal.too-heavy-to-wield", ("SQ-6.3",),
                       {**about, "cost": card.strength, "free": hero.str_free})  # fmt: skip
    if card.keywords.get("magic", 0) > hero.int_free:
        return Refusal("refusal.magic", ("SQ-11.11",),
                       {**about, "cost": card.keywords["magic"], "free": hero.int_free})  # fmt: skip
    inertia = card.keywords.get("inertia", 0)
    if inertia and g.turn - weapon.entered < 2 * inertia:
        return Refusal("refusal.inertia", ("SQ-11.18",), {**about, "turns": inertia})
    if weapon.paralyzed:
        return Refusal("refusal.paralyzed", ("SQ-11.14",), about)
    return None


def why_not_bind(g: SideQuest, hero: Hero, creature: InPlay) -> Refusal | None:
    """Partner (STR N), one at a time (SQ-11.15)."""
    card = g.cards[creature.card]
    about = {"thing": creature.id}
    if creature.owner != hero.seat or creature.zone != "field" or creature.face_down:
        return Refusal("refusal.not-your-creature", ("SQ-11.15",), about)
    if card.partner is None:
        return Refusal("refusal.no-partner", ("SQ-11.15",), about)
    if hero.partner:
        return Refusal("refusal.has-partner", ("SQ-11.15",), about)
    if card.partner_cost > hero.str_free:
        return Refusal("refusal.partner-str", ("SQ-11.15",),
                       {**about, "cost": card.partner_cost, "free": hero.str_free})  # fmt: skip
    return None


def bind(g: SideQuest, hero: Hero, creature: InPlay) -> None:
    """The STR stays spent while the bond lasts."""
    cost = g.cards[creature.card].partner_cost
    move(g, creature, "partner")
    hero.str_bound = cost
    if g.log is not None:
        g.tell("log.bind", ("SQ-11.15",), seat=hero.seat, thing=creature.id)


def why_not_unbind(g: SideQuest, hero: Hero) -> Refusal | None:
    if not hero.partner:
        return Refusal("refusal.no-bond", ("SQ-11.15",))
    if hero.unbound_in == g.encounter + 1:
        return Refusal("refusal.once-encounter", ("SQ-11.15",), {"thing": hero.partner})
    return None


def unbind(g: SideQuest, hero: Hero) -> None:
    """Once per Encounter the partner may return to the creature field; damage stays."""
    hero.unbound_in = g.encounter + 1
    thing = g.things[hero.partner]
    move(g, thing, "field")
    if g.log is not None:
        g.tell("log.unbind", ("SQ-11.15",), seat=hero.seat, thing=thing.id)


def move(g: SideQuest, thing: InPlay, zone: Zone) -> None:
    """From one part of the own field to another; what it can do changes with it."""
    sleep(g, thing)
    displace(g, thing)
    thing.zone = zone
    place(g, thing)
    wake(g, thing)
    g.unsettled = True


def why_not_reveal(g: SideQuest, seat: int, creature: InPlay) -> Refusal | None:
    """Regularly in an own turn, after N of them, not counting the one in which it was played (SQ-11.20)."""
    about = {"thing": creature.id}
    if (seat == GM) != (g.side == "gm"):
        return Refusal("refusal.own-turn-only", ("SQ-11.20",), about)
    if creature.owner != seat or not creature.face_down:
        return Refusal("refusal.not-face-down", ("SQ-11.20",), about)
    if g.turn - creature.entered < 2 * (g.cards[creature.card].hidden + 1):
        return Refusal("refusal.hidden-too-early", ("SQ-11.20",), about)
    return None


def add_reveals(g: SideQuest, seat: int, found: list[Answer]) -> None:
    """All face-down cards that this player may turn up now: at any time of the own turn (SQ-11.20)."""
    for i in g.player(seat).creatures:
        thing = g.things[i]
        if thing.face_down and why_not_reveal(g, seat, thing) is None:
            found.append(Reveal(i))


class Revealed(Event):
    """A face-down card was turned up by its controller."""

    subject: int
    owner: int
    after: ClassVar[tuple[str, ...]] = ("revealed",)


def reveal(g: SideQuest, creature: InPlay) -> Procedure:
    turn_up(g, creature)
    return Revealed(subject=creature.id, owner=creature.owner)
