"""A replay as somebody watches it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import PATIENCE, Person

HAND = """() => [...document.querySelectorAll('[data-testid^="hand-"]')].map((each) => each.dataset.testid.slice(5))"""


class ReplayPage:
    """Opened at its beginning, through the eyes of a seat or, without one, of everybody."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.page: Page = person.page
        self.table = table
        self.page.goto(f"/replay/{table}{'' if seat is None else f'?seat={seat}'}")
        self.at(0)

    @property
    def step(self) -> int:
        return int(self.page.get_by_test_id("replay-step").get_attribute("data-step") or "-1")

    @property
    def total(self) -> int:
        return int(self.page.get_by_test_id("replay-scrub").get_attribute("max") or "0")

    @property
    def log(self) -> Locator:
        return self.page.get_by_test_id("log")

    def at(self, step: int) -> None:
        """Waits until it is there."""
        expect(self.page.get_by_test_id("replay-step")).to_have_attribute("data-step", str(step), timeout=PATIENCE)

    def press(self, button: str, step: int) -> None:
        self.page.get_by_test_id(button).click()
        self.at(step)

    def scrub(self, step: int) -> None:
        self.page.get_by_test_id("replay-scrub").fill(str(step))
        self.at(step)

    def hand_cards(self) -> list[str]:
        return list(self.page.evaluate(HAND))
