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
    const LEAST = 24, SLACK = 0.5;
    const targets = [...document.querySelectorAll('a[href], button, input, select, summary, textarea, [role="button"]')]
        .filter((each) => each.checkVisibility({checkVisibilityCSS: true, checkOpacity: true}) && !each.closest('[inert]'))
        .map((each) => [each, each.matches('input') && each.closest('label') || each])
        // Links in a sentence are as high as its line, and that is allowed.
        .filter(([, shown]) => getComputedStyle(shown).display !== 'inline')
        .map(([each, shown]) => ({each, box: shown.getBoundingClientRect()}))
        .filter(({box}) => box.width > 1 && box.height > 1);
    const reach = LEAST / 2 - SLACK;
    const hit = (each, x, y) => each.contains(document.elementFromPoint(x, y));
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    // The room that answers to a finger may be larger than what is drawn.
    const small = targets.filter(({each, box}) => {
        const [x, y] = middle(box);
        return (box.width < LEAST - SLACK && !(hit(each, x - reach, y) && hit(each, x + reach, y)))
            || (box.height < LEAST - SLACK && !(hit(each, x, y - reach) && hit(each, x, y + reach)));
    });
    const gap = ([x, y], box) => Math.hypot(
        Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    // What is smaller needs so much room around it that a finger cannot miss it.
    const crowded = (one) => targets.some((other) => other.each !== one.each && !other.each.contains(one.each)
        && !one.each.contains(other.each) && gap(middle(one.box), other.box) < reach);
    return small.filter(crowded)
        .map(({each, box}) => `${each.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`);
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
