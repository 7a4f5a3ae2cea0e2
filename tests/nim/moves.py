"""What a seat can say."""

from __future__ import annotations

from questhall.kernel.answers import Answer


class Take(Answer, frozen=True):
    matches: int
