"""Plots as SVG, drawn by the house: lines from low to high with a mark between, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from msgspec import Struct

LABELS, WIDTH, VALUES = 300, 420, 130
"""Room for the names, the plot and the numbers beside it."""
ROW, TOP, BOTTOM = 24, 8, 34


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
    height = TOP + ROW * len(chart.lines) + BOTTOM
    ground = height - BOTTOM

    def x(value: float) -> str:
        inside = min(max(value, chart.least), chart.most)
        return f"{LABELS + WIDTH * (inside - chart.least) / (chart.most - chart.least):.1f}"

    parts = [
        f'<svg viewBox="0 0 {LABELS + WIDTH + VALUES} {height}" role="img" aria-label="{escape(chart.title)}">',
        f"<title>{escape(chart.title)}</title>",
    ]
    for value, word in chart.ticks:
        parts.append(f'<line class="grid" x1="{x(value)}" x2="{x(value)}" y1="{TOP}" y2="{ground}"/>')
        parts.append(f'<text class="tick" x="{x(value)}" y="{ground + 20}">{escape(word)}</text>')
    if chart.middle is not None:
        parts.append(f'<line class="middle" x1="{x(chart.middle)}" x2="{x(chart.middle)}" y1="{TOP}" y2="{ground}"/>')
    for row, line in enumerate(chart.lines):
        y = TOP + ROW * row + ROW // 2
        kind = "line strong" if line.strong else "line"
        parts += [
            f'<g class="{kind}"><text class="label" x="{LABELS - 12}" y="{y + 4}">{escape(line.label)}</text>',
            f'<line x1="{x(line.low)}" x2="{x(line.high)}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(line.value)}" cy="{y}" r="5"/>',
            f'<text class="words" x="{LABELS + WIDTH + 12}" y="{y + 4}">{escape(line.words)}</text></g>',
        ]
    return "\n".join([*parts, "</svg>"])


def scale(values: Sequence[float]) -> tuple[float, float, tuple[float, ...]]:
    """A scale that holds all values, from one round number to another, and those between."""
    least, most = min(values, default=0.0), max(values, default=1.0)
    span = most - least or 1.0
    step = next(nice * 10.0**power for power in range(-6, 16) for nice in (1, 2, 5) if span <= 6 * nice * 10.0**power)
    first, last = floor(least / step), max(ceil(most / step), floor(least / step) + 1)
    return first * step, last * step, tuple([n * step for n in range(first, last + 1)])
