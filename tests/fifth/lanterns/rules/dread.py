"""LB-6: the Tide may make a noise at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import NOT_OFFERED, Answer, Aside, Refusal
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import TIDE
from . import dark

if TYPE_CHECKING:
    from ..state import Lanterns

FRIGHTENING = ("lanterns.walk", "lanterns.act")
"""What a bearer may be interrupted in."""


def why_not_noise(g: Lanterns, seat: int, answer: Aside) -> Refusal | None:
    if not isinstance(answer, m.Noise):
        return NOT_OFFERED
    if seat != TIDE or not g.settings.master:
        return Refusal("refusal.noise-who", ("LB-6.1",))
    if not g.dread:
        return Refusal("refusal.no-dread", ("LB-6.1",))
    if not any(bearer.seat == answer.hero for bearer in g.upright):
        return Refusal("refusal.nobody", ("LB-6.1",))
    if not any(ask.question in FRIGHTENING for ask in g.asks):
        return Refusal("refusal.noise-when", ("LB-6.1",))
    return None


def make_noise(g: Lanterns, answer: Aside) -> None:
    assert isinstance(answer, m.Noise)
    g.dread -= 1
    g.tell("log.noise", ("LB-6.1",), seat=answer.hero)
    g.interrupt(Frightened(answer.hero))


class ShineOrListen(Question["Lanterns", "Frightened"]):
    name = "lanterns.noise"

    def options(self, g: Lanterns, frame: Frightened, seat: int) -> Sequence[Answer]:
        return [m.Shine(), m.Listen()]


class Frightened(Procedure):
    """Light or patience; then what was asked before is asked again (LB-6.2)."""

    seat: int

    @step("LB-6.2")
    def shine_or_listen(self, g: Lanterns) -> Asking:
        return ask(self.seat, ShineOrListen)

    @step("LB-6.2")
    def does_so(self, g: Lanterns) -> None:
        if isinstance(g.answers[0][1], m.Shine):
            g.oil = max(1, g.oil - 1)
            g.tell("log.shines", ("LB-6.2",), seat=self.seat, oil=g.oil)
        else:
            g.tell("log.listens", ("LB-6.2",), seat=self.seat)
            dark.stir(g)
