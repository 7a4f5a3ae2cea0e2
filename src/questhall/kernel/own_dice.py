"""Dice that people roll on their own table: the roll of their seat is a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .answers import Answer, Refusal, Rolled
from .asks import Question
from .domains import Pool

if TYPE_CHECKING:
    from .procedure import Procedure
    from .state import State

ROLL = "kernel.roll"


class WhatDoYourDiceShow(Question["State", "Procedure"]):
    """Open: as many faces as there are dice. Whoever has none at hand lets the house roll."""

    name = ROLL
    finite = False

    def options(self, g: State, frame: Procedure, seat: int) -> Sequence[Answer]:
        return [Rolled()]

    def domain(self, g: State, frame: Procedure, seat: int) -> Pool | None:
        return g.wanted

    def refuse(self, g: State, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        sides = g.wanted.sides if g.wanted is not None else ()
        if not isinstance(answer, Rolled):
            return Refusal("kernel.roll-first", (), {"n": len(sides)})
        if not answer.faces:
            return None
        if len(answer.faces) != len(sides):
            return Refusal("kernel.roll-count", (), {"n": len(sides), "told": len(answer.faces)})
        for face, most in zip(answer.faces, sides, strict=True):
            if not 1 <= face <= most:
                return Refusal("kernel.roll-face", (), {"face": face, "most": most})
        return None
