"""What goes into the next quest (HQ-5, HQ-6.3, HQ-8.14)."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.kernel.answers import Refusal

from .. import vocabulary as v
from ..entities import Hero
from ..lore import Lore

MOST_CARDS, MOST_SCROLLS, MOST_ARTIFACTS = 4, 2, 2
LIMITS: Mapping[str, int] = {"cards": MOST_CARDS, "scrolls": MOST_SCROLLS, "artifacts": MOST_ARTIFACTS}
RULES = {"cards": ("HQ-5.1",), "scrolls": ("HQ-5.1", "HQ-8.14"), "artifacts": ("HQ-5.1", "HQ-5.2")}


def counted(lore: Lore, hero: Hero) -> dict[str, int]:
    """Treasure cards, scrolls and artifacts; healing potions and ingredients are noted on the sheet."""
    gear = [*hero.weapons, *((hero.belt,) if hero.belt is not None else ()), *hero.armour]
    worn = [piece for piece in gear if lore.things[piece.thing].artifact and not piece.dull]
    carried = [lore.things[thing] for thing in hero.bag]
    return {
        "cards": len([thing for thing in carried if is_card(thing)]),
        "scrolls": len(hero.scrolls),
        "artifacts": len(worn) + len([thing for thing in carried if thing.artifact]),
    }


def is_card(thing: v.AnyThing) -> bool:
    """Potions other than healing ones; an artifact is counted as such."""
    return isinstance(thing, v.Potion) and not thing.healing and not thing.artifact


def why_not_ready(lore: Lore, hero: Hero) -> Refusal | None:
    """Surplus weapons must be sold, and what is above the limits laid down or given away."""
    if hero.surplus:
        return Refusal("refusal.surplus", ("HQ-6.3",), {"thing": hero.surplus[0].thing})
    for what, n in counted(lore, hero).items():
        if n > LIMITS[what]:
            return Refusal(f"refusal.too-many-{what}", RULES[what], {"n": LIMITS[what], "have": n})
    return None
