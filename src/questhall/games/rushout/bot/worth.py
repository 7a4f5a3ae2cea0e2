"""What completing a place is worth to the heroes; a plain trial is worth 1."""

from __future__ import annotations

from ..entities import DRAGON_PATH
from ..vocabulary import Spell
from .table import Sight

DRAGON = (0.0, 0.45, 1.2, 2.2)
"""Driving the dragon back, by where it stands."""
LAST_MOMENT = 5.0
"""What keeps the wizard from winning with his next spell."""
BLOCKED = 0.25
COIN = 1.25
CURSES = {"one_hand": 1.1, "clap": 0.5, "silence": 0.4}
SWIRL, BAN = 1.0, 0.4


def worth(sight: Sight, name: str) -> float:
    view = sight.view
    place = sight.places[name]
    if not place.heroes or place.claimed:
        return 0.0
    if sight.is_dragon(name):
        return dragon(sight)
    if name.startswith("h"):
        return healing(sight)
    if name.startswith("c:"):
        return CURSES[sight.catalog.spells[place.card].curse or "silence"]
    if name.startswith("w:"):
        few = 1.25 if len(view.players) == 3 else 1.0
        return few * (SWIRL if sight.catalog.spells[place.card].swirl else BAN)
    trial = sight.catalog.trials.get(place.card)
    value = 1.0
    if trial is not None and trial.kind == "conflict":
        value = 4 / view.lives
    elif trial is not None and trial.kind == "coin":
        value = COIN
    return value * BLOCKED if sight.under_dragon(name) else value


def open_spells(sight: Sight, kind: str) -> list[Spell]:
    found = [sight.catalog.spells[card] for card in sight.view.spells if card]
    return [spell for spell in found if spell.kind == kind]


def dragon_could_win(sight: Sight) -> bool:
    """One of the open spells would bring it to the stack."""
    return any(sight.view.dragon + spell.steps >= DRAGON_PATH for spell in open_spells(sight, "dragon"))


def dragon(sight: Sight) -> float:
    """More when the next spell may decide; and what it sits on comes free."""
    at = sight.view.dragon
    if not at:
        return 0.0
    if dragon_could_win(sight):
        return LAST_MOMENT
    below = f"t{at}"
    freed = 0.1 * len(sight.heroes_on(below)) + (0.8 if below in sight.places and not sight.free(below, True) else 0.0)
    return DRAGON[at] + freed


def healing(sight: Sight) -> float:
    """More the fewer souls are left for the next doom to take."""
    souls = sight.view.souls
    taken = 1 + sum(player.wounded for player in sight.view.players)
    if souls > taken:
        return 0.3 + 1.5 * taken / souls
    return LAST_MOMENT if any(spell.souls for spell in open_spells(sight, "doom")) else 2.0
