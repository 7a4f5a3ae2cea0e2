"""Checks of decks and series: whether the cards of a pack fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.pack_messages import unknown
from questhall.kernel.pack_yaml import Steps

from . import Finding, Findings, a, check_text
from .cards import type_of

SMALLEST_DECK, LARGEST_DECK = 60, 80
MAX_COPIES = 2
FREE_POINTS = 6
MIX = {"early creatures": 50, "medium creatures and effects": 30, "powerful creatures": 20}
MIX_TOLERANCE = 15

Cards = Mapping[str, v.CardSpec]

HERO_TYPES = frozenset({"weapon", "armor", "creature", "sorcery", "instant", "lasting"})
GM_TYPES = frozenset({"gm_creature", "gm_sorcery", "gm_instant", "gm_lasting"})
DECK_RULES = {
    "hero": "SQ-1.3",
    "gm": "SQ-1.4",
    "world": "SQ-1.6",
    "hero_discovery": "SQ-1.7",
    "gm_discovery": "SQ-1.7",
}


def check_deck(deck: v.DeckSpec, cards: Cards, languages: tuple[str, ...]) -> Findings:
    yield from check_text(deck.name, languages, ("name",))
    if deck.advice is not None:
        yield from check_text(deck.advice, languages, ("advice",))
    rule = (DECK_RULES[deck.kind],)
    for card_id, copies in deck.cards.items():
        at: Steps = ("cards", card_id)
        if card_id not in cards:
            yield Finding(at, unknown("card", card_id, cards).split(" Known:")[0].rstrip(";"))
        elif not _belongs(cards[card_id], deck.kind):
            yield Finding(at, f"{a(_described(cards[card_id]))} cannot be in a {deck.kind} deck", rule)
        if deck.kind == "hero" and copies > MAX_COPIES:
            yield Finding(at, f"{copies} copies, but at most {MAX_COPIES} are allowed", rule)
    size = sum(deck.cards.values())
    if deck.kind == "hero" and size < SMALLEST_DECK:
        yield Finding(("cards",), f"a hero deck has at least {SMALLEST_DECK} cards, this one {size}", rule)
    yield from _stats(deck)


def deck_warnings(deck: v.DeckSpec, cards: Cards) -> Findings:
    """What is allowed but not recommended."""
    size = sum(deck.cards.values())
    if deck.kind == "hero" and size > LARGEST_DECK:
        reason = f"{size} cards cost the Hero {size - LARGEST_DECK} starting LP"
        yield Finding(("cards",), reason, ("SQ-1.3",))
    if deck.kind != "gm":
        return
    if not SMALLEST_DECK <= size <= LARGEST_DECK:
        reason = f"{SMALLEST_DECK} to {LARGEST_DECK} cards are recommended, this deck has {size}"
        yield Finding(("cards",), reason, ("SQ-1.4",))
    shares = dict.fromkeys(MIX, 0)
    for card_id, copies in deck.cards.items():
        shares[_share(cards[card_id])] += copies
    for share, recommended in MIX.items():
        percent = round(100 * shares[share] / size)
        if abs(percent - recommended) > MIX_TOLERANCE:
            reason = f"{recommended} % {share} are recommended, this deck has {percent} %"
            yield Finding(("cards",), reason, ("SQ-1.4",))


def check_series(cards: Cards) -> Iterator[tuple[str, Finding]]:
    """Every series is known and has two pieces; with the id of the card that says otherwise."""
    known = {card.id for card in cards.values() if isinstance(card, v.Series)}
    pieces = dict.fromkeys(known, 0)
    for card in cards.values():
        if not isinstance(card, v.Weapon | v.Armor) or card.series is None:
            continue
        if card.series in known:
            pieces[card.series] += 1
        else:
            yield card.id, Finding(("series",), unknown("series", card.series, known), ("SQ-6.5",))
    for series in sorted(known):
        if pieces[series] < 2:
            reason = f"a series needs at least 2 pieces, this one has {pieces[series]}"
            yield series, Finding((), reason, ("SQ-6.5",))


def _stats(deck: v.DeckSpec) -> Findings:
    if deck.stats is None:
        return
    if deck.kind != "hero":
        yield Finding(("stats",), "only hero decks suggest how to spread the free points", ("SQ-1.2",))
    elif min(deck.stats) < 0 or sum(deck.stats) != FREE_POINTS:
        reason = f"the free points over LP, STR and INT must add up to {FREE_POINTS}"
        yield Finding(("stats",), reason, ("SQ-1.2",))


def _belongs(card: v.CardSpec, kind: str) -> bool:
    discovered = isinstance(card, v.Event | v.Neutral) or getattr(card, "discovery", False)
    if kind == "hero":
        return type_of(card) in HERO_TYPES and not discovered
    if kind == "gm":
        return type_of(card) in GM_TYPES
    if kind == "world":
        return isinstance(card, v.World)
    return discovered


def _described(card: v.CardSpec) -> str:
    return f"{type_of(card)} for Discovery" if getattr(card, "discovery", False) else type_of(card)


def _share(card: v.CardSpec) -> str:
    early, medium, powerful = MIX
    if not isinstance(card, v.GmCreature | v.Boss):
        return medium
    return early if card.size <= 3 else medium if card.size <= 6 else powerful
