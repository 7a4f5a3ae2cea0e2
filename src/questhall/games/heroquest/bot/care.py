"""Keeping each other alive: potions, herbs, healing spells, and whoever lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from .. import vocabulary as v
from ..view_figures import HeroView
from . import brewing, conjuring, health, nimble, wizardry

if TYPE_CHECKING:
    from .hero import HeroMind

HEALING_HANDS = ("heal_base", "spring_of_life", "heal", "cleansing")
"""In the order in which they are spent in peace."""
low, missing = health.low, health.missing


def healing_potions(mind: HeroMind, hero: HeroView) -> list[str]:
    """The weakest first."""
    found = [thing for thing in dict.fromkeys(hero.bag) if is_healing(mind, thing)]
    return sorted(found, key=lambda thing: mind.lore.things[thing].price)


def is_healing(mind: HeroMind, thing: str) -> bool:
    card = mind.lore.things[thing]
    return isinstance(card, v.Potion) and card.healing


# --- in passing ---------------------------------------------------------------------------------------


def at_once(mind: HeroMind) -> Answer | None:
    """What comes before everything else: lives that can be saved, a refuge, and the nimbleness of an Elf."""
    return from_the_bag(mind) or conjuring.hides(mind) or nimble.is_nimble(mind)


def from_the_bag(mind: HeroMind) -> Answer | None:
    """What takes no action: whoever lies beside one first, then oneself, then strength for the fight."""
    if not mind.me.bag or mind.me.mind <= 0:
        return None
    near = mind.board.around(mind.me.square)
    for hero in mind.board.present:
        if hero.state in ("down", "dead") and near >> hero.square & 1:
            for thing in mind.me.bag:
                if (is_healing(mind, thing) if hero.state == "down" else revives(mind, thing)) and mind.may(
                    m.Drink(thing, hero.seat)
                ):
                    return m.Drink(thing, hero.seat)
    potions = healing_potions(mind, mind.me)
    if potions and low(mind.me, mind.weights) and missing(mind.me) >= 2 and (mind.foes or not others_heal(mind)):
        return m.Drink(potions[-1] if missing(mind.me) >= 4 else potions[0], mind.me.seat)
    return cures(mind) or strengthens(mind) or hands_over(mind)


def revives(mind: HeroMind, thing: str) -> bool:
    card = mind.lore.things[thing]
    return isinstance(card, v.Potion) and any(isinstance(effect, v.Revive) for effect in card.effects)


def others_heal(mind: HeroMind) -> bool:
    """Whether somebody can heal without a potion."""
    return any(hero.base[1] > 0 or "heal" in hero.spells for hero in mind.board.upright)


def cures(mind: HeroMind) -> Answer | None:
    kinds = {mark.kind for mark in mind.me.marks}
    wanted = {"weakened": "plague_cure", "poisoned": "antidote", "injured_attack": "injury_cure",
              "injured_defence": "injury_cure", "injured_move": "injury_cure"}  # fmt: skip
    for kind, thing in wanted.items():
        if kind in kinds and thing in mind.me.bag and mind.may(m.Drink(thing, mind.me.seat)):
            return m.Drink(thing, mind.me.seat)
    return None


def strengthens(mind: HeroMind) -> Answer | None:
    """Strength before a strong enemy, resilience when one is pressed, two tongues for who has two spells."""
    if mind.acted or not mind.foes:
        return None
    beside = mind.board.beside(mind.me.square)
    foes = [foe for foe in mind.foes if beside >> foe.square & 1]
    strong = [foe for foe in foes if foe.body >= 2 or foe.attack >= 4]
    for thing, wanted in (
        ("heroic_brew", bool(strong)),
        ("strength", bool(strong)),
        ("battle", bool(strong)),
        ("resilience", bool(strong) and mind.me.body * 2 <= mind.me.full_body),
    ):
        if wanted and thing in mind.me.bag and mind.may(m.Drink(thing, mind.me.seat)):
            return m.Drink(thing, mind.me.seat)
    return None


def hands_over(mind: HeroMind) -> Answer | None:
    """A healing potion to whoever is low and has none, if one does not need it oneself."""
    potions = healing_potions(mind, mind.me)
    if not potions or low(mind.me, mind.weights):
        return None
    near = mind.board.around(mind.me.square)
    for hero in mind.board.upright:
        needs = low(hero, mind.weights) and missing(hero) >= 2 and (mind.foes or not others_heal(mind))
        if needs and hero.seat != mind.me.seat and near >> hero.square & 1 and hero.mind > 0:
            answer = m.Drink(potions[0], hero.seat)
            if mind.may(answer):
                return answer
    return None


# --- in peace ---------------------------------------------------------------------------------------------


def in_peace(mind: HeroMind) -> Answer | None:
    """Nobody fights: who lies is woken, who is hurt is healed, and potions are brewed."""
    if mind.me.mind <= 0:
        return None
    return wakes(mind) or heals(mind) or herbs(mind) or brewing.brews(mind)


def wakes(mind: HeroMind) -> Answer | None:
    """With a potion one has to be beside, a spell needs the visible area."""
    lying = [hero for hero in mind.board.present if hero.state == "down" and hero.woken_by not in ("rest", "rising")]
    if not lying:
        return None
    potions = healing_potions(mind, mind.me)
    spells = [] if mind.acted else [spell for spell in HEALING_HANDS if spell in wizardry.castable(mind)]
    for hero in lying:
        for spell in spells:
            if mind.may(m.Cast(spell, hero.seat)):
                return m.Cast(spell, hero.seat)
        if potions or spells or (mind.acted and mind.me.base[1]):
            step = mind.walk_towards(mind.board.around(hero.square) & (mind.board.free | 1 << mind.me.square))
            if step is not None and mind.may(step):
                return step
    return None


def heals(mind: HeroMind) -> Answer | None:
    if mind.acted:
        return None
    share = mind.weights.hurt_share
    hurt = [hero for hero in mind.board.upright if missing(hero) >= 2 and hero.body * share <= hero.full_body]
    for hero in sorted(hurt, key=lambda hero: (hero.body, hero.seat)):
        for spell in HEALING_HANDS:
            kept = spell != "heal_base" and not low(hero, mind.weights)
            if spell in wizardry.castable(mind) and not kept and mind.may(m.Cast(spell, hero.seat)):
                return m.Cast(spell, hero.seat)
    return None


def herbs(mind: HeroMind) -> Answer | None:
    """The Elf's, on whoever is beside and misses most (HQ-1.6)."""
    if mind.acted or "herbs" not in mind.kind.abilities:
        return None
    near = mind.board.beside(mind.me.square) | 1 << mind.me.square
    hurt = [hero for hero in mind.board.upright if near >> hero.square & 1 and missing(hero) >= mind.weights.herbs]
    for hero in sorted(hurt, key=lambda hero: (-missing(hero), hero.seat)):
        if mind.may(m.Herbs(hero.seat)):
            return m.Herbs(hero.seat)
    return None
