"""Exact expectations: how many wounds shots or a charge would do (ST-280).

They are reckoned from the dice that the rules would roll (rules/salvos.py), so the two cannot disagree. Expected wounds
know no end of the target but Tough for each Deadly wound; the chances of wounds do, and end with the target."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from questhall.kernel.chance import Told

from . import chances as c
from . import values
from .chances import Chances
from .entities import Model, Unit
from .rules.blast import Hits, dealt, splits, struck, times
from .rules.hits import needed_to_block, who_takes
from .rules.salvos import Aim, Dice, Salvo
from .rules.shots import Stand, shots
from .rules.strikes import charge, could_strike

if TYPE_CHECKING:
    from .state import StarQuest

HUNDRED, THOUSAND = 100, 1000


def of_shots(g: StarQuest, unit: Unit, target: Unit, stand: Stand, moved: bool) -> Fraction:
    """The expected wounds of everything that the unit can fire at a target from there."""
    return expected(g, unit, target, shots(g, unit, target, moved, stand))


def of_charge(g: StarQuest, unit: Unit, target: Unit, models: tuple[Model, ...] | None = None) -> Fraction:
    """The expected wounds of a charge with all models, or with some, without the strike back."""
    return expected(g, unit, target, charge(g, unit, target, unit.models if models is None else models))


# --- expected wounds -------------------------------------------------------------------------------------


def expected(g: StarQuest, unit: Unit, target: Unit, salvos: Sequence[Salvo]) -> Fraction:
    """In all, of the units beside the target too that a Blast hits: each is thought to take its even share."""
    if is_unhurt(who_takes(g, target)):
        return c.NONE
    return sum([expected_of(g, unit, target, salvo) for salvo in salvos], c.NONE)


def expected_of(g: StarQuest, unit: Unit, target: Unit, salvo: Salvo) -> Fraction:
    if not salvo.blast:
        return unblocked_mean(g, who_takes(g, target), salvo) * per_hit(g, who_takes(g, target), salvo)
    units = struck(g, unit, target)
    shared = Fraction(times(g, salvo.blast, units), len(units))
    takers = [who_takes(g, one) for one in units]
    return shared * sum([unblocked_mean(g, taker, salvo) * per_hit(g, taker, salvo) for taker in takers], c.NONE)


def unblocked_mean(g: StarQuest, taker: Unit, salvo: Salvo) -> Fraction:
    if salvo.less:
        return c.mean(unblocked(g, taker, salvo))
    means = [dice.n * c.mean_of_die(dice.need, dice.extra, *pierced(g, taker, salvo, dice)) for dice in salvo.dice]
    return sum(means, c.NONE)


def per_hit(g: StarQuest, taker: Unit, salvo: Salvo) -> Fraction:
    return c.mean_wounds(salvo.deadly, values.tough(g, taker), regenerates(g, taker, salvo))


def regenerates(g: StarQuest, taker: Unit, salvo: Salvo) -> bool:
    return not salvo.no_regeneration and not salvo.bane and values.all_have(g, taker, "regeneration")


def pierced(g: StarQuest, taker: Unit, salvo: Salvo, dice: Dice) -> tuple[Fraction, Fraction]:
    """How likely a plain hit and the first of a natural 6 are not blocked."""
    plain = c.pierces(needed_to_block(g, taker, dice.ap, dice.cover), salvo.bane)
    if not dice.rend:
        return plain, plain
    return plain, c.pierces(needed_to_block(g, taker, dice.ap + dice.rend, dice.cover), salvo.bane)


# --- the chances of wounds ---------------------------------------------------------------------------------


def of_wounds(g: StarQuest, unit: Unit, target: Unit, salvos: Sequence[Salvo], capped: bool = True) -> Chances:
    """How likely so many wounds are at the target, or at the hero who takes its hits; of a Blast it takes the larger
    share. Capped: what it can take at all, each Deadly wound at one model (ST-126)."""
    taker = who_takes(g, target)
    found: Chances = c.CERTAIN
    if is_unhurt(taker):
        return found
    rooms = rooms_of(g, taker) if capped else ()
    for salvo in salvos:
        hits = blown_up(g, unit, target, salvo) if salvo.blast else unblocked(g, taker, salvo)
        if capped:
            found = c.within(rooms, found, hits, salvo.deadly, regenerates(g, taker, salvo))
        else:
            one = c.wounds(salvo.deadly, values.tough(g, taker), regenerates(g, taker, salvo))
            found = c.together(found, c.as_often(hits, one))
    return found


def is_unhurt(taker: Unit) -> bool:
    """The next attack that wounds it does nothing."""
    mark = taker.mark("unhurt")
    return mark is not None and mark.n > 0


def rooms_of(g: StarQuest, unit: Unit) -> tuple[int, ...]:
    """For every wound that a unit can take, how much the model that would take it has left: those already wounded
    come first (ST-219)."""
    tough = values.tough(g, unit)
    lost = sorted([model.wounds for model in unit.models], key=lambda wounds: not wounds)
    return tuple([room for wounds in lost for room in range(tough - wounds, 0, -1)])


def unblocked(g: StarQuest, taker: Unit, salvo: Salvo) -> Chances:
    """How likely so many hits are not blocked."""
    if salvo.less:
        (dice,) = salvo.dice
        plain, _ = pierced(g, taker, salvo, dice)
        return c.as_often(c.fewer(dice.n, dice.need, salvo.less), (1 - plain, plain))
    found: Chances = c.CERTAIN
    for dice in salvo.dice:
        found = c.together(found, c.dice(dice.n, dice.need, dice.extra, *pierced(g, taker, salvo, dice)))
    return found


def blown_up(g: StarQuest, unit: Unit, target: Unit, salvo: Salvo) -> Chances:
    """The same of a Blast: what the target takes of all hits."""
    units = struck(g, unit, target)
    many, taker = times(g, salvo.blast, units), who_takes(g, target)
    found = [c.NONE]
    for scored, likely in scores(salvo.dice).items():
        hits = [Hits(n * many, ap) for ap, n in scored]
        mine = dealt(hits, splits(sum([some.n for some in hits]), len(units))[0])[0]
        share: Chances = c.CERTAIN
        for some in mine:
            share = c.together(share, c.of(some.n, c.pierces(needed_to_block(g, taker, some.ap, 0), salvo.bane)))
        found += [c.NONE] * (len(share) - len(found))
        for n, also in enumerate(share):
            found[n] += likely * also
    return tuple(found)


Scored = tuple[tuple[int, int], ...]
"""Hits by their AP."""


def scores(dice: Sequence[Dice]) -> dict[Scored, Fraction]:
    """How likely some dice hit so often, with which AP."""
    found: dict[Scored, Fraction] = {(): c.SURE}
    for some in dice:
        on_six = added(((some.ap, some.extra),), some.ap + some.rend, 1)
        faces = ((), some.need - 1), (((some.ap, 1),), 6 - some.need), (on_six, 1)
        for _ in range(some.n):
            after: dict[Scored, Fraction] = {}
            for (before, likely), (hits, n) in product(found.items(), faces):
                both = before
                for ap, count in hits:
                    both = added(both, ap, count)
                after[both] = after.get(both, c.NONE) + likely * Fraction(n, 6)
            found = after
    return found


def added(scored: Scored, ap: int, n: int) -> Scored:
    counts = dict(scored)
    counts[ap] = counts.get(ap, 0) + n
    return tuple(sorted([pair for pair in counts.items() if pair[1]]))


# --- as it is told --------------------------------------------------------------------------------------------


def expects(g: StarQuest, unit: Unit, aims: Sequence[Aim]) -> list[tuple[Told, int]]:
    """For each target the expected wounds, in hundredths, and how often in a thousand it is out."""
    found: list[tuple[Told, int]] = []
    for number in dict.fromkeys([aim.target for aim in aims]):
        target, salvos = g.sure(number), [aim.salvo for aim in aims if aim.target == number]
        likely = of_wounds(g, unit, target, salvos)
        out = likely[-1] if len(likely) > len(rooms_of(g, who_takes(g, target))) else c.NONE
        args = {"target": number, "hundredths": round(expected(g, unit, target, salvos) * HUNDRED)}
        found.append((Told("log.expected", ("ST-38", "ST-40"), args), THOUSAND))
        found.append((Told("log.expected-out", ("ST-43",), {"target": number}), round(out * THOUSAND)))
    return found


def expects_charge(g: StarQuest, unit: Unit, target: Unit) -> list[tuple[Told, int]]:
    """Of a unit that reaches its target."""
    models = could_strike(g, unit, target)
    return expects(g, unit, [Aim(target.id, salvo) for salvo in charge(g, unit, target, models)])
