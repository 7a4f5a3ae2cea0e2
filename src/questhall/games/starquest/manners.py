"""What is the custom at a table of Star Quest: what means to do nothing, and what nobody needs to be asked."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Ask
from questhall.kernel.manners import Windows
from questhall.kernel.situation import Situation

from . import moves as m
from .rules.rounds import WhoNext
from .state import StarQuest
from .view import View

NOTHING = (m.EndActivation, m.HoldFire, m.Stay, m.Decline, m.StandIdle, m.WaitInAmbush, m.BreakCamp)
"""Answers by which somebody does nothing further."""
LET_THROUGH = m.Hinder(0)

Now = Situation[View, StarQuest]


class StarQuestWindows(Windows[View, StarQuest]):
    def passing(self, now: Now) -> Answer | None:
        does_nothing = (answer for answer in now.options if isinstance(answer, NOTHING) or answer == LET_THROUGH)
        return next(does_nothing, None)

    def obvious(self, now: Now) -> Answer | None:
        """An activation in which nothing is left to do ends by itself, and the last hero to act begins by itself."""
        options = now.options
        if now.ask.question == WhoNext.name:
            waiting = [hero for hero in now.view.heroes if not (hero.activated or hero.down or hero.aside)]
            return options[0] if len(waiting) == 1 else None
        return options[0] if len(options) == 1 and isinstance(options[0], NOTHING) else None

    def people_first(self, ask: Ask) -> bool:
        """The order is the players' to choose (ST-17), and bots have no wishes about it."""
        return ask.question == WhoNext.name

    def turn(self, view: View) -> int:
        return view.round

    def things(self, view: View, answer: Answer) -> tuple[str, ...]:
        """Spells, skills and kits that are used."""
        named = [getattr(answer, field, None) for field in ("spell", "skill", "kit", "ability")]
        return tuple([name for name in named if isinstance(name, str) and name])
