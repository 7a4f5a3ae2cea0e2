"""A phone: 390 pixels wide, fingers instead of a mouse, and things that move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visiting
from tests.browser.laid import lay, main_phase, over, reaction
from tests.browser.person import PHONE
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

PAGES = ("/", "/new", "/learn", "/cards?game=sidequest", "/rules/sidequest", "/me", "/credits")
MOVING = {**PHONE, "reduced_motion": "no-preference"}
SMALL = """() => {
    const least = 24;
    const boxes = [...document.querySelectorAll('a[href], button, input, select, summary, textarea, [role="button"]')]
        .filter((each) => each.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}) && !each.closest('[inert]'))
        // A target may be its label; a link in a sentence is as high as its line (WCAG 2.5.8).
        .map((each) => [each, each.matches('input') && each.closest('label') || each])
        .filter(([each, shown]) => getComputedStyle(shown).display !== 'inline')
        .map(([each, shown]) => [each, shown.getBoundingClientRect()])
        .filter(([, box]) => box.width > 1 && box.height > 1);
    return boxes
        .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`);
}"""


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways, and everything can be hit with a finger."""
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, page.url
    assert page.evaluate(SMALL) == [], page.url


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_on_a_phone(visit: Visiting, path: str) -> None:
    page = visit(**PHONE).page
    page.goto(path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    fits(page)


def test_turns_are_played_with_a_finger(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**MOVING)
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    fits(ada.page)
    start = table.round
    table.play(until=lambda now: table.round > start + 1)
    fits(ada.page)


def test_a_finger_on_glowing_things_plays_them(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**MOVING)
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before = table.ask
    table.press_on_board()
    table.next(before)


def test_reactions_the_log_and_a_replay_fit_on_a_phone(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    table = TablePage(ada, lay(server.database, {1: ada}, reaction))
    table.asked("react")
    fits(ada.page)
    table.tool("open-log").tap()
    table.log.wait_for()
    fits(ada.page)
    ada.page.goto(f"/replay/{lay(server.database, {1: ada}, over)}?seat=1")
    ada.page.get_by_test_id("step-forward").tap()
    fits(ada.page)
