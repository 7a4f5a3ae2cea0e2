"""What an attack measured, beside what was wanted of the hall."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One line of the table."""

    what: str
    value: str
    """With its unit."""
    goal: str = ""
    """Empty: nothing was asked of it, it is only good to know."""
    met: bool = True


def share(values: Sequence[float], part: float) -> float:
    """The value that so large a part of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def table(found: Iterable[tuple[str, Figure]]) -> str:
    lines = ["| attack | figure | value | goal | |", "| :-- | :-- | --: | --: | :-- |"]
    for attack, figure in found:
        verdict = "" if not figure.goal else "met" if figure.met else "**missed**"
        lines.append(f"| {attack} | {figure.what} | {figure.value} | {figure.goal} | {verdict} |")
    return "\n".join(lines)
