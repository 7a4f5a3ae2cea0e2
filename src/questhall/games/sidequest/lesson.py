"""The guided first game: a prepared deal, so that the coach knows what comes."""

from __future__ import annotations

from questhall.kernel.game import Lesson

from .entities import Settings

LESSON = Lesson(
    "hero",
    Settings(
        heroes=1,
        difficulty="normal",
        decks=("wildheart",),
        gm_deck="what_the_light_left",
        world_deck="the_fallen_world",
        bosses=("mother_of_shafts", "saint_cinder"),
        discovery="preconstructed",
    ),
    seed=38593,
    seat=1,
)
"""The first hand holds Moss Wolf and Roof Goat, which 4 INT can pay for in the first round;
Root Sling and Antler Hood, two pieces of one set that 1 STR is enough for; and Thicket, an Instant for 1 INT.
The GM attacks the Hero in the first round with something that the Wolf can block."""
