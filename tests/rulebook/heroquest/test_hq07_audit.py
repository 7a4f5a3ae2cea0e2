"""HQ-7 and what is written on the sheet, read once more against the original."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.heroquest.campaign import Company, HeroQuestCampaign
from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Drink, EndQuest, Succeed, Wear
from questhall.games.heroquest.settings import Settings
from tests.games.heroquest.in_town import Visit, sheet
from tests.games.heroquest.scenario import Table


def campaign() -> HeroQuestCampaign:
    made = HEROQUEST.campaign
    assert isinstance(made, HeroQuestCampaign)
    return made


def revived(hero: str, body: int, mind: int, *dice: int) -> Table:
    """The second hero, with so many more points than at the start, has died and is revived with the elixir."""
    t = Table("dwarf", hero)
    printed = t.g.lore.heroes[hero]
    full = {"full_body": printed.body + body, "full_mind": printed.mind + mind, "mind": printed.mind + mind}
    t.set(t.hero(2), body=-1, state="dead", woken_by="elixir", **full)
    t.set(t.hero(1), bag=("elixir_of_life",))
    return t.roll(*dice).do(Drink("elixir_of_life", 2))


@pytest.mark.rule("HQ-7.3", "HQ-14.8")
@pytest.mark.parametrize(
    ("body", "mind", "dice", "left"),
    [(2, 0, (), (1, 0)), (0, 1, (), (0, 0)), (1, 1, (3,), (0, 1)), (1, 1, (4,), (1, 0)), (0, 0, (), (0, 0))],
)
def test_whoever_comes_back_loses_a_gained_point_and_never_one_of_the_start(
    body: int, mind: int, dice: tuple[int, ...], left: tuple[int, int]
) -> None:
    hero = revived("barbarian", body, mind, *dice).hero(2)
    assert (hero.full_body - 8, hero.full_mind - 2) == left
    assert (hero.body, hero.mind) == (hero.full_body, hero.full_mind), "with all body points"


@pytest.mark.rule("HQ-7.3", "HQ-8.2")
def test_a_lost_mind_point_takes_the_spell_set_with_it() -> None:
    t = Table("dwarf", "elf")
    full = {"full_mind": 6, "mind": 6, "sets": ("life", "light"), "spells": ("bark_skin", "dazzle")}
    t.set(t.hero(2), body=-1, state="dead", woken_by="elixir", **full)
    t.set(t.hero(1), bag=("elixir_of_life",))
    t.do(Drink("elixir_of_life", 2))
    assert (t.hero(2).mind, t.asked, t.asked_seat) == (5, "heroquest.forget", 2)


@pytest.mark.rule("HQ-7.3")
def test_whoever_was_only_unconscious_loses_none() -> None:
    t = Table("dwarf", "barbarian")
    t.set(t.hero(2), full_body=9, body=0, state="down", woken_by="potion")
    t.set(t.hero(1), bag=("healing_4",))
    t.do(Drink("healing_4", 2))
    assert (t.hero(2).full_body, t.hero(2).body) == (9, 4)


# --- the sheet -------------------------------------------------------------------------------------


def company(*classes: str) -> Company:
    sheets = tuple([sheet(hero) for hero in classes])
    return replace(campaign().begin(Settings(heroes=len(sheets))), sheets=sheets)


@pytest.mark.rule("HQ-15.4")
def test_oil_lasts_for_one_quest_on_the_dagger_too() -> None:
    begun = replace(company("barbarian"), sheets=(sheet(belt=Gear("dagger", oiled=True)),))
    g = HEROQUEST.start(campaign().settings(begun, Settings(heroes=1)), 3)
    assert g.answer(0, EndQuest(True)) is None
    assert campaign().after(begun, g).sheets[0].belt == Gear("dagger")


@pytest.mark.rule("HQ-9.15", "HQ-8.3")
def test_a_successor_of_the_same_class_has_passed_no_quest() -> None:
    begun = replace(company("wizard"), sheets=(sheet("wizard", passed=12, mind=7),), visit="town", fallen=(1,))
    town = Visit(*begun.sheets, fallen=(1,)).do(Succeed("wizard"))
    after = campaign().after(begun, town.g).sheets[0]
    assert (after.passed, after.mind) == (0, 6)


@pytest.mark.rule("HQ-B.11")
def test_a_thing_that_a_quest_promises_is_in_somebodys_bag_afterwards() -> None:
    quest = next(quest for quest in HEROQUEST.lore.quests.values() if quest.gives)
    begun = replace(company("barbarian", "elf"), quest=quest.id)
    g = HEROQUEST.start(campaign().settings(begun, Settings(heroes=2)), 3)
    assert g.answer(0, EndQuest(True)) is None
    assert set(quest.gives) <= set(campaign().after(begun, g).sheets[0].bag)


@pytest.mark.rule("HQ-6.4")
def test_a_cloak_that_lends_a_mind_point_lends_one() -> None:
    t = Table("wizard")
    t.set(t.hero(), surplus=(Gear("cloak_of_wisdom"),))
    t.do(Wear("cloak_of_wisdom"))
    t.g.unsettled = True
    t.happens()
    assert t.hero().mind == 7
