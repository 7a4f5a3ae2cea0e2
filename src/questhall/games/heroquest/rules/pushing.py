"""HQ-19.27 and HQ-19.50 to HQ-19.53: pushing back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from ..entities import Figure, Hero, Monster
from .dangers import dangers

if TYPE_CHECKING:
    from ..state import HeroQuest

Shift = tuple[int, int]
"""A figure, and the square that it goes to."""
HORIZONTALLY, VERTICALLY = ((1, 0), (-1, 0)), ((0, 1), (0, -1))
DIAGONALLY = ((1, 1), (-1, 1), (1, -1), (-1, -1))


def why_not_push(g: HeroQuest, pusher: Figure, pushed: Hero | Monster) -> Refusal | None:
    if isinstance(pusher, Hero) and pusher.body < 2:
        return Refusal("refusal.too-weak-to-push", ("HQ-19.27",))
    if isinstance(pusher, Monster) and not g.trait(pusher, "push_back"):
        return Refusal("refusal.cannot-push", ("HQ-19.50",))
    if make_room(g, pusher, pushed) is None:
        return Refusal("refusal.no-room-to-push", ("HQ-19.53",))
    return None


# --- who goes where ------------------------------------------------------------------------------


def make_room(g: HeroQuest, pusher: Figure, pushed: Hero | Monster) -> tuple[Shift, ...] | None:
    """Those behind first, then the pushed one, straight back; None: there is no way."""
    back = pushed.square - pusher.square
    square = pushed.square + back
    if not g.beside(pusher.square) >> pushed.square & 1 or not ground(g, pusher) >> pushed.square & 1:
        return None
    if square < 0 or not (g.beside(pushed.square) & ground(g, pushed)) >> square & 1:
        return None
    other = in_the_way(g, pushed, square)
    if other is None:
        return ((pushed.id, square),)
    behind = gives_way(g, other, back, {getattr(pusher, "id", 0), pushed.id})
    return None if behind is None else (*behind, (pushed.id, square))


def ground(g: HeroQuest, figure: Figure) -> int:
    """Squares on which it could stand: uncovered ones, and monsters never on the stairway (HQ-B.9)."""
    mask = g.plan.floor & g.seen & ~g.solid
    return mask if g.side(figure) else mask & ~g.plan.stairs


def in_the_way(g: HeroQuest, figure: Figure, square: int) -> Hero | Monster | None:
    """The stairway holds several heroes."""
    shared = g.side(figure) and g.plan.stairs >> square & 1
    return None if shared else g.at(square)


def gives_way(g: HeroQuest, figure: Hero | Monster, back: int, moving: set[int]) -> tuple[Shift, ...] | None:
    """To the first free square; if there is none, to one whose owner gives way in turn."""
    moving.add(figure.id)
    possible = g.around(figure.square) & ground(g, figure) & ~dangers(g, figure)
    squares = [square for square in ways_back(g, figure.square, back) if square >= 0 and possible >> square & 1]
    for square in squares:
        if in_the_way(g, figure, square) is None:
            return ((figure.id, square),)
    for square in squares:
        other = in_the_way(g, figure, square)
        if other is not None and other.id not in moving:
            behind = gives_way(g, other, back, moving)
            if behind is not None:
                return (*behind, (figure.id, square))
    return None


def ways_back(g: HeroQuest, square: int, back: int) -> list[int]:
    """First horizontally, then vertically, if nothing else helps diagonally; each time away from the pusher first."""
    width = g.plan.width
    away = (back, 0) if abs(back) == 1 else (0, back // width)
    squares: list[int] = []
    for steps in (HORIZONTALLY, VERTICALLY, DIAGONALLY):
        nearest = sorted(steps, key=lambda step: -(step[0] * away[0] + step[1] * away[1]))
        squares += [square + across + down * width for across, down in nearest]
    return squares


# --- the push ---------------------------------------------------------------------------------------


class Push(Procedure):
    """The pushed one goes back a square, those behind make room, and the pusher takes the place; then they set foot."""

    pusher: int
    pushed: int

    @step("HQ-19.27", "HQ-19.52", "HQ-19.53")
    def gives_ground(self, g: HeroQuest) -> None:
        pusher, pushed = g.figure(self.pusher), g.figure(self.pushed)
        if pusher is None or pushed is None:
            return
        freed, shifts = pushed.square, make_room(g, pusher, pushed)
        if shifts is None:
            return
        for number, square in (*shifts, (self.pusher, freed)):
            figure = g.figure(number)
            assert figure is not None
            g.moved += ((number, figure.square),)
            figure.square, figure.pit = square, False
        g.tell("log.pushes", ("HQ-19.27",), figure=self.pusher, target=self.pushed, square=pushed.square)
        g.unsettled = True
