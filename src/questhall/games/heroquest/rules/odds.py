"""What an attack may come to, reckoned exactly (HQ-B.6): of the first roll, without repeats."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

from questhall.kernel.chance import Told
from questhall.kernel.dice import Die

from ..dice import BY_KIND, MONSTER, SKULL
from ..entities import Hero, Monster
from .fighting import Attack, blocking
from .wounds import save_die

if TYPE_CHECKING:
    from ..state import HeroQuest

THOUSAND = 1000
Chances = list[Fraction]
"""How likely none, one, two ... are."""


def share(die: Die, faces: Iterable[str]) -> Fraction:
    """How likely a die shows one of these faces."""
    return Fraction(sum([die.faces.count(face) for face in faces]), len(die.faces))


def together(hits: Iterable[Fraction], misses: Iterable[Fraction]) -> Chances:
    """Of several dice, each with its own chances to hit and to miss."""
    chances = [Fraction(1)]
    for hit, miss in zip(hits, misses, strict=True):
        once_more = [chance * miss for chance in chances] + [Fraction(0)]
        for n, chance in enumerate(chances):
            once_more[n + 1] += chance * hit
        chances = once_more
    return chances


def counted(dice: Iterable[Die], faces: tuple[str, ...]) -> Chances:
    """How many of some dice show one of these faces."""
    shares = [share(die, faces) for die in dice]
    return together(shares, [1 - one for one in shares])


def skulls(g: HeroQuest, attack: Attack) -> Chances:
    """Of the attack dice. An indirect shot counts only as far as it goes astray with no die; and the skulls of a
    weakened hero have to be rolled twice (HQ-19.23)."""
    dice = [BY_KIND[kind] for kind in attack.dice]
    attacker = g.figure(attack.attacker)
    weakened = isinstance(attacker, Hero) and attacker.has("weakened") and attack.how != "spell"
    hits = [share(die, (SKULL,)) for die in dice]
    astray = [share(die, (MONSTER,)) if attack.how == "indirect" else Fraction(0) for die in dice]
    if weakened:
        astray = [off + hit * off for hit, off in zip(hits, astray, strict=True)]
        hits = [hit * hit for hit in hits]
    return together(hits, [1 - hit - off for hit, off in zip(hits, astray, strict=True)])


def lost_points(g: HeroQuest, attack: Attack) -> Chances:
    """How many points the target loses; what is missing to a whole goes astray."""
    target = g.figure(attack.target)
    assert target is not None
    shields = counted(attack.pool(g), blocking(g, target))
    lost = [Fraction(0)] * (len(attack.dice) + 1)
    for hits, likely in enumerate(skulls(g, attack)):
        for blocked, also in enumerate(shields):
            lost[max(0, hits - blocked)] += likely * also
    return kept(lost, image(target)) if isinstance(target, Hero) else saved(g, target, lost)


def image(target: Hero) -> Fraction:
    """A phantom image takes the blow on 1 to 3."""
    return Fraction(1, 2) if target.has("image") else Fraction(0)


def kept(lost: Chances, chance: Fraction) -> Chances:
    """So often everything is kept."""
    return [lost[0] + sum(lost[1:], Fraction(0)) * chance, *[likely * (1 - chance) for likely in lost[1:]]]


def saved(g: HeroQuest, monster: Monster, lost: Chances) -> Chances:
    """A die for each point (HQ-19.5, HQ-19.49)."""
    die = save_die(g, monster)
    if die is None:
        return lost
    left = [Fraction(0)] * len(lost)
    for n, likely in enumerate(lost):
        for shields, also in enumerate(counted((die,) * n, (MONSTER,))):
            left[n - shields] += likely * also
    return left


def of_attack(g: HeroQuest, attack: Attack) -> list[tuple[Told, int]]:
    """As it would be told, and how often in a thousand."""
    target = g.figure(attack.target)
    chances = lost_points(g, attack)
    both = {"figure": attack.attacker, "target": attack.target}
    found = [(Told("log.misses", ("HQ-B.6",), both), chances[0])]
    for n, likely in enumerate(chances[1:], start=1):
        if isinstance(target, Monster):
            told = Told("log.hurt-monster", ("HQ-B.6",), {"monster": target.id, "kind": target.kind, "n": n})
        else:
            assert target is not None
            told = Told("log.hurt-hero", ("HQ-B.6",), {"seat": target.seat, "n": n, "left": target.body - n})
        found.append((told, likely))
    astray = 1 - sum(chances, Fraction(0))
    if astray:
        found.append((Told("log.goes-astray", ("HQ-4.3",), both), astray))
    return [(told, round(likely * THOUSAND)) for told, likely in found if likely]
