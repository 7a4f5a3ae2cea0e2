"""A mission as somebody in front of it uses it: points of the table, figures, the bar of deeds."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import PATIENCE, Person

Inches = tuple[float, float]
LOOKS = """async () => {
    const surface = document.querySelector('[data-testid="surface"]');
    const look = () => {
        const {left, top, width} = surface.getBoundingClientRect();
        return [left, top, width, ...surface.querySelector('svg').getAttribute('viewBox').split(' ').map(Number)];
    };
    let before = null;
    let now = look();
    while (before === null || now.some((each, at) => each !== before[at])) {
        before = now;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        now = look();
    }
    return now;
}"""
"""Where the table is on the screen and what is seen of it, once it has come to rest."""
ANOTHER = """(last) => {
    const prompt = document.querySelector('[data-testid="prompt"]');
    return prompt && prompt.dataset.question && prompt.dataset.ask !== last ? prompt.dataset.question : null;
}"""
CLEARED = """() => {
    for (const what of ['dice-tray', 'screen-close']) document.querySelector(`[data-testid="${what}"]`)?.click();
}"""


class TablePage:
    """What is on the screen of one person at a table."""

    def __init__(self, person: Person, table: str = "") -> None:
        """Goes to a table; without one, where somebody has come by the ways of the house."""
        self.page: Page = person.page
        if table:
            self.page.goto(f"/table/{table}")
        self.tool("surface").wait_for()

    def tool(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    @property
    def log(self) -> Locator:
        return self.tool("log")

    @property
    def ask(self) -> str:
        return self.tool("prompt").get_attribute("data-ask") or ""

    def asked(self, question: str) -> None:
        """Waits until it is asked."""
        expect(self.tool("prompt")).to_have_attribute("data-question", f"starquest.{question}")

    def next(self, last: str) -> str:
        """Waits for another question. Any: what the page holds."""
        found: Any = self.page.wait_for_function(ANOTHER, arg=last, timeout=PATIENCE).json_value()
        return str(found).removeprefix("starquest.")

    def clears_the_board(self) -> None:
        """Takes up dice that lie on it, and puts away what was read."""
        self.page.evaluate(CLEARED)

    def unit(self, number: int) -> Locator:
        return self.tool(f"unit-{number}")

    def deed(self, move: str) -> Locator:
        """A button of the bar."""
        return self.tool("actions").locator(f'[data-move="{move}"]').first

    def spot(self, at: Inches) -> tuple[float, float]:
        """Where a point of the table is on the screen."""
        x, y, width, left, top, wide, _ = self.page.evaluate(LOOKS)
        return x + (at[0] - left) * width / wide, y + (at[1] - top) * width / wide

    def stands(self, number: int) -> Inches:
        """Where on the table a unit is."""
        x, y, width, left, top, wide, _ = self.page.evaluate(LOOKS)
        box = self.unit(number).bounding_box()
        assert box is not None
        scale = wide / width
        return left + (box["x"] + box["width"] / 2 - x) * scale, top + (box["y"] + box["height"] / 2 - y) * scale

    def press(self, at: Inches) -> None:
        self.page.mouse.click(*self.spot(at))

    def tab_to(self, kind: str, most: int = 90) -> None:
        """Goes from stop to stop, to the first of a kind."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(kind) => document.activeElement.matches(kind)", kind):
                return
        raise AssertionError(f"Tab never comes to {kind}")
