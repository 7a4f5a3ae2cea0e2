"""What is the custom at a table of HeroQuest: what means to do nothing, and what nobody needs to be asked."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.manners import Windows
from questhall.kernel.situation import Situation

from . import moves as m
from .state import HeroQuest
from .view import View

NOTHING = (m.EndTurn, m.Rest, m.EndMaster, m.Keep, m.Decline, m.Wound, m.Ready)
"""Answers by which somebody does nothing further."""
SURE = ("heroquest.constitution", "heroquest.constitution-again", "heroquest.fate-card")
"""The Dwarf may roll (HQ-1.12), the game master may lift a card after a good roll (HQ-13.1): it can only help, and
whoever wants to decide himself lets himself be asked."""

Now = Situation[View, HeroQuest]


class HeroQuestWindows(Windows[View, HeroQuest]):
    def passing(self, now: Now) -> Answer | None:
        return next((answer for answer in now.options if isinstance(answer, NOTHING)), None)

    def obvious(self, now: Now) -> Answer | None:
        """A turn in which nothing is left to do ends by itself; what can only help is done."""
        options = now.options
        if now.ask.question in SURE:
            return options[0]
        return options[0] if len(options) == 1 and isinstance(options[0], NOTHING) else None

    def turn(self, view: View) -> int:
        return view.round

    def things(self, view: View, answer: Answer) -> tuple[str, ...]:
        """Spells, scrolls and things that are cast or used."""
        named = [getattr(answer, field, None) for field in ("spell", "thing")]
        return tuple([name for name in named if isinstance(name, str) and name])
