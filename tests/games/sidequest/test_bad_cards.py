"""Cards that make no sense are refused, each with the line and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.sidequest.pack_maker import HERE, card, cards, check_pack, good_files, write_pack

SPELL = "type: sorcery\ncost: 1\n"
INSTANT = "type: instant\ncost: 1\n"
CREATURE = "type: creature\ncost: 1\natk: 1\ndef: 1\n"
GM_CREATURE = "type: gm_creature\nsize: 1\natk: 1\ndef: 1\n"
WEAPON = "type: weapon\nstr: 1\natk: 1\ndef: 1\n"
ARMOR = "type: armor\nstr: 1\narm: 1\nslot: head\n"
WORLD = "type: world\n"
NEUTRAL = "type: discovery_creature\natk: 1\ndef: 1\n"
DRAW = "do:\n  - {effect: draw, amount: 1}\n"


def does(*effects: str) -> str:
    return "do:\n" + "".join(f"  - {{{effect}}}  {HERE}\n" for effect in effects)


def when(trigger: str, effect: str, more: str = "") -> str:
    return f"triggered:\n  - when: {trigger}\n{more}    do:\n      - {{{effect}}}  {HERE}\n"


def upon(trigger: str) -> str:
    return f"triggered:\n  - when: {trigger}  {HERE}\n    do:\n      - {{effect: draw, amount: 1}}\n"


def pays(cost: str) -> str:
    return f"activated:\n  - pay: {{{cost}}}  {HERE}\n    do:\n      - {{effect: draw, amount: 1}}\n"


def activated(effect: str) -> str:
    return f"activated:\n  - pay: {{int: 1}}\n    do:\n      - {{{effect}}}  {HERE}\n"


def pays_str(effect: str) -> str:
    return activated(effect).replace("int: 1", "str: 1")


def each_turn(effect: str) -> str:
    return f"each_turn:\n  - {{{effect}}}  {HERE}\n"


def gives(static: str) -> str:
    return f"static:\n  - {{gives: {static}}}  {HERE}\n"


def rolls(*rows: str) -> str:
    listed = "".join(f"      - {{{row}}}\n" for row in rows)
    return f"do:\n  - effect: roll\n    rows:  {HERE}\n{listed}"


DEEP = (
    "effect: one_of, options: [[{effect: one_of, options: [[{effect: one_of, options: "
    "[[{effect: if, if: {is: partnered}, then: [{effect: draw, amount: 1}]}], [{effect: new_world}]]}], "
    "[{effect: new_world}]]}], [{effect: new_world}]]"
)
WHEEL = "upto: {}, do: [{{effect: draw, amount: 1}}]"

BAD_CARDS = {
    # words
    "unknown_type": (f"type: wepon  {HERE}\n", "unknown type 'wepon'; did you mean 'weapon'? Known: armor"),
    "unknown_effect": (
        SPELL + f"do:\n  - effect: damge  {HERE}\n",
        "unknown effect 'damge'; did you mean 'damage'?",
    ),
    "unknown_trigger": (
        CREATURE + f"triggered:\n  - when: atacks  {HERE}\n    do: []\n",
        "unknown when 'atacks'; did you mean 'attacks'?",
    ),
    "unknown_reference": (
        SPELL + does("effect: destroy, to: tarhet"),
        "unknown to 'tarhet'; did you mean 'target'?",
    ),
    "unknown_kind": (
        SPELL + f"target: {{choose: dragon}}  {HERE}\n" + DRAW,
        "unknown choose 'dragon'; Known: armor",
    ),
    "unknown_amount": (SPELL + does("effect: draw, amount: {by: luck}"), "unknown by 'luck'"),
    "unknown_condition": (
        SPELL + does("effect: if, if: {is: raining}, then: [{effect: new_world}]"),
        "unknown is 'raining'",
    ),
    "unknown_keyword": (CREATURE + f"keywords: {{fying: true}}  {HERE}\n", "did you mean 'flying'?"),
    "unknown_field": (CREATURE + f"colour: red  {HERE}\n", "unknown field 'colour'"),
    "missing_field": ("type: creature\ncost: 1\natk: 1\n", "the field 'def' is missing"),
    "number_as_text": (
        f"type: creature\ncost: one  {HERE}\natk: 1\ndef: 1\n",
        "expected a whole number, got text",
    ),
    "number_too_large": (f"type: creature\ncost: 21  {HERE}\natk: 1\ndef: 1\n", "must be at most 20, got 21"),
    "wrong_suffix": (f"type: creature\ncost: 1\natk: 2X  {HERE}\ndef: 1\n", "'2X' must look like"),
    "no_effects": (SPELL + f"do: []  {HERE}\n", "needs at least 1 entry"),
    "seven_effects": (
        SPELL + f"do:  {HERE}\n" + "  - {effect: new_world}\n" * 7,
        "has room for at most 6 entries",
    ),
    # targets
    "target_not_chosen": (SPELL + does("effect: destroy, to: target"), "no target is chosen here"),
    "target_player_not_chosen": (
        SPELL + does("effect: draw, amount: 1, who: target"),
        "no target is chosen here",
    ),
    "owner_of_no_target": (SPELL + does("effect: draw, amount: 1, who: owner"), "says owner, but no target"),
    "target_amount_not_chosen": (
        SPELL + does("effect: draw, amount: {by: stat, stat: atk, of: target}"),
        "no target is chosen here",
    ),
    "target_of_a_static": (
        CREATURE + gives("keyword, keyword: flying, to: target"),
        "no target is chosen here",
    ),
    "target_of_a_world": (WORLD + each_turn("effect: destroy, to: target"), "no target is chosen here"),
    "target_unused": (SPELL + f"target: {{choose: creature}}  {HERE}\n" + DRAW, "but no effect uses it"),
    "trample_on_a_heros_creature": (CREATURE + f"keywords: {{trample: true}}  {HERE}\n", "Trample can do nothing"),
    "stealth_on_a_weapon": (WEAPON + f"keywords: {{stealth: true}}  {HERE}\n", "Stealth can do nothing"),
    "warden_on_a_gm_creature": (GM_CREATURE + f"keywords: {{warden: true}}  {HERE}\n", "Warden can do nothing"),
    "empower_on_a_neutral_creature": (NEUTRAL + f"keywords: {{empower: true}}  {HERE}\n", "Empower can do nothing"),
    "trample_given_to_own_creatures": (
        CREATURE + gives("keyword, keyword: trample, to: {each: own_creature}"),
        "Trample can do nothing on a card of type creature",
    ),
    "warden_given_to_gm_creatures": (
        WORLD + gives("keyword, keyword: warden, to: {each: gm_creature}"),
        "Warden can do nothing on a card of type gm_creature",
    ),
    "second_target_without_a_first": (
        SPELL + f"second: {{choose: creature}}  {HERE}\ndo:\n  - {{effect: destroy, to: second}}\n",
        "there is a second target, but no first one (target: {choose: ...})",
    ),
    "second_target_unused": (
        SPELL
        + f"target: {{choose: creature}}\nsecond: {{choose: hero}}  {HERE}\ndo:\n  - {{effect: destroy, to: target}}\n",
        "but no effect uses it",
    ),
    "second_target_not_chosen": (
        SPELL + "target: {choose: creature}\n" + does("effect: destroy, to: second"),
        "says second, but no target is chosen here (second: {choose: ...})",
    ),
    "second_target_is_a_hero": (
        SPELL
        + "target: {choose: creature}\nsecond: {choose: hero}\n"
        + f"do:\n  - {{effect: damage, amount: 1, to: target}}\n  - {{effect: destroy, to: second}}  {HERE}\n",
        "Hero",
    ),
    "second_target_of_a_creature": (CREATURE + f"second: {{choose: hero}}  {HERE}\n", "second"),
    "spell_for_str_that_lasts": (
        "type: sorcery\ncost: 0\nstr: 2\n" + does("effect: boost, to: {each: own_creature}, until: encounter, atk: 1"),
        "the STR paid is back in the next Growth Phase",
    ),
    "gm_spell_for_str": (f"type: gm_sorcery\ncost: 1\nstr: 1  {HERE}\n" + DRAW, "str"),
    "target_unused_in_a_trigger": (
        CREATURE + when("summoned", "effect: new_world", f"    target: {{choose: hero}}  {HERE}\n"),
        "but no effect uses it",
    ),
    "creature_as_player": (
        SPELL + "target: {choose: creature}\n" + does("effect: draw, amount: 1, who: target"),
        "the target is of the kind 'creature', not a Hero; say owner",
    ),
    "owner_of_a_hero": (
        SPELL + "target: {choose: hero}\n" + does("effect: draw, amount: 1, who: owner"),
        "a Hero has no owner; say target",
    ),
    # spells on the stack
    "counter_without_target": (
        INSTANT + does("effect: counter"),
        "counter needs target: {choose: spell} (SQ-7.5)",
    ),
    "counter_on_a_creature": (
        INSTANT + "target: {choose: creature}\n" + does("effect: counter"),
        "counter needs target: {choose: spell}",
    ),
    "damage_to_a_spell": (
        INSTANT + "target: {choose: spell}\n" + does("effect: damage, amount: 1, to: target"),
        "makes no sense on a spell",
    ),
    "damage_to_the_spell_that_was_cast": (
        CREATURE + when("enemy_spell_cast", "effect: damage, amount: 1, to: that"),
        "makes no sense on a spell",
    ),
    "sorcery_against_a_spell": (
        SPELL + f"target: {{choose: spell}}  {HERE}\ndo:\n  - {{effect: counter}}\n",
        "a spell can be chosen only by Instants",
    ),
    "each_spell": (SPELL + does("effect: destroy, to: {each: spell}"), "a spell can only be chosen"),
    # attacks
    "attacker_without_attack": (INSTANT + does("effect: destroy, to: attacker"), "there is no attacker here"),
    "defender_in_a_sorcery": (SPELL + does("effect: destroy, to: defender"), "there is no defender here"),
    "cancel_without_attack": (INSTANT + does("effect: cancel_attack"), "there is no attack here"),
    "weaken_at_turn_start": (
        CREATURE + when("turn_start", "effect: weaken_attack, amount: 1"),
        "there is no attack here",
    ),
    "strengthen_when_activated": (
        CREATURE + activated("effect: strengthen_attack, amount: 1"),
        "there is no attack here",
    ),
    # references
    "that_without_another_card": (
        CREATURE + when("summoned", "effect: destroy, to: that"),
        "'that' needs a trigger",
    ),
    "self_of_a_spell": (SPELL + does("effect: destroy, to: self"), "a card of type sorcery is none"),
    "you_on_a_gm_card": (
        GM_CREATURE + when("summoned", "effect: heal, amount: 1, to: you"),
        "'you' is a Hero",
    ),
    "you_on_a_world": (WORLD + each_turn("effect: damage, amount: 1, to: you"), "'you' is a Hero"),
    "world_draws_for_you": (WORLD + each_turn("effect: draw, amount: 1"), "a World Card has no 'you'"),
    "own_creature_of_a_world": (
        WORLD + each_turn("effect: destroy, to: {each: own_creature}"),
        "nobody controls",
    ),
    "own_creature_of_a_neutral": (
        NEUTRAL + when("revealed", "effect: destroy, to: {each: enemy_creature}"),
        "nobody controls",
    ),
    "other_heroes_of_the_gm": (
        GM_CREATURE + when("summoned", "effect: draw, amount: 1, who: other_heroes"),
        "no Hero controls",
    ),
    "other_hero_of_the_gm": (
        GM_CREATURE + when("summoned", "effect: damage, amount: 1, to: {each: other_hero}"),
        "'other_hero' is other than you",
    ),
    "bonus_for_you_on_a_world": (WORLD + gives("cost, kind: any, amount: 1, side: you"), "say heroes or gm"),
    # triggers
    "equipped_creature": (
        CREATURE + upon("equipped"),
        "never happens to a card of type creature",
    ),
    "blocking_gm_creature": (
        GM_CREATURE + upon("blocks"),
        "never happens to a card of type gm_creature",
    ),
    "attacking_partner": (
        CREATURE
        + "partner:\n  str: 1\n  triggered:\n    - when: attacks"
        + f"  {HERE}\n      do:\n        - {{effect: draw, amount: 1}}\n",
        "never happens to a bound partner",
    ),
    "hero_trigger_of_the_gm": (
        GM_CREATURE + upon("equip_action"),
        "'equip_action' is about your Hero",
    ),
    # costs and resources
    "nothing_to_pay": (CREATURE + pays(""), "activating must cost something (SQ-7.7)"),
    "hero_pays_bp": (CREATURE + pays("bp: 1"), "Heroes cannot pay BP"),
    "gm_pays_int": (GM_CREATURE + pays("int: 1"), "the GM cannot pay INT"),
    "gm_pays_str": (GM_CREATURE + pays("str: 1"), "the GM cannot pay STR"),
    "gm_pays_lp": (GM_CREATURE + pays("lp: 1"), "the GM cannot pay LP"),
    "sacrificed_series": ("type: series\n" + pays("sacrifice: self"), "a card of type series cannot be sacrificed"),
    "activated_world": (
        WORLD + f"activated:\n  - pay: {{bp: 1}}  {HERE}\n    do:\n      - {{effect: new_world}}\n",
        "nobody can activate it",
    ),
    "hero_gains_bp": (SPELL + does("effect: gain, resource: bp, amount: 1"), "Heroes have no BP"),
    "gm_gains_int": (
        GM_CREATURE + when("summoned", "effect: gain, resource: int, amount: 1"),
        "the GM has no INT, only BP",
    ),
    "gm_drained_of_str": (
        SPELL + does("effect: drain, resource: str, amount: 1, who: gm"),
        "the GM has no STR, only BP",
    ),
    "hero_income": (
        CREATURE + gives("side, what: income, amount: 1, side: you"),
        "only the GM has an income",
    ),
    "gm_hero_attack": (
        GM_CREATURE + gives("side, what: hero_attack, amount: 1, side: gm"),
        "only Heroes make",
    ),
    # what a Hero cannot have
    "value_of_a_hero": (
        CREATURE + gives("stat, stat: atk, amount: 1, to: you"),
        "'stat' changes cards in play, and a Hero is none (SQ-7.9)",
    ),
    "value_of_each_hero": (
        WORLD + gives("stat, stat: def, amount: 1, to: {each: hero}"),
        "'stat' changes cards in play",
    ),
    "value_of_other_heroes": (
        WEAPON + gives("stat, stat: atk, amount: 1, to: {each: other_hero}"),
        "'stat' changes cards in play",
    ),
    "keyword_of_each_hero": (
        WORLD + gives("keyword, keyword: flying, to: {each: hero}"),
        "only the Hero who controls this card can be given a keyword",
    ),
    "keyword_of_other_heroes": (
        CREATURE + gives("keyword, keyword: flying, to: {each: other_hero}"),
        "only the Hero who controls this card can be given a keyword",
    ),
    "keyword_that_no_hero_has": (
        ARMOR + gives("keyword, keyword: trample, to: you"),
        "a Hero cannot count as having Trample, only Flying, Reach, Thorns",
    ),
    "boosted_hero": (
        SPELL + does("effect: boost, to: you, until: turn, atk: 1"),
        "'boost' changes cards in play",
    ),
    "boosted_heroes": (
        SPELL + does("effect: boost, to: {each: hero}, until: turn, atk: 1"),
        "'boost' changes cards in play",
    ),
    "boosted_target_hero": (
        SPELL + "target: {choose: hero}\n" + does("effect: boost, to: target, until: turn, atk: 1"),
        "'boost' changes cards in play",
    ),
    "keyword_granted_to_a_hero": (
        SPELL + does("effect: grant, keyword: flying, to: you, until: turn"),
        "'grant' changes cards in play",
    ),
    "keyword_granted_to_each_hero": (
        WORLD + each_turn("effect: grant, keyword: flying, to: {each: hero}, until: round"),
        "'grant' changes cards in play",
    ),
    "paralyzed_hero": (
        GM_CREATURE + when("summoned", "effect: paralyze, to: {each: hero}"),
        "'paralyze' changes cards in play",
    ),
    "destroyed_hero": (
        "type: gm_sorcery\ncost: 1\ntarget: {choose: hero}\n" + does("effect: destroy, to: target"),
        "'destroy' changes cards in play",
    ),
    "bounced_hero": (SPELL + does("effect: bounce, to: you"), "'bounce' changes cards in play"),
    "value_counted_of_a_hero": (
        SPELL + does("effect: draw, amount: {by: stat, stat: atk, of: you}"),
        "this is about a card in play",
    ),
    "damaged_hero_as_condition": (
        SPELL + does("effect: if, if: {is: damaged, of: you}, then: [{effect: new_world}]"),
        "this is about a card in play",
    ),
    "boosted_armor": (
        ARMOR + when("turn_start", "effect: boost, to: self, until: turn, def: 1"),
        "a boost changes ATK and DEF, and armor has neither",
    ),
    "creatures_with_thorns": (
        CREATURE + gives("keyword, keyword: thorns, to: {each: own_creature}"),
        "only equipment and its wearer have Thorns",
    ),
    # what STR cannot pay for
    "str_for_an_encounter": (
        WEAPON + pays_str("effect: boost, to: self, until: encounter, atk: 1"),
        "the STR paid is back in the next Growth Phase, but this lasts longer: say turn or round (SQ-6.6)",
    ),
    "str_for_the_game_in_a_branch": (
        WEAPON
        + pays_str("effect: if, if: {is: partnered}, then: [{effect: grant, keyword: reach, to: self, until: game}]"),
        "the STR paid is back in the next Growth Phase",
    ),
    # keywords
    "thorns_on_a_creature": (
        CREATURE + f"keywords: {{thorns: 1}}  {HERE}\n",
        "a card of type creature cannot have Thorns (SQ-11.2)",
    ),
    "magic_on_a_creature": (
        CREATURE + f"keywords: {{magic: 1}}  {HERE}\n",
        "a card of type creature cannot have Magic",
    ),
    "inertia_on_armor": (ARMOR + f"keywords: {{inertia: 1}}  {HERE}\n", "a card of type armor cannot have Inertia"),
    "hidden_weapon": (WEAPON + f"keywords: {{hidden: 0}}  {HERE}\n", "a card of type weapon cannot have Hidden"),
    "resurrected_armor": (ARMOR + f"keywords: {{resurrection: 1}}  {HERE}\n", "cannot have Resurrection"),
    "fearsome_weapon": (WEAPON + f"keywords: {{fear: 1}}  {HERE}\n", "a card of type weapon cannot have Fear"),
    "resurrected_neutral": (NEUTRAL + f"keywords: {{resurrection: 1}}  {HERE}\n", "cannot have Resurrection"),
    "flying_world": (
        WORLD + each_turn("effect: new_world").replace(HERE, "") + f"keywords: {{flying: true}}  {HERE}\n",
        "a card of type world cannot have Flying",
    ),
    # values that say nothing
    "rows_out_of_order": (
        SPELL + rolls(WHEEL.format(4), WHEEL.format(2), WHEEL.format(6)),
        "the rows must rise",
    ),
    "rows_twice": (SPELL + rolls(WHEEL.format(6), WHEEL.format(6)), "the rows must rise"),
    "rows_below_six": (SPELL + rolls(WHEEL.format(2), WHEEL.format(5)), "the last row must reach 6, got 5"),
    "rows_without_effect": (SPELL + rolls("upto: 3", "upto: 6"), "nothing happens on any roll"),
    "empty_option": (
        SPELL + does("effect: one_of, options: [[], [{effect: new_world}]]"),
        "this option does nothing",
    ),
    "empty_boost": (
        SPELL + does("effect: boost, to: {each: creature}, until: turn"),
        "the boost changes nothing",
    ),
    "boundless_condition": (
        SPELL + does("effect: if, if: {is: lp}, then: [{effect: new_world}]"),
        "needs at_least or at_most",
    ),
    "impossible_condition": (
        SPELL + does("effect: if, if: {is: hand, at_least: 3, at_most: 2}, then: [{effect: new_world}]"),
        "can never hold",
    ),
    "hero_condition_on_a_gm_card": (
        GM_CREATURE + gives("stat, stat: atk, amount: 1, to: self, if: {is: partnered}"),
        "is about your Hero",
    ),
    "hand_condition_on_a_world": (
        WORLD + gives("stat, stat: atk, amount: 1, to: {each: creature}, if: {is: hand, at_least: 1}"),
        "is about your hand",
    ),
    "revive_on_a_world": (
        WORLD + each_turn("effect: revive, max_cost: 1"),
        "revive uses the discard pile of whoever controls this card",
    ),
    "five_levels_of_effects": (SPELL + does(DEEP), "nested deeper than 4 levels"),
    "armor_value_of_creatures": (
        CREATURE + gives("stat, stat: arm, amount: 1, to: self"),
        "'creature' has no ARM",
    ),
    "armor_value_of_each_weapon": (
        CREATURE + gives("stat, stat: arm, amount: 1, to: {each: own_weapon}"),
        "'own_weapon' has no ARM",
    ),
    "attack_value_of_armor": (ARMOR + gives("stat, stat: atk, amount: 1, to: self"), "'armor' has no ATK"),
    "bonus_of_nothing": (
        CREATURE + gives("stat, stat: atk, amount: 0, to: self"),
        "a bonus of 0 changes nothing",
    ),
    "discount_of_nothing": (
        CREATURE + gives("cost, kind: any, amount: 0, side: you"),
        "a bonus of 0 changes nothing",
    ),
    "world_without_rules": (WORLD, "this card does nothing"),
    "lasting_without_rules": ("type: lasting\ncost: 1\nuntil: game\n", "this card does nothing"),
    # series
    "unknown_series": (ARMOR + f"series: irn  {HERE}\n", "unknown series 'irn'; did you mean 'iron'?"),
    "series_without_pieces": (
        "type: series\nstatic:\n  - {gives: side, what: draw, amount: 1, side: you}\n",
        "a series needs at least 2 pieces, this one has 0 (SQ-6.5)",
    ),
}
FIRST_LINE_OF_THE_CARD = 2


@pytest.mark.parametrize("case", BAD_CARDS)
def test_a_bad_card_is_refused_with_line_and_reason(tmp_path: Path, case: str) -> None:
    body, message = BAD_CARDS[case]
    text = cards(card("extra", body))
    marked = [number for number, line in enumerate(text.splitlines(), 1) if HERE in line]
    files = {name: good_files()[name] for name in ("pack.yaml", "cards/gear.yaml")}
    report = check_pack(write_pack(tmp_path, {**files, "cards/extra.yaml": text}))
    [error] = [error for error in report.errors if message in str(error)]
    assert error.file == "cards/extra.yaml"
    assert error.line == (marked[0] if marked else FIRST_LINE_OF_THE_CARD)
    assert ("cards", "extra") in error.where
