"""A card or tile is complete: what follows at once (RO-7, RO-43 to RO-48, RO-62 to RO-67, rulings 1 to 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..entities import CLAP_TIME, DRAGON_TILE, LEARN_TIME, WIZARD, Owed
from . import casting, dragon, weakness
from .dice import clear
from .places import card_at, heroes_on, is_claimed, is_closed, is_conflict, is_full, on_side
from .slots import free
from .winning import win_round

if TYPE_CHECKING:
    from ..state import RushOut


def settle(g: RushOut) -> None:
    """Whatever is full is dealt with before anything else happens."""
    while not g.round_winner:
        # A card under the dragon cannot be completed, by neither side (RO-81).
        covered = {die.place for die in g.dice.values()} - {f"t{g.dragon}"}
        place = next((p for p in on_side(g, 1) if p in covered and _counts(g, p) and not is_claimed(g, p)), "")
        if place:
            heroes_complete(g, place)
            continue
        if g.owed and not g.cursed("clap"):
            waiting = next((owed.place for owed in g.owed if owed.what == "clap"), "")
            if waiting:
                finish(g, waiting)
                continue
        if g.aim is not None and not casting.aims(g):
            casting.take_effect(g, None)  # the last target has gone (ruling 21)
            continue
        full = [p for p in on_side(g, WIZARD) if p in covered and is_full(g, p, WIZARD)]
        mine = next((p for p in full if not is_closed(g, WIZARD, p)), "")
        if not mine or g.aim is not None:
            return
        wizard_completes(g, mine)


def _counts(g: RushOut, place: str) -> bool:
    """A weakness whose swirl is empty is not complete (RO-7)."""
    empty = any(owed.what == "swirl" and owed.place == place for owed in g.owed)
    return is_full(g, place, 1) and not empty


# --- the heroes ----------------------------------------------------------------------------------


def heroes_complete(g: RushOut, place: str) -> None:
    """What it means happens at once; under the clapping curse only the dice wait for hands (RO-143, RO-144)."""
    helpers = tuple(sorted(heroes_on(g, place)))
    g.owed += (Owed("clap", place, helpers, g.time + CLAP_TIME),)
    take_effect(g, place, helpers)
    if g.cursed("clap"):
        g.tell("log.clap", ("RO-143",), place=place, on=card_at(g, place))
    else:
        finish(g, place)


def take_effect(g: RushOut, place: str, helpers: tuple[int, ...]) -> None:
    """The dragon draws back, a hero is healed, a weakness or curse ends, the wizard loses a life."""
    card = card_at(g, place)
    if place == DRAGON_TILE:
        g.tell("log.dragon-tile", ("RO-91",), heroes=helpers)
        dragon.back(g)
    elif place.startswith("h"):
        heal(g, int(place[1:]), helpers)
    elif place.startswith("w:"):
        g.tell("log.weakness-ends", ("RO-102",), card=card, heroes=helpers)
    elif place.startswith("c:"):
        g.tell("log.curse-ends", ("RO-140",), card=card, heroes=helpers)
    else:
        g.tell("log.trial-done", ("RO-43",), card=card, place=place, heroes=helpers)
        if is_conflict(g, card):
            strike(g)


def finish(g: RushOut, place: str) -> None:
    """Dice back to their owners (RO-44); then the card goes, if it goes."""
    helpers = tuple(sorted(heroes_on(g, place)))
    card = card_at(g, place)
    unclaim(g, place)
    clear(g, place, "heroes")
    if place.startswith("w:"):
        weakness.remove(g, card)
    elif place.startswith("c:"):
        lift(g, card)
    elif place.startswith("t") and not is_conflict(g, card):
        beat(g, place, card, helpers)


def unclaim(g: RushOut, place: str) -> None:
    """No hands are needed there any more."""
    g.owed = tuple([owed for owed in g.owed if not (owed.what == "clap" and owed.place == place)])


def lift(g: RushOut, card: str) -> None:
    """A curse is gone (RO-140)."""
    unclaim(g, f"c:{card}")
    clear(g, f"c:{card}")
    g.curses = tuple([curse for curse in g.curses if curse != card])
    g.removed += (card,)


def strike(g: RushOut) -> None:
    """A conflict costs the wizard a life, and the card stays (RO-165, RO-168)."""
    g.lives -= 1
    g.tell("log.life", ("RO-165",), left=g.lives)
    if g.lives == 0:
        win_round(g, "heroes", "lives", "RO-166")


def beat(g: RushOut, place: str, card: str, helpers: tuple[int, ...]) -> None:
    """A trial or a summoned card leaves its slot (RO-45)."""
    kind = g.catalog.trials[card].kind if card in g.catalog.trials else "summoned"
    clear(g, place, "wizard")
    if kind == "coin":
        g.hero_coins += (card,)
        g.tell("log.coin", ("RO-113",), card=card, side="heroes")
    elif kind == "standard" and g.scenario.abilities:
        learn(g, card, helpers)
    else:
        g.removed += (card,)
    free(g, place)


def coins_that_waited(g: RushOut) -> None:
    """A coin trial is won with its last die; if the round ends while it waits for hands, it is the heroes' (RO-113)."""
    for owed in g.owed:
        card = card_at(g, owed.place) if owed.what == "clap" and owed.place.startswith("t") else ""
        if card in g.catalog.trials and g.catalog.trials[card].kind == "coin":
            finish(g, owed.place)


def learn(g: RushOut, card: str, helpers: tuple[int, ...]) -> None:
    """A trial is one experience (RO-177); two heroes decide who takes it (RO-178, ruling 25)."""
    if len(helpers) > 1:
        g.owed += (Owed("learn", card, helpers, g.time + LEARN_TIME),)
    else:
        take_experience(g, card, helpers[0])


def take_experience(g: RushOut, card: str, seat: int) -> None:
    g.owed = tuple([owed for owed in g.owed if not (owed.what == "learn" and owed.place == card)])
    g.players[seat].learned += (card,)
    g.tell("log.experience", ("RO-177",), seat=seat, n=len(g.players[seat].learned))


def heal(g: RushOut, seat: int, helpers: tuple[int, ...] = ()) -> None:
    """The tile goes back to its healthy side (RO-158); dice that wait for hands stay there."""
    if not is_claimed(g, f"h{seat}"):
        clear(g, f"h{seat}")
    g.players[seat].wounded = False
    g.tell("log.healed", ("RO-158",), seat=seat, heroes=helpers)


# --- the wizard ------------------------------------------------------------------------------------


def wizard_completes(g: RushOut, place: str) -> None:
    """A spell, his part of a coin or conflict trial, or a scroll."""
    card = card_at(g, place)
    clear(g, place, "wizard")
    if place.startswith("t"):
        unclaim(g, place)
        clear(g, place, "heroes")
        if g.catalog.trials[card].kind == "coin":
            g.wizard_coins += (card,)
            g.tell("log.coin", ("RO-113",), card=card, side="wizard")
        else:
            g.removed += (card,)
            g.tell("log.conflict-won", ("RO-169", "RO-170"), card=card)
        free(g, place)
        return
    g.tell("log.spell-done", ("RO-62",), card=card, place=place)
    casting.cast(g, place, card)
