"""Measures one library once, in a process of its own, and prints the figures as JSON."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.clock import rate
from bench.open_tables import Library, Pair, Table
from bench.worker import alone

QUERIES = ("sees", "leg", "way")

Query = tuple[Callable[[Pair], int], Pair]


def all_tables() -> list[Table]:
    """Of every game that has some: what a module `tables_of_...` offers."""
    modules = sorted(path.stem for path in Path(__file__).parent.glob("tables_of_*.py"))
    return [table for module in modules for table in import_module(f"bench.open_tables.{module}").tables()]


def ask(query: Query) -> int:
    return query[0](query[1])


def measure(library: Library, seconds: float) -> dict[str, Any]:
    figures: dict[str, float] = {}
    found: dict[str, int] = {}
    surveyors = [(library.surveys(table), table) for table in all_tables()]
    for name in QUERIES:
        queries: list[Query] = [
            (getattr(surveyor, name), pair) for surveyor, table in surveyors for pair in table.pairs
        ]
        found[name] = sum(map(ask, queries))
        figures[name] = rate(ask, queries, seconds / len(QUERIES))
    return {"version": library.version, "figures": figures, "found": found}


if __name__ == "__main__":
    alone(lambda: import_module(f"bench.open_tables.{sys.argv[1]}").surveyor(), measure)
