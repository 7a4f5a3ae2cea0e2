"""A whole game of one Hero against the GM's bot, played on the board to its last screen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.games.sidequest.browser.table_page import TablePage

WANTED: dict[str, Any] = {
    "game": "sidequest",
    "settings": {"heroes": 1, "difficulty": "normal"},
    "options": {"pace": 0},
    "seats": [{"seat": 0, "to": "bot", "bot": "heuristic"}, {"seat": 1, "to": "me", "name": "Ada"}],
    "start": True,
}


def test_a_hero_plays_a_whole_game_against_the_bot(ada: Person) -> None:
    table = TablePage(ada, ada.post("/api/tables", WANTED)["id"])
    table.play(until=lambda now: False, on_board=True)

    expect(table.over.get_by_role("heading", level=2)).not_to_be_empty()
    expect(table.over).to_contain_text("Won by:")
    table.over.locator("summary").click()
    seed = table.tool("seed").inner_text()
    assert seed.isdecimal()
    table.tool("check-dice").click()
    expect(table.tool("dice-result")).to_contain_text("kept")
    table.tool("rematch").click()
    expect(table.over).to_be_hidden()
    table.asked("create")
    assert TablePage.at(ada).table != table.table


def test_the_lobby_leads_into_a_game_with_one_click(ada: Person) -> None:
    ada.page.goto("/")
    ada.page.get_by_test_id("play-now").click()
    table = TablePage.at(ada)
    table.asked("create")
    table.answer()
    ada.page.goto("/")
    ada.page.get_by_test_id(f"table-{table.table}").get_by_role("link").click()
    table.asked("deck")
