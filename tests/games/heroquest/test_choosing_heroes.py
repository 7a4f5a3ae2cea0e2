"""Where nothing was agreed before, everybody is asked which hero to lead."""

from __future__ import annotations

import pytest

from questhall.games.heroquest import moves as m
from questhall.games.heroquest.campaign import Company
from questhall.games.heroquest.entities import MASTER
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest

THREE = Settings(heroes=3)


def kinds(g: HeroQuest) -> list[str]:
    return [hero.kind for hero in g.heroes]


def asked(g: HeroQuest) -> list[int]:
    return [ask.seat for ask in g.asks if ask.question == "heroquest.hero"]


@pytest.mark.rule("HQ-1.1", "HQ-B.1")
def test_everybody_chooses_at_once_and_nobody_takes_the_same_hero() -> None:
    g = HEROQUEST.start(THREE, 1, log=True)
    assert asked(g) == [1, 2, 3]
    assert g.answer(3, m.TakeHero("barbarian")) is None
    refusal = g.refuse(1, m.TakeHero("barbarian"))
    assert refusal is not None
    assert refusal.key == "refusal.hero-taken"
    assert HEROQUEST.view(g, None).company == ("", "", "barbarian")
    assert g.answer(1, m.TakeHero("wizard")) is None
    assert g.answer(2, m.TakeHero("dwarf")) is None
    assert kinds(g) == ["wizard", "dwarf", "barbarian"]


def test_who_does_not_mind_gets_the_usual_hero_of_the_seat_or_who_is_left() -> None:
    g = HEROQUEST.start(THREE, 1)
    usual = list(HEROQUEST.lore.heroes)[:3]
    for seat in (2, 1):
        assert g.answer(seat, m.TakeWhoIsLeft()) is None
    assert g.answer(3, m.TakeHero(usual[0])) is None
    assert kinds(g) == [usual[2], usual[1], usual[0]]


def test_nothing_is_decreed_before_the_company_stands_at_the_stairs() -> None:
    g = HEROQUEST.start(THREE, 1)
    refusal = g.refuse(MASTER, m.GrantGold(hero=1, n=10))
    assert refusal is not None
    assert refusal.key == "refusal.not-now"


def test_what_was_agreed_is_not_asked() -> None:
    g = HEROQUEST.start(Settings(heroes=2, company=("elf", "dwarf")), 1)
    assert not asked(g)
    assert kinds(g) == ["elf", "dwarf"]


def test_a_campaign_keeps_who_was_chosen_at_its_first_table() -> None:
    campaign = HEROQUEST.campaign
    assert campaign is not None
    data = campaign.begin(Settings(heroes=1))
    g = HEROQUEST.start(campaign.settings(data, Settings(heroes=1)), 1)
    assert g.answer(1, m.TakeHero("elf")) is None
    after = campaign.after(data, g)
    assert isinstance(after, Company)
    assert [sheet.hero for sheet in after.sheets] == ["elf"]
