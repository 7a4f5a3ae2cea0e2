"""From the lobby into a game and through its turns without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.person import Person
from tests.games.sidequest.browser.laid_game import lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage, simple_choice
from tests.server.process import ServerProcess

MOST_STOPS = 120
FOCUSED = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const at = document.activeElement;
    const style = getComputedStyle(at);
    const ring = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
    const shown = at.matches(':focus-visible') && (ring || at.matches('input, select'));
    const box = at.getBoundingClientRect();
    const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return {testid: at.dataset.testid || '', shown: at === document.body || (shown && inside), html: at.outerHTML};
}"""


def tab_to(page: Page, testid: str) -> None:
    """Goes from stop to stop; at each of them one can see where one is."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        assert focused["shown"], f"the focus cannot be seen: {focused['html'][:200]}"
        if focused["testid"] == testid:
            return
    raise AssertionError(f"Tab never comes to {testid}")


def press_key_of(table: TablePage, testid: str) -> None:
    """The key that an option names; with many options the first key opens its group."""
    option = table.page.get_by_test_id(testid)
    key = option.get_attribute("aria-keyshortcuts")
    if key is None:
        group = option.locator("xpath=ancestor::*[@role='group'][1]/button[1]/kbd")
        table.page.keyboard.press(group.inner_text())
        option.and_(table.page.locator("[aria-keyshortcuts]")).wait_for()
        key = option.get_attribute("aria-keyshortcuts")
    assert key is not None
    table.page.keyboard.press(key)


def test_from_the_lobby_into_a_game_by_keyboard(ada: Person) -> None:
    ada.page.goto("/")
    ada.page.get_by_test_id("play-now").wait_for()
    tab_to(ada.page, "play-now")
    ada.page.keyboard.press("Enter")
    table = TablePage.at(ada)
    for question, deed in (("create", "create-hero"), ("deck", "take-wildheart"), ("mulligan", "keep-hand")):
        table.asked(question)
        tab_to(ada.page, deed)
        ada.page.keyboard.press("Enter")
    table.asked("grow")


def test_turns_are_played_by_keys_alone(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    now = table.next()
    first = table.round
    while not now["over"] and table.round < first + 2:
        press_key_of(table, simple_choice(table.offered()))
        now = table.next(now["ask"])


def test_a_card_of_the_hand_is_played_with_tab_arrows_and_enter(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before = table.ask
    hand = table.hand_cards()
    tab_to(ada.page, f"hand-{hand[0]}")
    for _ in hand:
        focused = ada.page.locator(":focus")
        if focused.get_attribute("data-glow") == "source":
            break
        ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    bubble = ada.page.get_by_test_id("bubble-menu")
    if bubble.is_visible():
        ada.page.keyboard.press("Enter")
    table.next(before)


def test_help_is_one_key_away(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog")
    dialog.wait_for()
    assert table.prompt.get_by_role("heading").inner_text() in dialog.inner_text()
    ada.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
