"""The guided first games: the coach speaks through the whole game, and what it speaks of works."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person, Visiting
from tests.games.sidequest.browser.lesson_page import LessonPage
from tests.games.sidequest.browser.table_page import TablePage

HERO = {"goal", "create", "mulligan", "fate", "grow", "discover", "costs", "summon", "equip", "set", "undo", "why",
        "done", "gm-turn", "world", "encounter", "react", "auto", "any-time", "block", "armor", "attack", "foresee",
        "nimble", "hidden", "reveal", "partner", "bound", "log", "prize", "trigger", "suggest", "help", "pace",
        "second", "boss", "over"}  # fmt: skip
GM = {"goal", "bosses", "heroes-turn", "fate", "world", "summon", "hand", "encounter", "bound", "undo", "why", "save",
      "declare", "targets", "answers", "armor", "log", "end", "won", "comfort", "face-down", "hidden", "nimble",
      "react", "auto", "any-time", "suggest", "crowd", "help", "pace", "boss", "hurt", "over"}  # fmt: skip
DESK: dict[str, Any] = {}


@pytest.mark.parametrize(
    ("lesson", "tips", "screen"), [("hero", HERO, DESK), ("gm", GM, PHONE)], ids=["hero at a desk", "gm with a phone"]
)
def test_the_coach_leads_through_the_whole_first_game(
    visit: Visiting, lesson: str, tips: set[str], screen: dict[str, Any]
) -> None:
    table = LessonPage(visit(**screen), lesson)
    table.plays_as_advised()
    names = [told.tip for told in table.tips]
    assert set(names) >= tips
    assert len(names) == len(set(names)), "nothing is told twice"
    assert all(told.words for told in table.tips)
    assert [told.tip for told in table.tips if not told.inside] == []
    assert [told.tip for told in table.tips if not told.points] == []
    assert [told.tip for told in table.tips if not told.apart] == []
    expect(table.over).to_have_attribute("data-won", "true")


def test_a_newcomer_comes_from_the_hall_into_the_first_game(ada: Person) -> None:
    ada.page.goto("/")
    ada.page.get_by_test_id("learn").click()
    table = TablePage.at(ada)
    expect(table.tool("coach")).to_have_attribute("data-tip", "goal")
    table.asked("create")


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
