"""Who sits at a game's table: how many heroes, against whom, and what one person may play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

MASTER_SEAT = 0
"""Where there is a game master, this is the seat; heroes sit at 1, 2, 3 ..."""


class Company(Struct, frozen=True):
    """The seats that a game has, whatever its settings."""

    heroes: tuple[int, int]
    """The least and the most."""
    master: Literal["always", "never", "agreed"] = "always"
    """Whether somebody plays against them; agreed: the settings say so (`master`)."""
    together: Literal["open", "covered", "apart"] = "covered"
    """One person with several seats sees them side by side, behind covers one after the other, or may not have them."""
    secrets: bool = True
    """Whether some seat sees what others do not: cards in a hand, a map behind a screen."""
    master_role: str = "gm"
    hero_role: str = "hero"
    """Words of the game (role.<name>)."""

    def seats(self, heroes: int, master: bool = True) -> tuple[int, ...]:
        has_master = self.master == "always" or (self.master == "agreed" and master)
        return tuple(range(0 if has_master else 1, heroes + 1))

    def role(self, seat: int) -> str:
        return self.master_role if seat == MASTER_SEAT else self.hero_role

    def possible(self, heroes: int) -> bool:
        return self.heroes[0] <= heroes <= self.heroes[1]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is agreed before a game; each game adds its own."""

    heroes: int = 1
    packs: tuple[str, ...] = ()
    """The packs that are played with; none: the one that comes with the game."""
    own_dice: tuple[int, ...] = ()
    """Seats whose people roll dice on their own table."""


UNDECIDED, WHOEVER_IS_LEFT = "", "left"
"""In place of a hero while a party is put together at the table."""


def filled_up(chosen: Sequence[str], usual: Sequence[str], everybody: Sequence[str]) -> tuple[str, ...]:
    """Who did not mind gets the usual hero of the seat; where somebody has that one, the first who is left."""
    party = [
        usual[at] if hero == WHOEVER_IS_LEFT and usual[at] not in chosen else hero for at, hero in enumerate(chosen)
    ]
    for at, hero in enumerate(party):
        if hero == WHOEVER_IS_LEFT:
            party[at] = next(one for one in everybody if one not in party)
    return tuple(party)
