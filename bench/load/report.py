"""The figures as a page, with a section for each game."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from bench.load.figures import part
from bench.load.games import Measured
from bench.load.run import Result

COLUMNS = (
    "tables", "at each", "moves/s of people", "all moves/s", "p50 ms", "p95 ms", "p99 ms", "longest ms", "reply p50 ms",
    "messages/s", "bytes an update", "server CPU", "µs a move", "server MB", "kB a table", "refused", "not told",
    "generator late p99 ms", "generator CPU", "load before",
)  # fmt: skip
HEAD = f"| {' | '.join(COLUMNS)} |\n| --: | :-- |{' --: |' * (len(COLUMNS) - 2)}"
TITLE = """# How many tables one server holds

Written by `make bench-load`, a section for each game; [README.md](README.md) tells what the columns mean.
"""
SECTION = re.compile(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)


def row(result: Result) -> str:
    figures, before, after = result.figures, result.before, result.after
    seconds = after.at - before.at
    moves = after.moves - before.moves if after.moves else figures.moves
    waits = [1000 * part(figures.waits, share) for share in (0.5, 0.95, 0.99, 1.0)]
    used = after.server - before.server
    cells = [
        f"{result.tables:,}",
        result.line.title,
        f"{figures.moves / seconds:,.0f}",
        f"{moves / seconds:,.0f}",
        *[f"{wait:.1f}" for wait in waits],
        f"{1000 * part(figures.replies, 0.5):.1f}",
        f"{figures.messages / seconds:,.0f}",
        f"{figures.size / max(figures.updates, 1):,.0f}",
        f"{used / seconds:.0%}",
        f"{1_000_000 * used / max(moves, 1):,.0f}",
        f"{result.kilobytes / 1024:,.0f}",
        f"{(result.kilobytes - result.empty) / result.tables:,.0f}",
        f"{figures.refused}" + (f", {result.lost} lost" if result.lost else ""),
        f"{figures.unchanged}",
        f"{1000 * part(figures.late, 0.99):.1f}",
        f"{(after.ours - before.ours) / seconds:.0%}",
        f"{result.calm:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def section(game: Measured, results: Sequence[Result], seconds: float, pause: float) -> str:
    pace = f" A person moves every {pause:g} seconds on average, from half to one and a half of it." if pause else ""
    return "\n".join(
        [
            f"{game.about}{pace}",
            "",
            f"Each line measured for {seconds:.0f} seconds. Python {platform.python_version()}, {os.cpu_count()} cores",
            f"that server, generator and database share; load average at the end {os.getloadavg()[0]:.1f}{priority()}.",
            "",
            HEAD,
            *map(row, results),
        ]
    )


def priority() -> str:
    """Whether we went before other work on the machine: by our own nice value, or by that of our session."""
    session = Path("/proc/self/autogroup")
    nice = session.read_text(encoding="ascii").split()[-1] if session.exists() else "0"
    return ", with priority over other work" if min(os.nice(0), int(nice)) < 0 else ""


def put(page: Path, title: str, text: str, order: Iterable[str]) -> None:
    """Writes one section anew; those of the other games stay as they are."""
    there = page.read_text(encoding="utf-8") if page.exists() else ""
    sections = {name: body.strip("\n") for name, body in SECTION.findall(there)} | {title: text}
    told = [f"\n## {name}\n\n{sections[name]}\n" for name in order if name in sections]
    page.write_text(TITLE + "".join(told), encoding="utf-8")
