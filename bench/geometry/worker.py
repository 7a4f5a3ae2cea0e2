"""Measures one library once, in a process of its own, and prints the figures as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.clock import rate
from bench.geometry import Dungeon, Library, Pair
from bench.worker import alone

QUERIES = ("sees", "explains", "field", "reach", "way")
COUNTED = ("reach", "way")
"""Of these there is one right answer, and everybody has to find it."""

Query = tuple[Callable[[Pair], Any], Pair]


def all_dungeons() -> list[Dungeon]:
    """Of every game that has some: what a module `dungeons_of_...` offers."""
    modules = sorted(path.stem for path in Path(__file__).parent.glob("dungeons_of_*.py"))
    return [dungeon for module in modules for dungeon in import_module(f"bench.geometry.{module}").dungeons()]


def ask(query: Query) -> Any:
    return query[0](query[1])


def measure(library: Library, seconds: float) -> dict[str, Any]:
    figures: dict[str, float] = {}
    found: dict[str, int] = {}
    surveyors = [(library.surveys(dungeon), dungeon) for dungeon in all_dungeons()]
    for name in QUERIES:
        queries: list[Query] = []
        for surveyor, dungeon in surveyors:
            way = getattr(surveyor, name)
            queries += [(way, pair) for pair in dungeon.pairs] if way is not None else []
        if queries:
            if name in COUNTED:
                found[name] = sum(map(ask, queries))
            figures[name] = rate(ask, queries, seconds / len(QUERIES))
    return {"version": library.version, "figures": figures, "found": found}


if __name__ == "__main__":
    alone(lambda: import_module(f"bench.geometry.{sys.argv[1]}").surveyor(), measure)
