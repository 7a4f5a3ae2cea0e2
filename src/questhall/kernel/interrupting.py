"""A question that was interrupted comes back unchanged, changed, or not at all."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from .answers import Answer
from .asks import QUESTIONS, Ask
from .procedure import Procedure, step

if TYPE_CHECKING:
    from .state import State


def sealed(g: State, seat: int) -> str:
    """What a seat is offered, as a few signs: two offers with the same seal are the same."""
    domain = g.domain(seat)
    offered = msgspec.json.encode(g.options(seat) if domain is None else domain)
    return hashlib.blake2b(offered, digest_size=8).hexdigest()


class ComeBack(Procedure):
    """Lies above the procedure that was asking, below those that interrupt it.

    The step that asked is carried out again: it changes nothing before it asks, and it knows best whether
    there is still something to ask.
    """

    asks: tuple[Ask, ...]
    offered: tuple[str, ...]
    asking: int
    depth: int
    handed: tuple[int, ...] | None = None
    """What own dice have shown so far, where one waited for more of them: that step was not carried out yet."""

    @step()
    def ask_again(self, g: State) -> None:
        laid, g.laid_by = g.laid_by[-1], g.laid_by[:-1]
        g.standing = self.asks
        g.returning = self
        if self.handed is None:
            g.given = laid
            g.stack[-2].at = self.asking
        else:
            g.answers = laid
            g.handed = self.handed

    def recognise(self, g: State) -> None:
        """Whoever is asked the same and offered the same keeps the number; whoever has answered, has answered."""
        given, g.given = g.given, ()
        if len(g.stack) != self.depth or g.asking != self.asking:
            return
        before = {ask.seat: (ask, seal) for ask, seal in zip(self.asks, self.offered, strict=True)}
        asked = {ask.seat: ask for ask in g.asks}
        g.given = tuple([(seat, said) for seat, said in given if seat in asked and _still_good(g, asked[seat], said)])
        answered = {seat for seat, _ in g.given}
        asks: list[Ask] = []
        for ask in g.asks:
            if ask.seat in answered:
                continue
            old, seal = before.get(ask.seat, (None, ""))
            same = old is not None and (old.question, old.about) == (ask.question, ask.about)
            asks.append(old if old is not None and same and sealed(g, ask.seat) == seal else ask)
        g.asks = tuple(asks)


def _still_good(g: State, ask: Ask, answer: Answer) -> bool:
    question = QUESTIONS[ask.question]
    if question.finite:
        return answer in g.options(ask.seat)
    return question.refuse(g, g.stack[-1], ask.seat, answer) is None
