"""Where rooms and corridors lie: cells in columns and rows, corridors between them, some cells joined, some left out.

Corridors always hang together, and every room lies at one, so a door to a corridor makes any room reachable.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.kernel.dice import Random

from ... import vocabulary as v
from ..build import CORRIDOR, ROCK

LETTERS = "ABCDEFGHIJKLMNOP"
EAST: Literal["east"] = "east"
SOUTH: Literal["south"] = "south"


class Cell(Struct, frozen=True):
    """A rectangle for a room."""

    left: int
    top: int
    wide: int
    high: int

    @property
    def spots(self) -> list[v.Spot]:
        return [(x, y) for y in range(self.top, self.top + self.high) for x in range(self.left, self.left + self.wide)]


class Layout:
    """Signs of squares while a dungeon is being drawn; rock is what has none."""

    def __init__(self) -> None:
        self.signs: dict[v.Spot, str] = {}
        self.wide = self.high = 0

    @property
    def rows(self) -> tuple[str, ...]:
        return tuple(
            ["".join([self.signs.get((x, y), ROCK) for x in range(self.wide)]) for y in range(self.high)]
        )  # fmt: skip

    @property
    def rooms(self) -> dict[str, list[v.Spot]]:
        found: dict[str, list[v.Spot]] = {}
        for spot in sorted(self.signs, key=by_row):
            if self.signs[spot] != CORRIDOR:
                found.setdefault(self.signs[spot], []).append(spot)
        return found

    @property
    def corridors(self) -> list[v.Spot]:
        return [spot for spot in sorted(self.signs, key=by_row) if self.signs[spot] == CORRIDOR]

    def doors(self, room: str) -> list[v.Door]:
        """Every place for a door between a room and a corridor."""
        found = []
        for x, y in self.rooms[room]:
            for at, other, to in (
                ((x, y), (x + 1, y), EAST),
                ((x, y), (x, y + 1), SOUTH),
                ((x - 1, y), (x - 1, y), EAST),
                ((x, y - 1), (x, y - 1), SOUTH),
            ):
                if self.signs.get(other) == CORRIDOR:
                    found.append(v.Door(at=at, to=to))
        return found

    def connected(self) -> bool:
        """Whether all corridors hang together and each room still lies at one."""
        corridors = {spot for spot, sign in self.signs.items() if sign == CORRIDOR}
        rooms = {sign for sign in self.signs.values() if sign != CORRIDOR}
        touched = {self.signs.get(other) for spot in corridors for other in beside(spot)}
        return rooms <= touched and len(spread_from(next(iter(corridors)), corridors)) == len(corridors)


def by_row(spot: v.Spot) -> tuple[int, int]:
    return spot[1], spot[0]


def beside(spot: v.Spot) -> list[v.Spot]:
    x, y = spot
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def spread_from(start: v.Spot, among: set[v.Spot]) -> set[v.Spot]:
    """Everything that hangs together with a square."""
    reached, edge = {start}, [start]
    while edge:
        edge = [other for spot in edge for other in beside(spot) if other in among and other not in reached]
        reached.update(edge)
        edge = list(dict.fromkeys(edge))
    return reached


def lay_out(random: Random, columns: int, lines: int, rooms: int) -> Layout:
    """A dungeon of so many rooms at most."""
    wide = [4 + random.below(3) for _ in range(columns)]
    high = [3 + random.below(3) for _ in range(lines)]
    layout = Layout()
    layout.wide, layout.high = sum(wide) + columns - 1, sum(high) + lines - 1
    cells = {
        (c, line): Cell(sum(wide[:c]) + c, sum(high[:line]) + line, wide[c], high[line])
        for c in range(columns)
        for line in range(lines)
    }
    for x in range(layout.wide):
        for y in range(layout.high):
            layout.signs[(x, y)] = CORRIDOR
    for cell, letter in zip(cells.values(), LETTERS, strict=False):
        layout.signs |= dict.fromkeys(cell.spots, letter)
    join_rooms(random, layout, cells)
    leave_out(random, layout, rooms)
    close_corridors(random, layout, wide, high)
    return layout


def attempt(layout: Layout, change: dict[v.Spot, str | None]) -> bool:
    """Changes signs (None: rock), unless something would be cut off."""
    before = dict(layout.signs)
    for spot, sign in change.items():
        if sign is None:
            layout.signs.pop(spot, None)
        else:
            layout.signs[spot] = sign
    if layout.connected():
        return True
    layout.signs = before
    return False


def join_rooms(random: Random, layout: Layout, cells: dict[tuple[int, int], Cell]) -> None:
    """Up to two pairs of neighbours become halls."""
    pairs = [(one, (one[0] + 1, one[1])) for one in cells if (one[0] + 1, one[1]) in cells]
    joined = set[tuple[int, int]]()
    for one, other in random.shuffled(pairs)[: 1 + random.below(2)]:
        if {one, other} & joined:
            continue
        left, right = cells[one], cells[other]
        hall = Cell(left.left, left.top, left.wide + 1 + right.wide, left.high)
        sign = layout.signs[(left.left, left.top)]
        if attempt(layout, dict.fromkeys(hall.spots, sign)):
            joined |= {one, other}


def leave_out(random: Random, layout: Layout, rooms: int) -> None:
    """Rooms that are too many become rock."""
    for letter in random.shuffled(tuple(layout.rooms)):
        if len(layout.rooms) <= rooms:
            return
        attempt(layout, dict.fromkeys(layout.rooms[letter], None))


def close_corridors(random: Random, layout: Layout, wide: list[int], high: list[int]) -> None:
    """Pieces of corridor between two crossings that nobody needs."""
    pieces: list[list[v.Spot]] = []
    for c in range(len(wide) - 1):
        x = sum(wide[: c + 1]) + c
        for line in range(len(high)):
            top = sum(high[:line]) + line
            pieces.append([(x, y) for y in range(top, top + high[line])])
    for line in range(len(high) - 1):
        y = sum(high[: line + 1]) + line
        for c in range(len(wide)):
            left = sum(wide[:c]) + c
            pieces.append([(x, y) for x in range(left, left + wide[c])])
    for piece in random.shuffled(pieces):
        if random.below(2) and all(layout.signs.get(spot) == CORRIDOR for spot in piece):
            attempt(layout, dict.fromkeys(piece, None))
