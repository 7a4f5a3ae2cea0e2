"""Who and what is on the table."""

from __future__ import annotations

from msgspec import Struct

from questhall.kernel.entity import Entity

from . import vocabulary as v
from .space.terrain import Spot

MASTER = 0
"""The seat of a person who plays the enemies, where the table has agreed on one."""
FIRST_ENEMY = 11
"""Heroes are units with the number of their seat; enemies have higher numbers."""
ASIDE = Spot(-1_000_000, -1_000_000)
"""Where a hero is who waits in Ambush (ST-98)."""
NOBODY = 0


class Mark(Struct, frozen=True, gc=False):
    """Something that lasts for a while (vocabulary: MarkKind, Until)."""

    kind: str
    until: str
    n: int = 1
    by: int = NOBODY
    """The unit that it comes from."""
    of: str = ""
    """What it comes from: skill:<id>, spell:<id> ... The same from the same source counts once (ST-210)."""


class Model(Struct, frozen=True, gc=False):
    """One of a unit."""

    n: int
    """Its number in the unit, which it keeps when others fall."""
    spot: Spot
    wounds: int = 0
    member: int = 0
    """0: as the unit says; k: the k-th kind of members (vocabulary: Unit.members)."""


class Unit(Entity, kw_only=True):
    """What heroes and enemies have in common."""

    id: int
    kind: str
    models: tuple[Model, ...]
    size: int = 1
    """Models at the start of the mission (ST-238)."""
    fatigued: bool = False
    shaken: bool = False
    status: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    tokens: int = 0
    """For spells (ST-110)."""
    activated: bool = False
    """In this round."""
    fired: tuple[str, ...] = ()
    """Limited weapons that were used (ST-143)."""
    hurt: int = 0
    """Wounds that it took in the activation that runs (ST-62)."""
    feared: int = 0
    """What Fear adds to them in thought (ST-129)."""

    def mark(self, kind: str) -> Mark | None:
        for mark in self.marks:
            if mark.kind == kind:
                return mark
        return None

    def total(self, kind: str) -> int:
        """What all marks of a kind add up to."""
        return sum([mark.n for mark in self.marks if mark.kind == kind]) if self.marks else 0

    def has(self, kind: str) -> bool:
        return bool(self.marks) and self.mark(kind) is not None

    def ends(self, *untils: str) -> None:
        """What lasted until now is over."""
        if self.marks:
            self.marks = tuple([mark for mark in self.marks if mark.until not in untils])

    def spend(self, kind: str, until: str) -> None:
        """What lasted for one time of its kind is over."""
        if self.marks:
            self.marks = tuple([mark for mark in self.marks if (mark.kind, mark.until) != (kind, until)])


class Arm(Struct, frozen=True, gc=False):
    """A weapon of a hero, and the wares that are built into it."""

    weapon: str
    wares: tuple[str, ...] = ()


class Hero(Unit, kw_only=True):
    """A unit of one model."""

    name: str = ""
    level: int = 1
    quality: int
    defense: int
    tough: int
    strength: int
    dexterity: int
    willpower: int
    full_stamina: int
    stamina: int
    """Values on the sheet: those of the class, what was gained and what is worn."""
    arms: tuple[Arm, ...] = ()
    wares: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    kits: tuple[str, ...] = ()
    injuries: tuple[str, ...] = ()
    grown: tuple[v.Growth, ...] = ()
    """What the levels have brought so far."""
    used: tuple[str, ...] = ()
    """Abilities that were used in this mission."""
    down: bool = False
    """Unconscious (ST-44)."""
    was_down: bool = False
    """At any time of this mission (ST-197 asks at its end)."""
    aside: bool = False
    """Waits in Ambush (ST-98)."""
    actions: int = 0
    skill_actions: int = 0
    """What is left of the activation that runs (ST-20, ST-21)."""
    exerted: bool = False
    """Has bought an additional action in it (ST-23)."""
    begun: bool = False
    """Has done something in it, so that it is too late to rest (ST-32)."""
    attacked: bool = False
    """Has declared shots or a charge in it, so that it is too late to cast (ST-229)."""
    tried: tuple[str, ...] = ()
    """Spells that were tried in it (ST-114)."""
    over: bool = False
    """It ends at once."""
    kills: int = 0
    xp: int = 0
    """Gained in this mission by events, beside what all heroes gain; in camp: all there is."""

    @property
    def seat(self) -> int:
        return self.id

    @property
    def model(self) -> Model:
        return self.models[0]

    @property
    def spot(self) -> Spot:
        return self.models[0].spot

    @property
    def present(self) -> bool:
        """On the table, upright or not."""
        return not self.aside

    @property
    def conscious(self) -> bool:
        """On the table and able to act: what the AI calls an enemy (ST-276), unless he is hidden."""
        return not self.down and not self.aside


class Enemy(Unit, kw_only=True):
    wave: int = 0
    """0: a sentry; else the number of its wave."""


class Waiting(Struct, frozen=True, gc=False):
    """An enemy in Ambush (ST-100)."""

    kind: str
    wave: int
    round: int
    """At whose start it comes."""


class Instruction(Struct, frozen=True, gc=False):
    """What people beside a real table do with the figures of a unit."""

    what: str
    """place, hold, advance, rush, charge, stay."""
    unit: int
    target: int = NOBODY
    """Who is shot at or charged."""
    inches: int = 0
    bearing: str = ""
    rolls: tuple[tuple[int, int], ...] = ()
    """So many dice, each of which needs so much to hit."""


class Token(Struct, frozen=True, gc=False):
    """A search token (ST-195)."""

    n: int
    spot: Spot
    found: str = ""
    """What it is, once it was revealed."""


class Marker(Struct, frozen=True, gc=False):
    """Of an objective: a point on a level (ST-242). A carried one is where its carrier is (ST-295)."""

    n: int
    """The first is 1."""
    kind: str
    """goal: something is done there; parcel: can be carried; point: a parcel is brought there; exit."""
    of: str
    """primary or secondary."""
    spot: Spot
    armed: bool = False
    count: int = 0
    """Tokens that were gathered on it."""
    carrier: int = NOBODY
    done: bool = False
