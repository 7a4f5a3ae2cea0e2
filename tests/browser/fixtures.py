"""A browser for each process, a server for it, and people with browsers of their own for each test.

Every folder with such tests has them in its conftest.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browser import Chromium
from tests.browser.person import PATIENCE, Person, Visiting
from tests.server.process import ServerProcess

CLIENT = Path(__file__).parents[2] / "web" / "client.py"
chromium = Chromium()
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """The browser goes with the last of its tests: other tests run event loops of their own."""
    try:
        yield
    finally:
        if nextitem is None or "visit" not in getattr(nextitem, "fixturenames", ()):
            chromium.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The client is built as the sources say; `make test` has done that before."""
    spec = importlib.util.spec_from_file_location("web_client", CLIENT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.is_current(), "the client is older than its sources: build it with `make client`"


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("house")
    with ServerProcess(f"sqlite:{folder / 'house.db'}", folder / "errors.log") as running:
        yield running


@pytest.fixture
def visit(server: ServerProcess) -> Iterator[Visiting]:
    """Somebody comes to the house. At the end everybody must have had an evening without errors."""
    people: list[Person] = []

    def come(name: str = "Ada", lang: str = "en", url: str = server.url, **wishes: Any) -> Person:
        people.append(Person(chromium.browser, url, name, lang, **wishes))
        return people[-1]

    yield come
    for person in reversed(people):
        person.close()


@pytest.fixture
def ada(visit: Visiting) -> Person:
    return visit()
