"""ST-18, ST-19, ST-94, ST-119, ST-203, ST-228, ST-231, ST-283, ST-284, ST-286: the enemies are activated, the nearest
to a hero first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from questhall.kernel.answers import Answer
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.procedure import Procedure, step

from .. import moves as m
from .. import values
from ..entities import Enemy
from ..measuring import point, units_apart, units_far
from ..space.measure import INCH
from . import activation, dangers, group_moves, sighting
from .acts import Follows
from .approaching import Mover
from .casting import EnemyCasts
from .enemy_behaviour import Written, at, marker, nearest_goal, rushes, stays_put
from .enemy_orders import Ordered
from .morale import MoraleTests
from .routes import APART
from .statuses import StatusTests
from .ties import one_of, ranks

if TYPE_CHECKING:
    from ..state import StarQuest

AHEAD = 12 * INCH
"""How far a Scout goes (ST-151)."""


class EnemyPhase(Procedure):
    """Every unit, the nearest to a hero first; before each activation it is looked for anew (ST-19)."""

    @step("ST-18", "ST-19", "ST-276")
    def who_is_next(self, g: StarQuest) -> Procedure | None:
        waiting = [unit for unit in g.units.values() if not unit.activated]
        if not waiting:
            return None
        self.again()
        return EnemyActivation(unit=nearest_to_a_hero(g, waiting).id)


def nearest_to_a_hero(g: StarQuest, waiting: Sequence[Enemy]) -> Enemy:
    """Of exactly equal ones a die decides; while no hero is on the table, in the order in which they came."""
    heroes = g.conscious
    if len(waiting) == 1 or not heroes:
        return waiting[0]
    found = [(min([units_far(g, unit, hero) for hero in heroes]), unit) for unit in waiting]
    least = min([distance for distance, _ in found])
    return one_of(g, [unit for distance, unit in found if distance == least], g.dice_of(waiting[0]))


# --- beside a real table -------------------------------------------------------------------------------------


class FiguresStand(Question["StarQuest", Any]):
    """Any: whatever was put on the table or moved, the procedure that asks knows nothing that is needed here."""

    name = "starquest.ready"

    def options(self, g: StarQuest, frame: Any, seat: int) -> Sequence[Answer]:
        return (m.Ready(),)


class FiguresAreMoved(Procedure):
    """It goes on when somebody says that the figures stand as the house has said."""

    @step("ST-13")
    def do_they_stand(self, g: StarQuest) -> Asking | None:
        """Whoever rolls dice of their own is there and sees them; where nobody does, any seat says it."""
        return ask_first(g.own_dice or [hero.seat for hero in g.heroes], FiguresStand)

    @step("ST-13")
    def they_stand(self, g: StarQuest) -> None:
        g.instructions = ()


def figures_are_moved(g: StarQuest) -> Procedure | None:
    return FiguresAreMoved() if g.settings.beside else None


# --- an activation ----------------------------------------------------------------------------------------------


class EnemyActivation(Procedure):
    unit: int
    shaken: bool = False
    """From its start, so that this activation ends it (ST-231)."""
    sees: bool = False

    @step("ST-18", "ST-208")
    def begins(self, g: StarQuest) -> None:
        unit = g.sure(self.unit)
        activation.begin(g, unit)
        self.shaken = unit.shaken
        args = {"unit": self.unit}
        if g.conscious:
            args["inches"] = min([units_apart(g, unit, hero) for hero in g.conscious])
        g.tell("log.activated", ("ST-18", "ST-19"), None, **args)

    @step("ST-94", "ST-228")
    def stands_in_danger(self, g: StarQuest) -> list[Procedure]:
        return dangers.where_it_stands(g, g.sure(self.unit))

    @step("ST-228")
    def status_effects(self, g: StarQuest) -> Procedure | None:
        unit = g.unit(self.unit)
        return StatusTests(unit=self.unit) if unit is not None and unit.status else None

    @step("ST-66", "ST-231", "ST-283")
    def is_shaken(self, g: StarQuest) -> None:
        unit = g.unit(self.unit)
        if unit is not None and unit.shaken:
            g.tell("log.idle", ("ST-66", "ST-283"), unit=self.unit)
        if unit is None or unit.shaken:
            self.go_to("tests_morale")

    @step("ST-119", "ST-228")
    def casts_a_spell(self, g: StarQuest) -> Procedure | None:
        return EnemyCasts(unit=self.unit) if values.any_has(g, g.sure(self.unit), "caster") else None

    @step("ST-81", "ST-277")
    def looks_around(self, g: StarQuest) -> None:
        """A spell may have ended it, or the last hero."""
        unit = g.unit(self.unit)
        if unit is None:
            self.go_to("tests_morale")
            return
        self.sees = any(sighting.sees(g, unit, foe) for equal in ranks(g, unit, g.foes_of(unit)) for foe in equal)
        g.sighted = g.sighted or self.sees

    @step("ST-203")
    def acts(self, g: StarQuest) -> Procedure:
        unit = g.sure(self.unit)
        led = g.leader_of(unit) is not None
        return Ordered(unit=self.unit, sees=self.sees) if led else Written(unit=self.unit, sees=self.sees)

    @step("ST-62", "ST-236")
    def tests_morale(self, g: StarQuest) -> Procedure | None:
        return MoraleTests(unit=self.unit) if g.wounded else None

    @step("ST-70", "ST-231", "ST-284")
    def ends(self, g: StarQuest) -> None:
        unit = g.unit(self.unit)
        if unit is not None and self.shaken and unit.shaken:
            unit.shaken = False
            g.tell("log.steady", ("ST-70",), unit=self.unit)
        activation.end(g, unit)

    @step("ST-13")
    def on_the_real_table(self, g: StarQuest) -> Procedure | None:
        return figures_are_moved(g)


# --- Scouts ---------------------------------------------------------------------------------------------------------


def scout(g: StarQuest, unit: Enemy) -> list[Procedure]:
    """After its deployment, as in a Rush: towards the nearest enemy that it sees, else to the nearest goal (ST-286)."""
    return [ScoutsAhead(unit=unit.id)]


class ScoutsAhead(Procedure):
    unit: int

    @step("ST-151", "ST-286")
    def goes_ahead(self, g: StarQuest) -> Follows:
        unit, most = g.sure(self.unit), values.crippled(g.sure(self.unit), AHEAD)
        if stays_put(g, unit):
            return None
        for equal in ranks(g, unit, g.foes_of(unit)):
            seen = [foe for foe in equal if sighting.sees(g, unit, foe)]
            if seen:
                target = one_of(g, seen, g.dice_of(unit))
                steps = group_moves.rush(Mover(g, unit), g.bodies(target)[0], APART, most)
                return rushes(g, unit, steps, "log.ai-scouts-at", ("ST-151", "ST-286"), target=target.id)
        goal = nearest_goal(g, unit)
        if goal is None:
            return None
        steps = group_moves.rush(Mover(g, unit), point(goal), 0, most)
        return rushes(g, unit, steps, f"log.ai-scouts-to{at(g, goal)}", ("ST-151", "ST-286"), marker=marker(g, goal))
