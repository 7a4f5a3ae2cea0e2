"""A table as somebody at it uses it: questions, answers, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.person import PATIENCE, Person

EAGER = ("attack", "summon", "equip", "cast", "block", "armor", "discover", "draw", "grow", "level", "keep", "declare")
IDLE = ("pass", "done", "decline")
NEVER = ("unequip", "unbind", "mulligan", "beg", "activate")
"""What a simple player leaves alone: it gives something up, or can be done without end."""
MOST_ANSWERS = 1500

SITUATION = """(last) => {
    if (document.querySelector('[data-testid="game-over"]')) return {over: true, question: '', ask: ''};
    const prompt = document.querySelector('[data-testid="prompt"]');
    if (!prompt || !prompt.dataset.question || prompt.dataset.ask === last) return null;
    return {over: false, question: prompt.dataset.question, ask: prompt.dataset.ask};
}"""
STANDS = """() => ['prompt', 'log', 'toast'].map((each) =>
    document.querySelector(`[data-testid="${each}"]`)?.innerText.slice(-500))"""
"""What is on the screen that tells why nothing happens."""
FROM_A_PILE = ("reclaim", "revive")
"""Questions for which the discard pile opens by itself and lies over the buttons."""
OFFERED = """() => [...document.querySelectorAll('[data-testid="prompt"] [data-testid^="option-"]')]
    .map((each) => [each.dataset.testid, each.dataset.move])"""
GLOWING = """(kinds) => [...document.querySelectorAll('[data-testid="board"] [data-glow="source"]')]
    .map((each) => each.dataset.testid).filter((name) => new RegExp(kinds).test(name))"""
AFTER_A_PRESS = """(ask) => {
    const there = (what) => document.querySelector(what) !== null;
    if (there('[data-testid="game-over"]') || !there(`[data-testid="prompt"][data-ask="${ask}"]`)) return 'done';
    if (there('[data-testid="bubble-menu"]')) return 'menu';
    return there('[data-testid="board"] [data-glow="target"]') ? 'target' : null;
}"""
COVERED_OR_ASKED = """(last) => {
    const there = (what) => document.querySelector(`[data-testid="${what}"]`);
    if (there('hand-over') || there('game-over')) return true;
    const ask = there('prompt')?.dataset.ask;
    return ask !== undefined && ask !== last;
}"""
PLACES = """(kind) => [...document.querySelectorAll(`[data-place^="${kind}"]`)].map((each) => each.dataset.place)"""
TOLD = """() => Number([...document.querySelectorAll('[data-testid="log"] [data-n]')].at(-1)?.dataset.n ?? -1)"""
ROUND = """() => document.querySelector('[data-testid="progress"] b')?.textContent.match(/[0-9]+/)?.[0] ?? '0'"""
ON_BOARD = {"hero-main": "hand", "hero-attacks": "thing|hero", "block": "thing", "armor": "thing"}
"""The questions that a simple player answers on the board, and with what kinds of things."""
GM_DECK = "take-what_the_light_left"
PANELS = {
    "level": "level-normal",
    "create": "create-hero",
    "deck": "take-wildheart",
    "world-deck": "take-the_fallen_world",
    "bosses": "choose-bosses",
    "discovery-deck": "discovery-preconstructed",
    "mulligan": "keep-hand",
}
"""What answers the questions before the game."""


class TablePage:
    """What is on the screen of one person at a table."""

    def __init__(self, person: Person, table: str) -> None:
        """Goes to a table."""
        self.page: Page = person.page
        self.table = table
        self.page.goto(f"/table/{table}")

    @classmethod
    def at(cls, person: Person) -> TablePage:
        """Where somebody has come by the ways of the house."""
        person.page.wait_for_url("**/table/*")
        here = cls.__new__(cls)
        here.page = person.page
        here.table = urlsplit(person.page.url).path.rpartition("/")[2]
        return here

    # --- what is asked -------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt")

    @property
    def ask(self) -> str:
        return self.prompt.get_attribute("data-ask") or ""

    @property
    def question(self) -> str:
        return (self.prompt.get_attribute("data-question") or "").removeprefix("sidequest.")

    @property
    def round(self) -> int:
        """0 before the game, and where the board is covered."""
        return int(self.page.evaluate(ROUND))

    @property
    def log(self) -> Locator:
        return self.page.get_by_test_id("log")

    @property
    def told(self) -> int:
        """The number of the last line of the log."""
        return int(self.page.evaluate(TOLD))

    def hears_more_than(self, told: int) -> None:
        """Waits until the log goes on."""
        self.page.wait_for_function(f"(told) => ({TOLD})() > told", arg=told, timeout=PATIENCE)

    @property
    def over(self) -> Locator:
        return self.page.get_by_test_id("game-over")

    def asked(self, question: str) -> None:
        """Waits until it is asked."""
        expect(self.prompt).to_have_attribute("data-question", f"sidequest.{question}", timeout=PATIENCE)

    def next(self, last: str = "") -> dict[str, Any]:
        """Waits for a question other than the last, or for the end of the game."""
        try:
            found: dict[str, Any] = self.page.wait_for_function(SITUATION, arg=last, timeout=PATIENCE).json_value()
        except TimeoutError as error:
            raise AssertionError(
                f"after question {last} the table stands still: {self.page.evaluate(STANDS)}"
            ) from error
        return found

    def offered(self) -> list[tuple[str, str]]:
        """The options as buttons: their names and kinds."""
        return [tuple(each) for each in self.page.evaluate(OFFERED)]

    def option(self, move: str) -> Locator:
        return self.prompt.locator(f'[data-testid^="option-"][data-move="{move}"]').first

    # --- what is answered ----------------------------------------------------------------

    def choose(self, move: str) -> dict[str, Any]:
        """Takes the first option of a kind; what is asked then."""
        ask = self.ask
        self.option(move).click()
        return self.next(ask)

    def answer(self, on_board: bool = False) -> dict[str, Any]:
        """Answers as a simple player does; what is asked then."""
        ask = self.ask
        self.say(on_board)
        return self.next(ask)

    def say(self, on_board: bool = False) -> None:
        """Answers, and does not wait for anything."""
        if self.tool("setup").count():
            self.set_up()
        elif not (on_board and self.question in ON_BOARD and self.press_on_board()):
            if self.question in FROM_A_PILE:
                pile = self.page.locator("dialog[open]")
                pile.locator("header button").click()
                expect(pile).to_be_hidden()
            press(self.tool(simple_choice(self.offered())))

    def set_up(self) -> None:
        """Before the game there are panels instead of buttons."""
        question = self.question
        if question == "bosses":
            press(self.page.locator('[data-testid^="main-"]').first)
            press(self.page.locator('[data-testid^="secondary-"]').last)
        press(self.tool(GM_DECK if question == "deck" and self.tool(GM_DECK).count() else PANELS[question]))

    def play(self, until: Callable[[dict[str, Any]], bool], on_board: bool = False) -> dict[str, Any]:
        """Answers until something is so, or the game is over."""
        now = self.next()
        for _ in range(MOST_ANSWERS):
            if now["over"] or until(now):
                return now
            now = self.answer(on_board)
        raise AssertionError("it never came to that")

    def play_while_uncovered(self, enough: Callable[[], bool]) -> None:
        """Answers until it is enough, or until the screen goes to somebody else."""
        for _ in range(MOST_ANSWERS):
            self.page.wait_for_function(COVERED_OR_ASKED, timeout=PATIENCE)
            if self.tool("hand-over").count() or enough():
                return
            ask = self.ask
            self.say()
            self.page.wait_for_function(COVERED_OR_ASKED, arg=ask, timeout=PATIENCE)
        raise AssertionError("it never came to that")

    def press_on_board(self) -> bool:
        """Plays the first thing that glows, as a hand on the board does; whether there was one."""
        ask, kinds = self.ask, ON_BOARD.get(self.question, "hand")
        glowing = self.page.evaluate(GLOWING, f"^({kinds})-")
        if not glowing:
            return False
        press(self.tool(glowing[0]).first)
        after = self.page.wait_for_function(AFTER_A_PRESS, arg=ask, timeout=PATIENCE).json_value()
        if after == "menu":
            press(self.tool("bubble-menu").locator("[data-move]").first)
        elif after == "target":
            press(self.page.locator('[data-testid="board"] [data-glow="target"]').first)
        return True

    # --- cards ---------------------------------------------------------------------------

    def hand(self) -> Locator:
        return self.page.locator('[data-place^="hand:"]')

    def hand_cards(self) -> list[str]:
        return [place.removeprefix("hand:") for place in self.page.evaluate(PLACES, "hand:")]

    def card_names(self, cards: Iterable[str], lang: str = "en") -> list[str]:
        content = self.page.request.get(f"/api/games/sidequest/content?lang={lang}").json()
        return [content["cards"][card]["name"] for card in cards]

    # --- what else a table offers --------------------------------------------------------

    def tool(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def from_menu(self, item: str) -> None:
        self.tool("table-menu").click()
        self.tool(item).click()

    def tip(self) -> str | None:
        """What the coach talks about."""
        coach = self.tool("coach")
        return coach.get_attribute("data-tip") if coach.count() else None


def press(thing: Locator) -> None:
    """With a finger where there are fingers, else with the mouse."""
    if thing.page.evaluate("() => navigator.maxTouchPoints > 0"):
        thing.tap()
    else:
        thing.click()


def simple_choice(options: Sequence[tuple[str, str]]) -> str:
    """Does what it can, and else goes on."""

    def rank(option: tuple[str, str]) -> int:
        move = option[1]
        if move in EAGER:
            return EAGER.index(move)
        if move in NEVER:
            return 1000
        return 500 if move in IDLE else 100

    return min(options, key=rank)[0]
