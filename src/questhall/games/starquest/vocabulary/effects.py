"""What skills, abilities, spells, kits and finds do: one word for each verb. An effect speaks of each target."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from questhall.kernel.pack_words import Word

from .words import Few, Inches, Status

MarkKind = Literal[
    "hit",
    "defense",
    "attribute",
    "regeneration",
    "furious",
    "fearless",
    "stealth",
    "swift",
    "sharp",
    "deadly",
    "hidden",
    "guarded",
    "sure_hands",
    "unhurt",
    "phasing",
]
"""hit, defense, attribute: n is added to (or taken from) these rolls; regeneration, furious, fearless, stealth: the
special rule is lent; swift: n inches more for a Charge; sharp: the next shots ignore cover and Stealth; deadly: the
next shots are Deadly(n); hidden: no enemy for the AI; guarded: hits go to the hero who guards; sure_hands: the next
test at a mission marker is passed; unhurt: the next wounds of one attack are ignored; phasing: the next move passes
over units."""
Until = Literal["attack", "defended", "test", "activation", "own_activation", "round", "revealed", "mission"]
"""attack: its next attack; defended: the next attack on it; test: the next roll of that kind; activation: to the end of
the activation that runs; own_activation: until its own next activation begins; round: to the end of this round;
revealed: until it attacks; mission: as long as the mission lasts."""


class Hits(Word, frozen=True, kw_only=True, tag_field="do", tag="hits"):
    """The target takes hits, which it may block; cover does not help (ST-222)."""

    n: Few
    ap: Few = 0
    bane: bool = False
    deadly: Few = 0
    rending: bool = False


class Volley(Word, frozen=True, kw_only=True, tag_field="do", tag="volley"):
    """Something shoots at the target: attacks at a Quality of their own, otherwise like shooting."""

    attacks: Few
    quality: Annotated[int, Meta(ge=2, le=6)]
    ap: Few = 0


class Heal(Word, frozen=True, kw_only=True, tag_field="do", tag="heal"):
    n: Few


class Restore(Word, frozen=True, kw_only=True, tag_field="do", tag="restore"):
    """Stamina."""

    n: Few


class Tokens(Word, frozen=True, kw_only=True, tag_field="do", tag="tokens"):
    """Spell tokens, six at the most (ST-111)."""

    n: Few


class Cure(Word, frozen=True, kw_only=True, tag_field="do", tag="cure"):
    """Status effects; one of the player's choice, or all of them."""

    all: bool = False


class Inflict(Word, frozen=True, kw_only=True, tag_field="do", tag="inflict"):
    status: Status


class Lend(Word, frozen=True, kw_only=True, tag_field="do", tag="lend"):
    """A mark that lasts for a while."""

    mark: MarkKind
    n: Annotated[int, Meta(ge=-6, le=6)] = 1
    until: Until


class Run(Word, frozen=True, kw_only=True, tag_field="do", tag="run"):
    """The target may move at once, under all rules of moving; over: it passes over units as if it were flying."""

    inches: Inches
    over: bool = False


class Push(Word, frozen=True, kw_only=True, tag_field="do", tag="push"):
    """In a straight line away from whoever does it (ST-271)."""

    inches: Inches


class Raise(Word, frozen=True, kw_only=True, tag_field="do", tag="raise"):
    """An unconscious hero is revived as by ST-47, without paying."""

    n: Few = 3


class Credits(Word, frozen=True, kw_only=True, tag_field="do", tag="credits"):
    """n, and so many D3 on top."""

    n: Few = 0
    d3: Few = 0


class Find(Word, frozen=True, kw_only=True, tag_field="do", tag="find"):
    """A kit: by its id, or nothing for one of the player's choice; random: the die decides."""

    kit: str = ""
    random: bool = False


AnyEffect = Hits | Volley | Heal | Restore | Tokens | Cure | Inflict | Lend | Run | Push | Raise | Credits | Find
