"""networkx: graphs in Python."""

from __future__ import annotations

import networkx  # type: ignore[import-untyped, import-not-found, unused-ignore]

from bench.geometry import STEPS, Dungeon, Library, Surveyor


def surveys(dungeon: Dungeon) -> Surveyor:
    graph = networkx.Graph()
    graph.add_nodes_from(dungeon.floor)
    graph.add_edges_from(dungeon.steps)
    return Surveyor(
        reach=lambda pair: len(dict(networkx.single_source_shortest_path_length(graph, pair[0], cutoff=STEPS))),
        way=lambda pair: len(networkx.shortest_path(graph, *pair)) - 1,
    )


def surveyor() -> Library:
    return Library(f"networkx {networkx.__version__}", surveys)
