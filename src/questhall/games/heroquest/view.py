"""What a seat may know: heroes share what they have uncovered, the game master knows the plan (HQ-B.12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from questhall.kernel.pack_words import Text

from .dungeon.plan import Plan
from .dungeon.squares import listed, mask_of, squares_of
from .entities import MASTER, Dropped, Find
from .rules.dangers import known_traps
from .rules.deeds import Deciding
from .rules.goals import room_to_hold, way_out
from .rules.handling import lying
from .rules.looking import known_doors
from .town.shown import TownView, town_view
from .view_figures import HeroView, MonsterView, hero_view, monster_view
from .vocabulary import Say

if TYPE_CHECKING:
    from .state import HeroQuest

DARK = " "
KEPT = 64
"""Descriptions that are kept: those of some games that are played at once."""


class DoorView(Struct, frozen=True):
    door: int
    one: int
    other: int
    kind: str
    open: bool
    locked: bool


class PieceView(Struct, frozen=True):
    piece: int
    kind: str
    squares: tuple[int, ...]
    searched: bool


class ChestView(Struct, frozen=True):
    chest: int
    square: int
    open: bool
    trapped: bool | None
    """None: nobody has looked."""


class TrapView(Struct, frozen=True):
    trap: int
    kind: str
    """Nothing as long as there is only a marker with a question mark (HQ-10.1)."""
    square: int
    squares: tuple[int, ...]


class FoeView(Struct, frozen=True):
    """A monster of the plan that has not come to light."""

    monster: str
    square: int
    tag: str


class NoteView(Struct, frozen=True):
    """What an event of the quest has to say; the game master may read it aloud at any time."""

    event: int
    texts: tuple[Text, ...]
    done: bool


class PlanView(Struct, frozen=True):
    """What the game master alone knows."""

    rows: tuple[str, ...]
    doors: tuple[DoorView, ...]
    furniture: tuple[PieceView, ...]
    chests: tuple[ChestView, ...]
    traps: tuple[TrapView, ...]
    foes: tuple[FoeView, ...]
    wandering: str
    events_done: tuple[int, ...]
    notes: tuple[NoteView, ...]
    edicts: bool
    """Whether the table has agreed that the game master may improvise."""


class DecisionView(Struct, frozen=True):
    """What the heroes have to decide, in all languages of the quest."""

    question: Text
    options: tuple[Text, ...]


class View(Struct, frozen=True):
    """The dungeon as one seat sees it (None: a spectator, who sees what the heroes see)."""

    seat: int | None
    quest: str
    title: dict[str, str]
    briefing: dict[str, str]
    aim: dict[str, str]
    """What everybody knows of the quest, in all its languages."""
    decision: DecisionView | None
    round: int
    turn: int
    asked: tuple[int, ...]
    """Seats that have to answer something."""
    acting: int
    order: tuple[int, ...]
    width: int
    height: int
    rows: tuple[str, ...]
    """Row by row the sign of the area of each square that was uncovered."""
    stairs: tuple[int, ...]
    ways_out: tuple[int, ...]
    """Squares by which heroes leave, as far as they were uncovered: the stairway, or what an escape names."""
    held: tuple[int, ...]
    """Squares of the room that the heroes have to hold, as far as they were uncovered: the aim speaks of it."""
    doors: tuple[DoorView, ...]
    furniture: tuple[PieceView, ...]
    chests: tuple[ChestView, ...]
    traps: tuple[TrapView, ...]
    pits: tuple[int, ...]
    rubble: tuple[int, ...]
    blocked: tuple[int, ...]
    walls: tuple[int, ...]
    shadows: tuple[int, ...]
    searched: tuple[int, ...]
    emptied: tuple[int, ...]
    dropped: tuple[Dropped, ...]
    company: tuple[str, ...]
    """While heroes are chosen: who has taken whom; nothing: not yet."""
    heroes: tuple[HeroView, ...]
    monsters: tuple[MonsterView, ...]
    visit: str
    """quest, or town."""
    ready: tuple[int, ...]
    """Seats that have done everything in town."""
    town: TownView | None
    flags: tuple[str, ...]
    goal_met: bool
    how: str
    plan: PlanView | None


def view(g: HeroQuest, seat: int | None) -> View:
    plan = g.plan
    return View(
        seat=seat,
        quest=plan.quest.id,
        title=plan.quest.name,
        briefing=plan.quest.briefing,
        aim=plan.quest.aim,
        decision=decision(g),
        round=g.round,
        turn=g.turn,
        asked=tuple([ask.seat for ask in g.asks]),
        acting=g.acting,
        order=g.order,
        width=plan.width,
        height=plan.height,
        rows=rows(plan, g.seen),
        stairs=listed(plan.stairs & g.seen),
        ways_out=listed(way_out(g) & g.seen),
        held=listed(room_to_hold(g) & g.seen),
        doors=doors(plan, known_doors(g), g.found, g.opened),
        furniture=furniture(plan, g.seen, g.pieces_searched),
        chests=chests(plan, g.seen, g.chests_known, g.chests_safe, g.chests_open),
        traps=marked(plan, known_traps(g), g.traps_shown),
        pits=listed(g.pits),
        rubble=listed(g.rubble & g.seen),
        blocked=listed(plan.blocked & g.seen),
        walls=listed(g.walls),
        shadows=listed(g.shadows),
        searched=listed(g.searched & g.seen),
        emptied=listed(g.emptied & g.seen),
        dropped=tuple([shown(item) for item in lying(g)]),
        company=g.company if not g.heroes else (),
        heroes=tuple([hero_view(g, hero) for hero in g.heroes]),
        monsters=tuple([monster_view(g, m, seat) for m in g.monsters.values() if seat == MASTER or not m.vanished]),
        visit=g.settings.visit,
        ready=g.ready,
        town=town_view(g, seat) if g.settings.visit == "town" else None,
        flags=shown_flags(g),
        goal_met=g.goal_met,
        how=g.how,
        plan=plan_view(g) if seat == MASTER else None,
    )


def shown(item: Dropped) -> Dropped:
    """What nobody has recognised keeps its name to itself (HQ-14.1)."""
    return item if item.find is None else replace(item, find=Find("", item.find.tried))


def decision(g: HeroQuest) -> DecisionView | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, Deciding):
        return None
    open_one = frame.decision(g)
    return DecisionView(open_one.question, tuple([option.text for option in open_one.options]))


def shown_flags(g: HeroQuest) -> tuple[str, ...]:
    """Flags are the quest's own bookkeeping; heroes see only those that they chose themselves."""
    chosen = {flag for goal in g.plan.quest.goals for flag in getattr(goal, "flags", ())}
    return tuple([flag for flag in g.flags if flag in chosen])


# --- what seldom changes ---------------------------------------------------------------------------------
# One view is much like the one before: what was described is kept for as long as it looks the same.


@lru_cache(KEPT)
def rows(plan: Plan, seen: int) -> tuple[str, ...]:
    """Row by row; rows look alike in most views, so each is put together once."""
    found = list[str]()
    whole = (1 << plan.width) - 1
    for row in range(plan.height):
        here = seen >> row * plan.width & whole
        signs = plan.rows_seen.get((row, here))
        if signs is None:
            areas = plan.area_of[row * plan.width : (row + 1) * plan.width]
            shown = [plan.areas[area].sign if here >> x & 1 and area >= 0 else DARK for x, area in enumerate(areas)]
            signs = plan.rows_seen[row, here] = "".join(shown)
        found.append(signs)
    return tuple(found)


@lru_cache(KEPT)
def doors(plan: Plan, known: int, found: int, opened: int) -> tuple[DoorView, ...]:
    shown = []
    for number in squares_of(known):
        door = plan.doors[number]
        locked = door.kind == "locked" and not (found | opened) >> number & 1
        shown.append(DoorView(number, door.one, door.other, door.kind, bool(opened >> number & 1), locked))
    return tuple(shown)


@lru_cache(KEPT)
def furniture(plan: Plan, seen: int, searched: int) -> tuple[PieceView, ...]:
    return tuple(
        [
            PieceView(number, piece.kind, listed(piece.squares), bool(searched >> number & 1))
            for number, piece in plan.furniture.items()
            if piece.squares & seen
        ]
    )


@lru_cache(KEPT)
def chests(plan: Plan, seen: int, known: int, safe: int, opened: int) -> tuple[ChestView, ...]:
    found = []
    for number, chest in plan.chests.items():
        if seen >> chest.square & 1:
            trapped = bool(chest.trap) and not safe >> number & 1 if known >> number & 1 else None
            found.append(ChestView(number, chest.square, bool(opened >> number & 1), trapped))
    return tuple(found)


@lru_cache(KEPT)
def marked(plan: Plan, known: int, sprung: int) -> tuple[TrapView, ...]:
    """Traps that were found; of which kind they are shows when they go off."""
    found = []
    for number in squares_of(known):
        trap = plan.traps[number]
        kind = trap.kind if sprung >> number & 1 else ""
        found.append(TrapView(number, kind, trap.square, listed(trap.spots)))
    return tuple(found)


@lru_cache(KEPT)
def traps(plan: Plan, spent: int) -> tuple[TrapView, ...]:
    """All that have not gone off."""
    left = [(number, trap) for number, trap in plan.traps.items() if not spent >> number & 1]
    return tuple([TrapView(number, trap.kind, trap.square, listed(trap.marks)) for number, trap in left])


@lru_cache(KEPT)
def foes(plan: Plan, placed: int) -> tuple[FoeView, ...]:
    waiting = [spot for number, spot in enumerate(plan.foes) if not placed >> number & 1]
    return tuple([FoeView(spot.foe.kind, spot.square, spot.foe.id) for spot in waiting])


@lru_cache(KEPT)
def notes(plan: Plan, done: int) -> tuple[NoteView, ...]:
    found = []
    for number, event in enumerate(plan.quest.events):
        texts = tuple([deed.text for deed in event.do if isinstance(deed, Say)])
        if texts:
            found.append(NoteView(number, texts, bool(done >> number & 1)))
    return tuple(found)


ALL = -1
"""The mask of everything that has a number."""


def plan_view(g: HeroQuest) -> PlanView:
    plan = g.plan
    return PlanView(
        rows=rows(plan, ALL),
        doors=doors(plan, all_doors(plan), g.found, g.opened),
        furniture=furniture(plan, ALL, g.pieces_searched),
        chests=chests(plan, ALL, ALL, g.chests_safe, g.chests_open),
        traps=traps(plan, g.traps_spent),
        foes=foes(plan, g.placed),
        wandering=g.wandering,
        events_done=listed(g.events_done),
        notes=notes(plan, g.events_done),
        edicts=g.settings.edicts,
    )


@lru_cache(KEPT)
def all_doors(plan: Plan) -> int:
    return mask_of(plan.doors)
