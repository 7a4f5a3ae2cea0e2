"""What a seat may know of the table: nearly everything but the stacks (RO-9, RO-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from .entities import VETO_TIME, Aim, Die, Owed, Said, Wish
from .rules import market, places

if TYPE_CHECKING:
    from .state import RushOut

STEPS = 4
"""A stack looks thick, less thick, thin or nearly gone; its cards are not counted (RO-10, ruling 8)."""


class PlayerView(Struct, frozen=True):
    seat: int
    busy: int
    """Until then the dice roll."""
    spot: str
    """Where dice of the last roll were placed: the place and its card, with a stroke between them."""
    character: str
    colour: str
    wounded: bool
    weak: tuple[str, ...]
    items: tuple[str, ...]
    experience: int


class PlaceView(Struct, frozen=True):
    """A card or tile on which dice may lie, with the fields of either side."""

    place: str
    card: str
    heroes: tuple[str, ...]
    wizard: tuple[str, ...]
    claimed: bool
    """Full: it only waits for the hands (RO-143)."""


class Caught(Struct, frozen=True):
    """The wizard says that a curse was forgotten (RO-146)."""

    until: int
    """Until then the heroes may object."""
    vetoes: tuple[int, ...]


class View(Struct, frozen=True):
    """The table as one seat sees it (None: a spectator)."""

    seat: int | None
    scenario: str
    phase: str
    round: int
    time: int
    began: int
    roll_time: int
    honour: bool
    """The wizard may say that a curse was forgotten (RO-146)."""
    players: tuple[PlayerView, ...]
    dice: dict[int, Die]
    trials: tuple[str, ...]
    spells: tuple[str, ...]
    places: tuple[PlaceView, ...]
    trial_stack: int
    """How thick it looks, 0 to 4."""
    spell_stack: int
    next_trial: str
    """A summoned card on top of the stack shows its back (ruling 13)."""
    curses: tuple[str, ...]
    banners: tuple[str, ...]
    dragon: int
    dragon_tile: int
    souls: int
    lives: int
    hero_coins: int
    wizard_coins: int
    shelf: tuple[str, ...]
    trophies: tuple[str, ...]
    aim: Aim | None
    owed: tuple[Owed, ...]
    pausing: tuple[int, ...]
    paused: bool
    spoken: tuple[Said, ...]
    """The last quick phrase of each seat in this round, and when."""
    caught: Caught | None
    closes: int
    """When the market closes; 0 while there is none."""
    wish: Wish | None
    asked: tuple[int, ...]
    round_winner: str
    how: str
    winner: str


def view(g: RushOut, seat: int | None) -> View:
    top = g.trial_stack[-1] if g.trial_stack else ""
    return View(
        seat=seat,
        scenario=g.settings.scenario,
        phase=g.phase,
        round=g.round,
        time=g.time,
        began=g.began,
        roll_time=g.settings.roll_time,
        honour=g.settings.honour,
        players=tuple(
            [
                PlayerView(p.seat, p.busy, p.spot, p.character, p.colour, p.wounded, p.weak, p.items, len(p.learned))
                for p in g.players
            ]
        ),
        dice=g.dice.copy(),
        trials=g.trials,
        spells=g.spells,
        places=place_views(g),
        trial_stack=thickness(len(g.trial_stack), g.trial_size),
        spell_stack=thickness(len(g.spell_stack), g.spell_size),
        next_trial=top if top in g.catalog.spells else "",
        curses=g.curses,
        banners=tuple(sorted(places.banners(g))),
        dragon=g.dragon,
        dragon_tile=g.catalog.dragon_tile[g.settings.heroes] if g.scenario.dragon else 0,
        souls=g.souls,
        lives=g.lives,
        hero_coins=market.coins(g, "heroes"),
        wizard_coins=market.coins(g, "wizard"),
        shelf=g.shelf,
        trophies=g.trophies,
        aim=g.aim,
        owed=g.owed,
        pausing=g.pausing,
        paused=g.paused_at >= 0,
        spoken=g.spoken,
        caught=Caught(g.caught + VETO_TIME, g.vetoes) if g.pending else None,
        closes=g.closes if g.phase == "market" else 0,
        wish=g.wish,
        asked=tuple([a.seat for a in g.asks]),
        round_winner=g.round_winner,
        how=g.how,
        winner=g.winner,
    )


def beside(seat: int | None, other: View) -> View:
    """What a seat sees where another's view is at hand: nothing is hidden from anybody that somebody sees."""
    return replace(other, seat=seat)


def place_views(g: RushOut) -> tuple[PlaceView, ...]:
    """Dice come and go on them all the time; they themselves seldom change."""
    if not g.dice:
        return ()
    heroes = tuple([(hero.character, hero.wounded, hero.weak) for hero in g.heroes])
    claps = tuple([owed.place for owed in g.owed if owed.what == "clap"])
    depends = g.trials, g.spells, g.curses, g.wizard.items, heroes, claps
    if g.laid_out[0] != depends:
        g.laid_out = depends, _place_views(g)
    seen: tuple[PlaceView, ...] = g.laid_out[1]
    return seen


def _place_views(g: RushOut) -> tuple[PlaceView, ...]:
    found: list[PlaceView] = []
    for place in dict.fromkeys([*places.on_side(g, 1), *places.on_side(g, 0)]):
        heroes, wizard = places.fields(g, place, 1), places.fields(g, place, 0)
        if heroes or wizard:
            claimed = places.is_claimed(g, place)
            found.append(PlaceView(place, places.card_at(g, place), heroes, wizard, claimed))
    return tuple(found)


def thickness(cards: int, size: int) -> int:
    return -(-STEPS * min(cards, size) // size) if size else 0
