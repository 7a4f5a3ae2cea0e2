"""Two people and two bots in one quest: both see what either of them uncovers, also after a reload."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect

from questhall.games.heroquest.settings import Settings
from tests.browser.person import PATIENCE, Visiting
from tests.games.heroquest.browser.laid_quest import lay
from tests.games.heroquest.browser.quest_page import QuestPage
from tests.server.process import ServerProcess

FOUR = Settings(heroes=4, quest="mill", company=("barbarian", "elf", "dwarf", "wizard"))
ASKED = """(last) => {
    const ask = document.querySelector('[data-testid="prompt"]')?.dataset.ask;
    return ask !== undefined && ask !== last ? ask : null;
}"""
SEEN = """() => [
    document.querySelector('[data-testid="dungeon"] .joints').getAttribute('d'),
    ...[...document.querySelectorAll('[data-testid^="figure-"]')]
        .map((each) => each.ariaLabel.split(', ').slice(0, 2).join()).sort(),
]"""
"""The squares that were uncovered, and the figures in words, without what the own seat could do with them."""
ROOM = "The torches light up"


def play(pages: Sequence[QuestPage], enough: Callable[[], bool]) -> None:
    """Whoever is asked something does what the lamp advises."""
    answered: dict[QuestPage, Any] = dict.fromkeys(pages, "")
    waited = time.monotonic()
    while not enough():
        for page in pages:
            ask = page.page.evaluate(ASKED, answered[page])
            if ask is not None:
                page.follow(page.advised())
                answered[page] = ask
                waited = time.monotonic()
        assert time.monotonic() < waited + PATIENCE / 1000, "nobody is asked anything"


def rooms(page: QuestPage) -> int:
    return page.log.locator("[data-n]").filter(has_text=ROOM).count()


def agree(one: QuestPage, other: QuestPage) -> None:
    """The same dungeon on both screens: the squares that were uncovered, and who is where."""
    waited = time.monotonic()
    while one.page.evaluate(SEEN) != other.page.evaluate(SEEN):
        assert time.monotonic() < waited + PATIENCE / 1000, "they see different dungeons"


def test_two_people_and_two_bots_go_down_together(visit: Visiting, server: ServerProcess) -> None:
    ada, bob = visit("Ada"), visit("Bob")
    first = QuestPage(ada, lay(server.database, {1: ada, 2: bob}, settings=FOUR))
    second = QuestPage(bob, first.table)
    play((first, second), enough=lambda: rooms(first) >= 2 and rooms(second) >= 2)
    agree(first, second)
    bob.page.reload()
    expect(second.tool("dungeon")).to_be_visible()
    expect(second.log.locator("[data-n]").filter(has_text=ROOM)).to_have_count(rooms(first))
    agree(first, second)
    before = len(second.done)
    play((first, second), enough=lambda: len(second.done) > before + 1)
