"""What spells, cards, potions, furniture and events do, verb by verb.

Each verb of the vocabulary is carried out by one function, which registers here and stands in the file of its subject.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..entities import Hero, Monster
from .acts import Follows

if TYPE_CHECKING:
    from ..state import HeroQuest

F = TypeVar("F", bound=Callable[..., Follows])
VERBS: dict[type[v.Effect], Callable[..., Follows]] = {}


def verb(effect: type[v.Effect]) -> Callable[[F], F]:
    """Registers the function that carries out an effect: of the state, the effect, and the procedure that wants it."""

    def register(function: F) -> F:
        if effect in VERBS:
            raise TypeError(f"two functions carry out {effect.__name__}")
        VERBS[effect] = function
        return function

    return register


class CarryOut(Procedure):
    """Effects one after the other. `origin` says where they are printed (`effects_of`)."""

    origin: str
    caster: int = 0
    """The figure that cast it, drank it, searched; 0: nobody."""
    target: int = 0
    squares: tuple[int, ...] = ()
    """What the caster named: squares, a door or a direction by its number."""
    n: int = 0

    @step("HQ-B.3")
    def next_effect(self, g: HeroQuest) -> Follows:
        effects = effects_of(g, self.origin)
        if self.n >= len(effects):
            return None
        effect = effects[self.n]
        self.n += 1
        self.again()
        g.unsettled = True
        return VERBS[type(effect)](g, effect, self)


def effects_of(g: HeroQuest, origin: str) -> v.Effects:
    """spell:<id>, potion:<id>, artifact:<id>, treasure:<id>, fate:<id>, furniture:<id>:<row>, chest:<n>,
    chest-trap:<n>, event:<n>:<deed> ...; behind a further colon and number an option or a branch of the effect of that number."""
    kind, name, *rest = origin.split(":")
    effects: v.Effects
    if kind == "spell":
        effects = g.lore.spells[name].effects
    elif kind in ("potion", "artifact"):
        thing = g.lore.things[name]
        assert isinstance(thing, v.Potion | v.Artifact)
        effects = thing.effects
    elif kind == "treasure":
        effects = g.lore.treasures[name].effects
    elif kind == "fate":
        effects = g.lore.fates[name].effects
    elif kind == "furniture":
        effects = g.lore.furniture[name].table[int(rest.pop(0))]
    elif kind == "chest":
        effects = g.plan.chests[int(name)].holds
    elif kind == "chest-trap":
        effects = g.plan.chests[int(name)].trap
    else:
        deed = deed_of(g.plan.quest.events[int(name)].do, rest)
        assert isinstance(deed, v.Happens)
        effects = deed.effects
    return branch(effects, rest)


def deed_of(deeds: tuple[v.Deed, ...], rest: list[str]) -> v.Deed:
    """The deed of an event by its number; below a decision by option and number."""
    deed = deeds[int(rest.pop(0))]
    if isinstance(deed, v.Decide):
        return deed_of(deed.options[int(rest.pop(0))].do, rest)
    return deed


def branch(effects: v.Effects, rest: list[str]) -> v.Effects:
    while rest:
        effect = effects[int(rest.pop(0))]
        if isinstance(effect, v.Choice):
            effects = effect.options[int(rest.pop(0))]
        else:
            assert isinstance(effect, v.MindTest)
            effects = effect.fails
    return effects


def targets(g: HeroQuest, on: v.On, frame: CarryOut) -> list[Hero | Monster]:
    """Whom an effect speaks of."""
    caster, target = g.figure(frame.caster), g.figure(frame.target)
    if on == "target":
        return [target] if target is not None else []
    if on == "self":
        return [caster] if caster is not None else []
    if on == "all_heroes":
        return list(g.upright)
    centre: Any = caster or target
    region, around = g.region(centre.square), g.around(centre.square)
    if on == "heroes_here":
        return [hero for hero in g.present if region >> hero.square & 1 and hero.state != "dead"]
    if on == "monsters_here":
        return [monster for monster in g.foes if region >> monster.square & 1]
    if on == "others_here":
        return [figure for figure in g.figures() if region >> figure.square & 1 and figure is not centre]
    if on == "adjacent_heroes":
        return [hero for hero in g.upright if around >> hero.square & 1]
    if on == "self_and_adjacent_heroes":
        return [hero for hero in g.upright if around >> hero.square & 1 or hero is centre]
    return in_line(g, centre.square, frame.squares)


def in_line(g: HeroQuest, start: int, squares: tuple[int, ...]) -> list[Hero | Monster]:
    """Figures on the squares of a line that the caster named, the nearest first."""
    return [figure for square in squares if (figure := g.at(square)) is not None and square != start]
