"""The table of a mission."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from questhall.kernel.answers import Aside, Refusal
from questhall.kernel.procedure import Procedure
from questhall.kernel.state import State

from . import values
from . import vocabulary as v
from .entities import FIRST_ENEMY, MASTER, NOBODY, Enemy, Hero, Instruction, Marker, Model, Token, Unit, Waiting
from .lore import Lore
from .moves import Pay
from .plan import Plan
from .rules import asides, settling
from .settings import Settings
from .space.sight import Body
from .space.terrain import Ground, Spot


class StarQuest(State, kw_only=True):
    """The whole table."""

    settings: Settings
    lore: Lore
    plan: Plan
    mission_seed: int = 0
    """Of which a new mission was made. It tells nothing of the dice."""
    company: tuple[str, ...] = ()
    """Classes that were chosen at the table, in the order of the seats; nothing: that seat has not chosen yet."""
    heroes: list[Hero]
    units: dict[int, Enemy]
    """Enemies on the table, by id."""
    next_id: int = FIRST_ENEMY
    came: tuple[str, ...] = ()
    """The kinds of all enemies that ever came, in the order of their numbers: it tells units of a kind apart."""
    # --- the round
    round: int = 0
    phase: str = "setup"
    """setup, heroes, enemies, end; camp between two missions."""
    active: int = NOBODY
    """The unit that is activated."""
    wounded: tuple[int, ...] = ()
    """Units that took wounds in the activation that runs, in that order (ST-236)."""
    braved: tuple[tuple[int, int, int], ...] = ()
    """Which model of which unit has tested which dangerous piece in this activation (ST-254)."""
    passed: bool = False
    """How the last test went."""
    fallen: tuple[tuple[int, int, Spot], ...] = ()
    """Units that were destroyed and not yet looked at: their id, their wave, where the last model stood."""
    instructions: tuple[Instruction, ...] = ()
    """What is to be done on a real table before somebody says that the figures stand."""
    # --- the mission
    waiting: tuple[Waiting, ...] = ()
    """Enemies in Ambush."""
    markers: tuple[Marker, ...] = ()
    search: tuple[Token, ...] = ()
    """Search tokens that lie there."""
    alertness: int = 0
    waves: int = 0
    """How many have come."""
    sighted: bool = False
    """An enemy saw a hero in this round."""
    shots: bool = False
    """A shot was fired in this round."""
    course: tuple[int, ...] = ()
    """How many missions each chapter of a campaign of new missions has (ST-191), the final one last."""
    difficulty: int = 0
    """Chosen for the chapter (ST-191); 0: as it was agreed, or as the mission says."""
    quarry: int = 0
    """The wave whose last model drops a marker; 0: none does."""
    primary_done: bool = False
    put_to_vote: bool = False
    """The heroes were asked whether they go on after the primary objective."""
    secondary: v.Secondary | Literal[""] = ""
    """The one that was accepted; nothing: none."""
    secondary_done: bool = False
    told: tuple[int, ...] = ()
    """Tales of the mission that were told."""
    credits: int = 0
    """Gained in this mission; in camp what the party has left."""
    xp: int = 0
    """For each hero (ST-193, ST-194)."""
    slain: int = 0
    """Enemy models that fell."""
    ready: tuple[int, ...] = ()
    """Who has broken camp."""
    gifts: tuple[int, ...] = ()
    """Who may still take a kit for nothing, in camp."""
    winner: str = ""
    how: str = ""

    out_of_turn: ClassVar[tuple[str, ...]] = ("ST-17",)
    transient: ClassVar[frozenset[str]] = State.transient | {"lore", "plan"}

    def clone(self) -> StarQuest:
        g = super().clone()
        g.heroes = [hero.__copy__() for hero in self.heroes]
        g.units = {number: unit.__copy__() for number, unit in self.units.items()}
        return g

    # --- who is there ---------------------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        return self.plan.ground

    def hero(self, seat: int) -> Hero:
        return self.heroes[seat - 1]

    def unit(self, number: int) -> Unit | None:
        """A hero or an enemy; None: it is not on the table any more."""
        return self.heroes[number - 1] if 0 < number <= len(self.heroes) else self.units.get(number)

    def sure(self, number: int) -> Unit:
        """A unit that is there for certain."""
        found = self.unit(number)
        assert found is not None
        return found

    @property
    def conscious(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.conscious]

    @property
    def on_table(self) -> list[Unit]:
        """Everybody who stands: unconscious heroes are nobody's target and in nobody's way (ST-234)."""
        return [*self.conscious, *self.units.values()]

    def foes_of(self, unit: Unit) -> list[Unit]:
        """Whom a unit may attack; heroes who are hidden are no enemy for the AI."""
        if isinstance(unit, Hero):
            return list(self.units.values())
        return [hero for hero in self.conscious if not hero.has("hidden")]

    def friends_of(self, unit: Unit) -> list[Unit]:
        """The own side, itself first."""
        side: Sequence[Unit] = self.conscious if isinstance(unit, Hero) else list(self.units.values())
        return [unit, *[other for other in side if other is not unit]]

    def leader_of(self, unit: Unit) -> int | None:
        """The seat that decides for a unit; None: it is written down."""
        if isinstance(unit, Hero):
            return unit.seat
        return MASTER if self.settings.master else None

    def pays(self) -> bool:
        """Whether the step before, which offers something to buy, was answered so."""
        return isinstance(self.answers[0][1], Pay)

    def dice_of(self, unit: Unit) -> int:
        """Whose dice a unit rolls: beside a real table those of the enemies too are rolled by people."""
        if isinstance(unit, Hero):
            return unit.seat
        return self.own_dice[0] if self.settings.beside and self.own_dice else MASTER

    # --- where they are ---------------------------------------------------------------------------

    @property
    def base_scale(self) -> int:
        """Beside a real table of half the size the bases keep theirs (ST-239)."""
        return 2 if self.settings.small and self.settings.beside else 1

    def body(self, unit: Unit, model: Model) -> Body:
        return Body(model.spot, *values.size(self, unit))

    def bodies(self, unit: Unit) -> list[Body]:
        radius, height = values.size(self, unit)
        return [Body(model.spot, radius, height) for model in unit.models]

    def others(self, *apart_from: int) -> tuple[Body, ...]:
        """Everybody who stands in the way of these units."""
        return tuple([body for unit in self.on_table if unit.id not in apart_from for body in self.bodies(unit)])

    def lying(self) -> tuple[Body, ...]:
        """Unconscious heroes: no move ends on their bases (ST-234)."""
        return tuple([self.body(hero, hero.model) for hero in self.heroes if hero.down and hero.present])

    def put(self, unit: Unit, n: int, spot: Spot) -> None:
        """A model of a unit, by its number, stands somewhere else now."""
        unit.models = tuple([replace(model, spot=spot) if model.n == n else model for model in unit.models])

    # --- hooks of the kernel --------------------------------------------------------------------------

    def settle(self) -> None:
        settling.settle(self)

    def thing_of(self, frame: Procedure) -> str:
        """The unit that a procedure asks about."""
        unit = self.unit(getattr(frame, "unit", NOBODY))
        return "" if unit is None else unit.kind

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        return asides.why_not(self, seat, answer)

    def take_aside(self, seat: int, answer: Aside) -> None:
        asides.take(self, seat, answer)
