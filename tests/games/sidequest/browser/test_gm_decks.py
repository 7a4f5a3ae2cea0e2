"""The GM builds decks, finds them again at the table and plays with them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import flaws
from tests.browser.person import Person
from tests.games.sidequest.browser.table_page import TablePage

WANTED: dict[str, Any] = {
    "game": "sidequest",
    "settings": {"heroes": 1, "difficulty": "normal"},
    "options": {"pace": 0},
    "seats": [{"seat": 0, "to": "me", "name": "Ada"}, {"seat": 1, "to": "bot", "bot": "heuristic"}],
    "start": True,
}


@pytest.mark.rule("SQ-1.4", "SQ-1.6")
def test_the_gm_builds_a_deck_and_brings_it_to_the_table(ada: Person) -> None:
    page = ada.page
    page.goto("/decks?game=sidequest")
    page.get_by_role("tab", name="GM deck").click()
    page.get_by_test_id("begin-what_the_light_left").click()
    expect(page.get_by_test_id("deck-size")).to_have_text("60")
    for _ in range(21):
        page.get_by_test_id("add-shaft_rat").click()
    expect(page.get_by_test_id("deck-browser")).to_contain_text("81 cards; 60 to 80 are recommended")
    assert flaws(page) == []
    page.get_by_label("Name of the deck").fill("Rats")
    page.get_by_test_id("save-deck").click()

    table = TablePage(ada, ada.post("/api/tables", WANTED)["id"])
    table.asked("deck")
    assert flaws(page) == []
    table.tool("build-deck").click()
    page.get_by_text("Save, load, share").click()
    page.get_by_role("button", name="Load “Rats”").click()
    expect(table.tool("deck-size")).to_have_text("81")
    table.tool("play-own-deck").click()

    table.asked("world-deck")
    expect(table.tool("take-the_fallen_world")).to_be_focused()
    table.tool("build-deck").click()
    expect(table.tool("play-own-deck")).to_be_disabled()
    page.get_by_text("Save, load, share").click()
    table.tool("deck-text").fill("2 ash_wind\nglass_rain")
    table.tool("import-deck").click()
    assert flaws(page) == []
    table.tool("play-own-deck").click()
    table.asked("bosses")
    expect(table.log).to_contain_text("The GM’s deck has 81 cards; 60 to 80 are recommended.")
