"""The guided first mission as a newcomer plays it: the coach is read, and what the lamp advises is done by hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError

from tests.browser.advice import advice
from tests.browser.person import PATIENCE, Person
from tests.games.starquest.browser.table_page import Inches, TablePage

SITUATION = """(last) => {
    if (document.querySelector('[data-testid="game-over"]')) return {over: true, question: '', ask: ''};
    const prompt = document.querySelector('[data-testid="prompt"]');
    if (!prompt || !prompt.dataset.question || prompt.dataset.ask === last) return null;
    return {over: false, question: prompt.dataset.question.replace('starquest.', ''), ask: prompt.dataset.ask};
}"""
TIPS = """async () => {
    const told = [];
    for (;;) {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const coach = document.querySelector('[data-testid="coach"]');
        if (!coach) return told;
        const {left, top, right, bottom} = coach.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        told.push([coach.dataset.tip, coach.querySelector('p').innerText.trim(), inside]);
        coach.querySelector('[data-testid="coach-next"]').click();
    }
}"""
"""Reads all that the coach has to say now."""
POINTS = ("rush", "advance", "deploy")
PLACES = {"shoot": "unit", "interact": "marker", "discover": "token"}
DRAWERS = {"useability": ("skills", "ability"), "useskill": ("skills", "skill"), "usekit": ("kits", "kit")}
OWN_WILL = {"onward": {"move": "gohome"}, "next": {"move": "afteryou"}}
"""Where the lamp is not followed: whoever learns lets the companion go first, and goes home in time."""
MOST_ANSWERS = 150
LEARNER = 1
CORNER: Inches = (0, 48)
"""Of the table, where the heroes begin."""
SHORT = 0.2
"""Inches."""


class LessonPage(TablePage):
    """What is on the screen of somebody who learns."""

    def __init__(self, person: Person) -> None:
        self.tips: list[tuple[str, str, bool]] = []
        """What the coach said: its name, its words, and whether all of it was on the screen."""
        self.course: list[dict[str, Any]] = []
        """The moves in their order. Any: answers as they are written."""
        person.page.goto("/learn")
        person.page.get_by_test_id("start-lesson-starquest-hero").click()
        super().__init__(person)

    def reads(self) -> None:
        """Whatever the coach says."""
        self.tips += [tuple(tip) for tip in self.page.evaluate(TIPS)]

    def next_or_over(self, last: str) -> dict[str, Any]:
        """Waits for a question other than the last, or for the end of the mission. Any: what the page holds."""
        found: dict[str, Any] = self.page.wait_for_function(SITUATION, arg=last, timeout=PATIENCE).json_value()
        return found

    def play(self) -> None:
        """To the end: each kind of move once by hand, and then as the lamp offers it; home, once that is possible.

        Companions act too: by the time the lamp answers, the question may be another one.
        """
        now = self.next_or_over("")
        for _ in range(MOST_ANSWERS):
            self.reads()
            if now["over"]:
                return
            advised = self.asks_for_advice()
            now = self.next_or_over("")
            self.follows(OWN_WILL.get(now["question"]) or advised)
            now = self.next_or_over(now["ask"])
        raise AssertionError("the mission never ends")

    def asks_for_advice(self) -> dict[str, Any]:
        """Whoever hears nothing, because something happened at that very moment, presses the lamp once more. Any: an
        answer as it is written."""
        self.tool("suggest").click()
        with suppress(TimeoutError):
            return advice(self.tool("do-it"), PATIENCE / 4)
        self.tool("suggest").click()
        return advice(self.tool("do-it"))

    @property
    def done(self) -> set[str]:
        """The kinds of moves that were made, the first of each by hand."""
        return {str(answer["move"]) for answer in self.course}

    def follows(self, answer: dict[str, Any]) -> None:
        move = str(answer["move"])
        if move in self.done or not self.by_hand(move, answer):
            self.tool("do-it").click()
        self.course.append(answer)

    def short_of(self, point: Sequence[int], move: str) -> Inches:
        """A little nearer to where one comes from: what is advised may be the very last thousandth that is allowed."""
        x, y = point[0] / 1000, point[1] / 1000
        from_x, from_y = CORNER if move == "deploy" else self.stands(LEARNER)
        far = math.hypot(x - from_x, y - from_y)
        part = max(far - SHORT, 0) / far
        return from_x + (x - from_x) * part, from_y + (y - from_y) * part

    def by_hand(self, move: str, answer: dict[str, Any]) -> bool:
        """On the table where it has a place there, else with its button; whether there is a way."""
        self.clears_the_board()
        if move in POINTS:
            if move == "rush":
                self.tool("mode-rush").click()
            self.press(self.short_of(answer["to"] if move == "deploy" else answer["path"][-1], move))
        elif move in PLACES:
            which = answer["at"][0][1] if move == "shoot" else answer[PLACES[move]]
            self.tool(f"{PLACES[move]}-{which}").click()
            if move != "shoot":
                self.tool("place-menu").locator(f'[data-move="{move}"]').click()
        elif move in DRAWERS:
            drawer, name = DRAWERS[move]
            self.tool(drawer).click()
            self.tool(f"take-{move}:{answer[name]}").click()
            if self.tool("aim-cancel").count():
                self.tool(f"unit-{answer['hero'] if move == 'usekit' else answer['targets'][0]}").click()
        elif self.deed(move).count():
            self.deed(move).click()
        else:
            return False
        return True
