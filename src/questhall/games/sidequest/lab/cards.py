"""What became of the cards in one game, read from its log."""

from __future__ import annotations

from collections import Counter
from functools import cache

from msgspec import Struct

from ..game import SideQuestGame
from ..state import SideQuest

PLAYED = frozenset({"log.summon", "log.summoned-hidden", "log.cast", "log.equip"})
DRAWN_AND_PLAYED = frozenset({"log.discover", "log.world", "log.boss"})
DRAWN = frozenset({"log.drawn", "log.prize"})
HEROES_DECKS = frozenset({"hero", "hero_discovery"})


class CardUse(Struct, frozen=True):
    """How often each card was drawn, played and activated; by card id, sorted."""

    drawn: dict[str, int]
    played: dict[str, int]
    activated: dict[str, int]


def card_use(g: SideQuest) -> CardUse:
    """A card counts as played when it enters play or is cast; a face-down one as soon as it is laid."""
    drawn: Counter[str] = Counter()
    played: Counter[str] = Counter()
    activated: Counter[str] = Counter()
    for line in g.log or ():
        key, args = line.key, line.args
        if key in DRAWN:
            drawn.update([base(card) for card in args["cards"]])
        elif key == "log.fetch":
            drawn[base(args["card"])] += 1
        elif key in DRAWN_AND_PLAYED:
            card = base(args["card"])
            drawn[card] += 1
            # A piece that is found goes to the hand; equipping it is told apart.
            played[card] += not g.cards[card].is_equipment
        elif key in PLAYED:
            played[base(args["card"])] += 1
        elif key == "log.activate":
            activated[base(args["card"])] += 1
    return CardUse(_sorted(drawn), _sorted(played), _sorted(activated))


def base(card: str) -> str:
    """A card that came back to hand is still the same card (SQ-11.23)."""
    return card.rstrip("+")


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return {card: n for card, n in sorted(counts.items()) if n}


@cache
def cards_of_heroes(game: SideQuestGame) -> frozenset[str]:
    """The cards whose side is the Heroes': what stands in their decks and in their half of the finds."""
    decks = game.printed.decks.values()
    return frozenset(card for deck in decks if deck.kind in HEROES_DECKS for card in deck.cards)
