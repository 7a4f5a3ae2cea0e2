"""What is sent to a seat never depends on what that seat may not know, down to the last byte."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel.dice import Random
from questhall.kernel.notation import write
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.tables.events import Answered, Created, Started
from questhall.server.tables.table import Table
from questhall.server.telling.feed import Feed
from questhall.server.telling.story import Stories
from questhall.server.timing.patience import Patience
from tests.games.sidequest.server.tables import SETTINGS
from tests.server.twins import redealt

LANGS = ("de", "en")


class Ear:
    """Notes bytes."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bodies: list[bytes] = []

    def send(self, body: bytes) -> None:
        self.bodies.append(body)


def begun(seed: int) -> Table:
    return Table.load("t", [Created(0, "sidequest", SETTINGS, TableOptions(), seed, "ada"), Started(0)])


def listened(table: Table, seat: int | None) -> tuple[Feed, list[Ear]]:
    """A feed and somebody who hears it from now on, in every language."""
    feed = Feed(table, seat, Stories(table, Patience()), None, True)
    ears = [Ear(lang) for lang in LANGS]
    for ear in ears:
        feed.follow(ear, 0)
    return feed, ears


def moved(table: Table, seat: int, answer: Any) -> bool:
    """Plays an answer, if the table takes it."""
    if table.state.refuse(seat, answer) is not None:
        return False
    time = len(table.playing.moves)
    table.apply(Answered(time, seat, write(answer), time))
    return True


@pytest.mark.parametrize("observer", [None, 0, 1])
@pytest.mark.parametrize("seed", [3, 11])
def test_two_tables_that_differ_in_hidden_cards_send_the_same_bytes(seed: int, observer: int | None) -> None:
    """Whole and by patch, in every language, for as long as nothing hidden comes to light."""
    table, random = begun(seed), Random(seed)
    compared = 0
    for number in range(250):
        if table.status == "over":
            break
        asked = random.choice(table.state.asks).seat
        answer = table.game.sample(table.state, asked, random)
        if number % 4:
            assert moved(table, asked, answer)
            continue
        # A spectator knows no more than any one seat does.
        other = redealt(table, asked if observer is None else observer, number)
        (here, heard), (there, overheard) = listened(table, observer), listened(other, observer)
        assert [ear.bodies for ear in heard] == [ear.bodies for ear in overheard]
        assert moved(table, asked, answer)
        if moved(other, asked, answer) and nothing_new(table, observer) and nothing_new(other, observer):
            here.advance(None, True, 0)
            there.advance(None, True, 0)
            assert [ear.bodies for ear in heard] == [ear.bodies for ear in overheard]
            compared += 1
    assert compared > 10


def nothing_new(table: Table, seat: int | None) -> bool:
    """Whether the last move showed a seat nothing that was hidden from it."""
    learned = table.playing.moves[-1].learned
    return learned == 0 if seat is None else not learned >> seat & 1


def test_a_secret_answer_shows_the_others_only_that_it_was_given() -> None:
    heard = []
    for points in ((6, 0, 0), (0, 0, 6)):
        table = begun(5)
        feed, ears = listened(table, 2)
        create = SIDEQUEST.answers[[kind.__name__ for kind in SIDEQUEST.answers].index("Create")]
        assert moved(table, 1, create(*points))
        feed.advance(None, True, 0)
        heard.append([ear.bodies for ear in ears])
    assert heard[0] == heard[1]


def test_hidden_events_leave_no_gap_in_versions_and_lines() -> None:
    """A seat's lines are numbered among themselves, whatever else was written in the log."""
    table, random = begun(8), Random(8)
    feeds = {seat: listened(table, seat) for seat in (None, 0, 1, 2)}
    for _ in range(120):
        asked = random.choice(table.state.asks).seat
        assert moved(table, asked, table.game.sample(table.state, asked, random))
        for feed, _ears in feeds.values():
            feed.advance(None, True, 0)
    for _feed, ears in feeds.values():
        updates = [msgspec.json.decode(body) for body in ears[0].bodies]
        assert [update["version"] for update in updates] == list(range(1, len(updates) + 1))
        lines = [line["n"] for update in updates for line in update.get("lines", ())]
        assert lines == list(range(len(lines)))
