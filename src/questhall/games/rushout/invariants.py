"""What is true of every Rush Out! table at every ask, whatever was played: for tests and for random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .entities import COLOURS, DICE, DRAGON_PATH, SLOTS, SWIRL, WIZARD, WIZARD_DICE
from .rules import places
from .state import RushOut


def broken(g: RushOut) -> list[str]:
    """Everything that is wrong with a table."""
    if not g.round:
        return []
    return [*_wrong_cards(g), *_wrong_dice(g), *_wrong_places(g), *_wrong_swirls(g), *_wrong_counts(g)]


# --- cards ------------------------------------------------------------------------------


def inventory(g: RushOut) -> Counter[str]:
    """Every trial and spell, wherever it lies: none comes, none goes (RO-3, RO-4)."""
    learning = [owed.place for owed in g.owed if owed.what == "learn"]
    held = [card for player in g.players for card in (*player.weak, *player.learned)]
    piles = (g.trials, g.spells, g.trial_stack, g.spell_stack, g.surplus, g.dropped, g.removed, g.curses,
             g.hero_coins, g.wizard_coins, learning, held)  # fmt: skip
    return Counter([card for pile in piles for card in pile if card])


def goods(g: RushOut) -> Counter[str]:
    """Equipment and scrolls, on the shelf or bought (RO-5)."""
    return Counter([*g.shelf, *(item for player in g.players for item in player.items)])


def _wrong_cards(g: RushOut) -> Iterator[str]:
    now = inventory(g)
    for card in (*g.catalog.trials, *g.catalog.spells):
        if now[card] != 1:
            yield f"{card} is there {now[card]} times"
    if "coin" in g.scenario.trials:
        printed = Counter({item.id: item.copies for item in g.catalog.equipment.values()})
        if goods(g) != printed + Counter([*g.catalog.scrolls]):
            yield f"the goods are {dict(goods(g))}"
    refilled = {place for place, _ in g.refills}
    for place in [f"{side}{n}" for side in "ts" for n in range(1, SLOTS + 1)]:
        if (places.card_at(g, place) == "") != (place in refilled):
            yield f"{place} is empty and is not refilled, or the other way round (RO-192)"
    won = g.how == "stack" and (g.trial_stack if g.round_winner == "heroes" else g.spell_stack) == ()
    if g.phase == "race" and not (g.trial_stack and g.spell_stack) and not won:
        yield "a stack is empty and nobody has won (RO-11)"


# --- dice -------------------------------------------------------------------------------


def _wrong_dice(g: RushOut) -> Iterator[str]:
    wanted = {10 * p.seat + i for p in g.players for i in range(DICE if p.seat else WIZARD_DICE)}
    if set(g.dice) != wanted:
        yield f"the dice are {sorted(g.dice)} (RO-1, RO-2)"
    colours = [hero.colour for hero in g.heroes]
    if len(set(colours)) < len(colours) or not set(colours) <= set(COLOURS):
        yield f"the colours are {colours} (RO-19)"
    for number, die in g.dice.items():
        if bool(die.place) == (die.field == -1):
            yield f"die {number} lies on {die.place!r}, field {die.field}"
        if die.place and die.rolled:
            yield f"die {number} lies on {die.place} and may be placed again (RO-33, RO-52)"


def _wrong_places(g: RushOut) -> Iterator[str]:
    taken: set[tuple[str, bool, int]] = set()
    for player in g.players:
        on = {die.place for _, die in g.own(player.seat) if die.place and die.field != SWIRL}
        if len(on) > 1:
            yield f"the dice of seat {player.seat} lie on {sorted(on)} (RO-37, RO-60, RO-193)"
        for number, die in g.own(player.seat):
            if not die.place or die.field == SWIRL:
                continue
            fields = places.fields(g, die.place, player.seat)
            at = (die.place, player.seat == WIZARD, die.field)
            if at in taken or die.field >= len(fields):
                yield f"die {number} lies on {die.place}, field {die.field}, of {fields}"
            elif die.face not in (fields[die.field], "star"):
                yield f"die {number} shows {die.face} on {fields[die.field]} (RO-35, RO-54)"
            taken.add(at)
    for place in places.on_side(g, 1):
        if len(places.heroes_on(g, place)) > 2:
            yield f"three colours lie on {place} (RO-38)"


def _wrong_swirls(g: RushOut) -> Iterator[str]:
    for hero in g.heroes:
        swirls = [card for card in hero.weak if g.catalog.spells[card].swirl]
        held = [die.place for _, die in g.own(hero.seat) if die.field == SWIRL]
        waits = sum(owed.what == "swirl" and hero.seat in owed.heroes for owed in g.owed)
        if len(held) + waits != bool(swirls):
            yield f"seat {hero.seat} has swirls {swirls}, {held} hold a die, {waits} wait (RO-104, RO-105)"
        if any(place[2:] not in swirls for place in held):
            yield f"a swirl that is gone holds a die of seat {hero.seat}"


# --- figures and markers ------------------------------------------------------------------


def _wrong_counts(g: RushOut) -> Iterator[str]:
    heroes = g.settings.heroes
    if not 0 <= g.dragon <= DRAGON_PATH or (g.dragon == DRAGON_PATH and g.how != "dragon" and g.phase == "race"):
        yield f"the dragon stands at {g.dragon} (RO-86, RO-93)"
    if not 0 <= g.souls <= g.catalog.souls[heroes] or not 0 <= g.lives <= g.catalog.lives[heroes]:
        yield f"{g.souls} souls, {g.lives} lives (RO-148, RO-163)"
    if len(g.trophies) > 3 or max(g.trophies.count("heroes"), g.trophies.count("wizard")) > 2:
        yield f"the trophies are {g.trophies} (RO-190)"
    for hero in g.heroes:
        if hero.learned and not g.scenario.abilities:
            yield f"seat {hero.seat} has experience (RO-176)"
    for owed in g.owed:
        if owed.what == "clap" and not (places.is_full(g, owed.place, 1) and g.cursed("clap")):
            yield f"{owed.place} waits for hands without need (RO-143)"
