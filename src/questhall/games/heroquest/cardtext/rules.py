"""Which rules a thing rests on, so that whoever reads it can look them up."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel.pack_walk import words

from .. import vocabulary as v

Rules = tuple[str, ...]

RULE_OF_TRAIT: dict[v.Trait, Rules] = {
    "adept": ("HQ-19.2",),
    "packmaster": ("HQ-19.3", "HQ-19.46", "HQ-19.47"),
    "chaos_magician": ("HQ-19.4",),
    "demonic_save": ("HQ-19.5",),
    "dragon_combat": ("HQ-19.6", "HQ-19.45"),
    "pass_through": ("HQ-19.7",),
    "fireball": ("HQ-19.8", "HQ-19.55"),
    "fire_jet": ("HQ-19.9", "HQ-19.55"),
    "flying": ("HQ-19.10",),
    "big_target": ("HQ-19.11",),
    "immune": ("HQ-19.12",),
    "incorporeal": ("HQ-19.13", "HQ-19.48", "HQ-19.49"),
    "slow": ("HQ-19.14", "HQ-19.45"),
    "horned_rat": ("HQ-19.15",),
    "whip": ("HQ-19.16", "HQ-3.7"),
    "regeneration": ("HQ-19.17", "HQ-19.55"),
    "sweep": ("HQ-19.18", "HQ-1.4"),
    "sling": ("HQ-19.19", "HQ-19.54"),
    "fast_fighter": ("HQ-19.20", "HQ-19.54"),
    "scream": ("HQ-19.21", "HQ-19.55"),
    "hard_to_control": ("HQ-19.22",),
    "plague": ("HQ-19.23", "HQ-1.26"),
    "spear": ("HQ-19.24", "HQ-3.8"),
    "spider_attack": ("HQ-19.25", "HQ-19.45"),
    "many_armed": ("HQ-19.26",),
    "push_back": ("HQ-19.27", "HQ-19.50", "HQ-19.52", "HQ-19.53"),
    "throwing_stars": ("HQ-19.28", "HQ-19.54"),
    "frenzy": ("HQ-19.29", "HQ-19.47"),
    "poison": ("HQ-19.41",),
    "packed": ("HQ-19.46",),
    "psychic": ("HQ-16.1",),
    "blue_defence": ("HQ-15.7",),
}
RULE_OF_ABILITY: dict[v.Ability, Rules] = {
    "raging": ("HQ-1.3",),
    "sweep": ("HQ-1.4",),
    "stamina": ("HQ-1.5",),
    "herbs": ("HQ-1.6", "HQ-1.27"),
    "dexterity": ("HQ-1.7",),
    "archer": ("HQ-1.8",),
    "talent": ("HQ-1.9",),
    "disarm": ("HQ-1.10", "HQ-10.16"),
    "resistance": ("HQ-1.11", "HQ-1.24", "HQ-1.25"),
    "constitution": ("HQ-1.12", "HQ-1.26"),
    "base_spells": ("HQ-1.13", "HQ-1.17"),
    "special_spells": ("HQ-1.18", "HQ-1.30"),
    "every_order": ("HQ-1.19",),
    "order": ("HQ-1.20", "HQ-1.22"),
    "regain": ("HQ-1.21",),
}
RULE_OF_MARK: dict[v.MarkKind, Rules] = {
    "attack": ("HQ-15.6",),
    "defence": ("HQ-15.6",),
    "green_defence": ("HQ-15.6",),
    "invisible": ("HQ-8.6",),
    "tailwind": ("HQ-2.1",),
    "base_move": ("HQ-2.2",),
    "repeat": ("HQ-18.1",),
    "weakened": ("HQ-19.23",),
    "lucky_search": ("HQ-12.1",),
    "wary_search": ("HQ-12.1", "HQ-B.10"),
    "safe_chest": ("HQ-11.1",),
    "sure_jump": ("HQ-10.11",),
    "injured_move": ("HQ-14.3",),
    "injured_attack": ("HQ-14.3",),
    "injured_defence": ("HQ-14.3",),
    "asleep": ("HQ-8.5",),
}
"""Where nothing stands, the text of the card says all."""
RULE_OF_EFFECT: dict[type[v.Effect], Rules] = {
    v.Strike: ("HQ-B.6",),
    v.Sleep: ("HQ-8.5",),
    v.Vanish: ("HQ-8.9",),
    v.OpenDoor: ("HQ-B.5",),
    v.Wander: ("HQ-B.10",),
    v.Poison: ("HQ-1.12", "HQ-14.4", "HQ-14.11"),
    v.Notch: ("HQ-15.3", "HQ-15.11"),
    v.DamageArmour: ("HQ-15.3", "HQ-15.11"),
    v.LoseMind: ("HQ-17.1",),
    v.Revive: ("HQ-14.8", "HQ-17.3"),
    v.MindTest: ("HQ-18.2",),
    v.Empty: ("HQ-12.1", "HQ-12.2"),
    v.Trader: ("HQ-15.10",),
    v.Druid: ("HQ-14.10",),
    v.TrollBane: ("HQ-19.17", "HQ-19.55"),
}
CURES: dict[str, Rules] = {
    "injury": ("HQ-14.7",),
    "poison": ("HQ-14.4",),
    "weakened": ("HQ-14.5", "HQ-19.23"),
    "mind": ("HQ-17.3",),
    "any": ("HQ-14.3", "HQ-14.4"),
}
RUSTS: dict[str, Rules] = {
    "weapon": ("HQ-15.2", "HQ-15.8"),
    "armour": ("HQ-15.9",),
    "either": ("HQ-15.2", "HQ-15.8", "HQ-15.9"),
}
BLOCKS: dict[str, Rules] = {"rubble": (), "pit_here": ("HQ-10.3", "HQ-10.10"), "pit_corridor": ("HQ-10.3",)}
GIVEN: dict[str, Rules] = {"ingredient": ("HQ-14.1",), "scroll": ("HQ-8.7", "HQ-8.13"), "spell_set": ("HQ-8.2",)}
SCHOOLS: dict[str, Rules] = {
    "base": ("HQ-1.13", "HQ-1.16"),
    "special": ("HQ-1.18", "HQ-1.30"),
    "guild": ("HQ-8.3",),
    "scroll": ("HQ-8.7",),
    "chaos": ("HQ-19.4",),
    "skaven": ("HQ-19.2", "HQ-19.15"),
    **dict.fromkeys(("high_magic", "necromancy", "orcish", "storm"), ("HQ-19.4",)),
    **dict.fromkeys(v.LORES, ("HQ-1.20", "HQ-8.2")),
}


def rules_of(thing: object) -> Rules:
    """The rules by their ids, each once, in the order in which the thing speaks of them."""
    return tuple(dict.fromkeys(_rules(thing)))


def _rules(thing: object) -> Iterator[str]:
    if isinstance(thing, v.Spell):
        yield from _of_spell(thing)
    if isinstance(thing, v.Thing):
        yield from _of_thing(thing)
    if isinstance(thing, v.Treasure):
        yield "HQ-12.1"
    if isinstance(thing, v.FateCard):
        yield from ("HQ-13.1", "HQ-13.2")
    if isinstance(thing, v.Furniture) and thing.brews:
        yield "HQ-14.1"
    if isinstance(thing, v.Recipe):
        yield from ("HQ-14.1", "HQ-14.2")
    if isinstance(thing, v.Chest):
        yield from ("HQ-11.1", "HQ-11.3", "HQ-11.4")
    if isinstance(thing, v.Monster):
        yield from _of_monster(thing)
    for _, word in words(thing):
        if isinstance(word, v.Effect):
            yield from _of_effect(word)


def _of_spell(spell: v.Spell) -> Iterator[str]:
    yield from SCHOOLS.get(spell.school, ())
    if spell.sight in ("area", "line"):
        yield "HQ-8.1"
    if spell.aim == "enemy_or_door":
        yield from ("HQ-8.8", "HQ-8.9")
    if spell.influence:
        yield "HQ-19.12"


def _of_thing(thing: v.Thing) -> Iterator[str]:
    match thing:
        case v.Weapon():
            yield from _of_weapon(thing)
        case v.Armour():
            yield from ("HQ-3.5", "HQ-6.4", "HQ-15.3")
            yield from ("HQ-15.9",) if thing.metal else ()
            yield from ("HQ-15.12",) if thing.damageable == "void" else ()
            yield from ("HQ-2.2",) if thing.slow else ()
            yield from ("HQ-8.6",) if thing.unseen else ()
        case v.Potion():
            yield from ("HQ-5.1", "HQ-9.2") if thing.healing else ()
            yield "HQ-14.12" if thing.price else "HQ-14.1"
        case v.Artifact():
            yield "HQ-5.1"
            yield from {"antidote": ("HQ-14.11",), "spell_book": ("HQ-8.11",), "jump": ("HQ-10.9",)}.get(
                thing.power, ()
            )
        case v.Ingredient():
            yield from ("HQ-14.1", "HQ-14.2")
        case v.Good():
            yield from {"tools": ("HQ-6.1", "HQ-10.8"), "oil": ("HQ-15.4", "HQ-15.13"), "quest": ()}[thing.kind]


def _of_weapon(weapon: v.Weapon) -> Iterator[str]:
    yield from ("HQ-4.1", "HQ-3.2") if weapon.kind == "ranged" else ("HQ-3.1",)
    yield from ("HQ-3.7", "HQ-3.10") if weapon.diagonal else ()
    yield from ("HQ-3.3",) if weapon.hands == 2 else ()
    yield from ("HQ-4.5",) if weapon.thrown else ()
    yield from ("HQ-15.5", "HQ-5.2") if weapon.magic else ()
    yield from ("HQ-15.2",) if weapon.metal else ("HQ-15.9",)


def _of_monster(monster: v.Monster) -> Iterator[str]:
    for trait in monster.traits:
        yield from RULE_OF_TRAIT[trait]
    yield from ("HQ-19.42",) if monster.diagonal else ()
    yield from ("HQ-19.43",) if not monster.tempo else ()
    yield from ("HQ-19.40",) if monster.values_in_quest else ()


def _of_effect(effect: v.Effect) -> Rules:
    match effect:
        case v.Mark():
            return RULE_OF_MARK.get(effect.mark, ())
        case v.Hold():
            return ("HQ-8.5",) if effect.kind == "asleep" else ()
        case v.Hurt():
            return ("HQ-19.23",) if effect.weakens else ()
        case v.Cure():
            return CURES[effect.what]
        case v.Rust():
            return RUSTS[effect.what]
        case v.Block():
            return BLOCKS[effect.what]
        case v.Give():
            return GIVEN.get("scroll" if effect.scroll else effect.random, ())
        case v.Blaze():
            return ("HQ-10.15",) if effect.at_once else ("HQ-10.7",)
    return RULE_OF_EFFECT.get(type(effect), ())
