"""The squares of the cellar: numbers, counted in rows, with names for people."""

from __future__ import annotations

WIDTH, HEIGHT = 12, 8


def square(column: int, row: int) -> int:
    return row * WIDTH + column


def spot(at: int) -> str:
    """As people call it: the column by a letter, the row by a number."""
    return f"{chr(ord('A') + at % WIDTH)}{at // WIDTH + 1}"


def beside(one: int, other: int) -> bool:
    """Whether two squares have a side in common."""
    columns, rows = abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH)
    return columns + rows == 1
