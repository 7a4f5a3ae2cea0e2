"""Bots leave the order of the heroes to the people at the table (ST-17)."""

from __future__ import annotations

import pytest

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from questhall.kernel.answers import Answer
from questhall.server.backroom.backroom import Backroom
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.tables import decisions
from questhall.server.tables import events as e
from questhall.server.tables.table import Table
from questhall.server.timing.answering import Answering
from questhall.server.timing.autos import AutoSeats
from questhall.server.timing.bots import Bots
from tests.server.tables import HandClock

SEATED = {"heroes": 3, "company": ["pilot", "breaker", "mender"], "mission": "quay_nine"}


class Watched:
    """Ada is hero 1, bots are the others; who of them will answer by itself?"""

    def __init__(self) -> None:
        self.table = Table("t", e.Created(0, STARQUEST.name, SEATED, TableOptions(), 5, "ada"))
        self.here = {1}
        for event in (e.Claimed(1, 1, "ada", "Ada"), e.BotSat(2, 2, "heuristic"), e.BotSat(3, 3, "heuristic")):
            self.table.apply(event)
        self.table.apply(e.Started(4))
        bots, autos, clock = Bots(self.table, Backroom()), AutoSeats(self.table), HandClock()
        self.answering = Answering(self.table, clock, autos, bots, lambda: self.here, lambda seat, ticket: None)
        while self.table.state.asks[0].question != "starquest.next":
            seat = self.table.state.asks[0].seat
            self.say(seat, bots.choose("heuristic", seat))

    def say(self, seat: int, answer: object) -> None:
        assert isinstance(answer, Answer)
        played = decisions.play(self.table, seat, answer, self.table.playing.ticket(seat), 0)
        assert isinstance(played, decisions.Played), played
        self.table.apply(played.event, played.prepared)

    @property
    def coming(self) -> set[int]:
        self.answering.plan()
        return set(self.answering._timers)


@pytest.mark.rule("ST-17")
def test_bots_wait_until_the_person_has_begun_or_lets_them() -> None:
    t = Watched()
    assert t.coming == set()
    assert not t.answering.asks_person(2)
    t.say(1, m.AfterYou())
    assert t.coming == {2, 3}


@pytest.mark.rule("ST-17")
def test_bots_do_not_wait_for_somebody_who_is_away() -> None:
    t = Watched()
    t.here.clear()
    assert t.coming == {2, 3}
