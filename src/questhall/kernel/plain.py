"""What the words of a text are told with."""

from __future__ import annotations

from typing import Any

Args = dict[str, Any]
"""Any: plain data of any shape. The key of the text beside them says what they are, and only its words need them."""


def fixed(data: Any) -> Any:
    """As it was told: where written data has lists, there were tuples. Any: see above."""
    if isinstance(data, list):
        return tuple([fixed(each) for each in data])
    return {key: fixed(value) for key, value in data.items()} if isinstance(data, dict) else data
