"""Hold, Advance and Rush (ST-25 to ST-28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.procedure import Procedure

from .. import moves as m
from .. import values
from ..bearings import BEARINGS
from ..entities import Hero
from ..measuring import nearest_first
from ..space.measure import Point, towards
from ..space.sight import Body
from . import ahead, moving
from .acts import Act, Follows
from .approaching import Mover
from .routes import Route, ways
from .shooting import Shooting
from .shots import HERE

if TYPE_CHECKING:
    from ..state import StarQuest

FAR = 1_000_000
NEAREST = 4
"""Enemies towards whom a way is offered."""


class Holds(Act):
    move = m.Hold
    slot = "action"

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        return (m.Hold(),)

    def expects(self, g: StarQuest, hero: Hero, answer: m.Hold) -> Sequence[tuple[Told, int]]:
        return ahead.from_there(g, hero, HERE, False)

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Hold) -> Follows:
        g.tell("log.holds", ("ST-25",), unit=hero.id)
        return Shooting(unit=hero.id)


class Walks(Act):
    """Any way within the allowance."""

    slot = "action"
    open = True
    action: str

    def candidates(self, g: StarQuest, hero: Hero) -> Sequence[Answer]:
        """To everything that matters, as far as the move goes, and straight ahead in eight directions."""
        most = values.allowance(g, hero, self.action)
        if not most:
            return ()
        ways = [tuple(path) for path in towards_things(g, hero, most)]
        ways += [(bearing(hero, x, y, far),) for far in (most, most // 2) for x, y in BEARINGS.values()]
        return [self.move(path=path) for path in dict.fromkeys(ways)]

    def offered(self, g: StarQuest, hero: Hero) -> list[Answer]:
        most = values.allowance(g, hero, self.action)
        found = []
        for answer in self.candidates(g, hero):
            route = moving.hero_route(g, hero, answer.path, False, most, straight=True)  # type: ignore[attr-defined]
            if isinstance(route, Route):
                found.append(answer)
        return found

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

    def expects(self, g: StarQuest, hero: Hero, answer: Any) -> Sequence[tuple[Told, int]]:
        """Any: an Advance or a Rush."""
        found = self.route(g, hero, answer)
        return () if isinstance(found, Refusal) else ahead.of_way(g, hero, found, shoots=self.action == "advance")

    def sample(self, g: StarQuest, hero: Hero, random: Any) -> Answer | None:
        """A straight leg somewhere. Any: the kernel's Random."""
        most = values.allowance(g, hero, self.action)
        if not most:
            return None
        x, y = random.below(2001) - 1000, random.below(2001) - 1000
        path, jump = (bearing(hero, x, y, random.below(most) + 1),), random.below(2) == 1
        found = moving.hero_route(g, hero, path, jump, most, straight=True)
        return self.move(path=path, jump=jump) if isinstance(found, Route) else None

    def walks(self, g: StarQuest, hero: Hero, answer: Any) -> Procedure:
        """Any: an Advance or a Rush."""
        found = self.route(g, hero, answer)
        assert not isinstance(found, Refusal)
        rule = "ST-26" if self.action == "advance" else "ST-28"
        g.tell(f"log.{self.action}", (rule,), unit=hero.id, inches=found.cost, ways=ways({hero.model.n: found}))
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


def towards_things(g: StarQuest, hero: Hero, most: int) -> list[Sequence[Point]]:
    """The ways to markers, search tokens, fallen friends and enemies, as far as a move goes."""
    spots = [marker.spot for marker in g.markers if not marker.done and marker.carrier != hero.seat]
    spots += [token.spot for token in g.search]
    bodies = [Body(spot, 0, 0) for spot in spots] + [g.body(other, other.model) for other in g.heroes if other.down]
    bodies += [g.bodies(unit)[0] for _, unit in nearest_first(g, hero, list(g.units.values()))[:NEAREST]]
    mover, ahead = Mover(g, hero), values.allowance(g, hero, "rush")
    return [mover.approach(hero.spot, body, 0, most, ahead).points for body in bodies]


def bearing(hero: Hero, x: int, y: int, length: int) -> Point:
    """A point so far away in a direction."""
    a = hero.spot.point
    return towards(a, (a[0] + x * FAR, a[1] + y * FAR), length)
