"""What passes over the wire before the hall is on the screen."""

from __future__ import annotations

from typing import Any

from tests.browser.person import Person

MOST = 250_000


def test_the_first_load_is_light(ada: Person) -> None:
    wire = ada.context.new_cdp_session(ada.page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    weights: dict[str, float] = {}

    def arrived(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: dict[str, Any]) -> None:
        weights[event["requestId"]] = event["encodedDataLength"]

    wire.on("Network.responseReceived", arrived)
    wire.on("Network.loadingFinished", finished)
    ada.page.goto("/")
    ada.page.get_by_test_id("play-now").wait_for()
    ada.page.wait_for_load_state("networkidle")
    weight = sum(size for request, size in weights.items() if kinds[request] != "Font")
    assert len(weights) > 3
    assert weight < MOST
