"""Work for several processes, with results in the order of the tasks: the same whatever their number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")
R = TypeVar("R")
LARGEST_CHUNK = 50
CHUNKS_PER_JOB = 8


def in_order(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """Processes are spawned, not forked, so that every system behaves alike."""
    if jobs <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn")) as pool:
        yield from pool.map(work, tasks)


def chunks(first: int, count: int, jobs: int) -> list[range]:
    """Numbers in portions: large enough to be worth sending, small enough to keep everybody busy."""
    size = max(1, min(LARGEST_CHUNK, count // (CHUNKS_PER_JOB * max(1, jobs))))
    end = first + count
    return [range(start, min(start + size, end)) for start in range(first, end, size)]


def with_progress(parts: Iterable[Sequence[R]], total: int, title: str) -> Iterator[R]:
    """The parts one by one, with a bar on the terminal's error channel; elsewhere no bar at all."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(title, total=total)
        for part in parts:
            yield from part
            progress.advance(task, len(part))
