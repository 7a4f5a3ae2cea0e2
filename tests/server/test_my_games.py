"""In my games it stands whose turn it is, and how it ended."""

from __future__ import annotations

from questhall.server.protocol.http.tables import TableSummary
from questhall.server.rooms.listed import LIST_AFTER
from questhall.server.rooms.room import Room
from questhall.server.tables.listing import awaited, summary, told_outcome
from tests.server.any_game import ANY, BOT, LEAST, seats_for
from tests.server.tables import Parlour, played

PEOPLE = dict.fromkeys(seats_for(LEAST + 1), BOT) | {1: "ada", 2: "bob"}


async def in_the_list_of(parlour: Parlour, who: str, room: Room) -> TableSummary:
    [card] = [card for card in await parlour.store.tables_of("ada", 9) if card.id == room.id]
    return summary(card, (who,), "en")


@played
async def test_the_list_says_for_whom_a_table_waits(parlour: Parlour) -> None:
    room = await parlour.table(PEOPLE)
    ada = await parlour.someone(room, "ada")
    await parlour.clock.pass_by(60_000)
    assert awaited(room.table) != ()
    assert (await in_the_list_of(parlour, "ada", room)).asked == awaited(room.table)
    await parlour.play({1: ada}, lambda: 1 not in awaited(room.table))
    await parlour.clock.pass_by(LIST_AFTER)
    assert (await in_the_list_of(parlour, "ada", room)).asked == awaited(room.table) == (2,)


@played
async def test_strangers_are_not_told_for_whom_a_table_waits(parlour: Parlour) -> None:
    room = await parlour.table(PEOPLE)
    await parlour.clock.pass_by(60_000)
    assert (await in_the_list_of(parlour, "bob", room)).asked == awaited(room.table)
    assert (await in_the_list_of(parlour, "eve", room)).asked == ()


@played
async def test_how_it_ended_is_told_in_words_to_winners_and_others(parlour: Parlour) -> None:
    room = await parlour.table(PEOPLE | {2: BOT})
    ada = await parlour.someone(room, "ada")
    await parlour.play({1: ada}, lambda: room.table.outcome is not None, most=5000)
    outcome = room.table.outcome
    assert outcome is not None
    own, other = await in_the_list_of(parlour, "ada", room), await in_the_list_of(parlour, "eve", room)
    assert own.outcome == ANY.teller("en", None).outcome(outcome.how) != outcome.how
    assert (own.won, other.won) == (1 in outcome.winners, None)


def test_the_end_of_a_game_that_is_gone_keeps_its_own_word() -> None:
    assert told_outcome("gone", "draw", "en") == "draw"
