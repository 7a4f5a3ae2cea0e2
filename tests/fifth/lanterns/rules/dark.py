"""LB-B: what lies in the dark, who sees it, and who sleeps there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..entities import DEEPEST, Hidden, Monster

if TYPE_CHECKING:
    from ..state import Lanterns

Shuffle = Callable[[tuple[int, ...]], tuple[int, ...]]


def dealt(g: Lanterns, unseen: tuple[Hidden, ...], shuffle: Shuffle) -> tuple[Hidden, ...]:
    """The same unseen things, each on a square on which it could lie as far as the bearers know (LB-A.3).

    It depends on nothing but what everybody knows: how many there are of each, and where somebody has been.
    """
    cellar, taken = g.cellar, set[int]()
    rooms = [room for room in cellar.rooms if room not in g.revealed]
    dark = [at for room in rooms for at in cellar.squares[room] if at not in cellar.doorsteps]
    dim = [at for room in g.revealed if room not in g.searched for at in cellar.squares[room]]
    chests = [at for at in dark if cellar.room_at[at] in g.quest.treasure]
    trapped = [at for at in dark + dim if may_be_trapped(g, at)]
    found: list[Hidden] = []
    for kind, places in (("treasure", chests), ("sleeper", dark), ("trap", trapped)):
        things = sorted([thing.what for thing in unseen if thing.kind == kind])
        squares = shuffle(tuple(sorted(set(places) - taken)))[: len(things)]
        taken.update(squares)
        found += [Hidden(kind, what, at) for what, at in zip(things, squares, strict=True)]  # type: ignore[arg-type]
    return tuple(sorted(found))


def may_be_trapped(g: Lanterns, at: int) -> bool:
    """Whether, as far as the bearers know, a trap may be there (LB-2.4)."""
    room = g.cellar.room_at[at]
    return room not in (*g.searched, g.quest.begins) and at not in g.cellar.doorsteps and at not in g.clear


def reveal(g: Lanterns, room: str) -> None:
    """Everything in it but the traps is seen by everybody (LB-B.2)."""
    g.revealed += (room,)
    g.everybody_learns()
    g.tell("log.reveal", ("LB-B.2",), room=room)
    for thing in sorted([each for each in g.hidden if each.kind != "trap"], key=lambda each: each.square):
        if g.cellar.room_at[thing.square] != room:
            continue
        g.hidden = tuple([each for each in g.hidden if each != thing])
        g.clear += (thing.square,)
        if thing.kind == "treasure":
            g.treasure = thing.square
            g.tell("log.treasure", ("LB-B.2",), square=thing.square)
        else:
            falls_asleep(g, thing)


def falls_asleep(g: Lanterns, sleeper: Hidden) -> None:
    """How deeply is drawn in secret (LB-B.3)."""
    body = g.cellar.monsters[sleeper.what].body
    g.monsters[g.next_id] = Monster(g.next_id, sleeper.what, sleeper.square, body, g.draw(DEEPEST))
    g.next_id += 1
    g.tell("log.sleeper", ("LB-B.3",), monster=sleeper.what, square=sleeper.square)


def stir(g: Lanterns) -> None:
    """Every sleeper in the light has slept for a round; some wake (LB-B.3, LB-5.1)."""
    for monster in g.monsters.values():
        if not monster.awake:
            g.everybody_learns()
            monster.slept += 1
            if monster.slept >= monster.depth:
                wake(g, monster)


def wake(g: Lanterns, monster: Monster) -> None:
    """Nobody has to guess any more how deeply it slept."""
    monster.awake = True
    monster.depth = monster.slept
    g.tell("log.wakes", ("LB-5.1",), monster=monster.kind, square=monster.square)
