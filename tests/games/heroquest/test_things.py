"""What the things of the core pack do, where no rule of the book says it; and that they survive being saved."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.games.heroquest.campaign import HeroQuestCampaign
from questhall.games.heroquest.entities import Dropped, Find, Gear
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Attack, Draw, Drink, EndTurn, NewHero
from questhall.games.heroquest.rules import moving
from questhall.games.heroquest.rules.sheets import new_sheet
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table


def test_tuskbreaker_strikes_twice_at_orcs_as_long_as_it_is_magic() -> None:
    t = Table("elf")
    orc = t.put("orc", "A3", body=2)
    t.arm(1, "tuskbreaker")
    t.roll(SKULL, SHIELD, SHIELD, SHIELD, SHIELD, SKULL, SHIELD, SHIELD, SHIELD, SHIELD).do(Attack(orc.id))
    assert orc.id not in t.g.monsters
    goblin = t.put("goblin", "A3")
    t.set(t.hero(), took=())
    t.roll(MONSTER, MONSTER).do(Attack(goblin.id))
    assert len([line for line in t.told("log.attacks") if line["target"] == goblin.id]) == 1


def test_the_second_blow_falls_away_when_the_first_one_kills() -> None:
    t = Table("elf")
    orc = t.put("orc", "A3")
    t.arm(1, "tuskbreaker")
    t.roll(SKULL, SHIELD, SHIELD, SHIELD, SHIELD).do(Attack(orc.id))
    assert t.asked == "heroquest.turn"
    assert len(t.told("log.attacks")) == 1


def test_holy_water_is_poured_over_the_undead_in_place_of_an_attack() -> None:
    t = Table("dwarf")
    mummy, orc = t.put("mummy", "D3"), t.put("orc", "D4")
    t.set(t.hero(), bag=("holy_water",))
    assert t.options(Drink) == [Drink("holy_water", mummy.id)]
    t.do(Drink("holy_water", mummy.id))
    assert list(t.g.monsters) == [orc.id]
    assert t.hero().took == ("act",)


def test_a_potion_of_strength_is_for_one_attack() -> None:
    t = Table("dwarf")
    orc = t.put("orc", "A3")
    t.set(t.hero(), bag=("strength",))
    t.do(Drink("strength"))
    assert len(t.sheet().attack) == 5
    t.roll(MONSTER, MONSTER, MONSTER, MONSTER, MONSTER).do(Attack(orc.id))
    assert len(t.sheet().attack) == 3


def test_everything_that_is_carried_and_lies_about_survives_a_save() -> None:
    t = Table("elf", "dwarf")
    t.set(t.hero(), unknown=(Find("mandrake", ("elf",)),), surplus=(Gear("helmet", notched=True),), bare=True)
    t.g.dropped = (Dropped(3, find=Find("troll_fat"), of=2), Dropped(4, gear=Gear("axe", rusty=True)))
    data = HEROQUEST.save(t.g)
    again = HEROQUEST.load(data, t.g.settings)
    assert again.hero(1) == t.hero(1)
    assert again.dropped == t.g.dropped


def test_a_successor_begins_a_new_sheet() -> None:
    t = Table("barbarian", "elf").loses(2, 9, 6, 1)
    t.roll(4).do(EndTurn()).roll(4).do(NewHero("elf"))
    before = replace(new_sheet(HEROQUEST.lore.heroes["elf"], ""), name="Lia", passed=5)
    kept = HeroQuestCampaign(lambda: HEROQUEST.lore).sheet(t.hero(2), before)
    assert (kept.hero, kept.name, kept.passed) == ("elf", "", 0)


def test_a_third_weapon_is_not_drawn_only_because_one_like_it_is_in_the_hand() -> None:
    t = Table("elf")
    t.arm(1, "short_sword", "bow")
    t.set(t.hero(), surplus=(Gear("short_sword", notched=True),))
    assert t.refused(Draw("short_sword")) == ("HQ-3.1",)


def test_a_beast_that_a_hero_leads_does_not_climb_the_stairs() -> None:
    t = Table("barbarian")
    rat = t.put("giant_rat", "A5", led_by=1, left=3)
    assert not moving.passable(t.g, rat) >> t.square("A6") & 1
    assert moving.passable(t.g, t.hero()) >> t.square("A6") & 1
