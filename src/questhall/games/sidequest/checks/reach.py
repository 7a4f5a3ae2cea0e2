"""Words that would reach nothing: the engine passes over them in silence, so they are refused here."""

from __future__ import annotations

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.pack_yaml import Steps

from . import Finding, Findings, words
from .scope import CREATURES, Scope

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
        reason = f"'{word.__struct_config__.tag}' changes cards in play, and a Hero is none"
        yield Finding((*at, "to"), reason, ("SQ-7.9",))
    if isinstance(word, v.KeywordBonus):
        yield from _keyword_of_a_hero(word, at, on_heroes)
    if isinstance(word, v.Boost) and kind in ARMOR_KINDS:
        yield Finding((*at, "to"), "a boost changes ATK and DEF, and armor has neither", ("SQ-5.6",))
    if isinstance(word, v.Grant | v.KeywordBonus) and word.keyword == "thorns" and _is_a_creature(kind):
        yield Finding((*at, "keyword"), "only equipment and its wearer have Thorns", ("SQ-11.2",))
    if getattr(word, "of", None) == "you" and scope.side not in ("gm", "world"):
        yield Finding((*at, "of"), "'you' is a Hero, and this is about a card in play", ("SQ-7.9",))


def check_paid_strength(ability: v.Activated, at: Steps) -> Findings:
    """STR paid once is back in the next Growth Phase, so it cannot pay for something that lasts longer."""
    if not ability.pay.strength:
        return
    for place, word in words(ability.do, (*at, "do")):
        if getattr(word, "until", None) in LONGER_THAN_STR:
            reason = "the STR paid is back in the next Growth Phase, but this lasts longer: say turn or round"
            yield Finding((*place, "until"), reason, ("SQ-6.6",))


def _kind(to: object, scope: Scope) -> str | None:
    """What an effect goes to, as far as the card itself tells."""
    if isinstance(to, v.Each):
        return to.each
    if to == "target" and scope.target is not None:
        return scope.target.choose
    return scope.type if to == "self" else None


def _is_a_creature(kind: str | None) -> bool:
    return kind is not None and (kind in CREATURES or kind.endswith("_creature"))


def _keyword_of_a_hero(word: v.KeywordBonus, at: Steps, on_heroes: bool) -> Findings:
    if isinstance(word.to, v.Each) and on_heroes:
        yield Finding((*at, "to"), "only the Hero who controls this card can be given a keyword: say you", ("SQ-11.5",))
    elif word.to == "you" and word.keyword not in OF_HEROES_TOO:
        known = ", ".join(keyword.capitalize() for keyword in OF_HEROES_TOO)
        reason = f"a Hero cannot count as having {word.keyword.capitalize()}, only {known}"
        yield Finding((*at, "keyword"), reason, tuple(OF_HEROES_TOO.values()))
