"""What passes over the wire before the hall is on the screen, and what moves on it."""

from __future__ import annotations

from typing import Any

from tests.browser.laid import lay, main_phase
from tests.browser.person import Person, Visiting
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

MOST = 250_000
MOVING = """() => document.getAnimations()
    .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().activeDuration > 1).length"""
"""What lasts a millisecond is over before anybody sees it."""


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


def test_nothing_moves_for_who_wants_it_still(visit: Visiting, server: ServerProcess) -> None:
    still, lively = visit("Ada", reduced_motion="reduce"), visit("Bob", reduced_motion="no-preference")
    moved = {}
    for person in (still, lively):
        table = TablePage(person, lay(server.database, {1: person}, main_phase))
        table.asked("hero-main")
        moved[person] = 0
        for _ in range(5):
            table.answer()
            moved[person] += person.page.evaluate(MOVING)
    assert moved[still] == 0
    assert moved[lively] > 0
