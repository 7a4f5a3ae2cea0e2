"""A guided first game as a newcomer plays it: the coach is read, and what the lamp advises is done."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import TimeoutError, expect

from tests.browser.person import PATIENCE, Person
from tests.games.sidequest.browser.table_page import SITUATION, TablePage, press

TIPS = """async () => {
    const told = [];
    const find = (what) => document.querySelector(`[data-testid="${what}"]`);
    const after = (ms) => new Promise((done) => setTimeout(() => requestAnimationFrame(done), ms));
    const looks = () => {
        const tip = find('coach').getBoundingClientRect();
        const ring = find('coach-ring')?.getBoundingClientRect();
        const inside = tip.left >= 0 && tip.top >= 0 && tip.right <= innerWidth && tip.bottom <= innerHeight;
        const beside = !ring || ring.right <= tip.left || tip.right <= ring.left;
        return [inside, ring !== undefined, beside || ring.bottom <= tip.top || tip.bottom <= ring.top];
    };
    for (;;) {
        await after(0);
        await after(0);
        if (!find('coach')) return told;
        for (let patience = 0; patience < 20 && looks().includes(false); patience++) await after(100);
        told.push([find('coach').dataset.tip, find('coach').querySelector('p').innerText.trim(), ...looks()]);
        find('coach-next').click();
    }
}"""
"""Reads all that the coach has to say now; each tip gets the time to find its place while the board moves."""
MOST_ANSWERS = 200


class Told(NamedTuple):
    """A tip as it stood on the screen."""

    tip: str
    words: str
    inside: bool
    """All of it was on the screen."""
    points: bool
    """It marked what it spoke of."""
    apart: bool
    """It did not lie on it."""


class LessonPage(TablePage):
    """What is on the screen of somebody who learns."""

    def __init__(self, person: Person, lesson: str) -> None:
        self.tips: list[Told] = []
        person.page.goto("/learn")
        person.page.get_by_test_id(f"start-lesson-sidequest-{lesson}").click()
        person.page.wait_for_url("**/table/*")
        super().__init__(person, TablePage.at(person).table)

    def reads(self) -> None:
        """Whatever the coach says."""
        self.tips += [Told(*tip) for tip in self.page.evaluate(TIPS)]

    def does_it(self, ask: str) -> None:
        """Presses what is advised; once more where, on a busy machine, a press led nowhere for a while."""
        press(self.tool("do-it"))
        try:
            self.page.wait_for_function(SITUATION, arg=ask, timeout=PATIENCE / 4)
        except TimeoutError:
            press(self.tool("do-it"))

    def plays_as_advised(self) -> None:
        """To the end of the game."""
        expect(self.tool("coach")).to_be_visible()
        self.reads()
        now = self.next()
        for _ in range(MOST_ANSWERS):
            self.reads()
            if now["over"]:
                return
            if self.tool("setup").count():
                if self.question == "create":
                    press(self.tool("preset-wildheart"))
                self.set_up()
            else:
                press(self.tool("suggest"))
                self.does_it(now["ask"])
            now = self.next(now["ask"])
        raise AssertionError("the game never ends")
