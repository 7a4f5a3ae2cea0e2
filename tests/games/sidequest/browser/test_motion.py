"""What moves on the screen."""

from __future__ import annotations

from tests.browser.person import Visiting
from tests.games.sidequest.browser.laid_game import lay, main_phase
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

MOVING = """() => document.getAnimations()
    .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().activeDuration > 1).length"""
"""What lasts a millisecond is over before anybody sees it."""


def test_nothing_moves_for_who_wants_it_still(visit: Visiting, server: ServerProcess) -> None:
    still, lively = visit("Ada", reduced_motion="reduce"), visit("Bob", reduced_motion="no-preference")
    moved = {}
    for person in (still, lively):
        table = TablePage(person, lay(server.database, {1: person}, main_phase))
        table.asked("hero-main")
        moved[person] = 0
        for _ in range(5):
            table.answer()
            moved[person] += person.page.evaluate(MOVING)
    assert moved[still] == 0
    assert moved[lively] > 0
