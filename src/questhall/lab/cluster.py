"""The same work on many machines, by Ray."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from .extras import needed
from .jobs import Crew

T = TypeVar("T")
R = TypeVar("R")
KNOCKING = 5.0
"""Seconds in which a cluster must open its door."""
AHEAD = 2
"""Tasks for each hand that are under way or wait beside it, so that nobody waits for the network."""


class ClusterError(RuntimeError):
    """The cluster cannot be reached or used."""


class Cluster(Crew):
    """Whoever is there at the moment. A task whose machine is lost is done again elsewhere, and gives the same."""

    def __init__(self, ray: Any) -> None:
        """Any: the library is there only for those who have installed it."""
        self._ray = ray

    @property
    def hands(self) -> int:  # type: ignore[override]
        """So many processors, now: machines come and go."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def finished(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        ray = self._ray
        remote = ray.remote(max_retries=-1, num_cpus=1)(_do)
        shared = ray.put(work)
        waiting = iter(enumerate(tasks))
        places: dict[Any, int] = {}
        while True:
            while len(places) < AHEAD * self.hands and (following := next(waiting, None)) is not None:
                place, task = following
                places[remote.remote(shared, task)] = place
            if not places:
                return
            ready, _ = ray.wait(list(places), num_returns=1)
            for reference in ready:
                yield places.pop(reference), ray.get(reference)

    def dismiss(self) -> None:
        self._ray.shutdown()


def _do(work: Callable[[T], R], task: T) -> R:
    return work(task)


def somebody_there(address: str) -> None:
    """OSError at once where nobody listens: Ray itself would knock for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCKING).close()
    except (OSError, OverflowError) as problem:
        code = problem.errno if isinstance(problem, OSError) else None
        raise OSError(code or errno.EHOSTUNREACH, str(problem), address) from problem


def on_ray(address: str | None, jobs: int) -> Cluster:
    """A cluster of this machine alone, or the one at an address. MissingExtraError, ClusterError or OSError."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = needed("ray", "cluster")
    if address is not None:
        somebody_there(address)
    try:
        if address is None:
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, OSError, RuntimeError, ValueError) as problem:
        raise ClusterError(str(problem).splitlines()[0]) from problem
    return Cluster(ray)
