"""A dungeon as somebody in front of it uses it: squares, doors, figures, the bar of deeds, the lamp that advises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from questhall.games.heroquest.game import HEROQUEST
from tests.browser.advice import advice
from tests.browser.person import PATIENCE, Person

SITUATION = """(last) => {
    if (document.querySelector('[data-testid="game-over"]')) return {over: true, question: '', ask: ''};
    const prompt = document.querySelector('[data-testid="prompt"]');
    if (!prompt || !prompt.dataset.question || prompt.dataset.ask === last) return null;
    return {over: false, question: prompt.dataset.question, ask: prompt.dataset.ask};
}"""
TOLD = """() => Number([...document.querySelectorAll('[data-testid="log"] [data-n]')].at(-1)?.dataset.n ?? -1)"""
LOOKS = """async () => {
    const ground = document.querySelector('[data-testid="dungeon"]');
    const look = () => {
        const {left, top, width} = ground.getBoundingClientRect();
        return [left, top, width, ...ground.querySelector('svg').getAttribute('viewBox').split(' ').map(Number)];
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
"""Where the dungeon is on the screen and what is seen of it, once it has come to rest."""
AFTER_A_PRESS = """(ask) => {
    const there = (what) => document.querySelector(what) !== null;
    if (there('[data-testid="game-over"]') || !there(`[data-testid="prompt"][data-ask="${ask}"]`)) return 'done';
    if (there('[data-testid="place-menu"]')) return 'menu';
    return there('[data-testid="aim-cancel"]') ? 'aim' : null;
}"""
CLEARED = """async () => {
    for (const what of ['dice-tray', 'parchment-close']) document.querySelector(`[data-testid="${what}"]`)?.click();
    await new Promise((drawn) => requestAnimationFrame(drawn));
}"""
MOST_ANSWERS = 400
PLACES = {
    "attack": "figure", "throw": "figure", "herbs": "figure", "act": "figure", "give": "figure", "loot": "figure",
    "opendoor": "door", "searchfurniture": "piece", "openchest": "chest", "disarmchest": "chest", "disarm": "trap",
}  # fmt: skip
"""Where on the board a move is looked for, and by which field it is named there."""
NAMED = {"act": "monster", "give": "hero", "loot": "hero", "opendoor": "door", "searchfurniture": "piece",
         "openchest": "chest", "disarmchest": "chest", "disarm": "trap"}  # fmt: skip
AIMED = ("cast", "read", "drink", "use")


class QuestPage:
    """What is on the screen of one person at a table."""

    def __init__(self, person: Person, table: str, quest: str = "mill") -> None:
        """Goes to a table."""
        self._meet(person, table, quest)
        self.page.goto(f"/table/{table}")

    @classmethod
    def at(cls, person: Person, quest: str = "mill") -> QuestPage:
        """Where somebody has come by the ways of the house."""
        person.page.wait_for_url("**/table/*")
        here = cls.__new__(cls)
        here._meet(person, urlsplit(person.page.url).path.rpartition("/")[2], quest)
        return here

    def _meet(self, person: Person, table: str, quest: str) -> None:
        self.page: Page = person.page
        self.width = HEROQUEST.lore.plan(quest).width
        """Squares from the west to the east: by it the numbers of squares are places."""
        self.table = table
        self.done: list[str] = []
        """The moves that were made by hand."""

    # --- what is asked -------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def ask(self) -> str:
        return self.prompt.get_attribute("data-ask") or ""

    @property
    def question(self) -> str:
        return (self.prompt.get_attribute("data-question") or "").removeprefix("heroquest.")

    def asked(self, question: str) -> None:
        """Waits until it is asked."""
        expect(self.prompt).to_have_attribute("data-question", f"heroquest.{question}")

    def next(self, last: str = "") -> dict[str, Any]:
        """Waits for a question other than the last, or for the end of the quest. Any: what the page holds."""
        found: dict[str, Any] = self.page.wait_for_function(SITUATION, arg=last, timeout=PATIENCE).json_value()
        return found

    # --- what is told ----------------------------------------------------------------------

    def tool(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    @property
    def log(self) -> Locator:
        return self.tool("log")

    @property
    def over(self) -> Locator:
        return self.tool("game-over")

    @property
    def told(self) -> int:
        """The number of the last line of the log."""
        return int(self.page.evaluate(TOLD))

    def clears_the_board(self) -> None:
        """Takes up dice that lie on it, and puts away what was read; both go by themselves as well, or stay away."""
        self.page.evaluate(CLEARED)

    # --- what is done with a hand on the board ---------------------------------------------

    def figure(self, number: int) -> Locator:
        return self.tool(f"figure-{number}")

    def door(self, number: int) -> Locator:
        return self.tool(f"door-{number}")

    def deed(self, move: str) -> Locator:
        """A button of the bar."""
        return self.tool("actions").locator(f'[data-move="{move}"]').first

    def in_menu(self, move: str) -> Locator:
        return self.tool("place-menu").locator(f'[data-move="{move}"]').first

    def middle_of(self, square: int) -> tuple[float, float]:
        """Where a square is on the screen."""
        x, y, width, left, top, wide, _ = self.page.evaluate(LOOKS)
        column, row = square % self.width, square // self.width
        return x + (column + 0.5 - left) * width / wide, y + (row + 0.5 - top) * width / wide

    def press_square(self, square: int) -> None:
        self.page.mouse.click(*self.middle_of(square))

    # --- following advice ----------------------------------------------------------------------

    def advised(self) -> dict[str, Any]:
        """What the lamp advises. Any: an answer as it is written."""
        self.tool("suggest").click()
        return advice(self.tool("do-it"))

    def follow(self, answer: dict[str, Any]) -> None:
        """Does by hand what was advised: on the board where it has a place there, else with its button."""
        ask, move = self.ask, str(answer["move"])
        self.clears_the_board()
        if move == "walk":
            self.press_square(answer["to"])
        elif move in PLACES:
            self.tool(f"{PLACES[move]}-{answer[NAMED.get(move, 'target')]}").click()
        elif move in AIMED:
            self.take_up(answer)
        elif self.deed(move).count():
            self.deed(move).click()
        else:
            self.tool("do-it").click()
            return
        self.done.append(move)
        if self.after(ask) == "aim":
            self._aim(answer)
        if self.after(ask) == "menu":
            self.in_menu(move).click()

    def after(self, ask: str) -> str:
        """What a press has led to: done, a menu, or something that must be aimed."""
        return str(self.page.wait_for_function(AFTER_A_PRESS, arg=ask, timeout=PATIENCE).json_value())

    def take_up(self, answer: dict[str, Any]) -> None:
        """A spell or a thing first, then whom it is for."""
        move = answer["move"]
        self.tool("spells" if move == "cast" else "things").click()
        self.tool(f"take-{move}:{answer.get('spell', answer.get('thing'))}").click()

    def _aim(self, answer: dict[str, Any]) -> None:
        """At a figure, or at the squares that are named."""
        if answer.get("target"):
            self.figure(answer["target"]).click()
        else:
            for square in answer.get("squares") or (answer["start"],):
                self.press_square(square)

    def play(self, until: Callable[[dict[str, Any]], bool], by_hand: bool = True) -> dict[str, Any]:
        """Follows all advice until something is so, or the quest is over."""
        now = self.next()
        for _ in range(MOST_ANSWERS):
            if now["over"] or until(now):
                return now
            answer = self.advised()
            if by_hand:
                self.follow(answer)
            else:
                self.tool("do-it").click()
            now = self.next(now["ask"])
        raise AssertionError("it never came to that")
