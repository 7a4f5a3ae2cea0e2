"""When it is time to go home, and whether the party takes on more (ST-194, ST-297)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import StarQuest
    from .scene import Scene
    from .weights import Weights

TOO_LONG = 28
"""Rounds after which a mission that gets nowhere is given up."""


def health(g: StarQuest) -> float:
    """What is left of the party, as a share."""
    left = [0 if hero.down else hero.tough - hero.model.wounds for hero in g.heroes]
    return sum(left) / sum([hero.tough for hero in g.heroes])


def is_fit(g: StarQuest, weights: Weights) -> bool:
    return not any(hero.down for hero in g.heroes) and health(g) >= weights.fit


def is_enough(g: StarQuest, weights: Weights) -> bool:
    """Whether whatever is still open is not worth it."""
    if g.primary_done:
        return any(hero.down for hero in g.heroes) or health(g) < weights.worn
    return g.round > TOO_LONG


def is_time(scene: Scene) -> bool:
    """Whether a hero says so. What threatens all of them together counts as well."""
    g = scene.g
    if is_enough(g, scene.weights):
        return True
    if not g.primary_done:
        return False
    heroes = g.conscious
    danger = sum([scene.of(hero).danger(hero.spot) for hero in heroes])
    return danger > 0.5 * sum([hero.tough - hero.model.wounds for hero in heroes])
