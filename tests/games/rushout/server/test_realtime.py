"""Tables in real time: everybody at once, the clock exact, bots in their own time, nobody left behind."""

from __future__ import annotations

from typing import Any

import msgspec

from questhall.games.rushout import moves as move
from questhall.games.rushout.entities import MARKET_TIME
from questhall.kernel.state import CLOCK
from questhall.server.protocol.messages import client as m
from questhall.server.timing.allowance import A_RACE, Allowance
from questhall.server.timing.pacing import UNSEEN
from tests.games.rushout.server.races import acts, looks, off, race, state_of
from tests.server.tables import Parlour, Screen, played

BOTS = {0: "normal", 1: "normal", 2: "normal"}
ADA = {0: "normal", 1: "ada", 2: "normal"}
BOTH = {0: "normal", 1: "ada", 2: "bob"}
ROLL = {"move": "roll", "back": []}
HOUR = 3_600_000
REACTION = 200
"""Milliseconds; nobody acts twice within them."""


@played
async def test_bots_race_to_the_end_in_their_own_time(parlour: Parlour) -> None:
    room = await race(parlour, BOTS)
    table = room.table
    await parlour.someone(room, "eve")
    for _ in range(600):
        await parlour.clock.pass_by(1000)
        if table.status == "over":
            break
    assert table.outcome is not None
    moves = table.playing.moves
    assert [each.at for each in moves] == sorted(each.at or 0 for each in moves)
    acted: dict[int, int] = {}
    for each in moves:
        if each.at and isinstance(each.answer, move.Roll | move.Place):
            assert each.at - acted.get(each.seat, -REACTION) >= REACTION
            acted[each.seat] = each.at


@played
async def test_what_ends_by_itself_ends_at_its_own_moment_and_before_whatever_comes_later(parlour: Parlour) -> None:
    room = await race(parlour, BOTS)
    await off(parlour, room)
    parlour.clock.time += 3500  # a server that was busy all that time
    await parlour.clock.pass_by(20_000)
    moves = room.table.playing.moves
    strikes = [each for each in moves if isinstance(each.answer, move.Strike)]
    assert len(strikes) > 10
    assert all(each.seat == CLOCK and each.auto for each in strikes)
    assert [each.answer for each in strikes] == [move.Strike(each.at or 0) for each in strikes]
    assert [each.at for each in moves] == sorted(each.at or 0 for each in moves)


@played
async def test_a_bots_time_runs_on_while_others_act(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    await acts(parlour, ada, 1, ROLL)
    before = list(looks(room).items())
    assert before
    for _ in range(5):
        await ada.room.handle(ada, m.MoveMade(7, 1, msgspec.Raw(b'{"move":"phrase","phrase":"hurry"}')))
        await parlour.clock.pass_by(151)
    after = looks(room)
    assert any(after.get(seat) is look or look.timer is None for seat, look in before)
    assert sum(isinstance(each.answer, move.Phrase) for each in room.table.playing.moves) == 5


@played
async def test_a_race_offers_nothing_a_market_or_a_choice_of_tiles_does(parlour: Parlour) -> None:
    room = await race(parlour, ADA, characters=[])
    ada = await parlour.someone(room, "ada")
    prompt = ada.prompt(1)
    assert prompt is not None
    assert prompt["options"]
    assert (await acts(parlour, ada, 1, prompt["options"][0]["answer"], prompt["ask"]))["type"] == "done"
    await off(parlour, room)
    await parlour.clock.pass_by(100)
    prompt = ada.prompt(1)
    assert prompt is not None
    assert prompt["question"] == "rushout.act"
    assert prompt["options"] == []
    assert prompt["open"]


@played
async def test_dice_that_come_to_rest_are_news_only_to_who_rolled_them(parlour: Parlour) -> None:
    room = await race(parlour, {0: "cleo", 1: "ada", 2: "bob"})
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    cleo = await parlour.someone(room, "cleo")
    await acts(parlour, cleo, 0, ROLL)
    await parlour.clock.pass_by(2_000)
    await acts(parlour, ada, 1, ROLL)
    ada.forget()
    bob.forget()
    await parlour.clock.pass_by(2_000)
    assert ada.prompt(1) is not None
    assert "update" not in bob.kinds()
    await acts(parlour, bob, 2, ROLL)
    assert bob.screens[2].view == msgspec.json.decode(msgspec.json.encode(room.table.view(2)))


@played
async def test_an_action_counts_later_and_its_reply_comes_then(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    now = parlour.clock.now()
    ada.forget()
    await ada.room.handle(ada, m.MoveMade(1, 1, msgspec.Raw(msgspec.json.encode(ROLL))))
    await parlour.clock.pass_by(149)
    assert "done" not in ada.kinds()
    await parlour.clock.pass_by(1)
    assert ada.last("done")["id"] == 1
    [roll] = [each for each in room.table.playing.moves if each.seat == 1]
    assert room.table.moment(roll.at or 0) == now + 150


@played
async def test_an_old_ask_is_refused_and_none_at_all_is_welcome(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    reply = await acts(parlour, ada, 1, ROLL, ask=1)
    assert reply["reason"]["key"] == "kernel.stale"
    assert (await acts(parlour, ada, 1, ROLL))["type"] == "done"


@played
async def test_who_is_a_little_early_waits_for_the_dice_and_who_is_much_too_early_is_told(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    assert (await acts(parlour, ada, 1, ROLL))["type"] == "done"
    lands = room.table.moment(state_of(room.table).players[1].busy)
    reply = await acts(parlour, ada, 1, ROLL)
    assert reply["reason"]["key"] == "kernel.not-asked"
    assert reply["reason"]["rules"] == ["RO-29", "RO-30"]
    await parlour.clock.pass_by(lands - parlour.clock.now() - 250)
    await ada.room.handle(ada, m.MoveMade(9, 1, msgspec.Raw(msgspec.json.encode(ROLL))))
    await parlour.clock.pass_by(250)
    assert ada.last("done")["id"] == 9
    assert room.table.moment(room.table.playing.moves[-1].at or 0) == lands


@played
async def test_what_cannot_be_is_refused_with_its_rule(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    reply = await acts(parlour, ada, 1, {"move": "place", "place": "t1", "dice": [[10, 0]]})
    assert reply["type"] == "refused"
    assert reply["reason"]["rules"] == ["RO-33"]
    wrong = await ada.ask(m.MoveMade, seat=1, answer=msgspec.Raw(b'{"move":"fly"}'))
    assert wrong["type"] == "problem"
    foreign = await ada.ask(m.MoveMade, seat=2, answer=msgspec.Raw(b'{"move":"roll"}'))
    assert foreign["code"] == "not-your-seat"


@played
async def test_nothing_is_taken_back(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    await acts(parlour, ada, 1, ROLL)
    for wish in (m.Undo, m.Redo):
        reply = await ada.ask(wish, seat=1)
        assert reply["reason"]["key"] == "table.no-way-back"


@played
async def test_time_stands_still_when_all_people_want_it_and_bots_agree(parlour: Parlour) -> None:
    room = await race(parlour, BOTH)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    await off(parlour, room)
    await parlour.clock.pass_by(2000)
    assert (await acts(parlour, ada, 1, {"move": "pause"}))["type"] == "done"
    await parlour.clock.pass_by(1)
    assert state_of(room.table).pausing == (1, 0)
    assert not state_of(room.table).paused_at >= 0
    assert (await acts(parlour, bob, 2, {"move": "pause"}))["type"] == "done"
    time, count = state_of(room.table).paused_at, len(room.table.playing.moves)
    await parlour.clock.pass_by(60_000)
    assert len(room.table.playing.moves) == count
    assert (await acts(parlour, bob, 2, ROLL))["reason"]["key"] == "refusal.paused"
    assert ada.screens[1].view["paused"]
    assert (await acts(parlour, ada, 1, {"move": "resume"}))["type"] == "done"
    await parlour.clock.pass_by(5000)
    assert len(room.table.playing.moves) > count + 1
    assert time <= state_of(room.table).time <= time + 5000


@played
async def test_who_is_away_for_ten_seconds_is_missed(parlour: Parlour) -> None:
    room = await race(parlour, BOTH)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    await off(parlour, room)
    await bob.leave()
    await parlour.clock.pass_by(9_999)
    await bob.enter()
    await parlour.clock.pass_by(1000)
    await bob.leave()
    await parlour.clock.pass_by(9_999)
    assert state_of(room.table).absent == ()
    await parlour.clock.pass_by(1)
    assert state_of(room.table).absent == (2,)
    assert ada.last("update")["lines"][-1]["key"] == "log.absent"
    reply = await ada.ask(m.GiveSeat, seat=2, to="bot", bot="normal")
    assert reply["type"] == "done"
    await parlour.clock.pass_by(6000)
    assert any(each.seat == 2 and isinstance(each.answer, move.Roll) for each in room.table.playing.moves)
    assert state_of(room.table).absent == ()


@played
async def test_bots_do_not_race_on_when_all_people_are_gone(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    await ada.leave()
    await parlour.clock.pass_by(9_000)
    assert state_of(room.table).pausing == ()
    await parlour.clock.pass_by(1_500)
    assert state_of(room.table).paused_at >= 0
    assert room.idle
    await parlour.clock.pass_by(600_000)
    await ada.enter()
    assert (await acts(parlour, ada, 1, {"move": "resume"}))["type"] == "done"
    count = len(room.table.playing.moves)
    await parlour.clock.pass_by(5_000)
    assert len(room.table.playing.moves) > count


@played
async def test_bots_alone_do_not_race_on_when_nobody_looks(parlour: Parlour) -> None:
    room = await race(parlour, BOTS)
    eve = await parlour.someone(room, "eve")
    await off(parlour, room)
    await eve.leave()
    await parlour.clock.pass_by(UNSEEN - 1)
    assert state_of(room.table).paused_at < 0
    await parlour.clock.pass_by(1000)
    assert state_of(room.table).paused_at >= 0
    count = len(room.table.playing.moves)
    await parlour.clock.pass_by(HOUR)
    assert len(room.table.playing.moves) == count
    assert room.idle
    await parlour.restart()
    again = await parlour.room(room.id)
    time = state_of(again.table).time
    await parlour.someone(again, "eve")
    await parlour.clock.pass_by(5_000)
    assert len(again.table.playing.moves) > count
    assert state_of(again.table).time <= time + 6_000, "no time has passed meanwhile"


@played
async def test_bots_alone_stop_the_race_when_they_have_written_enough(parlour: Parlour) -> None:
    clock = parlour.clock
    parlour.hall.allowance = Allowance(lambda: clock.now() / 1000, 2 * A_RACE)
    room = await race(parlour, BOTS)
    eve = await parlour.someone(room, "eve")
    await off(parlour, room)
    for _ in range(2 * A_RACE - 10):
        room.rest()
    await parlour.clock.pass_by(60_000)
    count = len(room.table.playing.moves)
    assert state_of(room.table).paused_at >= 0
    await parlour.clock.pass_by(6 * HOUR)
    assert len(room.table.playing.moves) == count
    await parlour.clock.pass_by(18 * HOUR)
    await eve.leave()
    await eve.enter()
    await parlour.clock.pass_by(5_000)
    assert len(room.table.playing.moves) > count


@played
async def test_who_comes_back_in_the_middle_sees_what_the_others_see(parlour: Parlour) -> None:
    room = await race(parlour, BOTH)
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    eve = await parlour.someone(room, "eve")
    await off(parlour, room)
    await acts(parlour, bob, 2, ROLL)
    await bob.leave()
    await parlour.clock.pass_by(4000)
    await bob.enter()
    assert bob.prompt(2) is not None
    assert (await acts(parlour, bob, 2, ROLL))["type"] == "done"

    def seen(screen: Screen) -> dict[str, Any]:
        return {name: value for name, value in screen.view.items() if name != "seat"}

    assert seen(bob.screens[2]) == seen(ada.screens[1]) == seen(eve.screens[None])
    assert [line["text"] for line in bob.screens[2].lines] == [line["text"] for line in eve.screens[None].lines]


@played
async def test_a_race_survives_a_restart(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    await acts(parlour, ada, 1, ROLL)
    state = room.table.game.save(room.table.state)
    await parlour.restart()
    again = await parlour.room(room.id)
    assert again.table.game.save(again.table.state) == state
    ada.room = again
    await ada.enter()
    await parlour.clock.pass_by(3000)
    assert (await acts(parlour, ada, 1, ROLL))["type"] == "done"


@played
async def test_under_the_curse_of_silence_heroes_do_not_talk(parlour: Parlour) -> None:
    room = await race(parlour, {0: "ada", 1: "bob", 2: "normal"}, scenario="scenario3")
    ada, bob = await parlour.someone(room, "ada"), await parlour.someone(room, "bob")
    assert (await acts(parlour, ada, 0, ROLL))["type"] == "done"
    assert (await bob.ask(m.Say, seat=1, text="Off we go"))["type"] == "done"
    catalog = state_of(room.table).catalog
    state_of(room.table).curses = tuple([c for c, spell in catalog.spells.items() if spell.curse == "silence"][:1])
    reply = await bob.ask(m.Say, seat=1, text="Take the left one")
    assert reply["reason"]["rules"] == ["RO-141"]
    phrase = await acts(parlour, bob, 1, {"move": "phrase", "phrase": "need-help"})
    assert phrase["reason"]["rules"] == ["RO-141"]
    assert (await ada.ask(m.Say, seat=0, text="How quiet it is"))["type"] == "done"


@played
async def test_a_view_made_beside_another_is_the_view_itself(parlour: Parlour) -> None:
    room = await race(parlour, BOTS)
    game, table = room.table.game, room.table
    for _ in range(10):
        await parlour.clock.pass_by(1300)
        known = game.view(table.state, None)
        for seat, seen in game.views(table.state, (0, 1, 2, None)).items():
            whole = game.view(table.state, seat)
            assert game.beside(table.state, seat, known) == whole
            assert seen == whole


@played
async def test_a_bot_may_stand_in_for_a_round(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    ada = await parlour.someone(room, "ada")
    await off(parlour, room)
    assert (await ada.ask(m.PlayForMe, seat=1))["type"] == "done"
    assert ada.prompt(1) is None
    await parlour.clock.pass_by(6000)
    assert sum(each.seat == 1 for each in room.table.playing.moves) >= 2
    assert (await ada.ask(m.PlayForMe, seat=1, on=False))["type"] == "done"
    count = sum(each.seat == 1 for each in room.table.playing.moves)
    await parlour.clock.pass_by(6000)
    assert sum(each.seat == 1 for each in room.table.playing.moves) == count
    assert ada.prompt(1) is not None


@played
async def test_a_bot_beside_a_person_says_what_it_does_and_plays_on(parlour: Parlour) -> None:
    room = await race(parlour, ADA)
    await parlour.someone(room, "ada")
    await off(parlour, room)
    await parlour.clock.pass_by(60_000)
    bots = [each.answer for each in room.table.playing.moves if each.seat == 2]
    first = next(n for n, answer in enumerate(bots) if isinstance(answer, move.Phrase))
    assert sum(isinstance(answer, move.Roll) for answer in bots[first:]) > 3


@played
async def test_a_market_at_which_somebody_does_not_answer_closes(parlour: Parlour) -> None:
    room = await race(parlour, {0: "hard", 1: "ada", 2: "slow"}, scenario="scenario2")
    await parlour.someone(room, "ada")
    for _ in range(600):
        await parlour.clock.pass_by(1000)
        if state_of(room.table).phase == "market":
            break
    g = state_of(room.table)
    assert (g.phase, g.round_winner, g.coin_marker) == ("market", "wizard", "heroes")
    await parlour.clock.pass_by(MARKET_TIME)
    assert state_of(room.table).round == 2


@played
async def test_who_asks_what_to_buy_is_not_told_to_wait_for_the_own_decision(parlour: Parlour) -> None:
    room = await race(parlour, {0: "hard", 1: "ada", 2: "slow"}, scenario="scenario2")
    ada = await parlour.someone(room, "ada")
    for _ in range(600):
        await parlour.clock.pass_by(1000)
        if state_of(room.table).phase == "market":
            break
    assert ada.prompt(1) is not None
    assert (await ada.ask(m.Suggest, seat=1))["type"] == "suggestion"
