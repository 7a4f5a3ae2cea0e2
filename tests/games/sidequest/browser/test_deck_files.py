"""A deck from a file: read like a text that was pasted, and refused kindly where there is none in it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import flaws
from tests.browser.person import Person


def test_a_deck_is_read_from_a_file(ada: Person) -> None:
    page = ada.page
    page.goto("/decks?game=sidequest")
    chooser, status = page.get_by_test_id("deck-file"), page.get_by_role("status").last
    chooser.set_input_files({"name": "mules.txt", "mimeType": "text/plain", "buffer": b"2 pack_mule\n1 moss_wolf\n"})
    expect(page.get_by_test_id("deck-size")).to_have_text("3")
    expect(status).to_have_text("The deck was read.")
    chooser.set_input_files({"name": "photo.png", "mimeType": "image/png", "buffer": b"\x89PNG\x00\xff" * 40})
    expect(status).to_contain_text("There is no deck in “photo.png”.")
    expect(page.get_by_test_id("deck-size")).to_have_text("3")
    expect(page.get_by_test_id("deck-text")).to_have_value("2 pack_mule\n1 moss_wolf\n")
    assert flaws(page) == []
