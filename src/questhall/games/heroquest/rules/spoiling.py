"""What rust, notches and broken straps strike (HQ-15.2, HQ-15.3, HQ-15.9), and potions that are lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import vocabulary as v
from ..entities import MASTER, Gear, Hero, Monster
from .acts import Follows
from .breaking import damage_armour, last_used, notch, rust_armour, rust_weapon
from .carrying import lay_off, sets_aside
from .effects import CarryOut, targets, verb

if TYPE_CHECKING:
    from ..state import HeroQuest


def who_chooses(g: HeroQuest, hero: Hero, caster: int) -> int:
    """The seat of an enemy who did it; else the hero's own."""
    figure = g.figure(caster)
    return figure.led_by if isinstance(figure, Monster) and g.enemies(figure, hero) else hero.seat


class WhichPiece(Question["HeroQuest", Any]):
    """The weapon that was used last, or a piece of armour."""

    name = "heroquest.which-piece"

    def options(self, g: HeroQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return [m.Spoil(gear.thing) for gear in frame.pieces(g)]


class Spoils(Procedure):
    """One piece is struck. If there are several, somebody has to choose."""

    seat: int
    what: str
    """weapon, armour, either: by rust; strap: a piece of armour is damaged."""
    chooser: int = MASTER

    def pieces(self, g: HeroQuest) -> list[Gear]:
        hero = g.hero(self.seat)
        weapon = last_used(g, hero) if self.what in ("weapon", "either") else None
        armour = [gear for gear in hero.armour if self.strikes(g, gear)] if self.what != "weapon" else []
        return armour if weapon is None else [weapon, *armour]

    def strikes(self, g: HeroQuest, gear: Gear) -> bool:
        """Rust metal (HQ-15.9); what breaks is whole and not magic (HQ-15.3)."""
        piece = g.lore.armour(gear.thing)
        if self.what == "strap":
            return bool(piece.defence) and not gear.notched and not piece.artifact
        return piece.metal

    @step("HQ-15.2", "HQ-15.3", "HQ-15.9")
    def which_one(self, g: HeroQuest) -> Asking | None:
        pieces = self.pieces(g)
        if len(pieces) > 1:
            return ask(self.chooser, WhichPiece, (self.seat,))
        if pieces:
            self.strike(g, pieces[0])
        self.leave()
        return None

    @step("HQ-15.2", "HQ-15.3", "HQ-15.9")
    def it_is_struck(self, g: HeroQuest) -> None:
        thing = g.said(m.Spoil).thing
        self.strike(g, next(gear for gear in self.pieces(g) if gear.thing == thing))

    def strike(self, g: HeroQuest, gear: Gear) -> None:
        hero = g.hero(self.seat)
        if self.what == "strap":
            damage_armour(g, hero, gear)
        elif gear in hero.armour:
            rust_armour(g, hero, gear)
        else:
            rust_weapon(g, hero)
            sets_aside(g, hero)


@verb(v.Rust)
def rusts(g: HeroQuest, effect: v.Rust, frame: CarryOut) -> Follows:
    heroes = [hero for hero in targets(g, effect.on, frame) if isinstance(hero, Hero)]
    chosen = [who_chooses(g, hero, frame.caster) for hero in heroes]
    return [Spoils(seat=h.seat, what=effect.what, chooser=seat) for h, seat in zip(heroes, chosen, strict=True)]


@verb(v.DamageArmour)
def strap_breaks(g: HeroQuest, effect: v.DamageArmour, frame: CarryOut) -> Follows:
    hero = g.figure(frame.target)
    if not isinstance(hero, Hero):
        return None
    return Spoils(seat=hero.seat, what="strap", chooser=who_chooses(g, hero, frame.caster))


@verb(v.Notch)
def is_notched(g: HeroQuest, effect: v.Notch, frame: CarryOut) -> Follows:
    hero = g.figure(frame.target)
    if isinstance(hero, Hero):
        notch(g, hero)
    return None


@verb(v.LosePotion)
def potion_breaks(g: HeroQuest, effect: v.LosePotion, frame: CarryOut) -> Follows:
    """One by chance."""
    hero = g.figure(frame.target)
    if not isinstance(hero, Hero):
        return None
    potions = [thing for thing in hero.bag if isinstance(g.lore.things[thing], v.Potion)]
    if potions:
        broken = potions[g.draw(len(potions)) - 1]
        g.everybody_learns()
        lay_off(g, hero, broken)
        g.tell("log.breaks", ("HQ-14.2",), seat=hero.seat, thing=broken)
    return None
