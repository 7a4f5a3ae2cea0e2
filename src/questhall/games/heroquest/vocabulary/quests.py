"""Boards and quests: what the game master's plan says (HQ-B.11, HQ-B.12)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Id, Text, Word

from .effects import Effects, Few
from .monsters import Profile, Trait

Story = dict[str, Annotated[str, Meta(max_length=1600)]]
"""A longer text: a briefing, something that is read aloud."""
Spot = tuple[Annotated[int, Meta(ge=0, le=63)], Annotated[int, Meta(ge=0, le=63)]]
"""Column and row, counted from 0."""
Facing = Literal["north", "east", "south", "west"]
Rounds = Annotated[int, Meta(ge=1, le=60)]


class Board(Word, frozen=True, kw_only=True):
    """A plan of squares. Each row is a line of signs: `#` is rock, `.` corridor, any letter a room of that name.

    A wall stands between two squares with different signs."""

    id: Id
    rows: Annotated[tuple[str, ...], Meta(min_length=1, max_length=64)]


class Door(Word, frozen=True, kw_only=True):
    """On the edge between a square and its neighbour to the east or to the south."""

    at: Spot
    to: Literal["east", "south"]
    kind: Literal["door", "secret", "double", "locked"] = "door"
    """double: it and its twin beside it are one wide opening; locked: opens with a key or by an event."""
    id: Id = ""
    key: Id = ""
    """The thing that opens it."""
    open: bool = False


class Piece(Word, frozen=True, kw_only=True):
    """A piece of furniture, by its upper left square."""

    kind: Id
    at: Spot
    turned: bool = False
    """Its width and height change places."""
    id: Id = ""


class Chest(Word, frozen=True, kw_only=True):
    at: Spot
    id: Id = ""
    trap: Effects = ()
    """What happens when disarming fails (HQ-11.1)."""
    holds: Effects = ()


class Trap(Word, frozen=True, kw_only=True):
    kind: Literal["spear", "pit", "double_pit", "rock", "guillotine", "tomb", "blaze"]
    at: Spot
    marks: tuple[Spot, ...] = ()
    """The white marks of a guillotine, its own square included or not (HQ-10.5); the second square of a double pit."""
    buries: Spot | None = None
    """Where the rock falls, if the arrow is only the trigger (HQ-10.14)."""
    id: Id = ""


class Foe(Word, frozen=True, kw_only=True):
    """A monster of the plan, or somebody who waits to be found."""

    kind: Id
    at: Spot
    id: Id = ""
    name: Text | None = None
    values: Profile | None = None
    more: tuple[Trait, ...] = ()
    """Traits that the quest adds: psychic combat, blue dice, poison (HQ-15.7, HQ-16.1, HQ-19.41)."""
    spells: tuple[Id, ...] = ()
    facing: Facing = "south"
    stays: bool = False
    """Guards its room: it holds until somebody comes."""
    asleep: bool = False
    """A statue, a sleeper: it does nothing until an event wakes it."""
    friend: bool = False
    """Goes with the heroes from the moment it is found (HQ-B.11: rescue)."""
    flees_to: Spot | None = None
    """Where it goes by the chaos spell Flight (HQ-8.9)."""
    heroes: Annotated[int, Meta(ge=1, le=5)] = 1
    """It stays away from a smaller company, so that a quest is fair for any number of heroes."""


# --- events -----------------------------------------------------------------------------


class Entering(Word, frozen=True, tag_field="on", tag="entering"):
    """A hero sets foot on one of these squares, or into the room of that sign."""

    squares: tuple[Spot, ...] = ()
    room: str = ""


class Seeing(Word, frozen=True, tag_field="on", tag="seeing"):
    """A room is uncovered."""

    room: str


class Opening(Word, frozen=True, tag_field="on", tag="opening"):
    """A door or a chest, by its id."""

    what: Id


class Killing(Word, frozen=True, tag_field="on", tag="killing"):
    """The last of these monsters dies."""

    what: tuple[Id, ...]


class Searching(Word, frozen=True, tag_field="on", tag="searching"):
    """A room for treasure (or for traps), or a piece of furniture, by its id; instead of the card or the roll.

    A room in which there is nothing more (HQ-12.1) is searched once: what waits for a flag should not wait there."""

    room: str = ""
    what: Id = ""
    kind: Literal["treasure", "traps"] = "treasure"


class OnRound(Word, frozen=True, tag_field="on", tag="round"):
    """At the beginning of a round; with `every`, again and again."""

    n: Rounds
    every: Annotated[int, Meta(ge=0, le=20)] = 0


class OnFlag(Word, frozen=True, tag_field="on", tag="flag"):
    """As soon as all these flags are set."""

    flags: tuple[Id, ...]


Trigger = Entering | Seeing | Opening | Killing | Searching | OnRound | OnFlag


class Say(Word, frozen=True, tag_field="do", tag="say"):
    """Read aloud."""

    text: Story


class Place(Word, frozen=True, tag_field="do", tag="place"):
    """Monsters appear; if a square is taken, on the nearest free one."""

    foes: Annotated[tuple[Foe, ...], Meta(min_length=1)]
    most: Annotated[int, Meta(ge=0, le=60)] = 0
    """Nobody comes while so many enemies stand on the board; 0: they always come."""


class Wake(Word, frozen=True, tag_field="do", tag="wake"):
    what: tuple[Id, ...]


class Unlock(Word, frozen=True, tag_field="do", tag="unlock"):
    """Doors, by their ids: found, unlocked and, if so said, opened."""

    what: tuple[Id, ...]
    open: bool = False


class Show(Word, frozen=True, tag_field="do", tag="show"):
    """A room is uncovered."""

    room: str


class Happens(Word, frozen=True, tag_field="do", tag="happens"):
    """Effects on the hero who set it off (or on all)."""

    effects: Effects
    on: Literal["hero", "all_heroes"] = "hero"


class Bury(Word, frozen=True, tag_field="do", tag="bury"):
    """Squares are blocked for good."""

    squares: tuple[Spot, ...]


class SetFlag(Word, frozen=True, tag_field="do", tag="flag"):
    flag: Id


class Decide(Word, frozen=True, tag_field="do", tag="decide"):
    """The heroes choose; the first who answers decides for all."""

    question: Text
    options: Annotated[tuple[Decision, ...], Meta(min_length=2, max_length=4)]


class Decision(Word, frozen=True):
    id: Id
    text: Text
    do: tuple[Deed, ...] = ()


class Wanders(Word, frozen=True, tag_field="do", tag="wanders"):
    """From now on this is the wandering monster."""

    kind: Id


class Ends(Word, frozen=True, tag_field="do", tag="ends"):
    """The quest is passed, or lost."""

    passed: bool


Deed = Say | Place | Wake | Unlock | Show | Happens | Bury | SetFlag | Decide | Wanders | Ends


class Event(Word, frozen=True, kw_only=True):
    """What happens when: at most once, unless it says otherwise."""

    when: Trigger
    unless: tuple[Id, ...] = ()
    """Flags that keep it from happening."""
    only: tuple[Id, ...] = ()
    """Flags that it needs."""
    do: Annotated[tuple[Deed, ...], Meta(min_length=1)]
    repeats: bool = False
    id: Id = ""


# --- goals --------------------------------------------------------------------------------


class Find(Word, frozen=True, tag_field="goal", tag="find"):
    """A thing is in the heroes' hands."""

    thing: Id


class SlayFoes(Word, frozen=True, tag_field="goal", tag="slay"):
    """These monsters are dead; none named: all of the plan."""

    what: tuple[Id, ...] = ()


class Rescue(Word, frozen=True, tag_field="goal", tag="rescue"):
    """Somebody is brought to the way out."""

    who: Id


class Escape(Word, frozen=True, tag_field="goal", tag="escape"):
    """Everybody who lives has left by these squares (none: the stairway)."""

    squares: tuple[Spot, ...] = ()


class HoldOut(Word, frozen=True, tag_field="goal", tag="hold"):
    """So many rounds after the flag was set (or from the first), with at least one hero in the room if one is named."""

    rounds: Rounds
    since: Id = ""
    room: str = ""


class Choose(Word, frozen=True, tag_field="goal", tag="choose"):
    """One of these flags is set."""

    flags: Annotated[tuple[Id, ...], Meta(min_length=1)]


Goal = Find | SlayFoes | Rescue | Escape | HoldOut | Choose


class Quest(Word, frozen=True, kw_only=True):
    id: Id
    name: Text
    briefing: Story
    aim: Text
    """The goal in one sentence."""
    level: Annotated[int, Meta(ge=1, le=12)] = 1
    board: Id
    """By its id; or the quest draws its own."""
    dark: tuple[str, ...] = ()
    """Rooms that are out of play, by their signs."""
    blocked: tuple[Spot, ...] = ()
    stairs: Annotated[tuple[Spot, ...], Meta(min_length=1)]
    """Squares on which the heroes begin, and by which they leave."""
    wandering: Id
    doors: tuple[Door, ...] = ()
    furniture: tuple[Piece, ...] = ()
    chests: tuple[Chest, ...] = ()
    traps: tuple[Trap, ...] = ()
    foes: tuple[Foe, ...] = ()
    events: tuple[Event, ...] = ()
    goals: Annotated[tuple[Goal, ...], Meta(min_length=1)]
    back: bool = True
    """Passed only when the heroes are back on the stairway (HQ-B.11)."""
    gold: Annotated[int, Meta(ge=0, le=1000)] = 0
    """For each hero who comes home."""
    gives: tuple[Id, ...] = ()
    """Things for the company."""
    shop: bool = True
    """Whether one may buy afterwards (HQ-14.12)."""
    potions: Few = 12
    """How many potions the shop has of each kind (HQ-14.12)."""
    scrolls: tuple[Id, ...] = ()
    """Scrolls that the quest needs: taken out of the deck and handed out by its chests and events (HQ-8.13)."""
    then: Id = ""
    won: Story
    lost: Story
    lesson: bool = False
