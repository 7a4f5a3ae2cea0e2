"""Friends at one screen: between secret hands it is covered."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.games.sidequest.browser.laid_game import TWO, Now, asked, lay
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess


def mulligan(now: Now) -> bool:
    return asked(now, "mulligan")


def test_the_hand_over_screen_hides_all_hands(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}, settings=TWO))
    seen: dict[str, set[str]] = {}
    while len(seen) < 2:
        cover = table.tool("hand-over")
        cover.wait_for()
        expect(table.tool("board")).to_have_count(0)
        shown = ada.page.evaluate("() => document.documentElement.outerHTML")
        for hand in seen.values():
            for name in table.card_names(hand):
                assert name not in shown
        seat = cover.get_attribute("data-seat") or ""
        table.tool("take-over").click()
        table.play_while_uncovered(lambda: bool(table.hand_cards()))
        seen[seat] = set(table.hand_cards())
        table.play_while_uncovered(lambda: False)


def test_two_heroes_at_one_screen_play_a_round(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada, 2: ada}, mulligan, TWO))
    handed = set()
    for _ in range(60):
        cover = table.tool("hand-over")
        cover.or_(table.page.locator('[data-testid="prompt"][data-ask]')).first.wait_for()
        if cover.is_visible():
            handed.add(cover.get_attribute("data-seat"))
            table.tool("take-over").click()
        if table.round > 1:
            break
        table.play_while_uncovered(lambda: table.round > 1)
    assert handed == {"1", "2"}
    assert table.round > 1
