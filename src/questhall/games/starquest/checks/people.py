"""Heroes, enemies and what heroes wear, each looked at alone."""

from __future__ import annotations

from questhall.kernel.pack_errors import Findings, wrong

from .. import vocabulary as v
from .arms import NOT_FOR_HEROES, NOT_WORN, OF_MODELS, check_allowed, check_rules
from .groups import models_of, most_together

NOT_OF_MODELS = tuple(rule for rule in v.Rules.__struct_fields__ if rule not in OF_MODELS)
BUILT_IN = {"attacks": ("ranged", "melee", "weapon"), "ap": ("ranged", "melee", "weapon"), "range": ("ranged",)}
WORN = ("defense", "stamina", "tough")
BIG = 9
"""Tough of a monster; from here on nobody is Shaken any more (ST-71)."""


def check_class(hero: v.HeroClass) -> Findings:
    if not hero.tough:
        yield wrong(("tough",), "flaw.no-tough", "ST-43")
    if bool(hero.rules.caster) != bool(hero.spells):
        yield wrong(("spells",), "flaw.caster", "ST-113")
    yield from check_rules(hero.rules, ("rules",))
    yield from check_allowed(hero.rules, ("rules",), "heroes", NOT_FOR_HEROES)
    for field in ("skills", "learns", "spells"):
        known = hero.skills if field == "learns" else ()
        names = getattr(hero, field)
        for n, name in enumerate(names):
            if name in names[:n] or name in known:
                yield wrong((field, n), "flaw.twice", value=name)


def check_unit(unit: v.Unit) -> Findings:
    n, most = models_of(unit), most_together(unit.base)
    if n > most:
        yield wrong(("count",), "flaw.group", "ST-89", n=n, base=unit.base, most=most)
    if not unit.weapons:
        yield wrong(("weapons",), "flaw.unarmed", "ST-225")
    if unit.height is not None and unit.height <= 0:
        yield wrong(("height",), "flaw.flat", "ST-240")
    yield from check_rules(unit.rules, ("rules",))
    for k, member in enumerate(unit.members):
        if not member.weapons:
            yield wrong(("members", k, "weapons"), "flaw.unarmed", "ST-225")
        yield from check_allowed(member.rules, ("members", k, "rules"), "members", NOT_OF_MODELS)
    yield from _role(unit, n)


def _role(unit: v.Unit, models: int) -> Findings:
    """What the builder of missions expects of somebody with this role."""
    if (unit.role == "villain") != unit.rules.villain:
        yield wrong(("role",), "flaw.villain", "ST-162")
    if unit.rules.villain and models > 1:
        yield wrong(("count",), "flaw.villains", "ST-162")
    wants = {
        "caster": unit.rules.caster > 0,
        "flier": unit.rules.flying,
        "swarm": models > 1,
        "monster": unit.tough >= BIG,
    }
    if not wants.get(unit.role, True):
        yield wrong(("role",), f"flaw.role.{unit.role}")


def check_ware(ware: v.Ware) -> Findings:
    yield from check_allowed(ware.rules, ("rules",), "wares", NOT_WORN)
    yield from check_rules(ware.rules, ("rules",))
    given = [field for field in (*WORN, *BUILT_IN, "sharp") if getattr(ware, field)]
    if not given and ware.rules == v.PLAIN:
        yield wrong((), "flaw.does-nothing")
    if ware.range < 0:
        yield wrong(("range",), "flaw.negative")
    for field in given:
        fits = ("hero",) if field in WORN else BUILT_IN.get(field, ("ranged",))
        if ware.fits not in fits:
            yield wrong((field,), "flaw.fits", field=field, known=fits, fits=ware.fits)
    if ware.rules != v.PLAIN and ware.fits != "hero":
        yield wrong(("rules",), "flaw.fits", field="rules", known=("hero",), fits=ware.fits)
