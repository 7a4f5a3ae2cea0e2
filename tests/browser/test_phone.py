"""A phone: 390 pixels wide, fingers instead of a mouse, and things that move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.laid import lay, main_phase, over, reaction
from tests.browser.person import PHONE, Visiting
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

PAGES = ("/", "/new", "/learn", "/cards?game=sidequest", "/rules/sidequest", "/me", "/credits")
MOVING = {**PHONE, "reduced_motion": "no-preference"}
SMALL = """() => {
    const LEAST = 24, SLACK = 0.5, REACH = LEAST / 2 - SLACK;
    const boxOf = (each) => (each.matches('input') && each.closest('label') || each).getBoundingClientRect();
    const targets = [...document.querySelectorAll('a[href], button, input, select, summary, textarea, [role="button"]')]
        .filter((each) => each.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}))
        // Links in a sentence are as high as its line, and that is allowed.
        .filter((each) => getComputedStyle(each).display !== 'inline' && boxOf(each).width > 1);
    const tooSmall = (each) => {
        if (Math.min(boxOf(each).width, boxOf(each).height) >= LEAST - SLACK) return false;
        each.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const {left, top, width, height} = boxOf(each);
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = (dx, dy) => each.contains(document.elementFromPoint(x + dx, y + dy));
        // What lies under something else cannot be meant; what answers to a finger may be larger than what is drawn.
        if (!hit(0, 0)) return false;
        const wide = width >= LEAST - SLACK || (hit(-REACH, 0) && hit(REACH, 0));
        const high = height >= LEAST - SLACK || (hit(0, -REACH) && hit(0, REACH));
        if (wide && high) return false;
        // What is smaller needs so much room around it that a finger hits nothing else.
        return targets.some((other) => {
            const box = boxOf(other);
            const away = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
            return other !== each && !other.contains(each) && !each.contains(other) && Math.hypot(...away) < REACH;
        });
    };
    return targets.filter(tooSmall).map((each) => `${each.outerHTML.slice(0, 160)} ${JSON.stringify(boxOf(each))}`);
}"""
"""Targets that are too small for a finger (WCAG 2.5.8)."""


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
