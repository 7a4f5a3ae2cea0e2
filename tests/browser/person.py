"""Somebody with a browser of their own. Whatever goes wrong in it is noted and fails the test."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

from questhall.server.edge.identity import GUEST, guest_identity

PATIENCE = 40_000
"""Milliseconds: a slow machine is no mistake of the game."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
KEEPS_PACE = """if (location.protocol.startsWith('http') && !localStorage.getItem('questhall.pace'))
    localStorage.setItem('questhall.pace', 'PACE')"""
"""What a person chose at an earlier table; what they choose here stays."""
BROKEN_LINE = re.compile(r"net::ERR_|WebSocket connection|Failed to load resource")


class Person:
    """A fresh browser profile. It is a guest from the beginning, so that tables can be laid for it."""

    def __init__(
        self, browser: Browser, url: str, name: str = "Ada", lang: str = "en", pace: str = "now", **wishes: Any
    ) -> None:
        """Whoever tests something else has no time to watch others play: `pace` is how fast they are shown."""
        self.name = name
        self.url = url
        self.wrong: list[str] = []
        self._forgiving = False
        desk = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        self.context = browser.new_context(base_url=url, locale=lang, **{**desk, **wishes})
        self.context.set_default_timeout(PATIENCE)
        self.context.request.get("/api/hall")
        [token] = [cookie["value"] for cookie in self.context.cookies() if cookie["name"] == GUEST]
        self.identity = guest_identity(token)
        self.context.add_init_script(KEEPS_PACE.replace("PACE", pace))
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        self.context.on("request", self._asked)
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.page: Page = self.context.new_page()

    def close(self) -> None:
        self.context.close()
        assert not self.wrong, f"{self.name}: {self.wrong}"

    def post(self, path: str, body: object) -> Any:
        """What this person's browser asks of the server, without a page."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def expects_a_broken_line(self) -> None:
        """From here on requests may fail, until everybody has gone; errors of the program are errors all the same."""
        self._forgiving = True

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self._forgiving and BROKEN_LINE.search(message.text)):
            self.wrong.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != urlsplit(self.url).netloc:
            self.wrong.append(f"asked a stranger: {request.url}")

    def _failed(self, request: Request) -> None:
        # What is still under way when a page is left is given up, and that is as it should be.
        if not self._forgiving and request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        # Without a line it is the app in the browser that says so.
        if response.status >= 400 and not (self._forgiving and response.from_service_worker):
            self.wrong.append(f"{response.status}: {response.request.method} {response.url}")


Visiting = Callable[..., Person]
"""Lets somebody come to the house: name, language, and wishes for their browser."""
