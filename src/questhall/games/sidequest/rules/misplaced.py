"""What somebody wants to do at the wrong moment: which turn and phase it belongs to, and by which rule (SQ-2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal

from ..entities import GM
from ..moves import Activate, Cast, Declare, Reveal, Summon
from .hero_questions import PHASES, Places

if TYPE_CHECKING:
    from ..state import SideQuest

HERO_PHASES: Places = {**PHASES, Cast: (("main", "end"), "SQ-7.1")}
GM_PHASES: Places = {
    Summon: (("main", "end"), "SQ-4.9"),
    Cast: (("main", "end"), "SQ-4.9"),
    Activate: (("main", "end"), "SQ-7.7"),
    Reveal: (("main", "end"), "SQ-11.20"),
    Declare: (("attack",), "SQ-4.10"),
}
"""In which phases of the own turn an action has its place."""


def why_not_here(g: SideQuest, seat: int, answer: Answer) -> Refusal | None:
    """Nothing, if this is its phase and only something else is asked first."""
    own, places = ("gm", GM_PHASES) if seat == GM else ("heroes", HERO_PHASES)
    if type(answer) not in places or not g.side or g.phase in ("setup", "over"):
        return None
    phases, rule = places[type(answer)]
    if g.side != own:
        about = {"own": own, "phase": phases[0], "turn": g.side, "now": g.phase}
        return Refusal("refusal.wrong-turn", ("SQ-2.5", rule), about)
    if g.phase in phases:
        return None
    return Refusal("refusal.wrong-phase", (rule,), {"phase": phases[0], "now": g.phase})
