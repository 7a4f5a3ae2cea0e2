"""The game master improvises: each edict is told as one, may be refused, is undone and replays exactly."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.heroquest import moves as m
from questhall.games.heroquest.entities import MASTER
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.games.registry import GAMES
from questhall.kernel import matchfile
from questhall.kernel.answers import Rolled
from questhall.kernel.match import Match
from questhall.kernel.own_dice import ROLL

SETTINGS = Settings(heroes=2, quest="mill", company=("barbarian", "elf"))
SEED = 7
EVERYBODY = frozenset({1, 2})
FREE, TRAPPED, WALL = 34, 50, (51, 52)
"""Squares of the first room: a free one, one for a trap; and two squares with a wall between them."""

POSSIBLE: tuple[tuple[m.Edict, str], ...] = (
    (m.PlaceMonster("orc", FREE), "log.edict-monster"),
    (m.PlaceTreasure(FREE, gold=40), "log.edict-treasure"),
    (m.PlaceTreasure(FREE, thing="star_stone"), "log.edict-treasure"),
    (m.PlaceTrap("pit", TRAPPED), "log.edict-trap"),
    (m.PlaceDoor(*WALL), "log.edict-door"),
    (m.GrantGold(1, 70), "log.edict-gold"),
    (m.GrantGold(2, -5), "log.edict-takes"),
    (m.AskRoll(1, 3), "log.edict-roll"),
    (m.AskRoll(2, 0, mind=True), "log.edict-roll"),
    (m.Speak("The wheel stands still."), "log.edict-speaks"),
    (m.Speak("Psst.", hero=2), "log.edict-speaks"),
    (m.ReadNote(0), "log.note"),
    (m.ChangeWandering("orc"), "log.edict-wandering"),
    (m.EndQuest(True), "log.edict-ends"),
    (m.EndQuest(False), "log.edict-ends"),
    (m.AllowShot(1, 2), "log.edict-shot"),
    (m.DenyShot(1, 2), "log.edict-no-shot"),
)
AFTER_OTHERS: tuple[tuple[m.Edict, m.Edict, str], ...] = (
    (m.PlaceMonster("orc", FREE), m.RemoveMonster(11), "log.edict-gone"),
    (m.PlaceTrap("spear", TRAPPED), m.RemoveTrap(TRAPPED), "log.edict-no-trap"),
)
IMPOSSIBLE: tuple[m.Edict, ...] = (
    m.PlaceMonster("nobody", FREE),
    m.PlaceMonster("orc", 0),
    m.PlaceMonster("orc", -1),
    m.PlaceMonster("orc", 10_000),
    m.RemoveMonster(11),
    m.RemoveMonster(1),
    m.PlaceTreasure(FREE),
    m.PlaceTreasure(FREE, gold=5000),
    m.PlaceTreasure(FREE, thing="nothing"),
    m.PlaceTreasure(-1, gold=5),
    m.PlaceTrap("nothing", TRAPPED),
    m.PlaceTrap("pit", 0),
    m.PlaceTrap("pit", -1),
    m.RemoveTrap(FREE),
    m.RemoveTrap(-1),
    m.PlaceDoor(FREE, FREE + 1),
    m.PlaceDoor(-1, 0),
    m.PlaceDoor(0, 0),
    m.GrantGold(1, 0),
    m.GrantGold(1, 5000),
    m.GrantGold(0, 5),
    m.GrantGold(3, 5),
    m.AskRoll(1, 0),
    m.AskRoll(1, 9),
    m.AskRoll(0, 2),
    m.Speak(""),
    m.Speak("x" * 601),
    m.Speak("Psst.", hero=3),
    m.ReadNote(-1),
    m.ReadNote(99),
    m.ChangeWandering("nobody"),
    m.AllowShot(1, 99),
    m.AllowShot(0, 1),
    m.DenyShot(1, 99),
)


def begun(settings: Settings = SETTINGS, seed: int = SEED) -> Match:
    return Match(HEROQUEST, settings, seed)


def saved(match: Match) -> object:
    g = match.state
    assert isinstance(g, HeroQuest)
    return HEROQUEST.save(g)


def test_every_edict_is_tried_here() -> None:
    tried = {type(edict) for edict, _ in POSSIBLE} | {type(edict) for _, edict, _ in AFTER_OTHERS}
    assert tried == set(m.Edict.__subclasses__())
    assert {type(edict) for edict in IMPOSSIBLE} == tried - {m.EndQuest}


@pytest.mark.parametrize(("edict", "told"), POSSIBLE, ids=repr)
def test_an_edict_is_told_as_one_and_undone_as_if_it_had_never_been(edict: m.Edict, told: str) -> None:
    match = begun()
    before, lines = saved(match), len(match.log)
    assert match.answer(MASTER, edict) is None
    assert told in [line.key for line in match.log[lines:]]
    assert match.undo(MASTER, EVERYBODY) is None
    assert saved(match) == before
    assert len(match.log) == lines
    assert match.redo() is None
    assert told in [line.key for line in match.log[lines:]]


@pytest.mark.parametrize(("first", "edict", "told"), AFTER_OTHERS, ids=repr)
def test_what_was_put_there_can_be_taken_away(first: m.Edict, edict: m.Edict, told: str) -> None:
    match = begun()
    assert match.answer(MASTER, first) is None
    before = saved(match)
    assert match.answer(MASTER, edict) is None
    assert match.log[len(match.log) - 1].key == told
    assert match.undo(MASTER, EVERYBODY) is None
    assert saved(match) == before


@pytest.mark.parametrize("edict", IMPOSSIBLE, ids=repr)
def test_what_cannot_be_is_refused_and_nothing_changes(edict: m.Edict) -> None:
    match = begun()
    before = saved(match)
    assert match.answer(MASTER, edict) is not None
    assert saved(match) == before


@pytest.mark.parametrize(("edict", "told"), POSSIBLE, ids=repr)
def test_only_the_game_master_decrees_and_only_where_it_was_agreed(edict: m.Edict, told: str) -> None:
    match = begun()
    for hero in (1, 2):
        refusal = match.answer(hero, edict)
        assert refusal is not None
        assert refusal.key == "refusal.only-master"
    strict = begun(replace(SETTINGS, edicts=False))
    refusal = strict.answer(MASTER, edict)
    assert refusal is not None
    assert refusal.key == "refusal.no-edicts"


def test_nothing_is_decreed_when_the_quest_is_over() -> None:
    match = begun()
    assert match.answer(MASTER, m.EndQuest(True)) is None
    assert match.game.outcome(match.state) is not None
    refusal = match.answer(MASTER, m.GrantGold(1, 5))
    assert refusal is not None
    assert refusal.key == "kernel.over"


def test_a_match_with_every_edict_replays_exactly() -> None:
    match = begun()
    last = [edict for edict, _ in POSSIBLE if not isinstance(edict, m.EndQuest)]
    for edict in (*last, m.RemoveMonster(11), m.RemoveTrap(TRAPPED), m.EndTurn(), m.EndQuest(True)):
        seat = MASTER if isinstance(edict, m.Edict) else match.state.asks[0].seat
        assert match.answer(seat, edict) is None, edict
    again = matchfile.read(matchfile.write(match), GAMES)
    assert saved(again) == saved(match)
    assert again.log[:] == match.log[:]


def test_a_table_that_is_opened_again_keeps_the_changed_plan() -> None:
    match = begun()
    for edict in (m.PlaceTrap("pit", TRAPPED), m.PlaceDoor(*WALL)):
        assert match.answer(MASTER, edict) is None
    g = match.state
    assert isinstance(g, HeroQuest)
    again = HEROQUEST.load(HEROQUEST.save(g), SETTINGS)
    assert again.plan.traps == g.plan.traps
    assert again.plan.doors == g.plan.doors
    assert HEROQUEST.view(again, 1) == HEROQUEST.view(g, 1)


@pytest.mark.parametrize(("edict", "told"), POSSIBLE, ids=repr)
def test_an_edict_while_somebody_rolls_dice_of_their_own_loses_nothing(edict: m.Edict, told: str) -> None:
    """The movement die of the first hero is asked for; the edict comes in between."""
    own = replace(SETTINGS, own_dice=(1, 2))
    match, plain = begun(own), begun(own)
    assert [ask.question for ask in match.state.asks] == [ROLL]
    assert match.answer(MASTER, edict) is None
    if isinstance(edict, m.EndQuest):
        assert match.state.over
        return
    if isinstance(edict, m.AskRoll):
        asked = match.state.asks[0]
        assert (asked.question, asked.seat) == (ROLL, edict.hero)
        assert match.answer(edict.hero, Rolled(())) is None
    for each_match in (match, plain):
        asked = each_match.state.asks[0]
        assert (asked.question, asked.seat) == (ROLL, 1)
        assert each_match.answer(1, Rolled((5,))) is None
        g = each_match.state
        assert isinstance(g, HeroQuest)
        assert g.asks[0].question == "heroquest.turn"
        assert g.hero(1).left == 10
