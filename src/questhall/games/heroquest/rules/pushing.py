"""HQ-19.27 and HQ-19.50 to HQ-19.53: pushing back; and the poison of some blows (HQ-19.23, HQ-19.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from ..entities import Figure, Hero, Monster

if TYPE_CHECKING:
    from ..state import HeroQuest


def why_not_push(g: HeroQuest, pusher: Figure, pushed: Figure) -> Refusal | None:
    if isinstance(pusher, Hero) and pusher.body < 2:
        return Refusal("refusal.too-weak-to-push", ("HQ-19.27",))
    if isinstance(pusher, Monster) and not g.trait(pusher, "push_back"):
        return Refusal("refusal.cannot-push", ("HQ-19.50",))
    if behind(g, pusher, pushed) < 0:
        return Refusal("refusal.no-room-to-push", ("HQ-19.53",))
    return None


def behind(g: HeroQuest, pusher: Figure, pushed: Figure) -> int:
    """The square behind, in a straight line; -1: a wall, furniture, or somebody who cannot give way."""
    step_ = pushed.square - pusher.square
    square = pushed.square + step_
    straight = abs(step_) in (1, g.plan.width) and g.beside(pusher.square) >> pushed.square & 1
    if not straight or square < 0 or not g.beside(pushed.square) >> square & 1:
        return -1
    if g.solid >> square & 1 or not g.plan.floor >> square & 1:
        return -1
    other = g.at(square)
    if other is not None and gives_way(g, other, step_) < 0:
        return -1
    return square


def gives_way(g: HeroQuest, figure: Figure, step_: int) -> int:
    """Where somebody who stands behind goes: first horizontally, then vertically, then diagonally (HQ-19.53)."""
    width = g.plan.width
    around, free = g.around(figure.square), g.free
    ahead = figure.square + step_
    straight = [ahead] if abs(step_) == 1 else []
    horizontal = [figure.square + 1, figure.square - 1]
    vertical = [figure.square + width, figure.square - width]
    diagonal = [figure.square + i + j for j in (width, -width) for i in (1, -1)]
    for square in (*straight, *horizontal, *vertical, *diagonal):
        if square >= 0 and around >> square & 1 and free >> square & 1 and square != figure.square - step_:
            return square
    return -1


class Push(Procedure):
    """The pushed one goes back a square, and the pusher takes the place."""

    pusher: int
    pushed: int

    @step("HQ-19.27", "HQ-19.52", "HQ-19.53")
    def gives_ground(self, g: HeroQuest) -> list[Procedure] | None:
        from . import traps  # which are fights themselves, and so need this file

        pusher, pushed = g.figure(self.pusher), g.figure(self.pushed)
        if pusher is None or pushed is None:
            return None
        square, freed = behind(g, pusher, pushed), pushed.square
        if square < 0:
            return None
        other = g.at(square)
        moved = [(pushed, freed), (pusher, pusher.square)]
        if other is not None:
            moved.append((other, square))
            other.square = gives_way(g, other, square - freed)
        pushed.square, pusher.square = square, freed
        g.tell("log.pushes", ("HQ-19.27",), figure=self.pusher, target=self.pushed, square=square)
        g.unsettled = True
        return traps.set_feet(g, moved)


def venom(g: HeroQuest, attacker: Monster, hero: Hero, poison: bool) -> Procedure | list[Procedure] | None:
    """What a wound brings with it: plague, or the poison of a tail."""
    return None
