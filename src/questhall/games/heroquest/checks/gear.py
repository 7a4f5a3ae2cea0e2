"""What makes no sense about heroes, monsters and the things that are carried."""

from __future__ import annotations

from questhall.kernel.pack_errors import Findings, wrong

from .. import vocabulary as v
from .effects import check_found

CASTERS: dict[v.Trait, int] = {"adept": 4, "horned_rat": 8, "chaos_magician": 12}
"""How many spells they know at most (HQ-19.2, HQ-19.15)."""
BY_FACING: dict[v.Trait, str] = {"spider_attack": "HQ-19.25", "dragon_combat": "HQ-19.6"}


def check_hero(hero: v.Hero) -> Findings:
    for value, most in (("body", "most_body"), ("mind", "most_mind")):
        if getattr(hero, value) > getattr(hero, most):
            yield wrong((most,), "flaw.below-start", "HQ-7.2", n=getattr(hero, value))
    if hero.lores and not hero.casts_from:
        yield wrong(("lores",), "flaw.no-caster-hero", "HQ-8.4")
    for index, lore in enumerate(hero.lores):
        if lore not in v.LORES:
            yield wrong(("lores", index), "flaw.unknown-lore", "HQ-1.20", value=lore, known=v.LORES)


def check_monster(monster: v.Monster) -> Findings:
    rules = [rule for trait, rule in BY_FACING.items() if trait in monster.traits]
    if (len(monster.attack) == 3) != bool(rules) or len(monster.attack) == 2:
        yield wrong(("attack",), "flaw.facing", *(rules or BY_FACING.values()))
    if monster.diagonal and not {"spear", "whip"} & set(monster.traits):
        yield wrong(("diagonal",), "flaw.diagonal", "HQ-19.42")
    most = max((CASTERS.get(trait, 0) for trait in monster.traits), default=0)
    if monster.spells > most:
        yield wrong(("spells",), "flaw.spells", "HQ-19.2", "HQ-19.15", most=most)
    for index, trait in enumerate(monster.traits):
        if trait in monster.traits[:index]:
            yield wrong(("traits", index), "flaw.trait-twice", trait=trait)


def check_thing(thing: v.Thing) -> Findings:
    if thing.artifact and thing.price:
        yield wrong(("price",), "flaw.artifact-sold", "HQ-14.12")
    if thing.only and thing.barred:
        yield wrong(("barred",), "flaw.only-and-barred")
    match thing:
        case v.Weapon():
            yield from _weapon(thing)
        case v.Armour() if not (thing.defence or thing.mind or thing.unseen):
            yield wrong((), "flaw.does-nothing")
        case v.Potion():
            yield from _potion(thing)
        case v.Artifact():
            yield from _artifact(thing)
        case v.Good() if thing.kind == "quest" and thing.price:
            yield wrong(("price",), "flaw.quest-sold", "HQ-14.12")


def _weapon(weapon: v.Weapon) -> Findings:
    ranged = weapon.kind == "ranged"
    if not weapon.dice:
        yield wrong(("dice",), "flaw.does-nothing")
    if weapon.oil and (ranged or weapon.magic):
        yield wrong((), "flaw.oil", "HQ-15.4")
    if weapon.magic and not weapon.artifact:
        yield wrong((), "flaw.magic-no-artifact", "HQ-5.2")
    if weapon.colour == "black" and not weapon.ordinary:
        yield wrong(("colour",), "flaw.no-ordinary", "HQ-15.5")
    if ranged and (weapon.diagonal or weapon.thrown):
        yield wrong(("kind",), "flaw.ranged", "HQ-4.1", "HQ-4.5")


def _potion(potion: v.Potion) -> Findings:
    if not potion.effects:
        yield wrong(("effects",), "flaw.does-nothing")
    if potion.healing and not any(isinstance(effect, v.Heal) and effect.body for effect in potion.effects):
        yield wrong(("healing",), "flaw.healing", "HQ-5.1", "HQ-9.2")
    yield from check_found(potion.effects, ("effects",))


def _artifact(artifact: v.Artifact) -> Findings:
    if bool(artifact.effects) == bool(artifact.power):
        yield wrong((), "flaw.effects-or-power")
    if artifact.uses == "always" and not artifact.power:
        yield wrong(("uses",), "flaw.always", "HQ-5.1")
    if artifact.power in ("mind", "fire_ring") and not artifact.n:
        yield wrong(("n",), "flaw.does-nothing")
    yield from check_found(artifact.effects, ("effects",))
