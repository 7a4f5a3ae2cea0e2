"""Cards leave their slots, the next ones come from the stacks (RO-45 to RO-47, RO-66, RO-67, RO-123, RO-146)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import REFILL
from .winning import win_round

if TYPE_CHECKING:
    from ..state import RushOut


def free(g: RushOut, place: str) -> None:
    """The card leaves its slot; the next one is there a moment later (RO-45, RO-46, ruling 31)."""
    n = int(place[1:]) - 1
    if place.startswith("t"):
        g.trials = (*g.trials[:n], "", *g.trials[n + 1 :])
    else:
        g.spells = (*g.spells[:n], "", *g.spells[n + 1 :])
    g.refills += ((place, g.time + REFILL),)


def refill(g: RushOut, place: str) -> None:
    """The next card; whoever turns up the last card of the own stack wins (RO-11, RO-47, RO-67)."""
    g.refills = tuple([(p, at) for p, at in g.refills if p != place])
    n = int(place[1:]) - 1
    if place.startswith("t"):
        card, g.trial_stack = g.trial_stack[-1], g.trial_stack[:-1]
        g.trials = (*g.trials[:n], card, *g.trials[n + 1 :])
    else:
        card, g.spell_stack = g.spell_stack[-1], g.spell_stack[:-1]
        g.spells = (*g.spells[:n], card, *g.spells[n + 1 :])
    g.learned = ~0
    g.tell("log.turned-up", ("RO-46",) if place.startswith("t") else ("RO-66",), card=card, place=place)
    stack_check(g, "heroes" if place.startswith("t") else "wizard")


def drop_top(g: RushOut, side: str) -> None:
    """The top card of the own stack goes, unseen (RO-123, RO-146, ruling 9)."""
    if side == "wizard":
        g.dropped += g.spell_stack[-1:]
        g.spell_stack = g.spell_stack[:-1]
    elif g.trial_stack[-1] in g.catalog.trials:
        g.dropped += g.trial_stack[-1:]
        g.trial_stack = g.trial_stack[:-1]
    else:
        # Everybody saw the summoned card on top (ruling 13).
        g.removed += g.trial_stack[-1:]
        g.trial_stack = g.trial_stack[:-1]
    stack_check(g, side)


def stack_check(g: RushOut, side: str) -> None:
    stack = g.trial_stack if side == "heroes" else g.spell_stack
    if not stack and not g.round_winner:
        win_round(g, side, "stack", "RO-47" if side == "heroes" else "RO-67")
