"""Checks of decks and series: whether the cards of a pack fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.message import message
from questhall.kernel.pack_checks import check_text
from questhall.kernel.pack_errors import Finding, Findings, wrong
from questhall.kernel.pack_messages import unknown
from questhall.kernel.pack_yaml import Steps

from .cards import type_of

SMALLEST_DECK, LARGEST_DECK = 60, 80
MAX_COPIES = 2
FREE_POINTS = 6
MIX = {"early": 50, "medium": 30, "powerful": 20}
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
    rule = DECK_RULES[deck.kind]
    for card_id, copies in deck.cards.items():
        at: Steps = ("cards", card_id)
        if card_id not in cards:
            yield Finding(at, unknown("flaw.unknown-card", card_id, cards, listed=False))
        elif not belongs(card := cards[card_id], deck.kind):
            key = "flaw.find-in-deck" if getattr(card, "discovery", False) else "flaw.card-in-deck"
            yield wrong(at, key, rule, type=type_of(card), kind=deck.kind)
        if deck.kind == "hero" and copies > MAX_COPIES:
            yield wrong(at, "flaw.copies", rule, copies=copies, most=MAX_COPIES)
    size = sum(deck.cards.values())
    if deck.kind == "hero" and size < SMALLEST_DECK:
        yield wrong(("cards",), "flaw.small-deck", rule, least=SMALLEST_DECK, n=size)
    yield from _stats(deck)


def deck_warnings(deck: v.DeckSpec, cards: Cards) -> Findings:
    """What is allowed but not recommended."""
    size = sum(deck.cards.values())
    if deck.kind == "hero" and size > LARGEST_DECK:
        yield wrong(("cards",), "flaw.large-deck", "SQ-1.3", n=size, lp=size - LARGEST_DECK)
    if deck.kind != "gm":
        return
    if unusual_size(size):
        yield wrong(("cards",), "flaw.gm-deck-size", "SQ-1.4", least=SMALLEST_DECK, most=LARGEST_DECK, n=size)
    for share, wanted, percent in unusual_mix(deck.cards, cards):
        cards_of = message(f"flaw.share.{share}")
        yield wrong(("cards",), "flaw.mix", "SQ-1.4", cards=cards_of, wanted=wanted, percent=percent)


def unusual_size(n: int) -> bool:
    """Whether a GM deck is smaller or larger than is recommended."""
    return not SMALLEST_DECK <= n <= LARGEST_DECK


def unusual_mix(copies: Mapping[str, int], cards: Cards) -> Iterator[tuple[str, int, int]]:
    """The shares of a GM deck that are far from what is recommended: which, how much is, how much it has."""
    shares = dict.fromkeys(MIX, 0)
    for card_id, n in copies.items():
        shares[_share(cards[card_id])] += n
    for share, recommended in MIX.items():
        percent = round(100 * shares[share] / sum(shares.values()))
        if abs(percent - recommended) > MIX_TOLERANCE:
            yield share, recommended, percent


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
            yield card.id, Finding(("series",), unknown("flaw.unknown-series", card.series, known), ("SQ-6.5",))
    for series in sorted(known):
        if pieces[series] < 2:
            yield series, wrong((), "flaw.small-series", "SQ-6.5", n=pieces[series])


def _stats(deck: v.DeckSpec) -> Findings:
    if deck.stats is None:
        return
    if deck.kind != "hero":
        yield wrong(("stats",), "flaw.stats-of-others", "SQ-1.2")
    elif min(deck.stats) < 0 or sum(deck.stats) != FREE_POINTS:
        yield wrong(("stats",), "flaw.stats-sum", "SQ-1.2", n=FREE_POINTS)


def belongs(card: v.CardSpec, kind: str) -> bool:
    """Whether a card may be in a deck of a kind. Bosses are chosen by themselves, and the second comes on top."""
    discovered = isinstance(card, v.Event | v.Neutral) or getattr(card, "discovery", False)
    if kind == "hero":
        return type_of(card) in HERO_TYPES and not discovered
    if kind == "gm":
        return type_of(card) in GM_TYPES
    if kind == "world":
        return isinstance(card, v.World)
    return discovered


def _share(card: v.CardSpec) -> str:
    early, medium, powerful = MIX
    if not isinstance(card, v.GmCreature | v.Boss):
        return medium
    return early if card.size <= 3 else medium if card.size <= 6 else powerful
