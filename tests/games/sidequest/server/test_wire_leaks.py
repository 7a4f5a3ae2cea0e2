"""What is sent to a seat in recorded games never depends on what that seat may not know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from questhall.games.sidequest.game import SIDEQUEST
from questhall.kernel import notation
from questhall.kernel.dice import Random
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages import client as m
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.room import Room
from questhall.server.tables.events import Answered, AnyTableEvent, BotSat, decode
from tests.games.sidequest.server.tables import SETTINGS, Parlour, played, state_of
from tests.server.tables import Someone
from tests.server.twins import Twins

NAMES = {0: "Ada", 1: "Bob", 2: "Cleo"}
IDENTITIES = {0: "identity-of-ada", 1: "identity-of-bob", 2: "identity-of-cleo", None: "identity-of-eve"}

Everybody = dict[int | None, Someone]


async def everybody(parlour: Parlour) -> tuple[Room, Everybody]:
    """A game that has begun, with a person in every seat and a spectator."""
    mine = (SeatWanted(0, "me", "", NAMES[0]),)
    wanted = NewTable("sidequest", SETTINGS, TableOptions(open=True), mine)
    room = await parlour.room(await parlour.hall.tables.create(wanted, (IDENTITIES[0],)))
    people: Everybody = {}
    for seat, who in IDENTITIES.items():
        people[seat] = await parlour.someone(room, who, lang="de" if seat == 1 else "en")
        if seat:
            await people[seat].ask(m.GiveSeat, seat=seat, to="me", name=NAMES[seat])
    assert (await people[0].ask(m.Start))["type"] == "done"
    return room, people


async def recorded(parlour: Parlour, moves: int) -> tuple[Room, Everybody]:
    """Bots answer for everybody, while everybody looks on."""
    room, people = await everybody(parlour)
    for seat in NAMES:
        await people[seat].ask(m.GiveSeat, seat=seat, to="bot", bot="heuristic" if seat else "random")
    while room.table.status == "playing" and len(room.table.playing.moves) < moves:
        await parlour.clock.pass_by(400)
    return room, people


def moments(events: list[AnyTableEvent], apart: int) -> list[list[AnyTableEvent]]:
    """The story up to several moments, at each of which people take their seats again."""
    ends = [n for n, event in enumerate(events, start=1) if isinstance(event, Answered)]
    return [events[:end] + [BotSat(events[end - 1].at, seat, "") for seat in NAMES] for end in ends[::apart]]


@pytest.mark.parametrize("observer", IDENTITIES)
def test_tables_that_differ_in_what_is_hidden_send_the_same_bytes(observer: int | None, tmp_path: Path) -> None:
    """Welcome, whole views, lines, questions, patches and replies, at moments all over a game."""

    @played
    async def compare(parlour: Parlour) -> None:
        room, _ = await recorded(parlour, 240)
        events = [decode(body) for body in await parlour.store.events(room.id)]
        compared = 0
        async with Twins(tmp_path) as twins:
            for number, story in enumerate(moments(events, apart=12)):
                compared += await twins.compare(story, observer, 100 * number + 1, moves=8)
        assert compared > 20
        assert twins.unlike > 10

    compare(tmp_path)


def unused_cards() -> list[str]:
    """Cards of a Hero's deck that nobody plays with here; their names are no words of the protocol."""
    decks = SIDEQUEST.packs[0].decks
    used = {card for name, deck in decks.items() if name != "lampwright" for card in deck.cards}
    return sorted(card for card in decks["lampwright"].cards.keys() - used if "_" in card)


@played
async def test_cards_that_were_never_shown_are_in_nobody_elses_bytes(parlour: Parlour) -> None:
    """One in Cleo's hand that is never played, one at the bottom of Bob's deck."""
    room, people = await everybody(parlour)
    random = Random(2)
    held, buried = unused_cards()[:2]
    for seat in NAMES:
        await people[seat].ask(m.Auto, seat=seat, mode="all")
    for _ in range(400):
        state = state_of(room.table)
        if state.round == 1 and held not in state.hero(2).hand:
            state.hero(2).hand += (held,)
            state.hero(1).deck = (buried, *state.hero(1).deck)
        if not await somebody_moves(room, people, random, held):
            break
    state = state_of(room.table)
    assert held in state.hero(2).hand
    assert buried in state.hero(1).deck
    assert len(room.table.playing.moves) > 100
    sees = {seat for seat, person in people.items() if any(held.encode() in body for body in person.bodies)}
    assert sees == {2}
    assert not any(buried.encode() in body for person in people.values() for body in person.bodies)


async def somebody_moves(room: Room, people: Everybody, random: Random, never: str) -> bool:
    """Anybody who is asked, anything but this card."""
    for ask in random.shuffled(room.table.state.asks):
        options = [each for each in room.table.state.options(ask.seat) if never not in notation.write(each)]
        if options:
            answer = msgspec.to_builtins(random.choice(options))
            reply = await people[ask.seat].move(ask.seat, answer)
            assert reply["type"] == "done", reply
            return True
    return False


@played
async def test_seed_identities_and_secrets_are_in_nobodys_bytes(parlour: Parlour) -> None:
    room, people = await recorded(parlour, 60)
    secret = (await people[1].ask(m.GiveSeat, seat=1, to="link"))["secret"].encode()
    await people[0].ask(m.Say, seat=0, text="Who wants to sit here?")
    seed = room.table.seed
    hidden = [str(seed).encode(), f"{seed:x}".encode(), *(who.encode() for who in IDENTITIES.values())]
    for seat, person in people.items():
        assert len(person.bodies) > 50
        for body in person.bodies:
            assert not any(word in body for word in hidden)
            assert secret not in body or (seat == 1 and b'"link"' in body)
