"""Ways over the squares: how far everything in reach is, and one of the shortest ways to it."""

from __future__ import annotations

from msgspec import Struct

from .squares import spread, squares_of


class Reach(Struct, frozen=True, gc=False):
    """Squares by the number of steps to them: `rings[n]` are those that take n steps and no fewer."""

    rings: tuple[int, ...]
    squares: int
    """All of them."""
    steps: int
    passable: int
    east: int
    south: int
    width: int

    def answers(self, start: int, steps: int, passable: int, east: int, south: int) -> bool:
        """Whether it is what somebody wants to know who asks this."""
        return (
            self.rings[0] == 1 << start
            and self.steps == steps
            and self.passable == passable
            and self.east == east
            and self.south == south
        )

    def steps_to(self, square: int) -> int:
        """-1: out of reach."""
        for n, ring in enumerate(self.rings):
            if ring >> square & 1:
                return n
        return -1

    def way_to(self, square: int) -> tuple[int, ...]:
        """One of the shortest, without the start: from the end backwards, always to the lowest number."""
        n = self.steps_to(square)
        if n <= 0:
            return ()
        way, here = [square], 1 << square
        east, south, width = self.east, self.south, self.width
        for ring in self.rings[n - 1 : 0 : -1]:
            before = spread(here, east, south, width) & ring
            here = before & -before
            way.append(here.bit_length() - 1)
        return tuple(way[::-1])

    def costs(self, ends: int) -> tuple[list[int], list[int]]:
        """Squares on which one may end, and the steps to each."""
        squares, costs = list[int](), list[int]()
        for n, ring in enumerate(self.rings):
            for square in squares_of(ring & ends):
                squares.append(square)
                costs.append(n)
        return squares, costs


def reach(start: int, steps: int, passable: int, east: int, south: int, width: int) -> Reach:
    """Everything within so many steps over passable squares."""
    ring = 1 << start
    rings = [ring]
    left = passable & ~ring
    for _ in range(steps):
        # As `spread` says it; to call it for every ring would take as long again.
        ring = ((ring & east) << 1 | ring >> 1 & east | (ring & south) << width | ring >> width & south) & left
        if not ring:
            break
        left ^= ring
        rings.append(ring)
    return Reach(tuple(rings), passable & ~left | rings[0], steps, passable, east, south, width)
