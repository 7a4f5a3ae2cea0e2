"""Problems that the person can put right."""

from __future__ import annotations


class FriendlyError(Exception):
    """It is told without a traceback."""
