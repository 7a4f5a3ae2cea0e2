"""A browser and a running server for photographs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from tests.browser.browser import Chromium
from tests.browser.person import PHONE
from tests.server.process import ServerProcess

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 1000}, "color_scheme": "dark"}
POCKET: dict[str, Any] = {**PHONE, "color_scheme": "light"}


@contextmanager
def studio() -> Iterator[tuple[Browser, ServerProcess]]:
    with (
        TemporaryDirectory() as folder,
        closing(Chromium()) as chromium,
        ServerProcess(f"sqlite:{folder}/house.db", Path(folder) / "errors.log") as server,
    ):
        yield chromium.browser, server
