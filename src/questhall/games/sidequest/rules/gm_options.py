"""Optional GM rules and table talk (SQ-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Aside, Refusal
from questhall.kernel.state import CLOCK

from ..entities import GM, Claim
from ..moves import ClaimMistake, Mistake, Phrase

if TYPE_CHECKING:
    from ..state import SideQuest

PHRASES = (
    "shield-you", "can-take-it", "something-for-you", "need-help", "wait-for-me", "strike-now",
    "leave-it-to-me", "hold-back", "thanks", "well-done", "look-out", "your-end",
)  # fmt: skip
"""Quick phrases in the language of the game world (SQ-12.4); no cards, no values."""

MISTAKES = {"refused": "judgment", "named-card": "judgment", "wrong-name": "names"}
"""What can be claimed, and the optional rule that makes it so."""


def refuse_aside(g: SideQuest, seat: int, answer: Aside) -> Refusal | None:
    if isinstance(answer, Phrase):
        known = answer.phrase in PHRASES and 0 <= seat <= len(g.heroes)
        return None if known else Refusal("refusal.no-phrase", ("SQ-12.4",))
    if isinstance(answer, Mistake):
        on = answer.what in MISTAKES and getattr(g.settings, MISTAKES[answer.what])
        hero = 0 < answer.seat <= len(g.heroes)
        return None if on and hero and seat == CLOCK else Refusal("refusal.rule-off", (rule_of(answer.what),))
    if isinstance(answer, ClaimMistake):
        if seat != GM or all(claim.id != answer.claim for claim in g.claims):
            return Refusal("refusal.no-claim", ("SQ-12.1", "SQ-12.2"))
        return None
    return Refusal("kernel.not-asked")


def take_aside(g: SideQuest, seat: int, answer: Aside) -> None:
    """Each mistake that the GM claims is worth 1 BP (SQ-12.1, SQ-12.2)."""
    if isinstance(answer, Phrase):
        g.tell("log.phrase", ("SQ-12.4",), seat=seat, phrase=answer.phrase)
    elif isinstance(answer, Mistake):
        g.mistakes += 1
        g.claims += (Claim(g.mistakes, answer.seat, answer.what),)
        g.tell("log.mistake", (rule_of(answer.what),), (GM,), seat=answer.seat, what=answer.what)
    elif isinstance(answer, ClaimMistake):
        claim = next(claim for claim in g.claims if claim.id == answer.claim)
        g.claims = tuple(other for other in g.claims if other is not claim)
        g.gm.bp += 1
        g.tell("log.claimed", (rule_of(claim.what),), seat=claim.seat, what=claim.what)


def rule_of(mistake: str) -> str:
    """A wrong name has a rule of its own."""
    return "SQ-12.2" if mistake == "wrong-name" else "SQ-12.1"
