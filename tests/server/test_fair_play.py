"""Whoever has seen more than a seat may see does not play against others with it."""

from __future__ import annotations

from questhall.games.registry import GAMES
from questhall.server.protocol.http.tables import Fork, NewTable, SeatWanted
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.telling.reports import may_read
from tests.server.any_game import BOT
from tests.server.tables import Parlour, Someone, played

ALONE = {0: BOT, 1: "ada", 2: BOT}
ADA, BOB = ("ada",), ("bob",)


def key(reply: dict[str, object]) -> object:
    assert isinstance(reply["reason"], dict), reply
    return reply["reason"]["key"]


@played
async def test_nobody_joins_somebody_who_has_looked_at_everything(parlour: Parlour) -> None:
    room = await parlour.table(ALONE)
    ada, bob = await parlour.someone(room, "ada"), Someone(room, "bob")
    secret = (await ada.ask(m.GiveSeat, seat=2, to="link"))["secret"]
    assert await room.uncover(ADA) is None
    assert key(await ada.ask(m.GiveSeat, seat=0, to="link")) == "table.uncovered"
    await bob.enter(secret)
    assert bob.last("welcome")["seats"] == []
    assert key(await bob.ask(m.OpenLink, secret=secret)) == "table.uncovered"
    assert (await ada.ask(m.GiveSeat, seat=2, to="me"))["type"] == "done"


@played
async def test_that_is_remembered(parlour: Parlour) -> None:
    room = await parlour.table(ALONE)
    await room.uncover(ADA)
    await room.uncover(ADA)
    assert room.table.uncovered == ADA
    await room.keep()
    await parlour.restart()
    again = await parlour.room(room.id)
    assert again.table.uncovered == ADA


@played
async def test_whoever_sends_a_friend_away_still_does_not_see_what_the_friend_held(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada", 2: "bob"})
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    assert (await bob.ask(m.GiveSeat, seat=2, to="bot", bot=BOT))["type"] == "done"
    assert (await bob.ask(m.GiveSeat, seat=2, to="nobody"))["type"] == "done"
    assert (await ada.ask(m.GiveSeat, seat=2, to="bot", bot=BOT))["type"] == "done"
    assert not room.table.others_play(ADA)
    assert not may_read(room.table, ADA)
    refusal = await room.uncover(ADA)
    assert refusal is not None
    room.table.status = "over"
    assert may_read(room.table, ADA)


@played
async def test_whoever_has_looked_into_hands_does_not_sit_down(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada", 2: BOT}, open_hands_after=30)
    ada, bob, eve = await parlour.someone(room, "ada"), Someone(room, "bob"), Someone(room, "eve")
    secrets = [(await ada.ask(m.GiveSeat, seat=seat, to="link"))["secret"] for seat in (0, 2)]
    await bob.enter(watch=1)
    await eve.enter()
    assert room.table.onlookers == BOB
    assert key(await bob.ask(m.OpenLink, secret=secrets[0])) == "table.onlooker"
    assert (await eve.ask(m.OpenLink, secret=secrets[1]))["type"] == "done"


@played
async def test_a_dungeon_that_somebody_has_written_cannot_be_made_up_so_its_fork_uncovers_it(parlour: Parlour) -> None:
    written = [game for game in GAMES.values() if "dealt_anew" in vars(type(game))]
    for game in written:
        heroes = game.company.heroes[0]
        others = [seat for seat in game.seats(game.settings(heroes=heroes)) if seat != 1]
        seats = (SeatWanted(1, "me"), *[SeatWanted(seat, "bot") for seat in others])
        wanted = NewTable(game.name, {"heroes": heroes}, TableOptions(), seats, start=True)
        room = await parlour.room(await parlour.hall.tables.create(wanted, ADA))
        fork = await parlour.room(await parlour.hall.tables.fork(room, Fork(1, 0), ADA))
        assert room.table.uncovered == ADA
        assert fork.table.seed == room.table.seed
    assert written


@played
async def test_any_other_fork_does_not(parlour: Parlour) -> None:
    room = await parlour.table(ALONE)
    fork = await parlour.room(await parlour.hall.tables.fork(room, Fork(1, 0), ADA))
    assert room.table.uncovered == ()
    assert fork.table.seed != room.table.seed
    await fork.keep()
    await parlour.restart()
    again = await parlour.room(fork.id)
    assert again.table.playing.dealt == fork.table.playing.dealt
    assert again.table.playing.log[:] == fork.table.playing.log[:]


@played
async def test_whoever_gets_a_seat_sees_who_has_played_it_before(parlour: Parlour) -> None:
    room = await parlour.table({0: BOT, 1: "ada", 2: "ada"})
    ada, bob = await parlour.someone(room, "ada"), Someone(room, "bob")
    assert [seat["known_to"] for seat in ada.last("welcome")["table"]["seats"]] == [[], [], []]
    await bob.enter((await ada.ask(m.GiveSeat, seat=2, to="link"))["secret"])
    assert bob.last("welcome")["seats"] == [2]
    assert [seat["known_to"] for seat in bob.last("welcome")["table"]["seats"]] == [[], [], [1]]
