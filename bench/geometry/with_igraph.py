"""igraph: graphs in C."""

from __future__ import annotations

import igraph  # type: ignore[import-untyped, import-not-found, unused-ignore]

from bench.geometry import STEPS, Dungeon, Library, Pair, Surveyor


def surveys(dungeon: Dungeon) -> Surveyor:
    graph = igraph.Graph(n=dungeon.width * dungeon.height, edges=dungeon.steps)

    def in_reach(pair: Pair) -> int:
        costs = graph.distances(pair[0])[0]
        return len([square for square, cost in enumerate(costs) if cost <= STEPS])

    return Surveyor(reach=in_reach, way=lambda pair: len(graph.get_shortest_path(*pair)) - 1)


def surveyor() -> Library:
    return Library(f"igraph {igraph.__version__}", surveys)
