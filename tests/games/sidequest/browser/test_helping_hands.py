"""Bots that sit in for somebody, advice, and passes that go by themselves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.games.sidequest.browser.laid_game import lay, main_phase, reaction
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

CALM = 1000
"""Milliseconds for each answer of a bot: time enough to think better of it."""


def test_a_seat_goes_to_a_bot_and_back_in_the_middle_of_a_reaction(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, reaction, pace=CALM))
    table.asked("react")
    told = table.told
    table.tool("seat-1").click()
    table.tool("bot-1").click()
    table.hears_more_than(told)
    table.tool("seat-1").click()
    table.tool("sit-1").click()
    expect(ada.page.get_by_role("dialog")).to_be_hidden()
    if not table.next()["over"]:
        table.answer()


def test_a_move_is_suggested_shown_on_the_board_and_done(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    before = table.ask
    table.tool("suggest").click()
    expect(table.prompt.locator(".option.suggested")).to_have_count(1)
    table.tool("do-it").click()
    table.next(before)


def test_a_bot_plays_this_turn_and_then_it_is_my_turn_again(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    turn, before = table.round, table.ask
    table.from_menu("menu-play-for-me")
    now = table.next(before)
    assert now["over"] or table.question != "hero-main" or table.round > turn


def test_automatic_passes_are_set_shown_and_reset(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, reaction))
    table.asked("react")
    before = table.ask
    table.tool("auto").click()
    table.tool("auto-always").check()
    ada.page.keyboard.press("Escape")
    expect(table.tool("auto-reset")).to_be_visible()
    assert table.next(before)["question"] != "sidequest.react"
    table.tool("auto-reset").click()
    expect(table.tool("auto-reset")).to_be_hidden()
    table.tool("auto").click()
    expect(table.tool("auto-possible")).to_be_checked()
