"""German and English, switched at once and without a reload."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.games.sidequest.browser.laid_game import lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess


def test_everything_at_the_table_changes_its_language_without_a_reload(ada: Person, server: ServerProcess) -> None:
    table = TablePage(ada, lay(server.database, {1: ada}, main_phase))
    table.asked("hero-main")
    page = ada.page
    page.evaluate("() => { window.stayed = true }")
    card = table.hand_cards()[0]
    english, german = (table.card_names([card], lang)[0] for lang in ("en", "de"))
    assert english != german
    places = [
        table.prompt.get_by_role("heading"),
        table.prompt.locator("header p"),
        table.option("done"),
        table.log.locator("[data-n]").first,
        page.get_by_test_id("seat-1"),
    ]
    texts = [place.inner_text() for place in places]
    expect(page.get_by_test_id(f"hand-{card}").first).to_contain_text(english)

    page.get_by_test_id("lang-de").click()
    expect(page.get_by_test_id(f"hand-{card}").first).to_contain_text(german)
    for place, text in zip(places, texts, strict=True):
        expect(place).not_to_have_text(text)
    expect(page.locator("html")).to_have_attribute("lang", "de")

    page.get_by_test_id("lang-en").click()
    for place, text in zip(places, texts, strict=True):
        expect(place).to_have_text(text, use_inner_text=True)
    assert page.evaluate("() => window.stayed")
