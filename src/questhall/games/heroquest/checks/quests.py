"""Whether a quest can be laid out and played (HQ-B.11): board, squares, names, traps, and the way to its goal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from questhall.kernel.pack_draft import Draft, Found
from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_messages import unknown

from .. import vocabulary as v
from ..dungeon.build import Builder
from .quest_doors import check_doors
from .quest_names import check_names
from .quest_places import check_places
from .quest_traps import check_traps
from .quest_ways import check_ways, is_hidden


class Known(Protocol):
    """What quests may name, of all packs together; `Lore` is of this kind."""

    @property
    def boards(self) -> Mapping[str, v.Board]: ...
    @property
    def monsters(self) -> Mapping[str, v.Monster]: ...
    @property
    def things(self) -> Mapping[str, v.AnyThing]: ...
    @property
    def spells(self) -> Mapping[str, v.Spell]: ...
    @property
    def furniture(self) -> Mapping[str, v.Furniture]: ...
    @property
    def quests(self) -> Mapping[str, v.Quest]: ...


def check_quest(quest: v.Quest, known: Known) -> Findings:
    """From the outside in: what stands nowhere has no way to it, so the later checks need the earlier ones."""
    board = known.boards.get(quest.board)
    if board is None:
        yield wrong(("board",), "flaw.quest.unknown", what=unknown("pack.unknown-entry", quest.board, known.boards))
        return
    flaws = [*check_names(quest, board, known)]
    pieces = [piece for piece in quest.furniture if piece.kind not in known.furniture]
    if not pieces:
        flaws += check_places(quest, Builder(quest, board, known.furniture))
    if not flaws:
        plan = Builder(quest, board, known.furniture).plan()
        flaws += [*check_doors(quest, plan), *check_traps(quest, plan)]
        if not flaws:
            flaws += check_ways(quest, plan)
    yield from flaws


def quest_warnings(quest: v.Quest, known: Known) -> Findings:
    """Of a quest without flaws: a goal that is only found by searching wants a hint."""
    plan = Builder(quest, known.boards[quest.board], known.furniture).plan()
    if is_hidden(quest, plan):
        yield wrong(("goals",), "flaw.quest.no-hint", "HQ-B.11")
    for area in plan.areas:
        traps = [trap for trap in plan.traps.values() if area.squares >> trap.square & 1]
        most = 2 if area.room else 6
        if len(traps) > most:
            yield wrong(("traps",), "flaw.quest.many-traps", "HQ-10.1", area=area.sign, n=len(traps), most=most)


# --- all quests of a pack -----------------------------------------------------------------------------


class Together(Struct, frozen=True):
    """A pack that is being read, with those below it."""

    boards: Mapping[str, v.Board]
    monsters: Mapping[str, v.Monster]
    things: Mapping[str, v.AnyThing]
    spells: Mapping[str, v.Spell]
    furniture: Mapping[str, v.Furniture]
    quests: Mapping[str, v.Quest]


def together(draft: Draft, base: Sequence[Any]) -> Together:
    """Any: packs, which know this module."""
    found: dict[str, dict[str, Any]] = {space: {} for space in Together.__struct_fields__}
    for space, names in found.items():
        for pack in base:
            names |= getattr(pack, space)
    for section, space in draft.spaces.items():
        if space in found:
            found[space] |= draft.things(section)
    return Together(**found)


def check_quests(draft: Draft, base: Sequence[Any]) -> Found:
    """Any: packs, which know this module."""
    known = together(draft, base)
    for entry in draft.entries["quests"].values():
        for finding in check_quest(entry.thing, known):
            yield entry, finding


def warn_of_quests(draft: Draft, base: Sequence[Any]) -> Found:
    """Any: packs, which know this module."""
    known = together(draft, base)
    for entry in draft.entries["quests"].values():
        for finding in quest_warnings(entry.thing, known):
            yield entry, finding
