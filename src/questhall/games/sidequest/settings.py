"""Whether a table can be laid for settings."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.answers import Refusal

from . import vocabulary as v
from .entities import Settings
from .library import Pack


def why_not(settings: Settings, packs: Sequence[Pack]) -> Refusal | None:
    """Why no table can be laid for these settings with these cards."""
    if not 1 <= settings.heroes <= 3:
        return Refusal("refusal.settings-heroes", ("SQ-1.1",), {"n": settings.heroes})
    decks = sorted(deck.id for pack in packs for deck in pack.decks.values() if deck.kind == "hero")
    if settings.decks and len(settings.decks) != settings.heroes:
        counts = {"n": settings.heroes, "decks": len(settings.decks)}
        return Refusal("refusal.settings-decks", ("SQ-1.3",), counts)
    for deck in settings.decks:
        if deck not in decks:
            return Refusal("refusal.settings-deck", ("SQ-1.3",), {"deck": deck, "known": ", ".join(decks)})
    bosses = sorted(card.id for pack in packs for card in pack.cards.values() if isinstance(card, v.Boss))
    if settings.bosses is not None:
        if settings.bosses[0] == settings.bosses[1]:
            return Refusal("refusal.settings-bosses", ("SQ-1.5",))
        for boss in settings.bosses:
            if boss not in bosses:
                return Refusal("refusal.settings-boss", ("SQ-1.5",), {"boss": boss, "known": ", ".join(bosses)})
    if settings.turn_limit < 0:
        return Refusal("refusal.settings-limit", ("SQ-12.3",))
    return None
