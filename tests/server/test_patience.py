"""Work that can wait: in turn, a piece at a time, with a rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from questhall.server.edge.backlog import Backlog
from questhall.server.edge.limits import Crowd
from questhall.server.timing.buckets import TokenBucket
from questhall.server.timing.patience import PIECE, Patience


class Watch:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def within() -> None:
        asyncio.run(test())

    within.__name__ = test.__name__
    return within


@run
async def test_owners_take_turns_however_much_each_of_them_wants() -> None:
    patience, done = Patience(rest=0), list[str]()

    async def work(owner: str) -> None:
        async with patience.turn(owner):
            done.append(owner)

    await asyncio.gather(*[work(owner) for owner in ("ada", "ada", "ada", "ada", "bob", "eve")])
    assert done == ["ada", "ada", "bob", "eve", "ada", "ada"]


@run
async def test_long_work_gives_way_to_others_and_goes_on() -> None:
    clock, said = Watch(), list[str]()
    patience = Patience(rest=0, clock=clock)

    async def work(owner: str, pieces: int) -> None:
        async with patience.turn(owner) as give_way:
            for _ in range(pieces):
                said.append(owner)
                clock.now += PIECE
                await give_way()

    await asyncio.gather(work("long", 4), work("short", 1))
    assert said == ["long", "long", "short", "long", "long"]


@run
async def test_others_are_heard_between_two_pieces() -> None:
    patience, heard = Patience(rest=0), list[str]()

    async def work() -> None:
        async with patience.turn("ada"):
            heard.append("work")

    async def listen() -> None:
        while heard.count("work") < 3:
            heard.append("move")
            await asyncio.sleep(0)

    await asyncio.gather(listen(), work(), work(), work())
    assert "work work" not in " ".join(heard)


@run
async def test_whoever_gives_up_waiting_keeps_nobody_from_a_turn() -> None:
    patience = Patience(rest=0)
    async with patience.turn("ada"):
        waiting = [asyncio.create_task(patience.begin(owner)) for owner in ("bob", "eve")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    await asyncio.wait_for(waiting[1], 10)
    assert patience.waiting == 0


@run
async def test_only_so_many_work_at_once() -> None:
    patience, here, most = Patience(at_once=3, rest=0), 0, 0

    async def work(owner: str) -> None:
        nonlocal here, most
        async with patience.turn(owner):
            here += 1
            most = max(most, here)
            await asyncio.sleep(0)
            here -= 1

    await asyncio.gather(*[work(str(n)) for n in range(10)])
    assert most == 3


def test_what_costs_more_takes_more_of_the_bucket() -> None:
    bucket = TokenBucket(rate=1, burst=10, clock=Watch())
    assert [bucket.take(4) for _ in range(3)] == [True, True, False]
    assert not bucket.calm
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_an_address_has_only_so_many_connections_at_a_time() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("school"), crowd.enter("school"), crowd.enter("school"), crowd.enter("home")] == [
        True, True, False, True,
    ]  # fmt: skip
    crowd.leave("school")
    assert crowd.enter("school")


class Reader:
    def __init__(self, unread: int) -> None:
        self.unread = unread
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


def test_when_too_much_waits_for_all_those_go_first_who_have_read_least() -> None:
    backlog, slow, slower, slowest = Backlog(100), Reader(30), Reader(40), Reader(60)
    for reader in (slow, slower, slowest):
        backlog.grew(reader, reader.unread)
    backlog.grew(slow, 100)
    assert (slow.dropped, slower.dropped, slowest.dropped) == (False, False, True)


def test_whoever_has_read_meanwhile_is_not_dropped() -> None:
    backlog, slow, quick = Backlog(100), Reader(30), Reader(500)
    backlog.grew(slow, 30)
    quick.unread = 0
    backlog.grew(quick, 500)
    assert not slow.dropped
    assert not quick.dropped
