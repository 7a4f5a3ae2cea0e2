"""A browser, a server, and people in front of it."""

from __future__ import annotations

from tests.browser.fixtures import ada, client, pytest_runtest_teardown, server, visit

__all__ = ["ada", "client", "pytest_runtest_teardown", "server", "visit"]
