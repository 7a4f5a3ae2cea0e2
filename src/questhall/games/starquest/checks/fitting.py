"""How people, weapons, spells and finds fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from .arms import given
from .effects import tag

SHOOTING = {"relentless": "ST-146"}
STRIKING = {"fear": "ST-129", "furious": "ST-135", "impact": "ST-138"}
"""Rules of models that need a ranged weapon, and that need one for melee."""
OF_HEROES = (v.Restore, v.Raise)
MARKS_OF_HEROES: tuple[v.MarkKind, ...] = ("swift", "hidden", "guarded", "sure_hands", "phasing")
"""What a spell of enemies cannot give to its own side: they have no stamina, and the table is never against them."""
VALUES = (1, 1, 2, 2, 3, 3)
FACES = range(1, 7)


class Known(Struct, frozen=True, eq=False):
    """What there is in all packs together."""

    weapons: Mapping[str, v.Weapon]
    spells: Mapping[str, v.Spell]
    skills: Mapping[str, v.Skill]
    abilities: Mapping[str, v.Ability]
    factions: Mapping[str, v.Faction]
    discoveries: Mapping[str, v.Discovery]


def check_fitting(draft: Draft, known: Known) -> Found:
    """Ids that nobody knows are looked at elsewhere."""
    for entry in draft.all():
        match entry.thing:
            case v.HeroClass():
                flaws = _class(entry.thing, known)
            case v.Unit():
                flaws = _unit(entry.thing, known)
            case v.Faction():
                flaws = _faction(entry.thing, known)
            case _:
                continue
        yield from ((entry, flaw) for flaw in flaws)
    yield from _discoveries(draft, known)


# --- heroes and enemies ----------------------------------------------------------------------------


def _class(hero: v.HeroClass, known: Known) -> Findings:
    yield from _armed(hero.rules, hero.weapons, known, ("rules",))
    yield from _two_of_each(hero.spells, known)
    if not hero.rules.caster:
        for at, skill in _learnt(hero, known):
            if skill.aim == "self" and any(isinstance(effect, v.Tokens) for effect in skill.effects):
                yield wrong(at, "flaw.tokens", "ST-110", value=skill.id)


def _learnt(hero: v.HeroClass, known: Known) -> Iterator[tuple[Steps, v.Skill | v.Ability]]:
    for field in ("skills", "learns"):
        for n, name in enumerate(getattr(hero, field)):
            if name in known.skills:
                yield (field, n), known.skills[name]
    if hero.ability in known.abilities:
        yield ("ability",), known.abilities[hero.ability]


def _unit(unit: v.Unit, known: Known) -> Findings:
    yield from _armed(unit.rules, unit.weapons, known, ("rules",))
    for n, member in enumerate(unit.members):
        yield from _armed(member.rules, member.weapons, known, ("members", n, "rules"))
    if unit.role == "shooter" and not _carried(unit.weapons, known, melee=False):
        yield wrong(("role",), "flaw.role.shooter")
    faction = known.factions.get(unit.faction)
    if unit.rules.caster and faction is not None and not faction.spells:
        yield wrong(("rules", "caster"), "flaw.no-spells", "ST-119", value=unit.faction)


def _armed(rules: v.Rules, weapons: Sequence[str], known: Known, at: Steps) -> Findings:
    """A rule about shooting or striking is for those who can."""
    for cited, melee in ((SHOOTING, False), (STRIKING, True)):
        if not _carried(weapons, known, melee):
            for rule in given(rules, cited):
                yield wrong((*at, rule), f"flaw.no-weapon.{'melee' if melee else 'ranged'}", cited[rule], rule=rule)


def _carried(weapons: Sequence[str], known: Known, melee: bool) -> bool:
    """Whether one of them is of this kind; one that nobody knows could be."""
    return any(name not in known.weapons or known.weapons[name].melee == melee for name in weapons)


# --- spells and finds --------------------------------------------------------------------------------


def _faction(faction: v.Faction, known: Known) -> Findings:
    yield from _two_of_each(faction.spells, known)
    for n, name in enumerate(faction.spells):
        spell = known.spells.get(name)
        for effect in () if spell is None or spell.harmful else spell.effects:
            marks = isinstance(effect, v.Lend) and effect.mark in MARKS_OF_HEROES
            if isinstance(effect, OF_HEROES) or marks:
                said = effect.mark if isinstance(effect, v.Lend) else tag(effect)
                yield wrong(("spells", n), "flaw.for-heroes", spell=name, effect=said)


def _two_of_each(names: Sequence[str], known: Known) -> Findings:
    """Whoever casts has two spells of each value."""
    if not names or not all(name in known.spells for name in names):
        return
    values = tuple(sorted([known.spells[name].value for name in names]))
    if values != VALUES:
        yield wrong(("spells",), "flaw.spell-values", "ST-113", values=values)


def _discoveries(draft: Draft, known: Known) -> Found:
    """A pack with finds has each number of the die once; together with the packs below it, none is missing."""
    here: set[int] = set()
    last = None
    for last in draft.entries["discoveries"].values():
        for n, roll in enumerate(last.thing.rolls):
            if roll in here:
                yield last, wrong(("rolls", n), "flaw.roll-twice", "ST-195", n=roll)
            here.add(roll)
    covered = {roll for discovery in known.discoveries.values() for roll in discovery.rolls}
    missing = tuple([face for face in FACES if face not in covered])
    if last is not None and missing:
        yield last, wrong(("rolls",), "flaw.roll-missing", "ST-195", missing=missing)
