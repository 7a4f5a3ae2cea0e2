"""The clock of the house: who sets the clock on the wall changes nothing, and no table's time runs backwards."""

from __future__ import annotations

import time

import pytest

from questhall.server.timing.schedule import LoopSchedule, TableClock
from tests.server.tables import START, HandClock

HOUR = 3_600_000


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_wall_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    schedule, wall = LoopSchedule(), time.time_ns
    before = schedule.now()
    monkeypatch.setattr(time, "time_ns", lambda: wall() + jump * 1_000_000)
    assert abs(schedule.now() - before) < HOUR // 2


def test_the_house_begins_at_the_time_on_the_wall() -> None:
    assert abs(LoopSchedule().now() - time.time_ns() // 1_000_000) < HOUR // 2


def test_a_table_from_a_later_time_goes_on_from_there() -> None:
    clock = HandClock()
    table = TableClock(clock, START + HOUR)
    assert table.now() == START + HOUR
    clock.time += 5
    assert table.now() == START + HOUR + 5
    table.not_before(START + 10)
    assert table.now() == START + HOUR + 5


def test_a_table_from_an_earlier_time_has_the_time_of_the_house() -> None:
    assert TableClock(HandClock(), START - HOUR).now() == START
