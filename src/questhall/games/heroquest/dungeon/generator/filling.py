"""A dungeon is filled: a stairway, the last room as far from it as possible, doors, and what each room is for."""

from __future__ import annotations

from questhall.kernel.dice import Random

from ... import vocabulary as v
from ...lore import Lore
from . import words
from .foes import company, kinds, strength
from .layout import Layout, beside
from .rooms import Room
from .themes import THEMES, Faction, Theme

CORRIDOR_TRAPS = ("pit", "spear", "spear")
ROOM_TRAPS: tuple[str, ...] = ("pit", "spear", "rock", "tomb", "blaze")
CHEST_TRAPS: tuple[v.Effects, ...] = (
    (v.Hurt(body=1),),
    (v.Hurt(dice=2),),
    (v.Poison(body=1),),
    (v.MindTest(fails=(v.LoseMind(),)),),
    (v.MissTurn(),),
)
FINDS: tuple[v.Effects, ...] = (
    (v.GoldPieces(n=50),),
    (v.GoldPieces(n=80),),
    (v.Give(thing="healing_2"), v.GoldPieces(n=20)),
    (v.Give(thing="healing_4"),),
    (v.Give(random="scroll"),),
    (v.Give(random="scroll"), v.GoldPieces(n=30)),
    (v.Give(thing="weapon_oil"), v.GoldPieces(n=25)),
    (v.Give(random="ingredient", n=2),),
    (v.Give(thing="strength"),),
    (v.Give(random="shield_or_helmet"),),
)
KEY = "iron_key"


class Filling:
    def __init__(self, random: Random, lore: Lore, layout: Layout, faction: Faction, share: int) -> None:
        self.random = random
        self.lore = lore
        self.layout = layout
        self.faction = faction
        self.share = share
        """The strength of those who wait in a room."""
        self.rooms = {sign: Room(sign, spots) for sign, spots in layout.rooms.items()}
        self.corridor_free = set(layout.corridors)
        self.stairs: list[v.Spot] = []
        self.doors: list[v.Door] = []
        self.furniture: list[v.Piece] = []
        self.chests: list[v.Chest] = []
        self.traps: list[v.Trap] = []
        self.foes: list[v.Foe] = []
        self.events: list[v.Event] = []
        self.wandering = kinds(lore, faction.kinds, share // 4)[-1]

    # --- the rooms and their doors --------------------------------------------------------------------

    def rooms_and_doors(self, locked: bool, built: str) -> None:
        """The last room holds what the quest is about; it may be locked, with its key elsewhere."""
        self.start = self.rooms[self.random.choice(list(self.rooms))]
        x, y = self.start.spots[0]
        self.stairs = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        for spot in self.stairs:
            self.start.keep(spot)
        self.last = max(self.rooms.values(), key=lambda room: (self.far(room), room.sign))
        self.others = [room for room in self.rooms.values() if room not in (self.start, self.last)]
        self.hidden = self.random.choice(self.others) if len(self.others) > 3 and self.random.below(2) else None
        with_lock = locked and bool(self.random.below(2))
        for room in self.rooms.values():
            self.door(room, with_lock)
        if built:
            piece = self.put(self.last, built)
            assert piece, f"a new room has no place for {built}"
        if with_lock:
            self.key()

    def far(self, room: Room) -> int:
        """From the stairway, as the crow flies."""
        (x, y), (left, top) = self.stairs[0], room.spots[len(room.spots) // 2]
        return abs(x - left) + abs(y - top)

    def door(self, room: Room, with_lock: bool) -> None:
        """One, and sometimes a second on another side; of a hidden room a secret one alone."""
        places = self.random.shuffled(self.layout.doors(room.sign))
        first = places[0]
        if room is self.hidden:
            self.hang(room, v.Door(at=first.at, to=first.to, kind="secret"))
            return
        if room is self.last and with_lock:
            self.hang(room, v.Door(at=first.at, to=first.to, kind="locked", key=KEY))
            return
        self.hang(room, first)
        for place in places[1:]:
            apart = abs(place.at[0] - first.at[0]) + abs(place.at[1] - first.at[1])
            if apart > 3 and self.random.below(3) == 0:
                self.hang(room, place)
                return

    def hang(self, room: Room, door: v.Door) -> None:
        x, y = door.at
        for spot in (door.at, (x + 1, y) if door.to == "east" else (x, y + 1)):
            if spot in room.inside:
                room.keep(spot)
            self.corridor_free.discard(spot)
        self.doors.append(door)

    def key(self) -> None:
        """In a chest that anybody can get at."""
        open_rooms = [room for room in self.others if room is not self.hidden] or [self.start]
        for room in self.random.shuffled(open_rooms):
            spot = room.chest(self.random)
            if spot is not None:
                self.chests.append(v.Chest(at=spot, id="key_chest", trap=self.chest_trap(), holds=(v.Give(thing=KEY),)))
                self.says(v.Opening(what="key_chest"), words.KEY)
                return
        self.doors = [v.Door(at=door.at, to=door.to) if door.kind == "locked" else door for door in self.doors]

    # --- what stands in them ----------------------------------------------------------------------------

    def says(self, when: v.Trigger, text: dict[str, str], name: str = "") -> None:
        self.events.append(v.Event(when=when, do=(v.Say(text=text),), id=name))

    def put(self, room: Room, kind: str, name: str = "seal") -> v.Piece | None:
        """A piece of furniture that the quest calls by a name."""
        piece = room.furnish(self.random, self.lore.furniture[kind])
        if piece is not None:
            piece = v.Piece(kind=piece.kind, at=piece.at, turned=piece.turned, id=name)
            self.furniture.append(piece)
        return piece

    def fill(self) -> None:
        themes = self.random.shuffled(THEMES)
        for number, room in enumerate(self.others):
            theme = themes[number % len(themes)]
            self.furnish(room, theme)
            if room is not self.hidden:
                self.people(room, theme.beasts, self.share * (80 + self.random.below(41)) // 100)
        led = sum([strength(foe.values or self.lore.monsters[foe.kind]) for foe in self.foes if not foe.friend])
        self.people(self.last, False, max(self.share // 3, self.share - led))
        if self.hidden is not None:
            self.treasure(self.hidden)
            self.says(v.Entering(squares=(self.near_hidden(),)), words.HINT, "hint_hollow")
        self.set_traps()

    def near_hidden(self) -> v.Spot:
        """The corridor square before a secret door."""
        door = next(door for door in self.doors if door.kind == "secret")
        x, y = door.at
        other = (x + 1, y) if door.to == "east" else (x, y + 1)
        return other if door.at in self.layout.rooms[self.hidden.sign] else door.at  # type: ignore[union-attr]

    def furnish(self, room: Room, theme: Theme) -> None:
        for kind in theme.furniture[: 1 + len(room.spots) // 14]:
            piece = room.furnish(self.random, self.lore.furniture[kind])
            if piece is not None:
                self.furniture.append(piece)
        if theme.chest and room is not self.hidden:
            self.treasure(room)
        if theme.said and self.random.below(3):
            self.says(v.Seeing(room=room.sign), words.one_of(self.random, theme.said))

    def treasure(self, room: Room) -> None:
        spot = room.chest(self.random)
        if spot is not None:
            trap = self.chest_trap() if self.random.below(3) else ()
            holds = FINDS[self.random.below(len(FINDS))]
            if room is self.hidden:
                holds += (v.GoldPieces(n=60),)
            self.chests.append(v.Chest(at=spot, trap=trap, holds=holds))

    def chest_trap(self) -> v.Effects:
        return CHEST_TRAPS[self.random.below(len(CHEST_TRAPS))]

    def people(self, room: Room, beasts: bool, share: int) -> None:
        for kind in company(self.random, self.lore, self.faction, beasts, share):
            spot = room.stand(self.random)
            if spot is not None:
                self.foes.append(v.Foe(kind=kind, at=spot, stays=room is self.last))

    # --- traps -----------------------------------------------------------------------------------------

    def set_traps(self) -> None:
        """A few in the corridors, at most one in a room."""
        straight = [spot for spot in self.layout.corridors if spot in self.corridor_free and self.is_straight(spot)]
        for spot in self.random.shuffled(straight)[: 1 + self.random.below(3)]:
            kind = CORRIDOR_TRAPS[self.random.below(len(CORRIDOR_TRAPS))]
            self.traps.append(v.Trap(kind="pit" if kind == "pit" else "spear", at=spot))
        for room in self.random.shuffled(self.others)[: 1 + self.random.below(3)]:
            spot_in = room.open_spot(self.random)
            if spot_in is not None:
                self.traps.append(room_trap(self.random, spot_in))

    def is_straight(self, spot: v.Spot) -> bool:
        """Two corridor squares on opposite sides, and no more: no crossing, no corner, no dead end."""
        around = [other for other in beside(spot) if other in self.layout.signs and self.layout.signs[other] == "."]
        return len(around) == 2 and (around[0][0] == around[1][0] or around[0][1] == around[1][1])


def room_trap(random: Random, at: v.Spot) -> v.Trap:
    match ROOM_TRAPS[random.below(len(ROOM_TRAPS))]:
        case "pit":
            return v.Trap(kind="pit", at=at)
        case "rock":
            return v.Trap(kind="rock", at=at)
        case "tomb":
            return v.Trap(kind="tomb", at=at)
        case "blaze":
            return v.Trap(kind="blaze", at=at)
    return v.Trap(kind="spear", at=at)
