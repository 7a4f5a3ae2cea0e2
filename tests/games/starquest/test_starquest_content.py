"""What ships: everything that the vocabulary can say is used by somebody, and nobody is left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.cardtext.profiles import WEAPON_RULES
from questhall.games.starquest.checks.groups import models_of
from questhall.kernel.pack_walk import words
from tests.games.starquest.core import core

CASTERS = {"weft", "choir"}


def said(*kinds: type[Any]) -> Iterator[Any]:
    """Every word of some kinds in the pack. Any: of these types."""
    pack = core()
    for space in ("skills", "abilities", "spells", "kits", "discoveries", "classes", "units", "weapons", "wares"):
        for thing in getattr(pack, space).values():
            yield from (word for _, word in words(thing) if isinstance(word, kinds))


def units_of(faction: str) -> list[v.Unit]:
    return [unit for unit in core().units.values() if unit.faction == faction]


# --- everything is used ---


@pytest.mark.parametrize("rule", v.Rules.__struct_fields__)
def test_somebody_has_every_special_rule(rule: str) -> None:
    rules = [one.rules for one in core().classes.values()] + [one.rules for one in core().units.values()]
    assert any(getattr(one, rule) for one in rules)


@pytest.mark.parametrize("rule", WEAPON_RULES)
def test_somebody_carries_a_weapon_with_every_rule(rule: str) -> None:
    assert any(getattr(weapon, rule) for weapon in core().weapons.values())


def test_every_verb_every_mark_every_time_and_every_status_is_used() -> None:
    assert {type(word) for word in said(*get_args(v.AnyEffect))} == set(get_args(v.AnyEffect))
    assert {lend.mark for lend in said(v.Lend)} == set(get_args(v.MarkKind))
    assert {lend.until for lend in said(v.Lend)} == set(get_args(v.Until))
    assert {inflict.status for inflict in said(v.Inflict)} == set(v.STATUSES)


def test_every_aim_and_every_role_is_used() -> None:
    assert {skill.aim for skill in said(v.Skill, v.Ability)} == set(get_args(v.Aim))
    assert {unit.role for unit in core().units.values()} == set(get_args(v.Role))
    assert {unit.base for unit in core().units.values()} == set(get_args(v.Base))
    assert {ware.fits for ware in core().wares.values()} == {"hero", "ranged", "melee", "weapon"}


def test_nothing_ships_that_nobody_uses() -> None:
    pack = core()
    classes, units = pack.classes.values(), pack.units.values()
    carried = {name for hero in classes for name in hero.weapons}
    carried |= {name for unit in units for name in unit.weapons}
    carried |= {name for unit in units for member in unit.members for name in member.weapons}
    assert carried == set(pack.weapons)
    assert {name for hero in classes for name in (*hero.skills, *hero.learns)} == set(pack.skills)
    assert {hero.ability for hero in classes} == set(pack.abilities)
    cast = {name for hero in classes for name in hero.spells}
    cast |= {name for faction in pack.factions.values() for name in faction.spells}
    assert cast == set(pack.spells)


# --- heroes ---


def test_ten_classes_with_skills_to_use_and_skills_to_learn() -> None:
    classes = core().classes.values()
    assert len(classes) == 10
    for hero in classes:
        assert 1 <= len(hero.skills) <= 2
        assert 2 <= len(hero.learns) <= 3
        assert hero.tough == 9
        assert any(core().weapons[name].melee for name in hero.weapons)
        assert hero.kits
    assert len({hero.ability for hero in classes}) == 10


def test_special_rules_of_the_classes() -> None:
    classes = core().classes
    assert [hero.id for hero in classes.values() if hero.rules != v.PLAIN] == [
        "shade", "listener", "wayfinder", "leaper",
    ]  # fmt: skip
    assert classes["shade"].rules.ambush
    assert classes["wayfinder"].rules.scout
    assert classes["leaper"].rules.flying
    assert classes["listener"].rules.caster == 2


def test_no_two_classes_are_good_at_the_same() -> None:
    profiles = [
        (hero.quality, hero.defense, hero.strength, hero.dexterity, hero.willpower, hero.stamina, hero.rules)
        for hero in core().classes.values()
    ]
    assert len(set(profiles)) == len(profiles)
    assert {hero.points for hero in core().classes.values()} <= set(range(75, 101))


def test_three_of_six_spells_do_damage_one_of_each_value() -> None:
    lists = [core().classes["listener"].spells, *(core().factions[name].spells for name in sorted(CASTERS))]
    for names in lists:
        spells = [core().spells[name] for name in names]
        striking = [spell.value for spell in spells if any(isinstance(effect, v.Hits) for effect in spell.effects)]
        assert sorted(spell.value for spell in spells) == [1, 1, 2, 2, 3, 3]
        assert sorted(striking) == [1, 2, 3]


# --- enemies ---


@pytest.mark.parametrize("faction", core().factions)
def test_a_faction_has_seven_units_and_one_villain(faction: str) -> None:
    units = units_of(faction)
    assert len(units) == 7
    [villain] = [unit for unit in units if unit.rules.villain]
    assert 9 <= villain.tough <= 12
    assert min(unit.points for unit in units) <= 45, "somebody fits into every budget"
    assert bool(core().factions[faction].spells) == (faction in CASTERS)
    assert any(unit.rules.caster for unit in units) == (faction in CASTERS)


def test_groups_are_of_three_to_five_and_some_of_them_differ() -> None:
    groups = {unit.id: unit for unit in core().units.values() if models_of(unit) > 1}
    assert {models_of(unit) for unit in groups.values()} <= {3, 4, 5}
    assert all(unit.tough == 1 for unit in groups.values())
    armed = [unit.id for unit in groups.values() if any(m.weapons != unit.weapons for m in unit.members)]
    ruled = [unit.id for unit in groups.values() if any(m.rules != v.PLAIN for m in unit.members)]
    assert (sorted(armed), sorted(ruled)) == (["mites", "mutes", "scrap_gang"], ["husks", "mutes"])


def test_big_monsters_stand_on_big_bases() -> None:
    monsters = [unit for unit in core().units.values() if unit.role == "monster"]
    assert len(monsters) >= 4
    assert all(unit.tough >= 9 and unit.base == 60 for unit in monsters)


def test_only_the_gun_that_never_moves_never_strikes_back() -> None:
    unarmed = [
        unit.id for unit in core().units.values() if not any(core().weapons[name].melee for name in unit.weapons)
    ]
    assert unarmed == ["bastion_gun"]


def test_the_sapper_has_three_charges_of_different_names() -> None:
    """A limited weapon works once (ST-143), and each of these wants to be nearer than the last."""
    charges = [core().weapons[name] for name in core().units["sapper"].weapons if core().weapons[name].limited]
    assert [charge.range for charge in charges] == [18, 12, 6]
    assert len({charge.id for charge in charges}) == 3


# --- gear ---


def test_kits_and_what_they_cost() -> None:
    assert {kit.id: (kit.price, kit.effects) for kit in core().kits.values()} == {
        "med_kit": (5, (v.Heal(n=3),)),
        "resting_kit": (5, (v.Restore(n=3),)),
        "curing_kit": (4, (v.Cure(all=True),)),
    }


def test_the_die_finds_something_with_every_number() -> None:
    rolls = Counter(roll for found in core().discoveries.values() for roll in found.rolls)
    assert rolls == Counter(range(1, 7))
    assert [found.id for found in core().discoveries.values() if found.trap] == ["tripwire", "bad_air"]
