"""For those who run the server and those who write clients."""

from __future__ import annotations

from .operation import ApiCall, Operation, Plain


async def alive(call: ApiCall) -> Plain:
    """The process answers; nothing is read and nothing written."""
    return Plain("ok\n")


async def healthy(call: ApiCall) -> Plain:
    """The store is tried; if it cannot write, the answer is a Trouble with status 503."""
    await call.services.store.check()
    return Plain("ok\n")


async def metrics(call: ApiCall) -> Plain:
    return Plain(call.services.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


ALIVE = Operation("GET", "/healthz", "healthz", "Whether the server answers", alive, "text/plain")
OPERATIONS = (ALIVE,)
OPERATORS = (
    ALIVE,
    Operation("GET", "/healthz/store", "healthz-store", "Whether the store can be written", healthy, "text/plain"),
    Operation("GET", "/metrics", "metrics", "Figures for Prometheus", metrics, "text/plain"),
)
"""At the address of whoever runs the house, and nowhere else."""
