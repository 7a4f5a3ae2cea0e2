"""Small packs above the core, each with one thing that makes no sense, and what is said about it."""

from __future__ import annotations

from tests.games.starquest.starquest_bad_effects import ABILITY, EFFECTS, FIND, LEND, NAME, SPELL

MANIFEST = """id: tiny
game: starquest
version: 1.0.0
name: {de: Winzig, en: Tiny}
languages: [de, en]
licence: CC0-1.0
needs: [core]
"""
WEAPON = f"weapons:\n  - {{id: new, {NAME}, "
UNIT = f"units:\n  - {{id: new, {NAME}, faction: vigil, quality: 4, defense: 4, points: 20, "
GUARD = UNIT + "weapons: [steel_hands], role: line, "
HERO = (
    f"classes:\n  - {{id: new, {NAME}, about: {{de: Rolle, en: Role}}, quality: 4, defense: 6, strength: 5,"
    " dexterity: 5, willpower: 5, stamina: 6, ability: all_hands, points: 70, "
)
FIGHTER = HERO + "weapons: [belt_knife], "
FACTION = f"factions:\n  - {{id: new, {NAME}, about: {{de: Art, en: Kind}}, "

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
    **EFFECTS,
}  # fmt: skip
