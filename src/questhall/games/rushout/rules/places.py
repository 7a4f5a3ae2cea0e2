"""Cards and tiles as places for dice: whose fields they have, and which die fits where (RO-28 to RO-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Refusal

from ..entities import DRAGON_TILE, HERO_TILES, SPELL_SLOTS, SWIRL, TRIAL_SLOTS, WIZARD, Die

if TYPE_CHECKING:
    from ..state import RushOut

Fields = tuple[str, ...]


def card_at(g: RushOut, place: str) -> str:
    """The card on a place; empty if it is a tile or nothing."""
    if place in TRIAL_SLOTS:
        return g.trials[TRIAL_SLOTS[place]]
    if place in SPELL_SLOTS:
        return g.spells[SPELL_SLOTS[place]]
    return place[2:] if place.startswith(("w:", "c:", "r:")) else ""


def spot(g: RushOut, place: str) -> str:
    """A place with the card that lies there now; the next card on it is another spot."""
    return f"{place}/{card_at(g, place)}"


def fields(g: RushOut, place: str, seat: int) -> Fields:
    """The fields that a seat could fill on a place; none if it has no business there."""
    if place == DRAGON_TILE:
        stars = g.catalog.dragon_tile[g.settings.heroes]
        return ("star",) * stars if seat and g.scenario.dragon else ()
    if place in HERO_TILES:
        tile = HERO_TILES[place]
        wounded = seat and tile < len(g.players) and (g.players[tile].wounded or is_claimed(g, place))
        return g.catalog.heroes[g.players[tile].character].wounded if wounded else ()
    card = card_at(g, place)
    if not card:
        return ()
    if place in TRIAL_SLOTS:
        if seat:
            return g.catalog.heroes_part(card)
        return g.catalog.trials[card].wizard if card in g.catalog.trials else ()
    if place in SPELL_SLOTS:
        return () if seat else g.catalog.spells[card].wizard
    if place.startswith("r:"):
        owned = not seat and card in g.wizard.items
        return g.catalog.scrolls[card].fields if owned else ()
    there = card in g.curses if place.startswith("c:") else any(card in h.weak for h in g.heroes)
    return g.catalog.spells[card].heroes if seat and there else ()


def on_side(g: RushOut, seat: int) -> list[str]:
    """All places of a side, those without fields too."""
    if seat:
        found = [*TRIAL_SLOTS, DRAGON_TILE, *[tile for tile, hero in HERO_TILES.items() if hero < len(g.players)]]
        found += [f"w:{card}" for h in g.heroes for card in h.weak]
        return found + [f"c:{card}" for card in g.curses]
    return [*SPELL_SLOTS, *TRIAL_SLOTS, *[f"r:{item}" for item in g.wizard.items]]


def filled(g: RushOut, place: str, seat: int) -> set[int]:
    """The fields of a side's part that hold a die."""
    return {die.field for number, die in g.on(place) if die.field >= 0 and bool(number // 10) == bool(seat)}


def is_full(g: RushOut, place: str, seat: int) -> bool:
    """Complete when every field holds a die (RO-7, RO-43, RO-62)."""
    wanted = fields(g, place, seat)
    return bool(wanted) and len(filled(g, place, seat)) == len(wanted)


def is_claimed(g: RushOut, place: str) -> bool:
    """A full card or tile whose dice only wait for a clap: nobody disturbs it any more (RO-48)."""
    return any(owed.what == "clap" and owed.place == place for owed in g.owed)


def is_conflict(g: RushOut, card: str) -> bool:
    return card in g.catalog.trials and g.catalog.trials[card].kind == "conflict"


def is_closed(g: RushOut, seat: int, place: str) -> bool:
    """The heroes have won it. A conflict stays when they have, and so does the wizard's part of it (RO-168)."""
    return is_claimed(g, place) and (seat != WIZARD or not is_conflict(g, card_at(g, place)))


def where(g: RushOut, seat: int) -> str:
    """The one place on which a seat has dice; a swirl does not count (RO-37, RO-60, RO-193, ruling 14)."""
    return next((die.place for _, die in g.own(seat) if die.place and die.field != SWIRL), "")


def heroes_on(g: RushOut, place: str) -> set[int]:
    return {number // 10 for number, die in g.on(place) if number >= 10 and die.field != SWIRL}


def banners(g: RushOut) -> set[str]:
    """What the wizard's stars may stand for: the banners on the six open cards (RO-55, RO-85)."""
    return {banner for card in (*g.trials, *g.spells) if card and (banner := g.catalog.banner(card))}


def star_is(g: RushOut, seat: int) -> set[str]:
    """The symbols that a star of this seat may stand for."""
    if seat == WIZARD:
        scrolls = {star for item in g.wizard.items if (star := g.catalog.scrolls[item].star)}
        return banners(g) | scrolls
    player = g.players[seat]
    return {g.catalog.heroes[player.character].star, *(g.catalog.equipment[item].star for item in player.items)}


def fits(g: RushOut, seat: int, face: str, symbol: str) -> bool:
    """A die fits if its face equals the symbol (RO-35, RO-54), a star if it may stand for it (RO-36, RO-55)."""
    if face == symbol:
        return True
    if face != "star" or symbol == "star":
        return False
    stars = star_is(g, seat)
    return symbol in stars or "any" in stars


def bans(g: RushOut, seat: int) -> set[str]:
    """Fields on which a weakened hero may lay nothing (RO-107, ruling 18)."""
    weak = [card for card in g.players[seat].weak if not is_claimed(g, f"w:{card}")]
    return {ban for card in weak if (ban := g.catalog.spells[card].ban)}


# --- may these dice lie there? ------------------------------------------------------------------


def why_not_there(g: RushOut, seat: int, place: str) -> Refusal | None:
    """About the place alone."""
    if not fields(g, place, seat):
        return Refusal("refusal.not-your-place", ("RO-76", "RO-112") if seat == WIZARD else ("RO-34",))
    if is_closed(g, seat, place):
        return Refusal("refusal.complete", ("RO-48",))
    at = where(g, seat)
    if at and at != place:
        return Refusal("refusal.elsewhere", ("RO-60",) if seat == WIZARD else ("RO-37", "RO-90"))
    if seat:
        others = heroes_on(g, place) - {seat}
        if len(others) > 1:
            return Refusal("refusal.two-colours", ("RO-38", "RO-89"))
    return None


def goes_there(g: RushOut, seat: int, die: Die, place: str) -> bool:
    """The dice of one roll go to one single card (RO-34, RO-53); a star of the Bard is not bound to it (RO-181)."""
    return die.inspired or g.players[seat].spot in ("", spot(g, place))


def why_not_die(g: RushOut, seat: int, number: int, die: Die | None, place: str, field: int) -> Refusal | None:
    """About one die and one field."""
    if die is None or number // 10 != seat:
        return Refusal("refusal.not-your-die", ("RO-34",))
    if die.place:
        return Refusal("refusal.die-placed", ("RO-33", "RO-52"))
    if not die.rolled:
        return Refusal("refusal.roll-first", ("RO-33",) if seat else ("RO-52",))
    if not goes_there(g, seat, die, place):
        return Refusal("refusal.one-card", ("RO-34",) if seat else ("RO-53",))
    wanted = fields(g, place, seat)
    if not 0 <= field < len(wanted):
        return Refusal("refusal.no-field", ("RO-34",))
    if field in filled(g, place, seat):
        return Refusal("refusal.field-taken", ("RO-35",))
    symbol = wanted[field]
    if not fits(g, seat, die.face, symbol):
        rules = ("RO-35", "RO-36") if seat else ("RO-54", "RO-55")
        return Refusal("refusal.does-not-fit", rules, {"face": die.face, "symbol": symbol})
    if seat and symbol in bans(g, seat):
        return Refusal("refusal.banned", ("RO-107",), {"symbol": symbol})
    return None


def why_not_place(g: RushOut, seat: int, place: str, dice: tuple[tuple[int, int], ...]) -> Refusal | None:
    """Any number of dice on one single place (RO-34, RO-53)."""
    if not dice:
        return Refusal("refusal.no-dice", ("RO-34",))
    refusal = why_not_there(g, seat, place)
    if refusal is not None:
        return refusal
    if seat and len(dice) > 1 and g.cursed("one_hand"):
        return Refusal("refusal.one-by-one", ("RO-142",))
    numbers, chosen = {n for n, _ in dice}, {f for _, f in dice}
    if len(numbers) < len(dice) or len(chosen) < len(dice):
        return Refusal("refusal.twice", ("RO-35",))
    for number, field in dice:
        refusal = why_not_die(g, seat, number, g.dice.get(number), place, field)
        if refusal is not None:
            return refusal
    return None


def placements(g: RushOut, seat: int) -> list[tuple[str, tuple[tuple[int, int], ...]]]:
    """For every place the most dice that fit there, and every single die."""
    loose = [(n, die) for n, die in g.own(seat) if die.rolled and not die.place]
    found: list[tuple[str, tuple[tuple[int, int], ...]]] = []
    if not loose:
        return found
    single = bool(seat) and g.cursed("one_hand")
    barred = bans(g, seat) if seat else set()
    at = where(g, seat)
    for place in [at] if at else on_side(g, seat):
        if why_not_there(g, seat, place) is not None:
            continue
        wanted = fields(g, place, seat)
        taken = filled(g, place, seat)
        free = [(f, symbol) for f, symbol in enumerate(wanted) if f not in taken and symbol not in barred]
        able = [(n, die) for n, die in loose if goes_there(g, seat, die, place)]
        pairs = [(n, f) for n, die in able for f, symbol in free if fits(g, seat, die.face, symbol)]
        best = matching(pairs)
        if len(best) > 1 and not single:
            found.append((place, best))
        once: set[tuple[int, str]] = set()
        for n, f in pairs:
            if (n, wanted[f]) not in once:
                once.add((n, wanted[f]))
                found.append((place, ((n, f),)))
    return found


def matching(pairs: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """As many dice as possible, each on a field of its own."""
    fields_of: dict[int, list[int]] = {}
    for n, f in pairs:
        fields_of.setdefault(n, []).append(f)
    taken: dict[int, int] = {}

    def seek(n: int, tried: set[int]) -> bool:
        for f in fields_of[n]:
            if f not in tried:
                tried.add(f)
                if f not in taken or seek(taken[f], tried):
                    taken[f] = n
                    return True
        return False

    for n in sorted(fields_of, key=lambda n: (len(fields_of[n]), n)):
        seek(n, set())
    return tuple(sorted((n, f) for f, n in taken.items()))
