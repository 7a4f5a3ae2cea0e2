"""Ways over the squares: how far everything in reach is, and one of the shortest ways to it."""

from __future__ import annotations

from msgspec import Struct

from .squares import spread, squares_of


class Reach(Struct, frozen=True, gc=False):
    """Squares by the number of steps to them: `rings[n]` are those that take n steps and no fewer."""

    rings: tuple[int, ...]
    east: int
    south: int
    width: int

    @property
    def squares(self) -> int:
        whole = 0
        for ring in self.rings:
            whole |= ring
        return whole

    def steps_to(self, square: int) -> int:
        """-1: out of reach."""
        for n, ring in enumerate(self.rings):
            if ring >> square & 1:
                return n
        return -1

    def way_to(self, square: int) -> tuple[int, ...]:
        """One of the shortest, without the start: from the end backwards, always to the lowest number."""
        n = self.steps_to(square)
        way = [square]
        while n > 1:
            n -= 1
            before = spread(1 << way[-1], self.east, self.south, self.width) & self.rings[n]
            way.append((before & -before).bit_length() - 1)
        return tuple(way[::-1]) if self.steps_to(square) > 0 else ()

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
    ring = seen = 1 << start
    rings = [ring]
    for _ in range(steps):
        ring = spread(ring, east, south, width) & passable & ~seen
        if not ring:
            break
        seen |= ring
        rings.append(ring)
    return Reach(tuple(rings), east, south, width)
