"""What only some need, and may not be installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class MissingExtraError(ImportError):
    """A library is missing; it comes with an extra of the house."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed; it comes with questhall[{extra}]")
        self.library = library
        self.extra = extra


def needed(library: str, extra: str) -> Any:
    """The library. Any: it is typed only where it is installed, and the house must not need it to be checked."""
    try:
        return import_module(library)
    except ImportError as problem:
        raise MissingExtraError(library, extra) from problem
