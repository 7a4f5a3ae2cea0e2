"""shapely: geometry in C, with floating point; ways by networkx over a graph of what is seen from where."""

from __future__ import annotations

from itertools import combinations
from math import dist

import networkx  # type: ignore[import-untyped, unused-ignore]
import shapely

from bench.open_tables import Library, Pair, Point, Surveyor, Table

TENTH = 100
HAIR = 1e-6
"""Touching is not meeting."""


def surveys(table: Table) -> Surveyor:
    walls = shapely.union_all([shapely.Polygon(wall) for wall in table.walls])
    shapely.prepare(walls)
    free = shapely.box(table.radius, table.radius, table.side - table.radius, table.side - table.radius)
    shapely.prepare(free)

    def legs(here: Point, there: list[Point]) -> list[bool]:
        lines = shapely.linestrings([[here, point] for point in there])
        near = shapely.dwithin(walls, lines, table.radius - HAIR)
        return [bool(inside and not met) for inside, met in zip(shapely.covers(free, lines), near, strict=True)]

    bends = list(table.bends)
    graph = networkx.Graph()
    for one, other in combinations(range(len(bends)), 2):
        if legs(bends[one], [bends[other]])[0]:
            graph.add_edge(one, other, weight=dist(bends[one], bends[other]))

    def sees(pair: Pair) -> bool:
        lines = []
        for looker, seen in (pair, pair[::-1]):
            lines += [[looker, (seen[0] + x, seen[1] + y)] for x, y in table.sights]
        return not shapely.crosses(walls, shapely.linestrings(lines)).all()

    def way(pair: Pair) -> int:
        here, there = pair
        own = graph.copy()
        for name, point in (("here", here), ("there", there)):
            for n, is_free in enumerate(legs(point, bends)):
                if is_free:
                    own.add_edge(name, n, weight=dist(point, bends[n]))
        if legs(here, [there])[0]:
            own.add_edge("here", "there", weight=dist(here, there))
        return int(networkx.dijkstra_path_length(own, "here", "there") // TENTH)

    return Surveyor(sees=sees, leg=lambda pair: legs(pair[0], [pair[1]])[0], way=way)


def surveyor() -> Library:
    return Library(f"shapely {shapely.__version__} and networkx {networkx.__version__}", surveys)
