"""Words that would reach nothing: the engine passes over them in silence, so they are refused here."""

from __future__ import annotations

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.pack_errors import Findings, wrong
from questhall.kernel.pack_yaml import Steps

from . import keyword_name, words
from .scope import CREATURES, IDLE_KEYWORDS, Scope

HERO_KINDS = frozenset({"hero", "other_hero"})
ARMOR_KINDS = frozenset({"armor", "own_armor"})
ON_CARDS_ONLY = (v.StatBonus, v.Boost, v.Grant, v.Paralyze, v.Destroy, v.Bounce, v.Expose)
OF_HEROES_TOO = {"flying": "SQ-11.5", "reach": "SQ-11.6", "thorns": "SQ-11.2"}
"""The keywords that a Hero can count as having."""
LONGER_THAN_STR = ("encounter", "game")


def check_reach(word: v.Word, at: Steps, scope: Scope) -> Findings:
    """Whether what a word names can have what the word gives."""
    to = getattr(word, "to", None)
    kind = _kind(to, scope)
    on_heroes = to == "you" or kind in HERO_KINDS
    if isinstance(word, ON_CARDS_ONLY) and on_heroes:
        yield wrong((*at, "to"), "flaw.on-a-hero", "SQ-7.9", word=word.__struct_config__.tag)
    if isinstance(word, v.KeywordBonus):
        yield from _keyword_of_a_hero(word, at, on_heroes)
    if isinstance(word, v.Boost) and kind in ARMOR_KINDS:
        yield wrong((*at, "to"), "flaw.boosted-armor", "SQ-5.6")
    if isinstance(word, v.Grant | v.KeywordBonus) and word.keyword == "thorns" and _is_a_creature(kind):
        yield wrong((*at, "keyword"), "flaw.thorns", "SQ-11.2", keyword=keyword_name("thorns"))
    if isinstance(word, v.Grant | v.KeywordBonus):
        yield from _idle_keyword(word, at, kind, scope)
    if getattr(word, "of", None) == "you" and scope.side not in ("gm", "world"):
        yield wrong((*at, "of"), "flaw.of-a-hero", "SQ-7.9")


def check_paid_strength(strength: int, do: tuple[v.Effect, ...], at: Steps) -> Findings:
    """STR paid once is back in the next Growth Phase, so it cannot pay for something that lasts longer."""
    if not strength:
        return
    for place, word in words(do, (*at, "do")):
        if getattr(word, "until", None) in LONGER_THAN_STR:
            yield wrong((*place, "until"), "flaw.str-too-long", "SQ-6.6")


def _kind(to: object, scope: Scope) -> str | None:
    """What an effect goes to, as far as the card itself tells."""
    if isinstance(to, v.Each):
        return to.each
    chosen = scope.chosen(to)
    if chosen is not None:
        return chosen.choose
    return scope.type if to == "self" else None


def _is_a_creature(kind: str | None) -> bool:
    return kind is not None and (kind in CREATURES or kind.endswith("_creature"))


def _idle_keyword(word: v.Grant | v.KeywordBonus, at: Steps, kind: str | None, scope: Scope) -> Findings:
    """A keyword given to cards of one type, on which it can do nothing."""
    own, other = ("creature", "gm_creature") if scope.side == "hero" else ("gm_creature", "creature")
    types = {"hero_creature": "creature", "own_creature": own, "enemy_creature": other, "own_weapon": "weapon",
             "neutral_creature": "discovery_creature"}  # fmt: skip
    type_ = types.get(kind, kind) if kind is not None else ""
    if word.keyword in IDLE_KEYWORDS.get(type_, ()):
        keyword = keyword_name(word.keyword)
        yield wrong((*at, "keyword"), "flaw.idle-keyword", "SQ-5.9", type=type_, keyword=keyword)


def _keyword_of_a_hero(word: v.KeywordBonus, at: Steps, on_heroes: bool) -> Findings:
    if isinstance(word.to, v.Each) and on_heroes:
        yield wrong((*at, "to"), "flaw.keyword-of-heroes", "SQ-11.5")
    elif word.to == "you" and word.keyword not in OF_HEROES_TOO:
        keyword, known = keyword_name(word.keyword), tuple(map(keyword_name, OF_HEROES_TOO))
        yield wrong((*at, "keyword"), "flaw.keyword-of-hero", *OF_HEROES_TOO.values(), keyword=keyword, known=known)
