"""The guided first games: prepared deals, so that the coach knows what comes."""

from __future__ import annotations

from questhall.kernel.game import Lesson

from .entities import GM, Settings

AGREED = Settings(
    heroes=1,
    difficulty="normal",
    decks=("wildheart",),
    gm_deck="what_the_light_left",
    world_deck="the_fallen_world",
    bosses=("mother_of_shafts", "saint_cinder"),
    discovery="preconstructed",
)

AS_HERO = Lesson("hero", AGREED, seed=38593, seat=1)
"""The first hand holds Moss Wolf and Roof Goat, which 4 INT can pay for in the first round;
Root Sling and Antler Hood, two pieces of one set that 1 STR is enough for; and Thicket, an Instant for 1 INT.
The GM attacks the Hero in the first round with something that the Wolf can block."""

AS_GM = Lesson("gm", AGREED, seed=1124, seat=GM)
"""The first Fate Roll is a 6, the second a 1: there is something to choose in both turns.
Whoever follows the advice begins an Encounter in each of the first four rounds, attacks with two in the second,
has a Nimble creature in the third and a hidden one in the fourth, and wins with the Main Boss."""

LESSONS = (AS_HERO, AS_GM)
