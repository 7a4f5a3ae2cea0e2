"""ST-198, ST-201: kits and wares, between two chapters only; and kits that change hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from .. import vocabulary as v
from ..entities import Arm, Hero
from ..rules.acts import Follows
from .visit import CampAct, renewed, written

if TYPE_CHECKING:
    from ..state import StarQuest


class Buys(CampAct):
    """The party has one purse."""

    move = m.Buy

    def candidates(self, g: StarQuest, hero: Hero) -> Iterable[Answer]:
        if not g.settings.shopping:
            return ()
        arms = [arm.weapon for arm in hero.arms]
        wares = [m.Buy(ware.id, arm) for ware in g.lore.wares.values() for arm in ("", *arms)]
        return [*map(m.Buy, g.lore.kits), *wares]

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Buy) -> Refusal | None:
        if not g.settings.shopping:
            return Refusal("refusal.no-shop", ("ST-198",))
        price = price_of(g, answer.what)
        if not price:
            return Refusal("refusal.not-sold", ("ST-198",))
        unfit = why_not_fit(g, hero, answer)
        if unfit is None and price > g.credits:
            return Refusal("refusal.too-dear", ("ST-198",), {"n": price, "left": g.credits})
        return unfit

    def price(self, g: StarQuest, hero: Hero, answer: m.Buy) -> dict[str, int]:
        return {"credits": price_of(g, answer.what)}

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Buy) -> Follows:
        price = price_of(g, answer.what)
        g.credits -= price
        g.tell("log.buys", ("ST-198",), seat=hero.seat, what=answer.what, n=price)
        sheet = written(g, hero)
        if answer.what in g.lore.kits:
            sheet = replace(sheet, kits=(*sheet.kits, answer.what))
        elif answer.arm:
            sheet = replace(sheet, arms=tuple([built_in(arm, answer) for arm in sheet.arms]))
        else:
            sheet = replace(sheet, wares=(*sheet.wares, answer.what))
        renewed(g, hero, sheet)
        return None


def price_of(g: StarQuest, what: str) -> int:
    """0: nobody sells it."""
    thing: v.Kit | v.Ware | None = g.lore.kits.get(what) or g.lore.wares.get(what)
    return 0 if thing is None else thing.price


def why_not_fit(g: StarQuest, hero: Hero, answer: m.Buy) -> Refusal | None:
    """Wares are worn or built into a weapon, each once."""
    ware = g.lore.wares.get(answer.what)
    arm = next((arm for arm in hero.arms if arm.weapon == answer.arm), None)
    if ware is None:
        return Refusal("refusal.does-not-fit", ("ST-198",)) if answer.arm else None
    if ware.fits == "hero":
        owned = ware.id in hero.wares
        fits = not answer.arm
    else:
        owned = arm is not None and ware.id in arm.wares
        fits = arm is not None and suits(ware, g.lore.weapons[arm.weapon])
    if not fits:
        return Refusal("refusal.does-not-fit", ("ST-198",))
    return Refusal("refusal.owned", ("ST-198",), {"what": ware.id}) if owned else None


def suits(ware: v.Ware, weapon: v.Weapon) -> bool:
    return ware.fits == "weapon" or (ware.fits == "melee") == weapon.melee


def built_in(arm: Arm, answer: m.Buy) -> Arm:
    return replace(arm, wares=(*arm.wares, answer.what)) if arm.weapon == answer.arm else arm


# --- kits that cost nothing ------------------------------------------------------------------------------


class TakesAKit(CampAct):
    """One of their choice for everybody, when a chapter has ended."""

    move = m.Choose

    def candidates(self, g: StarQuest, hero: Hero) -> Iterable[Answer]:
        return map(m.Choose, g.lore.kits) if hero.seat in g.gifts else ()

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Choose) -> Refusal | None:
        if hero.seat not in g.gifts:
            return Refusal("refusal.no-gift", ("ST-198",))
        return None if answer.what in g.lore.kits else Refusal("refusal.not-sold", ("ST-198",))

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Choose) -> Follows:
        g.gifts = tuple([seat for seat in g.gifts if seat != hero.seat])
        hero.kits += (answer.what,)
        g.tell("log.takes-kit", ("ST-198",), seat=hero.seat, kit=answer.what)
        return None


class HandsOver(CampAct):
    move = m.Give

    def candidates(self, g: StarQuest, hero: Hero) -> Iterable[Answer]:
        others = [other.seat for other in g.heroes if other is not hero]
        return [m.Give(kit, seat) for kit in dict.fromkeys(hero.kits) for seat in others]

    def why_not(self, g: StarQuest, hero: Hero, answer: m.Give) -> Refusal | None:
        if answer.kit not in hero.kits:
            return Refusal("refusal.no-such-kit", ("ST-201",))
        if answer.hero == hero.seat or not 0 < answer.hero <= len(g.heroes):
            return Refusal("refusal.nobody-there", ("ST-201",))
        return None

    def carry_out(self, g: StarQuest, hero: Hero, answer: m.Give) -> Follows:
        kits = list(hero.kits)
        kits.remove(answer.kit)
        hero.kits = tuple(kits)
        g.hero(answer.hero).kits += (answer.kit,)
        g.tell("log.hands", ("ST-201",), seat=hero.seat, hero=answer.hero, kit=answer.kit)
        return None
