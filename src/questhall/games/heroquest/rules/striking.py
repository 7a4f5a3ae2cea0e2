"""A hero's attacks: melee, diagonal, ranged, indirect, thrown (HQ-1.2 to HQ-1.8, HQ-3, HQ-4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.chance import Told
from questhall.kernel.dice import Die
from questhall.kernel.procedure import Procedure

from .. import moves as m
from ..dungeon.squares import distance
from ..entities import Gear, Hero, Monster
from . import odds, sight
from .acts import Follows, HeroAct, Step
from .carrying import GHOST_SWORD
from .fighting import Attack
from .reach import reaches
from .testing import why_not_think
from .throwing import at_hand, thrown_gear
from .values import attack_dice, fewer, is_magic, weapon_in

if TYPE_CHECKING:
    from ..state import HeroQuest

SLOTS = ("hand", "belt", "ranged")


def why_not_fight(g: HeroQuest, hero: Hero) -> Refusal | None:
    """What keeps a hero from attacking at all."""
    refusal = why_not_think(hero)
    if refusal is not None:
        return refusal
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
    if target.has("invisible") or (g.shadows >> target.square & 1 and not g.trait(target, "big_target")):
        return Refusal("refusal.hidden", ("HQ-8.6",))
    return None


def foes_of(g: HeroQuest, hero: Hero) -> Sequence[Hero | Monster]:
    """Whom a hero could attack: monsters, or under a command the others."""
    return (
        g.foes if not hero.marks or not hero.has("commanded") else [other for other in g.upright if other is not hero]
    )


def usable(g: HeroQuest, hero: Hero, slot: str) -> Gear | None:
    """The weapon of a slot; the Wizard never uses others than his own (HQ-6.6)."""
    gear = weapon_in(g, hero, slot)
    if gear is None:
        return None
    weapon = g.lore.weapon(gear.thing)
    barred = hero.kind in weapon.barred or (weapon.only and hero.kind not in weapon.only)
    return None if barred else gear


def through_the_air(g: HeroQuest, hero: Hero, target: Hero | Monster, dice: tuple[Die, ...]) -> tuple[str, ...]:
    """The kinds of dice of a shot or a throw; slanted through a door it has one less (HQ-4.4)."""
    slanted = sight.is_slanted(g, hero.square, target.square)
    return tuple([die.kind for die in (fewer(dice, 1) if slanted else dice)])


def magic_of(g: HeroQuest, gear: Gear | None) -> bool:
    return gear is not None and is_magic(g.lore.weapon(gear.thing), gear)


def strikes_twice(g: HeroQuest, gear: Gear, target: Hero | Monster | None) -> bool:
    """Some blades hate one kind of monster."""
    return isinstance(target, Monster) and g.lore.weapon(gear.thing).foe == target.kind


class Attacks(HeroAct):
    move = m.Attack
    step = "fight"

    def takes(self, g: HeroQuest, figure: Hero, answer: m.Attack) -> Step:
        """Who may attack twice spends the second one first (heroic brew)."""
        return "free" if second_attack(figure) else "fight"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        """With a hand weapon whoever is adjacent, with a ranged one anybody."""
        foes = foes_of(g, figure)
        if not foes:
            return []
        slots = [slot for slot in SLOTS if slot == "hand" or weapon_in(g, figure, slot) is not None]
        near = g.around(figure.square)
        return [
            m.Attack(other.id, slot) for other in foes for slot in slots if slot == "ranged" or near >> other.square & 1
        ]

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
        if not attack_dice(g, figure, gear, target):
            return Refusal("refusal.no-dice", ("HQ-1.2", "HQ-B.14"))
        if answer.weapon == "ranged":
            return why_not_shoot(g, figure, target)
        diagonal = gear is not None and strikes_diagonally(g, figure, gear)
        if not reaches(g, figure, target, diagonal):
            rules = ("HQ-B.8", "HQ-3.7") if g.around(figure.square) >> target.square & 1 else ("HQ-B.8",)
            return Refusal("refusal.out-of-reach", rules, {"target": answer.target})
        return None

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Attack) -> Follows:
        figure.last = answer.weapon
        if second_attack(figure):
            figure.unmark("two_attacks")
        gear, target = usable(g, figure, answer.weapon), g.figure(answer.target)
        if gear is not None and magic_of(g, gear) and strikes_twice(g, gear, target):
            return [self.attack(g, figure, answer), self.attack(g, figure, answer)]
        return self.attack(g, figure, answer)

    def attack(self, g: HeroQuest, figure: Hero, answer: m.Attack) -> Attack:
        target = g.figure(answer.target)
        assert target is not None
        gear = usable(g, figure, answer.weapon)
        dice = attack_dice(g, figure, gear, target)
        how, kinds = "melee", tuple([die.kind for die in dice])
        if answer.weapon == "ranged":
            how = "shot" if sight.line_of_sight(g, figure, target) else "indirect"
            kinds = through_the_air(g, figure, target, dice)
        weapon = "" if gear is None else gear.thing
        return Attack(
            attacker=figure.seat, target=target.id, dice=kinds, how=how, magic=magic_of(g, gear), weapon=weapon
        )

    def expects(self, g: HeroQuest, figure: Hero, answer: m.Attack) -> Sequence[tuple[Told, int]]:
        return odds.of_attack(g, self.attack(g, figure, answer))


def second_attack(hero: Hero) -> bool:
    """A second attack in the same turn is still to be spent."""
    return "fight" in hero.took and hero.has("two_attacks")


def strikes_diagonally(g: HeroQuest, hero: Hero, gear: Gear) -> bool:
    """An Elf with a bow strikes with the Ghost Sword, but not diagonally (HQ-1.8)."""
    weapon = g.lore.weapon(gear.thing)
    archer = g.able(hero, "archer") and weapon.id == GHOST_SWORD and weapon_in(g, hero, "ranged") is not None
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
        foes = foes_of(g, figure)
        if not foes:
            return []
        things = {gear.thing for gear in at_hand(g, figure) if g.lore.weapon(gear.thing).thrown}
        return [m.Throw(monster.id, thing) for thing in sorted(things) for monster in foes]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Throw) -> Refusal | None:
        target = g.figure(answer.target)
        refusal = why_not_fight(g, figure) or why_not_target(g, figure, target)
        if refusal is not None or target is None:
            return refusal
        gear = thrown_gear(g, figure, answer.weapon)
        weapon = g.lore.weapon(gear.thing) if gear is not None else None
        if weapon is None or not weapon.thrown or figure.kind in weapon.barred:
            return Refusal("refusal.not-thrown", ("HQ-4.5",))
        if not attack_dice(g, figure, gear, target, thrown=True):
            return Refusal("refusal.no-dice", ("HQ-B.14",))
        if g.around(figure.square) >> target.square & 1:
            return Refusal("refusal.too-near", ("HQ-4.1",), {"target": target.id})
        if distance(figure.square, target.square, g.plan.width) > weapon.thrown:
            return Refusal("refusal.too-far-to-throw", ("HQ-4.5",), {"n": weapon.thrown})
        return sight.why_not_line(g, figure, target)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Throw) -> Procedure:
        figure.last = "belt" if figure.belt == thrown_gear(g, figure, answer.weapon) else "hand"
        return self.attack(g, figure, answer)

    def attack(self, g: HeroQuest, figure: Hero, answer: m.Throw) -> Attack:
        target = g.figure(answer.target)
        assert target is not None
        gear = thrown_gear(g, figure, answer.weapon)
        kinds = through_the_air(g, figure, target, attack_dice(g, figure, gear, target, thrown=True))
        magic = magic_of(g, gear)
        return Attack(
            attacker=figure.seat, target=target.id, dice=kinds, how="thrown", magic=magic, weapon=answer.weapon
        )

    def expects(self, g: HeroQuest, figure: Hero, answer: m.Throw) -> Sequence[tuple[Told, int]]:
        return odds.of_attack(g, self.attack(g, figure, answer))
