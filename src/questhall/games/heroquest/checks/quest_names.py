"""What a quest names exists: monsters, things, spells, furniture, rooms, its own ids and flags (HQ-B.11)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_messages import unknown
from questhall.kernel.pack_walk import words
from questhall.kernel.pack_yaml import Steps

from .. import vocabulary as v
from ..dungeon.build import CORRIDOR, ROCK

if TYPE_CHECKING:
    from .quests import Known

CASTERS = ("chaos", "skaven", "high_magic", "necromancy", "orcish", "storm")
"""Schools of monsters (HQ-19.2, HQ-19.4)."""


def check_names(quest: v.Quest, board: v.Board, known: Known) -> Findings:
    names = Names(quest, board, known)
    yield from names.of_the_packs()
    yield from names.own_ids()
    yield from names.foes()
    for index, event in enumerate(quest.events):
        yield from names.trigger(("events", index, "when"), event)
        yield from names.flags(("events", index, "only"), event.only)
        yield from names.flags(("events", index, "unless"), event.unless)
    for at, word in names.words:
        yield from names.deed(at, word)
    for index, goal in enumerate(quest.goals):
        yield from names.goal(("goals", index), goal)


class Names:
    def __init__(self, quest: v.Quest, board: v.Board, known: Known) -> None:
        self.quest = quest
        self.known = known
        self.rooms = set("".join(board.rows)) - {ROCK, CORRIDOR, *quest.dark}
        self.words = list(words(quest))
        self.all_foes = {word.id: word for _, word in self.words if isinstance(word, v.Foe) and word.id}
        self.doors = {door.id for door in quest.doors if door.id}
        self.openable = self.doors | {chest.id for chest in quest.chests if chest.id}
        self.pieces = {piece.id for piece in quest.furniture if piece.id}
        self.set_flags = {word.flag for _, word in self.words if isinstance(word, v.SetFlag)}
        self.set_flags |= {f"goal_{n}" for n, _ in enumerate(quest.goals, start=1)}
        self.set_flags |= {f"rescued_{foe.id}" for foe in self.all_foes.values() if foe.friend}

    def one_of(self, at: Steps, value: str, names: Collection[str], *rules: str) -> Findings:
        if value not in names:
            yield wrong(at, "flaw.quest.unknown", *rules, what=unknown("pack.unknown-entry", value, names))

    def room(self, at: Steps, sign: str) -> Findings:
        if sign not in self.rooms:
            yield wrong(at, "flaw.quest.no-room", "HQ-B.11", room=sign)

    def flags(self, at: Steps, flags: tuple[str, ...]) -> Findings:
        for flag in flags:
            if flag not in self.set_flags:
                yield wrong(at, "flaw.quest.no-flag", "HQ-B.11", flag=flag)

    # --- the packs ----------------------------------------------------------------------------------

    def of_the_packs(self) -> Findings:
        quest, known = self.quest, self.known
        yield from self.one_of(("wandering",), quest.wandering, known.monsters, "HQ-B.10")
        if quest.then:
            yield from self.one_of(("then",), quest.then, known.quests)
        for index, thing in enumerate(quest.gives):
            yield from self.one_of(("gives", index), thing, known.things)
        yield from self.scrolls()
        for at, word in self.words:
            if isinstance(word, v.Foe | v.Wanders | v.Raise):
                yield from self.one_of((*at, "kind"), word.kind, known.monsters)
            elif isinstance(word, v.Piece):
                yield from self.one_of((*at, "kind"), word.kind, known.furniture)
            elif isinstance(word, v.SummonRow | v.Slay):
                for index, kind in enumerate(word.kinds):
                    yield from self.one_of((*at, "kinds", index), kind, known.monsters)
            elif isinstance(word, v.Door) and word.key:
                yield from self.one_of((*at, "key"), word.key, known.things)
            elif (isinstance(word, v.Give) and word.thing) or isinstance(word, v.Find):
                yield from self.one_of((*at, "thing"), word.thing, known.things)

    def scrolls(self) -> Findings:
        """What is set aside is in the deck and handed out somewhere, and only that is handed out (HQ-8.13)."""
        aside = self.quest.scrolls
        deck = {spell.id: spell.scroll for spell in self.known.spells.values() if spell.scroll}
        given = [(at, word.scroll) for at, word in self.words if isinstance(word, v.Give) and word.scroll]
        for index, scroll in enumerate(aside):
            at = ("scrolls", index)
            if scroll not in deck:
                yield from self.one_of(at, scroll, deck, "HQ-8.13")
                continue
            if aside[: index + 1].count(scroll) > deck[scroll]:
                yield wrong(at, "flaw.quest.scroll-too-often", "HQ-8.13", spell=scroll, n=deck[scroll])
            if scroll not in [name for _, name in given]:
                yield wrong(at, "flaw.quest.scroll-kept", "HQ-8.13", spell=scroll)
        for place, scroll in given:
            if scroll not in aside:
                yield wrong((*place, "scroll"), "flaw.quest.not-set-aside", "HQ-8.13", spell=scroll)

    # --- what the quest calls its own ------------------------------------------------------------------

    def own_ids(self) -> Findings:
        """Doors and chests share their names, because both are opened."""
        for kinds in ((v.Door, v.Chest), (v.Foe,), (v.Piece,), (v.Event,), (v.Trap,)):
            seen = set[str]()
            for at, word in self.words:
                if isinstance(word, kinds) and word.id:
                    if word.id in seen:
                        yield wrong((*at, "id"), "flaw.quest.id-twice", "HQ-B.11", id=word.id)
                    seen.add(word.id)

    def foes(self) -> Findings:
        for at, foe in self.words:
            if not isinstance(foe, v.Foe) or foe.kind not in self.known.monsters:
                continue
            if (foe.values is not None or foe.more or foe.name is not None) and not foe.id:
                yield wrong((*at, "id"), "flaw.quest.nameless", "HQ-19.40")
            if "psychic" in foe.more and "chaos_magician" not in self.known.monsters[foe.kind].traits:
                yield wrong((*at, "more"), "flaw.quest.psychic", "HQ-16.1")
            yield from self.spells(at, foe)

    def needed(self, at: Steps, name: str) -> Findings:
        """Somebody on whom something hangs is there for every company."""
        yield from self.one_of(at, name, self.all_foes)
        if name in self.all_foes and self.all_foes[name].heroes > 1:
            yield wrong(at, "flaw.quest.stays-away", "HQ-B.11", id=name)

    def spells(self, at: Steps, foe: v.Foe) -> Findings:
        for index, name in enumerate(foe.spells):
            spell = self.known.spells.get(name)
            if spell is None or spell.school not in CASTERS:
                known = [spell.id for spell in self.known.spells.values() if spell.school in CASTERS]
                yield from self.one_of((*at, "spells", index), name, known, "HQ-19.4")
            elif foe.flees_to is None and any(isinstance(effect, v.Vanish) for effect in spell.effects):
                yield wrong((*at, "spells", index), "flaw.quest.no-refuge", "HQ-8.9", spell=name)

    # --- events --------------------------------------------------------------------------------------

    def trigger(self, at: Steps, event: v.Event) -> Findings:
        when = event.when
        if isinstance(when, v.Entering):
            if bool(when.squares) == bool(when.room):
                yield wrong(at, "flaw.quest.entering", "HQ-B.11")
            elif when.room and event.repeats:
                yield wrong(at, "flaw.quest.repeats-room", "HQ-B.11")
            elif when.room:
                yield from self.room((*at, "room"), when.room)
        elif isinstance(when, v.Seeing):
            yield from self.room((*at, "room"), when.room)
        elif isinstance(when, v.Opening):
            yield from self.one_of((*at, "what"), when.what, self.openable)
        elif isinstance(when, v.Killing):
            for index, name in enumerate(when.what):
                yield from self.needed((*at, "what", index), name)
        elif isinstance(when, v.Searching):
            if bool(when.room) == bool(when.what):
                yield wrong(at, "flaw.quest.searching", "HQ-12.1")
            elif when.room:
                yield from self.room((*at, "room"), when.room)
            else:
                yield from self.one_of((*at, "what"), when.what, self.pieces)
        elif isinstance(when, v.OnFlag):
            yield from self.flags((*at, "flags"), when.flags)
            if event.repeats:
                yield wrong(at, "flaw.quest.repeats-flag", "HQ-B.11")

    def deed(self, at: Steps, word: object) -> Findings:
        if isinstance(word, v.Wake):
            sleepers = [name for name, foe in self.all_foes.items() if foe.asleep]
            for index, name in enumerate(word.what):
                yield from self.one_of((*at, "what", index), name, sleepers)
        elif isinstance(word, v.Unlock):
            for index, name in enumerate(word.what):
                yield from self.one_of((*at, "what", index), name, self.doors)
        elif isinstance(word, v.Show):
            yield from self.room((*at, "room"), word.room)

    def goal(self, at: Steps, goal: v.Goal) -> Findings:
        if isinstance(goal, v.SlayFoes):
            for index, name in enumerate(goal.what):
                yield from self.needed((*at, "what", index), name)
            if not goal.what and not [foe for foe in self.quest.foes if not foe.friend and foe.heroes == 1]:
                yield wrong(at, "flaw.quest.nobody", "HQ-B.11")
        elif isinstance(goal, v.Rescue):
            friends = [name for name, foe in self.all_foes.items() if foe.friend]
            yield from self.one_of((*at, "who"), goal.who, friends)
            yield from self.needed((*at, "who"), goal.who)
        elif isinstance(goal, v.HoldOut):
            if goal.since:
                yield from self.flags((*at, "since"), (goal.since,))
            if goal.room:
                yield from self.room((*at, "room"), goal.room)
        elif isinstance(goal, v.Choose):
            yield from self.flags((*at, "flags"), goal.flags)
