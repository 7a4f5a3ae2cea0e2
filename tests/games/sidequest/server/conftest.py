"""A house and people in it."""

from __future__ import annotations

from tests.server.fixtures import ada, bob, house

__all__ = ["ada", "bob", "house"]
