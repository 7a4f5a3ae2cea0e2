"""Weapons and special rules: which of them go together."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v

OF_SHOTS = {"indirect": "ST-141"}
OF_STRIKES = {"counter": "ST-122", "thrust": "ST-158"}
"""Rules of weapons that need a range, and that need none."""
STANDING = ("fast", "slow", "flying", "strider", "scout", "furious", "impact")
"""What nobody has who never moves (ST-137)."""
NOT_FOR_HEROES = ("immobile", "villain")
NOT_WORN = (*NOT_FOR_HEROES, "caster")
OF_MODELS = ("fear", "furious", "impact", "relentless")
"""What a single member of a group can have: all other rules are about the whole unit."""


def check_weapon(weapon: v.Weapon) -> Findings:
    if not weapon.attacks:
        yield wrong(("attacks",), "flaw.does-nothing", "ST-38")
    if weapon.range < 0:
        yield wrong(("range",), "flaw.negative")
    for field in ("blast", "deadly"):
        if getattr(weapon, field) == 1:
            yield wrong((field,), "flaw.one-is-none", "ST-107" if field == "blast" else "ST-124", rule=field)
    for rule, cited in (OF_SHOTS if weapon.melee else OF_STRIKES).items():
        if getattr(weapon, rule):
            yield wrong((rule,), "flaw.only-shots" if weapon.melee else "flaw.only-strikes", cited, rule=rule)


def check_rules(rules: v.Rules, at: Steps) -> Findings:
    """Of anybody."""
    if rules.fast and rules.slow:
        yield wrong(at, "flaw.exclude", "ST-127", "ST-152", one="fast", other="slow")
    if rules.immobile:
        for rule in given(rules, STANDING):
            yield wrong((*at, rule), "flaw.exclude", "ST-137", one="immobile", other=rule)


def check_allowed(rules: v.Rules, at: Steps, bearer: str, barred: Iterable[str]) -> Findings:
    for rule in given(rules, barred):
        yield wrong((*at, rule), f"flaw.no-rule-of.{bearer}", rule=rule)


def given(rules: v.Rules, names: Iterable[str]) -> list[str]:
    return [name for name in names if getattr(rules, name)]
