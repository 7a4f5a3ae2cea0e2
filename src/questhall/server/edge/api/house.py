"""For those who run the server and those who write clients."""

from __future__ import annotations

from .operation import ApiCall, Operation, Plain


async def healthy(call: ApiCall) -> Plain:
    """The store is tried; if it cannot write, the answer is a Trouble with status 503."""
    await call.services.store.check()
    return Plain("ok\n")


async def metrics(call: ApiCall) -> Plain:
    return Plain(call.services.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


OPERATIONS = (
    Operation("GET", "/healthz", "healthz", "Whether the server works", healthy, "text/plain"),
    Operation("GET", "/metrics", "metrics", "Figures for Prometheus", metrics, "text/plain"),
)
