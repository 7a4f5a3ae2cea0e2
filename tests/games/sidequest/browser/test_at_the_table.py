"""What the frame keeps: what would follow is seen before, others move at one's pace, the end tells the story."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Person, Visiting
from tests.games.sidequest.browser.laid_game import lay, main_phase, over
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

LONG_PRESS = 700
"""Milliseconds."""
SAID = """() => document.querySelector('[aria-live="polite"]')?.textContent ?? ''"""
LIGHT = """(canvas) => {
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((each, i) => i % 4 === 0 && each > 200).length;
}"""
"""How much of a dark picture is written on."""


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    return beside or one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]


def ends_the_turn(table: TablePage) -> None:
    """Says that nothing more is to be done, until others move."""
    caption = table.tool("caption")
    for _ in range(12):
        table.page.locator('[data-testid^="option-"]').or_(caption).first.wait_for()
        if caption.count():
            return
        ask = table.ask
        (table.option("done") if table.option("done").count() else table.option("pass")).click()
        table.page.wait_for_function(
            "(ask) => document.querySelector('[data-testid=\"prompt\"]').dataset.ask !== ask", arg=ask
        )
    raise AssertionError("nobody else ever moves")


def test_the_moves_of_others_are_seen_one_by_one_before_anything_is_asked(
    visit: Visiting, server: ServerProcess
) -> None:
    ada = visit(pace="click")
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    ends_the_turn(table)
    page, caption = ada.page, table.tool("caption")
    assert table.ask == ""
    first = caption.locator("li").first.inner_text()
    assert first in page.evaluate(SAID)
    expect(table.tool("pace-skip")).to_be_visible()
    assert flaws(page) == []
    page.keyboard.press("Space")
    expect(caption.locator("li").first).not_to_have_text(first)
    table.tool("pace-skip").click()
    expect(table.prompt).to_have_attribute("data-ask", re.compile(r"\d+"))
    expect(caption).to_have_count(0)
    table.tool("since").click()
    expect(table.tool("since-list")).to_contain_text(first)


def test_the_pace_is_changed_with_a_key_or_in_the_menu_and_kept(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(pace="calm")
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    ada.page.keyboard.press("g")
    expect(table.tool("toast").last).to_contain_text("stops for me")
    ada.page.keyboard.press("g")
    expect(table.tool("toast").last).to_contain_text("I click on")
    ada.page.reload()
    table.from_menu("menu-wishes")
    expect(table.tool("pace-click")).to_be_checked()
    assert flaws(ada.page) == []
    table.tool("pace-now").check()
    ada.page.keyboard.press("Escape")
    table.play(until=lambda now: table.round > 1)
    expect(table.tool("caption")).to_have_count(0)


def test_what_would_follow_stands_beside_what_is_pointed_at(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    option, foresight = table.option("summon"), table.tool("foresight")
    option.hover()
    expect(foresight).to_contain_text("into play")
    assert apart(box(foresight), box(option))
    marked = ada.page.locator("[data-marked]")
    assert marked.count() > 0
    assert all(apart(box(foresight), box(each)) for each in marked.all())
    ada.page.mouse.move(5, 5)
    expect(foresight).to_have_count(0)
    ada.page.keyboard.press("Tab")
    option.focus()
    expect(foresight).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(foresight).to_have_count(0)


def test_a_long_press_only_asks(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**PHONE)
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before, where = table.ask, box(table.option("summon"))
    fingers = ada.page.context.new_cdp_session(ada.page)
    point = {"x": where["x"] + where["width"] / 2, "y": where["y"] + where["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    ada.page.wait_for_timeout(LONG_PRESS)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(table.tool("foresight")).to_be_visible()
    assert table.ask == before
    table.option("summon").tap()
    table.next(before)


def test_signs_explain_themselves_to_mouse_and_keys(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    seat, tip = table.tool("seat-0"), table.tool("sign-tip")
    seat.hover()
    expect(tip).to_contain_text("A bot plays")
    assert apart(box(tip), box(seat))
    ada.page.mouse.move(5, 400)
    expect(tip).to_have_count(0)
    seat.focus()
    ada.page.keyboard.press("Tab")
    expect(tip).to_contain_text("Hero 1")
    assert flaws(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_the_end_tells_the_story(visit: Visiting, server: ServerProcess, wishes: dict[str, object]) -> None:
    ada = visit(**wishes)
    table = TablePage(ada, lay(server.database, {1: ada}, over))
    page: Page = ada.page
    expect(table.tool("turning-points").get_by_role("link").last).to_contain_text("win")
    expect(table.tool("figures")).to_contain_text("Rounds")
    assert flaws(page) == []
    fits(page)
    table.tool("picture").click()
    page.wait_for_function(f"() => ({LIGHT})(document.querySelector('[data-testid=\"poster\"]')) > 1000")
    with page.expect_download() as kept:
        table.tool("keep-picture").click()
    assert kept.value.suggested_filename.endswith(".png")
    page.keyboard.press("Escape")
    assert "settings=" in (table.tool("proposal").get_attribute("href") or "")
    table.tool("turning-points").get_by_role("link").first.click()
    expect(page.get_by_test_id("replay-step")).not_to_have_attribute("data-step", "0")
