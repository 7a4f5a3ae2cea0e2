"""python-tcod: grids in C. Walls between squares are cells of a grid that is twice as fine."""

from __future__ import annotations

from importlib.metadata import version

import numpy  # type: ignore[import-not-found, unused-ignore]
import tcod.constants  # type: ignore[import-not-found, unused-ignore]
import tcod.los  # type: ignore[import-not-found, unused-ignore]
import tcod.map  # type: ignore[import-not-found, unused-ignore]
import tcod.path  # type: ignore[import-not-found, unused-ignore]

from bench.geometry import STEPS, Dungeon, Library, Pair, Surveyor, cell, fine, open_cells


def surveys(dungeon: Dungeon) -> Surveyor:
    columns, rows = fine(dungeon)
    cost = numpy.zeros((rows, columns), dtype=numpy.int8)
    for y, x in open_cells(dungeon):
        cost[y, x] = 1
    clear = cost.astype(bool)
    for square in dungeon.taken:
        clear[cell(dungeon, square)] = False
    # One walks over squares and the steps between them, never over the middle of four squares.
    cost[::2, ::2] = 0
    ways = tcod.path.AStar(cost, diagonal=0)
    place = {square: cell(dungeon, square) for square in dungeon.floor}

    def sees(pair: Pair) -> bool:
        line = tcod.los.bresenham(place[pair[0]], place[pair[1]])[1:-1]
        return bool(clear[line[:, 0], line[:, 1]].all())

    def in_reach(pair: Pair) -> int:
        costs = tcod.path.maxarray((rows, columns), dtype=numpy.int32)
        costs[place[pair[0]]] = 0
        tcod.path.dijkstra2d(costs, cost, cardinal=1, diagonal=0, out=costs)
        return int((costs[1::2, 1::2] <= 2 * STEPS).sum())

    return Surveyor(
        sees=sees,
        field=lambda pair: tcod.map.compute_fov(
            clear, place[pair[0]], algorithm=tcod.constants.FOV_SYMMETRIC_SHADOWCAST
        ),
        reach=in_reach,
        way=lambda pair: len(ways.get_path(*place[pair[0]], *place[pair[1]])) // 2,
    )


def surveyor() -> Library:
    return Library(f"tcod {version('tcod')}", surveys)
