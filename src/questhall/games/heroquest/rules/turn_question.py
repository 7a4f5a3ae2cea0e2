"""What somebody is asked in a turn: any act of the figure that is acting, a hero or a monster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Question
from questhall.kernel.chance import Told
from questhall.kernel.dice import Random
from questhall.kernel.domains import Squares

from .. import moves as m
from . import moving
from .acts import Act, options, walks_last, why_not, why_not_step
from .sampling import hat, sample

if TYPE_CHECKING:
    from ..state import HeroQuest


class TurnQuestion(Question["HeroQuest", Any]):
    """Open, because a way can be told square by square. The squares in reach are its domain.

    Any: each turn has a procedure of its own, and heroes and monsters act alike.
    """

    finite = False
    acts: ClassVar[Mapping[type[Answer], Act]]
    done: ClassVar[Answer]
    """What ends the turn."""

    def figure(self, g: HeroQuest, frame: Any) -> Any:
        """Who is acting."""
        raise NotImplementedError

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return walks_last(options(g, self.acts, self.figure(g, frame)))

    def domain(self, g: HeroQuest, frame: Any, seat: int) -> Squares:
        figure = self.figure(g, frame)
        if why_not_step(g, figure, "move") is not None:
            return Squares((), (), (), 0)
        squares, costs = moving.ways(g, figure).costs(moving.destinations(g, figure))
        return Squares(tuple(squares), tuple(costs), (0,) * len(squares), figure.left)

    def beside(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return [answer for answer in g.options(seat) if not isinstance(answer, m.Walk)]

    def refuse(self, g: HeroQuest, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        return why_not(g, self.acts, self.figure(g, frame), answer)

    def price(self, g: HeroQuest, frame: Any, seat: int, answer: Answer) -> dict[str, int]:
        if isinstance(answer, m.Walk):
            return {"squares": moving.ways(g, self.figure(g, frame)).steps_to(answer.to)}
        return {"squares": len(answer.squares)} if isinstance(answer, m.Path) else {}

    def expects(self, g: HeroQuest, frame: Any, seat: int, answer: Answer) -> Sequence[tuple[Told, int]] | None:
        return self.acts[type(answer)].expects(g, self.figure(g, frame), answer)

    def sample(self, g: HeroQuest, frame: Any, seat: int, random: Random) -> Answer:
        return sample(g, self.drawn_from, self.figure(g, frame), random, self.done)

    @cached_property
    def drawn_from(self) -> tuple[Act, ...]:
        return hat(self.acts)
