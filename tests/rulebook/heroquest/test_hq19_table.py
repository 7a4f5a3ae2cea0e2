"""HQ-19.1, HQ-19.30 to HQ-19.40: the bestiary line by line, as it is printed."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.game import HEROQUEST
from tests.games.heroquest.scenario import Table

PRINTED = {
    "HQ-19.30": (
        "goblin 2/1/10/1/2",
        "night_goblin 2/1/10/1/2 spear",
        "squig 4/2/0/1/1 hard_to_control",
    ),
    "HQ-19.31": (
        "orc 3/3/8/1/1 push_back",
        "black_orc 4/3/7/2/3 push_back",
        "fimir 3/3/6/2/3 push_back",
    ),
    "HQ-19.32": (
        "giant_spider 4-3-2/3/6/2/1 spider_attack slow",
        "spiders 1/1/8/1/0",
        "bats 2/1/10/1/0 flying",
        "giant_bat ? flying",
    ),
    "HQ-19.33": (
        "skeleton 2/2/6/1/0 spear",
        "cursed 4/3/6/2/0 push_back",
        "zombie 2/3/4/2/0 push_back",
        "mummy 3/4/4/2/0 push_back",
        "wight 3/2/6/2/0 pass_through",
    ),
    "HQ-19.34": (
        "ungor 3/2/6/1/1 spear",
        "gor 4/3/6/2/1 push_back",
        "chaos_barbarian 3/3/7/1/2 push_back",
        "chaos_warrior 4/4/6/3/3 push_back",
        "chaos_champion ? chaos_magician push_back",
        "warlock ? chaos_magician push_back",
        "gargoyle 5/5/6/4/0 immune sweep push_back",
    ),
    "HQ-19.35": (
        "troll 3/3/6/2/1 regeneration sweep push_back",
        "giant_troll 4/5/6/6/1 many_armed sweep push_back",
        "ogre_warrior 5/5/5/5/1 sweep push_back",
        "ogre_officer 6/6/6/6/3 sweep push_back",
        "ogre_lord ? sweep push_back",
    ),
    "HQ-19.36": (
        "lesser_demon 3/3/10/2/3 flying fireball demonic_save",
        "dragon ? dragon_combat fire_jet big_target immune poison",
    ),
    "HQ-19.37": (
        "ghost_warrior 2/2/8/1/0 immune incorporeal",
        "elite_ghost_warrior 3/3/8/2/0 immune incorporeal",
        "spectre 4/4/8/3/0 immune incorporeal",
        "banshee 3/3/8/2/0 immune incorporeal scream",
    ),
    "HQ-19.38": (
        "clanrat 2/2/10/1/2",
        "stormvermin 3/4/10/2/2 push_back",
        "gutter_runner 2/2/12/1/3 sling",
        "giant_rat 1/1/10/1/1 packed",
        "rat_ogre 5/5/7/5/2 frenzy push_back sweep",
        "packmaster 3/2/10/1/3 whip packmaster",
    ),
    "HQ-19.39": (
        "plague_monk 3/3/10/2/2 plague",
        "assassin 4/4/12/3/5 throwing_stars fast_fighter",
        "skaven_sorcerer 2/2/10/2/6 adept",
        "grey_seer 2/3/10/3/7 horned_rat",
        "chieftain ? push_back sweep",
    ),
}
"""A tempo of 0 is a D6; "-" counts as 0 (HQ-19.44); packed: what HQ-19.46 says of giant rats."""


def in_print(monster: v.Monster) -> str:
    attack = "-".join(map(str, monster.attack))
    values = f"{attack}/{monster.defence}/{monster.tempo}/{monster.body}/{monster.mind}"
    return " ".join((monster.id, "?" if monster.values_in_quest else values, *monster.traits))


@pytest.mark.rule(
    "HQ-19.30",
    "HQ-19.31",
    "HQ-19.32",
    "HQ-19.33",
    "HQ-19.34",
    "HQ-19.35",
    "HQ-19.36",
    "HQ-19.37",
    "HQ-19.38",
    "HQ-19.39",
)
@pytest.mark.rule
@pytest.mark.rule("HQ-19.44")
@pytest.mark.parametrize("line", [line for lines in PRINTED.values() for line in lines])
def test_every_line_of_the_table_is_as_printed(line: str) -> None:
    assert in_print(HEROQUEST.lore.monsters[line.split()[0]]) == line


@pytest.mark.rule("HQ-19.1")
def test_the_three_tables_hold_44_monsters() -> None:
    printed = [line.split()[0] for lines in PRINTED.values() for line in lines]
    assert len(printed) == 44
    assert set(HEROQUEST.lore.monsters) - set(printed) == {"captive"}


DEFAULTS = {
    "giant_bat": "3/2/10/2/0",
    "chaos_champion": "5/5/6/4/5",
    "ogre_lord": "6/6/6/8/4",
    "warlock": "2/4/8/3/6",
    "dragon": "4-2-3/5/8/10/5",
    "chieftain": "5/5/10/5/4",
}


@pytest.mark.rule("HQ-19.40")
@pytest.mark.parametrize(("kind", "values"), DEFAULTS.items())
def test_six_monsters_have_values_for_quests_that_give_none(kind: str, values: str) -> None:
    monster = HEROQUEST.lore.monsters[kind]
    attack = "-".join(map(str, monster.attack))
    assert monster.values_in_quest
    assert f"{attack}/{monster.defence}/{monster.tempo}/{monster.body}/{monster.mind}" == values


@pytest.mark.rule("HQ-19.40")
def test_a_quest_gives_all_five_values() -> None:
    values = v.Profile(attack=(4,), defence=1, tempo=7, body=5, mind=2)
    t = Table("barbarian", foes=(v.Foe(kind="ogre_lord", at=(3, 3), id="lord", values=values),))
    lord = next(iter(t.g.monsters.values()))
    assert t.g.profile(lord) == values
    assert (lord.body, lord.mind) == (5, 2)


@pytest.mark.rule("HQ-19.2", "HQ-19.4", "HQ-19.15")
@pytest.mark.parametrize(
    ("kind", "school", "n"),
    [("skaven_sorcerer", "skaven", 4), ("grey_seer", "skaven", 8), ("chaos_champion", "chaos", 2)],
)
def test_magicians_know_so_many_spells_of_their_school(kind: str, school: str, n: int) -> None:
    t = Table("barbarian", foes=(v.Foe(kind=kind, at=(3, 3)),))
    known = next(iter(t.g.monsters.values())).spells
    assert len(set(known)) == n
    assert set(known) <= set(t.g.lore.school(school))
