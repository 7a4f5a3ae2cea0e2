"""Wounds, stamina and spell tokens given back, status effects that come and go, hits that nobody aimed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from .. import vocabulary as v
from ..entities import Hero, Unit
from .effects import CarryOut, chooser, of_use, rules_of, verb
from .hits import TakesHits
from .reviving import comes_round
from .shooting import fires_volley

if TYPE_CHECKING:
    from ..state import StarQuest

MOST_TOKENS = 6
"""ST-111."""
STATUS_RULES: dict[str, tuple[str, ...]] = {
    "afflicted": ("ST-164", "ST-165"),
    "crippled": ("ST-166", "ST-167"),
    "diseased": ("ST-168", "ST-169"),
    "impaired": ("ST-170", "ST-171"),
}
"""How each status effect ends, and what it does."""


@verb(v.Hits)
def hits(g: StarQuest, effect: v.Hits, target: Unit, frame: CarryOut) -> Procedure:
    """No roll to hit, so that Rending has no 6 and only ignores Regeneration (ST-149)."""
    return TakesHits(
        unit=target.id,
        n=effect.n,
        ap=effect.ap,
        by=frame.by,
        bane=effect.bane,
        deadly=max(1, effect.deadly),
        no_regeneration=effect.bane or effect.rending,
    )


@verb(v.Volley)
def volley(g: StarQuest, effect: v.Volley, target: Unit, frame: CarryOut) -> Procedure:
    return fires_volley(g, g.sure(frame.by), target, effect)


# --- given back --------------------------------------------------------------------------------------


@of_use(v.Heal)
def is_hurt(g: StarQuest, effect: v.Heal, target: Unit) -> bool:
    return any(model.wounds for model in target.models)


@verb(v.Heal)
def heal(g: StarQuest, effect: v.Heal, target: Unit, frame: CarryOut) -> None:
    """Of models that are there; who is unconscious needs to be revived (ST-47)."""
    if isinstance(target, Hero) and target.down:
        return
    left, models = effect.n, []
    for model in target.models:
        healed = min(left, model.wounds)
        left -= healed
        models.append(replace(model, wounds=model.wounds - healed))
    target.models = tuple(models)
    if effect.n > left:
        g.tell("log.heals", rules_of(frame), unit=target.id, n=effect.n - left)


@of_use(v.Restore)
def is_tired(g: StarQuest, effect: v.Restore, target: Unit) -> bool:
    return isinstance(target, Hero) and target.stamina < target.full_stamina


@verb(v.Restore)
def restore(g: StarQuest, effect: v.Restore, target: Unit, frame: CarryOut) -> None:
    if isinstance(target, Hero):
        before, target.stamina = target.stamina, min(target.full_stamina, target.stamina + effect.n)
        g.tell("log.restored", rules_of(frame), seat=target.seat, n=target.stamina - before)


@of_use(v.Tokens)
def can_hold_more(g: StarQuest, effect: v.Tokens, target: Unit) -> bool:
    return bool(values.any_has(g, target, "caster")) and target.tokens < MOST_TOKENS


@verb(v.Tokens)
def tokens(g: StarQuest, effect: v.Tokens, target: Unit, frame: CarryOut) -> None:
    gains_tokens(g, target, effect.n)


def gains_tokens(g: StarQuest, unit: Unit, n: int) -> None:
    """Six at the most (ST-111)."""
    before, unit.tokens = unit.tokens, min(MOST_TOKENS, unit.tokens + n)
    if unit.tokens > before:
        g.tell("log.tokens", ("ST-110", "ST-111"), unit=unit.id, n=unit.tokens - before, left=unit.tokens)


@of_use(v.Raise)
def is_down(g: StarQuest, effect: v.Raise, target: Unit) -> bool:
    return isinstance(target, Hero) and target.down


@verb(v.Raise)
def raise_up(g: StarQuest, effect: v.Raise, target: Unit, frame: CarryOut) -> None:
    if isinstance(target, Hero):
        comes_round(g, target, effect.n)


# --- status effects ---------------------------------------------------------------------------------


@of_use(v.Inflict)
def has_it_not(g: StarQuest, effect: v.Inflict, target: Unit) -> bool:
    return effect.status not in target.status


@verb(v.Inflict)
def inflict(g: StarQuest, effect: v.Inflict, target: Unit, frame: CarryOut) -> None:
    """A unit that has it already has it once (ST-210)."""
    if effect.status not in target.status:
        target.status += (effect.status,)
        g.tell("log.inflicted", STATUS_RULES[effect.status], unit=target.id, status=effect.status)


@of_use(v.Cure)
def is_ill(g: StarQuest, effect: v.Cure, target: Unit) -> bool:
    return bool(target.status)


@verb(v.Cure)
def cure(g: StarQuest, effect: v.Cure, target: Unit, frame: CarryOut) -> Procedure | None:
    if not effect.all and len(target.status) > 1:
        seat = chooser(g, target, frame)
        if seat is not None:
            return CuresOne(unit=target.id, seat=seat)
    for status in target.status if effect.all else target.status[:1]:
        ends(g, target, status)
    return None


def ends(g: StarQuest, unit: Unit, status: str) -> None:
    unit.status = tuple([other for other in unit.status if other != status])
    g.tell("log.status-ends", STATUS_RULES[status][:1], unit=unit.id, status=status)


class WhichCured(Question["StarQuest", "CuresOne"]):
    name = "starquest.cure"

    def options(self, g: StarQuest, frame: CuresOne, seat: int) -> Sequence[Answer]:
        return [m.Choose(status) for status in g.sure(frame.unit).status]


class CuresOne(Procedure):
    """One status effect of several, which the player chooses."""

    unit: int
    seat: int

    @step("ST-79")
    def which(self, g: StarQuest) -> Asking:
        return ask(self.seat, WhichCured, (self.unit,))

    @step("ST-79")
    def is_over(self, g: StarQuest) -> None:
        ends(g, g.sure(self.unit), g.said(m.Choose).what)
