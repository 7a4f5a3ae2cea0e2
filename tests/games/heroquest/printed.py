"""The tables of the rulebook, written out: the shipped data must say the same.

They are copied by hand from the rules, not from the data, so that a slip in either shows."""

from __future__ import annotations

BESTIARY = """
goblin               2     1 10 1 2
night_goblin         2     1 10 1 2  spear
squig                4     2 0  1 1  hard_to_control
giant_spider         4/3/2 3 6  2 1  spider_attack slow
spiders              1     1 8  1 0
orc                  3     3 8  1 1  push_back
black_orc            4     3 7  2 3  push_back
fimir                3     3 6  2 3  push_back
skeleton             2     2 6  1 0  spear
cursed               4     3 6  2 0  push_back
zombie               2     3 4  2 0  push_back
mummy                3     4 4  2 0  push_back
wight                3     2 6  2 0  pass_through
bats                 2     1 10 1 0  flying
giant_bat            3     2 10 2 0  flying
ungor                3     2 6  1 1  spear
gor                  4     3 6  2 1  push_back
chaos_barbarian      3     3 7  1 2  push_back
chaos_warrior        4     4 6  3 3  push_back
chaos_champion       5     5 6  4 5  chaos_magician push_back
gargoyle             5     5 6  4 0  immune sweep push_back
troll                3     3 6  2 1  regeneration sweep push_back
giant_troll          4     5 6  6 1  many_armed sweep push_back
ogre_warrior         5     5 5  5 1  sweep push_back
ogre_officer         6     6 6  6 3  sweep push_back
ogre_lord            6     6 6  8 4  sweep push_back
warlock              2     4 8  3 6  chaos_magician push_back
lesser_demon         3     3 10 2 3  flying fireball demonic_save
dragon               4/2/3 5 8 10 5  dragon_combat fire_jet big_target immune poison
ghost_warrior        2     2 8  1 0  immune incorporeal
elite_ghost_warrior  3     3 8  2 0  immune incorporeal
spectre              4     4 8  3 0  immune incorporeal
banshee              3     3 8  2 0  immune incorporeal scream
clanrat              2     2 10 1 2
stormvermin          3     4 10 2 2  push_back
gutter_runner        2     2 12 1 3  sling
giant_rat            1     1 10 1 1  packed
rat_ogre             5     5 7  5 2  frenzy push_back sweep
packmaster           3     2 10 1 3  whip packmaster
plague_monk          3     3 10 2 2  plague
assassin             4     4 12 3 5  throwing_stars fast_fighter
skaven_sorcerer      2     2 10 2 6  adept
grey_seer            2     3 10 3 7  horned_rat
chieftain            5     5 10 5 4  push_back sweep
"""
"""HQ-19.30 to HQ-19.40: attack, defence, tempo (0: a D6), body, mind ("-" is 0), abilities."""

IN_THE_QUEST = {"giant_bat", "chaos_champion", "ogre_lord", "warlock", "dragon", "chieftain"}
"""HQ-19.40."""

HEROES = """
barbarian    1 2 2 8  longsword    5 10 4 0 5
elf          1 2 4 6  short_sword  6  8 6 4 5
dwarf        1 2 3 7  axe          4  9 5 0 5
wizard       0 2 6 4  club         5  6 8 3 5
battle_mage  1 2 5 5  short_sword  5  7 7 4 3
"""
"""HQ-1.1, HQ-2.1, HQ-7.2, HQ-8.4, HQ-6.2: unarmed, defence, mind, body, weapon, move, both maxima, mind to cast,
attack at most."""

WEAPONS = """
dagger       1  25 belt thrown
club         1 100 diagonal wood
short_sword  2 150 diagonal
hand_axe     2 150 thrown
spear        2 150 diagonal
longsword    3 250
axe          3 250
broadsword   4 450 two_hands
battle_axe   4 400 two_hands
crossbow     3 350 ranged
bow          2 200 ranged wood
"""
"""Tables 11 and facts 4: dice, price, and what is special about it."""

ARMOUR = """
helmet          1 120 head
shield          1 100 arm
chain_mail      1 450 body
leather_jerkin  1 200 body soft void
bracers         1 200 arm
camouflage_cap  1 350 body
plate           2 850 body slow
"""

POTIONS = {
    "healing_2": 100, "healing_4": 200, "antidote": 100, "strength": 150, "resilience": 150, "speed": 100,
    "dexterity": 100, "battle": 200, "holy_water": 300, "troll_bane": 150, "magic_potion": 300,
}  # fmt: skip
GOODS = {"tool_kit": 250, "weapon_oil": 100}
GUILD = {
    "lightning": 350, "clairvoyance": 250, "foresight": 250, "invisibility": 300, "banishment": 300,
    "iron_shadows": 250, "night_arrows": 200, "wings": 150, "time_stop": 800,
}  # fmt: skip
SPECIAL = {
    "genie", "heal", "granite_skin", "courage", "veil_of_mist", "pass_through_rock", "tempest", "sleep",
    "shadow_hide", "stone_wall", "tail_wind",
}  # fmt: skip
"""HQ-1.18."""
SCROLLS = {
    "heal": 2, "granite_skin": 1, "courage": 1, "scroll_fireball": 2, "wrath": 1, "tempest": 1, "sleep": 1, "genie": 1,
    "pass_through_rock": 1, "tail_wind": 1, "veil_of_mist": 1, "scroll_troll_bane": 2, "treasure_luck": 1,
}  # fmt: skip
FURNITURE = {
    "table": (3, 2), "throne": (1, 1), "alchemist_bench": (3, 2), "tomb": (2, 3), "altar": (3, 2), "bookcase": (3, 1),
    "rack": (2, 3), "fireplace": (3, 1), "weapons_rack": (3, 1), "cupboard": (3, 1),
}  # fmt: skip
TALL = {"bookcase", "fireplace", "weapons_rack", "cupboard"}
RECIPES = {
    "troll_bane": (2, False), "plague_cure": (2, False), "healing_4": (3, True), "injury_cure": (4, True),
    "elixir_of_life": (5, True),
}  # fmt: skip
"""HQ-14.5 to HQ-14.8: how many ingredients, and whether all must differ."""

ROOMS = {
    "A": 12, "B": 12, "C": 20, "D": 20, "E": 15, "F": 15, "G": 16, "H": 16, "I": 16, "J": 16, "K": 30, "L": 16, "M": 6,
    "N": 6, "O": 16, "P": 20, "Q": 15, "R": 20, "S": 15, "T": 16, "U": 12, "V": 16, ".": 148,
}  # fmt: skip
"""Squares of the rooms 1 to 22 and of the corridors."""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]
