"""Who strikes in a melee, and with which dice (ST-51, ST-52, ST-122, ST-135, ST-138, ST-158, ST-220, ST-259)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import values
from ..entities import Model, Unit
from ..measuring import gap_within
from ..space.measure import INCH, square
from ..space.sight import Body
from ..values import Gun
from .salvos import REND, Dice, Salvo, alike, heeded, is_usable, needed_to_hit, own_modifiers, salvo_of

if TYPE_CHECKING:
    from ..state import StarQuest

ASIDE, ABOVE = 2 * INCH, 4 * INCH
IMPACT = 2
"""What an Impact die needs (ST-139)."""


def is_reached(one: Body, other: Body) -> bool:
    """2 inches in plan, 4 inches between the levels (ST-51, ST-259)."""
    if abs(one.spot.level - other.spot.level) > ABOVE:
        return False
    return gap_within(square(one.point, other.point), one.radius + other.radius, ASIDE * ASIDE)


def fighters(g: StarQuest, unit: Unit, foe: Unit) -> tuple[Model, ...]:
    """The models that must strike."""
    theirs = g.bodies(foe)
    return tuple([model for model in unit.models if any(is_reached(g.body(unit, model), their) for their in theirs)])


def could_strike(g: StarQuest, unit: Unit, foe: Unit) -> tuple[Model, ...]:
    """The models that a charge would bring near enough, if nothing were in their way."""
    far, radii = values.allowance(g, unit, "charge") + ASIDE, values.radius(g, unit) + values.radius(g, foe)
    theirs = [other.spot.point for other in foe.models]
    return tuple(
        [one for one in unit.models if any(gap_within(square(one.spot.point, p), radii, far * far) for p in theirs)]
    )


def blades(g: StarQuest, unit: Unit, model: Model) -> list[Gun]:
    return [gun for gun in values.guns(g, unit, model) if not gun.range and is_usable(unit, gun)]


def counters(g: StarQuest, unit: Unit) -> int:
    """Models with Counter (ST-123)."""
    return sum([any(gun.weapon.counter for gun in blades(g, unit, model)) for model in unit.models])


def is_tired(unit: Unit) -> bool:
    """Shaken units count as fatigued (ST-67)."""
    return unit.fatigued or unit.shaken


def first_strikes(g: StarQuest, unit: Unit, foe: Unit) -> list[Salvo]:
    """Of a unit that was charged, with Counter."""
    return salvos(g, unit, fighters(g, unit, foe), charging=False, counter=True)


def strikes_back(g: StarQuest, unit: Unit, foe: Unit) -> list[Salvo]:
    """With everything that has not struck yet (ST-224)."""
    return salvos(g, unit, fighters(g, unit, foe), charging=False, counter=False)


def charge(g: StarQuest, unit: Unit, foe: Unit, models: tuple[Model, ...]) -> list[Salvo]:
    """Everything that these models of a charging unit do, in the order in which it is dealt with (ST-211)."""
    found = salvos(g, unit, models, charging=True)
    heavy = tuple([model for model in models if values.rule_of(g, unit, model, "impact")])
    if heavy and not is_tired(unit):
        dice = alike([Dice(values.rule_of(g, unit, model, "impact"), IMPACT) for model in heavy])
        found.append(Salvo("impact", "", dice, less=counters(g, foe), fear=tuple(fears(g, unit, heavy))))
    return sorted(found, key=lambda salvo: salvo.rank)


def salvos(
    g: StarQuest, unit: Unit, models: tuple[Model, ...], charging: bool, counter: bool | None = None
) -> list[Salvo]:
    """With all melee weapons, or only with those with Counter, or only with the others."""
    found: dict[str, tuple[Gun, list[Dice], list[Model]]] = {}
    for model in models:
        for gun in blades(g, unit, model):
            if counter is None or gun.weapon.counter == counter:
                _, dice, strikers = found.setdefault(gun.name, (gun, [], []))
                dice.append(strike(g, unit, model, gun, charging))
                strikers.append(model)
    made = [
        salvo_of("strike", gun, dice, fear=fears(g, unit, tuple(strikers))) for gun, dice, strikers in found.values()
    ]
    return sorted(made, key=lambda salvo: salvo.rank)


def strike(g: StarQuest, unit: Unit, model: Model, gun: Gun, charging: bool) -> Dice:
    """Cover does not help in melee (ST-59)."""
    weapon = gun.weapon
    tired, thrust = is_tired(unit), charging and weapon.thrust
    modifiers = () if tired else heeded(gun, [*own_modifiers(unit), *([("thrust", 1)] if thrust else [])])
    furious = charging and values.rule_of(g, unit, model, "furious")
    return Dice(
        gun.attacks,
        needed_to_hit(g, unit, gun, modifiers, tired),
        gun.ap + thrust,
        0,
        weapon.surge + bool(furious),
        REND if weapon.rending else 0,
        modifiers,
    )


def fears(g: StarQuest, unit: Unit, models: tuple[Model, ...]) -> list[tuple[int, int]]:
    """Models with Fear, and its X (ST-129)."""
    found = [(model.n, values.rule_of(g, unit, model, "fear")) for model in models]
    return [(n, x) for n, x in found if x]
