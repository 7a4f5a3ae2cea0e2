"""A table in the browser: bots play a game with a known seed up to a fight on a full board; then somebody sits down."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from docs.pictures.browser import DESK, POCKET
from docs.pictures.palette import compact_png
from questhall.terminal.texts import LANGUAGES
from tests.browser.person import Person
from tests.games.sidequest.browser.laid_game import TWO, Moment, Now, asked, lay, own_hand
from tests.games.sidequest.browser.table_page import TablePage
from tests.server.process import ServerProcess

SEEDS = range(60, 200)
"""Other cards make another game of a seed, so the first one that has a good moment is taken."""


def full_board(now: Now) -> bool:
    """In a late fight the Hero may block, and there is something to see everywhere."""
    if not (asked(now, "block") and 3 <= len(now.options) <= 6 and now.view.round >= 4):
        return False
    view = now.view
    own = next(hero for hero in view.heroes if hero.seat == view.seat)
    others = [hero for hero in view.heroes if hero.seat != view.seat]
    return (
        3 <= len(view.gm.creatures) <= 6
        and min(len(own.creatures), len(own.equipment)) >= 2
        and len(own.hand) >= 4
        and all(len(hero.creatures) + len(hero.equipment) >= 3 for hero in others)
    )


def waiting_spell(now: Now) -> bool:
    """A spell waits on the stack, the Hero may answer it, and all that matters fits on a phone."""
    view = now.view
    few = 2 <= len(view.gm.creatures) <= 4 and view.attack is None
    return asked(now, "react", "cast") and len(view.chain) > 0 and few and len(own_hand(now)) >= 4


def photographs(browser: Browser, server: ServerProcess) -> Iterator[tuple[str, bytes]]:
    """The table in every language and on a phone."""
    for lang in LANGUAGES:
        with table(browser, server, full_board, lang=lang, **DESK) as page:
            yield f"table-{lang}.png", compact_png(page)
    with table(browser, server, waiting_spell, **POCKET) as page:
        yield "phone.png", compact_png(page)


@contextmanager
def table(browser: Browser, server: ServerProcess, moment: Moment, **wishes: Any) -> Iterator[Page]:
    """Somebody's screen at the moment that has come."""
    with closing(Person(browser, server.url, "Ada", **wishes)) as person:
        TablePage(person, lay(server.database, {1: person}, moment, TWO, seeds=SEEDS)).next()
        person.page.wait_for_load_state("networkidle")
        yield person.page
