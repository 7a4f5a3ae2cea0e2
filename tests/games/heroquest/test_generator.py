"""New dungeons: from the same seed always the same, always without flaws, in both languages."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.checks.entries import check_entry
from questhall.games.heroquest.checks.quests import Together, check_quest, quest_warnings
from questhall.games.heroquest.dungeon.build import Builder
from questhall.games.heroquest.dungeon.generator import generate
from questhall.games.heroquest.dungeon.generator.foes import danger, strength
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import NEW_DUNGEON, Settings, Sheet
from questhall.kernel.dice import Random

LORE = HEROQUEST.lore
SEEDS = 200
THREATS = ("easy", "normal", "hard")


def made(seed: int, threat: str, heroes: int = 4, level: int = 1) -> tuple[v.Quest, Together]:
    quest, board = generate(seed, threat, heroes, LORE, level)
    boards = {board.id: board}
    return quest, Together(boards, LORE.monsters, LORE.things, LORE.spells, LORE.furniture, LORE.quests)


@pytest.mark.parametrize("threat", THREATS)
def test_every_dungeon_can_be_passed(threat: str) -> None:
    for seed in range(SEEDS):
        quest, known = made(seed, threat, heroes=1 + seed % 5, level=1 + seed % 12)
        assert not [*check_quest(quest, known)], seed
        assert not [*quest_warnings(quest, known)], seed


def test_the_same_seed_makes_the_same_dungeon() -> None:
    assert generate(77, "hard", 3, LORE) == generate(77, "hard", 3, LORE)
    assert generate(77, "hard", 3, LORE) != generate(78, "hard", 3, LORE)


def test_it_speaks_both_languages() -> None:
    for seed in range(40):
        quest, _ = made(seed, "normal")
        assert not [*check_entry(quest, ("de", "en"))]
        for text in (quest.name, quest.briefing, quest.aim, quest.won, quest.lost):
            assert not [said for said in text.values() if "{" in said]


def test_all_kinds_of_goals_occur() -> None:
    goals = {type(goal) for seed in range(60) for goal in made(seed, "easy")[0].goals}
    assert goals == set(get_args(v.Goal))


def test_rooms_are_more_than_corridors() -> None:
    for seed in range(20):
        quest, known = made(seed, "normal")
        areas = Builder(quest, known.boards[quest.board], known.furniture).areas()
        rooms = [area for area in areas if area.room]
        assert 6 <= len(rooms) <= 11
        assert len(areas) - len(rooms) == 1


def test_threat_and_company_say_how_many_wait() -> None:
    def whole(threat: str, heroes: int, level: int = 1) -> int:
        quests = [made(seed, threat, heroes, level)[0] for seed in range(12)]
        return sum([strength(foe.values or LORE.monsters[foe.kind]) for quest in quests for foe in quest.foes])

    assert whole("easy", 4) < whole("normal", 4) < whole("hard", 4)
    assert whole("normal", 2) < whole("normal", 5)
    assert whole("normal", 4) < whole("normal", 4, level=8)


def test_nobody_is_stronger_than_the_threat_allows() -> None:
    for seed in range(40):
        quest, _ = made(seed, "easy")
        share = danger("easy", 4, 1) * 120 // 100
        common = [foe for foe in quest.foes if not foe.id]
        assert all(strength(LORE.monsters[foe.kind]) <= share for foe in common)


def test_a_table_is_laid_for_it() -> None:
    settings = Settings(heroes=3, quest=NEW_DUNGEON, threat="easy")
    g = HEROQUEST.start(settings, 21)
    assert g.plan.quest == generate(21, "easy", 3, LORE)[0]
    assert HEROQUEST.load(HEROQUEST.save(g), settings).plan is g.plan
    assert HEROQUEST.view(g, 1).title == g.plan.quest.name


def test_heroes_who_have_lived_through_more_meet_more() -> None:
    veteran = Sheet(hero="barbarian", body=8, mind=2, passed=12)
    settings = Settings(heroes=1, quest=NEW_DUNGEON, sheets=(veteran,))
    assert HEROQUEST.start(settings, 4).plan.quest == generate(4, "normal", 1, LORE, 7)[0]
    assert HEROQUEST.start(replace(settings, sheets=()), 4).plan.quest.level == 1


@pytest.mark.parametrize("seed", range(6))
def test_it_can_be_played_by_chance(seed: int) -> None:
    g = HEROQUEST.start(Settings(heroes=4, quest=NEW_DUNGEON), seed)
    random = Random(seed)
    for _ in range(300):
        if not g.asks:
            break
        seat = g.asks[random.below(len(g.asks))].seat
        assert g.answer(seat, HEROQUEST.sample(g, seat, random)) is None
    assert g.asks or g.winner
