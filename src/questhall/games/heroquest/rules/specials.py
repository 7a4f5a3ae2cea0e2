"""Special attacks of monsters in place of the plain one (HQ-19.55): each kind registers here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.answers import Answer, Refusal

from .. import moves as m
from .. import vocabulary as v
from ..entities import Monster
from .acts import Follows, MonsterAct

if TYPE_CHECKING:
    from ..state import HeroQuest

SPECIALS: dict[str, SpecialAttack] = {}


class SpecialAttack:
    """One kind of it: the trait that it needs, at what it is aimed, and what it does."""

    kind: ClassVar[str]
    trait: ClassVar[v.Trait]
    rules: ClassVar[tuple[str, ...]]
    spell: ClassVar[bool] = False
    """It is cast: whoever is kept from attacking can still do it."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "kind" in cls.__dict__:
            SPECIALS[cls.kind] = cls()

    def aims(self, g: HeroQuest, monster: Monster) -> Iterable[int]:
        """Targets worth offering: figures, or whatever the kind is aimed at."""
        raise NotImplementedError

    def why_not(self, g: HeroQuest, monster: Monster, target: int) -> Refusal | None:
        raise NotImplementedError

    def carry_out(self, g: HeroQuest, monster: Monster, target: int) -> Follows:
        raise NotImplementedError


class Specials(MonsterAct):
    """The action of the turn: nothing doubles it (HQ-19.54, HQ-19.55)."""

    move = m.Special
    step = "act"

    def candidates(self, g: HeroQuest, figure: Monster) -> Iterable[Answer]:
        own = [special for special in SPECIALS.values() if g.trait(figure, special.trait)]
        return [m.Special(special.kind, target) for special in own for target in special.aims(g, figure)]

    def why_not(self, g: HeroQuest, figure: Monster, answer: m.Special) -> Refusal | None:
        special = SPECIALS.get(answer.kind)
        if special is None or not g.trait(figure, special.trait):
            return Refusal("refusal.no-special", ("HQ-19.1",))
        if (figure.has("no_attack") or figure.has("invisible")) and not special.spell:
            return Refusal("refusal.cannot-attack", ("HQ-8.1",))
        return special.why_not(g, figure, answer.target)

    def carry_out(self, g: HeroQuest, figure: Monster, answer: m.Special) -> Follows:
        special = SPECIALS[answer.kind]
        g.tell("log.special", special.rules, monster=figure.id, kind=figure.kind, special=answer.kind)
        return special.carry_out(g, figure, answer.target)
