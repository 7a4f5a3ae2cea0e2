"""Who waits in a dungeon, within a budget of attack, defence and body points."""

from __future__ import annotations

from msgspec import Struct

from questhall.kernel.dice import Random

from ... import vocabulary as v
from ...lore import Lore
from .themes import BEASTS, Faction

BUDGET = {"easy": 65, "normal": 95, "hard": 130}
STRONGEST = {"easy": 7, "normal": 9, "hard": 11}
"""The strongest of the rank and file; a leader may be stronger by three."""
HEROES = {1: 55, 2: 70, 3: 85, 4: 100, 5: 115}
"""In hundredths of the budget for four."""
MORE_A_LEVEL = 8
MOST_IN_A_ROOM = 5


class Danger(Struct, frozen=True):
    """How much a company is expected to overcome."""

    budget: int
    strongest: int


def danger(threat: str, heroes: int, level: int) -> Danger:
    """By the threat that was agreed on, the number of heroes and what they have been through."""
    whole = BUDGET[threat] + MORE_A_LEVEL * (level - 1)
    return Danger(whole * HEROES[heroes] // 100, STRONGEST[threat] + (level - 1) * 2 // 3)


def strength(profile: v.Profile) -> int:
    return profile.attack[0] + profile.defence + profile.body


def kinds(lore: Lore, among: tuple[str, ...], strongest: int) -> list[str]:
    """Those that are not too strong; the weakest at least."""
    able = [kind for kind in among if strength(lore.monsters[kind]) <= strongest]
    return able or [min(among, key=lambda kind: strength(lore.monsters[kind]))]


def company(random: Random, lore: Lore, faction: Faction, beasts: bool, share: int, strongest: int) -> list[str]:
    """Monsters for one room, for about so many points; few kinds, so that they look like a band."""
    able = kinds(lore, BEASTS if beasts else faction.kinds, min(strongest, share))
    band = random.shuffled(able)[: 1 + random.below(2)]
    found: list[str] = []
    while share > 0 and len(found) < MOST_IN_A_ROOM:
        kind = band[random.below(len(band))]
        cost = strength(lore.monsters[kind])
        if found and cost > share + 2:
            break
        found.append(kind)
        share -= cost
    return found


def leader(random: Random, lore: Lore, faction: Faction, at: v.Spot, strongest: int) -> v.Foe:
    """Stronger than the others, with a name."""
    able = kinds(lore, faction.leaders, strongest + 3)
    kind = lore.monsters[able[random.below(len(able))]]
    values = v.Profile(
        attack=(kind.attack[0] + 1,),
        defence=kind.defence,
        tempo=kind.tempo,
        body=kind.body + 1 + random.below(2),
        mind=kind.mind,
    )
    name = faction.names[random.below(len(faction.names))]
    return v.Foe(kind=kind.id, at=at, id="leader", name=name, values=values, stays=True)
