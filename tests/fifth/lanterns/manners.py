"""What is the custom in the cellar."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.manners import Windows
from questhall.kernel.situation import Situation

from . import moves as m
from .state import Lanterns
from .view import View


class LanternsWindows(Windows[View, Lanterns]):
    """Nobody needs to be asked who can only be done."""

    def passing(self, now: Situation[View, Lanterns]) -> Answer | None:
        return m.Done() if now.finite and m.Done() in now.options else None

    def turn(self, view: View) -> int:
        return view.round

    def things(self, view: View, answer: Answer) -> tuple[str, ...]:
        """The monster that is attacked."""
        number = answer.monster if isinstance(answer, m.Attack) else 0
        return tuple([monster.monster for monster in view.monsters if monster.id == number])
