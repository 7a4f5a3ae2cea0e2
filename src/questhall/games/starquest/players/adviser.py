"""A player of Star Quest who also says what else is worth a thought: of a thousand places most are not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from msgspec.structs import astuple

from questhall.kernel.answers import Answer
from questhall.kernel.dice import Random, number

from .. import moves as m
from ..bot import StarQuestBot
from ..bot.deeds import Deed
from ..bot.gifts import Gift
from ..bot.hero import HeroMind
from ..bot.player import Now
from ..bot.scene import Scene
from ..bot.shooting import targets, worth
from ..entities import MASTER
from ..rules.shooting import Shooting
from ..rules.shots import names_of

MOST = 10
FEW = 6
"""Answers to a small question, and gifts, that are looked at."""
DEEDS = 40
"""The best of them, among which one of each kind is looked for."""
AGREED = frozenset({"starquest.difficulty", "starquest.hero", "starquest.camp", "starquest.onward", "starquest.home"})
"""What a party agrees on and what it buys: whether this mission is won is not all that counts there. Whoever goes home
after the primary objective has won for certain, and yet there is something to be had by staying."""
PLACES = m.Deploy | m.Go | m.LandAt


class StarQuestAdviser(StarQuestBot):
    def others(self, now: Now) -> list[Answer]:
        """A hero's. Whoever plays the enemies does what is written: to look ahead has brought nothing there."""
        question = now.ask.question
        if self.seat == MASTER or question in AGREED:
            return []
        if question not in ("starquest.activation", "starquest.shoot"):
            return [option for option in now.options if not isinstance(option, PLACES)][:FEW]
        scene = Scene(now.possible(Random(number(self.seed, now.ask.number))), self.seat, self.level)
        found = self.of_an_activation(now, scene) if question == "starquest.activation" else self.of_shots(scene)
        allowed = (answer for answer in dict.fromkeys(found) if not now.refuses(answer))
        return list(islice(allowed, MOST))

    def of_an_activation(self, now: Now, scene: Scene) -> Iterator[Answer]:
        """The best deed of each kind and the best gifts by turns, then what is always possible."""
        mind = HeroMind(now, scene)
        deeds = [deed.answer for deed in of_each_kind(mind)] if scene.me.actions else []
        yield from by_turns(deeds, [gift.answer for gift in best_of_each(mind.gifts())][:FEW])
        yield from (m.EndActivation(), m.Rest() if scene.me.actions else m.Exert())

    def of_shots(self, scene: Scene) -> Iterator[Answer]:
        """Everything at one target, whoever promises most first; or no shot at all."""
        frame = scene.g.stack[-1]
        moved = isinstance(frame, Shooting) and frame.moved
        weapons: dict[int, list[tuple[float, str]]] = {}
        for name in names_of(scene.g, scene.me):
            for target in targets(scene, name):
                weapons.setdefault(target.id, []).append((worth(scene, name, target.id, moved), name))
        ranked = sorted(weapons.items(), key=lambda one: -sum([gain for gain, _ in one[1]]))
        yield from [m.Shoot(tuple([(name, target) for _, name in aims])) for target, aims in ranked]
        yield m.HoldFire()


def of_each_kind(mind: HeroMind) -> Iterator[Deed]:
    """The best of them all first. Charges at different enemies are different kinds, and so are places from which
    something can be done at once."""
    seen = set[tuple[type[Answer], int, bool]]()
    for deed in islice(mind.deeds.best_first(), DEEDS):
        target = deed.answer.target if isinstance(deed.answer, m.Charge) else 0
        kind = type(deed.answer), target, bool(deed.after)
        if kind not in seen and not mind.is_barred(deed):
            seen.add(kind)
            yield deed


def best_of_each(gifts: Sequence[Gift]) -> list[Gift]:
    """Of one skill, kit, ability or spell with several targets or boosts the best."""
    best: dict[tuple[type[Answer], object], Gift] = {}
    for gift in sorted(gifts, key=lambda gift: -gift.value):
        best.setdefault((type(gift.answer), astuple(gift.answer)[0]), gift)
    return list(best.values())


def by_turns(one: list[Answer], other: list[Answer]) -> Iterator[Answer]:
    both = min(len(one), len(other))
    yield from chain.from_iterable(zip(one[:both], other[:both], strict=True))
    yield from (*one[both:], *other[both:])
