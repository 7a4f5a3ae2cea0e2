"""What the words of a text are told with."""

from __future__ import annotations

from typing import Any

Args = dict[str, Any]
"""Any: plain data of any shape. The key of the text beside them says what they are, and only its words need them."""
