"""HQ-14.4, HQ-14.9, HQ-14.12, HQ-15.10, HQ-15.11, HQ-8.3, HQ-9.15: what the town offers."""

from __future__ import annotations

import pytest

from questhall.games.heroquest.campaign import HeroQuestCampaign
from questhall.games.heroquest.entities import Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Buy, Cure, Give, GiveGold, Learn, Ready, Repair, Sell, Succeed
from tests.games.heroquest.in_town import Visit, sheet
from tests.games.heroquest.scenario import Table


@pytest.mark.rule("HQ-14.12")
def test_equipment_and_potions_are_bought() -> None:
    town = Visit(sheet(gold=500)).do(Buy("helmet")).do(Buy("healing_4"))
    hero = town.g.hero(1)
    assert (hero.gold, [gear.thing for gear in hero.armour], hero.bag) == (500 - 120 - 200, ["helmet"], ("healing_4",))


@pytest.mark.rule("HQ-14.12")
def test_a_quest_may_close_the_shop_and_limit_the_potions() -> None:
    assert Visit(sheet(gold=500), shop=False).refused(Buy("helmet")) == ("HQ-14.12",)
    town = Visit(sheet(gold=500), potions=1).do(Buy("healing_2"))
    assert town.refused(Buy("healing_2")) == ("HQ-14.12",)


@pytest.mark.rule("HQ-14.12")
def test_nobody_buys_on_credit() -> None:
    assert Visit(sheet(gold=119)).refused(Buy("helmet")) == ("HQ-14.12",)


@pytest.mark.rule("HQ-14.4")
def test_the_antidote_costs_a_hundred() -> None:
    town = Visit(sheet(gold=100)).do(Buy("antidote"))
    assert (town.g.hero(1).gold, town.g.hero(1).bag) == (0, ("antidote",))


@pytest.mark.rule("HQ-14.9", "HQ-9.14")
def test_the_healer_cures_a_lasting_injury_for_a_hundred() -> None:
    town = Visit(sheet(gold=150, injuries=("injured_attack", "injured_defence"))).do(Cure("blow"))
    assert (town.g.hero(1).gold, town.g.hero(1).marks) == (50, ())
    assert town.refused(Cure("move")) == ("HQ-14.9",)


@pytest.mark.rule("HQ-19.23", "HQ-14.9")
def test_the_plagues_weakness_does_not_end_with_the_quest_and_the_healer_knows_no_cure() -> None:
    t = Table("barbarian")
    t.mark(t.hero(), "weakened", "cured")
    written = HeroQuestCampaign(lambda: HEROQUEST.lore).sheet(t.hero(), sheet(gold=500))
    assert written.injuries == ("weakened",)
    town = Visit(written)
    assert town.g.hero(1).has("weakened")
    assert town.refused(Cure("weakened")) == ("HQ-14.9",)


@pytest.mark.rule("HQ-15.10")
@pytest.mark.parametrize("worn", [Gear("longsword", rusty=True), Gear("longsword", fallen=1)])
def test_what_rusted_or_fell_sells_for_a_quarter_rounded_down(worn: Gear) -> None:
    town = Visit(sheet(weapons=(worn,)))
    assert town.refused(Repair("weapons:0")) == ("HQ-15.10",)
    assert town.do(Sell("weapons:0")).g.hero(1).gold == 62


@pytest.mark.rule("HQ-15.11")
def test_the_smith_mends_notches_and_dents_for_fifty_each() -> None:
    notched = sheet(gold=100, weapons=(Gear("longsword", notched=True),), armour=(Gear("shield", notched=True),))
    town = Visit(notched).do(Repair("weapons:0")).do(Repair("armour:0"))
    hero = town.g.hero(1)
    assert (hero.gold, hero.weapons, hero.armour) == (0, (Gear("longsword"),), (Gear("shield"),))


@pytest.mark.rule("HQ-15.10", "HQ-15.3")
@pytest.mark.parametrize("worn", [Gear("longsword", notched=True, rusty=True), Gear("axe", notched=True, fallen=1)])
def test_rust_and_falls_are_beyond_the_smith_though_it_be_notched_too(worn: Gear) -> None:
    town = Visit(sheet(gold=100, weapons=(worn,)))
    assert town.refused(Repair("weapons:0")) == ("HQ-15.10",)


@pytest.mark.rule("HQ-8.3")
def test_the_guild_teaches_after_eleven_quests_and_a_gained_mind_point() -> None:
    spell = Visit(sheet()).g.lore.school("guild")[0]
    price = Visit(sheet()).g.lore.spells[spell].price
    assert Visit(sheet("wizard", gold=900, passed=11)).refused(Learn(spell)) == ("HQ-8.3",)
    assert Visit(sheet("wizard", gold=900, passed=10, mind=7)).refused(Learn(spell)) == ("HQ-8.3",)
    town = Visit(sheet("wizard", gold=900, passed=11, mind=7)).do(Learn(spell))
    assert (town.g.hero(1).gold, town.g.hero(1).guild) == (900 - price, (spell,))
    assert Visit(sheet("elf", gold=900, passed=20)).refused(Learn(spell)) == ("HQ-8.3",)


@pytest.mark.rule("HQ-9.15")
def test_a_successor_takes_the_place_of_the_dead_with_nothing_but_the_start_weapon() -> None:
    town = Visit(sheet(gold=700, body=9), sheet("elf"), fallen=(1,))
    assert town.refused(Ready()) == ("HQ-9.15",)
    assert town.refused(Succeed("elf")) == ("HQ-B.1",)
    hero = town.do(Succeed("dwarf")).g.hero(1)
    assert (hero.kind, hero.full_body, hero.gold, hero.weapons) == ("dwarf", 7, 0, (Gear("axe"),))


DEAD = sheet(gold=700, bag=("healing_4", "adder_stone"), belt=Gear("dagger"))


@pytest.mark.rule("HQ-9.6")
def test_what_a_hero_carried_home_dead_leaves_is_shared_out_among_the_others_without_its_magic() -> None:
    town = Visit(DEAD, sheet("elf"), sheet("dwarf"), fallen=(1,))
    town.do(GiveGold(700, 2)).do(Give("healing_4", 3))
    assert (town.g.hero(2).gold, town.g.hero(3).bag, town.g.hero(1).bag) == (700, ("healing_4",), ())


@pytest.mark.rule("HQ-9.6", "HQ-9.15")
def test_what_nobody_was_given_goes_to_the_first_who_lives_when_the_successor_comes() -> None:
    town = Visit(DEAD, sheet("elf"), fallen=(1,)).do(Ready(), seat=2).do(Succeed("dwarf"))
    elf = town.g.hero(2)
    assert (elf.gold, elf.bag, elf.belt, elf.surplus) == (700, ("healing_4",), Gear("dagger"), ())
    assert [gear.thing for gear in elf.weapons] == ["short_sword", "longsword"]
    assert town.g.ready == (), "who has inherited may want to do more"
