"""The figures as text: columns that line up in a terminal and are a table in Markdown too."""

from __future__ import annotations

from collections.abc import Sequence

NOTHING = "-"


def number(value: float | None) -> str:
    """Three digits that mean something: 12345.6 is '12,300', 0.01234 is '0.0123'.

    >>> number(12345.6), number(7.046), number(0.01234), number(None)
    ('12,300', '7.05', '0.0123', '-')
    """
    if value is None:
        return NOTHING
    rounded = float(f"{value:.3g}")
    if abs(rounded) >= 100:
        return f"{rounded:,.0f}"
    return f"{rounded:g}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column is words, the others are numbers and stand on the right."""
    widths = [max(len(line[column]) for line in (head, *rows)) for column in range(len(head))]

    def line(cells: Sequence[str]) -> str:
        padded = [cells[0].ljust(widths[0])]
        padded += [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return f"| {' | '.join(padded)} |"

    rule = [":" + "-" * (widths[0] - 1)] + ["-" * (width - 1) + ":" for width in widths[1:]]
    return "\n".join([line(head), f"| {' | '.join(rule)} |", *(line(row) for row in rows)])
