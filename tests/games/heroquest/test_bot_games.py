"""Whole quests played by bots: nothing that they say is refused, and all of them come to an end."""

import pytest

from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.lab.expected import expected_party
from questhall.games.heroquest.settings import NEW_DUNGEON, ORDERS, Settings
from questhall.kernel.dice import Random
from questhall.lab.study import Sides, study_of
from questhall.players.registry import players_of
from tests.games.heroquest.bots import played

QUESTS = tuple(HEROQUEST.lore.quests)


def test_the_house_knows_them_weakest_first() -> None:
    assert players_of(HEROQUEST) == ("random", "novice", "heuristic", "cunning")


@pytest.mark.parametrize("quest", [*QUESTS, NEW_DUNGEON])
def test_every_quest_with_every_strength(quest: str) -> None:
    strengths = ("novice", "heuristic", "cunning")
    for seed, heroes in enumerate((2, 3, 5)):
        random = Random(seed)
        company = random.shuffled(tuple(HEROQUEST.lore.heroes))[:heroes]
        settings = Settings(
            heroes=heroes, quest=quest, company=company, order=random.choice(tuple(ORDERS)), consent=seed == 1,
            shaker=seed == 2, slanted=seed == 0,
        )  # fmt: skip
        g = played(settings, seed, strengths[seed], strengths[(seed + 1) % 3])
        assert g.how


@pytest.mark.parametrize("seed", range(4))
def test_random_heroes_against_a_bot_and_bots_against_chance(seed: int) -> None:
    settings = Settings(heroes=1 + seed, quest=QUESTS[seed])
    assert played(settings, seed, "heuristic", "random").how
    assert played(settings, seed, "random", "cunning").how


@pytest.mark.parametrize(
    ("quest", "heroes", "seed", "n"),
    [(NEW_DUNGEON, 5, 12, 5523), (NEW_DUNGEON, 4, 7, 492), ("gaol", 5, 7, 239), ("gaol", 2, 7, 369)],
    ids=["fallen friends in a pit", "a foe in the corridor", "a pit on the way home", "a friend before the door"],
)
def test_heroes_do_not_wait_for_ever_for_monsters_led_by_chance(quest: str, heroes: int, seed: int, n: int) -> None:
    sides = Sides("cunning", "random")
    result = study_of(HEROQUEST).play(HEROQUEST, Settings(heroes=heroes, quest=quest), sides, seed, n)
    assert result.decisions < 5_000


def test_a_company_passes_the_first_quest() -> None:
    won = [played(Settings(heroes=4, quest=QUESTS[0]), seed).winner for seed in range(6)]
    assert won.count("heroes") >= 5


def test_equipment_is_worth_something() -> None:
    """A late quest that beginners fail."""
    quest = QUESTS[8]
    classes = tuple(HEROQUEST.lore.heroes)[:4]
    wins = {}
    for level in (0, 9):
        sheets = expected_party(HEROQUEST.lore, level, classes)
        settings = Settings(heroes=4, quest=quest, sheets=sheets)
        wins[level] = [played(settings, seed).winner for seed in range(5)].count("heroes")
    assert wins[9] >= wins[0]
