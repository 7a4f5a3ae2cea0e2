"""What can be said about a thing of a pack without looking at another."""

from __future__ import annotations

from typing import Any

from questhall.kernel.pack_checks import check_text
from questhall.kernel.pack_errors import Findings

TEXTS = ("name", "plural", "briefing", "aim", "won", "lost", "flavour")


def check_entry(thing: Any, languages: tuple[str, ...]) -> Findings:
    """Any: whatever has an id."""
    for field in TEXTS:
        text = getattr(thing, field, None)
        if text is not None:
            yield from check_text(text, languages, (field,))
