"""A hero's attacks: melee, diagonal, ranged, indirect, thrown (HQ-1.2 to HQ-1.8, HQ-3, HQ-4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.dice import Die
from questhall.kernel.procedure import Procedure

from .. import moves as m
from ..dungeon.squares import distance
from ..entities import Gear, Hero, Monster
from . import sight
from .acts import HeroAct, Step
from .fighting import Attack
from .reach import reaches
from .throwing import thrown_gear
from .values import attack_dice, is_magic, less, weapon_in

if TYPE_CHECKING:
    from ..state import HeroQuest

SLOTS = ("hand", "belt", "ranged")


def why_not_fight(g: HeroQuest, hero: Hero) -> Refusal | None:
    """What keeps a hero from attacking at all."""
    if hero.mind <= 0:
        return Refusal("refusal.no-mind", ("HQ-17.1",))
    if hero.has("no_attack") or hero.has("invisible") or hero.has("hidden") or g.shadows >> hero.square & 1:
        return Refusal("refusal.cannot-attack", ("HQ-8.1", "HQ-8.6"))
    return None


def why_not_target(g: HeroQuest, hero: Hero, target: Hero | Monster | None) -> Refusal | None:
    if target is None or target is hero or (isinstance(target, Hero) and not target.present):
        return Refusal("refusal.nobody", ("HQ-B.6",))
    if isinstance(target, Monster) and target.vanished:
        return Refusal("refusal.nobody", ("HQ-B.6",))
    if not g.enemies(hero, target):
        return Refusal("refusal.friend", ("HQ-B.6",))
    if target.has("invisible") or g.shadows >> target.square & 1:
        return Refusal("refusal.hidden", ("HQ-8.6",))
    return None


def usable(g: HeroQuest, hero: Hero, slot: str) -> Gear | None:
    """The weapon of a slot; the Wizard never uses others than his own (HQ-6.6)."""
    gear = weapon_in(g, hero, slot)
    if gear is None:
        return None
    weapon = g.lore.weapon(gear.thing)
    barred = hero.kind in weapon.barred or (weapon.only and hero.kind not in weapon.only)
    return None if barred else gear


def dice_of(g: HeroQuest, hero: Hero, target: Monster, slot: str, slanted: bool = False) -> tuple[Die, ...]:
    dice = attack_dice(g, hero, usable(g, hero, slot), target)
    if not slanted:
        return dice
    counts: dict[str, int] = {}
    for die in dice:
        counts[die.kind] = counts.get(die.kind, 0) + 1
    left = less(counts, 1)
    return tuple([die for kind in left for die in dice if die.kind == kind][: sum(left.values())])


class Attacks(HeroAct):
    move = m.Attack
    step = "fight"

    def takes(self, g: HeroQuest, figure: Hero, answer: m.Attack) -> Step:
        """Who may attack twice spends the second one first (heroic brew)."""
        return "free" if second_attack(figure) else "fight"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        slots = [slot for slot in SLOTS if slot == "hand" or weapon_in(g, figure, slot) is not None]
        return [m.Attack(monster.id, slot) for monster in g.foes for slot in slots]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Attack) -> Refusal | None:
        target = g.figure(answer.target)
        refusal = why_not_fight(g, figure) or why_not_target(g, figure, target)
        if refusal is not None or target is None:
            return refusal
        if answer.weapon not in SLOTS:
            return Refusal("refusal.no-weapon", ("HQ-3.1",))
        gear = usable(g, figure, answer.weapon)
        if gear is None and answer.weapon != "hand":
            return Refusal("refusal.no-weapon", ("HQ-3.1", "HQ-6.6"))
        if answer.weapon == "ranged":
            return why_not_shoot(g, figure, target)
        if not attack_dice(g, figure, gear, target):
            return Refusal("refusal.no-dice", ("HQ-1.2", "HQ-B.14"))
        diagonal = gear is not None and strikes_diagonally(g, figure, gear)
        if not reaches(g, figure, target, diagonal):
            rules = ("HQ-B.8", "HQ-3.7") if g.around(figure.square) >> target.square & 1 else ("HQ-B.8",)
            return Refusal("refusal.out-of-reach", rules, {"target": answer.target})
        return None

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Attack) -> Procedure:
        target = g.monsters[answer.target]
        gear = usable(g, figure, answer.weapon)
        figure.last = answer.weapon
        figure.unmark("two_attacks") if second_attack(figure) else None
        how, slanted = "melee", False
        if answer.weapon == "ranged":
            how = "shot" if sight.line_of_sight(g, figure, target) else "indirect"
            slanted = sight.is_slanted(g, figure.square, target.square)
        dice = dice_of(g, figure, target, answer.weapon, slanted)
        return Attack(
            attacker=figure.seat,
            target=target.id,
            dice=tuple([die.kind for die in dice]),
            how=how,
            magic=gear is not None and is_magic(g.lore.weapon(gear.thing), gear),
            weapon="" if gear is None else gear.thing,
        )


def second_attack(hero: Hero) -> bool:
    """A second attack in the same turn is still to be spent."""
    return "fight" in hero.took and hero.has("two_attacks")


def strikes_diagonally(g: HeroQuest, hero: Hero, gear: Gear) -> bool:
    """An Elf with a bow strikes with the Ghost Sword, but not diagonally (HQ-1.8)."""
    weapon = g.lore.weapon(gear.thing)
    archer = g.able(hero, "archer") and weapon.artifact and weapon_in(g, hero, "ranged") is not None
    return weapon.diagonal and not archer


def why_not_shoot(g: HeroQuest, shooter: Hero | Monster, target: Hero | Monster) -> Refusal | None:
    """HQ-4.1 to HQ-4.4."""
    if g.around(shooter.square) >> target.square & 1:
        return Refusal("refusal.too-near", ("HQ-4.1",), {"target": target.id})
    if not g.seen >> target.square & 1:
        return Refusal("refusal.no-line", ("HQ-4.2",), {"square": target.square})
    if sight.line_of_sight(g, shooter, target) or sight.indirect_line(g, shooter, target):
        return None
    return Refusal("refusal.no-line", ("HQ-4.2", "HQ-4.3", "HQ-4.4"), {"square": target.square})


class Throws(HeroAct):
    """Dagger or hand axe, up to five squares, never indirectly (HQ-4.5)."""

    move = m.Throw
    step = "fight"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        carried = ((figure.belt,) if figure.belt is not None else ()) + figure.weapons
        things = {gear.thing for gear in carried if g.lore.weapon(gear.thing).thrown}
        return [m.Throw(monster.id, thing) for thing in sorted(things) for monster in g.foes]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Throw) -> Refusal | None:
        target = g.figure(answer.target)
        refusal = why_not_fight(g, figure) or why_not_target(g, figure, target)
        if refusal is not None or target is None:
            return refusal
        gear = thrown_gear(g, figure, answer.weapon)
        weapon = g.lore.weapon(gear.thing) if gear is not None else None
        if weapon is None or not weapon.thrown or figure.kind in weapon.barred:
            return Refusal("refusal.not-thrown", ("HQ-4.5",))
        if g.around(figure.square) >> target.square & 1:
            return Refusal("refusal.too-near", ("HQ-4.1",), {"target": target.id})
        if distance(figure.square, target.square, g.plan.width) > weapon.thrown:
            return Refusal("refusal.too-far-to-throw", ("HQ-4.5",), {"n": weapon.thrown})
        return sight.why_not_line(g, figure, target)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Throw) -> Procedure:
        target = g.monsters[answer.target]
        gear = thrown_gear(g, figure, answer.weapon)
        figure.last = "belt" if figure.belt == gear else "hand"
        dice = attack_dice(g, figure, gear, target, thrown=True)
        magic = gear is not None and is_magic(g.lore.weapon(gear.thing), gear)
        kinds = tuple([die.kind for die in dice])
        return Attack(
            attacker=figure.seat, target=target.id, dice=kinds, how="thrown", magic=magic, weapon=answer.weapon
        )
