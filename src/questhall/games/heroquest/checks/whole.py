"""How the things of a pack fit together, and with those of the packs that it builds on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.kernel.pack_draft import Draft, Found

from .quests import check_quests


class Whole:
    def __init__(self, draft: Draft, base: Sequence[Any]) -> None:
        """Any: the packs below, which know this module."""
        self.draft = draft
        self.base = base

    def check(self) -> Found:
        yield from check_quests(self.draft, self.base)
