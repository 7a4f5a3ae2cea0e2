"""Hold, Advance and Rush (ST-25 to ST-28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure

from .. import moves as m
from .. import values
from ..bearings import BEARINGS
from ..entities import Hero
from ..space.legs import Leg, gone
from ..space.measure import Point, towards
from . import moving
from .acts import Act, Follows
from .routes import Route, walker
from .shooting import Shooting

if TYPE_CHECKING:
    from ..state import StarQuest

FAR = 1_000_000


class Holds(Act):
    move = m.Hold
    slot = "action"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.Hold(),)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Hold) -> Follows:
        g.tell("log.holds", ("ST-25",), unit=hero.id)
        return Shooting(unit=hero.id)


class Walks(Act):
    """Any way within the allowance."""

    slot = "action"
    open = True
    action: str

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        """Straight ahead in eight directions, and half as far; the domain of the question tells the rest."""
        most, who = values.allowance(g, hero, self.action), walker(g, hero)
        points = [bearing(hero, x, y, far) for far in (most, most // 2) if far for x, y in BEARINGS.values()]
        return [self.move(path=(to,)) for to in points if isinstance(gone(g.ground, who, hero.spot, to), Leg)]

    def why_not(self, g: StarQuest, hero: Hero, answer: Any) -> Refusal | None:
        """Any: an Advance or a Rush."""
        found = moving.why_not_immobile(g, hero) or self.route(g, hero, answer)
        return found if isinstance(found, Refusal) else None

    def route(self, g: StarQuest, hero: Hero, answer: Any) -> Route | Refusal:
        """Any: an Advance or a Rush."""
        return moving.hero_route(g, hero, answer.path, answer.jump, values.allowance(g, hero, self.action))

    def price(self, g: StarQuest, hero: Hero, answer: Any) -> dict[str, int]:
        """Any: an Advance or a Rush."""
        found = self.route(g, hero, answer)
        return {} if isinstance(found, Refusal) else {"inches": found.cost}

    def sample(self, g: StarQuest, hero: Hero, random: Any) -> Answer | None:
        """A straight leg somewhere. Any: the kernel's Random."""
        most = values.allowance(g, hero, self.action)
        if not most:
            return None
        x, y = random.below(2001) - 1000, random.below(2001) - 1000
        answer = self.move(path=(bearing(hero, x, y, random.below(most) + 1),), jump=random.below(2) == 1)
        return answer if self.why_not(g, hero, answer) is None else None

    def walks(self, g: StarQuest, hero: Hero, answer: Any) -> Procedure:
        """Any: an Advance or a Rush."""
        found = self.route(g, hero, answer)
        assert not isinstance(found, Refusal)
        g.tell(
            f"log.{self.action}", ("ST-26" if self.action == "advance" else "ST-28",), unit=hero.id, inches=found.cost
        )
        return moving.goes(hero, found)


class Advances(Walks):
    move = m.Advance
    action = "advance"

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Advance) -> Follows:
        return [self.walks(g, hero, answer), Shooting(unit=hero.id, moved=True)]


class Rushes(Walks):
    move = m.Rush
    action = "rush"

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Rush) -> Follows:
        return self.walks(g, hero, answer)


def bearing(hero: Hero, x: int, y: int, length: int) -> Point:
    """A point so far away in a direction."""
    a = hero.spot.point
    return towards(a, (a[0] + x * FAR, a[1] + y * FAR), length)
