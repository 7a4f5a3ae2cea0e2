"""Random SideQuest games that are looked at while they are played: does anything ever break?"""

from __future__ import annotations

import traceback
from collections import Counter
from itertools import combinations

from msgspec import Struct

from questhall.games.sidequest.entities import LEVELS, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.invariants import broken, inventory, laid_out
from questhall.games.sidequest.library import core_pack
from questhall.games.sidequest.moves import ClaimMistake, Mistake
from questhall.games.sidequest.rules.gm_options import MISTAKES
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK

LOOK_EVERY = 20
MOST_DECISIONS = 50_000
TURN_LIMIT = 60_000
LONGEST_TICK = 9_000
"""Milliseconds of the clock: time runs out in some turns and not in others."""


class Failure(Struct, frozen=True):
    """What broke, and all that is needed to see it again."""

    seed: int
    settings: Settings | None
    decision: int
    what: str


class Played(Struct, frozen=True):
    """What came of one game."""

    decisions: int
    rounds: int
    failure: Failure | None = None


def settings_of(seed: int) -> Settings:
    """Every number of Heroes, every difficulty, every optional rule; some things agreed, some asked."""
    random = Random(seed)
    heroes = 1 + random.below(3)
    decks = sorted(deck.id for deck in core_pack().decks.values() if deck.kind == "hero")
    return Settings(
        heroes=heroes,
        difficulty=random.choice((None, *LEVELS)),  # type: ignore[arg-type]
        decks=random.choice(((), *combinations(decks, heroes))),
        discovery=random.choice((None, "preconstructed", "own")),
        judgment=bool(random.below(2)),
        names=bool(random.below(2)),
        turn_limit=random.choice((0, TURN_LIMIT)),
    )


def play(seed: int) -> Played:
    """The game of this seed. Nothing is raised: whatever goes wrong is part of what came of it."""
    settings = None
    decisions = 0
    try:
        settings = settings_of(seed)
        g = SIDEQUEST.start(settings, seed)
        random = Random(~seed)
        start: Counter[str] | None = None
        while g.asks:
            if decisions % LOOK_EVERY == seed % LOOK_EVERY:
                if start is None and laid_out(g):
                    start = inventory(g)
                look(g, start)
            if decisions == MOST_DECISIONS:
                raise AssertionError("the game does not end")
            decide(g, random)
            decisions += 1
        look(g, start)
        assert g.winner, "nobody is asked and nobody has won"
        return Played(decisions, g.round)
    except Exception:
        return Played(decisions, 0, Failure(seed, settings, decisions, traceback.format_exc()))


def look(g: SideQuest, start: Counter[str] | None) -> None:
    wrong = broken(g, start)
    assert not wrong, "; ".join(wrong)


def decide(g: SideQuest, random: Random) -> None:
    """Anybody who is asked says anything; now and then the table notes a mistake or the GM claims one."""
    if g.settings.judgment or g.settings.names:
        talk(g, random)
    seat = random.choice(g.asks).seat
    at = g.now + random.below(LONGEST_TICK) if seat == CLOCK else None
    answer = SIDEQUEST.sample(g, seat, random)
    refusal = g.answer(seat, answer, at=at)
    assert refusal is None, f"{answer} of seat {seat} was offered, then refused: {refusal}"


def talk(g: SideQuest, random: Random) -> None:
    if random.below(100) == 0:
        what = random.choice([what for what, rule in MISTAKES.items() if getattr(g.settings, rule)])
        refusal = g.answer(CLOCK, Mistake(1 + random.below(len(g.heroes)), what))
        assert refusal is None, f"a mistake was refused: {refusal}"
    if g.claims and random.below(4) == 0:
        refusal = g.answer(0, ClaimMistake(random.choice(g.claims).id))
        assert refusal is None, f"a claim was refused: {refusal}"


def play_all(seeds: range) -> list[Played]:
    """A portion of games, for one process."""
    return [play(seed) for seed in seeds]
