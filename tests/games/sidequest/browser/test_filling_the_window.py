"""The table uses the window it gets: large cards on a large screen, everything that is asked about on a small one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from questhall.games.sidequest.entities import GM
from questhall.games.sidequest.entities import Settings as Agreed
from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Visiting
from tests.games.sidequest.browser.laid_game import ALONE, TWO, Now, asked, lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

LARGE = {"viewport": {"width": 2560, "height": 1440}}
TABLET = {**PHONE, "viewport": {"width": 820, "height": 1180}}
CUT = """() => [...document.querySelectorAll('.card .words, .card .name')]
    .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 6)
    .map((each) => each.textContent)"""
"""Texts on cards of which a line is not seen."""
BROKEN = """() => [...document.querySelectorAll('.card .name')].flatMap((each) => {
    if (!each.checkVisibility()) return [];
    const text = each.firstChild, range = document.createRange();
    return [...text.data.matchAll(/[^\\s-]+/gu)].filter(({0: word, index}) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
"""Words in names of cards that go on in the next line."""
UNSEEN = """(selector) => {
    const room = document.querySelector('[data-testid="board"]').getBoundingClientRect();
    const hand = document.querySelector('section.hand').getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((each) => {
        const {top, bottom} = each.getBoundingClientRect();
        return top < room.top - 1 || bottom > Math.min(room.bottom, hand.top) + 1;
    }).map((each) => each.dataset.testid);
}"""


def blocking(now: Now) -> bool:
    """There is a choice of blockers."""
    return asked(now, "block") and len(now.options) >= 3


def opening_hand(now: Now) -> bool:
    return asked(now, "mulligan")


def choosing_bosses(now: Now) -> bool:
    return asked(now, "bosses")


def wide(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["width"]


def whole_words(page: Page) -> None:
    assert page.evaluate(CUT) == []
    assert page.evaluate(BROKEN) == []


def test_a_large_screen_has_large_cards_and_no_bare_wood(visit: Visiting, server: ServerProcess) -> None:
    ada = visit(**LARGE)
    table = TablePage(ada, lay(server.database, {1: ada}, blocking))
    table.asked("block")
    assert wide(ada.page.locator('[data-place^="thing:"][data-glow]').first) > 180
    assert wide(table.hand().first) > 200
    field, hand = [ada.page.locator(part).bounding_box() for part in ('[data-place="field:1"]', "section.hand")]
    assert field is not None
    assert hand is not None
    assert hand["y"] - (field["y"] + field["height"]) < 0.06 * 1440
    assert flaws(ada.page) == []


@pytest.mark.parametrize("wishes", [PHONE, TABLET], ids=["phone", "tablet"])
def test_attacker_blockers_and_the_question_are_on_one_small_screen(
    visit: Visiting, server: ServerProcess, wishes: dict[str, object]
) -> None:
    ada = visit(**wishes)
    table = TablePage(ada, lay(server.database, {1: ada}, blocking, TWO))
    table.asked("block")
    assert ada.page.locator('[data-owner="gm"][data-marked]').count() == 1
    assert ada.page.locator('[data-owner="hero"][data-glow="source"]').count() >= 2
    assert ada.page.evaluate(UNSEEN, '[data-marked], [data-glow="source"]') == []
    expect(table.option("block")).to_be_in_viewport()
    fits(ada.page)
    assert flaws(ada.page) == []


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_is_cut_where_cards_are_compared(
    visit: Visiting, server: ServerProcess, wishes: dict[str, object]
) -> None:
    ada = visit(lang="de", **wishes)
    TablePage(ada, lay(server.database, {1: ada}, opening_hand)).asked("mulligan")
    whole_words(ada.page)
    agreed = Agreed(heroes=2, difficulty="normal", decks=TWO.decks)
    table = TablePage(ada, lay(server.database, {GM: ada}, choosing_bosses, agreed, asked=GM))
    table.asked("bosses")
    whole_words(ada.page)
    expect(ada.page.get_by_text("18H")).to_have_count(0)
    expect(ada.page.get_by_text("36").first).to_be_visible()
    ada.page.goto("/cards")
    ada.page.get_by_test_id("card-saint_cinder").wait_for()
    whole_words(ada.page)


def test_enter_keeps_the_hand_and_the_keys_go_on_at_the_table(visit: Visiting, server: ServerProcess) -> None:
    ada = visit()
    table = TablePage(ada, lay(server.database, {1: ada}, opening_hand, ALONE))
    table.asked("mulligan")
    expect(table.tool("keep-hand")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(table.tool("setup")).to_have_count(0)
    expect(table.prompt).to_be_focused()


def test_signs_of_the_board_explain_themselves_with_their_rule(visit: Visiting, server: ServerProcess) -> None:
    ada = visit()
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    page, tip = ada.page, table.tool("sign-tip")
    for sign, rule in {
        '[data-place="int:1"]': "SQ-7.4",
        '[data-place="str:1"]': "SQ-6.2",
        '[data-place="prizes:1"]': "SQ-10.2",
        '[data-testid="progress"] .steps': "SQ-10.1",
        '[data-testid="progress"] .phase': "SQ-3.6",
        ".points > :last-child": "SQ-4.5",
        '[data-place="discovery"]': "SQ-8.1",
    }.items():
        page.locator(sign).hover()
        expect(tip).to_contain_text(rule)
        page.mouse.move(5, 5)
        expect(tip).to_have_count(0)
    page.locator('[data-place="int:1"]').focus()
    page.keyboard.press("ArrowRight")
    expect(tip).to_contain_text("SQ-6.2")
    assert flaws(page) == []


def test_what_a_block_leads_to_and_why_it_is_suggested(visit: Visiting, server: ServerProcess) -> None:
    ada = visit()
    table = TablePage(ada, lay(server.database, {1: ada}, blocking))
    table.asked("block")
    table.option("block").hover()
    expect(table.tool("foresight")).to_contain_text("damage")
    ada.page.keyboard.press("s")
    expect(table.tool("because")).to_contain_text("Then:")
    expect(table.option("block")).to_be_in_viewport(ratio=1)
    assert flaws(ada.page) == []
