"""Options of the command line, each explained by the language file."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import Any, Protocol


class Option(Protocol):
    """Adds an option by its name; what else is said about it is argparse's."""

    def __call__(self, name: str, **words: Any) -> None: ...


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ArgumentTypeError(f"{number} < 1")
    return number
