"""HQ-19.3, HQ-19.29, HQ-19.46, HQ-19.47: packmasters, and what they do for rat ogres and giant rats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import Monster

if TYPE_CHECKING:
    from ..state import HeroQuest


def packmasters(g: HeroQuest) -> list[Monster]:
    """Those on the board. Of others nobody knows, and the values of a rat ogre, which everybody sees, must not betray
    them (HQ-19.47)."""
    return [monster for monster in g.foes if g.trait(monster, "packmaster")]


# --- rat ogres -------------------------------------------------------------------------------


def dice_lost(g: HeroQuest, ogre: Monster) -> int:
    """Of a rat ogre: none beside a packmaster or if there never was one, one away from all, two after the last."""
    if ogre.frenzy:
        return 2
    masters = packmasters(g)
    if not masters:
        return 0
    around = g.around(ogre.square)
    return 0 if any(around >> master.square & 1 for master in masters) else 1


def lose_master(g: HeroQuest) -> None:
    """With the last one's death every rat ogre goes into a frenzy, and so does whichever comes to light after it
    (HQ-19.29, HQ-19.47)."""
    calm = [monster for monster in g.foes if g.trait(monster, "frenzy") and not monster.frenzy]
    if not calm or packmasters(g) or not has_died(g):
        return
    for monster in calm:
        monster.frenzy = True
        g.tell("log.frenzy", ("HQ-19.29",), monster=monster.id, kind=monster.kind)


def has_died(g: HeroQuest) -> bool:
    """Whether a packmaster was killed in this quest; whoever has an id there is written down by that."""
    named, monsters = g.plan.named, g.lore.monsters
    kinds = [named[name].kind if name in named else name for name in g.killed]
    return any("packmaster" in monsters[kind].traits for kind in kinds)


# --- giant rats ------------------------------------------------------------------------------


def runs_on(g: HeroQuest, rat: Monster) -> bool:
    """Whether it may walk, fight and walk (HQ-19.46): it has done the first two, and a packmaster is there."""
    walked = rat.took == ("move", "fight")
    return walked and g.trait(rat, "packed") and not g.side(rat) and bool(packmasters(g))


def leash(g: HeroQuest) -> int:
    """Where such a second move has to end: in the visible area of a packmaster; nowhere once the last is dead."""
    mask = 0
    for master in packmasters(g):
        mask |= g.region(master.square)
    return mask
