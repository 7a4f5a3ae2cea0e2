"""The guided first game: a prepared deal, so that the coach knows what comes."""

from __future__ import annotations

from .entities import Settings

LESSON = (
    Settings(
        heroes=1,
        difficulty="normal",
        decks=("wildheart",),
        bosses=("mother_of_shafts", "saint_cinder"),
        discovery="preconstructed",
    ),
    38593,
)
"""Settings and seed. The first hand holds Moss Wolf and Roof Goat, which 4 INT can pay for in the first round;
Root Sling and Antler Hood, two pieces of one set that 1 STR is enough for; and Thicket, an Instant for 1 INT.
The GM attacks the Hero in the first round with something that the Wolf can block."""
