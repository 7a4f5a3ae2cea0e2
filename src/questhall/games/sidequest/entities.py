"""What lies and sits at the table: settings, Heroes, the GM, cards in play, waiting spells."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.kernel.company import Settings as Agreed
from questhall.kernel.entity import Entity

GM = 0
EVERYBODY = -1
NEUTRAL = 9
"""The owner of what lies in the Discovery Zone."""
FIRST_ID = 10
"""Below it stand the seats: a Hero is named by the seat, a card in play by its id."""

Zone = Literal["field", "equipped", "partner", "set", "lasting", "world", "neutral"]
Difficulty = Literal["normal", "hard", "extreme", "impossible"]


class Level(Struct, frozen=True):
    """What a difficulty means (SQ-1.8)."""

    extra_bp: int
    extra_cards: int
    encounters: int
    lp: int


LEVELS: dict[str, Level] = {
    "normal": Level(0, 0, 4, 6),
    "hard": Level(1, 0, 4, 6),
    "extreme": Level(1, 1, 5, 6),
    "impossible": Level(2, 1, 6, 3),
}


class Settings(Agreed, frozen=True, kw_only=True):
    """What is agreed before the game. What stands here is not asked; all else is."""

    difficulty: Difficulty | None = None
    decks: tuple[str, ...] = ()
    """Of the Heroes."""
    gm_deck: str | None = None
    world_deck: str | None = None
    bosses: tuple[str, str] | None = None
    discovery: Literal["preconstructed", "own"] | None = None
    judgment: bool = False
    names: bool = False
    turn_limit: int = 0


class Boost(Struct, frozen=True, gc=False):
    """A change of values or a keyword for a while; until says when it ends."""

    until: str
    turn: int
    atk: int = 0
    defense: int = 0
    keyword: str = ""
    n: int = 0


class InPlay(Entity):
    """A card in play. Its id says nothing about what it is."""

    id: int
    card: str
    owner: int
    zone: Zone
    entered: int
    damage: int = 0
    face_down: bool = False
    attacked: bool = False
    blocks: int = 0
    more_attacks: int = 0
    more_blocks: int = 0
    """What an effect allows on top in this turn."""
    burn: int = 0
    paralyzed: str = ""
    paralyzed_in: int = 0
    attacked_in: int = 0
    boosts: tuple[Boost, ...] = ()
    used: tuple[tuple[int, int], ...] = ()


class Item(Struct, frozen=True, gc=False):
    """A spell or effect that waits on the stack (SQ-7.3)."""

    id: int
    seat: int
    card: str
    target: int
    source: int = 0
    ability: int = -1
    second: int = 0
    countered: bool = False
    attack: int = 0
    """The attacker of the attack that it speaks of."""
    missed: tuple[int, ...] = ()
    """Chosen targets that Untouchable has put out of its reach (SQ-11.19)."""


class Player(Entity):
    """What a Hero and the GM have in common."""

    seat: int
    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    creatures: tuple[int, ...] = ()
    lasting: tuple[int, ...] = ()
    seen: tuple[tuple[str, int], ...] = ()
    """Cards that are in the hand as others know who saw them go there: the card, and the seat (or EVERYBODY)."""


class Hero(Player):
    """A Hero's field and values."""

    name: str = ""
    deck_id: str = ""
    lp: int = 0
    int_max: int = 0
    int_spent: int = 0
    str_max: int = 0
    str_spent: int = 0
    str_bound: int = 0
    prizes: tuple[str, ...] = ()
    equipment: tuple[int, ...] = ()
    partner: int = 0
    sets: tuple[int, ...] = ()
    burn: int = 0
    out: bool = False
    attacked: bool = False
    more_attacks: int = 0
    acted: bool = False
    unequipped: bool = False
    intervened: bool = False
    unbound_in: int = 0
    mulligans: int = 0

    @property
    def int_free(self) -> int:
        return self.int_max - self.int_spent

    @property
    def str_free(self) -> int:
        return self.str_max - self.str_spent - self.str_bound


class Gm(Player):
    """The GM's field and Threat Points (SQ-4.4)."""

    bp: int = 0
    spent: int = 0
    bound: int = 0
    main_boss: str = ""
    second_boss: str = ""


class Claim(Struct, frozen=True):
    """A mistake that the GM may claim 1 BP for (SQ-12.1, SQ-12.2)."""

    id: int
    seat: int
    what: str
