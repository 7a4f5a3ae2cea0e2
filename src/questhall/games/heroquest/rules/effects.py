"""What spells, cards, potions, furniture and events do, verb by verb.

Each verb of the vocabulary is carried out by one function, which registers here and stands in the file of its subject.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from questhall.kernel.answers import Refusal
from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..entities import Hero, Monster
from .acts import Follows

if TYPE_CHECKING:
    from ..state import HeroQuest

F = TypeVar("F", bound=Callable[..., Follows])
VERBS: dict[type[v.Effect], Callable[..., Follows]] = {}
FITS: dict[type[v.Effect], Callable[..., Refusal | None]] = {}
"""What an effect asks of whom or what it is aimed at."""
W = TypeVar("W", bound=Callable[..., Refusal | None])


def verb(effect: type[v.Effect]) -> Callable[[F], F]:
    """Registers the function that carries out an effect: of the state, the effect, and the procedure that wants it."""

    def register(function: F) -> F:
        if effect in VERBS:
            raise TypeError(f"two functions carry out {effect.__name__}")
        VERBS[effect] = function
        return function

    return register


def fits(effect: type[v.Effect]) -> Callable[[W], W]:
    """Registers what says why an effect does not fit: of the state, the effect, the caster, and what is named."""

    def register(function: W) -> W:
        FITS[effect] = function
        return function

    return register


class Named(NamedTuple):
    """What a caster aims at: a figure, or squares; a door by its number."""

    target: Hero | Monster | None
    squares: tuple[int, ...] = ()


def why_not_effects(g: HeroQuest, effects: v.Effects, caster: Hero | Monster, named: Named) -> Refusal | None:
    """All of them must fit; of a choice, one option."""
    for effect in effects:
        if isinstance(effect, v.Choice):
            refusals = [why_not_effects(g, option, caster, named) for option in effect.options]
            refusal = None if None in refusals else refusals[0]
        else:
            fit = FITS.get(type(effect))
            refusal = None if fit is None else fit(g, effect, caster, named)
        if refusal is not None:
            return refusal
    return None


class CarryOut(Procedure):
    """Effects one after the other. `origin` says where they are printed (`effects_of`)."""

    origin: str
    caster: int = 0
    """The figure that cast it, drank it, searched; 0: nobody."""
    target: int = 0
    squares: tuple[int, ...] = ()
    """What the caster named: squares, the squares of a line, or a door by its number."""
    spared: tuple[int, ...] = ()
    """Figures that it does not touch: they have warded it off."""
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
    chest-trap:<n>, event:<n>:<deed> ...; behind a further colon and number an option or a branch of the effect of
    that number."""
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


def branched(frame: CarryOut, *way: int) -> CarryOut:
    """The same with a branch of the effect that was carried out last."""
    origin = ":".join([frame.origin, str(frame.n - 1), *[str(number) for number in way]])
    return CarryOut(origin=origin, caster=frame.caster, target=frame.target, squares=frame.squares, spared=frame.spared)


def targets(g: HeroQuest, on: v.On, frame: CarryOut) -> list[Hero | Monster]:
    """Whom an effect speaks of, without those who have warded it off."""
    found = all_targets(g, on, frame)
    return [figure for figure in found if figure.id not in frame.spared] if frame.spared else found


def all_targets(g: HeroQuest, on: v.On, frame: CarryOut) -> list[Hero | Monster]:
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
        return [figure for figure in g.living() if region >> figure.square & 1 and figure is not centre]
    if on == "adjacent_heroes":
        return [hero for hero in g.upright if around >> hero.square & 1]
    if on == "self_and_adjacent_heroes":
        return [hero for hero in g.upright if around >> hero.square & 1 or hero is centre]
    return in_line(g, centre.square, frame.squares)


def in_line(g: HeroQuest, start: int, squares: tuple[int, ...]) -> list[Hero | Monster]:
    """Figures on the squares of a line that the caster named, the nearest first."""
    return [figure for square in squares if square != start for figure in g.all_at(square)]
