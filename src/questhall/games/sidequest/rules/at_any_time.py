"""At any time: an Instant, or a card turned up, although something else is asked, whoever is asked it (SQ-7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import OVER, Answer, Refusal
from questhall.kernel.procedure import Procedure, step

from ..entities import GM
from ..moves import Activate, ActivateNow, AtAnyTime, Cast, CastNow, Reveal, RevealNow
from . import equipment, fall, stack
from .summon import leaves_enough

if TYPE_CHECKING:
    from ..state import SideQuest


def why_not(g: SideQuest, seat: int, answer: AtAnyTime) -> Refusal | None:
    """It must be an Instant, or an ability that may be used like one, paid like any other; or a face-down card."""
    if g.over:
        return OVER
    if not g.round:
        return Refusal("refusal.not-yet", ("SQ-7.2",))
    if not may_speak(g, seat):
        return Refusal("refusal.out", ("SQ-2.7",), {"seat": seat})
    rule = one_moment(g)
    if rule:
        return Refusal("refusal.one-moment", (rule, "SQ-7.2"))
    meant = answer.meant
    if isinstance(meant, Reveal):
        thing = g.things.get(meant.creature)
        missing = Refusal("refusal.not-in-play", ("SQ-11.20",))
        return missing if thing is None else equipment.why_not_reveal(g, seat, thing)
    refusal = stack.why_not_play(g, seat, meant, True)
    if refusal is None and not leaves_enough(g, seat, meant):
        return Refusal("refusal.must-summon", ("SQ-4.8",))
    return refusal


def may_speak(g: SideQuest, seat: int) -> bool:
    """The table is laid, and whoever speaks is still in the game."""
    return g.round > 0 and 0 <= seat <= len(g.heroes) and (seat == GM or not g.hero(seat).out)


MOMENTS = {fall.MayReturn.name: "SQ-5.3", stack.ChooseAttack.name: "SQ-4.11"}
"""What has no DEF and no LP left is gone; and which attack a card means is said when it is played."""


def one_moment(g: SideQuest) -> str:
    """The rule by which what is asked and what was before it are one moment, so that nothing comes in between."""
    if getattr(g.stack[-1], "is_cost", False):
        return "SQ-7.4"
    return MOMENTS.get(g.asks[0].question, "")


def possible(g: SideQuest, seat: int, asked: bool) -> list[AtAnyTime]:
    """All that a seat may play now beside what its own question offers, if it is to be asked that."""
    if g.over or not may_speak(g, seat) or one_moment(g):
        return []
    found: list[Answer] = []
    stack.add_reactions(g, seat, found)
    equipment.add_reveals(g, seat, found)
    offered = g.options(seat) if asked and found else ()
    wanted = [each for each in found if isinstance(each, Cast | Activate | Reveal) and each not in offered]
    return [in_between(each) for each in wanted if leaves_enough(g, seat, each)]


def in_between(answer: Cast | Activate | Reveal) -> AtAnyTime:
    """The same, said although something else is asked."""
    if isinstance(answer, Reveal):
        return RevealNow(answer.creature)
    if isinstance(answer, Cast):
        return CastNow(answer.card, answer.target, answer.second)
    return ActivateNow(answer.source, answer.ability, answer.target)


def take(g: SideQuest, seat: int, answer: AtAnyTime) -> None:
    """In an open window it is one more answer; else it comes before what is asked, which is asked again after it."""
    if g.asks[0].question == stack.React.name:
        g.answers, g.asks = ((seat, answer.meant),), ()
    else:
        g.interrupt(InBetween(seat, answer.meant))


class InBetween(Procedure):
    """Somebody plays an Instant in between (SQ-7.2), or turns up a card (SQ-11.20)."""

    seat: int
    answer: Cast | Activate | Reveal

    @step("SQ-7.2", "SQ-11.20")
    def is_played(self, g: SideQuest) -> list[Procedure]:
        if isinstance(self.answer, Reveal):
            return [equipment.reveal(g, g.things[self.answer.creature])]
        return stack.play_first(g, self.seat, self.answer)
