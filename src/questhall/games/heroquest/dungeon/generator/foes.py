"""Who waits in a dungeon: a room has a share of the danger, and monsters cost their strength."""

from __future__ import annotations

from questhall.kernel.dice import Random

from ... import vocabulary as v
from ...lore import Lore
from .themes import BEASTS, Faction

SHARE = {"easy": 75, "normal": 79, "hard": 83}
"""What waits in a room for four heroes who set out for the first time, by the strength of those who wait. There are
more rooms where the threat is greater, and wounds add up."""
HEROES = {1: 13, 2: 45, 3: 70, 4: 100, 5: 112}
"""In hundredths of what waits for four."""
MORE_A_LEVEL = 30
"""In hundredths."""
MOST_IN_A_ROOM = 5
A_BAND = 35
"""From this share on a room is meant for several heroes, and a leader is stronger than the kind."""


def danger(threat: str, heroes: int, level: int) -> int:
    """A room's share, by the threat that was agreed on, the number of heroes and what they have been through."""
    return SHARE[threat] * HEROES[heroes] * (100 + MORE_A_LEVEL * (level - 1)) // 10_000


def strength(profile: v.Profile) -> int:
    """How hard it strikes, and how long it stays up for that."""
    return profile.attack[0] * (profile.defence + 2 * profile.body)


def kinds(lore: Lore, among: tuple[str, ...], most: int, least: int = 0) -> list[str]:
    """From weak to strong, those who are neither too strong nor too weak; else whoever comes nearest to it."""
    order = sorted(among, key=lambda kind: strength(lore.monsters[kind]))
    able = [kind for kind in order if strength(lore.monsters[kind]) <= most] or order[:1]
    return [kind for kind in able if strength(lore.monsters[kind]) >= least] or able[-1:]


def company(random: Random, lore: Lore, faction: Faction, beasts: bool, share: int) -> list[str]:
    """Monsters for one room, for about its share; few kinds, so that they look like a band."""
    able = kinds(lore, BEASTS if beasts else faction.kinds, share, share // MOST_IN_A_ROOM)
    band = random.shuffled(able)[: 1 + random.below(2)]
    found: list[str] = []
    while share > 0 and len(found) < MOST_IN_A_ROOM:
        kind = band[random.below(len(band))]
        cost = strength(lore.monsters[kind])
        if found and cost > share + cost // 3:
            break
        found.append(kind)
        share -= cost
    return found


def leader(random: Random, lore: Lore, faction: Faction, at: v.Spot, share: int) -> v.Foe:
    """Stronger than the others, with a name; most of the share of the last room."""
    able = kinds(lore, faction.leaders, share, share // 3)
    kind = lore.monsters[able[random.below(len(able))]]
    more = min(1, share // A_BAND)
    values = v.Profile(
        attack=(kind.attack[0] + more,),
        defence=kind.defence,
        tempo=kind.tempo,
        body=kind.body + more + random.below(1 + more),
        mind=kind.mind,
    )
    name = faction.names[random.below(len(faction.names))]
    return v.Foe(kind=kind.id, at=at, id="leader", name=name, values=values, stays=True)
