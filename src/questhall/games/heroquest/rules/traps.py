"""HQ-10: what a trap does to whoever sets it off."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from questhall.kernel.procedure import Procedure

from ..dungeon.plan import TrapSpot
from ..dungeon.squares import mask_of
from ..entities import NOWHERE, Figure, Hero, Monster
from . import hazards, pits, rocks
from .acts import Follows
from .dangers import flies
from .one_die import OneDie
from .pits import ends_turn
from .wounds import Loses

if TYPE_CHECKING:
    from ..state import HeroQuest

BLAZE_DICE, BLADE_DICE, BLADE_DEFENCE = 3, 2, 2
TOMB_HITS, TOMB_DEFENCE = 2, 1


# --- where they are ----------------------------------------------------------------------------


def trap_on(g: HeroQuest, square: int) -> int:
    """The number of the trap that waits on a square; -1: none."""
    number = g.plan.trapped.get(square, -1)
    return number if number >= 0 and not g.traps_spent >> number & 1 else -1


# --- how they are set off -----------------------------------------------------------------------


def stepped_on(g: HeroQuest, hero: Hero, before: int = NOWHERE) -> Follows:
    """What happens to a hero who sets foot on a square, coming from the one before. Who flies touches no floor."""
    if flies(g, hero):
        return None
    number = trap_on(g, hero.square)
    if number >= 0:
        return spring(g, number, hero, before)
    return pits.falls_in(g, hero, before) if g.pits >> hero.square & 1 else None


def set_foot(g: HeroQuest, figure: Figure, before: int = NOWHERE) -> Follows:
    """The same for whoever it is: monsters set off no traps, but they fall into open pits (HQ-B.9)."""
    if isinstance(figure, Hero):
        return stepped_on(g, figure, before)
    if not g.pits >> figure.square & 1 or flies(g, figure):
        return None
    assert isinstance(figure, Monster)
    return pits.falls_in(g, figure, before)


def spring(g: HeroQuest, number: int, hero: Hero, before: int = NOWHERE) -> Follows:
    """It goes off. All are spent by it but the tomb, which stays open for the next."""
    trap = g.plan.traps[number]
    g.traps_found |= 1 << number
    g.traps_shown |= 1 << number
    if trap.kind != "tomb":
        g.traps_spent |= 1 << number
    g.everybody_learns()
    g.unsettled = True
    rule, goes_off = KINDS[trap.kind]
    g.tell(f"log.trap-{trap.kind.replace('_', '-')}", (rule,), seat=hero.seat, square=hero.square)
    return goes_off(g, trap, hero, before)


# --- what they do ---------------------------------------------------------------------------------


def spear(g: HeroQuest, trap: TrapSpot, hero: Hero, before: int) -> Procedure:
    return Spear(figure=hero.seat)


class Spear(OneDie):
    """A skull hits and ends the turn; any shield, and the turn goes on (HQ-10.2)."""

    purpose: ClassVar[str] = "spear"

    def comes_out(self, g: HeroQuest) -> Follows:
        if not self.fails(g):
            g.tell("log.spear-misses", ("HQ-10.2",), seat=self.figure)
            return None
        ends_turn(g.hero(self.figure))
        return Loses(figure=self.figure, n=1)


def pit(g: HeroQuest, trap: TrapSpot, hero: Hero, before: int) -> Procedure:
    """It lies open from now on (HQ-10.3)."""
    g.pits |= trap.spots
    return pits.falls_in(g, hero, before)


def rock(g: HeroQuest, trap: TrapSpot, hero: Hero, before: int) -> Procedure:
    """On the trigger itself, or where the quest says (HQ-10.14)."""
    return rocks.FallingRock(square=trap.square if trap.buries < 0 else trap.buries)


def guillotine(g: HeroQuest, trap: TrapSpot, hero: Hero, before: int) -> list[Procedure]:
    """The trigger first, then whoever follows within the marks; the turn goes on (HQ-10.5, HQ-10.17)."""
    within = trap.marks & ~ahead(g, before, hero.square)
    others = [figure for figure in hazards.struck(g, within) if figure != hero.seat]
    return [hazards.Hazard(figure=each, dice=BLADE_DICE, defence=BLADE_DEFENCE) for each in (hero.seat, *others)]


def ahead(g: HeroQuest, before: int, square: int) -> int:
    """Squares in front of whoever has come to a square from the one before: who stands there does not follow."""
    width = g.plan.width
    across, down = square % width - before % width, square // width - before // width
    if before < 0:
        return 0
    return mask_of(
        [
            other
            for other in range(width * g.plan.height)
            if (other % width - square % width) * across + (other // width - square // width) * down > 0
        ]
    )


def tomb(g: HeroQuest, trap: TrapSpot, hero: Hero, before: int) -> Procedure:
    return Tomb(figure=hero.seat, square=trap.square)


class Tomb(OneDie, kw_only=True):
    """Any shield holds on; a skull falls (HQ-10.6). Either way the turn is over."""

    square: int
    purpose: ClassVar[str] = "tomb"

    def comes_out(self, g: HeroQuest) -> Follows:
        hero = g.hero(self.figure)
        ends_turn(hero)
        if not self.fails(g):
            g.tell("log.tomb-clings", ("HQ-10.6",), seat=self.figure, square=self.square)
            return None
        hero.square, hero.pit = self.square, True
        g.tell("log.tomb-falls", ("HQ-10.6", "HQ-10.10"), seat=self.figure, square=self.square)
        return hazards.Hazard(figure=self.figure, hits=TOMB_HITS, defence=TOMB_DEFENCE)


def blaze(g: HeroQuest, trap: TrapSpot, hero: Hero, before: int) -> None:
    """It goes off when the game master's turn comes; until then others can run (HQ-10.7)."""
    g.blazes += (trap.square,)
    ends_turn(hero)


def blazes_go_off(g: HeroQuest) -> list[Procedure] | None:
    """Those that were set off since the game master's last turn."""
    waiting, g.blazes = g.blazes, ()
    return [flame for square in waiting for flame in flames(g, square, BLAZE_DICE)]


def flames(g: HeroQuest, square: int, dice: int) -> list[Procedure]:
    """Magic fire in a room or a corridor section; resistance to magic does not help (HQ-1.11)."""
    g.unsettled = True
    g.tell("log.blaze", ("HQ-10.7",), square=square)
    return [hazards.Hazard(figure=each, dice=dice, fire=True) for each in hazards.struck(g, g.region(square))]


KINDS: dict[str, tuple[str, Callable[[HeroQuest, TrapSpot, Hero, int], Follows]]] = {
    "spear": ("HQ-10.2", spear),
    "pit": ("HQ-10.3", pit),
    "double_pit": ("HQ-10.3", pit),
    "rock": ("HQ-10.4", rock),
    "guillotine": ("HQ-10.5", guillotine),
    "tomb": ("HQ-10.6", tomb),
    "blaze": ("HQ-10.7", blaze),
}
