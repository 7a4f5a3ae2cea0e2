"""Work for several processes, here or elsewhere: the results are the same whatever their number."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from threading import Thread
from typing import Self, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")
R = TypeVar("R")
LARGEST_CHUNK = 50
CHUNKS_PER_JOB = 8
LOSSES = 3
"""So often in a row a worker may be lost before the work is given up: then it is the work that kills them."""


class Crew(ABC):
    """Those who do the work. It is kept from one lot of tasks to the next, because hiring takes longer than a game."""

    hands: int
    """How many tasks are done at a time."""

    @abstractmethod
    def finished(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Each result once, with the place of its task, as soon as it is there: in any order."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.dismiss()

    def dismiss(self) -> None:  # noqa: B027 - whoever works alone has nobody to send home
        """Everybody goes home, with whatever is still in their hands."""


class Alone(Crew):
    """This process."""

    hands = 1

    def finished(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        for place, task in enumerate(tasks):
            yield place, work(task)


class Processes(Crew):
    """Processes of this machine. They are spawned, not forked, so that every system behaves alike."""

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self._pool: ProcessPoolExecutor | None = None

    def finished(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Whoever is lost with a task is replaced, and the task is done again: it gives the same."""
        left, losses = dict(enumerate(tasks)), 0
        while left:
            try:
                for place, result in self._done(work, left):
                    del left[place]
                    losses = 0
                    yield place, result
            except BrokenProcessPool:
                self.dismiss()
                losses += 1
                if losses > LOSSES:
                    raise

    def _done(self, work: Callable[[T], R], tasks: dict[int, T]) -> Iterator[tuple[int, R]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.hands, get_context("spawn"), _leave_with_the_house)
        places: dict[Future[R], int] = {self._pool.submit(work, task): place for place, task in tasks.items()}
        open_ones = set(places)
        while open_ones:
            ready, open_ones = wait(open_ones, return_when=FIRST_COMPLETED)
            for future in ready:
                yield places[future], future.result()

    def dismiss(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _leave_with_the_house() -> None:
    """A worker whose house was killed would wait for its next task for ever."""
    house = parent_process()
    assert house is not None
    Thread(target=_gone, args=(house.sentinel,), daemon=True).start()


def _gone(house: int) -> None:
    wait_for([house])
    os._exit(1)


def crew_of(jobs: int) -> Crew:
    return Alone() if jobs <= 1 else Processes(jobs)


def in_order(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    """The results in the order of their tasks."""
    with crew_of(min(jobs, len(tasks))) as crew:
        early: dict[int, R] = {}
        following = 0
        for place, result in crew.finished(work, tasks):
            early[place] = result
            while following in early:
                yield early.pop(following)
                following += 1


def chunks(first: int, count: int, jobs: int) -> list[range]:
    """Numbers in portions: large enough to be worth sending, small enough to keep everybody busy."""
    size = max(1, min(LARGEST_CHUNK, count // (CHUNKS_PER_JOB * max(1, jobs))))
    end = first + count
    return [range(start, min(start + size, end)) for start in range(first, end, size)]


class Bar:
    """A bar on the terminal's error channel; elsewhere no bar at all."""

    def __init__(self, total: int | None, title: str) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._drawn = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
        self._task = self._drawn.add_task(title, total=total)

    def advance(self, by: int) -> None:
        self._drawn.advance(self._task, by)

    def __enter__(self) -> Self:
        self._drawn.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._drawn.stop()


def with_progress(parts: Iterable[Sequence[R]], total: int, title: str) -> Iterator[R]:
    """The parts one by one, with a bar."""
    with Bar(total, title) as bar:
        for part in parts:
            yield from part
            bar.advance(len(part))
