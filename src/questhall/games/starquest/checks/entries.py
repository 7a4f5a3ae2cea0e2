"""What can be said about a thing of a pack without looking at another."""

from __future__ import annotations

from typing import Any

from questhall.kernel.pack_checks import check_text
from questhall.kernel.pack_errors import Findings
from questhall.kernel.pack_walk import texts

from .. import vocabulary as v
from .pieces import check_terrain


def check_entry(thing: Any, languages: tuple[str, ...]) -> Findings:
    """Any: whatever has an id."""
    for at, text in texts(thing):
        yield from check_text(text, languages, at)
    if isinstance(thing, v.Terrain):
        yield from check_terrain(thing)
