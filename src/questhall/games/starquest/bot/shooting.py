"""Whom to shoot at: here the exact odds of the rules are asked."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.situation import Situation

from .. import moves as m
from .. import odds
from ..entities import Hero
from ..rules.shooting import MOST_TARGETS, Shooting, aimed
from ..rules.shots import in_reach, names_of
from ..state import StarQuest
from ..view import View
from . import gifts
from .scene import Scene

Now = Situation[View, StarQuest]
SAVED = 1.2
"""What a weapon that works once must promise."""
WORTHWHILE = 0.06


def shoots(now: Now, scene: Scene) -> Answer:
    frame = scene.g.stack[-1]
    moved = isinstance(frame, Shooting) and frame.moved
    gain, at = best_aim(scene, moved)
    if at and scene.me.has("hidden") and scene.feared(scene.danger(scene.me.spot)) > gain:
        return m.HoldFire()
    free = [gift for gift in gifts.gifts(scene) if gift.free and not gift.late and gift.value > WORTHWHILE]
    for gift in sorted(free, key=lambda gift: -gift.value):
        if not now.refuses(gift.answer):
            return gift.answer
    return m.Shoot(at) if at else m.HoldFire()


def best_aim(scene: Scene, moved: bool) -> tuple[float, tuple[tuple[str, int], ...]]:
    """Each weapon at whom it does most good; two targets at the most (ST-223)."""
    chosen: list[tuple[float, str, int]] = []
    for name in names_of(scene.g, scene.me):
        ranked = sorted([(worth(scene, name, foe.id, moved), foe.id) for foe in targets(scene, name)], reverse=True)
        least = SAVED if scene.g.lore.weapons[name].limited else WORTHWHILE / 2
        if ranked and ranked[0][0] > least:
            chosen.append((ranked[0][0], name, ranked[0][1]))
    chosen.sort(reverse=True)
    kept = list(dict.fromkeys([target for _, _, target in chosen]))[:MOST_TARGETS]
    fired = [(gain, name, target) for gain, name, target in chosen if target in kept]
    return sum([gain for gain, _, _ in fired]), tuple([(name, target) for _, name, target in fired])


def targets(scene: Scene, name: str) -> list[Hero]:
    return in_reach(scene.g, scene.me, name, scene.g.foes_of(scene.me))  # type: ignore[return-value]


def worth(scene: Scene, name: str, target: int, moved: bool) -> float:
    g, me = scene.g, scene.me
    unit, foe = g.sure(target), scene.foe(target)
    salvos = [aim.salvo for aim in aimed(g, me, ((name, target),), moved)]
    wounds = float(odds.expected(g, me, unit, salvos))
    likely = odds.of_wounds(g, me, unit, salvos)
    falls = float(likely[-1]) if len(likely) > foe.left else 0.0
    return min(wounds, foe.left) * foe.worth + falls * 0.5 * foe.harm
