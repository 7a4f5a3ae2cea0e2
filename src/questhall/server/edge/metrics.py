"""What can be measured from outside, in the format of Prometheus."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ..store.base import Store, TableCard
from ..tables.events import Answered, encode

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
MOVE = encode(Answered(at=0, seat=0, answer="", time=0)).partition(b",")[0]
"""How an event that is a move begins."""


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("questhall_moves", "Moves that were accepted and written", registry=self.registry)
        self.refusals = Counter(
            "questhall_refusals", "Messages that were refused, by reason", ["reason"], registry=self.registry
        )
        self.connections = Gauge("questhall_connections", "Open connections", registry=self.registry)
        self.tables = Gauge("questhall_tables_live", "Tables in memory", registry=self.registry)
        self.append = Histogram(
            "questhall_append_seconds", "Until events are on disk", buckets=BUCKETS, registry=self.registry
        )
        self.move = Histogram(
            "questhall_move_seconds", "From a move's arrival until it is told", buckets=BUCKETS, registry=self.registry
        )
        self.requests = Counter("questhall_requests", "HTTP requests, by status", ["status"], registry=self.registry)

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


class MeasuredStore:
    """A store whose writing is counted and timed; all else it passes on."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, table: str, number: int, bodies: Sequence[bytes], card: TableCard | None = None) -> None:
        began = time.perf_counter()
        await self._store.append(table, number, bodies, card)
        self._metrics.append.observe(time.perf_counter() - began)
        moves = sum(body.startswith(MOVE) for body in bodies)
        if moves:
            self._metrics.moves.inc(moves)


def measured(store: Store, metrics: Metrics) -> Store:
    return cast(Store, MeasuredStore(store, metrics))
