"""The figures as a page."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence

from bench.load.figures import part
from bench.load.run import Result

USUAL_SIZE = 900
"""Bytes of an update, about what four people at a table get on average."""

HEAD = (
    "| tables | at each | moves/s of people | all moves/s | p50 ms | p99 ms | longest ms | messages/s | bytes each "
    "| server CPU | kB a table | refused | not told | generator late p99 ms | generator CPU |\n"
    "| --: | :-- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |"
)


def row(result: Result) -> str:
    figures, before, after = result.figures, result.before, result.after
    seconds = after.at - before.at
    every = (after.moves - before.moves) / seconds if after.moves else figures.moves / seconds
    waits = [1000 * part(figures.waits, share) for share in (0.5, 0.99, 1.0)]
    cells = [
        f"{result.tables:,}",
        result.title,
        f"{figures.moves / seconds:,.0f}",
        f"{every:,.0f}",
        *(f"{wait:.1f}" for wait in waits),
        f"{figures.messages / seconds:,.0f}",
        f"{figures.size / max(figures.messages, 1):,.0f}",
        f"{(after.server - before.server) / seconds:.0%}",
        f"{result.kilobytes:,.0f}",
        f"{figures.refused}" + (f", {result.lost} lost" if result.lost else ""),
        f"{figures.unchanged}",
        f"{1000 * part(figures.late, 0.99):.1f}",
        f"{(after.ours - before.ours) / seconds:.0%}",
    ]
    return f"| {' | '.join(cells)} |"


def page(results: Sequence[Result], seconds: float, pause: float) -> str:
    load = max(os.getloadavg())
    return "\n".join(
        [
            "# How many tables one server holds",
            "",
            f"Written by `make bench-load`; each line measured for {seconds:.0f} seconds, with one move of a person",
            f"every {pause:g} seconds at each table. Python {platform.python_version()}, {os.cpu_count()} cores that",
            f"server, generator and database share; load average at the end {load:.1f}. What the columns mean is told",
            "in [README.md](README.md).",
            "",
            HEAD,
            *map(row, results),
            "",
        ]
    )
