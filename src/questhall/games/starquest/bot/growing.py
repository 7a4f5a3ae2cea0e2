"""What heroes learn and buy, in this order; for bots in camp, and for the heroes that a mission expects."""

from __future__ import annotations

from .. import moves as m
from .. import vocabulary as v
from ..entities import Arm
from ..lore import Lore
from ..settings import Sheet

GAINS: tuple[v.Growth, ...] = ("quality", "tough", "stamina", "skill", "tough", "stamina")
"""One for each level."""
SKILLS = (
    "hold_the_line", "at_the_double", "thick_skin", "steady_footing", "weak_spot", "grey_on_grey", "dig_in",
    "light_fingers", "second_wind", "numbing_shot", "scrap_mine", "foreboding", "echo", "flare", "quick_feet",
    "afterburner", "air_lift",
)  # fmt: skip
"""Which of those that a class can learn comes first."""
WARES = ("armour_plates", "skin_weave", "rapid_feed", "second_edge", "hard_core", "second_lung")
KITS = ("med_kit", "resting_kit", "med_kit")
MOST_KITS = 3


def gain(lore: Lore, sheet: Sheet) -> m.Grow:
    """What the next level brings."""
    grown = len(sheet.grown)
    for wanted in (*GAINS[grown:], "tough"):
        if wanted == "skill":
            skill = next_skill(lore, sheet)
            if skill:
                return m.Grow("skill", skill)
        elif wanted != "quality" or ("quality" not in sheet.grown and sheet.quality > 3):
            return m.Grow(wanted)
    return m.Grow("tough")


def next_skill(lore: Lore, sheet: Sheet) -> str:
    learns = [skill for skill in lore.classes[sheet.hero].learns if skill not in sheet.skills]
    return next((skill for skill in SKILLS if skill in learns), learns[0] if learns else "")


def purchase(lore: Lore, sheet: Sheet, credits: int) -> m.Buy | None:
    """The first ware that is not there yet: one saves for it; what is too little for a ware buys a kit."""
    for name in WARES:
        if name not in lore.wares:
            continue
        ware = lore.wares[name]
        arm = fitting(lore, sheet.arms, ware)
        if arm is None or (ware.fits == "hero" and name in sheet.wares):
            continue
        if ware.price <= credits:
            return m.Buy(name, arm)
        break
    if len(sheet.kits) < MOST_KITS:
        kit = KITS[len(sheet.kits)]
        if kit in lore.kits and lore.kits[kit].price <= credits:
            return m.Buy(kit)
    return None


def fitting(lore: Lore, arms: tuple[Arm, ...], ware: v.Ware) -> str | None:
    """The weapon that it is built into, nothing for what is worn; None: there is none."""
    if ware.fits == "hero":
        return ""
    for arm in arms:
        weapon = lore.weapons[arm.weapon]
        if (
            ware.id not in arm.wares
            and not weapon.limited
            and (ware.fits == "weapon" or (ware.fits == "melee") == weapon.melee)
        ):
            return arm.weapon
    return None
