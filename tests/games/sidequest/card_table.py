"""A table at which one card is sure to be played: rich players who are curious about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from questhall.games.sidequest import moves as m
from questhall.games.sidequest.catalog import Card
from questhall.games.sidequest.checks import words
from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.rules.zones import without
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random
from tests.games.sidequest.scenario import Table

Goal = tuple[str | int, ...]

HERO_KINDS = frozenset({"creature", "weapon", "armor", "sorcery", "instant", "lasting"})
DISCOVERED = frozenset({"discovery_event", "discovery_creature"})
FREE = ("sidequest.hero-main", "sidequest.gm-main", "sidequest.react", "sidequest.hero-end", "sidequest.gm-end")
FLYERS: dict[str, dict[str, Any]] = {
    "bat": {"type": "creature", "cost": 2, "atk": 1, "def": 4, "keywords": {"flying": True}},
    "harpy": {"type": "gm_creature", "size": 2, "atk": 2, "def": 4, "keywords": {"flying": True}},
}
ZONES = {
    "creature": "field", "gm_creature": "field", "boss": "field", "weapon": "equipped", "armor": "equipped",
    "series": "set", "lasting": "lasting", "gm_lasting": "lasting", "world": "world",
    "discovery_creature": "neutral",
}  # fmt: skip


# --- what there is to see of a card ----------------------------------------------------


def goals(card: Card) -> set[Goal]:
    """Where the card must lie once, and every block of its effects: by its place on the card."""
    found: set[Goal] = set(_blocks(card))
    if card.kind in ZONES:
        found.add(("in", ZONES[card.kind]))
    if card.partner is not None:
        found.add(("in", "partner"))
    return found


def _blocks(card: Card) -> Iterator[Goal]:
    for at, word in words(card.spec):
        for field in ("do", "then", "otherwise", "each_turn"):
            if getattr(word, field, ()):
                yield (*at, field)
        for i, _ in enumerate(getattr(word, "options", ())):
            yield (*at, "options", i)


def seen(g: SideQuest, card: str) -> set[Goal]:
    """What has been seen of the card so far: the catalog notes every block of effects that was carried out."""
    found: set[Goal] = {path for done, path in g.catalog.lines if done.rstrip("+") == card}
    zones = {thing.zone for thing in g.things.values() if thing.card.rstrip("+") == card and not thing.face_down}
    return found | {("in", zone) for zone in zones}


# --- the table -----------------------------------------------------------------------------


def lay_out(card: Card, seed: int) -> SideQuest:
    """One to three Heroes in the middle of a fight, with the card at hand and something of everything around.

    Every second time the Main Boss fights too; every fifth time the next Encounter is still to begin.
    """
    table = Table(heroes=(2, 3, 1)[seed % 3], difficulty="hard", cards=FLYERS)
    g, random = table.g, Random(seed)
    g.seed = seed
    quiet = seed % 5 == 4
    pack = SIDEQUEST.packs[0].cards.values()
    hero_cards = [c.id for c in pack if g.cards[c.id].kind in HERO_KINDS and not g.cards[c.id].discovery]
    gm_cards = [c.id for c in pack if g.cards[c.id].kind.startswith("gm_")]
    table.put("plain", GM)
    table.put("hermit")
    for seat in range(1, len(g.heroes) + 1):
        deck = random.shuffled(hero_cards)
        table.hero(seat, hand=() if quiet else deck[:3], discard=deck[3:9], deck=deck[9:40])
        for name in ("wolf", "ox", "bat"):
            table.put(name, seat)
        if seat > 1:
            table.put("sword", seat)
            table.put("helmet", seat)
    deck = random.shuffled(gm_cards)
    table.gm(hand=deck[:3], discard=deck[3:9], deck=deck[9:40])
    if not quiet:
        for name in ("ghoul", "brute", "harpy"):
            table.put(name, GM)
        if seed % 2:
            table.boss()
        g.fighting = True
        g.encounter = 1
    _bring_in(g, card)
    return table.at(*_where(card, seed)).g


def _bring_in(g: SideQuest, card: Card) -> None:
    if card.kind in DISCOVERED or card.discovery:
        g.discovery_deck = (*g.discovery_deck, card.id)
    elif card.kind == "world":
        g.world_deck = (*g.world_deck, card.id)
    elif card.kind == "series":
        pieces = [c.id for c in SIDEQUEST.packs[0].cards.values() if getattr(c, "series", None) == card.id]
        g.hero(1).hand += tuple(pieces)
    elif card.kind in HERO_KINDS:
        g.hero(1).hand += (card.id,)
    else:
        g.gm.hand += (card.id,)


def _where(card: Card, seed: int) -> tuple[str, str]:
    """Discoveries and Hero cards begin in the Hero turn; reactions come in the turn of the others."""
    hero = card.kind in HERO_KINDS or card.kind == "series" or card.kind in DISCOVERED
    if card.is_instant and seed % 2:
        return ("gm", "attack_phase") if hero else ("hero", "attack_phase")
    return ("hero", "main_phase") if hero else ("gm", "main_phase")


# --- the play --------------------------------------------------------------------------------


def enrich(g: SideQuest, seed: int) -> None:
    """Nobody lacks anything, and nobody falls so soon. Some Heroes stay weak, since some cards help the weak."""
    for hero in g.living():
        hero.lp = 3 if seed % 4 == 3 else 15
        hero.int_max, hero.int_spent = 20, 0
        hero.str_max, hero.str_spent = 20, 0
    g.gm.bp = 10 * len(g.heroes)
    g.gm.bound = 0
    g.completed = seed % 4


def bring_back(g: SideQuest, card: str) -> None:
    """What was played and put away may be played again, whenever somebody is free to play something."""
    if not g.asks or g.asks[0].question not in FREE:
        return
    for player in (g.gm, *g.living()):
        if card in player.discard:
            player.discard = without(player.discard, card)
            player.hand += (card,)
    if card in g.discovery_discard:
        g.discovery_discard = without(g.discovery_discard, card)
        g.discovery_deck += (card,)
    if card in g.world_pile:
        g.world_pile = without(g.world_pile, card)
        g.world_deck += (card,)


def curious(g: SideQuest, card: str, seat: int, random: Random) -> Answer:
    """Mostly something about the card; else anything."""
    about = [option for option in g.options(seat) if is_about(g, option, card)]
    return random.choice(about) if about and random.below(4) else SIDEQUEST.sample(g, seat, random)


def is_about(g: SideQuest, option: Answer, card: str) -> bool:
    if isinstance(option, m.Unequip | m.Discard | m.Unbind):
        return False
    for name in option.__struct_fields__:
        value: Any = getattr(option, name)
        if value == card:
            return True
        thing = g.things.get(value) if isinstance(value, int) else None
        if thing is not None and thing.card.rstrip("+") == card:
            return True
    return False
