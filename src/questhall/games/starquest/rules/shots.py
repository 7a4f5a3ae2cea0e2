"""What a unit can shoot with at whom, and with which dice (ST-36 to ST-38, ST-140 to ST-147, ST-154)."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import TYPE_CHECKING

from .. import values
from ..entities import Model, Unit
from ..measuring import within
from ..space.measure import INCH
from ..space.sight import Body
from ..space.terrain import Spot
from ..values import Gun
from . import sighting
from .hits import who_takes
from .salvos import REND, Dice, Salvo, heeded, is_usable, needed_to_hit, own_modifiers, salvo_of
from .testing import natural

if TYPE_CHECKING:
    from ..state import StarQuest

FAR = 9 * INCH
"""Beyond it Stealth hides and Relentless counts (ST-146, ST-154)."""
Stand = Mapping[int, Spot]
"""Where the models of a unit would stand, by their numbers; those that are not named stand where they are."""
HERE: Stand = {}


class Shooter:
    """A model that shoots at a target, from where it stands or would stand. What is found out is kept."""

    def __init__(self, g: StarQuest, unit: Unit, model: Model, body: Body, aim: Aimed) -> None:
        self.g, self.unit, self.model, self.body, self.aim = g, unit, model, body, aim
        self.sees: dict[int, bool] = {}
        self.covers: dict[bool, int] = {}

    def reaches(self, gun: Gun) -> bool:
        """A model of the target in range and in sight; indirect fire needs no sight (ST-36, ST-141)."""
        for n, their in enumerate(self.aim.theirs):
            if within(self.body, their, gun.range) and (gun.weapon.indirect or self.can_see(n)):
                return True
        return False

    def can_see(self, n: int) -> bool:
        if n not in self.sees:
            self.sees[n] = sighting.seen(self.g, self.body, self.aim.theirs[n : n + 1], self.aim.others)
        return self.sees[n]

    def is_far(self) -> bool:
        return not any(within(self.body, their, FAR) for their in self.aim.theirs)

    def cover(self, gun: Gun) -> int:
        """Of whoever takes the hits; Blast and sharp shots ignore it (ST-106)."""
        if gun.weapon.blast or gun.sharp or self.unit.has("sharp"):
            return 0
        only_in = gun.weapon.indirect
        if only_in not in self.covers:
            aim = self.aim
            self.covers[only_in] = sighting.cover(self.g, self.body, aim.takes, aim.before, only_in)
        return self.covers[only_in]

    def dice(self, gun: Gun, moved: bool) -> Dice:
        g, unit, weapon, far = self.g, self.unit, gun.weapon, self.is_far()
        modifiers = own_modifiers(unit)
        if far and self.aim.stealth and not unit.has("sharp"):
            modifiers.append(("stealth", -1))
        if moved and weapon.indirect:
            modifiers.append(("indirect", -1))
        counted = heeded(gun, modifiers)
        relentless = far and values.rule_of(g, unit, self.model, "relentless")
        return Dice(
            gun.attacks,
            needed_to_hit(g, unit, gun, counted),
            gun.ap,
            self.cover(gun),
            weapon.surge + bool(relentless),
            REND if weapon.rending else 0,
            counted,
        )


class Aimed:
    """What all shots at a target have in common."""

    def __init__(self, g: StarQuest, unit: Unit, target: Unit) -> None:
        self.theirs = g.bodies(target)
        self.takes = who_takes(g, target)
        self.others = sighting.third(g, unit, target)
        self.before = self.others if self.takes is target else sighting.third(g, unit, self.takes)
        """Who may cover whoever takes the hits."""
        self.stealth = values.all_have(g, target, "stealth")


def shots(
    g: StarQuest,
    unit: Unit,
    target: Unit,
    moved: bool,
    stand: Stand = HERE,
    names: Container[str] | None = None,
) -> list[Salvo]:
    """All that a unit can fire at a target, or only weapons of some names, in the order in which it is dealt with."""
    guns = {model.n: ranged(g, unit, model, names) for model in unit.models}
    if not any(guns.values()):
        return []
    aim = Aimed(g, unit, target)
    found: dict[str, tuple[Gun, list[Dice]]] = {}
    for shooter in shooters(g, unit, aim, stand):
        for gun in guns[shooter.model.n]:
            if shooter.reaches(gun):
                found.setdefault(gun.name, (gun, []))[1].append(shooter.dice(gun, moved))
    deadly = unit.total("deadly")
    return sorted([salvo_of("shot", gun, dice, deadly) for gun, dice in found.values()], key=lambda salvo: salvo.rank)


def shooters(g: StarQuest, unit: Unit, aim: Aimed, stand: Stand = HERE) -> list[Shooter]:
    r, height = values.radius(g, unit), values.height(g, unit)
    return [Shooter(g, unit, model, Body(stand.get(model.n, model.spot), r, height), aim) for model in unit.models]


def ranged(g: StarQuest, unit: Unit, model: Model, names: Container[str] | None = None) -> list[Gun]:
    """The weapons that a model could fire now."""
    return [
        gun
        for gun in values.guns(g, unit, model)
        if gun.range and is_usable(unit, gun) and (names is None or gun.name in names)
    ]


def names_of(g: StarQuest, unit: Unit) -> list[str]:
    """What a unit could fire at all, by name."""
    return list(dict.fromkeys([gun.name for model in unit.models for gun in ranged(g, unit, model)]))


def in_reach(g: StarQuest, unit: Unit, name: str, targets: Sequence[Unit]) -> list[Unit]:
    """Those of some units that a weapon can be fired at."""
    return [target for target in targets if why_not_reach(g, unit, name, target) is None]


def why_not_reach(g: StarQuest, unit: Unit, name: str, target: Unit) -> str | None:
    """The key of a refusal: too far away, or not in sight."""
    found = "refusal.shot-range"
    for shooter in shooters(g, unit, Aimed(g, unit, target)):
        for gun in ranged(g, unit, shooter.model, (name,)):
            if shooter.reaches(gun):
                return None
            if any(within(shooter.body, their, gun.range) for their in shooter.aim.theirs):
                found = "refusal.shot-sight"
    return found


def volley(g: StarQuest, unit: Unit, target: Unit, attacks: int, quality: int, ap: int) -> Salvo:
    """Something beside the unit shoots, at a Quality of its own and otherwise from there (vocabulary: Volley)."""
    aim = Aimed(g, unit, target)
    shooter = shooters(g, unit, aim)[0]
    modifiers = (("stealth", -1),) if aim.stealth and shooter.is_far() else ()
    cover = sighting.cover(g, shooter.body, aim.takes, aim.before)
    need = natural(quality, sum([n for _, n in modifiers]))
    return Salvo("volley", "", (Dice(attacks, need, ap, cover, modifiers=modifiers),))
