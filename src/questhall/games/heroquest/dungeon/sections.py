"""Corridor sections (HQ-4.2): straight runs, which end at a bend or a branching.

Where two runs cross, the square belongs to both. Runs that lie side by side with the same ends are one wide corridor.
"""

from __future__ import annotations

from collections.abc import Iterator

from .squares import squares_of

SHORTEST = 3
"""A run of two squares is only the width of a wide corridor, or a corner."""


def runs(squares: int, edges: int, step: int) -> Iterator[tuple[int, ...]]:
    """The longest straight runs in one direction."""
    for square in squares_of(squares):
        before = square - step
        if before >= 0 and squares >> before & 1 and edges >> before & 1:
            continue
        run = [square]
        while edges >> run[-1] & 1 and squares >> (run[-1] + step) & 1:
            run.append(run[-1] + step)
        yield tuple(run)


def sections(squares: int, east: int, south: int, width: int) -> list[int]:
    """All sections of the corridors, as masks."""
    found: list[int] = []
    for edges, step, beside in ((east, 1, width), (south, width, 1)):
        long = [run for run in runs(squares, edges, step) if len(run) >= SHORTEST]
        found += joined(long, beside)
    covered = 0
    for section in found:
        covered |= section
    for square in squares_of(squares & ~covered):
        found.append(stub(square, squares, east, south, width))
    return found


def joined(long: list[tuple[int, ...]], beside: int) -> list[int]:
    """Runs with the same ends, side by side, as one mask."""
    ends = {(run[0], run[-1]): index for index, run in enumerate(long)}
    group = list(range(len(long)))
    for index, run in enumerate(long):
        neighbour = ends.get((run[0] - beside, run[-1] - beside))
        if neighbour is not None:
            group[index] = group[neighbour]
    masks: dict[int, int] = {}
    for index, run in enumerate(long):
        for square in run:
            masks[group[index]] = masks.get(group[index], 0) | 1 << square
    return list(masks.values())


def stub(square: int, squares: int, east: int, south: int, width: int) -> int:
    """A corner too short to be a run: with whatever hangs on it directly."""
    mask = 1 << square
    for edges, step in ((east, 1), (south, width)):
        if edges >> square & 1:
            mask |= 1 << square + step
        if square >= step and edges >> square - step & 1:
            mask |= 1 << square - step
    return mask & squares


def regions(squares: int, east: int, south: int, width: int) -> dict[int, int]:
    """For each square of the corridors all squares in one of its sections."""
    found: dict[int, int] = {}
    for section in sections(squares, east, south, width):
        for square in squares_of(section):
            found[square] = found.get(square, 0) | section
    return found
