"""Small packs above the core, each with one thing that makes no sense, and what is said about it."""

from __future__ import annotations

MANIFEST = """id: tiny
game: heroquest
version: 1.0.0
name: {de: Winzig, en: Tiny}
languages: [de, en]
licence: CC0-1.0
needs: [core]
"""
NAME = "name: {de: Etwas, en: Something}"
SPELL = f"spells:\n  - {{id: new, {NAME}, "
WEAPON = f"weapons:\n  - {{id: new, {NAME}, "
ARMOUR = f"armour:\n  - {{id: new, {NAME}, "
POTION = f"potions:\n  - {{id: new, {NAME}, "
ARTIFACT = f"artifacts:\n  - {{id: new, {NAME}, "
TREASURE = f"treasures:\n  - {{id: new, {NAME}, effects: ["
FURNITURE = f"furniture:\n  - id: new\n    {NAME}\n    wide: 1\n    high: 1\n    table:\n"
HERO = "heroes:\n  - {id: elf_two, unarmed: 1, defence: 2, mind: 4, body: 6, move: 6, most_body: 8, most_mind: 6, "
MONSTER = "monsters:\n  - {id: rat_two, family: beast, defence: 1, tempo: 6, body: 1, mind: 1, "
NAMES = "names:\n  - {id: elf_two, name: {de: Elf, en: Elf}}\n  - {id: rat_two, name: {de: Ratte, en: Rat}}\n"

BAD: dict[str, tuple[str, str, str]] = {
    # texts
    "missing_language": (
        "gear.yaml",
        "goods:\n  - {id: new, kind: quest, name: {de: Ding}}\n",
        "gear.yaml:2: goods new, name: the language 'en' is missing",
    ),
    "empty_flavour": (
        "cards.yaml",
        f"fates:\n  - id: new\n    {NAME}\n    effects: []\n    flavour: {{de: Gut., en: ' '}}\n",
        "cards.yaml:5: fates new, flavour, en: the text for 'en' is empty",
    ),
    # ids that nobody has
    "unknown_thing": (
        "cards.yaml",
        TREASURE + "{effect: give, thing: healing_3}]}\n",
        "cards.yaml:2: treasures new, effects 1, thing: there is no thing 'healing_3'; did you mean 'healing_4'?",
    ),
    "unknown_monster_in_a_choice": (
        "spells.yaml",
        SPELL + "school: chaos, sight: self, aim: none, effects: [{effect: choice, options: [\n"
        "      [{effect: raise, kind: skeleton}],\n      [{effect: raise, kind: skeletton}]]}]}\n",
        "spells.yaml:4: spells new, effects 1, options 2 1, kind: there is no monster 'skeletton';"
        " did you mean 'skeleton'? (HQ-19.1)",
    ),
    "unknown_summoned": (
        "spells.yaml",
        SPELL + "school: chaos, sight: self, aim: none,\n"
        "    effects: [{effect: summon, rows: [{upto: 6, kinds: [orc, ork]}]}]}\n",
        "spells.yaml:3: spells new, effects 1, rows 1, kinds 2: there is no monster 'ork';"
        " did you mean 'orc'? (HQ-19.1)",
    ),
    "unknown_hero": (
        "gear.yaml",
        WEAPON + "dice: 1, only: [wizzard]}\n",
        "gear.yaml:2: weapons new, only 1: there is no hero 'wizzard'; did you mean 'wizard'?",
    ),
    "unknown_foe": (
        "gear.yaml",
        WEAPON + "dice: 1, foe: orcs}\n",
        "gear.yaml:2: weapons new, foe: there is no monster 'orcs'; did you mean 'orc'? (HQ-19.1)",
    ),
    "ordinary_armour": (
        "gear.yaml",
        WEAPON + "dice: 1, oil: false, artifact: true, ordinary: shield}\n",
        "gear.yaml:2: weapons new, ordinary: there is no weapon 'shield' (HQ-15.5)",
    ),
    "armed_with_a_potion": (
        "heroes.yaml",
        HERO + "weapon: healing_2}\n",
        "heroes.yaml:2: heroes elf_two, weapon: there is no weapon 'healing_2' (HQ-1.1)",
    ),
    "recipe_of_a_sword": (
        "cards.yaml",
        "recipes:\n  - {id: new, potion: longsword, ingredients: 2}\n",
        "cards.yaml:2: recipes new, potion: there is no potion 'longsword' (HQ-14.2)",
    ),
    "nameless_monster": (
        "monsters.yaml",
        "monsters:\n  - {id: ghoul, family: undead, attack: [1], defence: 1, tempo: 1, body: 1, mind: 0}\n",
        "monsters.yaml:2: monsters ghoul, id: the table of names has no 'ghoul'",
    ),
    # effects
    "nothing_hurts": (
        "cards.yaml",
        TREASURE + "{effect: hurt}]}\n",
        "cards.yaml:2: treasures new, effects 1: this does nothing",
    ),
    "empty_option": (
        "cards.yaml",
        TREASURE + "{effect: choice, options: [[], [{effect: druid}]]}]}\n",
        "cards.yaml:2: treasures new, effects 1: this does nothing",
    ),
    "gift_of_two": (
        "cards.yaml",
        TREASURE + "{effect: give, thing: club, random: scroll}]}\n",
        "cards.yaml:2: treasures new, effects 1: exactly one of thing, scroll and random says what is given",
    ),
    "certain_scroll_outside_a_quest": (
        "cards.yaml",
        TREASURE + "{effect: give, scroll: heal}]}\n",
        "cards.yaml:2: treasures new, effects 1, scroll: only a quest hands out a certain scroll; "
        "elsewhere it is the top one (random: scroll) (HQ-8.13)",
    ),
    "rows_end_early": (
        "spells.yaml",
        SPELL + "school: chaos, sight: self, aim: none, effects: [{effect: summon,\n"
        "    rows: [{upto: 3, kinds: [orc]}, {upto: 5, kinds: [orc]}]}]}\n",
        "spells.yaml:3: spells new, effects 1, rows: the rows must rise and the last must reach 6, got 3, 5",
    ),
    "nobody_casts": (
        "cards.yaml",
        TREASURE + "{effect: vanish}]}\n",
        "cards.yaml:2: treasures new, effects 1: nobody casts this, so there is nobody for 'vanish' (HQ-8.1)",
    ),
    "chosen_door_in_a_cupboard": (
        "cards.yaml",
        FURNITURE + "      - []\n" * 5 + "      - [{effect: open_door}]\n",
        "cards.yaml:12: furniture new, table 6 1: nobody casts this, so there is nobody for 'open_door' (HQ-8.1)",
    ),
    # spells
    "aimed_at_nobody": (
        "spells.yaml",
        SPELL + "school: life, sight: area, aim: none, effects: [{effect: heal, body: 1}]}\n",
        "spells.yaml:2: spells new, effects 1: 'heal' needs the aim self, hero, ally, enemy, figure, enemy_or_door,"
        " but the spell has 'none' (HQ-8.1)",
    ),
    "attack_round_the_corner": (
        "spells.yaml",
        SPELL + "school: life, sight: area, aim: enemy, hostile: true, effects: [{effect: miss_turn}]}\n",
        "spells.yaml:2: spells new, sight: an attack spell needs the sight 'line' (or 'board') (HQ-8.1)",
    ),
    "reach_without_direction": (
        "spells.yaml",
        SPELL + "school: life, sight: line, aim: enemy, reach: 3, effects: [{effect: miss_turn}]}\n",
        "spells.yaml:2: spells new, reach: only a spell with the aim 'direction' has a reach",
    ),
    "sold_by_nobody": (
        "spells.yaml",
        SPELL + "school: life, sight: line, aim: enemy, price: 100, effects: [{effect: miss_turn}]}\n",
        "spells.yaml:2: spells new, price: spells of the guild have a price, and only they (HQ-8.3)",
    ),
    "scroll_of_chaos": (
        "spells.yaml",
        SPELL + "school: chaos, sight: line, aim: enemy, scroll: 1, effects: [{effect: miss_turn}]}\n",
        "spells.yaml:2: spells new, scroll: no scroll is made of a spell of the school 'chaos' (HQ-8.13)",
    ),
    "scroll_without_a_scroll": (
        "spells.yaml",
        SPELL + "school: scroll, sight: line, aim: enemy, effects: [{effect: miss_turn}]}\n",
        "spells.yaml:2: spells new: a spell of the school 'scroll' is on at least one scroll (HQ-8.13)",
    ),
    # furniture, recipes and boards
    "five_rows": (
        "cards.yaml",
        FURNITURE + "      - []\n" * 5,
        "cards.yaml:6: furniture new, table: a table of furniture has 6 rows or none, this one 5 (HQ-14.1)",
    ),
    "uneven_board": (
        "boards.yaml",
        'boards:\n  - id: board\n    rows:\n      - ".AA"\n      - ".A"\n',
        "boards.yaml:5: boards board, rows 2: this row has 2 squares, the first one 3 (HQ-B.5)",
    ),
    "strange_sign": (
        "boards.yaml",
        'boards:\n  - id: board\n    rows:\n      - ".A1"\n',
        "boards.yaml:4: boards board, rows 1: '1' means nothing: # is rock, . corridor, a letter a room (HQ-B.5)",
    ),
    # heroes and monsters
    "maximum_below_the_start": (
        "heroes.yaml",
        HERO.replace("most_body: 8", "most_body: 5") + "weapon: club}\n",
        "heroes.yaml:2: heroes elf_two, most_body: the maximum is below the 6 with which the hero begins (HQ-7.2)",
    ),
    "lores_without_casting": (
        "heroes.yaml",
        HERO + "weapon: club, lores: [life]}\n",
        "heroes.yaml:2: heroes elf_two, lores: a hero who never casts (casts_from: 0) finds no spell sets (HQ-8.4)",
    ),
    "unknown_lore": (
        "heroes.yaml",
        HERO + "weapon: club, casts_from: 3, lores: [fire]}\n",
        "heroes.yaml:2: heroes elf_two, lores 1: there is no lore 'fire';"
        " there are life, beasts, heaven, light, shadows, death (HQ-1.20)",
    ),
    "two_attack_numbers": (
        "monsters.yaml",
        MONSTER + "attack: [2, 1]}\n",
        "monsters.yaml:2: monsters rat_two, attack: three attack numbers belong to spider_attack and dragon_combat,"
        " one to all others (HQ-19.25, HQ-19.6)",
    ),
    "diagonal_without_a_spear": (
        "monsters.yaml",
        MONSTER + "attack: [2], diagonal: 1}\n",
        "monsters.yaml:2: monsters rat_two, diagonal: dice for diagonal attacks need the trait 'spear' or 'whip'"
        " (HQ-19.42)",
    ),
    "adept_with_five_spells": (
        "monsters.yaml",
        MONSTER + "attack: [2], traits: [adept], spells: 5}\n",
        "monsters.yaml:2: monsters rat_two, spells: with these traits it knows at most 4 spells (HQ-19.2, HQ-19.15)",
    ),
    "trait_twice": (
        "monsters.yaml",
        MONSTER + "attack: [2], traits: [spear, spear]}\n",
        "monsters.yaml:2: monsters rat_two, traits 2: 'spear' is given twice",
    ),
    # gear
    "artifact_for_sale": (
        "gear.yaml",
        ARTIFACT + "artifact: true, price: 10, uses: always, power: mind, n: 1}\n",
        "gear.yaml:2: artifacts new, price: artifacts are never sold, so they have no price (HQ-14.12)",
    ),
    "quest_thing_for_sale": (
        "gear.yaml",
        f"goods:\n  - {{id: new, {NAME}, kind: quest, price: 5}}\n",
        "gear.yaml:2: goods new, price: things of quests are never sold, so they have no price (HQ-14.12)",
    ),
    "only_and_barred": (
        "gear.yaml",
        WEAPON + "dice: 1, only: [elf], barred: [wizard]}\n",
        "gear.yaml:2: weapons new, barred: 'only' names those who can use it; 'barred' beside it says nothing",
    ),
    "weapon_without_dice": (
        "gear.yaml",
        WEAPON + "dice: 0}\n",
        "gear.yaml:2: weapons new, dice: this does nothing",
    ),
    "oiled_bow": (
        "gear.yaml",
        WEAPON + "dice: 2, kind: ranged}\n",
        "gear.yaml:2: weapons new: only ordinary melee weapons take oil: say oil: false (HQ-15.4)",
    ),
    "magic_but_no_artifact": (
        "gear.yaml",
        WEAPON + "dice: 2, oil: false, ordinary: club}\n",
        "gear.yaml:2: weapons new: a magic weapon is an artifact (HQ-5.2)",
    ),
    "black_without_ordinary": (
        "gear.yaml",
        WEAPON + "dice: 2, colour: black, oil: false, artifact: true}\n",
        "gear.yaml:2: weapons new, colour: a weapon with black dice must say what is left of it without its magic"
        " (ordinary) (HQ-15.5)",
    ),
    "diagonal_bow": (
        "gear.yaml",
        WEAPON + "dice: 2, kind: ranged, oil: false, diagonal: true}\n",
        "gear.yaml:2: weapons new, kind: a ranged weapon neither strikes diagonally nor is it thrown (HQ-4.1, HQ-4.5)",
    ),
    "useless_cloak": (
        "gear.yaml",
        ARMOUR + "place: cloak, defence: 0}\n",
        "gear.yaml:2: armour new: this does nothing",
    ),
    "healing_without_healing": (
        "gear.yaml",
        POTION + "healing: true, effects: [{effect: miss_turn}]}\n",
        "gear.yaml:2: potions new, healing: a healing potion gives body points back (HQ-5.1, HQ-9.2)",
    ),
    "empty_potion": (
        "gear.yaml",
        POTION + "effects: []}\n",
        "gear.yaml:2: potions new, effects: this does nothing",
    ),
    "artifact_of_nothing": (
        "gear.yaml",
        ARTIFACT + "artifact: true}\n",
        "gear.yaml:2: artifacts new: an artifact has either effects or a power",
    ),
    "always_without_power": (
        "gear.yaml",
        ARTIFACT + "artifact: true, uses: always, effects: [{effect: return}]}\n",
        "gear.yaml:2: artifacts new, uses: what works always has a power (HQ-5.1)",
    ),
    "powerless_power": (
        "gear.yaml",
        ARTIFACT + "artifact: true, uses: always, power: mind}\n",
        "gear.yaml:2: artifacts new, n: this does nothing",
    ),
    # what the types refuse
    "unknown_word": (
        "cards.yaml",
        TREASURE + "{effect: heel, body: 1}]}\n",
        "cards.yaml:2: treasures new, effects 1, effect: unknown effect 'heel'; did you mean 'heal'?",
    ),
    "id_of_the_pack_below": (
        "gear.yaml",
        f"goods:\n  - {{id: longsword, {NAME}, kind: quest}}\n",
        "gear.yaml:2: goods longsword, id: 'longsword' is already in",
    ),
}
