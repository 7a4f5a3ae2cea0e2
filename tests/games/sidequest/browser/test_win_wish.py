"""Somebody says how often they want to win, and the bot that fits sits at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Person, Visiting


def plan(page: Page, wins: int) -> None:
    """Alone, and as usual but for the wish."""
    page.goto("/new?game=sidequest")
    page.get_by_test_id("occasion-alone").check()
    page.get_by_test_id("difficulty-normal").check()
    page.get_by_test_id(f"wins-{wins}").check()


def test_who_wants_to_win_half_of_the_games_sees_the_level_on_the_seat(ada: Person) -> None:
    page = ada.page
    plan(page, 50)
    promise = page.get_by_test_id("win-promise")
    expect(promise).to_contain_text(re.compile(r"You should win about (4[5-9]|5[0-5])"))
    assert flaws(page) == []
    page.get_by_test_id("start").click()
    chip = page.get_by_test_id("seat-0")
    expect(chip).to_contain_text(re.compile(r"(Greenhorn|Apprentice|Adventurer|Expert|Master) \d+"))
    chip.click()
    expect(page.get_by_role("dialog")).to_contain_text("of 100 on the line")
    page.get_by_test_id("bot-choice-0").select_option("heuristic")
    page.get_by_test_id("bot-0").click()
    expect(chip).not_to_contain_text(re.compile(r"\d"))


def test_what_cannot_be_reached_and_what_was_not_measured_is_said(ada: Person) -> None:
    page = ada.page
    plan(page, 90)
    page.get_by_test_id("difficulty-impossible").check()
    expect(page.get_by_test_id("win-promise")).to_contain_text("cannot be reached at this table")
    page.get_by_test_id("difficulty-").check()
    expect(page.get_by_test_id("win-promise")).to_contain_text("Difficulty “Decide at the table”")


def test_ones_own_standing_is_shown_and_may_be_changed(ada: Person) -> None:
    page = ada.page
    page.goto("/me")
    mine = page.get_by_test_id("standing-sidequest")
    expect(mine).to_contain_text("Adventurer 45")
    expect(mine).to_contain_text("assumed")
    mine.get_by_text("Change").click()
    adapt = page.get_by_test_id("adapt-sidequest")
    mine.get_by_role("combobox").select_option("90")
    with page.expect_navigation():  # whoever says two things at once, and is off, has said both
        adapt.evaluate("it => { it.click(); location.reload(); }")
    expect(mine.get_by_text("Master 90", exact=True).first).to_be_visible()
    mine.get_by_text("Change").click()
    expect(adapt).not_to_be_checked()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_wish_fits_on_a_phone(visit: Visiting, lang: str) -> None:
    page = visit(lang=lang, **PHONE).page
    plan(page, 40)
    expect(page.get_by_test_id("win-promise").locator("p").first).to_be_visible()
    fits(page)
