"""Potions of what was found: what somebody needs first, at an alchemist's table if there is one (HQ-14.1, HQ-14.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer

from .. import moves as m
from ..dungeon.squares import mask_of
from ..view_figures import HeroView
from .health import missing

if TYPE_CHECKING:
    from .hero import HeroMind

AWAY = 12
"""Steps to a table that brewing is worth."""
HURT = 4
"""Points that have to be missing before somebody tries it without a table."""


def brews(mind: HeroMind) -> Answer | None:
    """Without a table most of it is spoilt, so that it takes a need."""
    if mind.acted or len(mind.me.ingredients) < 2:
        return None
    wanted, urgent = what(mind)
    answer = next((found for recipe in wanted if (found := mixture(mind, recipe)) is not None), None)
    if answer is None or not mind.may(answer):
        return None
    tables = benches(mind)
    if tables & mind.board.around(mind.me.square):
        return answer
    if tables:
        beside = 0
        for square in mind.costs:
            if mind.board.around(square) & tables:
                beside |= 1 << square
        if beside:
            return mind.walk(mind.cheapest(beside))
        near = mind.board.spread(tables) & mind.board.heroes_pass
        if mind.steps_to(near) <= AWAY:
            return mind.walk_towards(near)
    return answer if urgent else None


def what(mind: HeroMind) -> tuple[list[str], bool]:
    """Potions by how much they are needed, and whether somebody needs the first of them now."""
    company = mind.board.present
    marks = {mark.kind for hero in company for mark in hero.marks}
    needed = ["elixir_of_life"] if any(hero.state == "dead" for hero in company) else []
    needed += ["plague_cure"] if "weakened" in marks else []
    needed += ["injury_cure"] if marks & {"injured_move", "injured_attack", "injured_defence"} else []
    needed += ["healing_4"] if any(is_hurt(hero) for hero in company) else []
    return list(dict.fromkeys([*needed, "healing_4"])), bool(needed)


def is_hurt(hero: HeroView) -> bool:
    return hero.state == "down" or missing(hero) >= HURT


def mixture(mind: HeroMind, potion: str) -> m.Brew | None:
    """The recipe of a potion with what is at hand; of what there is much, first."""
    recipe = next((one for one in mind.lore.recipes.values() if one.potion == potion), None)
    if recipe is None:
        return None
    carried = sorted(mind.me.ingredients, key=lambda one: (-mind.me.ingredients.count(one), one))
    shelf = list(dict.fromkeys(carried)) if recipe.different else carried
    if len(shelf) < recipe.ingredients:
        return None
    return m.Brew(recipe.id, tuple(sorted(shelf[: recipe.ingredients])))


def benches(mind: HeroMind) -> int:
    """Alchemists' tables that were seen."""
    tables = [piece for piece in mind.board.view.furniture if mind.lore.furniture[piece.kind].brews]
    return mask_of([square for piece in tables for square in piece.squares])
