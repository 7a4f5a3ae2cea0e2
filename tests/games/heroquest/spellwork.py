"""Casting a spell at a test table, and telling in a few words what it has changed."""

from __future__ import annotations

from typing import NamedTuple

from questhall.games.heroquest.dungeon.squares import spot
from questhall.games.heroquest.entities import MASTER, Gear, Hero
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.moves import Cast, EndMaster, EndTurn, Read, Rest
from questhall.kernel.answers import Answer
from tests.games.heroquest.scenario import MONSTER, SHIELD, SKULL, Table

X, W, M = SKULL, SHIELD, MONSTER
"""As dice are noted: a skull, a white shield, a monster shield."""
SPELLS = HEROQUEST.lore.spells


SWORD = (Gear("longsword"),)


class Case(NamedTuple):
    at: str = ""
    """Whom it is cast on, or on which squares."""
    dice: tuple[int, ...] = ()
    then: str = ""
    """What has changed, in a few words: body points, marks, places, gear."""
    foe: str = "ogre_warrior"
    say: tuple[Answer, ...] = ()


# --- what has changed ---------------------------------------------------------------------------------


def words(t: Table) -> dict[str, tuple[int, int, tuple[str, ...], tuple[str, ...]]]:
    """Of each figure its body points, its square, what lasts on it, and what it carries."""
    found = {}
    for figure in t.g.figures():
        marks = tuple([f"{m.kind}{'' if m.n == 1 else f'{m.n:+}'} ({m.until})" for m in figure.marks])
        gear: tuple[str, ...] = ()
        if isinstance(figure, Hero):
            worn = (*figure.weapons, *figure.armour)
            gear = tuple([f"{g.thing}{' rusty' * g.rusty}{' notched' * g.notched}" for g in worn])
            gear += (*figure.bag, *figure.spells, figure.state)
        found[figure.kind] = (figure.body, figure.square, marks, gear)
    return found


def changes(t: Table, before: dict[str, tuple[int, int, tuple[str, ...], tuple[str, ...]]], caster: str) -> str:
    after, said = words(t), []
    for kind, (body, square, marks, gear) in before.items():
        if kind not in after:
            said.append(f"{kind} gone")
            continue
        now_body, now_square, now_marks, now_gear = after[kind]
        parts = [f"{now_body - body:+}"] * (now_body != body)
        parts += [f"to {spot(now_square, t.g.plan.width)}"] * (now_square != square)
        parts += [mark for mark in now_marks if mark not in marks] + [f"no {m}" for m in marks if m not in now_marks]
        parts += [f"has {g}" for g in now_gear if g not in gear]
        parts += [f"lost {g}" for g in gear if g not in now_gear and kind != caster]
        if parts:
            said.append(f"{kind} {', '.join(parts)}")
    said += [f"{kind} on {spot(after[kind][1], t.g.plan.width)}" for kind in after if kind not in before]
    return "; ".join(said)


# --- casting ---------------------------------------------------------------------------------------


def aimed(t: Table, at: str) -> tuple[int, tuple[int, ...]]:
    """A figure by its kind, or squares by their names."""
    for figure in t.g.figures():
        if at in (figure.kind, "foe") and (at != "foe" or figure.id > 5):
            return figure.id, ()
    return 0, tuple([t.square(one) for one in at.split()])


def cast(t: Table, spell: str, case: Case, caster: str) -> str:
    """Casts it, answers what is asked, and says what has changed."""
    target, squares = aimed(t, case.at)
    before = words(t)
    move = Read if SPELLS[spell].school == "scroll" else Cast
    answer = move(spell, target, squares)
    assert answer in t.options(), f"{answer} is not offered"
    t.roll(*case.dice).do(answer)
    for said in case.say:
        t.do(said)
    assert t.g.scripted == (), "all dice were rolled"
    return changes(t, before, caster)


def until(t: Table, question: str) -> Table:
    """Everybody passes until this is asked."""
    while t.asked != question or t.asked_seat == MASTER:
        passing = [answer for answer in t.options() if isinstance(answer, EndTurn | Rest | EndMaster)]
        t.roll(3).do(passing[0])
    return t


def has_cast(hero: Hero, spell: str) -> bool:
    return spell not in hero.spells + hero.scrolls
