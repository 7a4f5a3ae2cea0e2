"""All that the packs on the table hold, as the rules use it. It is shared by all states and never changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from questhall.kernel.pack_words import Text
from questhall.kernel.packs import fit_together

from . import vocabulary as v
from .checks import squares_of
from .library import SPACES, Pack, together
from .squares import beside, square


class Cellar(Struct, frozen=True, eq=False):
    """Rooms and doors, and everybody by id."""

    rooms: Mapping[str, v.Room]
    bearers: Mapping[str, v.Bearer]
    monsters: Mapping[str, v.Monster]
    relics: Mapping[str, v.Relic]
    quests: Mapping[str, v.Quest]
    room_at: Mapping[int, str]
    squares: Mapping[str, tuple[int, ...]]
    next_to: Mapping[int, tuple[int, ...]]
    """Where one gets with a single step: within a room, or through a door."""
    doorsteps: frozenset[int]

    def flooded(self, at: int) -> bool:
        return self.rooms[self.room_at[at]].flooded


@cache
def cellar(packs: tuple[Pack, ...]) -> Cellar:
    """Of some packs, made once. PackErrors if they do not fit together."""
    fit_together(packs)
    found = {space: together(packs, space) for space in SPACES}
    doors = [(square(*door.between[0]), square(*door.between[1])) for door in found.pop("doors").values()]
    squares = {room.id: squares_of(room) for room in found["rooms"].values()}
    room_at = {at: room for room, there in squares.items() for at in there}
    steps: dict[int, list[int]] = {
        at: [other for other in squares[room] if beside(at, other)] for at, room in room_at.items()
    }
    for one, other in doors:
        steps[one].append(other)
        steps[other].append(one)
    return Cellar(
        **found,
        room_at=room_at,
        squares=squares,
        next_to={at: tuple(sorted(there)) for at, there in steps.items()},
        doorsteps=frozenset([at for door in doors for at in door]),
    )


def in_words(text: Text, lang: str) -> str:
    """What a pack says in a language, or in another if it does not speak this one."""
    return text[lang] if lang in text else next(iter(text.values()))
