"""The table of a quest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import field

from questhall.kernel.answers import Answer, Aside, Refusal
from questhall.kernel.procedure import Procedure
from questhall.kernel.state import State

from . import vocabulary as v
from .dungeon.plan import Plan
from .dungeon.squares import corners, spread
from .dungeon.ways import Reach
from .entities import FIRST_MONSTER, GONE, MASTER, Dropped, Figure, Hero, Monster
from .lore import Lore
from .moves import PlaceDoor, PlaceTrap
from .rules import asides, sets, settling
from .settings import Settings
from .view_figures import HeroView


class HeroQuest(State, kw_only=True):
    """The whole table."""

    settings: Settings
    lore: Lore
    plan: Plan
    quest_seed: int = 0
    """Of which a new dungeon was made."""
    decreed: tuple[PlaceTrap | PlaceDoor, ...] = ()
    """Edicts that have changed the plan."""
    company: tuple[str, ...] = ()
    """Classes that were chosen at the table, in the order of the seats; nothing: that seat has not chosen yet."""
    heroes: list[Hero]
    monsters: dict[int, Monster]
    """Those that stand on the board, by id."""
    # --- what is known of the plan
    seen: int = 0
    """Squares that were uncovered."""
    east: int = 0
    south: int = 0
    """Edges that one can pass: those of the plan, and the open doors."""
    opened: int = 0
    """Doors, by their numbers in the plan."""
    found: int = 0
    """Secret doors that were found, and locked ones that were unlocked."""
    placed: int = 0
    """Foes of the plan that stand (or stood) on the board, and those that stay away from so few heroes."""
    traps_found: int = 0
    traps_shown: int = 0
    """Of which everybody knows the kind, because they have gone off; a marker alone does not say it (HQ-10.1)."""
    traps_spent: int = 0
    """Sprung or disarmed: gone, or an open pit."""
    rubble: int = 0
    """Squares that were buried."""
    pits: int = 0
    """Open pits."""
    walls: int = 0
    """Squares under stone walls that were conjured."""
    raised: tuple[tuple[int, int], ...] = ()
    """Those walls, each by its two squares."""
    shadows: int = 0
    """Squares under shadow tiles."""
    emptied: int = 0
    """Squares where nothing more is found (HQ-12.1)."""
    rummaged: int = 0
    """Rooms that somebody has searched for treasure, so that nothing of the quest is left there."""
    searched: int = 0
    """Squares that were searched for traps."""
    chests_open: int = 0
    chests_safe: int = 0
    """Disarmed, or the trap is spent."""
    chests_known: int = 0
    """Whoever stood beside them knows whether there is a trap."""
    pieces_searched: int = 0
    dropped: tuple[Dropped, ...] = ()
    # --- decks, from top to bottom
    treasures: tuple[str, ...] = ()
    fates: tuple[str, ...] = ()
    scrolls: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    """Scrolls that the quest has set aside and nobody has been handed yet (HQ-8.13)."""
    # --- the round
    round: int = 0
    order: tuple[int, ...] = ()
    turn: int = 0
    """Whose turn it is: a hero's seat, or the game master's."""
    acting: int = 0
    """The monster that is acting."""
    met: bool = False
    """A monster has been met."""
    fate_open: bool = False
    """The first encounter is over (HQ-13.3)."""
    blazes: tuple[int, ...] = ()
    """Areas in which a magic blaze is about to go off (HQ-10.7)."""
    killed: tuple[str, ...] = ()
    """Ids of the quest's monsters that are dead, and the kinds that fell in this turn."""
    corpses: tuple[tuple[int, str], ...] = ()
    """Squares and kinds of what was killed in this turn."""
    sighted: tuple[tuple[int, int], ...] = ()
    """Which hero has had which monster in the visible area (HQ-8.8)."""
    wandering: str = ""
    flags: tuple[str, ...] = ()
    flag_rounds: tuple[int, ...] = ()
    """The rounds in which they were set."""
    events_done: int = 0
    moved: tuple[tuple[int, int], ...] = ()
    """Figures that were moved, and from where; they set foot on their squares when things settle."""
    pending: tuple[tuple[int, int], ...] = ()
    """Events that have been set off, and by whom; they happen when things settle."""
    allowed: tuple[tuple[int, int], ...] = ()
    """Lines of sight that are there because the game master says so (HQ-4.6)."""
    denied: tuple[tuple[int, int], ...] = ()
    """Those that are not, because the game master says so."""
    next_id: int = FIRST_MONSTER
    ready: tuple[int, ...] = ()
    """Who has done everything in town."""
    bought: tuple[str, ...] = ()
    """Potions that the shop has sold in this visit."""
    goal_met: bool = False
    winner: str = ""
    how: str = ""
    deaths: int = 0
    gives: tuple[str, ...] = ()
    """Things that the company gets for a quest that was passed."""
    reach: Reach | None = None
    """How far somebody comes, as it was last found out (`moving.ways`)."""
    walks: tuple[dict[int, Sequence[Answer]], Figure, int] | None = None
    """Where somebody who is asked may walk (`moving.destinations`), as long as these are the offers."""

    sheets: dict[int, tuple[Hero, HeroView]] = field(default_factory=dict)
    """Heroes as they were last shown, by seat (`view_figures.hero_view`). Clones share it: who has changed is seen."""

    out_of_turn: ClassVar[tuple[str, ...]] = ("HQ-B.1",)
    transient: ClassVar[frozenset[str]] = State.transient | {"lore", "plan", "reach", "walks", "sheets"}

    def clone(self) -> HeroQuest:
        g = super().clone()
        g.heroes = [hero.__copy__() for hero in self.heroes]
        g.monsters = {number: monster.__copy__() for number, monster in self.monsters.items()}
        return g

    # --- finding figures ------------------------------------------------------------------

    def hero(self, seat: int) -> Hero:
        return self.heroes[seat - 1]

    def figure(self, number: int) -> Hero | Monster | None:
        """By its number, if it is on the board."""
        if number >= FIRST_MONSTER:
            return self.monsters.get(number)
        return self.heroes[number - 1] if 1 <= number <= len(self.heroes) else None

    @property
    def upright(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.state == "up"]

    @property
    def present(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.state not in GONE]

    @property
    def foes(self) -> list[Monster]:
        """The game master's monsters that can be seen."""
        return [m for m in self.monsters.values() if m.led_by == MASTER and not m.vanished]

    @property
    def friends(self) -> list[Monster]:
        """Those that go with the heroes."""
        return [monster for monster in self.monsters.values() if monster.led_by != MASTER]

    def figures(self) -> list[Hero | Monster]:
        """All that stand or lie on the board."""
        found: list[Hero | Monster] = [hero for hero in self.heroes if hero.state not in GONE]
        found += [monster for monster in self.monsters.values() if not monster.vanished]
        return found

    def living(self) -> list[Hero | Monster]:
        """All whom something can still harm: the dead are left in peace (HQ-9.1)."""
        return [figure for figure in self.figures() if not (isinstance(figure, Hero) and figure.state == "dead")]

    def all_at(self, square: int) -> list[Hero | Monster]:
        """Everybody alive on a square: a pit and the stairway hold several."""
        return [figure for figure in self.living() if figure.square == square]

    def at(self, square: int) -> Hero | Monster | None:
        """Who stands on a square; whoever has fallen lies there too."""
        for figure in self.figures():
            if figure.square == square:
                return figure
        return None

    def enemies(self, one: Figure, other: Figure) -> bool:
        """Whether the one fights against the other; whoever is commanded fights against the own people."""
        return (self.side(one) != self.side(other)) != one.has("commanded")

    @staticmethod
    def side(figure: Figure) -> bool:
        """Whether it stands with the heroes."""
        return isinstance(figure, Hero) or (isinstance(figure, Monster) and figure.led_by != MASTER)

    # --- squares ----------------------------------------------------------------------------

    @property
    def stood_on(self) -> int:
        """Squares on which a figure stands or lies."""
        return self.stood_on_without(None)

    def stood_on_without(self, figure: Figure | None) -> int:
        """The same, as if one of them were not there."""
        mask = 0
        for hero in self.heroes:
            if hero is not figure and hero.state not in GONE:
                mask |= 1 << hero.square
        for monster in self.monsters.values():
            if monster is not figure and not monster.vanished:
                mask |= 1 << monster.square
        return mask

    @property
    def solid(self) -> int:
        """Squares that nobody can stand on."""
        return self.plan.furnished | self.rubble | self.walls

    @property
    def free(self) -> int:
        """Squares of the floor on which nothing and nobody is."""
        return self.plan.ground & ~(self.rubble | self.walls | self.stood_on)

    def step_from(self, mask: int) -> int:
        """One step away through open edges."""
        return spread(mask, self.east, self.south, self.plan.width)

    def beside(self, square: int) -> int:
        """Base contact (HQ-B.15): orthogonally, no wall or closed door between."""
        return spread(1 << square, self.east, self.south, self.plan.width)

    def around(self, square: int) -> int:
        """Adjacent (HQ-B.15): the eight squares around, not through walls or closed doors."""
        orthogonal = self.beside(square)
        return orthogonal | self.step_from(orthogonal) & corners(square, self.plan.width)

    def region(self, square: int) -> int:
        """The visible area (HQ-4.2)."""
        return self.plan.region[square]

    def in_view(self, one: Figure, other: Figure) -> bool:
        """Whether both are in the same visible area."""
        return bool(self.plan.region[one.square] >> other.square & 1)

    # --- values -------------------------------------------------------------------------------

    def profile(self, monster: Monster) -> v.Profile:
        foe = self.plan.named.get(monster.tag)
        return self.lore.monsters[monster.kind] if foe is None or foe.values is None else foe.values

    def trait(self, monster: Figure, trait: v.Trait) -> bool:
        if not isinstance(monster, Monster):
            return False
        foe = self.plan.named.get(monster.tag)
        return trait in self.lore.monsters[monster.kind].traits or (foe is not None and trait in foe.more)

    def able(self, hero: Hero, ability: v.Ability) -> bool:
        return ability in self.lore.heroes[hero.kind].abilities

    def everybody_learns(self) -> None:
        self.learned = ~0

    def set_flag(self, flag: str) -> None:
        if flag not in self.flags:
            self.flags += (flag,)
            self.flag_rounds += (self.round,)
            self.unsettled = True

    # --- hooks of the kernel --------------------------------------------------------------------

    def settle(self) -> None:
        follows = sets.shrunk(self)
        if follows:
            self.stack.extend(follows)
        else:
            if self.settings.lasting_magic:
                sets.calms_down(self)
            settling.settle(self)

    def thing_of(self, frame: Procedure) -> str:
        """The monster, spell or thing that a procedure asks about."""
        monster = self.monsters.get(getattr(frame, "monster", 0))
        return monster.kind if monster is not None else str(getattr(frame, "thing", ""))

    def refuse_aside(self, seat: int, answer: Aside) -> Refusal | None:
        return asides.why_not(self, seat, answer)

    def take_aside(self, seat: int, answer: Aside) -> None:
        asides.take(self, seat, answer)
