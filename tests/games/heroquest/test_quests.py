"""The shipped campaign: what it uses, how it hangs together, and that it can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.checks.quests import check_quest, quest_warnings
from questhall.games.heroquest.dungeon.build import foes_of_events
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from questhall.kernel.dice import Random
from questhall.kernel.pack_walk import words

LORE = HEROQUEST.lore
QUESTS = tuple(LORE.quests.values())


def foes(quest: v.Quest) -> Iterator[v.Foe]:
    yield from quest.foes
    yield from foes_of_events(quest)


def threat(quest: v.Quest) -> int:
    """Attack, defence and body of everybody who waits."""
    profiles = [foe.values or LORE.monsters[foe.kind] for foe in quest.foes if not foe.friend]
    return sum([profile.attack[0] + profile.defence + profile.body for profile in profiles])


def test_the_campaign_is_one_story() -> None:
    chain, quest = [QUESTS[0].id], QUESTS[0]
    while quest.then:
        quest = LORE.quests[quest.then]
        chain.append(quest.id)
    assert chain == list(LORE.quests)
    assert len(chain) >= 10


def test_the_first_quest_is_a_small_lesson() -> None:
    first, *others = QUESTS
    assert first.lesson
    assert not any(quest.lesson for quest in others)
    assert len([foe for foe in first.foes if foe.heroes <= 3]) <= 12
    assert sum(isinstance(word, v.Say) for _, word in words(first)) >= 5


def test_danger_grows() -> None:
    levels = [quest.level for quest in QUESTS]
    assert levels == sorted(levels)
    assert threat(QUESTS[0]) < threat(QUESTS[1]) < threat(QUESTS[5]) < threat(QUESTS[-1])


def test_every_monster_of_the_bestiary_is_met() -> None:
    assert {foe.kind for quest in QUESTS for foe in foes(quest)} == set(LORE.monsters)


def test_every_kind_of_trap_lies_somewhere() -> None:
    kinds = {trap.kind for quest in QUESTS for trap in quest.traps}
    assert kinds == {"spear", "pit", "double_pit", "rock", "guillotine", "tomb", "blaze"}


def test_every_kind_of_goal_is_set() -> None:
    assert {type(goal) for quest in QUESTS for goal in quest.goals} == set(get_args(v.Goal))


def test_every_school_of_the_enemy_is_cast() -> None:
    cast = {LORE.spells[spell].school for quest in QUESTS for foe in foes(quest) for spell in foe.spells}
    assert cast == {"chaos", "skaven", "high_magic", "necromancy", "orcish", "storm"}


def test_scrolls_and_spell_sets_are_found() -> None:
    found = {word.random for quest in QUESTS for _, word in words(quest) if isinstance(word, v.Give)}
    assert {"scroll", "spell_set", "ingredient"} <= found


def test_every_kind_of_trigger_and_of_deed_is_used() -> None:
    used = {type(word) for quest in QUESTS for _, word in words(quest)}
    assert set(get_args(v.Trigger)) <= used
    assert set(get_args(v.Deed)) - {v.Ends} <= used


def test_the_great_fights_are_there() -> None:
    more = {trait for quest in QUESTS for foe in foes(quest) for trait in foe.more}
    assert {"psychic", "blue_defence"} <= more
    assert [foe.kind for foe in QUESTS[-1].foes if foe.id in QUESTS[-1].goals[0].what] == ["dragon"]  # type: ignore[union-attr]
    packs = [{"packmaster", "rat_ogre", "giant_rat"} <= {foe.kind for foe in quest.foes} for quest in QUESTS]
    assert sum(packs) >= 2


def test_there_are_doors_chests_and_boards_of_every_kind() -> None:
    assert {door.kind for quest in QUESTS for door in quest.doors} == {"door", "secret", "double", "locked"}
    assert {bool(chest.trap) for quest in QUESTS for chest in quest.chests} == {True, False}
    assert {piece.kind for quest in QUESTS for piece in quest.furniture} == set(LORE.furniture)
    boards = {quest.board for quest in QUESTS}
    assert "classic" in boards
    assert len(boards) >= 4


@pytest.mark.parametrize("quest", QUESTS, ids=lambda quest: quest.id)
def test_a_quest_has_neither_flaws_nor_warnings(quest: v.Quest) -> None:
    assert not [*check_quest(quest, LORE)]
    assert not [*quest_warnings(quest, LORE)]


@pytest.mark.parametrize("quest", QUESTS, ids=lambda quest: quest.id)
def test_a_quest_can_be_played_by_chance(quest: v.Quest) -> None:
    """Whatever is answered, somebody is asked or it is over; and the table can be saved at any time."""
    settings = Settings(heroes=4, quest=quest.id)
    g = HEROQUEST.start(settings, 11)
    random = Random(5)
    for _ in range(400):
        if not g.asks:
            break
        seat = g.asks[random.below(len(g.asks))].seat
        assert g.answer(seat, HEROQUEST.sample(g, seat, random)) is None
    assert g.asks or g.winner
    assert HEROQUEST.load(HEROQUEST.save(g), settings).plan is g.plan
