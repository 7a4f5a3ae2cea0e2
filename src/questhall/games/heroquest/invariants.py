"""What is true of every table, whatever happens: random games are checked for it."""

from __future__ import annotations

from .dungeon.squares import mask_of
from .entities import Hero, Monster
from .rules.falling import Falling
from .rules.moving import Moving
from .state import HeroQuest


def broken(g: HeroQuest) -> list[str]:
    return [*figures(g), *squares(g), *heroes(g), *decks(g)]


def figures(g: HeroQuest) -> list[str]:
    """Nobody stands in a wall, on furniture or on somebody else."""
    found, stood = [], dict[int, str]()
    several = g.plan.stairs | g.pits
    if any(isinstance(frame, Moving) for frame in g.stack):  # somebody is just passing through
        several = ~0
    for figure in g.figures():
        name = figure.kind
        if not g.plan.floor >> figure.square & 1:
            found.append(f"{name} stands on no floor: {figure.square}")
        elif g.plan.furnished >> figure.square & 1 or g.rubble >> figure.square & 1:
            found.append(f"{name} stands in something solid: {figure.square}")
        if isinstance(figure, Monster):
            if figure.body <= 0:
                found.append(f"{name} is dead and stands there")
            if not g.side(figure) and g.plan.stairs >> figure.square & 1:
                found.append(f"{name} stands on the stairway")
        other = stood.get(figure.square)
        if other is not None and not several >> figure.square & 1:
            found.append(f"{name} and {other} share a square: {figure.square}")
        stood[figure.square] = name
    return found


def squares(g: HeroQuest) -> list[str]:
    found = []
    if g.opened & ~mask_of(g.plan.doors):
        found.append("a door is open that does not exist")
    for figure in g.figures():
        if not g.seen >> figure.square & 1:
            found.append(f"{figure.kind} stands where nothing was uncovered: {figure.square}")
    return found


def heroes(g: HeroQuest) -> list[str]:
    found = []
    for hero in g.heroes:
        falling = any(getattr(frame, "seat", 0) == hero.seat and isinstance(frame, Falling) for frame in g.stack)
        if hero.state == "up" and not falling and not 0 < hero.body <= hero.full_body:
            found.append(f"{hero.kind} is up with {hero.body} of {hero.full_body}")
        if hero.gold < 0:
            found.append(f"{hero.kind} owes gold")
        if hero.mind > hero.full_mind + mind_from_things(g, hero):
            found.append(f"{hero.kind} has too much mind")
        if len(hero.weapons) > 2:
            found.append(f"{hero.kind} carries {len(hero.weapons)} large weapons")
        if len([gear for gear in hero.armour if g.lore.armour(gear.thing).defence]) > 3:
            found.append(f"{hero.kind} wears too much")
        for thing in hero.bag:
            if thing not in g.lore.things:
                found.append(f"{hero.kind} carries an unknown thing: {thing}")
        if any(left < 0 for left in hero.base):
            found.append(f"{hero.kind} has cast more base spells than there were")
    return found


def mind_from_things(g: HeroQuest, hero: Hero) -> int:
    worn = [g.lore.armour(gear.thing).mind for gear in hero.armour]
    carried = [getattr(g.lore.things[thing], "n", 0) for thing in hero.bag if thing in g.lore.things]
    return sum(worn) + sum(carried)


def decks(g: HeroQuest) -> list[str]:
    """No deck grows beyond its cards."""
    most = sum([card.count for card in g.lore.treasures.values()])
    return ["the treasure deck has grown"] if len(g.treasures) > most else []
