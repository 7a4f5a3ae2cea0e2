"""Every page of the hall: axe finds nothing serious, and it fits on a phone."""

from __future__ import annotations

import pytest

from tests.browser.axe import flaws
from tests.browser.fitting import fits
from tests.browser.person import PHONE, Person, Visiting
from tests.server.any_game import ANY

PAGES = (
    "/", "/new", "/learn", f"/cards?game={ANY.name}", f"/decks?game={ANY.name}", f"/rules/{ANY.name}", "/me",
    "/settings", "/credits", "/nowhere",
)  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
def test_pages_of_the_hall_are_accessible(ada: Person, path: str) -> None:
    ada.page.goto(path)
    ada.page.get_by_role("heading", level=1).wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert flaws(ada.page) == []


def test_the_waiting_room_is_accessible(ada: Person) -> None:
    ada.page.goto("/new")
    ada.page.get_by_test_id("open-table").click()
    ada.page.get_by_test_id("link-2").click()
    ada.page.get_by_test_id("link-qr").click()
    ada.page.get_by_test_id("qr-code").wait_for()
    assert flaws(ada.page) == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_on_a_phone(visit: Visiting, path: str) -> None:
    page = visit(**PHONE).page
    page.goto(path)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_load_state("networkidle")
    fits(page)
