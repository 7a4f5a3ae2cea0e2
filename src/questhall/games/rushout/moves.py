"""Everything a seat can say in Rush Out!."""

from __future__ import annotations

from questhall.kernel.answers import Answer, Aside

# --- before the race (RO-17, RO-19) -------------------------------------------------------


class Take(Answer, frozen=True):
    """A hero tile and a colour of dice."""

    hero: str
    colour: str


# --- the race (RO-28 to RO-67) ---------------------------------------------------------------


class Roll(Answer, frozen=True):
    """All dice that lie on no card; before that some are taken back from an incomplete one."""

    back: tuple[int, ...] = ()


class Place(Answer, frozen=True):
    """Dice onto fields of one single card or tile: die and field."""

    place: str
    dice: tuple[tuple[int, int], ...]


class Strike(Answer, frozen=True):
    """The clock strikes: it is that late in the game."""

    at: int


# --- what a spell or a scroll asks of the wizard ----------------------------------------------


class RemoveDie(Answer, frozen=True):
    die: int


class RemoveDice(Answer, frozen=True):
    """All hero dice of one card or tile."""

    place: str


class Afflict(Answer, frozen=True):
    """One hero, or two."""

    heroes: tuple[int, ...]


# --- what the heroes owe ------------------------------------------------------------------------


class Swirl(Answer, frozen=True):
    """The die that goes to the swirl (RO-106)."""

    die: int


class Clap(Answer, frozen=True):
    """Before the dice may be taken back (RO-143)."""

    place: str


class Learn(Answer, frozen=True):
    """Who takes the experience of a trial that two have completed (RO-178)."""

    hero: int


# --- coins, scrolls, abilities --------------------------------------------------------------------


class Spend(Answer, frozen=True):
    """Two won coin trials for the top card of the own stack (RO-123)."""


class Turn(Answer, frozen=True):
    """A scroll turns a die to its other side (RO-130, RO-131)."""

    die: int
    face: str


class Swap(Answer, frozen=True):
    """A scroll swaps an open spell with the top of the stack (RO-132)."""

    slot: int


class Inspire(Answer, frozen=True):
    """The Bard turns a die to the star (RO-181)."""

    die: int


class Cleanse(Answer, frozen=True):
    """The Ranger removes a weakness or a curse (RO-182)."""

    card: str


class Repel(Answer, frozen=True):
    """The Warrior drives the dragon back (RO-183)."""


class Heal(Answer, frozen=True):
    """The Paladin heals a hero (RO-184)."""

    hero: int


# --- between the rounds (RO-115 to RO-122) ---------------------------------------------------------


class Buy(Answer, frozen=True):
    """An item for a hero, or (hero 0) a scroll for the wizard."""

    item: str
    hero: int = 0


class Agree(Answer, frozen=True):
    pass


class Refuse(Answer, frozen=True):
    pass


class Leave(Answer, frozen=True):
    """Nothing more to buy."""


# --- asides ------------------------------------------------------------------------------------------


class Pause(Aside, frozen=True):
    """When everybody has said it, time stands still."""


class Resume(Aside, frozen=True):
    pass


class Absent(Aside, frozen=True):
    """The clock notes that somebody's connection is lost (ruling 32)."""

    seat: int


class CaughtYou(Aside, frozen=True):
    """The wizard says that a curse was forgotten (RO-146, honour mode)."""


class Veto(Aside, frozen=True):
    """A hero says that it was not."""


class Phrase(Aside, frozen=True):
    """A quick phrase of the table talk."""

    phrase: str
