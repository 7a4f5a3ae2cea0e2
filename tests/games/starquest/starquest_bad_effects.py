"""Skills, spells and gear with one thing in each that makes no sense, and what is said about it."""

from __future__ import annotations

NAME = "name: {de: Etwas, en: Something}"
SKILL = f"skills:\n  - {{id: new, {NAME}, "
ABILITY = f"abilities:\n  - {{id: new, {NAME}, "
SPELL = f"spells:\n  - {{id: new, {NAME}, value: 1, range: 12, "
KIT = f"kits:\n  - {{id: new, {NAME}, price: 5, effects: ["
WARE = f"wares:\n  - {{id: new, {NAME}, price: 5, points: 5, "
FIND = f"discoveries:\n  - {{id: new, {NAME}, rolls: [1], "
LEND = "effects: [{do: lend, "

EFFECTS: dict[str, tuple[str, str, str]] = {
    # skills and effects
    "skill_without_a_test": (
        "heroes.yaml",
        SKILL + "effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: skills new: a skill is tested either on an attribute or on a value of its own (ST-78)",
    ),
    "skill_with_two_tests": (
        "heroes.yaml",
        SKILL + "attribute: strength, value: 4, effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: skills new: a skill is tested either on an attribute or on a value of its own (ST-78)",
    ),
    "skill_without_a_range": (
        "heroes.yaml",
        SKILL + "value: 4, aim: hero, effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: skills new, range: whoever is meant must be within a range above 0",
    ),
    "range_to_oneself": (
        "heroes.yaml",
        SKILL + "value: 4, range: 6, effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: skills new, range: it is aimed at oneself, so 'range' says nothing",
    ),
    "several_selves": (
        "heroes.yaml",
        ABILITY + "targets: 2, effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: abilities new, targets: it is aimed at oneself, so 'targets' says nothing",
    ),
    "oneself_in_sight": (
        "heroes.yaml",
        SKILL + "value: 4, sight: true, effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: skills new, sight: it is aimed at oneself, so 'sight' says nothing",
    ),
    "no_targets": (
        "heroes.yaml",
        ABILITY + "aim: hero, range: 3, targets: 0, effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: abilities new, targets: it needs at least one target",
    ),
    "hits_for_friends": (
        "heroes.yaml",
        ABILITY + "aim: hero, range: 3, effects: [{do: hits, n: 1}]}\n",
        "heroes.yaml:2: abilities new, effects 1: 'hits' is not for the own side;"
        " possible are heal, restore, tokens, cure, lend, run",
    ),
    "healing_for_foes": (
        "heroes.yaml",
        ABILITY + "aim: enemy, range: 3, effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: abilities new, effects 1: 'heal' is not for enemies;"
        " possible are hits, volley, inflict, lend, push",
    ),
    "running_while_unconscious": (
        "heroes.yaml",
        ABILITY + "aim: fallen_hero, range: 3, effects: [{do: raise}, {do: run, inches: 3}]}\n",
        "heroes.yaml:2: abilities new, effects 2: 'run' is not for an unconscious hero;"
        " possible are raise, heal, restore, tokens, cure, lend",
    ),
    "healed_but_still_unconscious": (
        "heroes.yaml",
        ABILITY + "aim: fallen_hero, range: 3, effects: [{do: heal, n: 1}]}\n",
        "heroes.yaml:2: abilities new, effects: whoever is unconscious needs 'raise' first (ST-45)",
    ),
    "push_of_nothing": (
        "heroes.yaml",
        ABILITY + "aim: enemy, range: 3, effects: [{do: push, inches: 0}]}\n",
        "heroes.yaml:2: abilities new, effects 1: this does nothing",
    ),
    "deadly_spell_of_one": (
        "spells.yaml",
        SPELL + "harmful: true, effects: [{do: hits, n: 1, deadly: 1}]}\n",
        "spells.yaml:2: spells new, effects 1, deadly: 'deadly' of 1 changes nothing; it begins with 2 (ST-124)",
    ),
    "curse_that_helps": (
        "spells.yaml",
        SPELL + "harmful: true, " + LEND + "mark: hit, until: attack}]}\n",
        "spells.yaml:2: spells new, effects 1: only hit, defense, attribute hinder somebody, with n below 0",
    ),
    "curse_of_stealth": (
        "spells.yaml",
        SPELL + "harmful: true, " + LEND + "mark: stealth, n: -1, until: round}]}\n",
        "spells.yaml:2: spells new, effects 1: only hit, defense, attribute hinder somebody, with n below 0",
    ),
    "bonus_of_nothing": (
        "spells.yaml",
        SPELL + "harmful: false, " + LEND + "mark: hit, n: 0, until: attack}]}\n",
        "spells.yaml:2: spells new, effects 1: this does nothing",
    ),
    "lent_deadly_of_one": (
        "spells.yaml",
        SPELL + "harmful: false, " + LEND + "mark: deadly, until: attack}]}\n",
        "spells.yaml:2: spells new, effects 1: 'deadly' needs an n of at least 2",
    ),
    "twice_fearless": (
        "spells.yaml",
        SPELL + "harmful: false, " + LEND + "mark: fearless, n: 2, until: round}]}\n",
        "spells.yaml:2: spells new, effects 1, n: 'fearless' has no number",
    ),
    "bonus_until_revealed": (
        "spells.yaml",
        SPELL + "harmful: false, " + LEND + "mark: hit, until: revealed}]}\n",
        "spells.yaml:2: spells new, effects 1, until: 'hit' does not last until 'revealed';"
        " possible are attack, activation, own_activation, round, mission",
    ),
    "guards_himself": (
        "heroes.yaml",
        ABILITY + LEND + "mark: guarded, until: round}]}\n",
        "heroes.yaml:2: abilities new, effects 1: nobody guards himself: 'guarded' needs the aim 'other_hero'",
    ),
    "spell_that_guards": (
        "spells.yaml",
        SPELL + "harmful: false, " + LEND + "mark: guarded, until: round}]}\n",
        "spells.yaml:2: spells new, effects 1: nobody guards himself: 'guarded' needs the aim 'other_hero'",
    ),
    "spell_without_a_range": (
        "spells.yaml",
        SPELL.replace("range: 12", "range: 0") + "harmful: true, effects: [{do: hits, n: 1}]}\n",
        "spells.yaml:2: spells new, range: whoever is meant must be within a range above 0 (ST-115)",
    ),
    "spell_at_nobody": (
        "spells.yaml",
        SPELL + "harmful: true, targets: 0, effects: [{do: hits, n: 1}]}\n",
        "spells.yaml:2: spells new, targets: it needs at least one target",
    ),
    # gear
    "kit_that_hurts": (
        "gear.yaml",
        KIT + "{do: inflict, status: diseased}]}\n",
        "gear.yaml:2: kits new, effects 1: 'inflict' is not for the own side;"
        " possible are heal, restore, tokens, cure, lend, run",
    ),
    "empty_kit": (
        "gear.yaml",
        KIT + "{do: heal, n: 0}]}\n",
        "gear.yaml:2: kits new, effects 1: this does nothing",
    ),
    "useless_ware": (
        "gear.yaml",
        WARE + "fits: hero}\n",
        "gear.yaml:2: wares new: this does nothing",
    ),
    "sharp_hero": (
        "gear.yaml",
        WARE + "fits: hero, sharp: true}\n",
        "gear.yaml:2: wares new, sharp: 'sharp' fits ranged, not 'hero'",
    ),
    "armour_for_a_gun": (
        "gear.yaml",
        WARE + "fits: ranged, defense: 1}\n",
        "gear.yaml:2: wares new, defense: 'defense' fits hero, not 'ranged'",
    ),
    "long_blade": (
        "gear.yaml",
        WARE + "fits: melee, range: 6}\n",
        "gear.yaml:2: wares new, range: 'range' fits ranged, not 'melee'",
    ),
    "shorter_barrel": (
        "gear.yaml",
        WARE + "fits: ranged, range: -6}\n",
        "gear.yaml:2: wares new, range: a length is never below 0",
    ),
    "flying_gun": (
        "gear.yaml",
        WARE + "fits: ranged, rules: {flying: true}}\n",
        "gear.yaml:2: wares new, rules: 'rules' fits hero, not 'ranged'",
    ),
    "magic_hat": (
        "gear.yaml",
        WARE + "fits: hero, rules: {caster: 1}}\n",
        "gear.yaml:2: wares new, rules, caster: 'caster' cannot be worn",
    ),
    "found_hits": (
        "gear.yaml",
        FIND + "effects: [{do: hits, n: 1}]}\n",
        "gear.yaml:2: discoveries new, effects 1: 'hits' is nothing that one finds;"
        " possible are heal, restore, tokens, cure, lend, credits, find (or it is a trap)",
    ),
    "friendly_trap": (
        "gear.yaml",
        FIND + "trap: true, effects: [{do: credits, n: 1}]}\n",
        "gear.yaml:2: discoveries new, effects 1: 'credits' is no trap; possible are hits, volley, inflict, lend",
    ),
    "certain_and_random": (
        "gear.yaml",
        FIND + "effects: [{do: find, kit: med_kit, random: true}]}\n",
        "gear.yaml:2: discoveries new, effects 1, random: 'kit' names one, 'random' lets the die decide:"
        " one of the two",
    ),
    "number_twice": (
        "gear.yaml",
        FIND + "effects: [{do: credits, n: 1}]}\n"
        f"  - {{id: other, {NAME}, rolls: [2, 1], effects: [{{do: credits, d3: 1}}]}}\n",
        "gear.yaml:3: discoveries other, rolls 2: this pack has something for a 1 already (ST-195)",
    ),
}
