"""Who is in the dungeon, and what they carry."""

from __future__ import annotations

from msgspec import Struct

from questhall.kernel.entity import Entity

MASTER = 0
"""The game master's seat."""
NOWHERE = -1
FIRST_MONSTER = 11
"""Heroes are figures with the number of their seat; monsters have higher numbers."""
GONE = ("out", "lost")
"""States of a hero who is no longer in the dungeon."""
NORTH, EAST, SOUTH, WEST = range(4)
FACINGS = ("north", "east", "south", "west")


class Gear(Struct, frozen=True, gc=False):
    """A weapon or a piece of armour, and what has become of it (HQ-15)."""

    thing: str
    rusty: bool = False
    notched: bool = False
    """Notched weapon, damaged armour: the smith can mend it (HQ-15.11)."""
    fallen: int = 0
    """Dice that falls have turned green, for good (HQ-9.13)."""
    oiled: bool = False
    dull: bool = False
    """Its magic is gone (HQ-15.5, HQ-9.6)."""


class Find(Struct, frozen=True, gc=False):
    """An ingredient that nobody has recognised yet, and the kinds of heroes who have tried (HQ-14.1)."""

    thing: str
    tried: tuple[str, ...] = ()


class Mark(Struct, frozen=True, gc=False):
    """Something that lasts for a while (vocabulary: MarkKind, Until)."""

    kind: str
    until: str
    n: int = 1
    by: int = 0
    """The figure that cast it."""


class Figure(Entity, kw_only=True):
    """What heroes and monsters have in common."""

    square: int = NOWHERE
    body: int = 0
    mind: int = 0
    marks: tuple[Mark, ...] = ()
    spells: tuple[str, ...] = ()
    """What it can still cast."""
    pit: bool = False
    left: int = 0
    """Squares that it may still move in this turn."""
    took: tuple[str, ...] = ()
    """The steps of this turn so far: move, fight, act."""

    def mark(self, kind: str) -> Mark | None:
        for mark in self.marks:
            if mark.kind == kind:
                return mark
        return None

    def has(self, kind: str) -> bool:
        return bool(self.marks) and self.mark(kind) is not None

    def total(self, kind: str) -> int:
        """What all marks of a kind add up to."""
        return sum([mark.n for mark in self.marks if mark.kind == kind]) if self.marks else 0

    def unmark(self, *kinds: str) -> None:
        self.marks = tuple([mark for mark in self.marks if mark.kind not in kinds])

    def comes(self, until: str, now: str) -> None:
        """What was to last for a later time lasts from now on."""
        if any(mark.until == until for mark in self.marks):
            self.marks = tuple([Mark(m.kind, now, m.n, m.by) if m.until == until else m for m in self.marks])

    def ends(self, until: str, by: int | None = None) -> None:
        """What lasted until now is over."""
        if self.marks:
            self.marks = tuple([m for m in self.marks if m.until != until or (by is not None and m.by != by)])


class Hero(Figure, kw_only=True):
    seat: int
    kind: str
    full_body: int = 0
    full_mind: int = 0
    """The values on the sheet."""
    lent: int = 0
    """Mind points that a cloak or a medallion adds (HQ-6.4)."""
    points: int = 0
    """Quest points (HQ-7.1)."""
    guild: tuple[str, ...] = ()
    """Guild spells that the Wizard has learned (HQ-8.3)."""
    gold: int = 0
    weapons: tuple[Gear, ...] = ()
    """At most two (HQ-3.1): the first hand weapon is in the hand, a second one on the back."""
    bare: bool = False
    """The weapon in the hand is lost, and what is lashed on the back is not ready yet (HQ-6.5)."""
    belt: Gear | None = None
    surplus: tuple[Gear, ...] = ()
    """Weapons above the limit, and armour that is not worn: carried and not used (HQ-6.3)."""
    armour: tuple[Gear, ...] = ()
    bag: tuple[str, ...] = ()
    """Potions, artifacts and goods."""
    scrolls: tuple[str, ...] = ()
    ingredients: tuple[str, ...] = ()
    unknown: tuple[Find, ...] = ()
    order: str = ""
    base: tuple[int, int, int] = (0, 0, 0)
    """The Wizard's fireballs, heals and shields that are left (HQ-1.13)."""
    casts: int = 0
    """Successful base spells so far, over all quests (HQ-1.17)."""
    lores: tuple[str, ...] = ()
    """Lores of which the hero has a set for good: of the order, a related one, of a spell book (HQ-1.22, HQ-8.11)."""
    book: str = ""
    """The lore that is written in a spell book in the bag, whether or not the hero can read it (HQ-8.11)."""
    sets: tuple[str, ...] = ()
    """Lores of which a temporary set was found (HQ-8.11)."""
    cast: tuple[str, ...] = ()
    """Spells that were cast in this turn."""
    used: tuple[str, ...] = ()
    """What can be done once in a quest, and was."""
    last: str = "hand"
    """The weapon that was used last: hand, ranged, belt or an axe that was thrown (HQ-15.2)."""
    state: str = "up"
    """up, down (unconscious), dead (can be revived), lost (dead for good), out (left the dungeon)."""
    woken_by: str = ""
    """How a fallen hero comes back: weak, potion, rest, elixir_weak, elixir (HQ-9.2, HQ-9.3)."""
    dexterous: bool = False
    thrown: int = 0
    """Squares that dice have added to this move, which whoever is slowed loses (HQ-2.2)."""
    kills: int = 0
    successor: bool = False
    """Came from the stairway in place of one who is dead for good (HQ-9.15)."""

    @property
    def id(self) -> int:
        return self.seat

    @property
    def upright(self) -> bool:
        return self.state == "up"

    @property
    def present(self) -> bool:
        """In the dungeon, upright or fallen."""
        return self.state not in GONE


class Monster(Figure, kw_only=True):
    id: int
    kind: str
    tag: str = ""
    """Its id in the quest, if it has one."""
    facing: int = SOUTH
    stays: bool = False
    asleep: bool = False
    """A statue or a sleeper of the quest: it does not act."""
    led_by: int = MASTER
    """Whose it is: the game master's, or of a hero's seat."""
    rounds: int = 0
    """So long it will stay, if it was raised; 0: it simply is there."""
    frenzy: bool = False
    baned: bool = False
    """Regenerates no more (HQ-19.55)."""
    vanished: bool = False
    """Gone by Flight: nobody knows where it is (HQ-8.9)."""
    done: bool = False
    """Has had its turn in this round."""
    struck: tuple[int, ...] = ()
    """Squares that it has attacked in this turn, one blow after the other (HQ-19.6, HQ-19.20, HQ-19.25)."""
    turned: bool = False
    """Has turned on the spot since its last step (HQ-19.45)."""
    lent: bool = False
    """The heroes play this turn of it (HQ-19.22)."""
    runs_on: bool = False
    """Has attacked and may move a second time (HQ-19.46)."""


class Dropped(Struct, frozen=True, gc=False):
    """Something that lies on the floor: a thing with its damage, gold, or what a dead hero leaves."""

    square: int
    gear: Gear | None = None
    thing: str = ""
    scroll: str = ""
    lore: str = ""
    """What is written in a spell book (HQ-8.11)."""
    spells: tuple[str, ...] = ()
    """What is left of that in this quest."""
    find: Find | None = None
    gold: int = 0
    of: int = 0
    """The seat whose hero is dead for good and has left it: the marker of lost equipment (HQ-9.6)."""
