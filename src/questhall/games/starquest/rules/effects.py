"""What skills, abilities, spells, kits and finds do, verb by verb.

Each verb of the vocabulary is carried out by one function, which registers here and stands in the file of its subject.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from questhall.kernel.procedure import Procedure, step

from .. import vocabulary as v
from ..entities import NOBODY, Hero, Unit
from .acts import Follows

if TYPE_CHECKING:
    from ..state import StarQuest

F = TypeVar("F", bound=Callable[..., Follows])
B = TypeVar("B", bound=Callable[..., bool])
VERBS: dict[type[v.AnyEffect], Callable[..., Follows]] = {}
RULES = {"skill": "ST-79", "ability": "ST-78", "spell": "ST-115", "kit": "ST-201", "found": "ST-74"}
"""By what an effect comes about."""
USES: dict[type[v.AnyEffect], Callable[..., bool]] = {}
"""When an effect changes something for somebody; one that is not here always does, for whoever is conscious."""


def verb(effect: type[v.AnyEffect]) -> Callable[[F], F]:
    """Registers the function that carries out an effect: of the state, the effect, the target, and who does it."""

    def register(function: F) -> F:
        if effect in VERBS:
            raise TypeError(f"two functions carry out {effect.__name__}")
        VERBS[effect] = function
        return function

    return register


def of_use(effect: type[v.AnyEffect]) -> Callable[[B], B]:
    """Registers what says whether an effect changes anything: of the state, the effect, and the target."""

    def register(function: B) -> B:
        USES[effect] = function
        return function

    return register


def is_of_use(g: StarQuest, effects: v.Effects, target: Unit) -> bool:
    """Whether one of them changes something: nobody is patched up who is not hurt."""
    return any(uses(g, effect, target) for effect in effects)


def uses(g: StarQuest, effect: v.AnyEffect, target: Unit) -> bool:
    """An unconscious hero is nobody's target, but for what raises him (ST-234)."""
    if isinstance(target, Hero) and target.down != isinstance(effect, v.Raise):
        return False
    asks = USES.get(type(effect))
    return asks is None or asks(g, effect, target)


class CarryOut(Procedure):
    """Effects one after the other, each for every target. `origin` says where they are printed (`effects_of`)."""

    origin: str
    by: int = NOBODY
    """The unit that does it; nobody: a trap."""
    targets: tuple[int, ...] = ()
    n: int = 0

    @step("ST-79", "ST-115", "ST-201")
    def next_effect(self, g: StarQuest) -> list[Procedure] | None:
        effects = effects_of(g, self.origin)
        if self.n >= len(effects):
            return None
        effect = effects[self.n]
        self.n += 1
        self.again()
        g.unsettled = True
        follows: list[Procedure] = []
        for target in [unit for unit in [g.unit(number) for number in self.targets] if unit is not None]:
            found = VERBS[type(effect)](g, effect, target, self)
            follows += [] if found is None else found if isinstance(found, list) else [found]
        return follows


def rules_of(frame: CarryOut) -> tuple[str, ...]:
    """The rule that a line about an effect names."""
    return (RULES[frame.origin.partition(":")[0]],)


def effects_of(g: StarQuest, origin: str) -> v.Effects:
    """skill:<id>, ability:<id>, spell:<id>, kit:<id>, found:<id>."""
    kind, _, name = origin.partition(":")
    match kind:
        case "skill":
            return g.lore.skills[name].effects
        case "ability":
            return g.lore.abilities[name].effects
        case "spell":
            return g.lore.spells[name].effects
        case "kit":
            return g.lore.kits[name].effects
        case _:
            return g.lore.discoveries[name].effects


def chooser(g: StarQuest, target: Unit, frame: CarryOut) -> int | None:
    """Whose choice it is: that of whoever does it, else of whom it happens to; None: it is written down."""
    by = g.unit(frame.by)
    return g.leader_of(target if by is None else by)
