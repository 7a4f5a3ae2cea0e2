"""Plots as SVG, drawn by the house: lines from low to high with a mark between, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from textwrap import wrap

from msgspec import Struct

LEFT, WIDTH, VALUES = 26, 694, 130
"""Room for half a tick, the plot and the numbers beside it."""
TOP, TEXT, ROW, BOTTOM = 8, 16, 26, 34
"""Names stand above their lines, as long as they are."""
LETTERS = 125
"""Of a name, in a line: as many as there is room for."""


class Line(Struct, frozen=True):
    """A name, a value with its interval, and both in words."""

    label: str
    low: float
    value: float
    high: float
    words: str
    strong: bool = False
    """Worth looking at."""


class Chart(Struct, frozen=True):
    """Lines on one scale."""

    title: str
    lines: tuple[Line, ...]
    least: float
    most: float
    ticks: tuple[tuple[float, str], ...]
    middle: float | None = None
    """Where nothing is to be seen: drawn as a line of its own."""


def svg(chart: Chart) -> str:
    """The plot, readable for people who hear it too; its colours are those of the page."""
    names = [wrap(line.label, LETTERS) or [""] for line in chart.lines]
    ground = TOP + sum([TEXT * len(name) + ROW for name in names])
    height = ground + BOTTOM

    def x(value: float) -> str:
        inside = min(max(value, chart.least), chart.most)
        return f"{LEFT + WIDTH * (inside - chart.least) / (chart.most - chart.least):.1f}"

    parts = [
        f'<svg viewBox="0 0 {LEFT + WIDTH + VALUES} {height}" role="img" aria-label="{escape(chart.title)}">',
        f"<title>{escape(chart.title)}</title>",
    ]
    for value, word in chart.ticks:
        parts.append(f'<line class="grid" x1="{x(value)}" x2="{x(value)}" y1="{TOP}" y2="{ground}"/>')
        parts.append(f'<text class="tick" x="{x(value)}" y="{ground + 20}">{escape(word)}</text>')
    if chart.middle is not None:
        parts.append(f'<line class="middle" x1="{x(chart.middle)}" x2="{x(chart.middle)}" y1="{TOP}" y2="{ground}"/>')
    y = TOP
    for name, line in zip(names, chart.lines, strict=True):
        parts.append(f'<g class="{"line strong" if line.strong else "line"}">')
        for part in name:
            y += TEXT
            parts.append(f'<text class="label" x="{LEFT}" y="{y - 2}">{escape(part)}</text>')
        y += ROW // 2
        parts += [
            f'<line x1="{x(line.low)}" x2="{x(line.high)}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(line.value)}" cy="{y}" r="5"/>',
            f'<text class="words" x="{LEFT + WIDTH + 12}" y="{y + 4}">{escape(line.words)}</text></g>',
        ]
        y += ROW // 2
    return "\n".join([*parts, "</svg>"])


def scale(values: Sequence[float]) -> tuple[float, float, tuple[float, ...]]:
    """A scale that holds all values, from one round number to another, and those between."""
    least, most = min(values, default=0.0), max(values, default=1.0)
    span = most - least or 1.0
    step = next(nice * 10.0**power for power in range(-6, 16) for nice in (1, 2, 5) if span <= 6 * nice * 10.0**power)
    first, last = floor(least / step), max(ceil(most / step), floor(least / step) + 1)
    return first * step, last * step, tuple([n * step for n in range(first, last + 1)])
