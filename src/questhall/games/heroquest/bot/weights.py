"""What things are worth to heroes and monsters, in body points: numbers that can be tuned by playing."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """As somebody set them who thought about it. Each is positive and can be taken a few times as high or as low."""

    # --- either side
    kill: float = 1.2
    """What it is worth beyond the points that somebody is out of the fight."""
    harmless: float = 0.5
    """How much of a threat is seen in everybody, whatever the weapon."""
    hinders: float = 1.0
    """What it is worth that a spell keeps an enemy from doing anything."""
    helps: float = 1.0
    """What it is worth that a spell makes somebody stronger, or an enemy weaker."""
    heals: float = 1.0
    """What a point is worth that somebody gets back."""
    wakes: float = 4.0
    """To bring somebody to who has fallen."""

    # --- heroes: where to stand in a fight
    risk: float = 0.35
    """How much of the threat beside a square is feared by somebody who is well."""
    risk_hurt: float = 0.8
    """By somebody who is hurt."""
    risk_fragile: float = 0.9
    """By somebody who stays behind the others."""
    expects: float = 1.0
    """Of the way that a monster can go in a turn, the share within which one lets it come."""

    # --- heroes: what comes only once
    once: float = 0.45
    """So much a spell must bring that one has only once."""
    scroll: float = 0.7
    """A scroll is rarer."""
    astray: float = 0.4
    """What it costs that a fireball past others may hit one of them (HQ-4.3)."""
    hard: float = 2.0
    """The threat of all enemies together from which an Elf is nimble (HQ-1.7)."""

    # --- heroes: health
    low: float = 2.0
    """With so many body points or fewer somebody is low, or with a third of the body."""
    hurt_share: float = 1.5
    """With one part of the body in so many somebody is healed in peace."""
    herbs: float = 3.0
    """Points that have to be missing for the Elf's herbs."""

    # --- heroes: the way
    ready: float = 6.0
    """Steps from a door within which somebody is ready for what comes out."""
    patience: float = 3.0
    """Rounds that one waits for the others."""
    searches: float = 5.0
    """Cards that a hero draws in a quest; who draws for ever meets what wanders."""
    away: float = 14.0
    """Steps that something is worth."""
    hope: float = 0.75
    """The threat for each body point of all together at which hope is lost; who sets it high never flees."""

    # --- monsters
    clever: float = 3.0
    """Mind points from which on a monster looks for the weakest (facts 11.2.2)."""
    follows: float = 2.0
    """Mind points from which on it does what the others do (facts 11.2.8)."""
    shields: float = 1.0
    """How much a shield that may be rolled counts beside the body, where the weakest is looked for."""
    casting: float = 0.5
    """What a spell must bring, so that a monster casts it."""
    crowd: float = 0.4
    """What it costs to stand beside another enemy as well."""
    space: float = 0.3
    """To leave another one a square beside the target."""
    corner: float = 1.0
    """To strike from where nobody strikes back."""
    exposed: float = 0.5
    """What it costs a shooter that somebody is beside it."""


OF_HEROES = ("risk", "risk_hurt", "risk_fragile", "expects", "once", "scroll", "astray", "hard", "low", "hurt_share",
             "herbs", "ready", "patience", "searches", "away", "hope")  # fmt: skip
OF_MONSTERS = ("clever", "follows", "shields", "casting", "crowd", "space", "corner", "exposed")
"""What the heroes alone weigh by, and the monsters alone."""
