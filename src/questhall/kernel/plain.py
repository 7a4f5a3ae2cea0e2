"""What the words of a text are told with."""

from __future__ import annotations

from typing import Any

Args = dict[str, Any]
"""Any: plain data of any shape. The key of the text beside them says what they are, and only its words need them."""


def fixed(args: Args) -> Args:
    """As they were told: where written data has lists, there were tuples."""
    return {key: _tuples(value) for key, value in args.items()}


def _tuples(data: object) -> object:
    if isinstance(data, list):
        return tuple([_tuples(each) for each in data])
    return {key: _tuples(value) for key, value in data.items()} if isinstance(data, dict) else data
