"""What lasts for a while: marks, sleep, and what holds a mind (HQ-8.5, HQ-8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal

from .. import vocabulary as v
from ..dice import MONSTER, SHIELD, WHITE
from ..entities import Hero, Mark, Monster
from .acts import why_not_step
from .effects import CarryOut, Named, fits, targets, verb
from .fighting import roller
from .moving import impaired
from .values import is_undead

if TYPE_CHECKING:
    from ..state import HeroQuest


@verb(v.Mark)
def mark(g: HeroQuest, effect: v.Mark, frame: CarryOut) -> None:
    until = effect.lasting if effect.lasting and g.settings.lasting_magic else effect.until
    for figure in targets(g, effect.on, frame):
        lay(g, figure, Mark(effect.mark, until, effect.n, frame.caster))


def lay(g: HeroQuest, figure: Hero | Monster, laid: Mark) -> None:
    """The next move of whoever has moved already is that of the next turn; a tail wind blows at once."""
    if laid.until == "move" and is_over(g, figure):
        laid = Mark(laid.kind, "next_move", laid.n, laid.by)
    elif laid.kind == "tailwind" and isinstance(figure, Hero) and g.turn == figure.seat and not impaired(g, figure):
        blown = g.roll("move", seat=figure.seat)
        figure.left += blown
        figure.thrown += blown
    figure.marks += (laid,)


def is_over(g: HeroQuest, figure: Hero | Monster) -> bool:
    """Whether it is its turn, and its move is behind it; a nimble Elf may have another one (HQ-1.7)."""
    own = g.turn == figure.seat if isinstance(figure, Hero) else g.acting == figure.id
    if not own or "move" not in figure.took or figure.has("split_move"):
        return False
    return figure.took[-1] == "move" or why_not_step(g, figure, "move") is not None


# --- sleep ----------------------------------------------------------------------------------


@fits(v.Sleep)
def sleep_fits(g: HeroQuest, effect: v.Sleep, caster: Hero | Monster, named: Named) -> Refusal | None:
    if g.settings.deep_sleep and isinstance(named.target, Monster) and is_undead(g, named.target):
        return Refusal("refusal.not-on-undead", ("HQ-8.5",), {"target": named.target.id})
    return None


@verb(v.Sleep)
def sleep(g: HeroQuest, effect: v.Sleep, frame: CarryOut) -> None:
    """A combat die for each mind point, and any shield resists; without a mind nobody resists (HQ-19.44)."""
    for figure in targets(g, effect.on, frame):
        dice = (WHITE,) * max(0, figure.mind)
        if dice and g.throw("asleep", dice, seat=roller(figure)).count(SHIELD, MONSTER):
            g.tell("log.stays-awake", ("HQ-8.5",), figure=figure.id)
        else:
            figure.marks += (Mark("asleep", "quest", 1, frame.caster),)
            g.tell("log.sleeps", ("HQ-8.5",), figure=figure.id)


# --- what holds a mind ------------------------------------------------------------------------


@fits(v.Hold)
def hold_fits(g: HeroQuest, effect: v.Hold, caster: Hero | Monster, named: Named) -> Refusal | None:
    if effect.kind == "commanded" and not isinstance(named.target, Hero):
        return Refusal("refusal.nobody", ("HQ-8.1",))
    return None


@verb(v.Hold)
def hold(g: HeroQuest, effect: v.Hold, frame: CarryOut) -> None:
    """All but fear can be broken at once, by a 6 on a D6 for each mind point."""
    for figure in targets(g, effect.on, frame):
        if figure.has(effect.kind) or (isinstance(figure, Hero) and not figure.upright):
            continue
        if effect.kind != "frightened" and breaks_free(g, figure, effect.kind):
            g.tell("log.holds-out", ("HQ-8.5",), figure=figure.id)
            continue
        figure.marks += (Mark(effect.kind, "quest", 1, frame.caster),)
        g.tell(f"log.{effect.kind}", ("HQ-8.5",), figure=figure.id)


def breaks_free(g: HeroQuest, figure: Hero | Monster, kind: str) -> bool:
    """A D6 for each mind point, and for whoever has none a single one; a 6 frees."""
    rolled = [g.roll(kind, seat=roller(figure)) for _ in range(max(1, figure.mind))]
    return 6 in rolled
