"""What can be said about a thing of a pack without looking at another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questhall.kernel.pack_checks import check_text
from questhall.kernel.pack_errors import Findings
from questhall.kernel.pack_walk import texts

from .. import vocabulary as v
from .arms import check_weapon
from .people import check_class, check_unit, check_ware
from .pieces import check_terrain
from .skills import check_ability, check_discovery, check_kit, check_skill, check_spell

CHECKS: Mapping[type, Callable[[Any], Findings]] = {
    v.Weapon: check_weapon,
    v.HeroClass: check_class,
    v.Skill: check_skill,
    v.Ability: check_ability,
    v.Spell: check_spell,
    v.Kit: check_kit,
    v.Ware: check_ware,
    v.Discovery: check_discovery,
    v.Unit: check_unit,
    v.Terrain: check_terrain,
}
"""Any: each looks at things of its own type."""


def check_entry(thing: Any, languages: tuple[str, ...]) -> Findings:
    """Any: whatever has an id."""
    for at, text in texts(thing):
        yield from check_text(text, languages, at)
    if type(thing) in CHECKS:
        yield from CHECKS[type(thing)](thing)
