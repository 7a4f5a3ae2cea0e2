"""A full table that a seat could be sitting at: what nobody can know is dealt anew."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.dice import Random

from .state import RushOut
from .vocabulary import Spell, Trial


def determinize(g: RushOut, seat: int, random: Random) -> RushOut:
    """Only the stacks and what was removed unseen are hidden; summoned cards on top are known (ruling 13)."""
    h = g.clone()
    h.seed = random.below(1 << 62)
    h.scripted = ()
    h.offers = {}
    known = 0
    while known < len(h.trial_stack) and h.trial_stack[-1 - known] in h.catalog.spells:
        known += 1
    cut = len(h.trial_stack) - known
    summoned = h.trial_stack[cut:]
    h.trial_stack = deal(h, h.trial_stack[:cut], h.catalog.trials, random) + summoned
    h.spell_stack = deal(h, h.spell_stack, h.catalog.spells, random)
    return h


def deal(h: RushOut, stack: tuple[str, ...], cards: Mapping[str, Trial | Spell], random: Random) -> tuple[str, ...]:
    """A stack in another order; other cards of the same kind may have been left out (RO-24) or removed unseen."""
    dropped = tuple([card for card in h.dropped if card in cards])
    surplus = tuple([card for card in h.surplus if card in cards])
    if not stack + dropped:
        return ()
    # By kind, so that the result depends on nothing that nobody can know.
    hidden = [*sorted(stack + dropped, key=lambda c: group(cards[c])), *sorted(surplus, key=lambda c: group(cards[c]))]
    of_kind: dict[tuple[str, int], list[int]] = {}
    for i, card in enumerate(hidden):
        of_kind.setdefault(group(cards[card]), []).append(i)
    for at in of_kind.values():
        for i, card in zip(at, random.shuffled(sorted([hidden[i] for i in at])), strict=True):
            hidden[i] = card
    used = len(stack) + len(dropped)
    dealt = random.shuffled(hidden[:used])
    h.dropped = tuple([card for card in h.dropped if card not in cards]) + dealt[len(stack) :]
    h.surplus = tuple([card for card in h.surplus if card not in cards]) + tuple(hidden[used:])
    return dealt[: len(stack)]


def group(card: Trial | Spell) -> tuple[str, int]:
    """Cards that look alike from behind, as far as the set-up counts them."""
    return card.kind, card.players if isinstance(card, Trial) else 0
