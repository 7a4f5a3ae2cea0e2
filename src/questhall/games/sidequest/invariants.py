"""What is true of every SideQuest table at every ask, whatever was played: for tests and for random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from questhall.kernel.procedure import Procedure

from .entities import GM, Hero, InPlay
from .rules.discovery import Discovering
from .rules.stack import Resolve
from .rules.summon import EnterPlay
from .state import SideQuest

BOUND_PER_HERO = 10
"""SQ-4.5."""


def laid_out(g: SideQuest) -> bool:
    """Whether all decks are on the table: from here on no card comes and none goes."""
    return g.round > 0 or all(hero.prizes for hero in g.heroes)


def inventory(g: SideQuest) -> Counter[str]:
    """Every card at the table, wherever it is. A card that came back to hand is still the same card."""
    return Counter([card.rstrip("+") for card in _cards(g)])


def broken(g: SideQuest, start: Counter[str] | None = None) -> list[str]:
    """Everything that is wrong with a table; `start` is its inventory when the decks were laid out."""
    return [*_wrong_values(g), *_wrong_places(g), *_wrong_listeners(g), *_wrong_cards(g, start)]


# --- cards ------------------------------------------------------------------------------


def _cards(g: SideQuest) -> Iterator[str]:
    for player in (g.gm, *g.heroes):
        yield from player.deck
        yield from player.hand
        yield from player.discard
    for hero in g.heroes:
        yield from hero.prizes
    for pile in (g.world_deck, g.world_pile, g.discovery_deck, g.discovery_discard):
        yield from pile
    for thing in g.things.values():
        # A set effect stands for two cards that lie there themselves.
        if thing.zone != "set":
            yield thing.card
    for item in g.chain:
        if item.ability < 0:
            yield item.card
    for frame in g.stack:
        card = _held(g, frame)
        if card:
            yield card
    if g.gm.main_boss and not g.boss:
        yield g.gm.main_boss


def _held(g: SideQuest, frame: Procedure) -> str:
    """The card that is nowhere else while a procedure deals with it."""
    if isinstance(frame, Resolve):
        item = frame.item
        entered = frame.at > frame.where["effects"] and g.cards[item.card].is_lasting and not item.countered
        gone = item.ability >= 0 or entered or frame.at > frame.where["goes_away"]
        return "" if gone else item.card
    if isinstance(frame, EnterPlay):
        return frame.card if frame.at <= frame.where["enters"] else ""
    if isinstance(frame, Discovering) and frame.card:
        card = g.cards[frame.card]
        until = "stays" if card.is_equipment or card.is_creature else "goes_away"
        return frame.card if frame.at <= frame.where[until] else ""
    return ""


def _wrong_cards(g: SideQuest, start: Counter[str] | None) -> Iterator[str]:
    if start is None:
        return
    now = inventory(g)
    for card, more in sorted((now - start).items()):
        yield f"{card}: {more} more than at the start"
    if g.winner:
        # The end clears the stack at once, together with what was just being resolved.
        return
    for card, fewer in sorted((start - now).items()):
        yield f"{card}: {fewer} fewer than at the start"


# --- values -----------------------------------------------------------------------------


def _wrong_values(g: SideQuest) -> Iterator[str]:
    gm = g.gm
    for name, value in (("BP", gm.bp), ("spent BP", gm.spent), ("bound BP", gm.bound)):
        if value < 0:
            yield f"the GM has {value} {name}"
    if gm.bound > BOUND_PER_HERO * len(g.heroes):
        yield f"{gm.bound} bound BP with {len(g.heroes)} Heroes (SQ-4.5)"
    for hero in g.heroes:
        for name in ("lp", "int_spent", "int_free", "str_spent", "str_bound", "str_free"):
            value = getattr(hero, name)
            if value < 0:
                yield f"seat {hero.seat} has {name} {value}"
        if max(hero.int_max, hero.str_max) > 20:
            yield f"seat {hero.seat} has INT {hero.int_max}, STR {hero.str_max} (SQ-1.2)"
    for thing in g.things.values():
        if min(thing.damage, thing.burn, thing.blocks) < 0:
            yield f"{thing.card} has damage {thing.damage}, burn {thing.burn}, blocks {thing.blocks}"


# --- places -----------------------------------------------------------------------------


def _places(g: SideQuest) -> Iterator[tuple[int, str, int]]:
    """Every note of where a card lies: its id, the zone and whose it is."""
    for player in (g.gm, *g.heroes):
        for i in player.creatures:
            yield i, "field", player.seat
        for i in player.lasting:
            yield i, "lasting", player.seat
    for hero in g.heroes:
        yield from _hero_places(hero)
    for i in g.zone:
        yield i, "neutral", g.things[i].owner if i in g.things else GM
    if g.world:
        yield g.world, "world", GM


def _hero_places(hero: Hero) -> Iterator[tuple[int, str, int]]:
    for i in hero.equipment:
        yield i, "equipped", hero.seat
    for i in hero.sets:
        yield i, "set", hero.seat
    if hero.partner:
        yield hero.partner, "partner", hero.seat


def _wrong_places(g: SideQuest) -> Iterator[str]:
    noted: dict[int, tuple[str, int]] = {}
    for i, zone, owner in _places(g):
        if i in noted:
            yield f"card {i} lies in two places: {noted[i]} and {(zone, owner)}"
        if i not in g.things:
            yield f"card {i} lies in {(zone, owner)} but is not in play"
        noted[i] = (zone, owner)
    for i, thing in g.things.items():
        if i != thing.id or i >= g.next_id:
            yield f"card {thing.id} is filed under {i}, the next id is {g.next_id}"
        if noted.get(i) != (thing.zone, thing.owner):
            yield f"{thing.card} is in {(thing.zone, thing.owner)} but lies in {noted.get(i)}"
    for hero in g.heroes:
        if hero.out and next(_hero_places(hero), None) is not None:
            yield f"seat {hero.seat} is out but has cards in play (SQ-2.7)"


# --- the index of reactions ----------------------------------------------------------------


def _wrong_listeners(g: SideQuest) -> Iterator[str]:
    expected = Counter((key, i) for i, thing in g.things.items() for key in _keys(g, thing))
    actual = Counter((key, i) for key, entities in g.listeners.items() for i in entities)
    for key, i in sorted((expected - actual).keys()):
        yield f"card {i} does not listen for {key}"
    for key, i in sorted((actual - expected).keys()):
        yield f"card {i} listens for {key} without reason, or twice"


def _keys(g: SideQuest, thing: InPlay) -> tuple[str, ...]:
    return () if thing.face_down else g.card(thing).index
