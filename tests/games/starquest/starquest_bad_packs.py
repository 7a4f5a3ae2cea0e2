"""Small packs above the core, each with one thing that makes no sense, and what is said about it."""

from __future__ import annotations

MANIFEST = """id: tiny
game: starquest
version: 1.0.0
name: {de: Winzig, en: Tiny}
languages: [de, en]
licence: CC0-1.0
needs: [core]
"""
NAME = "name: {de: Etwas, en: Something}"
WEAPON = f"weapons:\n  - {{id: new, {NAME}, "
SKILL = f"skills:\n  - {{id: new, {NAME}, "
ABILITY = f"abilities:\n  - {{id: new, {NAME}, "
SPELL = f"spells:\n  - {{id: new, {NAME}, value: 1, range: 12, "
KIT = f"kits:\n  - {{id: new, {NAME}, price: 5, effects: ["
WARE = f"wares:\n  - {{id: new, {NAME}, price: 5, points: 5, "
FIND = f"discoveries:\n  - {{id: new, {NAME}, rolls: [1], "
UNIT = f"units:\n  - {{id: new, {NAME}, faction: vigil, quality: 4, defense: 4, points: 20, "
GUARD = UNIT + "weapons: [steel_hands], role: line, "
HERO = (
    f"classes:\n  - {{id: new, {NAME}, about: {{de: Rolle, en: Role}}, quality: 4, defense: 6, strength: 5,"
    " dexterity: 5, willpower: 5, stamina: 6, ability: all_hands, points: 70, "
)
FIGHTER = HERO + "weapons: [belt_knife], "
FACTION = f"factions:\n  - {{id: new, {NAME}, about: {{de: Art, en: Kind}}, "
LEND = "effects: [{do: lend, "

BAD: dict[str, tuple[str, str, str]] = {
    # texts and ids
    "missing_language": (
        "weapons.yaml",
        "weapons:\n  - {id: new, name: {de: Ding}, attacks: 1}\n",
        "weapons.yaml:2: weapons new, name: the language 'en' is missing",
    ),
    "unknown_weapon": (
        "heroes.yaml",
        HERO + "weapons: [belt_knive], skills: [vanish]}\n",
        "heroes.yaml:2: classes new, weapons 1: there is no weapon 'belt_knive'; did you mean 'belt_knife'?",
    ),
    "unknown_skill": (
        "heroes.yaml",
        FIGHTER + "skills: [], learns: [vanished]}\n",
        "heroes.yaml:2: classes new, learns 1: there is no skill 'vanished'; did you mean 'vanish'?",
    ),
    "unknown_ability": (
        "heroes.yaml",
        FIGHTER.replace("all_hands", "all_hand") + "skills: []}\n",
        "heroes.yaml:2: classes new, ability: there is no ability 'all_hand'; did you mean 'all_hands'?",
    ),
    "unknown_faction": (
        "factions/new.yaml",
        GUARD.replace("vigil", "virgil") + "tough: 3}\n",
        "factions/new.yaml:2: units new, faction: there is no faction 'virgil'; did you mean 'vigil'?",
    ),
    "unknown_weapon_of_a_member": (
        "factions/new.yaml",
        GUARD + "members: [{count: 1, weapons: [steel_hand]}]}\n",
        "factions/new.yaml:2: units new, members 1, weapons 1: there is no weapon 'steel_hand';"
        " did you mean 'steel_hands'?",
    ),
    "unknown_kit": (
        "gear.yaml",
        FIND + "effects: [{do: find, kit: med_kitt}]}\n",
        "gear.yaml:2: discoveries new, effects 1, kit: there is no kit 'med_kitt'; did you mean 'med_kit'?",
    ),
    # weapons and rules
    "weapon_without_attacks": (
        "weapons.yaml",
        WEAPON + "attacks: 0}\n",
        "weapons.yaml:2: weapons new, attacks: this does nothing (ST-38)",
    ),
    "negative_range": (
        "weapons.yaml",
        WEAPON + "attacks: 1, range: -6}\n",
        "weapons.yaml:2: weapons new, range: a length is never below 0",
    ),
    "blast_of_one": (
        "weapons.yaml",
        WEAPON + "attacks: 1, range: 6, blast: 1}\n",
        "weapons.yaml:2: weapons new, blast: 'blast' of 1 changes nothing; it begins with 2 (ST-107)",
    ),
    "deadly_of_one": (
        "weapons.yaml",
        WEAPON + "attacks: 1, deadly: 1}\n",
        "weapons.yaml:2: weapons new, deadly: 'deadly' of 1 changes nothing; it begins with 2 (ST-124)",
    ),
    "indirect_blade": (
        "weapons.yaml",
        WEAPON + "attacks: 1, indirect: true}\n",
        "weapons.yaml:2: weapons new, indirect: 'indirect' is for shooting, and this weapon has no range (ST-141)",
    ),
    "counter_of_a_gun": (
        "weapons.yaml",
        WEAPON + "attacks: 1, range: 12, counter: true}\n",
        "weapons.yaml:2: weapons new, counter: 'counter' is for melee, and this weapon has a range (ST-122)",
    ),
    "thrust_of_a_gun": (
        "weapons.yaml",
        WEAPON + "attacks: 1, range: 12, thrust: true}\n",
        "weapons.yaml:2: weapons new, thrust: 'thrust' is for melee, and this weapon has a range (ST-158)",
    ),
    "fast_and_slow": (
        "factions/new.yaml",
        GUARD + "rules: {fast: true, slow: true}}\n",
        "factions/new.yaml:2: units new, rules: 'fast' and 'slow' exclude each other (ST-127, ST-152)",
    ),
    "immobile_flier": (
        "factions/new.yaml",
        GUARD + "rules: {immobile: true, flying: true}}\n",
        "factions/new.yaml:2: units new, rules, flying: 'immobile' and 'flying' exclude each other (ST-137)",
    ),
    "relentless_without_a_gun": (
        "factions/new.yaml",
        GUARD + "rules: {relentless: true}}\n",
        "factions/new.yaml:2: units new, rules, relentless: 'relentless' is for whoever shoots,"
        " and there is no ranged weapon (ST-146)",
    ),
    "impact_without_a_blade": (
        "factions/new.yaml",
        UNIT + "role: line, weapons: [vigil_rifle], rules: {impact: 2}}\n",
        "factions/new.yaml:2: units new, rules, impact: 'impact' is for whoever strikes,"
        " and there is no melee weapon (ST-138)",
    ),
    "frightening_gunner_in_a_group": (
        "factions/new.yaml",
        GUARD + "count: 3, members: [{count: 1, weapons: [vigil_rifle], rules: {fear: 1}}]}\n",
        "factions/new.yaml:2: units new, members 1, rules, fear: 'fear' is for whoever strikes,"
        " and there is no melee weapon (ST-129)",
    ),
    "one_member_in_ambush": (
        "factions/new.yaml",
        GUARD + "count: 3, members: [{count: 1, weapons: [steel_hands], rules: {ambush: true}}]}\n",
        "factions/new.yaml:2: units new, members 1, rules, ambush: 'ambush' is a rule for a whole unit,"
        " not for one of its members",
    ),
    # heroes
    "hero_as_villain": (
        "heroes.yaml",
        FIGHTER + "skills: [], rules: {villain: true}}\n",
        "heroes.yaml:2: classes new, rules, villain: 'villain' is no rule for heroes",
    ),
    "hero_without_tough": (
        "heroes.yaml",
        FIGHTER + "skills: [], tough: 0}\n",
        "heroes.yaml:2: classes new, tough: a hero needs at least Tough 1 (ST-43)",
    ),
    "learns_what_he_can": (
        "heroes.yaml",
        FIGHTER + "skills: [vanish], learns: [heave, vanish]}\n",
        "heroes.yaml:2: classes new, learns 2: 'vanish' is given twice",
    ),
    "caster_without_spells": (
        "heroes.yaml",
        FIGHTER + "skills: [], rules: {caster: 1}}\n",
        "heroes.yaml:2: classes new, spells: 'caster' and 'spells' belong together: both or neither (ST-113)",
    ),
    "three_spells_of_value_one": (
        "heroes.yaml",
        FIGHTER + "skills: [], rules: {caster: 1}, spells: [needle_tone, heartbeat, discord]}\n",
        "heroes.yaml:2: classes new, spells: casters have two spells of each value (1, 1, 2, 2, 3, 3),"
        " here are 1, 1, 1 (ST-113)",
    ),
    "tokens_for_nobody": (
        "heroes.yaml",
        FIGHTER + "skills: [], learns: [inner_ear]}\n",
        "heroes.yaml:2: classes new, learns 1: 'inner_ear' gives spell tokens, but this class is no caster (ST-110)",
    ),
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
    # enemies
    "unarmed": (
        "factions/new.yaml",
        UNIT + "role: line}\n",
        "factions/new.yaml:2: units new, weapons: at least one weapon is needed, be it a weak one (ST-225)",
    ),
    "unarmed_member": (
        "factions/new.yaml",
        GUARD + "members: [{count: 1, weapons: []}]}\n",
        "factions/new.yaml:2: units new, members 1, weapons: at least one weapon is needed, be it a weak one (ST-225)",
    ),
    "flat_unit": (
        "factions/new.yaml",
        GUARD + "height: 0}\n",
        "factions/new.yaml:2: units new, height: a height is above 0 (ST-240)",
    ),
    "too_many_for_a_group": (
        "factions/new.yaml",
        GUARD + "base: 50, count: 6, members: [{count: 2, weapons: [steel_hands]}]}\n",
        "factions/new.yaml:2: units new, count: 8 models of 50 mm are never all within 3″ of each other;"
        " at most 7 are (ST-89)",
    ),
    "villain_without_the_rule": (
        "factions/new.yaml",
        UNIT + "role: villain, weapons: [steel_hands], tough: 9}\n",
        "factions/new.yaml:2: units new, role: the role 'villain' and the rule 'villain' belong together:"
        " both or neither (ST-162)",
    ),
    "villain_with_another_role": (
        "factions/new.yaml",
        GUARD + "tough: 9, rules: {villain: true}}\n",
        "factions/new.yaml:2: units new, role: the role 'villain' and the rule 'villain' belong together:"
        " both or neither (ST-162)",
    ),
    "two_villains": (
        "factions/new.yaml",
        UNIT + "role: villain, weapons: [steel_hands], tough: 9, count: 2, rules: {villain: true}}\n",
        "factions/new.yaml:2: units new, count: a villain comes alone (ST-162)",
    ),
    "caster_who_casts_nothing": (
        "factions/new.yaml",
        UNIT + "role: caster, weapons: [steel_hands]}\n",
        "factions/new.yaml:2: units new, role: the role 'caster' needs the rule 'caster'",
    ),
    "flier_on_foot": (
        "factions/new.yaml",
        UNIT + "role: flier, weapons: [steel_hands]}\n",
        "factions/new.yaml:2: units new, role: the role 'flier' needs the rule 'flying'",
    ),
    "swarm_of_one": (
        "factions/new.yaml",
        UNIT + "role: swarm, weapons: [steel_hands]}\n",
        "factions/new.yaml:2: units new, role: the role 'swarm' needs several models",
    ),
    "small_monster": (
        "factions/new.yaml",
        UNIT + "role: monster, weapons: [steel_hands], tough: 6}\n",
        "factions/new.yaml:2: units new, role: the role 'monster' needs Tough 9 or more",
    ),
    "shooter_with_fists": (
        "factions/new.yaml",
        UNIT + "role: shooter, weapons: [steel_hands]}\n",
        "factions/new.yaml:2: units new, role: the role 'shooter' needs a ranged weapon",
    ),
    "caster_of_a_faction_without_spells": (
        "factions/new.yaml",
        UNIT + "role: caster, weapons: [steel_hands], rules: {caster: 1}}\n",
        "factions/new.yaml:2: units new, rules, caster: the faction 'vigil' has no spells for its casters (ST-119)",
    ),
    "faction_with_one_spell": (
        "factions/new.yaml",
        FACTION + "spells: [discord]}\n",
        "factions/new.yaml:2: factions new, spells: casters have two spells of each value (1, 1, 2, 2, 3, 3),"
        " here are 1 (ST-113)",
    ),
    "machines_that_catch_their_breath": (
        "factions/new.yaml",
        SPELL + "harmful: false, effects: [{do: restore, n: 1}]}\n" + FACTION
        + "spells: [new, needle_tone, breaker_wave, standing_wave, implosion, great_hush]}\n",
        "factions/new.yaml:4: factions new, spells 1: 'new' gives 'restore', which is for heroes only",
    ),
    "machines_that_hide": (
        "factions/new.yaml",
        SPELL + "harmful: false, " + LEND + "mark: hidden, until: revealed}]}\n" + FACTION
        + "spells: [new, needle_tone, breaker_wave, standing_wave, implosion, great_hush]}\n",
        "factions/new.yaml:4: factions new, spells 1: 'new' gives 'hidden', which is for heroes only",
    ),
    # what the types refuse
    "unknown_word": (
        "heroes.yaml",
        ABILITY + "effects: [{do: heel, n: 1}]}\n",
        "heroes.yaml:2: abilities new, effects 1, do: unknown do 'heel'; did you mean 'heal'?",
    ),
    "id_of_the_pack_below": (
        "weapons.yaml",
        WEAPON.replace("new", "carbine") + "attacks: 1}\n",
        "weapons.yaml:2: weapons carbine, id: 'carbine' is already in",
    ),
}  # fmt: skip
