"""What lies and sits at the table: settings, dice, players."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.kernel.company import Settings as Agreed
from questhall.kernel.entity import Entity

WIZARD = 0
DICE = 3
WIZARD_DICE = 5
SLOTS = 3
DRAGON_PATH = 4
"""Tile, three slots, and the stack, where the wizard wins."""

HERO_FACES = ("fire", "sword", "footprint", "key", "heart", "star")
WIZARD_FACES = ("plant", "water", "air", "lightning", "fire", "star")
COLOURS = ("green", "brown", "blue", "white")

SWIRL = -2
"""The field of a die that a swirl holds."""
DRAGON_TILE = "dragon"
TRIAL_SLOTS = {"t1": 0, "t2": 1, "t3": 2}
SPELL_SLOTS = {"s1": 0, "s2": 1, "s3": 2}
HERO_TILES = {"h1": 1, "h2": 2, "h3": 3, "h4": 4}
"""Places with their index, the tiles with their seat."""

REFILL = 400
"""Milliseconds until a free slot has its next card (ruling 31)."""
SWIRL_TIME = 2_000
LEARN_TIME = 3_000
CLAP_TIME = 6_000
AIM_TIME = 5_000
VETO_TIME = 5_000
CAUGHT_EVERY = 20_000
MARKET_TIME = 90_000
"""Milliseconds until the market closes (RO-196)."""
CONSENT_TIME = 10_000
"""Milliseconds after which a hero who says nothing agrees to what another wants to buy (RO-121)."""
ABSENCE = 10_000
"""Milliseconds after which somebody whose connection is lost counts as absent (ruling 32)."""
ONE_HAND = 13, 10
"""One hand: rolls last 30 % longer."""

Scenario = Literal[
    "exercise1", "exercise2", "scenario1", "scenario2", "scenario3", "scenario4", "scenario5", "scenario6"
]


class Settings(Agreed, frozen=True, kw_only=True):
    """What is agreed before the game."""

    heroes: int = 2
    scenario: Scenario = "exercise1"
    characters: tuple[str, ...] = ()
    """Tiles by seat; empty: they are chosen at the table."""
    roll_time: int = 1_000
    """Milliseconds that a roll takes at least, for everybody alike."""
    handicap: int = 0
    """Trials removed unseen for inexperienced heroes (RO-27)."""
    honour: bool = False
    """The wizard may catch heroes who forget a curse (RO-146); for players in one room."""


class Die(Struct, frozen=True, gc=False):
    """One die. Loose dice lie in front of their owner; a rolled one may be placed."""

    face: str
    place: str = ""
    field: int = -1
    rolled: bool = False
    order: int = 0
    """When it was placed."""
    inspired: bool = False
    """The Bard has turned it: where the rest of its roll went does not matter (RO-181)."""


def dice_of(seat: int) -> range:
    """The numbers of a seat's dice."""
    return range(10 * seat, 10 * seat + (DICE if seat else WIZARD_DICE))


class Player(Entity):
    """What a seat has in front of it."""

    seat: int
    busy: int = 0
    """Until then the dice roll."""
    spot: str = ""
    """Where dice of the last roll were placed; the others of that roll go nowhere else (RO-34, RO-53)."""
    character: str = ""
    colour: str = ""
    wounded: bool = False
    weak: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    """Equipment of a hero, scrolls of the wizard."""
    learned: tuple[str, ...] = ()
    """Experience: trials, face down."""


class Said(Struct, frozen=True, gc=False):
    """The last quick phrase of a seat."""

    seat: int
    phrase: str
    at: int


class Wish(Struct, frozen=True, gc=False):
    """What a hero wants to buy while the others are asked (RO-121)."""

    seat: int
    item: str
    hero: int
    agreed: tuple[int, ...]
    until: int
    """Until then the others may object."""


class Aim(Struct, frozen=True, gc=False):
    """A spell or scroll whose effect the wizard has to aim."""

    source: str
    """The place it was completed on."""
    card: str
    until: int


class Owed(Struct, frozen=True, gc=False):
    """Something that heroes still have to do: a swirl to be filled, a clap, experience to be given."""

    what: Literal["swirl", "clap", "learn"]
    place: str
    """The place of the card; for experience the trial itself."""
    heroes: tuple[int, ...]
    until: int
