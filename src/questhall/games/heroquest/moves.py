"""Everything that a seat can say."""

from __future__ import annotations

from typing import ClassVar

from questhall.kernel.answers import Answer, Aside

# --- before the quest -------------------------------------------------------------------


class Prepare(Answer, frozen=True):
    """The special spells that the Wizard takes along (HQ-1.18)."""

    spells: tuple[str, ...]


class Study(Answer, frozen=True):
    """The lore of a further set that a magician takes along (HQ-1.22)."""

    lore: str


class OilWeapon(Answer, frozen=True):
    """Before the quest (HQ-15.4)."""

    thing: str


# --- moving -----------------------------------------------------------------------------


class Walk(Answer, frozen=True):
    """To a square, by the safest of the shortest ways."""

    to: int


class Path(Answer, frozen=True):
    """The same square by square, also into what one knows to be dangerous."""

    squares: tuple[int, ...]


class Jump(Answer, frozen=True):
    """Over the pit or the trap on a square beside, to the square behind it (HQ-10.9, HQ-10.11)."""

    over: int


class Dodge(Answer, frozen=True):
    """Out of the way of a falling rock (HQ-10.4)."""

    to: int


class OpenDoor(Answer, frozen=True):
    door: int


class Leave(Answer, frozen=True):
    """The dungeon, by the stairway."""


class GiveUp(Answer, frozen=True):
    """The quest, together with all who stand; nobody comes home."""


class EndTurn(Answer, frozen=True):
    """Nothing more in this turn."""


class Rest(Answer, frozen=True):
    """The figure that acts is done."""


# --- fighting -----------------------------------------------------------------------------


class Attack(Answer, frozen=True):
    """With the weapon in the hand, the one at the belt, or the ranged one; the game master says with whom."""

    target: int
    weapon: str = "hand"


class Throw(Answer, frozen=True):
    """Dagger or hand axe (HQ-4.5)."""

    target: int
    weapon: str = "belt"


class Sweep(Answer, frozen=True):
    """Round about: from a square beside, clockwise or the other way round (HQ-1.4)."""

    start: int
    clockwise: bool = True


class Smash(Answer, frozen=True):
    """A stone wall, on a square beside (HQ-8.1)."""

    square: int


class Again(Answer, frozen=True):
    """The whole roll once more (HQ-18.1)."""


class Keep(Answer, frozen=True):
    """The roll as it lies."""


class PushBack(Answer, frozen=True):
    """One hit is spent to push the victim away (HQ-19.27)."""


class Wound(Answer, frozen=True):
    """All hits wound."""


# --- spells and things ------------------------------------------------------------------------


class Cast(Answer, frozen=True):
    """A spell, with what it is aimed at: a figure, squares, a door, a direction."""

    spell: str
    target: int = 0
    squares: tuple[int, ...] = ()


class Read(Answer, frozen=True):
    """A scroll (HQ-8.7)."""

    spell: str
    target: int = 0
    squares: tuple[int, ...] = ()


class Drink(Answer, frozen=True):
    """A potion: oneself, or somebody beside one."""

    thing: str
    target: int = 0


class Use(Answer, frozen=True):
    """An artifact, or the power of something that is worn."""

    thing: str
    target: int = 0
    squares: tuple[int, ...] = ()


class Herbs(Answer, frozen=True):
    """The Elf's (HQ-1.6)."""

    target: int


class Dexterity(Answer, frozen=True):
    """Three steps in this turn (HQ-1.7)."""


class MoveAgain(Answer, frozen=True):
    """The next of three steps is a second move (HQ-1.7)."""


class Choose(Answer, frozen=True):
    """One of several possibilities, by its number."""

    n: int


class Ward(Answer, frozen=True):
    """Something is used up that keeps harm away (HQ-14.11)."""

    thing: str


class Withstand(Answer, frozen=True):
    """The Dwarf's body tries to ward off a poison (HQ-1.12)."""


# --- searching and handling ----------------------------------------------------------------------


class SearchTreasure(Answer, frozen=True):
    pass


class SearchTraps(Answer, frozen=True):
    """For traps and secret doors."""


class SearchFurniture(Answer, frozen=True):
    piece: int


class Disarm(Answer, frozen=True):
    """The trap on a square beside (HQ-10.8)."""

    trap: int


class DisarmChest(Answer, frozen=True):
    chest: int


class OpenChest(Answer, frozen=True):
    chest: int


class Give(Answer, frozen=True):
    """Something that one carries to a hero beside one."""

    thing: str
    hero: int


class GiveGold(Answer, frozen=True):
    n: int
    hero: int


class TakeUp(Answer, frozen=True):
    """What lies on or beside one's square, by its number."""

    item: int


class Loot(Answer, frozen=True):
    """What a hero who is dead for good leaves behind (HQ-9.6)."""

    hero: int


class Draw(Answer, frozen=True):
    """Another hand weapon, in place of the one in the hand (HQ-3.4, HQ-6.5)."""

    thing: str


class Wear(Answer, frozen=True):
    """A piece of armour from the bag, in place of what is in its way."""

    thing: str


class Recognise(Answer, frozen=True):
    """An ingredient that one carries: the first, the second ... of those that nobody has recognised (HQ-14.1)."""

    find: int


class Brew(Answer, frozen=True):
    recipe: str
    ingredients: tuple[str, ...]


class Trade(Answer, frozen=True):
    """Sells a weapon to whoever came along (HQ-15.10)."""

    thing: str


class Mend(Answer, frozen=True):
    """The injury that is cured: of the move, or of the blow (HQ-14.3)."""

    injury: str


class Spoil(Answer, frozen=True):
    """The piece that is struck by rust or breaks (HQ-15)."""

    thing: str


class Recall(Answer, frozen=True):
    """A spell that was cast comes back (HQ-1.21)."""

    spell: str


class Forget(Answer, frozen=True):
    """The set of a lore, when the mind can hold it no longer (HQ-8.12)."""

    lore: str


class Decline(Answer, frozen=True):
    """No, thank you."""


class Allow(Answer, frozen=True):
    """A friend may pass (HQ-B.4)."""


class NewHero(Answer, frozen=True):
    """The player of a hero who is dead for good goes on with a new one of a class from the stairway (HQ-9.15)."""

    hero: str


# --- the game master ---------------------------------------------------------------------------------


class Act(Answer, frozen=True):
    """A monster begins its turn."""

    monster: int


class Turn(Answer, frozen=True):
    """The figure turns to a side (HQ-19.14, HQ-19.45): 0 north, 1 east, 2 south, 3 west."""

    facing: int


class Special(Answer, frozen=True):
    """A special attack of a monster: sling, stars, fireball, jet, scream, mind, and the like."""

    kind: str
    target: int = 0


class TakeHero(Answer, frozen=True):
    """HQ-1.1: before the first quest."""

    hero: str


class TakeWhoIsLeft(Answer, frozen=True):
    """Whichever hero nobody else wants."""


class RollFate(Answer, frozen=True):
    """HQ-13.1."""


class LiftFate(Answer, frozen=True):
    """A card of fate, after a good roll (HQ-13.1)."""


class EndMaster(Answer, frozen=True):
    """The game master's turn is over."""


# --- in town ---------------------------------------------------------------------------------------------


class Buy(Answer, frozen=True):
    thing: str


class Sell(Answer, frozen=True):
    """Something that is carried, by its place: weapons:0, armour:1, surplus:0, belt."""

    place: str


class Repair(Answer, frozen=True):
    """By the smith (HQ-15.11)."""

    place: str


class Cure(Answer, frozen=True):
    """By the healer (HQ-14.9)."""

    injury: str


class Learn(Answer, frozen=True):
    """A guild spell (HQ-8.3)."""

    spell: str


class LayDown(Answer, frozen=True):
    """What is above the carrying limits (HQ-5.1): a thing or a scroll."""

    thing: str


class Gain(Answer, frozen=True):
    """For ten quest points: body or mind (HQ-7.1)."""

    point: str


class Succeed(Answer, frozen=True):
    """A new hero takes the place of one who is dead for good (HQ-9.15)."""

    hero: str


class Ready(Answer, frozen=True):
    """For the next quest."""


# --- edicts: the game master improvises ------------------------------------------------------------------


class Edict(Aside, frozen=True):
    """Base of everything that a game master may decree."""

    is_move: ClassVar[bool] = True


class PlaceMonster(Edict, frozen=True):
    kind: str
    square: int


class RemoveMonster(Edict, frozen=True):
    monster: int


class PlaceTreasure(Edict, frozen=True):
    square: int
    gold: int = 0
    thing: str = ""


class PlaceTrap(Edict, frozen=True):
    kind: str
    square: int


class RemoveTrap(Edict, frozen=True):
    square: int


class PlaceDoor(Edict, frozen=True):
    """Between two squares, open or closed."""

    one: int
    other: int


class GrantGold(Edict, frozen=True):
    """Gives gold, or takes it."""

    hero: int
    n: int


class AskRoll(Edict, frozen=True):
    """A hero rolls: combat dice, or a mind test."""

    hero: int
    dice: int
    mind: bool = False


class Speak(Edict, frozen=True):
    """A text to all (0), or to one seat."""

    text: str
    hero: int = 0


class ReadNote(Edict, frozen=True):
    """Reads a note of the quest aloud, by its number."""

    n: int


class ChangeWandering(Edict, frozen=True):
    kind: str


class EndQuest(Edict, frozen=True):
    passed: bool


class AllowShot(Edict, frozen=True):
    """The line of sight between two figures is free, whatever the engine says, for this turn (HQ-4.6)."""

    shooter: int
    target: int


class DenyShot(Edict, frozen=True):
    """There is no line of sight between two figures, whatever the engine says, for this turn (HQ-4.6)."""

    shooter: int
    target: int
