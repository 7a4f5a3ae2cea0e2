"""Whether a table can be laid for settings."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.answers import Refusal

from . import vocabulary as v
from .checks.decks import DECK_RULES
from .entities import Settings
from .library import Pack


def why_not(settings: Settings, packs: Sequence[Pack]) -> Refusal | None:
    """Why no table can be laid for these settings with these cards."""
    if not 1 <= settings.heroes <= 3:
        return Refusal("refusal.settings-heroes", ("SQ-1.1",), {"n": settings.heroes})
    if settings.decks and len(settings.decks) != settings.heroes:
        counts = {"n": settings.heroes, "decks": len(settings.decks)}
        return Refusal("refusal.settings-decks", ("SQ-1.3",), counts)
    unknown = (
        no_such_deck("refusal.settings-deck", settings.decks, "hero", packs)
        or no_such_deck("refusal.settings-gm-deck", (settings.gm_deck,), "gm", packs)
        or no_such_deck("refusal.settings-world-deck", (settings.world_deck,), "world", packs)
    )
    if unknown is not None:
        return unknown
    if settings.bosses is not None:
        bosses = sorted(card.id for pack in packs for card in pack.cards.values() if isinstance(card, v.Boss))
        if settings.bosses[0] == settings.bosses[1]:
            return Refusal("refusal.settings-bosses", ("SQ-1.5",))
        for boss in settings.bosses:
            if boss not in bosses:
                return Refusal("refusal.settings-boss", ("SQ-1.5",), {"boss": boss, "known": ", ".join(bosses)})
    if settings.turn_limit < 0:
        return Refusal("refusal.settings-limit", ("SQ-12.3",))
    return None


def no_such_deck(key: str, wanted: Sequence[str | None], kind: str, packs: Sequence[Pack]) -> Refusal | None:
    """Why decks that are agreed on by name are not there; None is a deck that is still to be chosen."""
    agreed = [deck for deck in wanted if deck is not None]
    decks = sorted(deck.id for pack in packs for deck in pack.decks.values() if deck.kind == kind) if agreed else []
    for deck in agreed:
        if deck not in decks:
            return Refusal(key, (DECK_RULES[kind],), {"deck": deck, "known": ", ".join(decks)})
    return None
