"""Nothing lies over what one reads or wants to press, and nothing is cut off at the edge."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from questhall.games.sidequest.entities import GM
from tests.browser.person import PHONE, Visiting
from tests.browser.replay_page import ReplayPage
from tests.games.sidequest.browser.laid_game import ALONE, TWO, Now, asked, lay, main_phase, over
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
NARROW: dict[str, Any] = {"viewport": {"width": 1010, "height": 800}}
FINGER = 44
"""Pixels that a finger needs."""
CUT_OFF = """() => {
    const {left, right} = document.querySelector('[data-testid="sidequest-board"]').getBoundingClientRect();
    return [...document.querySelectorAll('section.hand .card')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.left < left || box.right > right;
    }).map((each) => each.textContent);
}"""
CARD_AT = "([x, y]) => document.elementFromPoint(x, y).closest('[data-place^=\"hand:\"]') !== null"
ON_TOP = """(name) => {
    const thing = document.querySelector(`[data-testid="${name}"]`), box = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
SMALL = """([what, finger]) => [...document.querySelectorAll(what)]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < finger)
    .map((each) => each.outerHTML.slice(0, 120))"""


def opening_hand(now: Now) -> bool:
    return asked(now, "mulligan")


def gm_main(now: Now) -> bool:
    return asked(now, "gm-main", "summon")


def top_of(page: Page, what: str) -> float:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["y"]


def test_a_card_that_is_looked_at_closely_leaves_the_question_free(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**DESK)
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    table.hand().nth(2).hover()
    closeup = ada.page.locator(".closeup")
    expect(closeup).to_be_visible()
    box = closeup.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= top_of(ada.page, "#question")


def test_a_mouse_that_only_rests_where_a_card_comes_to_lie_calls_none(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**DESK)
    table = TablePage(ada, lay(server.database, {1: ada}, opening_hand, ALONE))
    table.asked("mulligan")
    ada.page.mouse.move(520, 740)
    ada.page.keyboard.press("Enter")
    table.hand().first.wait_for()
    assert ada.page.evaluate(CARD_AT, [520, 740])
    ada.page.wait_for_timeout(1000)
    expect(ada.page.locator(".closeup")).to_have_count(0)
    ada.page.mouse.move(522, 742)
    expect(ada.page.locator(".closeup")).to_be_visible()


def test_the_outer_cards_of_a_hand_are_not_cut_off(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**NARROW)
    TablePage(ada, lay(server.database, {1: ada}, main_phase)).asked("hero-main")
    assert ada.page.evaluate(CUT_OFF) == []


def test_on_a_phone_the_gm_sees_what_is_paid_with_and_a_finger_hits_every_tool(
    visit: Visiting, server: ServerProcess
) -> None:
    ada = visit(**PHONE)
    table = TablePage(ada, lay(server.database, {GM: ada}, gm_main, TWO, asked=GM))
    table.asked("gm-main")
    assert ada.page.evaluate(ON_TOP, "gm")
    assert ada.page.evaluate(SMALL, ["#question button:not(.rule), header.head button", FINGER]) == []


def test_on_a_phone_nothing_lies_over_the_controls_of_a_replay(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    replay = ReplayPage(ada, lay(server.database, {1: ada}, over), 1)
    replay.scrub(replay.total // 2)
    assert ada.page.evaluate(ON_TOP, "replay-play")
