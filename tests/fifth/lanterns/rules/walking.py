"""LB-2: from square to square, as far as the steps reach, and into traps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from questhall.kernel.answers import NOT_OFFERED, Answer, Refusal
from questhall.kernel.asks import Question
from questhall.kernel.dice import Random
from questhall.kernel.domains import Squares
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..entities import Bearer
from . import dark, wounds

if TYPE_CHECKING:
    from ..state import Lanterns


class Way(Struct, frozen=True, gc=False):
    """The safest of the shortest ways to a square."""

    cost: int
    risk: int
    """Squares on it that may hold a trap or something worse."""
    path: tuple[int, ...]


Ways = Mapping[int, Way]
Step = Callable[[int], tuple[int, int] | None]
"""What it costs and risks to step on a square; None: nobody can."""


def ways(g: Lanterns, start: int, steps: int, price: Step, ends: Callable[[int], bool]) -> dict[int, Way]:
    """To everything in reach. Whoever gets to a square at which a walk ends gets no farther."""
    found: dict[int, Way] = {}
    waiting: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    while waiting:
        cost, risk, path = heappop(waiting)
        here = path[-1] if path else start
        if here in found:
            continue
        found[here] = Way(cost, risk, path)
        if ends(here):
            continue
        for there in g.cellar.next_to[here]:
            paid = price(there)
            if there not in found and paid is not None and cost + paid[0] <= steps:
                heappush(waiting, (cost + paid[0], risk + paid[1], (*path, there)))
    return found


def cost_of(g: Lanterns, at: int) -> int:
    """Water is slow (LB-2.2)."""
    return 2 if g.cellar.flooded(at) else 1


def bearer_ways(g: Lanterns, bearer: Bearer) -> dict[int, Way]:
    """Where a bearer may end a walk, as far as everybody knows."""

    def price(at: int) -> tuple[int, int] | None:
        if why_not_enter(g, at) is not None:
            return None
        return cost_of(g, at), dark.may_be_trapped(g, at) or g.is_dark(at)

    found = ways(g, bearer.square, g.has(bearer, "steps"), price, g.is_dark)
    return {at: way for at, way in found.items() if why_not_stop(g, bearer, at) is None}


# --- why not ----------------------------------------------------------------------------


def why_not_enter(g: Lanterns, at: int) -> Refusal | None:
    if at not in g.cellar.room_at:
        return Refusal("refusal.wall", ("LB-2.1",), {"square": at})
    monster = g.monster_at(at)
    if monster is not None:
        return Refusal("refusal.blocked", ("LB-2.3",), {"square": at, "monster": monster.kind})
    if at in g.traps:
        return Refusal("refusal.trap", ("LB-2.4",), {"square": at})
    return None


def why_not_stop(g: Lanterns, bearer: Bearer, at: int) -> Refusal | None:
    there = g.bearer_at(at)
    if there is None or there is bearer:
        return None
    return Refusal("refusal.taken", ("LB-2.3",), {"square": at, "seat": there.seat})


def why_not_path(g: Lanterns, bearer: Bearer, path: Sequence[int]) -> Refusal | None:
    """Walks it and says at which square it fails."""
    here, left = bearer.square, g.has(bearer, "steps")
    for at in path:
        if g.is_dark(here):
            return Refusal("refusal.dark", ("LB-B.2",), {"square": here})
        refusal = why_not_enter(g, at)
        if refusal is not None:
            return refusal
        if at not in g.cellar.next_to[here]:
            return Refusal("refusal.apart", ("LB-2.1",), {"square": at})
        left -= cost_of(g, at)
        if left < 0:
            return Refusal("refusal.far", ("LB-2.2",), {"square": at})
        here = at
    return why_not_stop(g, bearer, here)


def why_not_walk(g: Lanterns, bearer: Bearer, to: int) -> Refusal | None:
    if to in bearer_ways(g, bearer):
        return None
    refusal = why_not_enter(g, to) or why_not_stop(g, bearer, to)
    if refusal is None and g.is_dark(to) and to not in g.cellar.doorsteps:
        refusal = Refusal("refusal.dark", ("LB-B.2",), {"square": to})
    return refusal or Refusal("refusal.far", ("LB-2.2",), {"square": to})


# --- the question ---------------------------------------------------------------------------


class WhereTo(Question["Lanterns", Any]):
    """Open: any way that the steps allow. The candidates are the squares in reach."""

    name = "lanterns.walk"
    finite = False

    def ways(self, g: Lanterns, frame: Any, seat: int) -> Ways:
        return bearer_ways(g, g.bearer(seat))

    def budget(self, g: Lanterns, frame: Any, seat: int) -> int:
        return g.has(g.bearer(seat), "steps")

    def options(self, g: Lanterns, frame: Any, seat: int) -> Sequence[Answer]:
        return [m.Walk(at) for at in sorted(self.ways(g, frame, seat))]

    def domain(self, g: Lanterns, frame: Any, seat: int) -> Squares:
        found = sorted(self.ways(g, frame, seat).items())
        return Squares(
            squares=tuple([at for at, _ in found]),
            costs=tuple([way.cost for _, way in found]),
            risks=tuple([way.risk for _, way in found]),
            budget=self.budget(g, frame, seat),
        )

    def refuse(self, g: Lanterns, frame: Any, seat: int, answer: Answer) -> Refusal | None:
        if isinstance(answer, m.Walk):
            return why_not_walk(g, g.bearer(seat), answer.to)
        if isinstance(answer, m.Path):
            return why_not_path(g, g.bearer(seat), answer.squares)
        return NOT_OFFERED

    def price(self, g: Lanterns, frame: Any, seat: int, answer: Answer) -> dict[str, int]:
        if isinstance(answer, m.Walk):
            way = self.ways(g, frame, seat).get(answer.to)
            return {} if way is None else {"steps": way.cost}
        if isinstance(answer, m.Path) and self.refuse(g, frame, seat, answer) is None:
            return {"steps": sum([cost_of(g, at) for at in answer.squares])}
        return {}

    def sample(self, g: Lanterns, frame: Any, seat: int, random: Random) -> Answer:
        """Also ways that lead about."""
        if random.below(2):
            return random.choice(self.options(g, frame, seat))
        here, path = g.bearer(seat).square, list[int]()
        for _ in range(random.below(self.budget(g, frame, seat) + 1)):
            here = random.choice(g.cellar.next_to[here])
            path.append(here)
        answer = m.Path(tuple(path))
        return answer if self.refuse(g, frame, seat, answer) is None else m.Path(())


def path_of(ways: Ways, answer: m.Walk | m.Path) -> tuple[int, ...]:
    return ways[answer.to].path if isinstance(answer, m.Walk) else answer.squares


# --- the walk -------------------------------------------------------------------------------


class Walking(Procedure):
    """Square by square, because anything may happen on any of them."""

    seat: int
    path: tuple[int, ...]

    @step("LB-2.1", "LB-2.4", "LB-B.2")
    def next_square(self, g: Lanterns) -> None:
        if not self.path or not g.bearer(self.seat).upright:
            return
        bearer, at = g.bearer(self.seat), self.path[0]
        bearer.square = at
        self.path = self.path[1:]
        self.again()
        if g.is_dark(at):
            dark.reveal(g, g.cellar.room_at[at])
        if at not in g.clear:
            self.treads(g, bearer)

    def treads(self, g: Lanterns, bearer: Bearer) -> None:
        """From now on everybody knows what is there (LB-2.4)."""
        at = bearer.square
        g.clear += (at,)
        sprung = [thing for thing in g.hidden if thing.kind == "trap" and thing.square == at]
        if sprung:
            self.path = ()
            g.hidden = tuple([thing for thing in g.hidden if thing not in sprung])
            g.everybody_learns()
            g.tell("log.trap", ("LB-2.4",), seat=bearer.seat, square=at)
            wounds.hurt(g, bearer, 1)

    @step("LB-2.5", "LB-7.1")
    def arrives(self, g: Lanterns) -> None:
        bearer = g.bearer(self.seat)
        g.tell("log.walks", ("LB-2.1",), seat=self.seat, square=bearer.square)
        g.unsettled = True
