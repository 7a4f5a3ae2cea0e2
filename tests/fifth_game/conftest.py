"""A browser, a server, and people in front of it."""

from __future__ import annotations

from tests.browser.fixtures import client, pytest_runtest_teardown, server, visit

__all__ = ["client", "pytest_runtest_teardown", "server", "visit"]
