"""Structured logs: JSON lines, or a readable form where somebody looks on.

Cookies, secrets of seats, passwords and what people write are never logged: addresses are logged
without their query, and a filter strikes out anything that carries such a name.
"""

from __future__ import annotations

import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, Processor, WrappedLogger

SECRET = frozenset({"cookie", "token", "secret", "secrets", "password", "session", "authorization", "text", "notes"})


def strike_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    for name in event.keys() & SECRET:
        event[name] = "…"
    return event


def configure(level: str, stream: TextIO | None = None) -> None:
    """From here on everything goes to one stream, what the libraries log included."""
    out = stream or sys.stderr
    readable = out.isatty()
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        strike_secrets,
    ]
    last: list[Processor] = (
        [structlog.dev.ConsoleRenderer()]
        if readable
        else [structlog.processors.dict_tracebacks, structlog.processors.JSONRenderer()]
    )
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=common,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # The web server would log addresses with their query.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel("WARNING")


def log() -> FilteringBoundLogger:
    logger: FilteringBoundLogger = structlog.get_logger("questhall")
    return logger
