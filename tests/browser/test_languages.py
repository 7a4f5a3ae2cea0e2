"""German and English: the house speaks as the browser does, or as was chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Visiting


def test_the_house_speaks_the_language_of_the_browser_and_keeps_the_chosen_one(visit: Visiting) -> None:
    page = visit(lang="de").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_test_id("lang-en").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/learn")
    expect(page.locator("html")).to_have_attribute("lang", "en")
