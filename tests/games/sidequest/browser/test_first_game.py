"""The guided first game: the coach speaks, and what it advises works."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.games.sidequest.browser.table_page import TablePage

ROUNDS = 2
FIRST_TIPS = {"goal", "create", "mulligan", "grow", "discover", "costs", "summon", "equip", "done", "gm-turn"}


def test_the_coach_leads_through_the_first_two_rounds(ada: Person) -> None:
    ada.page.goto("/")
    ada.page.get_by_test_id("learn").click()
    table = TablePage.at(ada)
    coach = table.tool("coach")
    told: list[str] = []
    expect(coach).to_be_visible()
    now = table.next()
    while not now["over"] and table.round <= ROUNDS:
        while (tip := table.tip()) is not None:
            told.append(tip)
            assert coach.locator("p").inner_text().strip()
            table.tool("coach-next").click()
            expect(ada.page.locator(f'[data-tip="{tip}"]')).to_have_count(0)
        if now["question"] == "sidequest.create":
            table.tool("preset-wildheart").click()
        now = table.answer()
    assert set(told) >= FIRST_TIPS
    assert len(told) == len(set(told)), "nothing is told twice"


def test_the_coach_can_be_sent_away_and_called_back(ada: Person) -> None:
    ada.page.goto("/learn")
    ada.page.get_by_test_id("start-lesson-sidequest-hero").click()
    table = TablePage.at(ada)
    table.tool("coach-off").click()
    expect(table.tool("coach")).to_be_hidden()
    ada.page.reload()
    table.next()
    table.tool("coach-on").click()
    expect(table.tool("coach")).to_be_visible()
