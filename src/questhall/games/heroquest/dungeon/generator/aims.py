"""What a new dungeon is about: one kind of goal each, with everything that it needs in the last room."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from questhall.kernel.pack_words import Text

from ... import vocabulary as v
from . import words
from .filling import Filling
from .foes import kinds, leader

NOBODY: Text = {"de": "", "en": ""}
MOST_AT_ONCE = 8
"""Waves wait while so many stand."""


class Task(Struct, frozen=True):
    goals: tuple[v.Goal, ...]
    name: Text
    """Whom or what it is about."""
    back: bool = True


class Aim:
    id: ClassVar[str]
    locked: ClassVar[bool] = True
    """Whether the last room may be locked."""
    furniture: ClassVar[str] = ""
    """What has to stand there."""

    def set(self, filling: Filling) -> Task:
        raise NotImplementedError

    def last_room(self, filling: Filling, name: Text = NOBODY) -> None:
        filling.says(v.Seeing(room=filling.last.sign), words.told(words.LAST_ROOM[self.id], NOBODY, name))

    def spot(self, filling: Filling) -> v.Spot:
        spot = filling.last.stand(filling.random)
        assert spot is not None, "a new room has a free square"
        return spot


class SlayLeader(Aim):
    id = "slay"

    def set(self, filling: Filling) -> Task:
        foe = leader(filling.random, filling.lore, filling.faction, self.spot(filling), filling.share)
        filling.foes.append(foe)
        assert foe.name is not None
        self.last_room(filling, foe.name)
        return Task((v.SlayFoes(what=("leader",)),), foe.name)


class FindThing(Aim):
    id = "find"

    def set(self, filling: Filling) -> Task:
        things = [t for t in filling.lore.things.values() if isinstance(t, v.Good) and t.kind == "quest"]
        keys = {door.key for door in filling.doors}
        sought = filling.random.choice([thing for thing in things if thing.id not in keys])
        spot = filling.last.chest(filling.random)
        assert spot is not None, "a new room has a place for a chest"
        filling.chests.append(
            v.Chest(at=spot, id="sought", trap=filling.chest_trap(), holds=(v.Give(thing=sought.id),))
        )
        self.last_room(filling)
        return Task((v.Find(thing=sought.id),), sought.name)


class RescueCaptive(Aim):
    id = "rescue"

    def set(self, filling: Filling) -> Task:
        name = words.one_of(filling.random, words.CAPTIVES)
        filling.foes.append(v.Foe(kind="captive", at=self.spot(filling), id="captive", name=name, friend=True))
        self.last_room(filling, name)
        return Task((v.Rescue(who="captive"),), name)


class EscapeElsewhere(Aim):
    id = "escape"

    def set(self, filling: Filling) -> Task:
        squares = tuple([self.spot(filling) for _ in range(2)])
        for square in squares:
            filling.last.keep(square)
        self.last_room(filling)
        return Task((v.Escape(squares=squares),), NOBODY)


class HoldSeal(Aim):
    """Every second round somebody comes through the door."""

    id = "hold"
    locked = False
    furniture = "altar"

    def set(self, filling: Filling) -> Task:
        rounds = 3 + filling.random.below(3)
        filling.events.append(
            v.Event(when=v.Searching(what="seal"), do=(v.Say(text=words.SEAL), v.SetFlag(flag="sealing")))
        )
        kind = kinds(filling.lore, filling.faction.kinds, filling.share // 4)[-1]
        door = next(spot for spot in filling.last.spots if spot in filling.last.kept)
        wave = v.Place(foes=(v.Foe(kind=kind, at=door),), most=MOST_AT_ONCE)
        filling.events.append(v.Event(when=v.OnRound(n=2, every=2), only=("sealing",), unless=("goal_1",), do=(wave,)))
        self.last_room(filling)
        count = {"de": str(rounds), "en": str(rounds)}
        return Task((v.HoldOut(rounds=rounds, since="sealing", room=filling.last.sign),), count)


class ChooseFate(Aim):
    """Freed, it leaves a gift; sealed, its servants come."""

    id = "choose"
    furniture = "altar"

    def set(self, filling: Filling) -> Task:
        kind = kinds(filling.lore, filling.faction.kinds, filling.share // 2)[-1]
        door = next(spot for spot in filling.last.spots if spot in filling.last.kept)
        gift = v.Happens(effects=(v.Give(random="scroll"), v.GoldPieces(n=50)))
        options = (
            v.Decision(id="free", text=words.FREE, do=(v.Say(text=words.FREED), gift, v.SetFlag(flag="freed"))),
            v.Decision(
                id="seal",
                text=words.SEALED,
                do=(
                    v.Say(text=words.SEALED_OFF),
                    v.Place(foes=(v.Foe(kind=kind, at=door),)),
                    v.SetFlag(flag="sealed"),
                ),
            ),
        )
        decision = v.Decide(question=words.CHOICE, options=options)
        filling.events.append(v.Event(when=v.Searching(what="seal"), do=(decision,)))
        self.last_room(filling)
        return Task((v.Choose(flags=("freed", "sealed")),), NOBODY)


AIMS: tuple[Aim, ...] = (SlayLeader(), FindThing(), RescueCaptive(), EscapeElsewhere(), HoldSeal(), ChooseFate())
