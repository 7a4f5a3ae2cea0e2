"""What is asked before the first round (SQ-1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Question
from questhall.kernel.dice import Random

from ..checks.decks import DECK_RULES, belongs
from ..entities import GM, LEVELS
from ..moves import Bosses, Create, DiscoveryDeck, Keep, Level, Mulligan, No, OwnDeck, TakeDeck, TenCards, Yes

if TYPE_CHECKING:
    from questhall.kernel.procedure import Procedure

    from ..state import SideQuest

LONGEST_NAME = 24
STRANGERS = {
    "hero": "refusal.not-a-hero-card",
    "gm": "refusal.not-a-gm-card",
    "world": "refusal.not-a-world-card",
}
"""What is said about a card that does not belong in a deck of a kind."""
POINTS = tuple(Create(lp, strength, 6 - lp - strength) for lp in range(7) for strength in range(7 - lp))


class WhichLevel(Question["SideQuest", "Procedure"]):
    """The difficulty (SQ-1.8)."""

    name = "sidequest.level"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Level]:
        return [Level(name) for name in LEVELS]


class CreateHero(Question["SideQuest", "Procedure"]):
    """Six points over LP, STR and INT, and a name (SQ-1.2). Open because of the name."""

    name = "sidequest.create"
    finite = False

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> tuple[Create, ...]:
        return POINTS

    def refuse(self, g: SideQuest, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        if not isinstance(answer, Create):
            return super().refuse(g, frame, seat, answer)
        points = (answer.lp, answer.strength, answer.intelligence)
        if min(points) < 0 or sum(points) != 6:
            return Refusal("refusal.six-points", ("SQ-1.2",), {"sum": sum(points)})
        if len(answer.name) > LONGEST_NAME or not answer.name.isprintable():
            return Refusal("refusal.name", ("SQ-12.2",), {"most": LONGEST_NAME})
        return None


class WhichDeck(Question["SideQuest", "Procedure"]):
    """A preconstructed deck, or one of one's own: a Hero deck (SQ-1.3), or the GM deck (SQ-1.4)."""

    name = "sidequest.deck"
    finite = False

    def kind(self, seat: int) -> str:
        return "gm" if seat == GM else "hero"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[TakeDeck]:
        return [TakeDeck(deck.id) for deck in g.catalog.decks_of(self.kind(seat))]

    def refuse(self, g: SideQuest, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        kind = self.kind(seat)
        if isinstance(answer, TakeDeck):
            known = any(deck.id == answer.deck for deck in g.catalog.decks_of(kind))
            return None if known else Refusal("refusal.no-deck", (DECK_RULES[kind],), {"deck": answer.deck})
        if not isinstance(answer, OwnDeck):
            return super().refuse(g, frame, seat, answer)
        return why_not_cards(g, answer.cards, kind) or (
            why_no_hero_deck(answer.cards, g.hero(seat).lp) if kind == "hero"
            else why_no_gm_deck(g, answer.cards) if kind == "gm"
            else why_no_world_deck(answer.cards)
        )  # fmt: skip


class WhichWorldDeck(WhichDeck):
    """The same for the World Deck (SQ-1.6)."""

    name = "sidequest.world-deck"

    def kind(self, seat: int) -> str:
        return "world"


def why_not_cards(g: SideQuest, cards: tuple[str, ...], kind: str) -> Refusal | None:
    """Cards that are not in the packs, or do not belong in a deck of this kind."""
    rule = DECK_RULES[kind]
    for card in sorted(set(cards)):
        found = g.cards.get(card)
        if found is None or card.endswith("+"):
            return Refusal("refusal.unknown-card", (rule,), {"name": card})
        if not belongs(found.spec, kind):
            return Refusal(STRANGERS[kind], (rule,), {"card": card})
    return None


def why_no_hero_deck(cards: tuple[str, ...], lp: int) -> Refusal | None:
    """SQ-1.3: 60 cards or more, at most 2 copies, and LP to pay for those above 80."""
    for card, copies in Counter(cards).items():
        if copies > 2:
            return Refusal("refusal.copies", ("SQ-1.3",), {"card": card, "copies": copies})
    if len(cards) < 60:
        return Refusal("refusal.deck-too-small", ("SQ-1.3",), {"n": len(cards)})
    if len(cards) - 80 >= lp:
        return Refusal("refusal.deck-too-big", ("SQ-1.3",), {"n": len(cards)})
    return None


def why_no_gm_deck(g: SideQuest, cards: tuple[str, ...]) -> Refusal | None:
    """SQ-1.4 recommends a size and a mix. But without a creature there is nothing to begin an Encounter with."""
    if any(g.cards[card].is_creature for card in cards):
        return None
    return Refusal("refusal.no-gm-creature", ("SQ-1.4", "SQ-10.1"))


def why_no_world_deck(cards: tuple[str, ...]) -> Refusal | None:
    """For every new World Card the GM looks at two."""
    if len(cards) >= 2:
        return None
    return Refusal("refusal.world-deck-too-small", ("SQ-1.6", "SQ-9.2"), {"n": len(cards)})


class WhichBosses(Question["SideQuest", "Procedure"]):
    """The Main Boss, and a different one as Secondary Boss (SQ-1.5)."""

    name = "sidequest.bosses"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Bosses]:
        bosses = g.catalog.bosses
        return [Bosses(main, second) for main in bosses for second in bosses if main != second]

    def refuse(self, g: SideQuest, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        return Refusal("refusal.bosses", ("SQ-1.5",))


class WhichDiscovery(Question["SideQuest", "Procedure"]):
    """Ten cards from each side, or the preconstructed deck (SQ-1.7)."""

    name = "sidequest.discovery-deck"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[DiscoveryDeck]:
        return [DiscoveryDeck("preconstructed"), DiscoveryDeck("own")]


class WhichTen(Question["SideQuest", "Procedure"]):
    """Ten Discovery cards of one's side (SQ-1.7)."""

    name = "sidequest.ten-cards"
    finite = False

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[TenCards]:
        return [TenCards(pool(g, seat)[:10])]

    def sample(self, g: SideQuest, frame: Procedure, seat: int, random: Random) -> TenCards:
        return TenCards(random.shuffled(pool(g, seat))[:10])

    def refuse(self, g: SideQuest, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        if not isinstance(answer, TenCards):
            return super().refuse(g, frame, seat, answer)
        if len(answer.cards) != 10:
            return Refusal("refusal.ten-cards", ("SQ-1.7",), {"n": len(answer.cards)})
        allowed = set(pool(g, seat))
        for card, copies in Counter(answer.cards).items():
            if card not in allowed:
                return Refusal("refusal.not-discovery", ("SQ-1.7",), {"name": card})
            if copies > 2:
                return Refusal("refusal.copies", ("SQ-1.7",), {"card": card, "copies": copies})
        return None


def pool(g: SideQuest, seat: int) -> tuple[str, ...]:
    """The Discovery cards that a side chooses from."""
    return g.catalog.pool("gm_discovery" if seat == GM else "hero_discovery")


class MayRedraw(Question["SideQuest", "Procedure"]):
    """Seven new cards for a GM without a small creature, or this hand (SQ-1.13)."""

    name = "sidequest.gm-mulligan"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Yes | No]:
        return [Yes(), No()]


class MayMulligan(Question["SideQuest", "Procedure"]):
    """Shuffle back and draw one less, or keep (SQ-1.12)."""

    name = "sidequest.mulligan"

    def options(self, g: SideQuest, frame: Procedure, seat: int) -> list[Keep | Mulligan]:
        return [Keep(), Mulligan()]
