"""HQ-14.1, HQ-14.2: recognising ingredients and brewing potions, at an alchemist's table or by experiment."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from ..dice import SKULL, WHITE
from ..entities import Hero
from .acts import HeroAct
from .carrying import lay_off
from .testing import mind_test, why_not_think
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest

WEAK_POTION = "healing_2"
BLAST, LOST, WEAK, STAYS, WORKS, ONE_LEFT = range(1, 7)
"""The rows of the experiment table."""


class Recognises(HeroAct):
    """A mind test, once for each hero and find."""

    move = m.Recognise

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        return [m.Recognise(n + 1) for n in range(len(figure.unknown))]

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Recognise) -> Refusal | None:
        if not 1 <= answer.find <= len(figure.unknown):
            return Refusal("refusal.nothing-there", ("HQ-14.1",))
        if figure.kind in figure.unknown[answer.find - 1].tried:
            return Refusal("refusal.tried", ("HQ-14.1",))
        return why_not_think(figure)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Recognise) -> Procedure | None:
        i = answer.find - 1
        find = figure.unknown[i]
        known = mind_test(g, figure)
        rest = (replace(find, tried=(*find.tried, figure.kind)),) if not known else ()
        figure.unknown = figure.unknown[:i] + rest + figure.unknown[i + 1 :]
        if known:
            figure.ingredients += (find.thing,)
            g.everybody_learns()
            g.tell("log.recognises", ("HQ-14.1",), seat=figure.seat, thing=find.thing)
        return None


def at_a_bench(g: HeroQuest, hero: Hero) -> bool:
    around = g.around(hero.square)
    return any(around & piece.squares for piece in g.plan.furniture.values() if g.lore.furniture[piece.kind].brews)


class Brews(HeroAct):
    """The action of the turn."""

    move = m.Brew
    step = "act"

    def candidates(self, g: HeroQuest, figure: Hero) -> Iterable[Answer]:
        if len(figure.ingredients) < 2:
            return []
        found: list[Answer] = []
        carried = sorted(figure.ingredients)
        for recipe in g.lore.recipes.values():
            shelf = sorted(set(carried)) if recipe.different else carried
            found += [m.Brew(recipe.id, chosen) for chosen in dict.fromkeys(combinations(shelf, recipe.ingredients))]
        return found

    def why_not(self, g: HeroQuest, figure: Hero, answer: m.Brew) -> Refusal | None:
        recipe = g.lore.recipes.get(answer.recipe)
        if recipe is None:
            return Refusal("refusal.no-recipe", ("HQ-14.2",))
        chosen = answer.ingredients
        if any(chosen.count(one) > figure.ingredients.count(one) for one in chosen):
            return Refusal("refusal.no-ingredients", ("HQ-14.1",))
        if len(chosen) != recipe.ingredients:
            return Refusal("refusal.how-many-ingredients", ("HQ-14.2",), {"n": recipe.ingredients})
        if recipe.different and len(set(chosen)) != len(chosen):
            return Refusal("refusal.not-different", ("HQ-14.2",), {"n": recipe.ingredients})
        return why_not_think(figure)

    def carry_out(self, g: HeroQuest, figure: Hero, answer: m.Brew) -> Procedure | None:
        recipe = g.lore.recipes[answer.recipe]
        if at_a_bench(g, figure):
            uses_up(g, figure, answer.ingredients)
            fills_vial(g, figure, recipe.potion)
            return None
        return Experiment(seat=figure.seat, recipe=recipe.id, ingredients=answer.ingredients)


def uses_up(g: HeroQuest, hero: Hero, ingredients: tuple[str, ...]) -> None:
    for ingredient in ingredients:
        lay_off(g, hero, ingredient)


def fills_vial(g: HeroQuest, hero: Hero, potion: str) -> None:
    hero.bag += (potion,)
    g.tell("log.brews", ("HQ-14.2",), seat=hero.seat, thing=potion)


class Experiment(Procedure):
    """Without an alchemist's table."""

    seat: int
    recipe: str
    ingredients: tuple[str, ...]

    @step("HQ-14.1")
    def the_table(self, g: HeroQuest) -> Procedure | None:
        hero = g.hero(self.seat)
        rolled = g.roll("experiment", seat=self.seat)
        g.tell("log.experiment", ("HQ-14.1",), seat=self.seat, rolled=rolled)
        if rolled != STAYS:
            uses_up(g, hero, self.ingredients[1:] if rolled == ONE_LEFT else self.ingredients)
        if rolled in (WORKS, ONE_LEFT):
            fills_vial(g, hero, g.lore.recipes[self.recipe].potion)
        elif rolled == WEAK:
            fills_vial(g, hero, WEAK_POTION)
        elif rolled == BLAST:
            return Loses(figure=self.seat, n=g.throw("blast", (WHITE,), seat=self.seat).count(SKULL))
        return None
