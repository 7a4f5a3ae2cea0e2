"""The shipped numbers are those of the rulebook, line by line."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.heroquest import vocabulary as v
from tests.games.heroquest import printed
from tests.games.heroquest.core import core

HEROES = [row[0] for row in printed.rows(printed.HEROES)]


@pytest.mark.parametrize("row", printed.rows(printed.BESTIARY), ids=lambda row: row[0])
def test_a_monster_has_the_values_of_its_table(row: list[str]) -> None:
    name, attack, *values = row[:6]
    monster = core().monsters[name]
    assert monster.attack == tuple(map(int, attack.split("/")))
    assert (monster.defence, monster.tempo, monster.body, monster.mind) == tuple(map(int, values))
    assert monster.traits == tuple(row[6:])
    assert monster.values_in_quest == (name in printed.IN_THE_QUEST)
    assert monster.diagonal == (2 if name == "ungor" else 0)


def test_the_bestiary_has_44_monsters_and_a_captive() -> None:
    named = [row[0] for row in printed.rows(printed.BESTIARY)]
    assert len(named) == 44
    assert list(core().monsters) == [*named, "captive"]
    captive = core().monsters["captive"]
    assert (captive.attack, captive.defence, captive.tempo, captive.body, captive.mind) == ((0,), 2, 6, 2, 2)
    assert (captive.family, captive.traits) == ("folk", ())


@pytest.mark.parametrize("row", printed.rows(printed.HEROES), ids=lambda row: row[0])
def test_a_hero_has_the_values_of_the_table(row: list[str]) -> None:
    hero = core().heroes[row[0]]
    unarmed, defence, mind, body, weapon, move, most_body, most_mind, casts_from, most_attack = row[1:]
    assert (hero.unarmed, hero.defence, hero.mind, hero.body) == (int(unarmed), int(defence), int(mind), int(body))
    assert (hero.weapon, hero.move, hero.most_body, hero.most_mind) == (
        weapon, int(move), int(most_body), int(most_mind),
    )  # fmt: skip
    assert (hero.casts_from, hero.most_attack) == (int(casts_from), int(most_attack))


def test_lores_and_abilities_of_the_heroes() -> None:
    heroes = core().heroes
    assert heroes["wizard"].lores == heroes["battle_mage"].lores == v.LORES
    assert heroes["elf"].lores == ("life", "heaven", "light")
    assert heroes["barbarian"].lores == heroes["dwarf"].lores == ()
    abilities = [ability for hero in heroes.values() for ability in hero.abilities]
    assert len(abilities) == len(set(abilities)) == 15


@pytest.mark.parametrize("row", printed.rows(printed.WEAPONS), ids=lambda row: row[0])
def test_a_weapon_has_its_dice_and_its_price(row: list[str]) -> None:
    name, dice, price, *special = row
    weapon = core().things[name]
    assert isinstance(weapon, v.Weapon)
    assert (weapon.dice, weapon.price, weapon.colour, weapon.magic) == (int(dice), int(price), "white", False)
    said = {"belt": weapon.belt, "thrown": weapon.thrown == 5, "diagonal": weapon.diagonal, "wood": not weapon.metal}
    said |= {"two_hands": weapon.hands == 2, "ranged": weapon.kind == "ranged"}
    assert {word for word, given in said.items() if given} == set(special)
    assert weapon.oil == (weapon.kind == "melee" and name != "club")


@pytest.mark.parametrize("row", printed.rows(printed.ARMOUR), ids=lambda row: row[0])
def test_a_piece_of_armour_has_its_dice_and_its_price(row: list[str]) -> None:
    name, defence, price, place, *special = row
    piece = core().things[name]
    assert isinstance(piece, v.Armour)
    assert (piece.defence, piece.price, piece.place) == (int(defence), int(price), place)
    said = {"soft": not piece.metal, "void": piece.damageable == "void", "slow": piece.slow}
    assert {word for word, given in said.items() if given} == set(special)


def test_the_wizard_uses_only_what_is_made_for_him() -> None:
    things = [thing for thing in core().things.values() if isinstance(thing, v.Weapon | v.Armour) and thing.price]
    mine = {t.id for t in things if "wizard" not in t.barred and (not t.only or "wizard" in t.only)}
    assert mine == {"dagger", "club", "bracers", "camouflage_cap"}
    assert {thing.id for thing in things if thing.only} == {"bracers", "camouflage_cap"}


def test_nothing_lets_the_battle_mage_attack_with_more_than_three_dice() -> None:
    weapons = [thing for thing in core().things.values() if isinstance(thing, v.Weapon)]
    assert max(weapon.dice for weapon in weapons if "battle_mage" not in weapon.barred) == 3


def test_magic_weapons_say_what_rust_leaves_of_them() -> None:
    weapons = {t.id: t for t in core().things.values() if isinstance(t, v.Weapon) and t.magic}
    ghost, rune = weapons["ghost_sword"], weapons["rune_axe"]
    assert (ghost.dice, ghost.undead, ghost.colour, ghost.ordinary, ghost.diagonal) == (
        3, 1, "white", "longsword", False,
    )  # fmt: skip
    assert (rune.dice, rune.colour, rune.ordinary) == (3, "black", "axe")
    assert all(weapon.artifact and weapon.ordinary in core().things for weapon in weapons.values())


def test_potions_and_goods_cost_what_the_list_says() -> None:
    things = core().things.values()
    assert {t.id: t.price for t in things if isinstance(t, v.Potion) and t.price} == printed.POTIONS
    assert {t.id: t.price for t in things if isinstance(t, v.Good) and t.price} == printed.GOODS
    assert {t.id for t in things if isinstance(t, v.Potion) and t.healing} == {"healing_2", "healing_4"}
    assert sum(isinstance(t, v.Ingredient) for t in things) == 8


def test_spells_of_every_school() -> None:
    spells = core().spells.values()
    counts: Counter[str] = Counter(spell.school for spell in spells)
    assert (counts["base"], counts["special"], counts["guild"], counts["chaos"], counts["skaven"]) == (3, 11, 9, 12, 8)
    assert [counts[lore] for lore in v.LORES] == [4] * 6
    assert (counts["high_magic"], counts["necromancy"], counts["orcish"], counts["storm"]) == (6, 6, 6, 6)
    assert {spell.id for spell in spells if spell.school == "special"} == printed.SPECIAL
    assert {spell.id: spell.price for spell in spells if spell.price} == printed.GUILD
    assert {spell.id: spell.scroll for spell in spells if spell.scroll} == printed.SCROLLS


def test_support_reaches_the_visible_area_and_attacks_need_a_line() -> None:
    """HQ-8.1, HQ-8.8."""
    special = [spell for spell in core().spells.values() if spell.school == "special"]
    assert {spell.id for spell in special if spell.sight == "line"} == {"tempest", "sleep"}
    assert {spell.id for spell in special if spell.sight == "board"} == {"genie"}
    assert {spell.id for spell in special if spell.influence} == {"tempest", "sleep"}


def test_the_decks_have_their_sizes() -> None:
    pack = core()
    assert sum(card.count for card in pack.treasures.values()) == 40
    assert sum(card.count for card in pack.treasures.values() if card.back) == 16
    assert sum(card.count for card in pack.fates.values()) == 24
    assert sum(spell.scroll for spell in pack.spells.values()) == 16
    assert pack.treasures["nothing"].count == 3
    assert pack.treasures["wandering_monster"].count == 5


def test_furniture_has_its_size_and_six_rows() -> None:
    furniture = core().furniture
    assert {name: (piece.wide, piece.high) for name, piece in furniture.items()} == printed.FURNITURE
    assert {name for name, piece in furniture.items() if piece.tall} == printed.TALL
    assert [name for name, piece in furniture.items() if piece.brews] == ["alchemist_bench"]
    assert {len(piece.table) for piece in furniture.values()} == {6}
    assert {piece.table[2] for piece in furniture.values()} == {()}


def test_recipes() -> None:
    recipes = core().recipes.values()
    assert {recipe.potion: (recipe.ingredients, recipe.different) for recipe in recipes} == printed.RECIPES


def test_the_classic_board() -> None:
    board = core().boards["classic"]
    assert len(board.rows) == 19
    assert {len(row) for row in board.rows} == {26}
    assert Counter("".join(board.rows)) == printed.ROOMS
    assert all(row[10:16] == "K" * 6 for row in board.rows[7:12])
    assert board.rows[13][17] == "R", "the one square that makes room S an L"
    assert all(row == row[::-1] == "." * 26 for row in (board.rows[0], board.rows[-1]))


def test_everybody_has_a_name() -> None:
    pack = core()
    orders = {"order_jade", "order_amber", "order_heaven", "order_light", "order_grey", "order_amethyst"}
    assert pack.names.keys() == {*pack.heroes, *pack.monsters, *v.LORES, *orders}
    assert list(pack.heroes) == HEROES
    for name in (*pack.heroes, *pack.monsters):
        assert pack.names[name].plural is not None
