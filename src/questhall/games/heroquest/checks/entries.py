"""What can be said about a thing of a pack without looking at another."""

from __future__ import annotations

from typing import Any

from questhall.kernel.pack_checks import check_text
from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_walk import texts, words

from .. import vocabulary as v
from .effects import check_aim, check_effects, check_found
from .gear import check_hero, check_monster, check_thing

FACES = 6
OF_ENEMIES = ("chaos", "skaven", "high_magic", "necromancy", "orcish", "storm")
ROCK, CORRIDOR = "#", "."


def check_entry(thing: Any, languages: tuple[str, ...]) -> Findings:
    """Any: whatever has an id."""
    for at, text in texts(thing):
        yield from check_text(text, languages, at)
    if not (isinstance(thing, v.Spell) and thing.school == "base"):
        yield from check_effects(thing)
    match thing:
        case v.Hero():
            yield from check_hero(thing)
        case v.Monster():
            yield from check_monster(thing)
        case v.Thing():
            yield from check_thing(thing)
        case v.Spell():
            yield from _spell(thing)
        case v.Treasure() | v.FateCard():
            yield from check_found(thing.effects, ("effects",))
        case v.Furniture():
            yield from _furniture(thing)
        case v.Board():
            yield from _board(thing)
        case v.Quest():
            for at, word in words(thing):
                if isinstance(word, v.Chest):
                    yield from check_found(word, at)
    if not isinstance(thing, v.Quest):
        yield from _set_aside(thing)


def _set_aside(thing: object) -> Findings:
    """Only a quest takes scrolls out of the deck; everybody else finds the top one (HQ-8.13)."""
    for at, word in words(thing):
        if isinstance(word, v.Give) and word.scroll:
            yield wrong((*at, "scroll"), "flaw.certain-scroll", "HQ-8.13")


def _spell(spell: v.Spell) -> Findings:
    yield from check_aim(spell)
    if spell.hostile and spell.aim == "enemy" and spell.sight in ("area", "self"):
        yield wrong(("sight",), "flaw.attack-sight", "HQ-8.1")
    if spell.reach and spell.aim != "direction":
        yield wrong(("reach",), "flaw.reach")
    if bool(spell.price) != (spell.school == "guild"):
        yield wrong(("price",) if spell.price else (), "flaw.guild-price", "HQ-8.3")
    if spell.scroll and spell.school in OF_ENEMIES:
        yield wrong(("scroll",), "flaw.enemy-scroll", "HQ-8.13", school=spell.school)
    if spell.school == "scroll" and not spell.scroll:
        yield wrong((), "flaw.no-scroll", "HQ-8.13")


def _furniture(piece: v.Furniture) -> Findings:
    if len(piece.table) not in (0, FACES):
        yield wrong(("table",), "flaw.table", "HQ-14.1", n=len(piece.table))
    yield from check_found(piece.table, ("table",))


def _board(board: v.Board) -> Findings:
    """Equal rows, and signs that mean something (HQ-B.5)."""
    width = len(board.rows[0])
    for index, row in enumerate(board.rows):
        if len(row) != width:
            yield wrong(("rows", index), "flaw.row-width", "HQ-B.5", n=len(row), width=width)
        for sign in sorted(set(row)):
            if sign not in (ROCK, CORRIDOR) and not (sign.isascii() and sign.isalpha()):
                yield wrong(("rows", index), "flaw.row-sign", "HQ-B.5", sign=sign)
