"""What things are worth to a hero, in wounds: numbers that can be tuned by playing (`questhall.lab.learning`)."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """As somebody set them who thought about it; whoever has learned has others."""

    caution: float = 0.85
    """How much of a danger is feared."""

    # --- errands: what an inch on the way is worth. Rounds are paid for in wounds, and a round is some twenty inches.
    work: float = 0.36
    carry: float = 0.38
    hold: float = 0.36
    hunt: float = 0.12
    revive: float = 0.28
    guard: float = 0.06
    clearing: float = 2.0
    """How much more urgent it is to get at those who stand around a marker."""

    # --- objectives
    win: float = 12.0
    """What it is worth to meet the primary one."""
    more: float = 5.0
    """The secondary one."""
    step: float = 4.0
    """To get on with one of them, at least."""
    longest: float = 6.0
    """Rounds that are looked ahead at most."""
    siege: float = 4.0
    """Rounds that it takes to drive those away who keep the heroes from a marker."""
    front: float = 0.7
    """To hold a marker on the side from which the enemies come."""
    second_holds: float = 0.35
    """What of a marker is left for the second who holds it, in case the first falls."""
    likely: float = 0.85
    """How sure it is that what one is about to do comes true."""

    # --- enemies: what a wound of theirs is worth
    ahead: float = 0.8
    """Of the rounds to come, how many a unit is expected to attack in."""
    least: float = 0.15
    """Of anybody's wound."""
    quarry: float = 0.9
    """On top, of those who have to fall."""
    beside: float = 1.0
    """How much of the others' counts as long as they stand."""
    in_the_way: float = 0.6
    """Of those who stand at a marker."""
    besieges: float = 1.5
    """Of those who keep everybody from one."""
    coming: float = 0.35
    """Of those who are on their way to one that is held."""
    alarm: float = 0.25
    """What the first shot of a round costs: it is heard (ST-296)."""

    # --- dangers
    hidden: float = 0.15
    """How much of an enemy's harm one fears whom it does not see, while it sees nobody."""
    elsewhere: float = 0.3
    """The same, while it sees somebody else."""
    second: float = 0.35
    """How likely it turns to somebody who is not the nearest."""
    idle: float = 0.15
    """What is left of an enemy that is Shaken."""
    frail: float = 3.5
    """What it costs to fall, beside the wounds."""
    drops: float = 2.5
    """To let fall what one carries."""

    # --- stamina
    hurts: float = 1.6
    """What a wound costs that one deals oneself."""
    soon: float = 3.0
    """With fewer rounds to come stamina is worth less."""
    last: float = 0.45
    """What is left of its worth in the last round."""
    eager: float = 0.2
    """What an additional action must be worth beyond its price."""
    kept: float = 2.0
    """What the last stamina is worth before a test that is likely to fail."""
    long_way: float = 26.0
    """Inches for which it is worth to take a rest before."""

    # --- skills
    token: float = 0.3
    """A spell token, as long as there are few of them."""
    once: float = 1.3
    """What has to come of something that works once in a mission."""
    revived: float = 4.5
    runner: float = 0.8
    """A point of stamina, on top, to somebody who has a long way to go."""

    # --- home
    fit: float = 0.6
    """So much of all their wounds must be left to take on a secondary objective."""
    worn: float = 0.42
    """With less they go home."""
